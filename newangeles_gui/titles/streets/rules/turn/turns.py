"""Turns: build, score, draw, pass on (chapter 4); in the solo game the Sneak's part too (13.6)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Final, Literal, TypeAlias

from newangeles_gui.engine import GROUND, Decision, frame, shuffle

from ..game import NOBODY, AnySeat, Count, Game, Placed, Step, cell_text, read_cell, read_lying
from . import building
from .building import CONTRACTOR, DOUBLED
from .scoring import finish
from .sneak import sneak_options

YES, NO = "yes", "no"
TurnStage: TypeAlias = Literal["begin", "build", "sign", "after", "sneak", "draw"]
BUILD: Final = "build"


@frame("turns", on=(GROUND,))
@dataclass(slots=True)
class Turns(Step):
    """The turn of the active player, and all that follow.

    With `only` it is one part of a turn for itself, without draw and without passing on.
    """

    stage: TurnStage = "begin"
    to_build: Count = 0
    to_draw: Count = 0
    tile: Placed = 0  # that was just put down
    builder: AnySeat = NOBODY
    closed: list[Placed] = field(default_factory=list)  # by that tile, not yet scored
    only: bool = False

    def step(self, game: Game) -> Decision | None:
        """Do the next part of the turn, or ask."""
        return _PARTS[self.stage](self, game)

    def begin(self, game: Game) -> None:
        """4.6: whoever has no tile is passed over; when nobody has one, the game ends."""
        state = game.state
        if not any(state.hands):
            finish(game)
            return
        seat = state.active
        while not state.hands[seat] or seat == state.sneak:
            seat = (seat + 1) % game.players
        state.active = self.builder = seat
        twice = state.pile and state.advisors and state.advisors[seat] == CONTRACTOR
        self.to_build = self.to_draw = 2 if twice else 1  # 12.6a, 12.6c
        self.stage = "build"

    def build(self, game: Game) -> Decision | None:
        """Ask what to abandon, if that is needed (9.2), and what to build."""
        state, seat = game.state, self.builder
        hand = state.hands[seat]
        if not self.to_build or not hand:
            self.stage = "after"
            return None
        options = building.build_options(game, seat, hand)
        if not options:  # 3.10
            return Decision("discard", seat, sorted(hand), "turns", private=True)
        if not state.free[seat]:
            cells = [state.city.cells[tile] for tile in building.owned_by(game, seat)]
            return Decision("abandon", seat, [cell_text(cell) for cell in cells], "turns")
        return Decision(BUILD, seat, options, "turns", private=True)

    def sign(self, game: Game) -> Decision | None:
        """Ask an Investor for two signs (12.7); then everything that follows."""
        if building.can_double(game, self.builder):
            return Decision("double", self.builder, [YES, NO], "turns")
        self._settle(game, 1)
        return None

    def after(self, game: Game) -> None:
        """What was built is settled: the Sneak is next, or the draw."""
        if self.only:
            game.pop()
        else:
            self.stage = "sneak" if game.state.sneak != NOBODY else "draw"

    def sneak(self, game: Game) -> Decision | None:
        """13.6, 13.7: the Sneak builds the top tile where its value is highest (13.8)."""
        state = game.state
        if not state.sneak_tile:
            if not state.pile:
                turn_end_stack(game)
            pile = state.pile or state.end_pile
            if not pile:
                self.stage = "draw"
                return None
            state.sneak_tile = pile.pop()
        options = sneak_options(game, state.sneak_tile)
        if not options:  # 3.10
            self._lay_aside(game, state.sneak, state.sneak_tile)
            return None
        return Decision("sneak_build", game.decider(state.sneak), options, "turns")

    def draw(self, game: Game) -> None:
        """4.5: the top tile, or as many as were built; then it is the next player's turn."""
        state, seat = game.state, game.state.active
        for _ in range(self.to_draw):
            if state.pile:
                draw_tile(game, seat)
        if state.sneak != NOBODY and not state.pile:
            turn_end_stack(game)
        self.stage = "begin"
        state.turn += 1
        state.active = seat if state.sneak != NOBODY else _next_with_tiles(game, seat)
        game.tell("turn_passed", player=game.name(state.active))

    def answer(self, game: Game, option: str) -> None:
        """Take what was answered to the question of this stage."""
        state = game.state
        if self.stage == "sign":
            self._settle(game, DOUBLED if option == YES else 1)
        elif self.stage == "sneak":
            self._sneak_builds(game, option)
        elif option in state.hands[self.builder]:
            _leave_hand(game, self.builder, option)
            self._lay_aside(game, self.builder, option)
        elif " " in option:
            self._builds(game, self.builder, option)
        else:
            building.abandon(game, self.builder, state.city.at[read_cell(option)])

    def _builds(self, game: Game, seat: int, option: str) -> None:
        state = game.state
        name, cell, quarter = read_lying(option)
        _leave_hand(game, seat, name)
        self.to_build -= 1
        self.stage = "sign"
        self.closed = building.put_down(game, seat, name, cell, quarter)
        self.tile = state.city.at[cell]

    def _sneak_builds(self, game: Game, option: str) -> None:
        state = game.state
        name, cell, quarter = read_lying(option)
        state.sneak_tile = ""
        self.builder = state.sneak
        self.closed = building.put_down(game, state.sneak, name, cell, quarter)
        self.tile = state.city.at[cell]
        self._settle(game, 1)

    def _settle(self, game: Game, signs: int) -> None:
        seat, tile, closed = self.builder, self.tile, self.closed
        self.closed = []
        if seat == game.state.sneak:
            self.builder = game.state.active
            self.stage = "after" if self.only else "draw"
        else:
            self.stage = "build"
        building.put_signs(game, seat, tile, signs)
        building.settle(game, seat, tile, closed)

    def _lay_aside(self, game: Game, seat: int, name: str) -> None:
        """3.10: a tile without any legal place is out of the game."""
        state = game.state
        state.gone.append(name)
        if seat == state.sneak:
            state.sneak_tile, self.stage = "", "draw"
        else:
            self.to_build -= 1
        game.tell("tile_discarded", player=game.name(seat), tile=name)


_PARTS: Final[Mapping[str, Callable[[Turns, Game], Decision | None]]] = MappingProxyType(
    {
        "begin": Turns.begin,
        "build": Turns.build,
        "sign": Turns.sign,
        "after": Turns.after,
        "sneak": Turns.sneak,
        "draw": Turns.draw,
    }
)


def _leave_hand(game: Game, seat: int, name: str) -> None:
    """What is built or goes out of the game is known no longer as a tile of the hand (14.6)."""
    state = game.state
    state.hands[seat].remove(name)
    if name in state.shown[seat]:
        state.shown[seat].remove(name)


def _next_with_tiles(game: Game, seat: int) -> int:
    """4.6: who has none is passed over; where nobody has any, it is just the next one."""
    around = game.clockwise((seat + 1) % game.players)
    return next((one for one in around if game.state.hands[one]), around[0])


def draw_tile(game: Game, seat: int) -> None:
    """The top tile goes to a hand: others see its back (14.5), in the solo game all of it."""
    state = game.state
    name = state.pile.pop()
    state.hands[seat].append(name)
    if game.record:
        public = {"player": game.name(seat), "type": game.box.tiles[name].type}
        game.tell_some("tile_drawn", public, {"tile": name}, seat)


def turn_end_stack(game: Game) -> None:
    """13.7: it is shuffled and turned face up."""
    state = game.state
    if not state.end_turned:
        state.end_turned = True
        state.rng = shuffle(state.end_pile, state.rng)
        game.tell("end_stack_turned", count=len(state.end_pile))
