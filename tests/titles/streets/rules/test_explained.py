"""What the ledger says of small cities: how much of what is counted, and where it lies."""

import pytest

from newangeles_gui.titles.streets.content import COLOURS
from newangeles_gui.titles.streets.rules import (
    Box,
    Foresight,
    Game,
    Given,
    GivenCity,
    Ledger,
    LedgerCount,
    cell_at,
    cell_text,
    place_of,
    view,
    worth,
)


def city(box: Box, *tiles: dict, players: tuple[str, ...] = ("coral", "ivory"), **given) -> Game:
    """A game in a city of these tiles alone."""
    start = {"start": False, "city": tiles, "stack": (), **given}
    return GivenCity(
        box, players, Given.model_validate(start), lambda path, text: text
    ).put_together()


def row(*tiles: str, y: int = 0, **more: dict) -> list[dict]:
    """A street from 0,y on; `name:owner` has an owner, `name:owner:2` two signs."""
    found = []
    for x, tile in enumerate(tiles):
        name, *owned = tile.split(":")
        owner = {"owner": owned[0], "signs": int((*owned, 1, 1)[1])} if owned else {}
        found.append({"tile": name, "at": (x, y), **owner, **more.get(name, {})})
    return found


def explained(box: Box, game: Game, at: tuple[int, int]) -> tuple[LedgerCount, int]:
    """Why a tile is worth as much as it is, and how much that is."""
    foresight = Foresight(box, view(game, 0))
    (line,) = (
        one for street in foresight.now() for one in street.lines if one.cell == cell_at(*at)
    )
    assert worth(box, view(game, 0))[line.cell] == line
    return foresight.explained(line), line.value


def spots(count: LedgerCount) -> list[tuple[str, str, int, int]]:
    return sorted((one.what, cell_text(one.cell), one.place, one.number) for one in count.spots)


def symbols(*cells: str) -> list[tuple[str, str, int, int]]:
    """Symbols on these tiles, those of a tile in their order; `0,0/1` is the second one there."""
    found = []
    for cell in cells:
        at, _, place = cell.partition("/")
        found.append(("symbol", at, int(place or 0), 1))
    return sorted(found)


# A tourist symbol points in from the west; the tile at the east turns its blank side.
SYMBOLS = [
    *row("shoe_temple:coral", "perfume_arcade:coral", "food_court:coral", "copy_shop:coral",
         "wax_museum:ivory"),
    {"tile": "chillax_spa", "at": (-1, 0), "rotate": 270},
]  # fmt: skip


@pytest.mark.rule("7.1", "7.4", "7.5", "7.8", "7.13")
def test_symbols_sets_and_copies(box: Box) -> None:
    game = city(box, *SYMBOLS)
    told = {place: explained(box, game, (place, 0)) for place in range(5)}
    assert [value for _, value in told.values()] == [8, 15, 10, 15, 10]
    assert told[0][0][:4] == ("symbols", (3,), 2, 4)
    assert spots(told[0][0]) == symbols("0,0", "1,0", "2,0", "3,0")
    assert told[1][0][:4] == ("set", (3, 0), 5, 3)
    assert spots(told[1][0]) == symbols("-1,0", "0,0", "1,0", "2,0", "3,0", "4,0")
    assert told[2][0][:4] == ("set", (0, 1, 2, 3), 10, 1)
    assert len(told[2][0].spots) == 4
    assert {one[1] for one in spots(told[2][0])} >= {"2,0", "3,0"}
    copied = told[3][0]
    assert (*copied[:4], copied.copied) == ("set", (3, 0), 5, 3, "perfume_arcade")
    assert spots(copied) == [("tile", "1,0", 0, 1)]
    assert told[4][0][:4] == ("set", (0, 2), 5, 2)
    assert spots(told[4][0]) == symbols("-1,0", "4,0", "2,0", "3,0")


@pytest.mark.rule("7.2", "7.5")
def test_a_tile_that_does_not_point_in_lends_no_symbols(box: Box) -> None:
    beside = {"tile": "department_store", "at": (0, 1), "rotate": 180}
    for rotate, count in ((90, 3), (270, 1), (0, 3)):
        end = {"tile": "penthouse", "at": (1, 0), "rotate": rotate}
        told, _ = explained(box, city(box, *row("shoe_temple:coral"), end), (0, 0))
        assert told.amount == count, rotate
    beside = {"tile": "penthouse", "at": (0, -1), "rotate": 0}
    told, _ = explained(box, city(box, *row("shoe_temple:coral"), beside), (0, 0))
    assert (told.amount, spots(told)) == (1, symbols("0,0"))


@pytest.mark.rule("7.6", "7.7", "7.10", "7.11", "7.12", "12.7")
def test_signs_people_size_neighbours_and_enclosure(box: Box) -> None:
    game = city(
        box,
        *row("grand_hotel:coral:2", "family_flats:coral", "playground:ivory", "corner_kiosk:coral",
             "city_gate:coral", playground={"people": {"parent": 3}},
             family_flats={"people": {"parent": 1}}, grand_hotel={"people": {"tourist": 2}}),
        {"tile": "bakery", "at": (4, -1), "rotate": 90},
        {"tile": "squat", "at": (4, -2)},
        advisors={"coral": "investor"},
    )  # fmt: skip
    told = {place: explained(box, game, (place, 0)) for place in range(5)}
    assert [value for _, value in told.values()] == [30, 10, 8, 6, 6]
    hotel, flats, playground, kiosk, gate = (count for count, _ in told.values())
    assert hotel[:4] == ("signs", (), 3, 5)
    assert spots(hotel) == [("sign", "0,0", 0, 2), ("sign", "1,0", 0, 1), ("sign", "3,0", 0, 1),
                            ("sign", "4,0", 0, 1)]  # fmt: skip
    assert flats[:4] == ("size", (), 2, 5)
    assert spots(flats) == [("tile", f"{x},0", 0, 1) for x in range(5)]
    assert playground[:4] == ("people", (2,), 2, 4)
    assert spots(playground) == [("person", "1,0", 2, 1), ("person", "2,0", 2, 3)]
    assert kiosk[:4] == ("adjacent", (), 2, 3)
    assert spots(kiosk) == [("tile", "2,0", 0, 1), ("tile", "4,-1", 0, 1), ("tile", "4,0", 0, 1)]
    assert gate[:4] == ("encloses", (), 6, 1)
    assert spots(gate) == [("street", "4,-1", 0, 1)]


@pytest.mark.rule("7.13", "7.14", "7.15")
def test_what_is_worth_nothing_is_explained_by_nothing(box: Box) -> None:
    alone = city(box, *row("copy_shop:coral", "city_gate:coral", "corner_kiosk:ivory"))
    count, value = explained(box, alone, (0, 0))
    assert (count, value) == (LedgerCount("copy", (), 0, 0, ()), 0)
    count, value = explained(box, alone, (1, 0))
    assert (count, value) == (LedgerCount("encloses", (), 6, 0, ()), 0)
    copies = city(box, *row("copy_shop:coral", "bakery:ivory", "family_flats", "karaoke_cave"))
    count, value = explained(box, copies, (0, 0))
    assert (count.copied, count.amount, value) == ("family_flats", 4, 8)
    assert spots(count) == [("tile", "2,0", 0, 1)]


@pytest.mark.rule("12.9", "12.10", "12.12")
@pytest.mark.parametrize(
    ("advisor", "home", "set_of", "cells"),
    [
        ("investor", (2, 2), 5, ["0,0", "2,0"]),
        ("hacker", (4, 4), 10, ["0,0", "2,0"]),  # a parent in hand, and the card's mixed symbol
        ("hipster_legend", (5, 5), 10, ["0,0", "1,0", "2,0", "3,0"]),  # and that on the card
        ("location_scout", (5, 5), 5, ["0,0", "2,0", "0,5", "0,9/0", "0,9/1"]),
    ],
)
def test_what_an_advisor_lets_count(
    box: Box, advisor: str, home: tuple[int, int], set_of: int, cells: list[str]
) -> None:
    game = city(
        box,
        *row("starter_home:coral", "student_house:ivory", "hardware_store:ivory",
             "flea_market:coral", flea_market={"tile": "barber_shop"}),
        {"tile": "playground", "at": (0, 5), "owner": "coral"},
        {"tile": "family_flats", "at": (0, 9), "owner": "coral"},
        {"tile": "trendy_lofts", "at": (3, 9), "owner": "ivory"},
        advisors={"coral": advisor},
        hands={"coral": ("toy_store",), "ivory": ("pancake_house",)},
    )  # fmt: skip
    count, value = explained(box, game, (0, 0))
    assert (count.amount, value) == (home[0], 2 * home[1])
    assert spots(count) == symbols(*cells)
    assert explained(box, game, (3, 0))[1] == set_of
    assert explained(box, game, (2, 0))[1] == 4  # of another owner


def foretold(game: Game, tile: str, at: tuple[int, int], rotate: int) -> Ledger:
    return Foresight(game.box, view(game, 0)).ledger(tile, cell_at(*at), rotate // 90, 0)


@pytest.mark.rule("6.1", "6.2", "8.5", "8.6", "8.7", "9.1")
def test_the_ledger_of_a_tile_that_closes_two_streets(box: Box) -> None:
    game = city(
        box,
        {"tile": "city_gate", "at": (-2, 0), "rotate": 270},
        {"tile": "starter_home", "at": (-1, 0), "owner": "coral", "people": {"parent": 2}},
        {"tile": "bakery", "at": (0, 1), "rotate": 270, "owner": "ivory",
         "people": {"shopper": 3}},
        {"tile": "grand_hotel", "at": (0, 2), "rotate": 180, "seekers": {"tourist": 2}},
        {"tile": "playground", "at": (5, 5), "owner": "ivory"},
        {"tile": "toy_store", "at": (7, 5), "owner": "coral"},
        money={"coral": 4},
        hands={"coral": ("wax_museum",)},
    )  # fmt: skip
    found = foretold(game, "wax_museum", (0, 0), 90)
    assert [(cell_text(one.cell), one.size, one.closed) for one in found.streets] == [
        ("-1,0", 1, True), ("0,1", 1, True),
    ]  # fmt: skip
    (home,), (bakery,) = (one.lines for one in found.streets)
    assert (home.name, home.value, home.people, home.money) == ("starter_home", 2, 2, 4)
    assert (bakery.name, bakery.value, bakery.people, bakery.money) == ("bakery", 6, 3, 9)
    assert (found.money, found.back, found.gain) == ([4, 9], [1, 1], 4)
    assert found.settled == [(0, 2)]
    moves = {COLOURS[one.colour]: one for one in found.moves}
    assert list(moves) == ["parent", "shopper"]
    assert [place_of(cell) for cell in moves["parent"].targets] == [(5, 5), (7, 5)]
    assert (moves["parent"].number, moves["shopper"].number) == (2, 3)
    assert moves["parent"].sources == ((cell_at(-1, 0), 2),)
    assert moves["shopper"].targets == ()
    standing = found.standing
    assert standing is not None
    # It has a tourist symbol and no parent; one tourist came with it, two have moved in.
    assert (standing.name, standing.value, standing.people) == ("wax_museum", 0, 3)
    assert standing.signs == 1
    assert game.state.city.seekers[3] == (2, 0, 0, 0)  # nothing has been done


@pytest.mark.rule("12.12a")
def test_a_scout_s_second_street_is_explained_without_the_signs_of_the_first(box: Box) -> None:
    game = city(
        box,
        {"tile": "city_gate", "at": (-2, 0), "rotate": 270},
        {"tile": "family_flats", "at": (-1, 0), "owner": "coral"},
        {"tile": "starter_home", "at": (0, 1), "rotate": 270, "owner": "coral"},
        {"tile": "shoe_temple", "at": (0, 2), "rotate": 180},
        advisors={"coral": "location_scout"},
    )
    foresight = Foresight(box, view(game, 0))
    found = foresight.ledger("bakery", cell_at(0, 0), 1, 0)
    (flats,), (home,) = (street.lines for street in found.streets)
    assert (flats.value, home.name, home.value) == (2, "starter_home", 2)
    for line in (flats, home):
        count = foresight.explained(line, found)
        assert count.each * count.amount == line.value, line
    assert spots(foresight.explained(home, found)) == symbols("0,1")
    game = city(
        box,
        {"tile": "city_gate", "at": (-2, 0), "rotate": 270},
        {"tile": "family_flats", "at": (-1, 0), "owner": "coral"},
        advisors={"coral": "location_scout"},
    )
    foresight = Foresight(box, view(game, 0))
    found = foresight.ledger("starter_home", cell_at(0, 0), 1, 0)
    assert found.standing is not None
    assert found.standing.value == 2  # those of the flats are gone by then
    assert foresight.explained(found.standing, found).amount == 1
