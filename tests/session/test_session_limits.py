"""What keeps a save small and quick to load: limits in the rules, the engine and the reader."""

from dataclasses import dataclass
from typing import Any, Literal

import pytest

from newangeles_gui.engine import frames
from newangeles_gui.engine.decisions import Choice, IllegalChoice
from newangeles_gui.engine.plain import MOST, WrongShapeError, conform, fields_of
from newangeles_gui.session.plan import MOST_MARKS, UNDO, UNPROVED, Record
from newangeles_gui.titles.new_angeles.rules import promises
from newangeles_gui.titles.new_angeles.rules.codec import to_dict
from newangeles_gui.titles.new_angeles.rules.game import Box
from tests.session.games import begin


@pytest.mark.parametrize(
    ("value", "kind"),
    [
        (1, int), (-5, int), (2**64 - 1, int), ("", str), (True, bool), (None, str | None),
        ([], list[str]), (["a"], list[str]), ([[1], []], list[list[int]]),
        ({"a": 1}, dict[str, int]),
        ([1, "a"], tuple[int, str]), ([1, 2], tuple[int, ...]), ("a", Literal["a", "b"]),
        ({"a": [1]}, dict[str, str | list[int]]),
    ],
)  # fmt: skip
def test_what_fits_is_taken(value: Any, kind: Any) -> None:
    taken = conform(value, kind)
    assert (list(taken) if isinstance(taken, tuple) else taken) == value


@pytest.mark.parametrize(
    ("value", "kind"),
    [
        (True, int), (1.0, int), ("1", int), (None, int), (2**64, int), (-(2**64), int), (1, str),
        (1, bool), (0, str | None), ("ab", list[str]), ([1], list[str]), (["a", None], list[str]),
        ({"a": "b"}, list[str]), (["a"] * (MOST + 1), list[str]), ([[1], 1], list[list[int]]),
        ([], dict[str, int]), ({1: 1}, dict[str, int]), ({"a": "1"}, dict[str, int]),
        ([1], tuple[int, str]), ([1, "a", 2], tuple[int, str]), ([1, "2"], tuple[int, ...]),
        ("c", Literal["a", "b"]), ([], Literal["a"]), (b"a", str), ({"a"}, list[str]),
    ],
)  # fmt: skip
def test_what_does_not_fit_is_refused(value: Any, kind: Any) -> None:
    with pytest.raises(WrongShapeError):
        conform(value, kind, "there")


@dataclass
class _Fields:
    one: int
    two: list[str]


@pytest.mark.parametrize(
    "data", [{}, {"one": 1}, {"one": 1, "two": [], "three": 3}, [], None, {"one": 1, "two": [2]}]
)
def test_fields_are_exactly_these(data: Any) -> None:
    assert fields_of(_Fields, {"one": 1, "two": ["x"]}, ("one", "two"))["two"] == ["x"]
    with pytest.raises(WrongShapeError):
        fields_of(_Fields, data, ("one", "two"))


def test_frames_that_go_round_in_a_circle_are_stopped() -> None:
    class Circle:
        pending = None

        def step(self, game: object) -> None:
            return None

    with pytest.raises(RuntimeError, match="circle"):
        frames.run_frames(None, Circle(), [Circle()])  # type: ignore[list-item]


NUMBERS = ("9" * 7, "9" * 30, "9" * 5_000, "-1", "1.5", "", "²")


@pytest.mark.parametrize("number", NUMBERS)
def test_no_number_in_a_trade_is_too_large_to_keep(number: str, box: Box) -> None:
    match = begin(box, 4, "numbers")
    one, two = match.plan.start.players[:2]
    before = to_dict(match.game.state)
    for text in (
        f"from={one} to={two} give={number or 'x'}",
        f"from={one} to={two} later={one}:pay:{number}:-:deal",
        f"from={one} to={two} later={one}:no_counter:{number}:-:deal",
        f"from={one} to={two} now={one}:draw:biotech:{number}",
    ):
        with pytest.raises(IllegalChoice):
            match.apply(Choice("trade", text))
    assert to_dict(match.game.state) == before


def test_nothing_can_be_hidden_in_a_promise(box: Box) -> None:
    match = begin(box, 4, "hidden")
    one, two = match.plan.start.players[:2]
    for about in ("novel" * 1_000, "eiko", "\x1b[2J"):
        for kind in promises.KINDS:
            text = f"from={one} to={two} later={one}:{kind}:1:{about}:deal"
            with pytest.raises(IllegalChoice) as caught:
                match.apply(Choice("trade", text))
            assert len(str(caught.value)) < 400


def test_promises_have_an_end(box: Box) -> None:
    match = begin(box, 4, "many")
    one, two = match.plan.start.players[:2]
    trade = Choice("trade", f"from={one} to={two} later={one}:no_counter:0:-:game")
    for _ in range(promises.MOST_OPEN):
        match.apply(trade)
    before = to_dict(match.game.state)
    with pytest.raises(IllegalChoice, match="open already"):
        match.apply(trade)
    assert to_dict(match.game.state) == before
    match.apply(Choice("trade", f"from={one} to={two} give=1"))


def test_old_marks_go_but_never_the_one_that_says_what_proves_nothing() -> None:
    record = Record()
    record.mark(UNPROVED, "other_rules")
    for number in range(MOST_MARKS + 10):
        record.mark(UNDO, str(number))
    assert record.unproved == "other_rules"
    assert len(record.marks) == MOST_MARKS + 1
    assert record.marks[1] == (0, UNDO, "10")
    assert record.marks[-1] == (0, UNDO, str(MOST_MARKS + 9))
    assert Record().unproved == ""
