"""What a card would bring about, from what its seat knows alone: certain, a choice, or chance.

The card is resolved on a copy, with every answer that anybody could give. What comes out alike
whatever is chosen is certain; all else hangs on a choice. Only what lies open is compared, so that
nothing hidden can shine through. From there it is played on to the next event, and to the check of
the demand, as if nobody did anything: with every event that may come next, which is chance.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator, Set
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

from ..rules import (
    BIT,
    DONE,
    NOBODY,
    PROTEST,
    RESOURCES,
    STRIKE,
    UNREST,
    ActionCard,
    ChooseInvestments,
    Deal,
    DemandRound,
    Effect,
    EventPhase,
    Game,
    Production,
    State,
    demand_met,
    determinize,
    pays,
)

if TYPE_CHECKING:
    from newangeles_gui.engine import Frame

    from ..rules import Box, View

WORLD: Final = 1  # what is hidden is dealt anyhow, and not looked at
MOST_ENDS: Final = 64  # ways a card can go that are all looked at
SAMPLES: Final = 48  # of more of them, so many are tried: each answer to each question comes up
CALM: Final = 0
STAGES: Final = MappingProxyType({CALM: 0, PROTEST: 1, STRIKE: 2})
DEMAND: Final = "demand"
NONE_SEEN: Final[Set[str]] = frozenset()

Value: TypeAlias = int  # a number, pieces as bits, or a seat


class Outlook(NamedTuple):
    """What lies open; from `coming` on it is as it will be when the demand is checked."""

    threat: int
    city: tuple[int, ...]
    supply: tuple[int, ...]
    capital: tuple[int, ...]
    coming: tuple[int, ...]  # the supply
    met: bool
    income: int  # of the viewer's own investment
    rise: int  # of threat by the next event


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

    now: tuple[Outlook, ...]  # without it: one for each event that may be next
    after: tuple[Outlook, ...]  # whatever is chosen and comes next it comes to one of these
    certain: tuple[Difference, ...] = ()
    choices: tuple[Difference, ...] = ()  # each of them is possible; somebody chooses
    whole: bool = True  # not so if there are more ways to choose than were looked at

    def may(self, what: str) -> tuple[Difference, ...]:
        """What somebody could choose of a kind."""
        return tuple(change for change in self.choices if change.what == what)


# Looks ahead a little each time it is asked to go on.
Foreseeing: TypeAlias = Generator[None, None, Future]


def future(box: Box, view: View, card: str, player: int, side: str = "") -> Future:
    """What comes of a card that a player resolves as the winner of a side of the deal."""
    return finished(foreseeing(box, view, card, player, side))


def finished(ahead: Foreseeing) -> Future:
    """What is foreseen in the end."""
    while True:
        try:
            next(ahead)
        except StopIteration as end:
            found: Future = end.value
            return found


def foreseeing(
    box: Box, view: View, card: str, player: int, side: str = "", seen: Set[str] = NONE_SEEN
) -> Foreseeing:
    """The same bit by bit; `seen` are the events that have been, which will not be the next."""
    # Not every moment that is shown is one of a question; what it is in the middle of is left out.
    view = replace(view, stack=[], pending=None)
    game = _dealt(box, view)
    deal = game.state.deal = game.state.deal or Deal()
    if side:
        deal.winning, deal.winner = side, player
    game.state.stack = [ActionCard(card, player)]
    before = game.clone()
    game.run()
    ends = yield from _all_ends(game.clone())
    whole = bool(ends)
    for number in range(0 if whole else SAMPLES):
        ends.append(_sample(game.clone(), number))
        yield
    return (yield from _foreseen(view, before, ends, whole, next_events(box, view, seen)))


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
    return finished(_foreseen(view, before, [game], True, next_events(box, view)))


def _dealt(box: Box, view: View) -> Game:
    state = determinize(box, view, WORLD)
    state.promises = []
    return Game(box, state, record=False)


def _foreseen(
    view: View, start: Game, ends: list[Game], whole: bool, events: tuple[str, ...]
) -> Foreseeing:
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
    found: dict[Outlook, None] = {}
    for end in ends:
        found.update(dict.fromkeys(outlooks(end, view, events)))
        yield
    now = tuple(dict.fromkeys(outlooks(start, view, events)))
    return Future(now, tuple(found), tuple(certain), tuple(dict.fromkeys(choices)), whole)


def next_events(box: Box, view: View, seen: Set[str] = NONE_SEEN) -> tuple[str, ...]:
    """The events that may come next, by the back that all see; those seen went to the bottom."""
    if view.phase != "action":
        return ()
    known = [one for one in box.events if box.back_of[one] == view.top_event_back]
    return tuple([one for one in known if one not in seen] or known)  # 10.0


def demand_due(box: Box, view: View) -> int:
    """In how many rounds the demand that lies open is checked.

    45.3: in a demand round it is renewed after the check, and that round is not counted any more.
    """
    renewed = view.phase == DEMAND and any(map(_is_renewed, view.stack))
    ahead = box.rounds[view.round_place + renewed :]
    return ahead.index(DEMAND) + renewed if DEMAND in ahead else 0


def _is_renewed(frame: Frame) -> bool:
    return isinstance(frame, ChooseInvestments) or (
        isinstance(frame, DemandRound) and frame.stage == "invest"
    )


def rounds_left(box: Box, view: View) -> int:
    """How many productions are still to come before the demand is checked."""
    count = demand_due(box, view)
    return count if view.phase == "action" else max(0, count - 1)


def outlooks(game: Game, view: View, events: tuple[str, ...]) -> Iterator[Outlook]:
    """What a game has come to, for each event that may be next; nobody can use it afterwards."""
    state, left = game.state, rounds_left(game.box, view)
    now = state.threat, tuple(state.city), tuple(state.supply), tuple(state.capital)
    if left:
        _play(game, Production())
    for event in events:
        then = game.clone()
        then.state.event_deck = [event]
        _play(then, EventPhase())
        rise = then.state.threat - state.threat
        yield Outlook(*now, *_checked(then, view, left - 1), rise)
    if not events:
        yield Outlook(*now, *_checked(game, view, left - 1), 0)


def _checked(game: Game, view: View, left: int) -> tuple[tuple[int, ...], bool, int]:
    """Supply, whether the demand is met, and the own income, after so many productions more."""
    for _ in range(left):
        _play(game, Production())
    own = view.investment if view.seat != NOBODY and view.demand else ""
    income = pays(game, game.box.investments[own]) if own else 0
    return tuple(game.state.supply), not view.demand or demand_met(game), income


def _play(game: Game, frame: Production | EventPhase) -> None:
    """A phase in which nobody does anything that they need not do."""
    game.state.pending, game.state.stack = None, [frame]
    game.run()
    while game.pending is not None:
        options = game.pending.options
        game.take(DONE if DONE in options else options[0])


def _all_ends(game: Game) -> Generator[None, None, list[Game]]:
    """The game after each way in which the card can be resolved; none if these are too many."""
    waiting, ends = [game], []
    while waiting:
        one = waiting.pop()
        pending = one.pending
        if pending is None:
            ends.append(one)
            continue
        if len(ends) + len(waiting) + len(pending.options) > MOST_ENDS:
            return []
        for option in pending.options[1:]:
            twin = one.clone()
            twin.take(option)
            waiting.append(twin)
        one.take(pending.options[0])
        waiting.append(one)
        yield
    return ends


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
