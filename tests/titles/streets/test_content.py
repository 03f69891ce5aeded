"""What is in the box, what packs may change, and that nothing lacks words."""

from pathlib import Path

import pytest

from newangeles_gui.commands.loading import problems_of_packs
from newangeles_gui.content import ContentError
from newangeles_gui.i18n import Catalog, check_languages
from newangeles_gui.titles.streets.content import COLOURS, TYPES, load_content
from newangeles_gui.titles.streets.rules import Box, new_game
from newangeles_gui.titles.streets.title import TITLE
from newangeles_gui.titles.telling import rule_kinds

LANGUAGES = ("en", "ru", "pl")
PACK = "id: night\nversion: '1'\ntitle: Night\ngame: streets\n"
LATE_BAR = (
    "  - {id: late_bar, symbols: {tourist: 1}, value: {kind: size, each: 2}, business: leisure}\n"
)


def pack(folder: Path, tiles: str, said: str = PACK) -> Path:
    """A data pack with these tiles."""
    (folder / "pack.yaml").write_text(said, encoding="utf-8")
    (folder / "tiles.yaml").write_text(tiles, encoding="utf-8")
    return folder


def test_what_is_in_the_box(box: Box) -> None:
    """40 buildings, 8 of each type, and one for five players of each type."""
    assert len(box.buildings) == 45
    assert len(box.for_five) == 5
    for type_name in TYPES:
        family = [one for one in box.buildings if box.tiles[one].type == type_name]
        assert len(family) == 9
        assert len(box.for_five & {*family}) == 1
    for colour in range(len(COLOURS)):
        symbols = sum(tile.symbols[colour] for tile in box.tiles.values())
        assert symbols == box.people[colour] == 12
    icons = dict.fromkeys(("restaurant", "housing", "leisure", "retail", "mixed"), 0)
    for name in box.buildings:
        icons[box.tiles[name].business] += 1
    assert icons == {"restaurant": 10, "housing": 10, "leisure": 10, "retail": 10, "mixed": 5}
    assert len(box.content.advisors) == 7


def test_a_pack_adds_and_replaces_tiles(tmp_path: Path) -> None:
    replaced = LATE_BAR.replace("late_bar", "bakery")
    content = load_content(TITLE.data, [pack(tmp_path, "tourist:\n" + LATE_BAR + replaced)])
    assert content.tiles["tourist"]["late_bar"].value.each == 2
    assert "bakery" in content.tiles["tourist"]
    assert "bakery" not in content.tiles["shopper"]
    assert content.digest != load_content(TITLE.data).digest


def test_a_pack_changes_single_numbers_of_the_box(tmp_path: Path) -> None:
    (tmp_path / "box.yaml").write_text("hand_size: 4\n", encoding="utf-8")
    content = load_content(TITLE.data, [pack(tmp_path, "tourist: []\n")])
    assert content.box.hand_size == 4
    assert content.box.street_max == 5


def checked(folder: Path) -> list[str]:
    """What `check-data` says of a pack."""
    return [str(problem) for problem in problems_of_packs(TITLE, [folder])]


def test_a_pack_brings_words_for_its_tiles(tmp_path: Path, box: Box) -> None:
    folder = pack(tmp_path, "tourist:\n" + LATE_BAR)
    lacking = f"{tmp_path}/strings/en:1:1: tile.late_bar.name: missing, expected the name in this"
    assert checked(folder) == [f"{lacking} language"]
    words = tmp_path / "strings" / "en"
    words.mkdir(parents=True)
    (words / "tiles.yaml").write_text("tile: {late_bar: {name: Late Bar}}\n", encoding="utf-8")
    assert checked(folder) == []
    packed = TITLE.rules.box(TITLE.data, [folder])
    catalog = Catalog.load(TITLE.strings, "pl", [tmp_path / "strings"])
    said = TITLE.words(catalog, packed)
    assert said.name("tile.late_bar") == "Late Bar"
    assert said.text("tile.late_bar") == "2 $ za każdy kafelek ulicy."
    assert said.joke("tile.late_bar") == ""
    assert said.joke("tile.bakery")


WRONG_WORDS = {
    "tile: {late_bar: {name: ''}}": "missing, expected the name",
    "tile: {late_bar: {name: 7}}": "missing, expected the name",
    "tile: {late_bar: {name: 'Bar {n}'}}": "unknown placeholder {n}",
    "tile: {late_bar: {name: '" + "a" * 61 + "'}}": "61 letters",
}


@pytest.mark.parametrize("words", WRONG_WORDS)
def test_wrong_words_of_a_pack_are_named(tmp_path: Path, words: str) -> None:
    folder = pack(tmp_path, "tourist:\n" + LATE_BAR)
    home = tmp_path / "strings" / "en"
    home.mkdir(parents=True)
    (home / "tiles.yaml").write_text(words + "\n", encoding="utf-8")
    assert any(WRONG_WORDS[words] in line for line in checked(folder))


def test_a_pack_without_a_version_or_for_a_strange_language_is_refused(tmp_path: Path) -> None:
    folder = pack(tmp_path, "tourist: []\n", "id: night\ntitle: Night\ngame: streets\n")
    (tmp_path / "strings" / "xx").mkdir(parents=True)
    (tmp_path / "strings" / "xx" / "w.yaml").write_text("tile: {}\n", encoding="utf-8")
    found = checked(folder)
    assert any("version" in line for line in found)
    assert any("no such language" in line for line in found)


FAULTS = {
    LATE_BAR.replace("{tourist: 1}", "{hipster: 1}"): "expected symbols of its type, tourist",
    LATE_BAR.replace("{tourist: 1}", "{}"): "symbols: 0 found, expected 1 to 2",
    LATE_BAR.replace("{tourist: 1}", "{tourist: 3}"): "symbols: 3 found, expected 1 to 2",
    LATE_BAR.replace("{tourist: 1}", "{turist: 1}"): "did you mean `tourist`?",
    LATE_BAR.replace("kind: size", "kind: set, of: [parent]"): "names: 1 found, expected 2 to 4",
    LATE_BAR.replace("kind: size", "kind: people"): "names: 0 found, expected 1",
    LATE_BAR.replace("kind: size", "kind: size, of: [parent]"): "names: 1 found, expected none",
    LATE_BAR.replace("kind: size", "kind: people, of: [mixed]"): "can only be counted as a symbol",
    LATE_BAR.replace("kind: size", "kind: set, of: [parent, parent]"): "a name stands here twice",
    LATE_BAR.replace(", each: 2", ""): "`0` found: only a copy pays nothing of its own",
    LATE_BAR.replace("each: 2", "each: -2"): "`-2` found, expected at least 0",
    LATE_BAR.replace("kind: size", "kind: luck"): "expected one of symbols, people, set, signs",
    LATE_BAR.replace("late_bar", "city_park"): "is the id of a start tile",
    LATE_BAR.replace("late_bar", "Late Bar"): "expected small letters, digits and _",
    LATE_BAR + LATE_BAR: '"late_bar" stands here twice',
    LATE_BAR.replace("leisure", "lesure"): "expected one of restaurant, housing, leisure, retail",
    LATE_BAR.replace("business:", "busines:"): "did you mean `business`?",
}


@pytest.mark.parametrize("entry", FAULTS)
def test_a_pack_with_a_fault_is_refused_with_its_place(tmp_path: Path, entry: str) -> None:
    with pytest.raises(ContentError) as refused:
        load_content(TITLE.data, [pack(tmp_path, "tourist:\n" + entry)])
    (told,) = (line for line in str(refused.value).splitlines() if FAULTS[entry] in line)
    assert told.startswith(f"{tmp_path}/tiles.yaml:{1 + entry.count(chr(10))}:")


BOX_FAULTS = {
    "hand_size: 20": "hand_size: `20` found: for 2 players 27 tiles are left to draw",
    "people: {tourist: 12}": "people: nothing stands for hipster, parent, shopper",
    "people: {tourist: 0, hipster: 12, parent: 12, shopper: 12}":
        "people.tourist: `0` found, expected at least the 1 who wait at the start",
    "business_tokens: {retail: 12}": "business_tokens: nothing stands for restaurant, housing",
    "street_max: 0": "street_max: `0` found, expected at least 1",
    "street_maximum: 6": "unknown key; did you mean `street_max`?",
    "players: {min: 1, max: 6}": "seats: 5 found, expected 6",
}  # fmt: skip


@pytest.mark.parametrize("line", BOX_FAULTS)
def test_numbers_with_which_nobody_could_play_are_refused(tmp_path: Path, line: str) -> None:
    folder = pack(tmp_path, "tourist: []\n")
    (folder / "box.yaml").write_text(line + "\n", encoding="utf-8")
    found = checked(folder)
    assert any(BOX_FAULTS[line] in one for one in found), found
    assert all(one.startswith(f"{folder}/box.yaml:1:") for one in found)


def test_what_nobody_would_read_is_told(tmp_path: Path) -> None:
    folder = pack(tmp_path, "tourist: []\n")
    (folder / "tile.yaml").write_text("tourist: []\n", encoding="utf-8")
    said = "no content has this file name; did you mean `tiles.yaml`?"
    assert checked(folder) == [f"{folder}/tile.yaml:1:1: {said}"]
    (folder / "pack.yaml").write_text("id: night\nversion: '1'\ntitle: Night\n", encoding="utf-8")
    assert checked(folder)[0].endswith("`game: streets` has to stand in it")
    (folder / "pack.yaml").unlink()
    assert checked(folder) == [
        f"{folder}/pack.yaml:1:1: pack.game: missing, expected a file with id, version, title "
        "and `game: streets`"
    ]


def test_a_pack_of_another_game_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ContentError):
        load_content(TITLE.data, [pack(tmp_path, "tourist:\n" + LATE_BAR, PACK[:-14])])


def test_no_language_lacks_a_word(box: Box) -> None:
    assert check_languages(TITLE.strings) == []
    catalog = Catalog.load(TITLE.strings, "en")
    families = {
        "tile": box.tiles,
        "advisor": box.content.advisors,
        "player": (*box.seats, "sneak"),
        "type": TYPES,
    }
    for family, names in families.items():
        assert all(catalog.has(f"{family}.{name}.name") for name in names)
    for kind in rule_kinds(TITLE.tellings):
        assert catalog.has(f"log.{kind}.told")


@pytest.mark.parametrize("language", LANGUAGES)
def test_questions_answers_and_events_are_said(box: Box, language: str) -> None:
    words = TITLE.words(Catalog.load(TITLE.strings, language), box)
    game = new_game(box, ["coral", "ivory"], 12, ["business", "advisors"])
    told, asked = [words.event(event) for event in game.events], []
    kinds = {event.kind for event in game.events}
    place = 0
    while (pending := game.pending) is not None:
        seen = TITLE.rules.view(game, pending.seat)
        asked.append(words.prompt(pending, seen))
        asked += [words.option(pending, option, seen) for option in pending.options[:3]]
        place += 7
        game.take(pending.options[place % len(pending.options)])
        told += [words.event(event) for event in game.events]
        kinds |= {event.kind for event in game.events}
    for line in (*told, *asked):
        assert "{" not in line
        assert not line.startswith(("log.", "decision.", "option."))
    assert kinds <= set(TITLE.tellings)
