"""Puzzles of any title: looked for, written, checked, and solved at its table."""

import io
import json
import os
from pathlib import Path

import pytest

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

from newangeles_gui import paths, titles
from newangeles_gui.app import App, Options
from newangeles_gui.cli import main
from newangeles_gui.minds import PuzzleSearch, look_for_puzzles
from newangeles_gui.profiles import Profiles, profiles_file
from newangeles_gui.scenes import routes
from newangeles_gui.session import (
    GAME,
    PUZZLE,
    PuzzleAnswers,
    ShippedSave,
    listed_games,
    shipped_faults,
    shipped_saves,
    write_shipped,
)
from newangeles_gui.settings import Settings
from newangeles_gui.widgets import Input
from tests.titles.toy import title as plain
from tests.titles.toy.rules import KEEP, SWAP
from tests.titles.toy.table.title import TITLE

LANGUAGES = paths.language_codes()
FRAME = 0.05
BOX = plain.TITLE.rules.box(plain.TITLE.data)


@pytest.fixture
def command(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    """Runs the command for the toy."""
    listed = {**titles.TITLES, "toy": titles.Folder(lambda: plain.TITLE, tuple)}
    monkeypatch.setattr(titles, "TITLES", listed)
    monkeypatch.setenv(paths.HOME_VARIABLE, str(tmp_path / "home"))
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    return lambda *arguments: main(["puzzles", "--game", "toy", *arguments])


@pytest.fixture
def app(request, tmp_path, monkeypatch):
    """The program with the toy, nothing moving."""
    monkeypatch.setenv(paths.HOME_VARIABLE, str(tmp_path))
    settings = Settings.load(Path(os.devnull), {})
    settings.choose("language", getattr(request, "param", "en"))
    settings.choose("animation", "off")
    made = App(settings, Options(size=(1280, 720), software=True, silent=True, ahead=False), TITLE)
    yield made
    made.close()


def opened(app: App, ladder: str = "high"):
    routes.open_title(app.services)
    routes.open_puzzles(app.services)
    app.step(FRAME)
    app.stack.top.open_puzzle(ladder, 0)
    for _ in range(4):
        app.step(FRAME)
    return app.stack.top


def button(app: App, name: str) -> None:
    app.stack.top.root.named(name).action()
    app.step(FRAME)


def settled(app: App, table) -> None:
    for _ in range(100):
        app.step(FRAME)
        if table.telling == "right":
            return
    raise AssertionError("it was never explained")


def solved() -> list[str]:
    known = Profiles.load(profiles_file()).solved
    return [one for of_title in known.values() for puzzles in of_title.values() for one in puzzles]


# Looking for them.


def test_a_question_is_a_puzzle_where_all_dice_agree() -> None:
    every = ("high", "low")
    found = [
        one
        for number in range(8)
        for one in look_for_puzzles(PuzzleSearch(plain.TITLE, number, every))
    ]
    assert {one.ladder for one in found} == {*every}
    for one in found:
        game = plain.TITLE.rules.begin(BOX, one.start)
        for line in one.choices:
            game.apply(plain.TITLE.rules.written(line)[0])
        card = int(plain.TITLE.rules.view(game, one.seat).cards[one.seat])
        assert (one.best, one.tempting) == ((KEEP, SWAP) if one.ladder == "high" else (SWAP, KEEP))
        # 0.5 to 0.7 is the luck of the dice: nothing near it is clear.
        assert card / BOX.highest >= 0.7 if one.ladder == "high" else card / BOX.highest < 0.5
        assert 3 <= one.lead <= 100


def test_the_command_writes_what_it_finds_and_the_same_again(command, capsys, tmp_path) -> None:
    folder = tmp_path / "saves"
    wanted = ("--games", "8", "--each", "2", "--write", str(folder))
    assert command(*wanted) == 0
    told = capsys.readouterr().out
    assert "high_1" in told and "4 written" in told
    first = {one.name: one.read_bytes() for one in folder.iterdir()}
    assert {*first} == {
        "index.yaml",
        *(f"{one}_{n}.nasave" for one in ("high", "low") for n in (1, 2)),
    }
    assert command(*wanted) == 0
    assert first == {one.name: one.read_bytes() for one in folder.iterdir()}


def test_other_entries_stay(command, tmp_path) -> None:
    folder = tmp_path / "saves"
    assert command("--games", "8", "--each", "2", "--write", str(folder)) == 0
    assert command("--watch", "--games", "4", "--write", str(folder)) == 0
    assert command("--games", "8", "--each", "1", "--only", "low", "--write", str(folder)) == 0
    names = {one.stem for one in folder.glob("*.nasave")}
    assert names == {"high_1", "high_2", "low_1", "late"}
    text = (folder / "index.yaml").read_text(encoding="utf-8")
    assert [line.split()[2] for line in text.splitlines() if line.startswith("- ")] == [
        "high_1,", "high_2,", "late,", "low_1,",
    ]  # fmt: skip


def test_wrong_input_is_one_sentence(command, capsys) -> None:
    assert command("--only", "tall") == 2
    assert "there is no 'tall'; there are high, low" in capsys.readouterr().err
    assert command("--games", "none") == 2
    assert main(["puzzles", "--game", "new_angeles"]) == 2
    assert "nobody knows yet" in capsys.readouterr().err


def test_an_index_that_cannot_be_read_is_not_overwritten(command, capsys, tmp_path) -> None:
    (tmp_path / "index.yaml").write_text("- {id: one}\n", encoding="utf-8")
    assert command("--games", "4", "--write", str(tmp_path)) == 2
    assert "index.yaml:1:3" in capsys.readouterr().err
    assert [one.name for one in tmp_path.glob("*.*")] == ["index.yaml"]
    (tmp_path / "file").write_text("", encoding="utf-8")
    assert command("--games", "4", "--write", str(tmp_path / "file")) == 2
    assert "--write" in capsys.readouterr().err


def test_those_that_ship_hold(command, capsys) -> None:
    assert command("--check") == 0
    assert "2 of 2 puzzles hold" in capsys.readouterr().out


# What ships.


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("kind: puzzle", "kind: riddle", "expected"),
        ("length: 1", "lenght: 1", "did you mean"),
        ("edition: 1", "edition: 7", "the rules are of edition 1"),
        ("id: high_1", "id: high_2", "high_2.nasave"),
        ("id: low_1", "id: high_1", "this id is taken"),
        ('right: ["keep"]', 'right: ["drop"]', "answers nothing"),
        ('tempting: "swap"', 'tempting: "keep"', "it is right"),
        ("hopes: [[9, 1], [4, 1]]", "hopes: [[9, 1], [4]]", "a number for each seat"),
        ("lead: 31", "lead: 310", "at most 100"),
        (',\n   answers: {right: ["keep"]', ', of: {right: ["keep"]', "unknown key"),
    ],
)
def test_everything_that_is_wrong_with_an_index_is_told(
    tmp_path, monkeypatch, old, new, told
) -> None:
    for one in plain.TITLE.shipped.iterdir():
        (tmp_path / one.name).write_bytes(one.read_bytes())
    index = tmp_path / "index.yaml"
    text = index.read_text(encoding="utf-8")
    assert old in text
    index.write_text(text.replace(old, new, 1), encoding="utf-8")
    monkeypatch.setattr(type(plain.TITLE), "shipped", property(lambda self: tmp_path))
    found = shipped_faults(plain.TITLE, BOX)
    assert any(told in str(one) for one in found), found


def test_a_file_that_is_cut_off_is_told(tmp_path, monkeypatch) -> None:
    for one in plain.TITLE.shipped.iterdir():
        (tmp_path / one.name).write_bytes(one.read_bytes()[: None if "index" in one.name else -9])
    monkeypatch.setattr(type(plain.TITLE), "shipped", property(lambda self: tmp_path))
    assert all("truncated" in str(one) for one in shipped_faults(plain.TITLE, BOX))
    assert len(shipped_faults(plain.TITLE, BOX)) == 2


def test_the_check_of_the_data_finds_it_too(command, capsys, tmp_path, monkeypatch) -> None:
    assert main(["check-data", "--game", "toy"]) == 0
    for one in plain.TITLE.shipped.iterdir():
        (tmp_path / one.name).write_bytes(one.read_bytes())
    (tmp_path / "low_1.nasave").unlink()
    monkeypatch.setattr(type(plain.TITLE), "shipped", property(lambda self: tmp_path))
    assert main(["check-data", "--game", "toy"]) == 2
    assert "low_1.nasave" in capsys.readouterr().out


def test_nothing_is_offered_with_a_data_pack() -> None:
    other = type(BOX)(BOX.highest, BOX.rounds, ["tall"])
    assert shipped_saves(other, PUZZLE) == () and listed_games(other) == []
    assert [one.id for one in shipped_saves(BOX, PUZZLE)] == ["high_1", "low_1"]
    assert shipped_saves(BOX, GAME) == []


# At the table.


@pytest.mark.parametrize("app", LANGUAGES, indirect=True)
def test_the_title_leads_to_them_and_one_is_solved_with_help(app: App) -> None:
    routes.open_title(app.services)
    app.step(FRAME)
    assert app.stack.top.root.named("puzzles") is not None
    table = opened(app)
    seen = [table.telling]
    for _ in range(3):
        assert not [one.name for one in table.root.all() if one.clipped]
        button(app, "bubble.help")
        seen.append(table.telling)
    assert seen == ["question", "hint", "where", "shown"]
    button(app, "bubble.ok")
    table.choose(KEEP)
    settled(app, table)
    assert not [one.name for one in table.root.all() if one.clipped]
    assert solved() == []  # it was shown


def test_a_wrong_answer_is_told_and_not_taken(app: App) -> None:
    table = opened(app)
    before = table.match.record.choices[:]
    button(app, "bubble.ok")
    table.choose(SWAP)
    app.step(FRAME)
    assert table.telling == "wrong" and table.match.record.choices == before
    assert "Another card" in table.said().text
    button(app, "bubble.ok")
    assert table.asks and table.bubble is None
    table.choose(KEEP)
    assert table.match.record.choices == [*before, f"swap_card {KEEP}"]
    settled(app, table)
    said = table.said().text
    assert "whatever the others have" in said and "Another card" in said and "fewer" in said
    assert solved() == ["high_1"]


def test_what_is_solved_is_marked_and_nothing_else_happens(app: App) -> None:
    table = opened(app)
    button(app, "bubble.ok")
    table.choose(KEEP)
    settled(app, table)
    before = table.match.record.choices[:]
    for _ in range(40):
        app.step(FRAME)  # nobody else decides any more
    table.choose(SWAP)
    assert table.match.record.choices == before and not table.asks
    button(app, "bubble.ok")  # it was the last of its ladder
    page = app.stack.top
    assert page.name == "puzzles" and page.solved == ["high_1"]
    assert page.root.named("puzzle.high_1").icon == "check"
    assert page.root.named("puzzle.low_1").icon == ""
    assert not list(Path(os.environ[paths.HOME_VARIABLE]).rglob("*.nasave"))


def test_it_can_be_begun_again_and_left_with_keys_alone(app: App) -> None:
    table = opened(app)
    table.handle(Input("action", name="cancel"))  # closes what is said
    assert table.telling == ""
    table.handle(Input("action", name="hint"))
    assert table.telling == "hint"
    table.handle(Input("action", name="confirm"))
    assert table.telling == ""
    table.choose(KEEP)
    settled(app, table)
    button(app, "bubble.again")
    assert app.stack.top is not table and app.stack.top.telling == "question"
    app.stack.top.handle(Input("action", name="cancel"))
    app.stack.top.handle(Input("action", name="cancel"))
    app.step(FRAME)
    assert app.stack.top.name == "puzzles"


def test_profiles_that_cannot_be_read_are_set_aside_when_one_is_solved(app: App) -> None:
    profiles_file().parent.mkdir(parents=True, exist_ok=True)
    profiles_file().write_text("{", encoding="utf-8")
    table = opened(app)
    table.choose(KEEP)
    app.step(FRAME)
    assert solved() == ["high_1"]
    assert json.loads(profiles_file().read_text(encoding="utf-8"))["profiles"] == {}
    assert app.stack.top.name == "question"  # where the old file is now


def test_words_of_its_own_are_said_in_place_of_reasons(app: App, monkeypatch) -> None:
    table = opened(app)
    catalog = type(app.services.words.catalog)
    known = catalog.has
    monkeypatch.setattr(catalog, "has", lambda self, key: key.endswith(".why") or known(self, key))
    said = table.say
    monkeypatch.setattr(table, "say", lambda key, **values: (
        "It is the highest." if key.endswith(".why") else said(key, **values)))  # fmt: skip
    table.telling = "right"
    assert "It is the highest." in table.said().text


def test_an_answer_that_looks_like_a_number_is_written_as_text(tmp_path) -> None:
    (one, *_) = shipped_saves(BOX, PUZZLE)
    answers = PuzzleAnswers(right=("-3,4",), tempting="0,4", lead=5)
    entry = ShippedSave(**{**one.model_dump(), "id": "number", "answers": answers})
    write_shipped(tmp_path, [(entry, one.load(BOX).match)], ())
    write_shipped(tmp_path, [], ("other",))  # reads it, and writes it again
    assert 'right: ["-3,4"], tempting: "0,4"' in (tmp_path / "index.yaml").read_text("utf-8")
