"""What a card would bring about, from what its seat knows alone: certain, somebody's choice.

The card is resolved on a copy, with every answer that anybody could give. What comes out alike
whatever is chosen is certain; all else hangs on a choice. Only what lies open is compared, so that
nothing hidden can shine through.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

from newangeles_gui.engine import rng

from ..rules import (
    BIT,
    NOBODY,
    PROTEST,
    RESOURCES,
    STRIKE,
    UNREST,
    ActionCard,
    Deal,
    Effect,
    Game,
    State,
    determinize,
)
from .outlook import Outlook, outlook

if TYPE_CHECKING:
    from ..rules import Box, View

WORLD: Final = "future"  # what is hidden is dealt anyhow, and not looked at
MOST_ENDS: Final = 64  # ways a card can go that are all looked at
SAMPLES: Final = 48  # of more of them, so many are tried: each answer to each question comes up
CALM: Final = 0
STAGES: Final = MappingProxyType({CALM: 0, PROTEST: 1, STRIKE: 2})

Value: TypeAlias = int  # a number, pieces as bits, or a seat


class Aspect(NamedTuple):
    """Something that lies open: what, and where or whose it is."""

    what: str
    where: str = ""


class Difference(NamedTuple):
    """Something that would be otherwise afterwards."""

    what: str  # a piece, unrest, a resource, threat, capital, cards, asset or emergency
    where: str  # a district, a player or an asset; empty for what there is one of
    before: int
    after: int


@dataclass(frozen=True, slots=True)
class Future:
    """What would come of a card."""

    before: Outlook
    after: tuple[Outlook, ...]  # whatever is chosen it comes to one of these
    certain: tuple[Difference, ...] = ()
    choices: tuple[Difference, ...] = ()  # each of them is possible; somebody chooses
    whole: bool = True  # not so if there are more ways to choose than were looked at

    def may(self, what: str) -> tuple[Difference, ...]:
        """What somebody could choose of a kind."""
        return tuple(change for change in self.choices if change.what == what)


def future(box: Box, view: View, card: str, player: int, side: str = "") -> Future:
    """What comes of a card that a player resolves as the winner of a side of the deal."""
    # Not every moment that is shown is one of a question; what it is in the middle of is left out.
    game = _dealt(box, replace(view, stack=[], pending=None))
    deal = game.state.deal = game.state.deal or Deal()
    if side:
        deal.winning, deal.winner = side, player
    game.state.stack = [ActionCard(card, player)]
    before = game.clone()
    game.run()
    ends, whole = _all_ends(game.clone())
    if not whole:
        ends = [_sample(game.clone(), number) for number in range(SAMPLES)]
    return _foreseen(view, before, ends, whole)


def future_of(box: Box, view: View, option: str) -> Future | None:
    """What an answer to the question of a card does at once; None if no card asks."""
    game = _dealt(box, view)
    stack = game.state.stack
    first = next((at for at, one in enumerate(stack) if isinstance(one, ActionCard | Effect)), None)
    if first is None or view.pending is None or option not in view.pending.options:
        return None
    game.state.stack = stack[first:]  # what comes after the card is not looked at
    game.run()
    if game.pending != view.pending:
        return None
    before = game.clone()
    game.take(option)
    return _foreseen(view, before, [game], whole=True)


def _dealt(box: Box, view: View) -> Game:
    state = determinize(box, view, rng.seed(WORLD))
    state.promises = []
    return Game(box, state, record=False)


def _foreseen(view: View, start: Game, ends: list[Game], whole: bool) -> Future:
    """What is otherwise in all ends, and what in some; afterwards nobody can use the games."""
    shown = (*view.owners, *([view.deal.asset] if view.deal and view.deal.asset else []))
    before = _open(start.state, shown)
    values = zip(*(_open(end.state, shown) for end in ends), strict=True)
    certain: list[Difference] = []
    choices: list[Difference] = []
    names = _names(start.box, view, shown)
    for name, was, after in zip(names, before, map(set, values), strict=True):
        changes = dict.fromkeys(
            one for value in sorted(after) for one in _changes(name, was, value)
        )
        for one in changes:  # a piece may certainly go although another one there is a choice
            sure = whole and all(one in _changes(name, was, value) for value in after)
            (certain if sure else choices).append(one)
    after_all = tuple(dict.fromkeys(outlook(end, view) for end in ends))
    return Future(
        outlook(start, view), after_all, tuple(certain), tuple(dict.fromkeys(choices)), whole
    )


def _all_ends(game: Game) -> tuple[list[Game], bool]:
    """The game after each way in which the card can be resolved; whether these are all."""
    waiting, ends = [game], []
    while waiting:
        one = waiting.pop()
        pending = one.pending
        if pending is None:
            ends.append(one)
            continue
        if len(ends) + len(waiting) + len(pending.options) > MOST_ENDS:
            return [], False
        for option in pending.options[1:]:
            twin = one.clone()
            twin.take(option)
            waiting.append(twin)
        one.take(pending.options[0])
        waiting.append(one)
    return ends, True


def _sample(game: Game, number: int) -> Game:
    """One way in which the card can be resolved; each number takes others."""
    depth = 0
    while (pending := game.pending) is not None:
        options = pending.options
        game.take(options[(number // (1 + depth % 3) + depth) % len(options)])
        depth += 1
    return game


def _open(state: State, shown: tuple[str, ...]) -> tuple[Value, ...]:
    """All that lies open of a game and that a card can change, in the order of its names."""
    return (
        state.threat,
        *state.city,
        *state.supply,
        *state.capital,
        *map(len, state.hands),
        *state.emergency_holder,
        *state.emergency_up,
        *(state.owners.get(asset, NOBODY) for asset in shown),
    )


def _names(box: Box, view: View, shown: tuple[str, ...]) -> Iterator[Aspect]:
    yield Aspect("threat")
    yield from (Aspect("city", one) for one in box.district_ids)
    yield from (Aspect("supply", one) for one in RESOURCES)
    for what in ("capital", "cards", "emergency", "emergency_up"):
        yield from (Aspect(what, one) for one in view.corporations)
    yield from (Aspect("asset", one) for one in shown)


def _changes(name: Aspect, was: Value, value: Value) -> Iterator[Difference]:
    if was == value:
        return
    if name.what != "city":
        yield Difference(*name, was, value)
        return
    for piece, bit in BIT.items():
        if (was ^ value) & bit:
            yield Difference(piece, name.where, int(bool(was & bit)), int(bool(value & bit)))
    stages = STAGES[was & UNREST], STAGES[value & UNREST]
    if stages[0] != stages[1]:
        yield Difference("unrest", name.where, *stages)
