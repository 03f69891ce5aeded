"""Settings: the order of their sources, what is unknown or wrong, and the file's text."""

import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from newangeles_gui import titles
from newangeles_gui.session.disk import keep_settings
from newangeles_gui.settings import KINDS, OF_EVERY_TITLE, Kind, Settings
from tests.architecture.sources import ROOT

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
    kept = tomllib.loads(settings.text(UNKNOWN))
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


WRITTEN = """# How I like it.
language = "pl"  # my own

# louder at home
music = 90
scale = "huge"
colour = "blue" # of another program

[table]
x = true  # not ours either
"""


def test_only_what_was_changed_is_written(file: Path) -> None:
    """Comments, order, unknown keys and even values that make no sense stay as people left them."""
    file.write_text(WRITTEN, encoding="utf-8")
    settings = Settings.load(file, {"NEWANGELES_FRAMES": "30"})
    settings.choose("music", 10)
    settings.choose("player", "Żółć")
    assert keep_settings(settings, file) is None
    expected = WRITTEN.replace("music = 90", "music = 10").replace(
        "# of another program\n", '# of another program\nplayer = "Żółć"\n'
    )
    assert file.read_text(encoding="utf-8").replace("\n\n", "\n") == expected.replace("\n\n", "\n")
    assert Settings.load(file, {}).values["player"] == "Żółć"


def test_a_setting_that_is_put_back_leaves_the_file(file: Path) -> None:
    file.write_text(WRITTEN, encoding="utf-8")
    settings = Settings.load(file, {})
    for name in ("music", "scale", "sounds"):
        settings.house.reset(name)
    keep_settings(settings, file)
    text = file.read_text(encoding="utf-8")
    assert "music =" not in text and "scale =" not in text
    assert "# How I like it." in text and '"blue" # of another program' in text
    assert settings.values["music"] == KINDS["music"].default


def test_what_somebody_wrote_meanwhile_stays(file: Path) -> None:
    file.write_text("music = 1\nframes = 30\n")
    settings = Settings.load(file, {})
    file.write_text("music = 2\nframes = 40\nscale = 150 # in an editor\n")
    settings.choose("frames", 50)
    keep_settings(settings, file)
    assert file.read_text() == "music = 2\nframes = 50\nscale = 150 # in an editor\n"
    file.unlink()
    keep_settings(settings, file)
    assert tomllib.loads(file.read_text()) == {"music": 1, "frames": 50}


def test_the_lines_of_notepad_stay_as_they_are(file: Path) -> None:
    file.write_bytes(b"\xef\xbb\xbf# mine\r\nmusic = 1\r\n")
    settings = Settings.load(file, {})
    settings.choose("music", 2)
    keep_settings(settings, file)
    assert file.read_bytes() == b"# mine\r\nmusic = 2\r\n"


BROKEN = [
    b"language = ", b"scale = = 3\nmusic = 7", b"\xff\xfe", b"a = 1\na = 2", b"[" * 5_000, b"\0",
    b"a = " + b"[" * 5_000,
]  # fmt: skip


@pytest.mark.parametrize("raw", BROKEN)
def test_a_file_that_cannot_be_read_is_left_as_it_is(raw: bytes, file: Path) -> None:
    file.write_bytes(raw)
    settings = Settings.load(file, {})
    assert settings.values == {name: kind.default for name, kind in KINDS.items()}
    assert len(settings.warnings) == 1 and settings.unreadable
    assert file.read_bytes() == raw


@pytest.mark.parametrize("raw", BROKEN)
def test_a_damaged_file_is_set_aside_before_a_change_is_written(raw: bytes, file: Path) -> None:
    """One typo must not cost what else was in it."""
    for number in range(2):
        file.write_bytes(raw)
        settings = Settings.load(file, {})
        settings.choose("music", number)
        aside = keep_settings(settings, file)
        assert aside is not None and aside.name == f"settings-damaged-{number}.toml"
        assert aside.read_bytes() == raw
        assert tomllib.loads(file.read_text()) == {"music": number}


def test_reading_needs_no_library_for_writing() -> None:
    code = (
        "import sys; from newangeles_gui.settings import Settings; Settings.load();"
        "import newangeles_gui.scenes.settings.tabs; sys.exit('tomlkit' in sys.modules)"
    )
    environment = {**os.environ, "SDL_VIDEODRIVER": "dummy"}
    subprocess.run([sys.executable, "-c", code], check=True, cwd=ROOT, env=environment)


def test_a_folder_in_place_of_the_file(tmp_path: Path) -> None:
    assert len(Settings.load(tmp_path, {}).warnings) == 1


def test_a_file_that_notepad_wrote(file: Path) -> None:
    file.write_bytes(b'\xef\xbb\xbflanguage = "pl"\r\n')
    settings = Settings.load(file, {})
    assert settings.values["language"] == "pl" and settings.warnings == []


def test_an_unknown_setting_cannot_be_chosen(file: Path) -> None:
    with pytest.raises(ValueError, match="there are"):
        Settings.load(file, {}).choose("colour", "blue")


OLD = Path(__file__).with_name("settings_0_2.toml").read_text(encoding="utf-8")
# What it says of the game itself, in the names of today.
OF_NEW_ANGELES = {
    "opponents": "chair", "seats": "human,chair,human,manager,director",
    "roles": "nbn,,melange,weyland,", "characters": ",yara_haddad,,,rui_matsuda",
    "people": "Zofia,Ada", "setup": "flu_season", "hints": False,
    "seen_hints": "counter,pay,tutorial", "talk": False, "table_talk": True, "key_trade": "g",
    "key_reserve": "n",
}  # fmt: skip


def of_titles(file: Path, environment: dict[str, str] | None = None) -> Settings:
    return Settings.load(file, environment or {}, titles=titles.settings())


def test_a_file_of_the_last_release_keeps_every_choice(file: Path) -> None:
    file.write_text(OLD, encoding="utf-8")
    settings = of_titles(file)
    assert settings.warnings == []
    assert settings.titles["new_angeles"].chosen == OF_NEW_ANGELES
    top = tomllib.loads(OLD)
    kept = {name: value for name, value in top.items() if name in KINDS}
    assert settings.house.chosen == kept and len(kept) == 10


def test_it_has_the_new_form_after_the_next_change(file: Path) -> None:
    file.write_text(OLD.replace("talk = false\n", "talk = false # never mind\n"), encoding="utf-8")
    settings = of_titles(file)
    before = settings.house.chosen
    settings.choose("music", 20)
    keep_settings(settings, file)
    text = file.read_text(encoding="utf-8")
    written = tomllib.loads(text)
    assert written.pop("new_angeles") == OF_NEW_ANGELES
    assert written == {**before, "music": 20}
    assert "talk = false # never mind" in text
    again = of_titles(file)
    assert again.titles["new_angeles"].chosen == OF_NEW_ANGELES and again.warnings == []
    again.titles["new_angeles"].choose("talk", True)
    again.titles["new_angeles"].reset("setup")
    keep_settings(again, file)
    wanted = {**OF_NEW_ANGELES, "talk": True}
    del wanted["setup"]
    assert tomllib.loads(file.read_text(encoding="utf-8"))["new_angeles"] == wanted


def test_what_stands_below_the_heading_comes_first(file: Path) -> None:
    file.write_text('opponents = "intern"\n[new_angeles]\nopponents = "chair"\n')
    settings = of_titles(file)
    assert settings.titles["new_angeles"].values["opponents"] == "chair"
    (warning,) = settings.warnings
    assert "new_angeles.opponents holds" in warning


def test_every_setting_of_a_title_goes_round(file: Path) -> None:
    own = of_titles(file).titles["new_angeles"]
    chosen = {
        name: not kind.default if isinstance(kind.default, bool) else f"{name}!"
        for name, kind in own.kinds.items()
    }
    settings = of_titles(file)
    for name, value in chosen.items():
        settings.titles["new_angeles"].choose(name, value)
    keep_settings(settings, file)
    again = of_titles(file)
    assert again.titles["new_angeles"].values == chosen
    assert again.house.chosen == {} and again.warnings == []


def test_two_titles_have_settings_of_the_same_name(file: Path) -> None:
    kinds = {"one": {"speed": Kind("slow")}, "two": {"speed": Kind(5, most=9)}}
    settings = Settings.load(file, {}, titles=kinds)
    settings.of("one", kinds["one"]).choose("speed", "fast")
    settings.of("two", kinds["two"]).choose("speed", 7)
    settings.of("two", kinds["two"]).choose("seats", "human,careful")
    keep_settings(settings, file)
    again = Settings.load(file, {}, titles=kinds)
    assert again.titles["one"].chosen == {"speed": "fast"}
    assert again.titles["two"].chosen == {"seats": "human,careful", "speed": 7}
    later = Settings.load(file, {})
    assert later.of("two", kinds["two"]).values["speed"] == 7


def test_a_wrong_value_below_a_heading_is_told_and_the_default_holds(file: Path) -> None:
    file.write_text('[new_angeles]\ntalk = "often"\nhints = false\n')
    settings = of_titles(file)
    own = settings.titles["new_angeles"]
    assert (own.values["talk"], own.values["hints"]) == (True, False)
    assert settings.warnings == [
        "settings.toml: new_angeles.talk = 'often': expected true or false; the default holds"
    ]
    keep_settings(settings, file)
    assert 'talk = "often"' in file.read_text(), "as people left it"


STRANGE = """new_angeles = 5
[harbour]
speed = "fast" # of a game that is not here
"""


def test_headings_of_titles_that_are_not_there_are_kept(file: Path) -> None:
    file.write_text(STRANGE)
    settings = of_titles(file)
    assert len(settings.warnings) == 2
    assert "expected the settings below [new_angeles]" in settings.warnings[0]
    assert "harbour: unknown setting, kept as it is" in settings.warnings[1]
    settings.choose("music", 3)
    keep_settings(settings, file)
    text = file.read_text()
    assert tomllib.loads(text) == {**tomllib.loads(STRANGE), "music": 3}
    assert '"fast" # of a game that is not here' in text


def test_an_unknown_setting_below_a_heading_is_kept(file: Path) -> None:
    file.write_text("[new_angeles]\ncolour = 3\n")
    settings = of_titles(file)
    assert "new_angeles.colour: unknown setting" in settings.warnings[0]
    settings.titles["new_angeles"].choose("talk", False)
    keep_settings(settings, file)
    assert tomllib.loads(file.read_text()) == {"new_angeles": {"colour": 3, "talk": False}}


@pytest.mark.parametrize("name", ["NEWANGELES_TALK", "NEWANGELES_NEW_ANGELES_TALK"])
def test_a_variable_says_what_holds_for_a_title_this_time(name: str, file: Path) -> None:
    settings = of_titles(file, {name: "off"})
    own = settings.titles["new_angeles"]
    assert own.values["talk"] is False and own.chosen == {}


def test_titles_declare_what_the_house_has_not(file: Path) -> None:
    for name, kinds in titles.settings().items():
        assert titles.load(name).settings is kinds
        assert not kinds.keys() & KINDS.keys()
        former = [kind.formerly for kind in kinds.values() if kind.formerly]
        assert not {*former} & KINDS.keys() and len({*former}) == len(former)
    assert not OF_EVERY_TITLE.keys() & KINDS.keys()
