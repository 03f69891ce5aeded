"""`check-data`: the rules of a folder and the words for them."""

from __future__ import annotations

from newangeles_gui.titles.new_angeles.content.loader import check

CARD = (
    "- {id: free_lunch, energy: 0, consumables: 1, tech: 0, entertainment: 0, credits: 0, "
    "threat: 2}"
)
WORDS = "demand:\n  free_lunch: {name: Free lunch}\n"


def lines(directory, *packs):
    return [str(problem) for problem in check(directory, "en", packs)]


def test_a_missing_name_is_told_with_its_file_and_key(shipped_copy):
    file = shipped_copy / "strings" / "pl" / "districts.yaml"
    text = file.read_text(encoding="utf-8")
    line = next(number for number, it in enumerate(text.splitlines(), 1) if "manta" in it)
    file.write_text(text.replace("  manta:", "  mantra:"), encoding="utf-8")
    assert lines(shipped_copy) == [
        f"{file}:2:3: district.manta.name: missing, expected the name in this language"
    ], line


def test_an_empty_name_is_missing(shipped_copy):
    file = shipped_copy / "strings" / "en" / "setups.yaml"
    text = file.read_text(encoding="utf-8")
    assert 'name: "Migrants"' in text
    file.write_text(text.replace('name: "Migrants"', 'name: " "'), encoding="utf-8")
    assert lines(shipped_copy) == [
        f"{file}:3:11: setup.migrants.name: missing, expected the name in this language"
    ]


def test_a_string_file_is_read_as_strictly(shipped_copy):
    file = shipped_copy / "strings" / "ru" / "zzz.yaml"
    file.write_text("term:\n  a: {one: x, one: y}\n", encoding="utf-8")
    assert lines(shipped_copy) == [
        f'{file}:2:15: term.a: the key "one" stands here again, it is in line 2 too'
    ]


def test_a_new_entry_of_a_pack_needs_an_english_name(shipped_copy, pack):
    folder = pack({"demands.yaml": CARD})
    assert lines(shipped_copy, folder) == [
        f"{folder}/strings/en:1:1: demand.free_lunch.name: missing, "
        "expected the name in this language"
    ]


def test_a_pack_brings_its_words(shipped_copy, pack):
    folder = pack({"demands.yaml": CARD, "strings/en/words.yaml": WORDS})
    assert lines(shipped_copy, folder) == []


def test_a_language_that_a_pack_brings_is_checked(shipped_copy, pack):
    files = {"demands.yaml": CARD, "strings/en/w.yaml": WORDS, "strings/pl/w.yaml": "demand: {}\n"}
    folder = pack(files)
    assert lines(shipped_copy, folder) == [
        f"{folder}/strings/pl/w.yaml:1:9: demand.free_lunch.name: missing, "
        "expected the name in this language"
    ]


def test_a_replaced_entry_keeps_its_words(shipped_copy, pack):
    folder = pack({"assets.yaml": "- {id: floyd, hand_size: 4}"})
    assert lines(shipped_copy, folder) == []


def test_rules_are_checked_together_with_words(shipped_copy, pack):
    folder = pack({"assets.yaml": "- {id: nobody}"})
    assert lines(shipped_copy, folder) == [
        f"{folder}/assets.yaml:1:3: assets[0]: does nothing, expected ability, draws_times, "
        "hand_size or takes_counter_discards",
        f"{folder}/strings/en:1:1: asset.nobody.name: missing, expected the name in this language",
    ]
