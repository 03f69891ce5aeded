"""Whole games as they are told, event by event, beside a second reading of the rules.

Every sum that is paid, everybody who moves, seeks or moves in, the order in which players are paid
and take tokens, and what is left at the end is worked out anew at the moment at which it is told.
"""

import random
from collections import Counter

import pytest

from newangeles_gui.titles.streets.content import BUSINESSES, COLOURS
from newangeles_gui.titles.streets.rules import Box, Game, new_game
from tests.titles.streets.rules.test_referee import Referee, Spot

SEATS = ["coral", "ivory", "slate", "lilac", "teal"]
MODULES = ([], ["advisors"], ["business"], ["business", "advisors"])
SCOUT, CONTRACTOR, SNEAK = "location_scout", "contractor", "sneak"


class Audit:
    """Looks at a game whenever it tells something."""

    def __init__(self, box: Box, game: Game) -> None:
        self.box, self.money = box, game.state.money[:]
        self.closer, self.paid, self.takers = 0, [-1], [-1]
        self.street: set[Spot] = set()
        self.instead: dict[Spot, str] = {}
        self.drawn: Counter[str] = Counter()
        self.seen: Counter[str] = Counter()
        game.watch = self.look

    def look(self, game: Game) -> None:
        """At what was told last."""
        event = game.events[-1]
        self.seen[event.kind] += 1
        look = getattr(self, f"_{event.kind}", None)
        if look is not None:
            look(game, Referee(self.box, game), {**event.data, "at": self._spot(event.data)})

    def _spot(self, data) -> Spot | None:
        if "cell" not in data:
            return None
        x, y = map(int, str(data["cell"]).split(","))
        return x, y

    def _place(self, game: Game, player: str, first: int) -> int:
        """How far clockwise a player sits from a seat."""
        return (game.seat_of(player) - first) % game.players

    def _street_closed(self, game: Game, referee: Referee, told) -> None:
        self.closer, self.paid, self.takers = game.seat_of(told["player"]), [-1], [-1]
        self.street, self.instead = set(referee.street(told["at"])), {}
        assert referee.closed(referee.street(told["at"]))
        assert told["at"] == referee.street(told["at"])[0]

    def _tile_shown(self, game: Game, referee: Referee, told) -> None:
        """12.11, 14.6: one own tile of the street, by a tile that stays in hand."""
        seat = game.seat_of(told["player"])
        assert game.state.advisors[seat] == "entrepreneur"
        assert told["tile"] in game.state.hands[seat]
        assert told["at"] in self.street
        assert referee.owner[told["at"]] == seat
        assert referee.specs[told["tile"]].value.kind != "copy"
        assert not self.instead
        self.instead = {told["at"]: told["tile"]}

    def _income(self, game: Game, referee: Referee, told) -> None:
        """6.1-6.4."""
        seat, at = game.seat_of(told["player"]), told["at"]
        self.paid.append(self._place(game, told["player"], self.closer))
        assert self.paid == sorted(self.paid)
        assert at in self.street
        assert referee.owner[at] == seat
        assert told["people"] == sum(referee.people[at])
        assert told["value"] == referee.signs[at] * self._value(referee, at, seat)
        assert told["money"] == told["value"] + told["people"]
        self.money[seat] += told["money"]

    def _value(self, referee: Referee, at: Spot, seat: int) -> int:
        name = self.instead.get(at, referee.tiles[at])
        value = referee.value(name, at, seat)
        if referee.specs[name].value.kind == "copy":
            for other, shown in self.instead.items():  # 12.5
                if referee.owner[other] == seat and referee.copied(shown):
                    value = max(value, referee.value(shown, other, seat))
        return value

    def _final_income(self, game: Game, referee: Referee, told) -> None:
        """10.1-10.3, 12.12a."""
        seat, at, advisors = game.seat_of(told["player"]), told["at"], game.state.advisors
        assert not any(game.state.hands)
        game.state.advisors = ["" if one == SCOUT else one for one in advisors]
        whole = referee.worth(at) + sum(referee.people[at])
        game.state.advisors = advisors
        assert told["money"] == (whole + 1) // 2
        self.money[seat] += told["money"]

    def _token_taken(self, game: Game, referee: Referee, told) -> None:
        """11.2-11.4, 11.8."""
        icon = referee.specs[referee.tiles[told["at"]]].business
        left = game.state.tokens_left[BUSINESSES.index(icon)] if icon in BUSINESSES else 0
        assert told["business"] == icon or not left
        if told["at"] in self.street and referee.owner[told["at"]] >= 0:
            self.takers.append(self._place(game, told["player"], self.closer + 1))
            assert self.takers == sorted(self.takers)

    def _people_moved(self, game: Game, referee: Referee, told) -> None:
        """8.2-8.5, 13.9."""
        assert referee.takes_in(told["at"], told["colour"])
        asked = game.state.sneak >= 0 and self.closer == game.state.sneak
        own = [
            spot
            for spot in referee.spots
            if referee.owner[spot] == self.closer and referee.takes_in(spot, told["colour"])
        ]
        if asked and self.seen["abandoned"] == 0 and own:
            assert referee.owner[told["at"]] == self.closer

    def _became_seekers(self, game: Game, referee: Referee, told) -> None:
        """8.6."""
        assert not any(referee.takes_in(spot, told["colour"]) for spot in referee.spots)

    def _seekers_moved_in(self, game: Game, referee: Referee, told) -> None:
        """8.7."""
        assert referee.symbols_on(told["at"])[told["colour"]]
        colour = COLOURS.index(told["colour"])
        assert not any(crowd[colour] for crowd in game.state.city.seekers)

    def _seekers_sent_off(self, game: Game, referee: Referee, told) -> None:
        """12.8b."""
        assert referee.tiles[told["at"]] == "central_station"

    def _tile_drawn(self, game: Game, referee: Referee, told) -> None:
        self.drawn[told["player"]] += 1

    def _turn_passed(self, game: Game, referee: Referee, told) -> None:
        """4.5, 4.6, 12.6a."""
        assert len(self.drawn) <= 1
        for player, count in self.drawn.items():
            twice = game.state.advisors[game.seat_of(player)] == CONTRACTOR
            assert count <= 1 + twice
            assert count == 1 + twice or not game.state.pile
        self.drawn.clear()

    def _business_bonus(self, game: Game, referee: Referee, told) -> None:
        self.money[game.seat_of(told["player"])] += told["money"]

    def _game_over(self, game: Game, referee: Referee, told) -> None:
        """10.4, 10.5, 13.10, and that nothing was paid that was not told."""
        state, most = game.state, max(self.money)
        assert state.money == self.money
        best = [game.name(seat) for seat, money in enumerate(self.money) if money == most]
        assert told["winners"] == ([SNEAK] if SNEAK in best else best)
        assert state.free == [0 if one == SNEAK else 5 - self._used(game, seat)
                              for seat, one in enumerate(state.players)]  # fmt: skip

    def _used(self, game: Game, seat: int) -> int:
        city = game.state.city
        return sum(n for n, owner in zip(city.signs, city.owners, strict=True) if owner == seat)


def played(box: Box, players: int, seed: int) -> Audit:
    """A game by chance that was looked at until it was over."""
    game = new_game(box, SEATS[:players], seed, MODULES[seed % 4])
    audit, dice = Audit(box, game), random.Random(seed)
    audit.drawn.clear()
    while game.pending is not None:
        game.take(dice.choice(game.pending.options))
    assert audit.seen["game_over"] == 1
    return audit


@pytest.mark.rule("5.7", "6.1", "6.2", "6.3", "6.4", "8.5", "8.6", "8.7", "10.1", "11.3", "13.9")
def test_what_is_told_is_what_a_second_reading_has(box: Box) -> None:
    told: Counter[str] = Counter()
    for players, seed in ((1, 1), (1, 3), (2, 3), (3, 1), (3, 2), (4, 2), (5, 3)):
        told += played(box, players, seed).seen
    for kind in ("income", "final_income", "token_taken", "people_moved", "became_seekers",
                 "seekers_moved_in", "tile_shown", "business_bonus", "abandoned"):  # fmt: skip
        assert told[kind] > 1, kind


@pytest.mark.soak
@pytest.mark.parametrize("players", range(1, 6))
def test_hundreds_of_games_are_told_as_a_second_reading_has_them(box: Box, players: int) -> None:
    for seed in range(4, 124):
        played(box, players, seed)
