"""A visit to the coach: in the worker, cancelled at once, and by rule where there is no worker."""

import os
import time
from collections.abc import Iterator
from dataclasses import replace

import pytest

from newangeles_gui import paths
from newangeles_gui.minds.agent import Task, dice, heard
from newangeles_gui.session.match import Match
from newangeles_gui.session.thinker import Thinker
from newangeles_gui.titles.new_angeles.minds.bargaining.answers import Rating
from newangeles_gui.titles.new_angeles.minds.coach.coach import LEVEL, QUICK, make_coach
from newangeles_gui.titles.new_angeles.minds.search import Skills
from newangeles_gui.titles.new_angeles.rules.game import Box
from newangeles_gui.titles.new_angeles.rules.trade import Goods, Trade
from newangeles_gui.titles.new_angeles.rules.views import SPECTATOR
from newangeles_gui.titles.new_angeles.talk.bargaining import Coaching
from newangeles_gui.titles.new_angeles.talk.talking import OnTheSpot
from newangeles_gui.titles.new_angeles.tellings import TELLINGS
from tests.session.games import played

WAIT = 60.0  # seconds; a busy machine takes its time
AT_ONCE = 0.2
SOON = 0.02


@pytest.fixture
def thinker(box: Box) -> Iterator[Thinker]:
    one = Thinker(box, paths.data_folder())
    yield one
    one.close()


def a_match(box: Box) -> Match:
    """A game that waits at a question with something to choose."""
    match = played(box, 5, "coach", 30)
    assert match.pending is not None and len(match.pending.options) > 2
    return match


def visit(match: Match, performer: Thinker | OnTheSpot, trade: Trade | None = None) -> Coaching:
    assert match.pending is not None
    return Coaching(match, performer, match.pending.seat, match.pending, trade)


def finish(coaching: Coaching) -> None:
    until = time.monotonic() + WAIT
    while coaching.waiting:
        assert time.monotonic() < until, "no advice"
        coaching.update()
        time.sleep(SOON)


def worker(thinker: Thinker) -> int:
    process = thinker._process
    assert process is not None and process.pid is not None
    return process.pid


def test_the_worker_says_what_would_be_said_here(box: Box, thinker: Thinker) -> None:
    match = a_match(box)
    there, here = visit(match, thinker), visit(match, OnTheSpot(box))
    finish(there)
    finish(here)
    assert there.advice is not None
    assert there.advice == here.advice
    assert there.advice.played
    assert thinker.fallbacks == 0


def test_an_update_never_waits(box: Box, thinker: Thinker) -> None:
    match = a_match(box)
    coaching = visit(match, thinker)
    longest = 0.0
    coaching.update()  # a process is started
    until = time.monotonic() + WAIT
    while coaching.waiting and time.monotonic() < until:
        started = time.process_time()
        coaching.update()
        longest = max(longest, time.process_time() - started)
        time.sleep(SOON)
    assert coaching.advice is not None
    assert longest < 0.05


def test_a_worker_that_always_dies_leaves_rules_of_thumb(box: Box, thinker: Thinker) -> None:
    match = a_match(box)
    coaching = visit(match, thinker)
    coaching.update()
    for _ in range(2):
        os.kill(worker(thinker), 9)
        time.sleep(0.1)
        coaching.update()
    finish(coaching)
    decision = match.pending
    assert decision is not None and coaching.advice is not None
    assert not coaching.advice.played
    assert thinker.fallbacks == 1
    seen = match.view(decision.seat)
    history = heard(match.log, decision.seat, TELLINGS)
    by_rule = make_coach(QUICK, Skills(box)).advise(seen, decision, dice(1), history)
    assert [one.option for one in coaching.advice.counsels] == [
        one.option for one in by_rule.counsels
    ]


def test_cancelling_is_at_once_and_leaves_nothing(box: Box, thinker: Thinker) -> None:
    match = a_match(box)
    coaching = visit(match, thinker)
    coaching.update()
    assert thinker.thinking
    started = time.process_time()
    coaching.cancel()
    coaching.cancel()
    assert time.process_time() - started < AT_ONCE
    assert not thinker.thinking
    again = visit(match, thinker)
    finish(again)
    assert again.advice is not None


def test_somebody_else_who_thinks_comes_first(box: Box) -> None:
    match = a_match(box)
    decision = match.pending
    assert decision is not None
    here = OnTheSpot(box)
    here.begin(Task("choose", "intern", match.view(decision.seat), decision, 1))
    coaching = visit(match, here)
    assert coaching.blocked
    assert not coaching.update()
    assert here.thinking, "the question of somebody else was taken away"
    here.result()
    assert not coaching.blocked
    finish(coaching)
    assert coaching.advice is not None


def test_an_offer_is_rated_by_the_same_meter(box: Box) -> None:
    match = a_match(box)
    assert match.pending is not None
    me = match.game.name(match.pending.seat)
    other = next(one for one in match.game.state.corporations if one != me)
    trade = Trade(other, me, Goods(2))
    coaching = visit(match, OnTheSpot(box), trade)
    finish(coaching)
    assert isinstance(coaching.rating, Rating)
    seen, public = match.view(match.pending.seat), heard(match.log, SPECTATOR, TELLINGS)
    task = Task("rate", LEVEL, seen, trade, history=public)
    assert coaching.rating == OnTheSpot(box).agents.perform(task)
    assert coaching.advice is not None


def test_the_chance_of_the_game_has_no_part_in_it(box: Box) -> None:
    match = a_match(box)
    first = visit(match, OnTheSpot(box))
    finish(first)
    plan = replace(match.plan, start=replace(match.plan.start, seed="another"))
    other = Match(plan, match.game, match.record)
    other.log = match.log
    second = visit(other, OnTheSpot(box))
    finish(second)
    assert first.advice == second.advice
