"""The figures of how tiles lie beside each other, in all four rotations."""

import pytest

from newangeles_gui.titles.streets.rules import (
    ALONG,
    LONG,
    STEPS,
    City,
    cell_at,
    cell_text,
    lying_text,
    place_of,
    read_cell,
    read_lying,
    side,
)
from newangeles_gui.titles.streets.rules.game.grid import (
    BLANK,
    END,
    WIDTH,
    clashes,
    connects,
    quarters_of,
)

SOUTH, WEST, NORTH, EAST = range(4)
# What is to the right of a tile of rotation 0: connected, closed at the east, points in, legal.
RIGHT_OF_ZERO = {0: (True, False), 180: (False, False), 90: (True, True), 270: (False, False)}


def turned(cell: tuple[int, int], quarters: int) -> tuple[int, int]:
    """A place turned clockwise around 0,0."""
    x, y = cell
    for _ in range(quarters):
        x, y = -y, x
    return x, y


def city_of(*tiles: tuple[tuple[int, int], int]) -> City:
    """A city of tiles at places, with quarters."""
    city = City()
    for place, (at, quarter) in enumerate(tiles):
        city.put(cell_at(*at), f"tile_{place}", quarter % 4)
    return city


@pytest.mark.parametrize("quarter", range(4))
def test_each_tile_has_a_long_side_two_ends_and_a_blank_side(quarter: int) -> None:
    """3.2: the road edge is south, west, north, east for 0, 90, 180, 270."""
    assert side(quarter, quarter) == LONG
    assert side(quarter, quarter + 2) == BLANK
    assert side(quarter, quarter + 1) == side(quarter, quarter + 3) == END
    assert [side(0, one) for one in (SOUTH, WEST, NORTH, EAST)] == [LONG, END, BLANK, END]


@pytest.mark.rule("3.4")
@pytest.mark.parametrize("turn", range(4))
@pytest.mark.parametrize("rotate", RIGHT_OF_ZERO)
def test_the_figures_to_the_right_of_rotation_0_hold_in_every_turn(rotate: int, turn: int) -> None:
    connected, points = RIGHT_OF_ZERO[rotate]
    towards = (EAST + turn) % 4
    quarter = (rotate // 90 + turn) % 4
    assert connects(turn, towards, quarter) is connected
    assert (side(quarter, towards + 2) == LONG) is points
    city = city_of(((0, 0), turn), (turned((1, 0), turn), quarter))
    same_street = city.street_of[0] == city.street_of[1]
    assert same_street is (rotate == 0)
    assert clashes(turn, towards, quarter) is False


@pytest.mark.rule("3.7")
@pytest.mark.parametrize("turn", range(4))
def test_long_sides_clash_and_other_pairs_do_not(turn: int) -> None:
    facing = [clashes(turn, turn, other) for other in range(4)]
    assert facing == [other == (turn + 2) % 4 for other in range(4)]
    assert not any(clashes(turn, turn + 2, other) for other in range(4))


@pytest.mark.rule("3.4", "3.9")
@pytest.mark.parametrize("turn", range(4))
def test_where_a_second_tile_can_lie_turns_with_the_first(turn: int) -> None:
    wanted = {(1, 0): {0, 90}, (-1, 0): {0, 270}, (0, 1): {90, 270}, (0, -1): set(), (1, 1): set()}
    city = city_of(((0, 0), turn))
    for place, rotations in wanted.items():
        bits = city.ground.get(cell_at(*turned(place, turn)), 0)
        turned_back = {(quarter - turn) % 4 * 90 for quarter in quarters_of(bits)}
        assert turned_back == rotations, place


@pytest.mark.rule("5.2", "5.3", "5.4")
@pytest.mark.parametrize("turn", range(4))
@pytest.mark.parametrize("first", [1, 2, 3])
@pytest.mark.parametrize("last", [1, 2, 3])
def test_a_street_is_closed_by_any_tile_of_another_rotation(
    turn: int, first: int, last: int
) -> None:
    ends = (turned((-1, 0), turn), turned((2, 0), turn))
    row = [(turned((x, 0), turn), turn) for x in (0, 1)]
    city = city_of(*row, (ends[0], turn + first))
    assert not city.closed[city.street_of[0]]
    closed = city.put(cell_at(*ends[1]), "last", (turn + last) % 4)
    assert city.street_of[0] in closed
    assert city.closed[city.street_of[0]]


@pytest.mark.rule("3.8", "5.4")
@pytest.mark.parametrize("turn", range(4))
def test_a_street_of_five_cannot_grow_and_is_open(turn: int) -> None:
    city = city_of(*[(turned((x, 0), turn), turn) for x in range(5)])
    assert len(city.rows[city.street_of[0]]) == 5
    assert not city.closed[city.street_of[0]]
    for beyond in ((5, 0), (-1, 0)):
        bits = city.ground[cell_at(*turned(beyond, turn))]
        assert turn not in quarters_of(bits)
        assert bits


@pytest.mark.rule("3.8")
def test_a_gap_can_be_filled_up_to_five_and_no_further() -> None:
    four = city_of(*[((x, 0), 0) for x in (0, 1, 3, 4)])
    assert 0 in quarters_of(four.ground[cell_at(2, 0)])
    five = city_of(*[((x, 0), 0) for x in (0, 1, 3, 4, 5)])
    assert 0 not in quarters_of(five.ground[cell_at(2, 0)])


@pytest.mark.rule("5.6")
def test_one_tile_closes_five_streets_at_once() -> None:
    """Its own, since it fills a gap across, and those of four neighbours cannot be had with it."""
    around = [((-1, 0), 0), ((-2, 0), 1), ((1, 0), 2), ((2, 0), 1), ((0, -1), 3), ((0, -2), 0),
              ((0, 1), 3), ((0, 2), 0)]  # fmt: skip
    city = city_of(*around)
    closed = city.put(cell_at(0, 0), "middle", 1)
    assert {city.name_of(street) for street in closed} == {
        cell_at(*at) for at in ((0, 0), (-1, 0), (1, 0), (0, -1), (0, 1))
    }


@pytest.mark.rule("3.4", "3.7", "3.8")
def test_what_is_not_legal_has_a_reason_and_what_is_has_none() -> None:
    city = city_of(*(((x, 0), 0) for x in range(5)), ((0, 3), 0), ((1, 3), 1))
    reasons = set()
    for cell, bits in city.ground.items():
        for quarter in range(4):
            why = city.hindrance(cell, quarter)
            assert bool(why) != bool(bits >> quarter & 1), (cell_text(cell), quarter, why)
            reasons.add(why)
    assert reasons == {"", "along", "no_road", "too_long"}
    assert city.hindrance(cell_at(0, 0), 0) == "covered"
    assert city.hindrance(cell_at(0, 1), 2) == "along"
    assert city.hindrance(cell_at(5, 0), 0) == "too_long"
    assert city.hindrance(cell_at(0, -1), 0) == city.hindrance(cell_at(9, 9), 0) == "no_road"


def test_streets_on_both_sides_of_a_gap_become_one() -> None:
    """5.1: a longest unbroken row."""
    city = city_of(((0, 0), 0), ((2, 0), 0), ((1, 0), 0))
    row = city.rows[city.street_of[0]]
    assert [place_of(city.cells[tile]) for tile in row] == [(0, 0), (1, 0), (2, 0)]
    assert len({city.street_of[tile] for tile in row}) == 1
    assert sum(bool(one) for one in city.rows) == 1


def test_what_follows_from_the_tiles_is_found_again_when_they_are_read() -> None:
    city = city_of(((0, 0), 0), ((2, 0), 0), ((1, 0), 0), ((3, 0), 1), ((-1, 0), 3))
    assert City.from_dict(city.to_dict()) == city
    twin = city.clone()
    twin.put(cell_at(0, 1), "another", 1)
    assert cell_at(0, 1) not in city.at
    assert twin != city


def test_cells_and_places_are_written_and_read() -> None:
    assert [place_of(cell_at(0, 0) + step) for step in STEPS] == [(0, 1), (-1, 0), (0, -1), (1, 0)]
    assert ALONG == (1, WIDTH, 1, WIDTH)
    assert cell_text(cell_at(-3, 12)) == "-3,12"
    assert read_cell("-3,12") == cell_at(-3, 12)
    assert "bakery" + lying_text(cell_at(2, 0), 3) == "bakery at=2,0 rotate=270"
    assert read_lying("bakery at=2,0 rotate=270") == ("bakery", cell_at(2, 0), 3)
    assert place_of(read_cell("-63,62")) == (-63, 62)
    for far in ("900,1", "63,0", "0,63", "-64,0", "0,-64"):
        with pytest.raises(ValueError, match="far from any city"):
            read_cell(far)
