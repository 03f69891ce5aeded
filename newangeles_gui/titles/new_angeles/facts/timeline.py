"""How a game went: capital and threat turn by turn, and the deals that turned it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from newangeles_gui.engine import Choice

from ..rules.setup import begin

if TYPE_CHECKING:
    from newangeles_gui.engine import Event
    from newangeles_gui.session import Match

    from ..rules import Box, Game


@dataclass(slots=True, frozen=True)
class Point:
    """The state of things after so many choices."""

    choices: int
    threat: int
    capital: tuple[int, ...]


@dataclass(slots=True, frozen=True)
class TurningDeal:
    """A deal that changed much: who won it with which card, and what it moved."""

    choices: int
    winner: str
    card: str
    asset: str
    threat: int
    capital: tuple[int, ...]

    @property
    def weight(self) -> int:
        """How much it moved."""
        return abs(self.threat) * 2 + max(self.capital) - min(self.capital)


@dataclass(slots=True)
class Timeline:
    """A point for each turn, and every deal with what it moved.

    `rounds` holds where among the points each round began, and its name: `3` or `demand_2`.
    """

    points: list[Point] = field(default_factory=list)
    rounds: list[tuple[int, str]] = field(default_factory=list)
    deals: list[TurningDeal] = field(default_factory=list)

    def note_rounds(self, events: Iterable[Event]) -> None:
        """Rounds that begin where the points have come to."""
        for event in events:
            if event.kind == "round_started":
                self.rounds.append((len(self.points) - 1, str(event.data["round"])))

    def turning(self, count: int) -> list[TurningDeal]:
        """The deals that moved most, in the order in which they were made."""
        heaviest = sorted(self.deals, key=lambda deal: -deal.weight)[:count]
        return sorted(heaviest, key=lambda deal: deal.choices)


def timeline(box: Box, match: Match) -> Timeline:
    """Play a match again and note what changed; ends where the choices cannot be followed."""
    game = begin(box, match.plan.start)
    found = Timeline([_point(0, game)])
    found.note_rounds(game.events)
    open_deal = _Deal()
    for number, text in enumerate(match.record.choices, 1):
        try:
            events = game.apply(Choice.parse(text))
        except ValueError:  # a save of other data is loaded by its state alone
            break
        open_deal.hear(events, number, game, found)
        if any(event.kind in ("turn_ended", "game_over", "round_ended") for event in events):
            found.points.append(_point(number, game))
        found.note_rounds(events)
    return found


def _point(choices: int, game: Game) -> Point:
    return Point(choices, game.state.threat, tuple(game.state.capital))


@dataclass(slots=True)
class _Deal:
    """The deal that is going on, and how things stood when its winner was known."""

    asset: str = ""
    winner: str = ""
    card: str = ""
    main: str = ""
    counter: str = ""
    before: Point | None = None

    def hear(self, events: Iterable[Event], number: int, game: Game, found: Timeline) -> None:
        for event in events:
            data = event.data
            if event.kind == "asset_revealed":
                self.asset, self.counter = str(data["asset"]), ""
                self.before = _point(number, game)
            elif event.kind == "main_offer_proposed":
                self.main = str(data["card"])
            elif event.kind == "counteroffer_proposed":
                self.counter = str(data["card"])
            elif event.kind == "deal_won":
                self.winner = str(data["player"])
                self.card = self.main if data["side"] == "main" else self.counter
            elif event.kind == "deal_ended" and self.winner and self.before:
                self._close(number, game, found)

    def _close(self, number: int, game: Game, found: Timeline) -> None:
        assert self.before is not None
        gained = zip(game.state.capital, self.before.capital, strict=True)
        found.deals.append(
            TurningDeal(
                number,
                self.winner,
                self.card,
                self.asset,
                game.state.threat - self.before.threat,
                tuple(now - then for now, then in gained),
            )
        )
        self.winner, self.before = "", None
