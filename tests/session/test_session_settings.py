"""Settings: the order of their sources, what is unknown or wrong, and the file's text."""

import tomllib
from pathlib import Path

import pytest

from newangeles_gui.settings import KINDS, Settings

ALL = {
    name: kind.words[-1] if kind.words else not kind.default if isinstance(kind.default, bool)
    else kind.most if isinstance(kind.default, int) else 'Anna "Ania"\\ \t Żółć'
    for name, kind in KINDS.items()
}  # fmt: skip


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "settings.toml"


def test_defaults_without_a_file(file: Path) -> None:
    settings = Settings.load(file, {})
    assert settings.values == {name: kind.default for name, kind in KINDS.items()}
    assert settings.warnings == [] and not file.exists()


def test_the_order_of_the_sources(file: Path) -> None:
    sources = [
        ("en", "", {}, {}),
        ("pl", 'language = "pl"', {}, {}),
        ("ru", 'language = "pl"', {"NEWANGELES_LANGUAGE": "ru"}, {}),
        ("en", 'language = "pl"', {"NEWANGELES_LANGUAGE": "ru"}, {"language": "en"}),
    ]
    for expected, text, environment, command_line in sources:
        file.write_text(text)
        settings = Settings.load(file, environment, command_line)
        assert settings.values["language"] == expected
        assert settings.warnings == []


def test_what_was_only_said_for_once_is_not_written_down(file: Path) -> None:
    settings = Settings.load(file, {"NEWANGELES_LANGUAGE": "ru"}, {"scale": "150"})
    settings.choose("music", 10)
    assert tomllib.loads(settings.text()) == {"music": 10}


def test_every_setting_goes_round(file: Path) -> None:
    settings = Settings.load(file, {})
    for name, value in ALL.items():
        settings.choose(name, value)
    file.write_text(settings.text(), encoding="utf-8")
    again = Settings.load(file, {})
    assert again.values == ALL and again.warnings == []
    assert again.text() == settings.text()


UNKNOWN = """
music = 5
colour = "blue"
"a key = with signs" = 1.5
when = 2024-02-29T10:00:00Z
day = 2024-02-29
far = inf
list = [1, [2, "x"], {a = 1}]
[table]
x = true
[table.inner]
"y z" = '\\'
"""


def test_unknown_keys_are_kept_and_warned_about(file: Path) -> None:
    file.write_text(UNKNOWN, encoding="utf-8")
    settings = Settings.load(file, {})
    assert settings.values["music"] == 5
    assert len(settings.warnings) == 7
    assert all("unknown setting" in line for line in settings.warnings)
    settings.choose("music", 6)
    kept = tomllib.loads(settings.text())
    assert kept == {**tomllib.loads(UNKNOWN), "music": 6}


WRONG = {
    "language": ['"de"', "1", "true", "[]"],
    "scale": ['"100"', "74", "201", "100.0", "true", "99999999999999999999"],
    "undo": ["1", '"yes"', "0"],
    "player": ["5", "[1]", "{}"],
}


@pytest.mark.parametrize(("name", "text"), [(n, v) for n, vs in WRONG.items() for v in vs])
def test_wrong_values_fall_back_with_a_warning(name: str, text: str, file: Path) -> None:
    file.write_text(f"music = 7\n{name} = {text}\n")
    settings = Settings.load(file, {})
    assert settings.values[name] == KINDS[name].default
    assert settings.values["music"] == 7
    (warning,) = settings.warnings
    assert name in warning and "expected" in warning
    with pytest.raises(ValueError, match=name):
        settings.choose(name, tomllib.loads(f"x = {text}")["x"])


def test_a_wrong_value_in_the_environment_or_on_the_command_line(file: Path) -> None:
    settings = Settings.load(
        file, {"NEWANGELES_SCALE": "big", "NEWANGELES_HOME": "x"}, {"undo": "perhaps", "x": "1"}
    )
    assert settings.values["scale"] == 100 and settings.values["undo"] is True
    assert len(settings.warnings) == 3
    assert "expected a whole number" in settings.warnings[0]


@pytest.mark.parametrize("raw", [b"language = ", b"\xff\xfe", b"a = 1\na = 2", b"[" * 5_000, b"\0"])
def test_a_file_that_cannot_be_read_is_left_as_it_is(raw: bytes, file: Path) -> None:
    file.write_bytes(raw)
    settings = Settings.load(file, {})
    assert settings.values == {name: kind.default for name, kind in KINDS.items()}
    assert len(settings.warnings) == 1
    assert file.read_bytes() == raw


def test_a_folder_in_place_of_the_file(tmp_path: Path) -> None:
    assert len(Settings.load(tmp_path, {}).warnings) == 1


def test_a_file_that_notepad_wrote(file: Path) -> None:
    file.write_bytes(b'\xef\xbb\xbflanguage = "pl"\r\n')
    settings = Settings.load(file, {})
    assert settings.values["language"] == "pl" and settings.warnings == []


def test_an_unknown_setting_cannot_be_chosen(file: Path) -> None:
    with pytest.raises(ValueError, match="there are"):
        Settings.load(file, {}).choose("colour", "blue")
