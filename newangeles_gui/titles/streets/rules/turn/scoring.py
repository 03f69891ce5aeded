"""Closed streets: in which order, who is paid what, signs back, people away (chapters 5 and 6)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, Literal, TypeAlias

from newangeles_gui.engine import Decision, frame

from ..game import NOBODY, AnyBuilding, Game, Placed, Seat, Step, cell_text, read_cell
from . import values
from .business import TokensOfStreet, pay_business
from .people import move_from

ENTREPRENEUR: Final = "entrepreneur"
NOTHING_INSTEAD: Final = "none"


@frame("closing", on=("turns",))
@dataclass(slots=True)
class Closing(Step):
    """Streets closed by one tile are scored one after the other (5.7)."""

    closer: Seat = 0
    waiting: list[Placed] = field(default_factory=list)

    def step(self, game: Game) -> Decision | None:
        """Begin the only one that is left, or ask which comes next."""
        if len(self.waiting) > 1:
            cells = sorted(game.state.city.name_of(street) for street in self.waiting)
            options = [cell_text(cell) for cell in cells]
            return Decision("street", game.decider(self.closer), options, "closing")
        game.pop()
        for street in self.waiting:
            game.push(Scoring(street, self.closer))
        return None

    def answer(self, game: Game, option: str) -> None:
        """This one first."""
        city = game.state.city
        street = city.street_of[city.at[read_cell(option)]]
        self.waiting.remove(street)
        game.push(Scoring(street, self.closer))


ScoringStage: TypeAlias = Literal["start", "instead", "pay", "people"]


@frame("scoring", on=("closing", "turns"))
@dataclass(slots=True)
class Scoring(Step):
    """One closed street: tokens, income, signs, people (6.1)."""

    street: Placed = 0
    closer: Seat = 0
    stage: ScoringStage = "start"
    instead: AnyBuilding = ""  # 12.11: the tile by which another one is valued
    instead_for: Placed = 0

    def step(self, game: Game) -> Decision | None:
        """Do the next part."""
        if self.stage == "start":
            self._start(game)
        elif self.stage == "instead":
            seat = self._entrepreneur(game)
            if seat != NOBODY:
                return self._ask_instead(game, seat)
            self.stage = "pay"
        elif self.stage == "pay":
            self.stage = "people"
            self._pay(game)
        else:
            game.pop()
            move_from(game, self.closer, list(game.state.city.rows[self.street]))
        return None

    def _start(self, game: Game) -> None:
        self.stage = "instead" if ENTREPRENEUR in game.state.advisors else "pay"
        if game.record:
            cell = cell_text(game.state.city.name_of(self.street))
            game.tell("street_closed", player=game.name(self.closer), cell=cell)
        if game.state.business:
            game.push(TokensOfStreet(self.street, self.closer))

    def _entrepreneur(self, game: Game) -> int:
        """The player who may value an own tile by one in hand, if there is one."""
        state = game.state
        seat = state.advisors.index(ENTREPRENEUR)
        city = state.city
        there = any(city.owners[tile] == seat for tile in city.rows[self.street])
        return seat if there and state.hands[seat] else NOBODY

    def _ask_instead(self, game: Game, seat: int) -> Decision:
        """Asked even if nothing is to choose: that would tell what is in the hand."""
        state = game.state
        city, tiles = state.city, game.box.tiles
        own = [tile for tile in city.rows[self.street] if city.owners[tile] == seat]
        options = [
            f"{name} for={cell_text(city.cells[tile])}"
            for name in sorted(state.hands[seat])
            if tiles[name].kind != "copy"
            for tile in own
        ]
        options.append(NOTHING_INSTEAD)
        return Decision("score_instead", seat, options, "scoring", private=True, moment=True)

    def answer(self, game: Game, option: str) -> None:
        """An own tile is valued by one in hand, which is shown (14.6)."""
        self.stage = "pay"
        if option == NOTHING_INSTEAD:
            return
        name, _, place = option.partition(" ")
        cell = place.removeprefix("for=")
        state = game.state
        seat = state.advisors.index(ENTREPRENEUR)
        self.instead, self.instead_for = name, state.city.at[read_cell(cell)]
        if name not in state.shown[seat]:
            state.shown[seat].append(name)
        game.tell("tile_shown", player=game.name(seat), tile=name, cell=cell)

    def _pay(self, game: Game) -> None:
        state = game.state
        at = self.instead_for if self.instead else NOBODY
        incomes = values.street_income(game.box, state, self.street, False, self.instead, at)
        order = {seat: place for place, seat in enumerate(game.clockwise(self.closer))}
        incomes.sort(key=lambda income: order[income.seat])  # 6.3
        for income in incomes:
            state.money[income.seat] += income.value + income.people
            if game.record:
                _tell_income(game, "income", income, income.value + income.people)
        self._signs_return(game, incomes)

    def _signs_return(self, game: Game, incomes: list[values.Income]) -> None:
        returned: dict[int, int] = {}
        for income in incomes:
            returned[income.seat] = returned.get(income.seat, 0) + take_signs(game, income.tile)
        for seat, count in returned.items():
            game.tell("signs_returned", player=game.name(seat), count=count)


def _tell_income(game: Game, kind: str, income: values.Income, money: int) -> None:
    city = game.state.city
    game.tell(
        kind,
        player=game.name(income.seat),
        cell=cell_text(city.cells[income.tile]),
        tile=city.tiles[income.tile],
        value=income.value,
        people=income.people,
        money=money,
    )


def take_signs(game: Game, tile: int) -> int:
    """The signs of a tile go back to their owner; how many there were."""
    state = game.state
    city = state.city
    seat, count = city.owners[tile], city.signs[tile]
    city.owners[tile], city.signs[tile] = NOBODY, 0
    if seat != state.sneak:  # 13.3
        state.free[seat] += count
    return count


def finish(game: Game) -> None:
    """The end: half of what each building would pay, the bonuses, who has won (chapter 10)."""
    state = game.state
    state.stack.clear()
    _pay_half(game)
    if state.business:
        pay_business(game)
    state.winners = winners(game)
    game.tell("game_over", winners=[game.name(seat) for seat in state.winners])


def _pay_half(game: Game) -> None:
    state, share = game.state, game.box.limits.final_share
    city = state.city
    for street, row in enumerate(city.rows):
        if not row or city.closed[street]:
            continue
        for income in values.street_income(game.box, state, street, final=True):
            money = -(-(income.value + income.people) // share)  # 10.1
            state.money[income.seat] += money
            if game.record:
                _tell_income(game, "final_income", income, money)


def winners(game: Game) -> list[int]:
    """Who has most money (10.4, 10.5); the person has to have more than the Sneak (13.10)."""
    state = game.state
    most = max(state.money)
    leaders = [seat for seat, money in enumerate(state.money) if money == most]
    if state.sneak in leaders:
        return [state.sneak]
    return leaders
