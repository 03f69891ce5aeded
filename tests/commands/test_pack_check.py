"""`check-data` finds what cannot be played, at once; and nothing starts with such a pack."""

import os
import shutil
import struct
import subprocess
import sys
import zlib
from pathlib import Path

import pytest

from newangeles_gui import cli, paths
from newangeles_gui.widgets.pictures import size_of

ABOUT = 'id: night_shift\nversion: "1.0"\ntitle: Night shift\n'
CARD = "media:\n  - {id: late_show, copies: 3, effect: [{do: lower_unrest}]}\n"
WORDS = 'action:\n  late_show:\n    name: "Late Show"\n    text: "Lower unrest by 1."\n'
ENGLISH = "strings/en/actions.yaml"
CARDS = "pictures/cards_actions"
MOST_SECONDS, MOST_BYTES = 1.0, 100_000_000


@pytest.fixture
def pack(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A pack that is sound."""
    monkeypatch.setenv(paths.HOME_VARIABLE, str(tmp_path / "home"))
    monkeypatch.setenv(paths.PACKS_VARIABLE, "")
    folder = tmp_path / "night_shift"
    for name, text in {"pack.yaml": ABOUT, "actions.yaml": CARD, ENGLISH: WORDS}.items():
        write(folder, name, text)
    return folder


def write(folder: Path, name: str, content: str | bytes) -> Path:
    path = folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content if isinstance(content, bytes) else content.encode())
    return path


def png(width: int, height: int) -> bytes:
    """A picture that says that it is so large; packed well, as it is black."""
    rows = zlib.compressobj(9)
    row = bytes(width * 3 + 1)
    data = b"".join(rows.compress(row) for _ in range(min(height, 4))) + rows.flush()
    head = struct.pack(">LLBBBBB", width, height, 8, 2, 0, 0, 0)
    chunks = ((b"IHDR", head), (b"IDAT", data), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        struct.pack(">L", len(body)) + kind + body + struct.pack(">L", zlib.crc32(kind + body))
        for kind, body in chunks
    )


def told(pack: Path, capsys) -> list[str]:
    """What check-data says, without its last line."""
    status = cli.main(["check-data", str(pack)])
    lines = capsys.readouterr().out.splitlines()
    assert status == (2 if len(lines) > 1 else 0)
    return lines[:-1]


def test_a_sound_pack_is_sound(pack, capsys) -> None:
    write(pack, f"{CARDS}/late_show.png", png(4, 4))
    own = paths.assets_folder() / "cards_actions"
    shutil.copy(next(own.glob("*.webp")), pack / CARDS / "late_show.webp")
    write(pack, "strings/pl/actions.yaml", WORDS)
    assert told(pack, capsys) == []


WRONG_WORDS = [
    # text, what is said of it
    ("Lower unrest {by 2", "stray '{' at character 14"),
    ("{0.__class__}", "'{0.__class__}' is no placeholder"),
    ("Lower }", "stray '}'"),
    ("{player}", "unknown placeholder {player}, expected none here"),
    ("Ночь в あいう", 'have no "あいう", expected Latin or Cyrillic'),
    ("x" * 401, "the text has 401 letters, expected at most 400"),
]


@pytest.mark.parametrize(("text", "message"), WRONG_WORDS)
def test_a_text_that_cannot_be_shown(text, message, pack, capsys) -> None:
    write(pack, ENGLISH, WORDS.replace("Lower unrest by 1.", text))
    [line] = told(pack, capsys)
    assert line.startswith(f"{pack / ENGLISH}:4:11: action.late_show.text: ")
    assert message in line


def test_a_name_that_has_no_room(pack, capsys) -> None:
    write(pack, ENGLISH, WORDS.replace("Late Show", "Late " * 80))
    [line] = told(pack, capsys)
    assert line == (
        f"{pack / ENGLISH}:3:11: action.late_show.name: "
        "the text has 400 letters, expected at most 60"
    )


@pytest.mark.parametrize(
    ("words", "key", "message"),
    [
        ("text: ¦12", "text", "`12` found, expected text (a number in quotes)"),
        ("text: ¦true", "text", "`true` found, expected text"),
        ("text: ¦[a]", "text", "a list found, expected text"),
        ("text: ¦{}", "text", "an empty mapping found, expected text"),
        ("¦LOUD: x", "LOUD", '"LOUD" cannot be a key here'),
    ],
)
def test_words_that_are_no_words(words, key, message, pack, capsys) -> None:
    text = "action: {late_show: {name: A, " + words + "}}"
    write(pack, ENGLISH, text.replace("¦", ""))
    [line] = told(pack, capsys)
    place = f"{pack / ENGLISH}:1:{text.index('¦') + 1}: action.late_show.{key}: "
    assert line.startswith(place + message)


def test_words_that_stand_twice(pack, capsys) -> None:
    write(pack, "strings/en/more.yaml", "action: {late_show: {name: Later}}\n")
    [line] = told(pack, capsys)
    assert line == (
        f"{pack}/strings/en/more.yaml:1:22: action.late_show.name: "
        f"stands in {pack / ENGLISH}:3 already"
    )


def test_a_translation_is_measured_by_the_english_text(pack, capsys) -> None:
    write(pack, "strings/ru/log.yaml", 'log: {game_began: "{кто}"}\n')
    write(pack, "strings/pl/log.yaml", 'log: {capital_gained: "{player} {nobody}"}\n')
    lines = told(pack, capsys)
    assert any(
        "ru/log.yaml:1:19: log.game_began: '{кто}' is no placeholder" in one for one in lines
    )
    assert any("log.capital_gained: unknown placeholder {nobody}" in one for one in lines)


def test_a_shipped_text_keeps_its_placeholders(pack, capsys) -> None:
    # Else the other languages, which have it, were refused when they are loaded.
    write(pack, "strings/en/log.yaml", 'log: {capital_gained: "money"}\n')
    [line] = told(pack, capsys)
    assert "log.capital_gained: the placeholder {" in line and "is missing" in line


def test_a_language_that_the_game_does_not_have(pack, capsys) -> None:
    write(pack, "strings/de/actions.yaml", WORDS)
    [line] = told(pack, capsys)
    assert line == f"{pack}/strings/de:1:1: no such language, expected one of en, pl, ru"


def test_no_pack_file(pack, capsys) -> None:
    (pack / "pack.yaml").unlink()
    [line] = told(pack, capsys)
    assert line.startswith(f"{pack}/pack.yaml:1:1: missing, expected a file with id, version")


@pytest.mark.parametrize(
    ("what", "message"),
    [
        ("copies: 100000000", "`100000000` found, expected at most 99"),
        ("copies: -1", "`-1` found, expected at least 0"),
    ],
)
def test_cards_without_number(what, message, pack, capsys) -> None:
    write(pack, "actions.yaml", CARD.replace("copies: 3", what))
    [line] = told(pack, capsys)
    assert line.startswith(f"{pack}/actions.yaml:2:") and "].copies: " in line
    assert line.endswith(message)


def test_a_deck_without_end(pack, capsys) -> None:
    cards = "".join(
        f"  - {{id: show_{n}, copies: 99, effect: [{{do: lower_unrest}}]}}\n" for n in range(11)
    )
    names = "".join(f"  show_{n}: {{name: Show}}\n" for n in range(11))
    write(pack, "actions.yaml", "media:\n" + cards)
    write(pack, ENGLISH, "action:\n" + names)
    [line] = told(pack, capsys)
    assert "media cards in all, expected from 1 to 999" in line


@pytest.mark.parametrize(
    ("file", "text", "path"),
    [
        ("actions.yaml", CARD.replace("unrest", "unrest, by: 90000000"), "effect[0].by"),
        ("box.yaml", "tokens: {android: 4, illness: 900000000, outage: 14, unrest: 14, "
         "development: 14}\n", "box.tokens.illness"),
        ("box.yaml", "capital: {start: 10, step: 100000000}\n", "box.capital.step"),
    ],
)  # fmt: skip
def test_numbers_without_end(file, text, path, pack, capsys) -> None:
    write(pack, file, text)
    [line] = told(pack, capsys)
    assert f"{path}: " in line and "expected at most 999" in line


DISTRICTS = """
- {n: 11, id: harbour, tier: 1, to: root, primary: {energy: 1}}
- {n: 10, id: base_de_cayambe, tier: 3, to: harbour, primary: {energy: 1}}
"""


def test_what_the_board_has_no_place_for(pack, capsys) -> None:
    write(pack, "districts.yaml", DISTRICTS)
    write(pack, "strings/en/districts.yaml", "district: {harbour: {name: Harbour}}\n")
    [line] = told(pack, capsys)
    assert line == (
        f'{pack}/districts.yaml:2:15: districts[0].id: "harbour" has no picture; '
        "districts can be changed, not added"
    )


def test_a_long_title_or_id(pack, capsys) -> None:
    write(pack, "pack.yaml", ABOUT.replace("Night shift", "N" * 61).replace("night", "n" * 61))
    lines = told(pack, capsys)
    assert len(lines) == 2
    assert all("expected at most 60 letters" in line for line in lines)


WRONG_PICTURES = [
    ("late_show.png", png(30_000, 30_000), "30000 x 30000 pixels, expected at most 2112"),
    ("late_show.png", b"", "no picture, expected one in the format WebP or PNG"),
    ("late_show.png", b"GIF89a" + bytes(60), "no picture"),
    ("late_show.webp", b"RIFF\x10\x00\x00\x00WEBPVP8 " + bytes(60), "no picture"),
    ("late_show.webp", b"RIFF\x30\x00\x00\x00WEBPVP8L\x20\x00\x00\x00\x2f" + bytes(60), "cannot"),
    ("late_show.png", png(40, 40)[:60], "the picture cannot be read"),
    ("late_show.jpg", png(4, 4), "no picture has this ending, expected .webp or .png"),
]


@pytest.mark.parametrize(("name", "content", "message"), WRONG_PICTURES)
def test_a_picture_that_is_none(name, content, message, pack, capsys) -> None:
    file = write(pack, f"{CARDS}/{name}", content)
    [line] = told(pack, capsys)
    assert line.startswith(f"{file}:1:1: ")
    assert message in line


def test_a_picture_from_elsewhere(pack, tmp_path, capsys) -> None:
    outside = write(tmp_path, "outside.png", png(4, 4))
    (pack / CARDS).mkdir(parents=True)
    try:
        (pack / CARDS / "late_show.png").symlink_to(outside)
    except OSError:
        pytest.skip("no links in folders here")
    [line] = told(pack, capsys)
    assert "expected a file in the folder of the pack" in line


@pytest.mark.parametrize("pattern", ["*.webp", "*.png"])
def test_the_sizes_of_the_shipped_pictures_are_read(pattern) -> None:
    import pygame

    found = sorted(file for folder in paths.assets_folders() for file in folder.rglob(pattern))[
        ::40
    ]
    assert found
    for picture in found:
        assert size_of(picture) == pygame.image.load(picture).get_size(), picture


def all_wrong(pack: Path) -> None:
    """Everything at once."""
    (pack / "pack.yaml").unlink()
    write(pack, "actions.yaml", CARD.replace("copies: 3", "copies: 100000000"))
    write(pack, ENGLISH, WORDS.replace("by 1.", "{by 2").replace("Late Show", "あ"))
    write(pack, f"{CARDS}/late_show.png", png(30_000, 30_000))
    write(pack, f"{CARDS}/other.png", b"none")


def test_all_is_told_at_once(pack, capsys) -> None:
    all_wrong(pack)
    assert len(told(pack, capsys)) == 6


# A process counts the memory of the one that started it until it is another program, so that the
# check is started by a small one and not by that of the tests.
MEASURED = """
import resource, subprocess, sys
status = subprocess.run(sys.argv[1:], stdout=subprocess.DEVNULL).returncode
used = resource.getrusage(resource.RUSAGE_CHILDREN)
unit = 1 if sys.platform == "darwin" else 1024
print(status, used.ru_maxrss * unit, used.ru_utime + used.ru_stime)
"""


@pytest.mark.skipif(os.name == "nt", reason="needs the figures of a child process")
def test_it_is_told_soon_and_with_little_memory(pack) -> None:
    all_wrong(pack)
    check = [sys.executable, "-m", "newangeles_gui", "check-data", str(pack)]
    seconds = []
    for _ in range(3):
        command = [sys.executable, "-c", MEASURED, *check]
        told = subprocess.check_output(command, cwd=paths.PACKAGE.parent, text=True)
        status, most_bytes, taken = told.split()
        assert status == "2"
        assert int(most_bytes) < MOST_BYTES
        seconds.append(float(taken))
    # Of the process alone, and the best of several, so that a busy machine does not fail the test.
    assert min(seconds) < MOST_SECONDS


STARTS = [
    ["--only-start", "--silent"],
    ["play", "--seed", "3"],
    ["sim", "--games", "1"],
    ["shot", "--scene", "title", "x.png"],
]


@pytest.mark.parametrize("start", STARTS, ids=lambda one: one[0])
@pytest.mark.parametrize("wrong", ["words", "copies", "picture", "no pack file"])
def test_nothing_starts_with_it(wrong, start, pack, monkeypatch, capsys, tmp_path) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    monkeypatch.chdir(tmp_path)
    if wrong == "words":
        write(pack, ENGLISH, WORDS.replace("by 1.", "{by 2"))
    elif wrong == "copies":
        write(pack, "actions.yaml", CARD.replace("copies: 3", "copies: 100000000"))
    elif wrong == "picture":
        write(pack, f"{CARDS}/late_show.png", b"none")
    else:
        (pack / "pack.yaml").unlink()
    assert cli.main(["--pack", str(pack), *start]) == 2
    [line] = capsys.readouterr().err.splitlines()
    assert line.startswith(f"newangeles: the data pack cannot be played: {pack}/")
    assert f"'newangeles check-data {pack}' lists everything that is wrong" in line


def test_a_pack_for_another_game(pack, capsys) -> None:
    write(pack, "pack.yaml", ABOUT + "game: streets\n")
    write(pack, f"{CARDS}/late_show.txt", "no picture")
    said = '"Night shift" is a pack for the game "streets", expected one for "new_angeles"'
    assert told(pack, capsys) == [f"{pack}/pack.yaml:4:7: pack.game: {said}"]
    assert cli.main(["--pack", str(pack), "sim", "--games", "1"]) == 2
    lines = capsys.readouterr().err.splitlines()
    assert len(lines) == 1
    assert said in lines[0]
    assert "more" not in lines[0]


@pytest.fixture
def shipped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of all that ships as data, to be spoilt; the pictures stay where they are."""
    data = Path(shutil.copytree(paths.data_folder().parent, tmp_path / "data"))
    (tmp_path / "assets").symlink_to(paths.assets_folder().parent, target_is_directory=True)
    monkeypatch.setattr(paths, "PACKAGE", tmp_path / "newangeles_gui")
    monkeypatch.setenv(paths.PACKS_VARIABLE, "")
    return data


@pytest.mark.parametrize(("room", "file"), [("house", "screens"), ("new_angeles", "setups")])
def test_a_key_that_a_language_lacks_is_told_with_its_folder(room, file, shipped, capsys) -> None:
    path = shipped / room / "strings" / "pl" / f"{file}.yaml"
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    path.write_text("".join(lines[:-1]), encoding="utf-8")
    assert cli.main(["check-data"]) == 2
    line, last = capsys.readouterr().out.splitlines()
    assert line.startswith(f"{path}:1:1: ")
    assert "missing, it is in" in line
    assert line.endswith(f"{room}/strings/en/{file}.yaml:{len(lines)}")
    assert last == "the game data: 1 problem"


def test_a_key_that_house_and_game_both_have_is_told(shipped, capsys) -> None:
    own, other = (
        shipped / room / "strings" / "en" / "screens.yaml" for room in ("new_angeles", "house")
    )
    own.write_text('screen:\n  close: "Shut"\n', encoding="utf-8")
    assert cli.main(["check-data"]) == 2
    line, _ = capsys.readouterr().out.splitlines()
    place = other.read_text(encoding="utf-8").splitlines().index('  close: "Close"') + 1
    assert line == f"{own}:2:3: screen.close: stands in {other}:{place} already"


def test_a_pack_cannot_say_what_a_language_is(pack, capsys) -> None:
    write(pack, "strings/en/language.yaml", "name: English\n")
    [line] = told(pack, capsys)
    assert line == (
        f"{pack}/strings/en/language.yaml:1:1: a pack cannot say what a language is; "
        "words stand in files of other names"
    )
