"""What everybody at a table can see of a game: for lists of saves and little pictures."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, NamedTuple

from newangeles_gui.engine import IllegalChoice
from newangeles_gui.titles.room import Aside

from ..rules import (
    DARK,
    DEVELOPMENT,
    HUMAN_FIRST,
    ORGCRIME,
    OUTAGE,
    PROTEST,
    RESOURCES,
    TRADE,
    UNREST,
    Trade,
    round_name,
    rounds_begun,
)
from ..words import own_words

if TYPE_CHECKING:
    from newangeles_gui.engine import Choice
    from newangeles_gui.session import Header, Match, SaveData

    from ..rules import Box, Game


class Product(NamedTuple):
    """A resource of a district; what is blocked does not come now."""

    resource: str
    amount: int
    primary: bool
    blocked: bool
    more: bool


def products(box: Box, bits: int, place: int) -> list[Product]:
    """The resources of a district, the primary one first, as they are produced now (36)."""
    found = []
    for primary, pairs in ((True, box.primary[place]), (False, box.secondary[place])):
        # 36.2: nothing at all; 6.2: orgcrime takes the primary resource.
        blocked = bool(bits & DARK or (primary and bits & ORGCRIME))
        more = primary and not blocked and bool(bits & DEVELOPMENT)  # 6.1
        found += [
            Product(RESOURCES[resource], amount + more, primary, blocked, more)
            for resource, amount in pairs
        ]
    return found


def exploited(bits: int) -> str:
    """What production brings upon a district with an android; empty if nothing (61, 12)."""
    if bits & HUMAN_FIRST:
        return "outage" if bits & (UNREST | OUTAGE) else "strike"
    if bits & DARK:
        return ""
    return "strike" if bits & PROTEST else "protest"


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
