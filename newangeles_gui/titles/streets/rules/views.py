"""What a seat may know (chapter 14), and games that fit it."""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from typing import TYPE_CHECKING, Final

from newangeles_gui.engine import Decision, seeded, shuffle

from ..content import TYPES
from .game import NOBODY, Box, City, Game, State
from .turn import Closing, Moving, Tokens, TokensOfStreet

if TYPE_CHECKING:
    from newangeles_gui.engine import Frame


SPECTATOR: Final = -1


@dataclass(slots=True)
class View:
    """A game as a seat sees it; lists by seat, `hand` is that of the seat itself."""

    seat: int
    players: list[str]
    sneak: int
    level: str
    business: bool
    advisors: list[str]
    active: int
    turn: int
    city: City
    hand: list[str]  # 14.1: fronts of the own hand alone
    backs: list[list[int]]  # 14.1: how many tiles of each type are in each hand
    shown: list[list[str]]  # 14.6
    pile_size: int  # 14.3
    top: str  # 14.2: the type of the top tile; in the solo game the tile itself (13.5)
    end_size: int
    end_top: str
    end_turned: bool
    sneak_tile: str
    out: list[int]  # 2.5: how many of each type
    gone: list[str]
    money: list[int]  # 14.4
    free: list[int]
    tokens: list[list[int]]  # 11.13
    tokens_left: list[int]
    people_left: list[int]
    winners: list[int]
    stack: list[Frame] = field(default_factory=list)
    pending: Decision | None = None

    @property
    def seating(self) -> list[str]:
        """Who sits at the table, clockwise: the Sneak sits in the game itself (13.1)."""
        return self.players if self.sneak == NOBODY else self.players[: self.sneak]

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.winners)


def decides_for(seen: View) -> int:
    """Whose question is open: the person answers the Sneak's too (13.9, 13.11)."""
    frame = seen.stack[-1]
    if isinstance(frame, Tokens | Moving):
        return frame.seat
    if isinstance(frame, TokensOfStreet):
        return frame.next_seat(len(seen.players))
    if isinstance(frame, Closing):
        return frame.closer
    return NOBODY if seen.pending is None else seen.pending.seat


def view(game: Game, seat: int) -> View:
    """What a seat may know; nobody's seat is a spectator's."""
    state, box = game.state, game.box
    solo = state.sneak != NOBODY
    return View(
        seat=seat,
        players=state.players[:],
        sneak=state.sneak,
        level=state.level,
        business=state.business,
        advisors=state.advisors[:],
        active=state.active,
        turn=state.turn,
        city=state.city.clone(),
        hand=state.hands[seat][:] if seat >= 0 else [],
        backs=[by_type(box, hand) for hand in state.hands],
        shown=[tiles[:] for tiles in state.shown],
        pile_size=len(state.pile),
        top=_top(box, state.pile, solo),
        end_size=len(state.end_pile),
        end_top=_top(box, state.end_pile, True) if state.end_turned else "",
        end_turned=state.end_turned,
        sneak_tile=state.sneak_tile,
        out=by_type(box, state.out),
        gone=state.gone[:],
        money=state.money[:],
        free=state.free[:],
        tokens=[held[:] for held in state.tokens],
        tokens_left=state.tokens_left[:],
        people_left=state.people_left[:],
        winners=state.winners[:],
        stack=[frame.seen_by(game, seat) for frame in state.stack],
        pending=_asked(state.pending, seat),
    )


def by_type(box: Box, tiles: list[str]) -> list[int]:
    """How many tiles of each type there are."""
    counts = [0] * len(TYPES)
    for name in tiles:
        counts[box.tiles[name].colour] += 1
    return counts


def _top(box: Box, pile: list[str], front: bool) -> str:
    if not pile:
        return ""
    return pile[-1] if front else box.tiles[pile[-1]].type


def _asked(pending: Decision | None, seat: int) -> Decision | None:
    """14.1: the answers of a private question tell what is in a hand."""
    if pending is None or not pending.private or pending.seat == seat:
        return pending
    return Decision(pending.kind, pending.seat, [], pending.source, pending.private, pending.moment)


SAME: Final = tuple(
    name
    for name in (one.name for one in fields(View))
    if name in {one.name for one in fields(State)}
    and name not in ("city", "out", "stack", "pending", "shown", "tokens")
)


def determinize(box: Box, seen: View, chance: int) -> State:
    """A state that fits a view: what is unseen is dealt by type, so that every back fits."""
    state = State(rng=seeded(chance))
    for name in SAME:
        value = getattr(seen, name)
        setattr(state, name, value[:] if isinstance(value, list) else value)
    state.city = seen.city.clone()
    state.shown = [tiles[:] for tiles in seen.shown]
    state.tokens = [held[:] for held in seen.tokens]
    state.stack = [frame.copy() for frame in seen.stack]
    _deal(box, seen, state)
    return state


def _deal(box: Box, seen: View, state: State) -> None:
    pools = _unseen(box, seen)
    for pool in pools:
        state.rng = shuffle(pool, state.rng)
    state.hands = [
        seen.hand[:] if seat == seen.seat else _hand(box, seen, seat, pools)
        for seat in range(len(seen.players))
    ]
    state.out = _dealt(pools, seen.out)
    solo = seen.sneak != NOBODY
    top = [] if not seen.top or solo else [pools[TYPES.index(seen.top)].pop()]
    rest = [name for pool in pools for name in pool]
    state.rng = shuffle(rest, state.rng)
    if seen.top and solo:
        top = [seen.top]
    end_top = [seen.end_top] if seen.end_top else []
    at = seen.end_size - len(end_top)
    state.end_pile = rest[:at] + end_top
    state.pile = rest[at : at + seen.pile_size - len(top)] + top


def _unseen(box: Box, seen: View) -> list[list[str]]:
    """By type all tiles of this game of which nobody here knows where they are."""
    known = {*seen.city.tiles, *seen.hand, *seen.gone, seen.sneak_tile, seen.end_top}
    known.update(name for tiles in seen.shown for name in tiles)
    if seen.sneak != NOBODY:
        known.add(seen.top)
    there = box.stack_for(len(seen.players), "contractor" in seen.advisors)
    pools: list[list[str]] = [[] for _ in TYPES]
    for name in there:
        if name not in known:
            pools[box.tiles[name].colour].append(name)
    return pools


def unseen_types(box: Box, seen: View) -> list[int]:
    """How many tiles of each type lie face down or in the hands of others, those out included."""
    return [len(pool) for pool in _unseen(box, seen)]


def _hand(box: Box, seen: View, seat: int, pools: list[list[str]]) -> list[str]:
    shown = seen.shown[seat]
    counts = [
        all_ - known for all_, known in zip(seen.backs[seat], by_type(box, shown), strict=True)
    ]
    return shown + _dealt(pools, counts)


def _dealt(pools: list[list[str]], counts: list[int]) -> list[str]:
    return [pool.pop() for pool, count in zip(pools, counts, strict=True) for _ in range(count)]


def guess(box: Box, seen: View, chance: int) -> Game:
    """A game that fits what a view knows."""
    game = Game(box, determinize(box, seen, chance))
    game.run()
    return game
