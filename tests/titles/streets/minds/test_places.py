"""What is found out about a place without building there is what comes of building there."""

from collections.abc import Iterator
from statistics import fmean

import pytest

from newangeles_gui.minds import dice
from newangeles_gui.titles.streets.minds.players import StreetsCrew
from newangeles_gui.titles.streets.minds.site import Site
from newangeles_gui.titles.streets.rules import (
    Box,
    Game,
    lying_text,
    new_game,
    places,
)
from newangeles_gui.titles.streets.rules.turn.values import street_symbols
from tests.titles.streets.minds.games import SEATS


def questions(box: Box, every: int = 4) -> Iterator[Game]:
    """Games in which somebody is asked where to build, played by chance up to there."""
    for seed in range(3):
        game = new_game(box, SEATS[: 2 + seed], seed, record=False)
        chance, number = dice(seed), 0
        while (asked := game.pending) is not None:
            if asked.kind == "build":
                number += 1
                if number % every == 0:
                    yield game
            game.take(chance.choice(asked.options))


def test_a_site_tells_what_building_would_do(box: Box) -> None:
    looked = closing = 0
    for game in questions(box):
        name = game.state.hands[game.pending.seat][0]
        for cell, quarter in places(game, game.pending.seat):
            site = Site(game.state.city, cell, quarter)
            city = game.state.city.clone()
            closed = city.lay(cell, name, quarter)
            own = city.street_of[-1]
            looked += 1
            closing += bool(closed)
            assert site.size == len(city.rows[own])
            assert sorted(site.closes) == sorted(set(closed) - {own})
            assert (site.free == 0) == (own in closed)
            assert site.free == city.beyond(own).count(None)
            assert site.near == sum(abs(one - two) <= 1 for one, two in _around(city.cells, cell))
            there = [*site.row, *site.pointing, len(city.cells) - 1]
            symbols = [box.tiles[city.tiles[tile]].symbols for tile in there]
            found = [sum(of) for of in zip(*symbols, strict=True)]
            assert found == street_symbols(box, city, own)
    assert looked > 300
    assert closing > 50


def _around(cells: list[int], cell: int) -> list[tuple[int, int]]:
    """The columns of the tiles in the three rows around a cell, that cell left out."""
    width = 128
    x, y = cell % width, cell // width
    near = [one for one in cells if one != cell and abs(one // width - y) <= 1]
    return [(one % width, x) for one in near]


@pytest.fixture(scope="module")
def crew(box: Box) -> StreetsCrew:
    return StreetsCrew(box)


def test_planning_finds_nearly_what_looking_finds(crew: StreetsCrew, box: Box) -> None:
    """In a third of the time: so playouts go by it."""
    agent, planner = crew.agent("builder"), crew._skills.planner
    behind, random = [], []
    for game in questions(box, every=8):
        asked = game.pending
        looked = {one.plan: one.chance for one in agent.looked(game, asked)}
        best = max(looked.values())
        behind.append(best - looked[planner.answer(game, asked)])
        random.append(best - fmean(looked.values()))
    assert len(behind) > 10
    assert fmean(behind) < fmean(random) / 4


def test_a_renovator_is_told_what_a_covered_place_brings(crew: StreetsCrew, box: Box) -> None:
    """12.8: the tile is paid at once, its value with its people."""
    advisors = {"coral": "renovator"}
    covered = 0
    for seed in range(4):
        game = new_game(box, SEATS[:3], seed, advisors=advisors, record=False)
        chance = dice(seed)
        while (asked := game.pending) is not None and not covered:
            city = game.state.city
            if asked.kind == "build" and asked.seat == game.state.players.index("coral"):
                prices = crew._skills.policy.prices(game, asked)
                assert prices.keys() == crew._skills.planner.prices(game, asked).keys()
                for cell, quarter in places(game, asked.seat):
                    if cell in city.at and not covered:
                        option = game.state.hands[asked.seat][0] + lying_text(cell, quarter)
                        twin = game.clone()
                        before = twin.state.money[asked.seat]
                        twin.take(option)
                        if not any(map(any, city.seekers)):
                            assert twin.state.money[asked.seat] - before == prices[option]
                            covered += 1
            game.take(chance.choice(asked.options))
    assert covered
