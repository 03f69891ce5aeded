"""Every character that the game can show is in both typefaces, at every weight."""

import hashlib
import json
import unicodedata
from collections.abc import Iterator
from pathlib import Path

import pytest
import yaml

from newangeles_gui.widgets.text import characters_of
from tests.languages import LANGUAGES

ROOT = Path(__file__).resolve().parents[2]
HOUSE = ROOT / "assets" / "house"
FONTS = HOUSE / "fonts"
FILES = sorted(path.name for path in FONTS.glob("*.ttf"))
WANTED = {"Exo2_400Regular", "Exo2_400Regular_Italic", "Exo2_500Medium", "Exo2_600SemiBold",
          "Exo2_700Bold", "RussoOne_400Regular"}  # fmt: skip
# What the game writes beside the strings: digits, and what players name themselves with.
ALWAYS = (
    "0123456789+-×/%()[]…–—«»„”“’!?.,:;"
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
    "ĄĆĘŁŃÓŚŹŻąćęłńóśźż"
    "АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдеёжзийклмнопрстуфхцчшщъыьэюя"
)


def texts(node: object) -> Iterator[str]:
    """All strings below a node of YAML; keys are ids, which nobody reads."""
    if isinstance(node, str):
        yield node
    elif isinstance(node, dict):
        for value in node.values():
            yield from texts(value)
    elif isinstance(node, list):
        for value in node:
            yield from texts(value)


def characters(language: str) -> dict[str, str]:
    """The characters of a language's strings, each with a file that uses it."""
    found: dict[str, str] = {}
    for path in sorted((ROOT / "data").glob(f"*/strings/{language}/*.yaml")):
        for text in texts(yaml.safe_load(path.read_text(encoding="utf-8"))):
            for character in text:
                if not unicodedata.category(character).startswith("C"):  # newlines and such
                    found.setdefault(character, path.name)
    return found


def missing(font_file: str, wanted: dict[str, str]) -> list[str]:
    """The characters that a font has no picture of."""
    known = characters_of(FONTS / font_file)
    return [
        f"{character!r} U+{ord(character):04X} of {where}"
        for character, where in sorted(wanted.items())
        if ord(character) not in known
    ]


def test_the_weights_are_there() -> None:
    assert {Path(name).stem for name in FILES} == WANTED


@pytest.mark.parametrize("font_file", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_string_can_be_drawn(font_file: str, language: str) -> None:
    wanted = characters(language)
    assert len(wanted) > 50, "the strings were not found"
    assert not missing(font_file, wanted)


@pytest.mark.parametrize("font_file", FILES)
def test_names_and_numbers_can_be_drawn(font_file: str) -> None:
    assert not missing(font_file, dict.fromkeys(ALWAYS, "names"))


@pytest.mark.parametrize("font_file", FILES)
def test_a_missing_character_is_seen(font_file: str) -> None:
    assert missing(font_file, {"漢": "nowhere", "a": "somewhere"}) == ["'漢' U+6F22 of nowhere"]


def test_fonts_are_untouched_and_licensed() -> None:
    """The manifest knows each font, its licence lies beside it, and its bytes are the maker's."""
    manifest = json.loads((HOUSE / "manifest.json").read_text(encoding="utf-8"))
    entries = [facts for key, facts in manifest.items() if key.startswith("fonts/")]
    assert {Path(facts["file"]).name for facts in entries} == set(FILES)
    for facts in entries:
        data = (HOUSE / facts["file"]).read_bytes()
        assert hashlib.sha256(data).hexdigest() == facts["sha256"], facts["file"]
        licence = (HOUSE / facts["licence_file"]).read_text(encoding="utf-8")
        assert "SIL OPEN FONT LICENSE Version 1.1" in licence
