"""The business module: tokens that are taken before a street pays, and their gain (11.x)."""

from __future__ import annotations

from dataclasses import dataclass

from newangeles_gui.engine import Decision, frame

from ...content import BUSINESSES, MIXED
from ..game import Box, Count, Game, Placed, Seat, Step, cell_text, read_cell


def choices_of(game: Game, seat: int, tile: int) -> list[int]:
    """The types of which an icon of a building can give a token (11.4, 11.6)."""
    left = game.state.tokens_left
    icon = game.box.tiles[game.state.city.tiles[tile]].business
    if icon != MIXED and left[BUSINESSES.index(icon)]:
        return [BUSINESSES.index(icon)]
    return _preferred(game, seat, [one for one, count in enumerate(left) if count])


def _preferred(game: Game, seat: int, types: list[int]) -> list[int]:
    """13.11: of the types that it can have, the Sneak takes one of which it has fewest."""
    if seat != game.state.sneak or not types:
        return types
    held = game.state.tokens[seat]
    fewest = min(held[one] for one in types)
    return [one for one in types if held[one] == fewest]


def take_token(game: Game, seat: int, tile: int, kind: int) -> None:
    """A token goes from the supply to a player."""
    state = game.state
    state.tokens_left[kind] -= 1
    state.tokens[seat][kind] += 1
    cell = cell_text(state.city.cells[tile])
    game.tell("token_taken", player=game.name(seat), business=BUSINESSES[kind], cell=cell)


@frame("tokens", on=("tokens_of_street", "turns", "moving"))
@dataclass(slots=True)
class Tokens(Step):
    """A player takes the tokens of a building, one icon after the other (11.5, 11.6)."""

    seat: Seat = 0
    tile: Placed = 0
    left: Count = 0

    def step(self, game: Game) -> Decision | None:
        """Take what needs no question, or ask for a type."""
        while self.left:
            types = choices_of(game, self.seat, self.tile)
            if len(types) > 1:
                options = [BUSINESSES[one] for one in types]
                return Decision("token", game.decider(self.seat), options, "tokens")
            if not types:  # 11.7
                break
            self._take(game, types[0])
        game.pop()
        return None

    def answer(self, game: Game, option: str) -> None:
        """A token of this type."""
        self._take(game, BUSINESSES.index(option))

    def _take(self, game: Game, kind: int) -> None:
        self.left -= 1
        take_token(game, self.seat, self.tile, kind)


def tokens_of(game: Game, seat: int, tile: int) -> None:
    """A player takes the token or tokens of a building."""
    game.push(Tokens(seat, tile, game.box.tiles[game.state.city.tiles[tile]].icons))


@frame("tokens_of_street", on=("scoring",))
@dataclass(slots=True)
class TokensOfStreet(Step):
    """Everybody with a building in a closed street takes its tokens, the closer last (11.2)."""

    street: Placed = 0
    closer: Seat = 0
    asked: Count = 0  # how many seats are through

    def step(self, game: Game) -> Decision | None:
        """Ask the next player who has a building there from which one."""
        while self.asked < game.players:
            seat = self.next_seat(game.players)
            if tiles := self._tiles(game, seat):
                cells = game.state.city.cells
                options = [cell_text(cells[tile]) for tile in tiles]
                return Decision("business", game.decider(seat), options, "tokens_of_street")
            self.asked += 1
        game.pop()
        return None

    def answer(self, game: Game, option: str) -> None:
        """Of this building."""
        seat = self.next_seat(game.players)
        self.asked += 1
        tokens_of(game, seat, game.state.city.at[read_cell(option)])

    def next_seat(self, players: int) -> int:
        """Who takes next: clockwise from the player after the closer (11.3)."""
        return (self.closer + 1 + self.asked) % players

    def _tiles(self, game: Game, seat: int) -> list[int]:
        city = game.state.city
        tiles = [tile for tile in city.rows[self.street] if city.owners[tile] == seat]
        if seat != game.state.sneak or not tiles:
            return tiles
        held = game.state.tokens[seat]
        fewest = {tile: self._fewest(game, held, tile) for tile in tiles}
        return [tile for tile in tiles if fewest[tile] == min(fewest.values())]

    def _fewest(self, game: Game, held: list[int], tile: int) -> int:
        """13.11: how many tokens the Sneak has of what the building would give it."""
        types = choices_of(game, game.state.sneak, tile)
        return min((held[one] for one in types), default=sum(game.box.tokens))


def pay_business(game: Game) -> None:
    """What tokens gain after the final scoring (11.10-11.12)."""
    for seat, reason, amount in business_gains(game.box, game.state.tokens):
        _pay(game, seat, amount, reason)


def business_gains(box: Box, tokens: list[list[int]]) -> list[tuple[int, str, int]]:
    """Who would gain what for such tokens: the seat, a type or the set, and how much."""
    end = box.limits.business_end
    found = []
    for kind, name in enumerate(BUSINESSES):
        held = [own[kind] for own in tokens]
        leaders = [seat for seat, count in enumerate(held) if count and count == max(held)]
        for seat in leaders:
            found.append((seat, name, end.most if len(leaders) == 1 else end.tied))
    for seat, own in enumerate(tokens):
        if min(own):
            found.append((seat, "set", end.set * min(own)))
    return found


def _pay(game: Game, seat: int, amount: int, reason: str) -> None:
    game.state.money[seat] += amount
    game.tell("business_bonus", player=game.name(seat), business=reason, money=amount)
