"""A game as a whole: what everybody can see of it, for lists and little pictures; how it went.

How it went is capital and threat turn by turn, and the deals that turned it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from newangeles_gui.engine import Choice, IllegalChoice
from newangeles_gui.titles.room import Aside

from ..rules import (
    TRADE,
    Trade,
    begin,
    round_name,
    rounds_begun,
)
from ..words import own_words

if TYPE_CHECKING:
    from newangeles_gui.engine import Choice, Event
    from newangeles_gui.session import Header, Match, SaveData

    from ..rules import Box, Game


@dataclass(slots=True, frozen=True)
class PublicFacts:
    """What everybody can see; what comes after `ended` is empty where only the header is known."""

    seats: tuple[str, ...]
    capital: tuple[int, ...]
    threat: int
    round: str
    active: str
    ended: bool
    players: tuple[str, ...] = ()  # their corporations
    city: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()  # of a game that has ended
    rounds: int = 0
    choices: int = 0
    seed: str = ""

    @property
    def scores(self) -> tuple[int, ...]:
        """What each seat has come to by now."""
        return self.capital


def of_header(header: Header) -> PublicFacts:
    """What the header of a save tells; nothing in it is private."""
    public = header.thumbnail
    capital = public.get("capital")
    return PublicFacts(
        seats=tuple(header.seats),
        capital=tuple(capital) if isinstance(capital, list) else (),
        threat=_number(public.get("threat")),
        round=str(public.get("round", "")),
        active=str(public.get("active", "")),
        ended=bool(public.get("ended_by")),
    )


def of_save(header: Header, data: SaveData, box: Box) -> PublicFacts:
    """The city, who plays what, and how long the game is; the rest of the state stays unread."""
    facts = of_header(header)
    players, winners = data.start.get("players"), data.state.get("winners")
    known = isinstance(players, list) and all(one in box.corporations for one in players)
    return replace(
        facts,
        players=tuple(players) if known and isinstance(players, list) else (),
        city=_city(data.state.get("city"), box),
        winners=_seats(winners, len(facts.seats)) if facts.ended else (),
        rounds=rounds_begun(box, _number(data.state.get("round_place"))),
        choices=len(data.choices),
        seed=str(data.start.get("seed", "")),
    )


def of_match(match: Match) -> PublicFacts:
    """A match that is being played."""
    seen = match.view()
    return PublicFacts(
        tuple(seat.name for seat in match.plan.seats),
        tuple(seen.capital),
        seen.threat,
        round_name(match.game, match.game.state.round_place),
        seen.corporations[seen.active],
        match.over,
        tuple(seen.corporations),
        tuple(seen.city),
        tuple(seen.winners),
        rounds_begun(match.game.box, seen.round_place),
        len(match.record.choices),
        match.plan.start.seed,
    )


def _number(value: object) -> int:
    return value if isinstance(value, int) else 0


def _seats(winners: object, count: int) -> tuple[int, ...]:
    """Places at the table, if that is what they are."""
    if not isinstance(winners, list) or not all(one in range(count) for one in winners):
        return ()
    return tuple(winners)


def _city(city: object, box: Box) -> tuple[int, ...]:
    """The pieces in each district, if that is what it is."""
    if not isinstance(city, list) or len(city) != len(box.district_ids):
        return ()
    return tuple(city) if all(isinstance(here, int) for here in city) else ()


def round_words(say: Callable[..., str], facts: PublicFacts) -> str:
    """How far the game is: a space of the round track, or its end."""
    if facts.ended:
        return say("standing.ended")
    kind, _, number = facts.round.rpartition("_")
    key = "demand" if kind else "standard"
    return say(f"standing.round.{key}", n=int(number) if number.isdecimal() else 0)


def length_words(say: Callable[..., str], facts: PublicFacts) -> str:
    """How long the game is by now."""
    rounds = say("standing.rounds", n=facts.rounds)
    return f"{rounds}, {say('standing.choices', n=facts.choices)}"


def trade_told(services: Any, game: Game, choice: Choice) -> Aside | None:
    """A choice that is a trade; one that cannot be read tells nothing."""
    if choice.kind != TRADE:
        return None
    about = services.say("screen.replay.traded")
    try:
        trade = Trade.parse(choice.option, game)
    except IllegalChoice:
        return Aside("", about, "")
    return Aside(trade.giver, about, own_words(services.words).agreed(trade))


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
