"""At the table people and tiles have their names; whose cells are typed reads these as well."""

import pytest

from newangeles_gui.engine import Decision, Event, Start
from newangeles_gui.i18n import Catalog
from newangeles_gui.minds import dice
from newangeles_gui.session import Match, Plan, Seat
from newangeles_gui.titles.streets.rules import Box
from newangeles_gui.titles.streets.title import TITLE
from newangeles_gui.titles.streets.words import StreetsWords
from tests.languages import LANGUAGES

NAMES = {"en": ("Iris", "You"), "ru": ("Айрис", "Вы"), "pl": ("Iris", "Ty")}
TOLD = {
    "en": {
        "built": "You build Bakery.",
        "theirs": "Iris builds Bakery.",
        "typed": "Coral builds Bakery (3,1).",
        "moved": "2 parents move to Central Station.",
        "moved_typed": "2 parents move to Central Station (0,0).",
        "turn": "It is your turn.",
        "closed": "Iris closes a street of 1 tile.",
        "unplaced": "2 parents move to 9,9.",
    },
    "ru": {
        "built": "Вы строите: Пекарня.",
        "theirs": "Айрис строит: Пекарня.",
        "typed": "Коралловый строит: Пекарня (3,1).",
        "moved": "2 родителя переезжают на Центральный вокзал.",
        "moved_typed": "2 родителя переезжают на Центральный вокзал (0,0).",
        "turn": "Ваш ход.",
        "closed": "Айрис закрывает улицу из 1 клетки.",
        "unplaced": "2 родителя переезжают на 9,9.",
    },
    "pl": {
        "built": "Budujesz: Piekarnia.",
        "theirs": "Iris buduje: Piekarnia.",
        "typed": "Koralowy buduje: Piekarnia (3,1).",
        "moved": "2 rodziców przeprowadza się na Dworzec Główny.",
        "moved_typed": "2 rodziców przeprowadza się na Dworzec Główny (0,0).",
        "turn": "Twoja kolej.",
        "closed": "Iris zamyka ulicę z 1 kafelka.",
        "unplaced": "2 rodziców przeprowadza się na 9,9.",
    },
}


@pytest.fixture(scope="module")
def match(box: Box) -> Match:
    seats = [Seat("coral"), Seat("ivory", "opponent", "random", "speculator"), Seat("Anna")]
    start = Start(["coral", "ivory", "slate"], "3", {"first": "coral"})
    return Match.begin(box, Plan(start, seats))


@pytest.fixture(params=LANGUAGES)
def words(request, box: Box) -> StreetsWords:
    return StreetsWords(Catalog.load(TITLE.strings, request.param), box)


def built(player: str) -> Event:
    return Event("tile_built", {"player": player, "tile": "bakery", "cell": "3,1", "rotate": 90})


def moved(cell: str = "0,0") -> Event:
    return Event("people_moved", {"cell": cell, "colour": "parent", "count": 2})


def test_who_looks_is_spoken_to_and_opponents_have_first_names(words, match) -> None:
    told, table = TOLD[words.catalog.language.code], words.at_table(match, 0)
    first, you = NAMES[words.catalog.language.code]
    assert [table.called(name) for name in ("coral", "ivory", "slate")] == [you, first, "Anna"]
    assert table.event(built("coral")) == told["built"]
    assert table.event(built("ivory")) == told["theirs"]
    assert table.event(Event("turn_passed", {"player": "coral"})) == told["turn"]
    over = table.event(Event("game_over", {"winners": ["ivory", "slate"]}))
    assert f"{first}, Anna" in over


def test_whose_cells_are_typed_reads_them_and_the_colours(words, match) -> None:
    told = TOLD[words.catalog.language.code]
    typed = words.at_table(match, None, typed=True)
    assert typed.event(built("coral")) == told["typed"]
    assert typed.event(moved()) == told["moved_typed"]


def test_places_are_tiles_by_name_and_streets_as_long_as_they_are(words, match) -> None:
    told, table = TOLD[words.catalog.language.code], words.at_table(match, 0)
    assert table.event(moved()) == told["moved"]
    assert table.event(moved("9,9")) == told["unplaced"]
    closed = Event("street_closed", {"player": "ivory", "cell": "0,0"})
    assert table.event(closed) == told["closed"]


def test_every_event_of_a_game_names_no_cell_and_no_colour_at_the_table(words, box: Box) -> None:
    seats = [Seat("coral"), Seat("ivory", "opponent", "random", "host")]
    options = {"business": "on", "advisors": "on"}
    match = Match.begin(box, Plan(Start(["coral", "ivory"], "8", options), seats))
    chance = dice(8)
    while match.pending is not None:
        match.apply(chance.choice(match.pending.choices()))
    for seat in (0, -1):
        table = words.at_table(match, seat)
        colours = [words.called("ivory")] + [words.called("coral")] * (seat == 0)
        for event in match.log:
            told = table.event(event, seat)
            assert "{" not in told
            assert str(event.data.get("cell", "?")) not in told
            assert not any(one in told for one in colours), told


def test_what_was_built_over_keeps_its_name_in_what_happened_before(words, match, box) -> None:
    view = match.view(0)
    cell, now = "0,0", view.city.tiles[view.city.at[view.city.cells[0]]]
    cover = {"player": "ivory", "tile": now, "covered": "bakery", "cell": cell}

    class Since:
        plan, log, view = match.plan, [moved(), Event("tile_covered", cover)], match.view

    table = words.at_table(Since, 0)
    assert words.way_to("bakery") in table.event(Since.log[0])
    later = Event("people_moved", {"cell": cell, "colour": "parent", "count": 3})
    assert words.way_to(now) in table.event(later)


def test_answers_are_called_by_what_lies_there(words, match) -> None:
    view = match.view(0)
    table = words.at_table(match, 0)
    for kind, option in (("abandon", "0,0"), ("street", "0,0"), ("move", "parent to=0,0 count=1")):
        asked = Decision(kind, 0, [option])
        assert "0,0" not in table.option(asked, option, view)
        assert "(0,0)" in words.option(asked, option, view)


def test_people_have_a_way_to_every_tile(words, box: Box) -> None:
    ways = {words.way_to(name) for name in box.tiles}
    assert len(ways) == len(box.tiles)
    names = {words.name(f"tile.{name}") for name in box.tiles}
    assert not ways & names
