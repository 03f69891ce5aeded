"""Promises: words about the future that do not bind, and what became of them (14.2)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Annotated, Any, Final, TypeAlias

from newangeles_gui.engine import IllegalChoice, OneOf, Within

from .kinds import AnyAsset, Corporation, Count

if TYPE_CHECKING:
    from newangeles_gui.engine import Fact

    from .game import Game

Judge = Callable[["Game", "Promise", str, Mapping[str, "Fact"]], str]

OPEN: Final = "open"
KEPT: Final = "kept"
BROKEN: Final = "broken"
VOID: Final = "void"
FATES: Final = (OPEN, KEPT, BROKEN, VOID)

# What can be promised. `support` and `pay` ask for a deed, the others for leaving something.
KINDS: Final = ("support", "no_counter", "pay", "spare")
DEEDS: Final = ("support", "pay")
MOST_OPEN: Final = 60  # at once; everything that happens is held against each of them
MOST: Final = 2_000  # in one game
LONGEST_NUMBER: Final = 6  # digits
Promised: TypeAlias = Annotated[int, Within(0, 10**LONGEST_NUMBER - 1)]
UNTIL: Final[tuple[str, ...]] = ("deal", "turn", "round", "game")
ABSTAINED: Final = "abstained"  # and nobody can force a card any more
_CHANCES: Final = ("supported", ABSTAINED, "support_barred")
# Facts by which hand cards leave their player, or come back.
_SPENDING: Final[Mapping[str, int]] = {
    "card_discarded": 1,
    "card_given": 1,
    "counter_price_taken": 1,
    "counteroffer_proposed": 1,
    "counteroffer_returned": -1,
    "main_offer_proposed": 1,
    "support_laid": 1,
}
ENDS: Final[Mapping[str, str]] = {
    "deal_ended": "deal",
    "turn_ended": "turn",
    "round_ended": "round",
}


@dataclass(slots=True, frozen=True)
class Promise:
    """Who promised what to whom, until when, and its fate so far.

    support: back an offer of the other player with `amount` cards at the next chance;
    no_counter: propose no counteroffer; pay: hand over `amount` capital;
    spare: do not steal, swap or discard the asset named in `about`.
    """

    by: Corporation
    to: Corporation
    kind: Annotated[str, OneOf(KINDS)]
    amount: Promised = 1
    about: AnyAsset = ""
    until: Annotated[str, OneOf(UNTIL)] = "deal"
    fate: Annotated[str, OneOf(FATES)] = OPEN
    spent: Count = 0  # hand cards that the promiser has spent since, by their own choice

    def __str__(self) -> str:
        return ":".join([self.by, self.kind, str(self.amount), self.about or "-", self.until])

    def to_dict(self) -> dict[str, Any]:
        """Plain data."""
        return {name: getattr(self, name) for name in self.__dataclass_fields__}


def parse(text: str, pair: tuple[str, str], game: Game) -> Promise:
    """Read `nbn:support:2:-:deal`, a promise between these two; IllegalChoice if it is none."""
    parts = text.split(":")
    if len(parts) != 5 or parts[0] not in pair:
        raise IllegalChoice(f"{text!r:.80} is no promise: expected 'who:kind:amount:about:until'")
    by, kind, number, about, until = parts
    amount = whole(number)
    to = pair[1] if by == pair[0] else pair[0]
    if kind not in KINDS or until not in UNTIL:
        raise IllegalChoice(
            f"{text!r:.80}: a promise is one of {', '.join(KINDS)}, until one of {', '.join(UNTIL)}"
        )
    about = "" if about == "-" else about
    if kind == "spare" and game.state.owners.get(about) != game.seat_of(to):
        raise IllegalChoice(f"{text!r:.80}: {to} has no asset {about!r:.40} to spare")
    if kind != "spare" and about:
        raise IllegalChoice(f"{text!r:.80}: only what is to be spared can be named")
    if kind in DEEDS and amount < 1:
        raise IllegalChoice(f"{text!r}: the amount must be at least 1")
    return Promise(by, to, kind, amount, about, until)


def whole(text: str) -> int:
    """A number in the text of a trade; IllegalChoice if it is none or no number for a game."""
    if not text.isdecimal() or len(text) > LONGEST_NUMBER:
        raise IllegalChoice(f"{text!r:.20} is no amount")
    return int(text)


def check_room(game: Game, more: int) -> None:
    """IllegalChoice if so many promises more are too many to keep in mind."""
    given = game.state.promises
    still_open = sum(one.fate == OPEN for one in given)
    if more and (still_open + more > MOST_OPEN or len(given) + more > MOST):
        raise IllegalChoice(f"{still_open} promises are open already, so no more can be given")


def make(game: Game, promise: Promise) -> None:
    """A promise is given; its fate follows from what happens."""
    game.state.promises.append(promise)
    game.tell("promise_made", player=promise.by, to=promise.to, promise=str(promise))


def watch(game: Game, kind: str, data: Mapping[str, Fact], given: int = MOST) -> None:
    """Judge every open promise, or those of so many that were given first, by a fact."""
    for place, promise in enumerate(game.state.promises[:given]):
        if promise.fate != OPEN:
            continue
        if kind in _SPENDING and promise.kind == "support":
            promise = _spending(game, promise, kind, data)
            game.state.promises[place] = promise
        _decide(game, place, _judge(game, promise, kind, data))


def countered(game: Game, former: int) -> None:
    """A counteroffer against the offer that one has promised to support (R.26).

    `former` is the seat whose counteroffer has just been replaced.
    """
    deal = game.deal()
    by, against = game.name(deal.counter_by), (game.name(deal.main_by), game.name(former))
    for place, one in enumerate(game.state.promises):
        if (one.fate, one.kind, one.by) == (OPEN, "support", by) and one.to in against:
            _decide(game, place, BROKEN)


def unpayable(game: Game, barred: Sequence[int]) -> None:
    """What was to be paid in this deal is void for who could not trade (Mark Yale, R.26)."""
    names = {game.name(seat) for seat in barred}
    for place, one in enumerate(game.state.promises):
        due = (one.fate, one.kind, one.until) == (OPEN, "pay", "deal")
        if due and not names.isdisjoint((one.by, one.to)):
            _decide(game, place, VOID)


def _decide(game: Game, place: int, fate: str) -> None:
    promise = game.state.promises[place]
    if fate != OPEN:
        game.state.promises[place] = replace(promise, fate=fate)
        game.tell("promise_" + fate, player=promise.by, to=promise.to, promise=str(promise))


def _spending(game: Game, promise: Promise, kind: str, data: Mapping[str, Fact]) -> Promise:
    """Counts what an empty hand comes from: what others took or forced is no choice (R.26)."""
    if data.get("player") != promise.by or _actor(game) not in ("", promise.by):
        return promise
    if data.get("card") in game.box.emergency_owner:
        return promise  # 17.4: no hand card
    return replace(promise, spent=max(0, promise.spent + _SPENDING[kind]))


def _judge(game: Game, promise: Promise, kind: str, data: Mapping[str, Fact]) -> str:
    if kind == "game_over":
        return _at_the_end(promise) if promise.until == "game" else VOID
    fate = _JUDGES[promise.kind](game, promise, kind, data)
    if fate == OPEN and ENDS.get(kind) == promise.until:
        return _at_the_end(promise)
    return fate


def _at_the_end(promise: Promise) -> str:
    if promise.kind == "support":
        return VOID  # the chance never came
    return BROKEN if promise.kind == "pay" else KEPT


def _support(game: Game, promise: Promise, kind: str, data: Mapping[str, Fact]) -> str:
    deal = game.state.deal
    if kind not in _CHANCES or deal is None or data.get("player") != promise.by:
        return OPEN
    owners = {"main": deal.main_by, "counter": deal.counter_by}
    friend = game.seat_of(promise.to)
    sides = [side for side, owner in owners.items() if owner == friend]
    if not sides:
        return OPEN
    barred = sides == ["counter"] and game.seat_of(promise.by) in deal.barred_from_counter
    if kind == "support_barred":
        return VOID if barred else OPEN
    if _laid(game, promise, sides) >= promise.amount:
        return KEPT
    return VOID if barred or _held(game, promise, kind) < promise.amount else BROKEN


def _laid(game: Game, promise: Promise, sides: Sequence[str]) -> int:
    seat = game.seat_of(promise.by)
    return sum(game.deal().votes(side, seat) for side in sides)


def _held(game: Game, promise: Promise, kind: str) -> int:
    """How many cards the promiser would have, had they spent none by choice (R.26)."""
    forced = _laid(game, promise, ("main", "counter")) if kind == ABSTAINED else 0
    return len(game.state.hands[game.seat_of(promise.by)]) + promise.spent + forced


def _no_counter(game: Game, promise: Promise, kind: str, data: Mapping[str, Fact]) -> str:
    if kind == "counteroffer_proposed" and data.get("player") == promise.by:
        return BROKEN
    return OPEN


def _pay(game: Game, promise: Promise, kind: str, data: Mapping[str, Fact]) -> str:
    if kind != "traded":
        return OPEN
    pairs = ((data["player"], data["to"], data["give"]), (data["to"], data["player"], data["get"]))
    for giver, taker, given in pairs:
        if (giver, taker) == (promise.by, promise.to) and isinstance(given, int):
            return KEPT if given >= promise.amount else OPEN
    return OPEN


def _spare(game: Game, promise: Promise, kind: str, data: Mapping[str, Fact]) -> str:
    if kind not in ("asset_stolen", "asset_swapped", "asset_discarded", "asset_traded"):
        return OPEN
    if data.get("asset") != promise.about or data.get("player") != promise.to:
        return OPEN
    if kind == "asset_traded":
        return VOID
    return BROKEN if _actor(game) == promise.by else VOID


def _actor(game: Game) -> str:
    """Whose effect is being resolved."""
    for frame in reversed(game.state.stack):
        if frame.KIND == "effect":
            return game.name(frame.seat)  # type: ignore[attr-defined]
    return ""


_JUDGES: Final[Mapping[str, Judge]] = {
    "support": _support,
    "no_counter": _no_counter,
    "pay": _pay,
    "spare": _spare,
}
