"""Opponents in a process of their own: the same answers, cancelled at once, never missed."""

import os
import time
from collections.abc import Callable, Iterator
from typing import TypeVar

import pytest

from newangeles_gui import paths
from newangeles_gui.engine.conformance import Dice
from newangeles_gui.engine.decisions import Choice, Decision
from newangeles_gui.minds.agent import Task, dice, heard
from newangeles_gui.session.thinker import Thinker, think
from newangeles_gui.titles.new_angeles.minds.bargaining.proposals import MOMENTS
from newangeles_gui.titles.new_angeles.minds.quick.policy import QuickAgent
from newangeles_gui.titles.new_angeles.minds.registry import SILENT, make_agent
from newangeles_gui.titles.new_angeles.minds.search import AT_THE_TABLE, SearchAgent
from newangeles_gui.titles.new_angeles.minds.tasks import Agents, Result, TaskKind
from newangeles_gui.titles.new_angeles.rules.conformity import sound_trade
from newangeles_gui.titles.new_angeles.rules.game import Box
from newangeles_gui.titles.new_angeles.rules.views import SPECTATOR, View
from newangeles_gui.titles.new_angeles.tellings import TELLINGS
from tests.session.games import played, some_choice

T = TypeVar("T")
WAIT = 60.0  # seconds; a busy machine takes its time
AT_ONCE = 0.2
SEARCHING = "director"


@pytest.fixture
def thinker(box: Box) -> Iterator[Thinker]:
    one = Thinker(box, paths.data_folder())
    yield one
    one.close()


def question(box: Box, seed: str, choices: int) -> tuple[View, Decision]:
    match = played(box, 5, seed, choices)
    assert match.pending is not None
    return match.view(match.pending.seat), match.pending


def patiently(ask: Callable[[float], T | None]) -> T:
    until = time.monotonic() + WAIT
    while time.monotonic() < until:
        found = ask(0.05)
        if found is not None:
            return found
    raise AssertionError("no answer")


def wait(thinker: Thinker) -> Choice:
    return patiently(thinker.answer)


def gone(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return True
    return False


def worker(thinker: Thinker) -> int:
    process = thinker._process
    assert process is not None and process.pid is not None
    return process.pid


def test_the_answers_are_those_of_this_process(box: Box, thinker: Thinker) -> None:
    for choices in (0, 3, 20, 45, 80, 130):
        view, decision = question(box, f"same {choices}", choices)
        for seed in (1, 2):
            thinker.ask("greedy", view, decision, seed)
            assert thinker.thinking
            assert wait(thinker) == think(box, "greedy", view, decision, seed)
            assert not thinker.thinking
    assert thinker.fallbacks == 0


def test_nobody_waits(box: Box, thinker: Thinker) -> None:
    view, decision = question(box, "wait", 30)
    assert thinker.answer() is None
    thinker.ask("greedy", view, decision, 1)
    started = time.monotonic()
    thinker.answer()
    assert time.monotonic() - started < AT_ONCE
    with pytest.raises(RuntimeError):
        thinker.ask("greedy", view, decision, 1)


def test_cancelling_is_at_once_and_leaves_nothing(box: Box, thinker: Thinker) -> None:
    view, decision = question(box, "cancel", 30)
    thinker.ask("greedy", view, decision, 1)
    wait(thinker)  # the worker runs
    times = []
    for seed in range(3):
        thinker.ask("greedy", view, decision, seed)
        process = worker(thinker)
        started = time.monotonic()
        thinker.cancel()
        times.append(time.monotonic() - started)
        assert gone(process) and not thinker.thinking
        assert thinker.answer(0.1) is None, "an answer to a question that was cancelled"
    assert min(times) < AT_ONCE
    thinker.ask("greedy", view, decision, 7)
    assert wait(thinker) == think(box, "greedy", view, decision, 7)


def test_a_killed_worker_is_replaced(box: Box, thinker: Thinker) -> None:
    view, decision = question(box, "killed", 30)
    expected = think(box, "greedy", view, decision, 5)
    thinker.ask("greedy", view, decision, 5)
    first = worker(thinker)
    os.kill(first, 9)
    assert wait(thinker) == expected
    assert thinker.fallbacks in (0, 1)
    os.kill(worker(thinker), 9) if thinker._process else None
    thinker.ask("greedy", view, decision, 5)
    assert wait(thinker) == expected


def test_workers_that_always_die_are_done_without(box: Box, thinker: Thinker) -> None:
    view, decision = question(box, "always", 30)
    thinker.ask("greedy", view, decision, 5)
    for _ in range(2):
        os.kill(worker(thinker), 9)
        time.sleep(0.1)
        answer = thinker.answer(5.0)
    assert answer == think(box, "greedy", view, decision, 5)
    assert thinker.fallbacks == 1


def test_a_machine_without_new_processes(box: Box, thinker: Thinker, monkeypatch) -> None:
    monkeypatch.setattr(Thinker, "_start", no_process)
    view, decision = question(box, "none", 30)
    thinker.ask("greedy", view, decision, 9)
    assert wait(thinker) == think(box, "greedy", view, decision, 9)
    assert thinker.fallbacks == 1


def test_closing_leaves_no_process(box: Box) -> None:
    thinker = Thinker(box, paths.data_folder())
    view, decision = question(box, "close", 30)
    for asked in (False, True):
        thinker.ask("greedy", view, decision, 1)
        if not asked:
            wait(thinker)
        process = worker(thinker)
        thinker.close()
        thinker.close()
        assert gone(process)


def searched(box: Box, seed: str, choices: int) -> Task:
    """The next question for which worlds are dealt from a belief and played on."""
    match, dice = played(box, 5, seed, choices), Dice(seed)
    while (pending := match.pending) is None or not is_searched(pending):
        match.apply(some_choice(match, dice))
    public = heard(match.log, pending.seat, TELLINGS)
    return Task("choose", SEARCHING, match.view(pending.seat), pending, choices, "", public)


def is_searched(decision: Decision) -> bool:
    return AT_THE_TABLE.get(decision.kind) == 1.0 and len(decision.options) > 1


def test_a_level_that_searches_answers_the_same_here_and_there(box: Box, thinker: Thinker) -> None:
    for choices in (25, 60):
        task = searched(box, f"search {choices}", choices)
        thinker.begin(task)
        assert wait(thinker) == Agents(box).perform(task)
    assert thinker.fallbacks == 0


def test_without_workers_rules_of_thumb_answer_for_those_who_think_long(
    box: Box, thinker: Thinker, monkeypatch, caplog
) -> None:
    """What a chair would search for takes seconds, in which the screen would stand still."""

    monkeypatch.setattr(Thinker, "_start", no_process)
    view, decision = question(box, "rules", 30)
    thinker.ask("chair", view, decision, 9)
    started = time.process_time()
    assert wait(thinker) == QuickAgent(box).choose(view, decision, dice(9))
    assert time.process_time() - started < AT_ONCE
    assert [record.message for record in caplog.records] == [
        "no worker could choose for chair (no more processes): rules of thumb answer"
    ]


def test_without_workers_a_level_has_the_same_opinion_on_trades(
    box: Box, thinker: Thinker, monkeypatch, caplog
) -> None:
    """Or a yes would be refused as soon as there is a worker again."""
    tasks = list(opinions(box))
    expected = [Agents(box).perform(task) for task in tasks]
    for refused in (False, True):
        if refused:
            thinker.close()
            monkeypatch.setattr(Thinker, "_start", no_process)
        for task, one in zip(tasks, expected, strict=True):
            thinker.begin(task)
            assert result(thinker) == one, task.about
    assert thinker.fallbacks == len(tasks) == len(caplog.records)
    assert "(no more processes): it is answered here" in caplog.records[0].message


def opinions(box: Box) -> Iterator[Task]:
    """What opponents who think long are asked about trades."""
    for choices in range(30, 130, 10):
        match = played(box, 5, f"opinions {choices}", choices)
        level = ("director", "chair")[choices // 10 % 2]
        trade = sound_trade(match.game, Dice(choices))
        view = match.view(match.game.seat_of(trade.taker))
        public = heard(match.log, SPECTATOR, TELLINGS)
        kinds: tuple[TaskKind, ...] = ("rate", "answer", "improve")
        for kind in kinds:
            more = frozenset[str]() if kind == "improve" else 0
            yield Task(kind, level, view, trade, more, "", public)
        for moment in MOMENTS:
            yield Task("propose", level, view, moment, 0, "", public)
        yield Task("rally", level, view, "", 0, "", public)


def no_process(self: Thinker) -> None:
    raise OSError("no more processes")


def result(thinker: Thinker) -> Result:
    return patiently(thinker.result)


def test_how_a_worker_has_died_is_noted(box: Box, thinker: Thinker, caplog) -> None:
    view, decision = question(box, "noted", 30)
    thinker.ask("greedy", view, decision, 5)
    os.kill(worker(thinker), 9)
    wait(thinker)
    assert "a worker that thinks for opponents has died: exit status -9" in caplog.text


def test_how_many_workers_there_are_changes_no_answer(box: Box, thinker: Thinker) -> None:
    """The same seed and number of playouts; each worker has its own order of sets, and a past."""
    questions = [searched(box, f"workers {choices}", choices) for choices in (5, 25, 60, 100)]
    alone = []
    for task in questions:
        thinker.begin(task)
        alone.append(wait(thinker))
    others = [Thinker(box, paths.data_folder()) for _ in range(2)]
    try:
        found: dict[int, Choice] = {}
        for first in (2, 0):  # two at a time, in another order than before
            for place, other in enumerate(others):
                other.begin(questions[first + place])
            found |= {first + place: wait(other) for place, other in enumerate(others)}
    finally:
        for other in others:
            other.close()
    assert [found[place] for place in range(len(questions))] == alone
    silent = make_agent(SEARCHING + SILENT, box)
    assert isinstance(silent, SearchAgent)
    for task in questions:
        assert isinstance(task.about, Decision)
        worths = silent.worths(task.view, task.about, dice(1), task.history)
        assert len(worths) > 1, "this was not searched for"
