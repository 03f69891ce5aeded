"""What goes wrong unseen is noted in a file, and a bug report takes the file along."""

import io
import logging
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from newangeles_gui import cli, paths, process
from newangeles_gui.commands import play, screen
from newangeles_gui.minds.agent import Task
from newangeles_gui.session import logbook
from newangeles_gui.session.loading import save_bytes
from newangeles_gui.session.report import bundle
from newangeles_gui.session.thinker import Thinker
from newangeles_gui.titles.new_angeles.rules.game import Box
from tests.session.games import played

LOG = logging.getLogger("newangeles_gui.session.test")


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(paths.HOME_VARIABLE, str(tmp_path / "home"))
    return tmp_path / "home"


@pytest.fixture
def kept() -> Iterator[None]:
    with logbook.notes_kept():
        yield


def test_warnings_are_noted_while_the_program_runs() -> None:
    LOG.warning("before")
    with logbook.notes_kept():
        LOG.info("of no interest")
        LOG.warning("in between")
        with logbook.notes_kept():  # a worker in the same process
            pass
        LOG.warning("still")
    LOG.warning("after")
    told = [line.partition("test: ")[2] for line in logbook.notes().splitlines()]
    assert told == ["in between", "still"]


def test_notes_are_told_to_a_terminal_as_well(kept: None, capsys) -> None:
    LOG.warning("no worker")
    assert capsys.readouterr().err == "no worker\n"


def test_the_file_does_not_grow_without_end(kept: None, monkeypatch) -> None:
    monkeypatch.setattr(logbook, "LARGEST", 2_000)
    for number in range(200):
        LOG.warning("number %d of very many", number)
    sizes = [file.stat().st_size for file in paths.log_folder().iterdir()]
    assert len(sizes) == 2 and sum(sizes) < 4_400
    assert "number 199 of" in logbook.notes() and "number 175 of" in logbook.notes()


def test_a_folder_that_cannot_be_written_stops_nobody(kept: None, home: Path) -> None:
    home.write_bytes(b"a file where a folder should be")
    LOG.warning("unheard")
    assert logbook.notes() == ""


def test_a_report_has_what_was_noted_without_private_paths(kept: None, box: Box) -> None:
    LOG.warning("%s cannot be read", paths.saves_folder() / "x")
    with zipfile.ZipFile(io.BytesIO(bundle(save_bytes(played(box, 4, "r", 3), 1), box))) as one:
        text = one.read("program.txt").decode()
    assert ".../x cannot be read" in text and str(paths.saves_folder()) not in text


@pytest.mark.parametrize(
    ("command", "part"), [([], (screen, "_stay")), (["play"], (play, "_play"))]
)
def test_the_window_and_the_text_game_keep_notes(command, part, monkeypatch) -> None:
    def runs(args: object) -> int:
        LOG.warning("something in %s", command)
        return 0

    monkeypatch.setattr(*part, runs)
    try:
        assert cli.main(command) == 0
    finally:
        process.release()  # nothing is collected until the first picture
    assert f"something in {command}" in logbook.notes()


def test_what_went_wrong_in_a_worker_is_noted(box: Box) -> None:
    view = played(box, 4, "wrong", 3).view(0)
    thinker = Thinker(box, paths.data_folder())
    try:
        thinker.begin(Task("rate", "director", view, "no trade"))
        with pytest.raises(AttributeError):  # not even here can it be told
            while thinker.result(5.0) is None:
                pass
    finally:
        thinker.close()
    text = logbook.notes()
    assert "a worker that thinks for opponents fails" in text and "AttributeError" in text
