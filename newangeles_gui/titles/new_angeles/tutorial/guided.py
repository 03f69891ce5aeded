"""The game that the tutorial plays: what lies where, what the others do in its first round.

Nothing of that has to happen: everything is an ordinary choice or trade, and as soon as the person
does something else whoever has no fitting line left thinks for itself.
"""

from __future__ import annotations

import os
import time
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import count
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from newangeles_gui.engine import Choice, Decision, Start
from newangeles_gui.session import Agreements, Match, Plan, Seat

from ..minds.bargaining import DEBTS, side_of
from ..rules import (
    ABSTAIN,
    COUNTER,
    DONE,
    MAIN,
    OPEN,
    PASS,
    TRADE,
    Goods,
    Now,
    Promise,
    Trade,
    begin,
    view,
)
from .coach import ASKED, HOLDING, LESSONS, OFFERED, TOLD

if TYPE_CHECKING:
    from collections.abc import Sequence

    from newangeles_gui.engine import Event
    from newangeles_gui.minds import Task

    from ..minds.tasks import Result
    from ..rules import Box, Game, View
    from .coach import Lesson


PERSON: Final = "globalsec"
SELLER: Final = "jinteki"  # sells its support, buys the person's, and keeps its word
HOPEFUL: Final = "nbn"
LAST: Final = "weyland"
CORPORATIONS: Final = (PERSON, SELLER, HOPEFUL, LAST)
SETUP: Final = "shift_change"

# What lies on top. All opponents draw labor where they may choose, so that only the person takes
# from a deck that is somebody else's; each deck has enough of a kind for that.
STACKED: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        "security": ("arrest_orders", "full_deployment", "arrest_orders", "riot_control"),
        "biotech": ("clinical_trials", "clean_slate", "clinical_trials", "clinical_trials"),
        "media": ("media_circus", "spin_doctors", "media_circus", "spin_doctors", "live_feeds"),
        # Nothing that mends an outage: then the event is sure to raise threat.
        "construction": (
            "ark_construction", "vanity_project", "ark_construction", "vanity_project",
            "ark_construction", "vanity_project", "ark_construction",
        ),
        "labor": ("efficiency_experts",) * 4,
        # The highest space of the turn track is filled last.
        "assets": ("coach_walden", "gurren_imaishi", "fumiko_yamamori", "mr_white"),
        "investments": ("militarized_police", "entertainment_sector"),
        "events": ("rolling_outages",),
        "demands": ("refugee_influx",),
    }
)  # fmt: skip

TRAIL: Final = "trail"  # support the counteroffer, but not so that it wins
WORD: Final = "word"  # support whom one has promised to


@dataclass(slots=True, frozen=True)
class ScriptLine:
    """What somebody answers in a turn: the first of these that is possible.

    With `against` only if that player's counteroffer lies on the table.
    """

    turn: int
    who: str
    kind: str
    answers: tuple[str, ...]
    against: str = ""


LABOR: Final = ("labor",)
CALMING: Final = ("media_circus", "spin_doctors", "live_feeds")
HEALING: Final = ("clinical_trials", "clean_slate")
BUILDING: Final = ("ark_construction", "vanity_project")
LINES: Final = (
    *(ScriptLine(0, who, "draw", LABOR) for who in (SELLER, HOPEFUL, LAST)),
    # The person's own turn: one supporter can be bought, and that decides it.
    ScriptLine(1, SELLER, "counter", (PASS,)),
    ScriptLine(1, HOPEFUL, "counter", CALMING),
    ScriptLine(1, LAST, "counter", (PASS,)),
    ScriptLine(1, SELLER, "support", (ABSTAIN,)),
    ScriptLine(1, LAST, "support", (TRAIL,), against=HOPEFUL),
    # The second one: the person's support is bought, for capital and a promise.
    ScriptLine(2, SELLER, "draw", LABOR),
    ScriptLine(2, SELLER, "main_offer", HEALING),
    ScriptLine(2, HOPEFUL, "counter", (PASS,)),
    ScriptLine(2, LAST, "counter", BUILDING),
    ScriptLine(2, HOPEFUL, "support", (COUNTER,), against=LAST),
    # The third one: the promise is kept, if the person makes an offer.
    ScriptLine(3, HOPEFUL, "draw", LABOR),
    ScriptLine(3, HOPEFUL, "main_offer", CALMING),
    ScriptLine(3, LAST, "counter", BUILDING),
    ScriptLine(3, SELLER, "counter", (PASS,)),
    ScriptLine(3, LAST, "support", (ABSTAIN,), against=PERSON),
    ScriptLine(3, SELLER, "support", (WORD,)),
    ScriptLine(4, LAST, "draw", LABOR),
    ScriptLine(4, LAST, "main_offer", BUILDING),
    ScriptLine(4, SELLER, "counter", (PASS,)),
    ScriptLine(4, HOPEFUL, "counter", (PASS,)),
)
SCRIPTED_TURNS: Final = 4
BOUGHT_IN: Final = 2  # the turn in which the person's support is bought
PRICE: Final = 2
BRIBE: Final = 2  # what the person is shown to pay for support in the first turn


class Script:
    """The prompter of the guided game."""

    def line(self, task: Task) -> Result | None:
        """What comes of a task by the script; None if that is left to who is asked."""
        view = task.view
        if view.turns_taken > SCRIPTED_TURNS or view.round_place:
            return None
        if isinstance(task.about, Decision) and task.kind == "choose":
            return answer(view, task.about)
        if task.kind == "rally":
            return []
        if task.kind == "propose" and task.about != DEBTS:
            return proposals(view)
        return None


def answer(view: View, decision: Decision) -> Choice | None:
    """What is answered by the script, if it is possible."""
    if decision.kind == "lay":  # never more than what was agreed
        return _first(view, decision, (DONE,))
    line = line_of(view, decision)
    return None if line is None else _first(view, decision, line.answers)


def line_of(view: View, decision: Decision) -> ScriptLine | None:
    """The line that is about a question."""
    asked = (view.turns_taken, view.corporations[decision.seat], decision.kind)
    countering = view.deal.counter_by if view.deal is not None else -1
    fitting = (
        line
        for line in LINES
        if (line.turn, line.who, line.kind) == asked
        and line.against in ("", _name(view, countering))
    )
    return next(fitting, None)


def _name(view: View, seat: int) -> str:
    return view.corporations[seat] if seat >= 0 else ""


def _first(view: View, decision: Decision, answers: tuple[str, ...]) -> Choice | None:
    meant = {TRAIL: _trailing(view), WORD: _promised(view)}
    options = (meant.get(one, one) for one in answers)
    found = next((one for one in options if one in decision.options), None)
    return None if found is None else Choice(decision.kind, found)


def _trailing(view: View) -> str:
    """54.5: ties go to the main offer, so one card for the other side makes it a close thing."""
    deal = view.deal
    behind = deal is not None and deal.votes(MAIN) > deal.votes(COUNTER)
    return COUNTER if behind else ABSTAIN


def _promised(view: View) -> str:
    """The offer of somebody to whom support was promised; empty if nothing was."""
    me = view.corporations[view.seat]
    seats = [
        view.corporations.index(one.to)
        for one in view.promises
        if (one.by, one.kind, one.fate) == (me, "support", OPEN)
    ]
    return next((side for seat in seats if (side := side_of(view, seat))), "")


def proposals(view: View) -> list[Trade]:
    """What somebody offers: in the first round only what the lesson is about."""
    deal, pending = view.deal, view.pending
    me = view.corporations[view.seat]
    if deal is None or pending is None or view.turns_taken != BOUGHT_IN or me != SELLER:
        return []
    asked = (view.corporations[pending.seat], pending.kind)
    if asked != (PERSON, "support") or side_of(view, view.seat) != MAIN or not deal.counter:
        return []
    return [purchase(PRICE if view.capital[view.seat] >= PRICE else 0)]


def purchase(price: int) -> Trade:
    """The person's vote for capital, and for support in return: the promise that is kept."""
    word = Promise(SELLER, PERSON, "support", 1, "", "round")
    vote = Now(PERSON, Choice("support", MAIN), 1)
    return Trade(SELLER, PERSON, Goods(price), Goods(), vote, (word,))


def bribe(view: View) -> Trade | None:
    """What the person can offer whoever is about to support, in a first attempt."""
    pending, side = view.pending, side_of(view, view.seat)
    if pending is None or pending.kind != "support" or pending.seat == view.seat or not side:
        return None
    me, other = view.corporations[view.seat], view.corporations[pending.seat]
    vote = Now(other, Choice("support", side), 1)
    return Trade(me, other, Goods(min(BRIBE, view.capital[view.seat])), Goods(), vote)


def lessons_said(match: Match) -> set[str]:
    """The lessons whose moment has come before what is asked now.

    Nothing if the choices do not lead there any more: then it is said once again.
    """
    if match.record.unproved:
        return set()
    game = begin(match.game.box, match.plan.start)
    found = _told(game, game.events)
    for text in match.record.choices:
        choice = Choice.parse(text)
        found |= {lesson.name for lesson in _before(game, choice)}
        found |= _told(game, game.apply(choice))
    return found


def _before(game: Game, choice: Choice) -> Iterator[Lesson]:
    """What was said before a choice of the person, or of somebody who waits for an offer."""
    pending, seen = game.pending, view(game, 0)
    assert pending is not None
    when, kind = (ASKED, pending.kind) if pending.seat == 0 else (HOLDING, HOLDING)
    if choice.kind == TRADE:
        trade = Trade.parse(choice.option, game)
        if trade.giver == game.name(0):
            return
        when = kind = OFFERED
    elif pending.seat and not _bids(game):
        return
    yield from (one for one in LESSONS if one.is_about(when, kind, seen))


def _bids(game: Game) -> bool:
    """Whether somebody supports while the person has an offer on the table."""
    deal, pending = game.state.deal, game.pending
    supporting = pending is not None and pending.kind == "support"
    return supporting and deal is not None and 0 in (deal.main_by, deal.counter_by)


def _told(game: Game, events: Sequence[Event]) -> set[str]:
    seen = view(game, 0)
    facts = [(one.kind, one.facts(0)) for one in events]
    return {
        lesson.name
        for kind, known in facts
        for lesson in LESSONS
        if lesson.is_about(TOLD, kind, seen) and lesson.fits(known, game.name(0))
    }


LEVEL: Final = "manager"  # they bargain, and make mistakes
# The person's rival makes the first counteroffer, and who sells its support has another one.
RIVALS: Final = MappingProxyType({PERSON: HOPEFUL, SELLER: LAST})


def guided_match(box: Box, player: str) -> Match:
    """The guided game at its first question: by the first seed whose rivals fit the script."""
    fitting = (start for seed in count() if _fits(start := _start(seed), box))
    seats = [Seat(player), *(Seat(one, "opponent", LEVEL) for one in CORPORATIONS[1:])]
    return Match.begin(box, Plan(next(fitting), seats, Agreements()), _identity())


def _start(seed: int) -> Start:
    stacked = {deck: list(cards) for deck, cards in STACKED.items()}
    return Start(list(CORPORATIONS), str(seed), {"setup": SETUP, "first": PERSON}, stacked)


def _fits(start: Start, box: Box) -> bool:
    """Whether the rivals are right, which nothing in the first draws can change."""
    game = begin(box, start)
    while game.state.phase == "setup" and (pending := game.pending) is not None:
        game.apply(Choice(pending.kind, pending.options[0]))
    held = dict(zip(game.state.corporations, game.state.rivals, strict=True))
    return all(held[one] == rival for one, rival in RIVALS.items())


def _identity() -> str:
    return time.strftime("tutorial-%Y%m%d-%H%M%S-") + os.urandom(2).hex()
