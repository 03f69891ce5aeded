"""Frames are data: they can be copied, written down, read back and shown without secrets."""

import json
from dataclasses import dataclass

import pytest

from newangeles_gui.engine.frames import GROUND, HIDDEN, Frame, frame, misplaced
from tests.engine.toy import BOOK, Sticks, Turn

FULL = {
    "seat": 1, "lot": "ash", "taken": [3, 1], "marks": {"3": (18,), "1": (17,)},
    "pair": (4, 5), "hurry": True,
}  # fmt: skip


def test_a_frame_survives_writing_and_reading() -> None:
    written = json.dumps(Turn(**FULL).to_dict())
    again = BOOK.read(json.loads(written))
    assert again == Turn(**FULL)
    assert isinstance(again, Turn)
    assert isinstance(again.pair, tuple)
    assert again.marks == {"3": (18,), "1": (17,)}


def test_a_frame_read_back_is_not_tied_to_the_data() -> None:
    data = Turn(**FULL).to_dict()
    frame = BOOK.read(data)
    assert isinstance(frame, Turn)
    frame.taken.append(9)
    frame.marks["9"] = (1,)
    assert data["taken"] == [3, 1]
    assert set(data["marks"]) == {"3", "1"}


def test_a_copy_is_independent() -> None:
    frame = Turn(**{**FULL, "taken": [3, 1], "marks": {"3": (18,)}})
    twin = frame.copy()
    assert twin == frame
    twin.taken.append(2)
    twin.marks["2"] = (15,)
    twin.lot = "cedar"
    assert (frame.taken, frame.marks, frame.lot) == ([3, 1], {"3": (18,)}, "ash")


def test_only_the_owner_sees_a_secret() -> None:
    game, frame = Sticks(21, 1), Turn(**FULL)
    assert frame.seen_by(game, 1).lot == "ash"
    assert frame.seen_by(game, 0).lot == HIDDEN
    assert frame.seen_by(game, -1).lot == HIDDEN
    assert frame.lot == "ash"


def test_an_empty_secret_is_none() -> None:
    assert Turn().seen_by(Sticks(21, 1), 1).lot == ""


@pytest.mark.parametrize(
    "data",
    [
        {},
        {"kind": "nothing"},
        {"kind": None},
        {"kind": "turn"},
        {**Turn().to_dict(), "extra": 1},
        {key: value for key, value in Turn().to_dict().items() if key != "seat"},
    ],
)
def test_what_is_no_frame_is_refused(data: dict) -> None:
    with pytest.raises(ValueError, match=r"frame|fields"):
        BOOK.read(data)


@frame("course", on=(GROUND,))
@dataclass(slots=True)
class Course(Frame):
    """What lies below everything."""


@frame("part", on=("course", "part"))
@dataclass(slots=True)
class Part(Frame):
    """A part of it, or of another part."""


@frame("aside")
@dataclass(slots=True)
class Aside(Frame):
    """Something that comes between, wherever."""


@pytest.mark.parametrize(
    ("stack", "wrong"),
    [
        ([], ""),
        ([Course()], ""),
        ([Course(), Part(), Part(), Aside(), Aside()], ""),
        ([Course(), Aside()], ""),
        ([Part()], "part on the ground"),
        ([Aside()], "aside on the ground"),
        ([Course(), Course()], "course on course"),
        ([Course(), Aside(), Part()], "part on aside"),
        ([Course(), Part(), Course()], "course on part"),
    ],
)
def test_a_frame_lies_only_where_its_kind_can(stack: list[Frame], wrong: str) -> None:
    assert misplaced(stack) == wrong
