"""Looking at a game again, from its save: step by step, verified, or on from any point."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from newangeles_gui.engine import Choice, Decision, Event

from .loading import replay, state_hash
from .match import Match
from .plan import BRANCHED, Plan, Record

if TYPE_CHECKING:
    from newangeles_gui.titles.rules import AnyBox


@dataclass(slots=True)
class ReplayMoment:
    """One choice of a replay, with what followed."""

    number: int
    decision: Decision | None
    choice: str
    events: list[Event]
    fingerprint: str


def moments(box: AnyBox, plan: Plan, choices: list[str]) -> Iterator[ReplayMoment]:
    """Every choice again from the start; IllegalChoice where the game does not follow."""
    game = box.title.rules.begin(box, plan.start)
    yield ReplayMoment(0, None, "", game.events, state_hash(game))
    for number, text in enumerate(choices, 1):
        decision = game.pending
        events = game.apply(Choice.parse(text))
        yield ReplayMoment(number, decision, text, events, state_hash(game))


def branch(box: AnyBox, match: Match, at: int, identity: str) -> Match:
    """A new match that goes on from any point of another one ("what if"); or IllegalChoice."""
    choices = match.record.choices[:at]
    log: list[Event] = []
    game = replay(box, match.plan, choices, log=log)
    new = Match(match.plan, game, Record(choices), identity)
    new.record.mark(BRANCHED, match.identity)
    new.log = log
    new.extras = match.extras.branched()
    return new
