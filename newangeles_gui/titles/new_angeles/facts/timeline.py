"""How a game went: capital and threat turn by turn, and the deals that turned it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Final, NamedTuple

from newangeles_gui.engine import Choice

from ..rules import begin

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


class OfferTold(NamedTuple):
    """One of the two offers of a deal: its card, whose it is, and who backed it with how many."""

    card: str = ""
    owner: str = ""
    votes: tuple[tuple[str, int], ...] = ()

    @property
    def support(self) -> int:
        """How many cards were laid for it."""
        return sum(cards for _, cards in self.votes)


NOTHING: Final = OfferTold()


@dataclass(slots=True, frozen=True)
class TurningDeal:
    """A deal that changed much: who won it with which card, and what it moved."""

    choices: int
    winner: str
    card: str
    asset: str
    threat: int
    capital: tuple[int, ...]
    round: str = ""
    turn: str = ""  # whose it was
    main: OfferTold = NOTHING
    counter: OfferTold = NOTHING
    demand: int = 0  # threat that a demand would have cost and did not, or did cost, because of it

    @property
    def weight(self) -> int:
        """How much it moved."""
        spread = max(self.capital) - min(self.capital)
        return abs(self.threat) * 2 + spread + abs(self.demand) * 2

    @property
    def won_by_counter(self) -> bool:
        """Whether the counteroffer has won."""
        return bool(self.counter.card) and self.counter.owner == self.winner


@dataclass(slots=True)
class Timeline:
    """A point for each turn, and every deal with what it moved.

    `rounds` holds where among the points each round began, and its name: `3` or `demand_2`.
    """

    points: list[Point] = field(default_factory=list)
    rounds: list[tuple[int, str]] = field(default_factory=list)
    deals: list[TurningDeal] = field(default_factory=list)
    _judged: int = 0  # deals before the last demand that was checked

    def note_rounds(self, events: Iterable[Event]) -> None:
        """Rounds that begin where the points have come to."""
        for event in events:
            if event.kind == "round_started":
                self.rounds.append((len(self.points) - 1, str(event.data["round"])))

    def judge(self, met: bool, threat: int) -> None:
        """A demand has been checked: it hung on the last deal that changed whether it is met."""
        for place in range(len(self.deals) - 1, self._judged - 1, -1):
            if self.deals[place].demand:
                for_it = self.deals[place].demand > 0
                cost = threat if for_it == met else 0
                self.deals[place] = replace(self.deals[place], demand=cost if for_it else -cost)
                self._forget(place)
                break
        self._judged = len(self.deals)

    def _forget(self, last: int) -> None:
        """What was changed back again did not count."""
        for place in range(self._judged, last):
            self.deals[place] = replace(self.deals[place], demand=0)

    def settle(self) -> None:
        """A demand that nobody has checked has cost nothing."""
        self._forget(len(self.deals))

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
        for event in events:
            if event.kind == "demand_checked":
                demand = box.content.demands[str(event.data["demand"])]
                found.judge(bool(event.data["met"]), demand.threat)
        if any(event.kind in ("turn_ended", "game_over", "round_ended") for event in events):
            found.points.append(_point(number, game))
        found.note_rounds(events)
    found.settle()
    return found


def _point(choices: int, game: Game) -> Point:
    return Point(choices, game.state.threat, tuple(game.state.capital))


def _is_met(game: Game) -> bool:
    targets = game.box.targets.get(game.state.demand)
    return targets is not None and all(
        have >= want for have, want in zip(game.state.supply, targets, strict=True)
    )


@dataclass(slots=True)
class _Deal:
    """The deal that is going on, and how things stood when its asset was revealed."""

    asset: str = ""
    winner: str = ""
    won: str = "main"
    sides: dict[str, OfferTold] = field(default_factory=dict)
    counters: list[OfferTold] = field(default_factory=list)
    before: Point | None = None
    met: bool = False
    turn: str = ""
    round: str = ""

    def hear(self, events: Iterable[Event], number: int, game: Game, found: Timeline) -> None:
        for event in events:
            data = event.data
            if event.kind == "asset_revealed":
                self.counters.clear()
                self.asset, self.sides = str(data["asset"]), {"main": NOTHING, "counter": NOTHING}
                self.before, self.met = _point(number, game), _is_met(game)
                self.turn = game.name(game.state.active)
                self.round = found.rounds[-1][1] if found.rounds else ""
            elif event.kind == "main_offer_proposed":
                self.sides["main"] = OfferTold(str(data["card"]), str(data["player"]))
            elif event.kind == "counteroffer_proposed":
                self.counters.append(OfferTold(str(data["card"]), str(data["player"])))
                self.sides["counter"] = self.counters[-1]
            elif event.kind == "counteroffer_returned":
                self.counters.pop()
                self.sides["counter"] = self.counters[-1] if self.counters else NOTHING
            elif event.kind == "supported":
                side, votes = str(data["side"]), (str(data["player"]), int(str(data["cards"])))
                one = self.sides[side]
                self.sides[side] = one._replace(votes=(*one.votes, votes))
            elif event.kind == "deal_won":
                self.winner, self.won = str(data["player"]), str(data["side"])
            elif event.kind == "deal_ended" and self.winner and self.before:
                self._close(number, game, found)

    def _close(self, number: int, game: Game, found: Timeline) -> None:
        assert self.before is not None
        gained = zip(game.state.capital, self.before.capital, strict=True)
        turned = int(_is_met(game)) - int(self.met)
        found.deals.append(
            TurningDeal(
                number,
                self.winner,
                self.sides[self.won].card,
                self.asset,
                game.state.threat - self.before.threat,
                tuple(now - then for now, then in gained),
                self.round,
                self.turn,
                self.sides["main"],
                self.sides["counter"],
                turned,
            )
        )
        self.winner, self.before = "", None
