"""Every lesson can be played as it says, is what it says, and speaks every language."""

from functools import cache
from pathlib import Path

import pytest

from newangeles_gui.engine import Choice, SetupError, Start
from newangeles_gui.i18n import Catalog
from newangeles_gui.session import Match, Plan, Seat
from newangeles_gui.titles.streets.rules import Box, read_cell, tile_value
from newangeles_gui.titles.streets.scenario.compare import differences
from newangeles_gui.titles.streets.scenario.model import Expect
from newangeles_gui.titles.streets.title import TITLE
from newangeles_gui.titles.streets.tutorial.lessons import (
    CHAPTERS,
    FILE,
    Lesson,
    LessonCourse,
    lesson_faults,
    lessons,
)
from tests.languages import LANGUAGES

BY_ID = {one.id: one for chapter in lessons(TITLE.data).values() for one in chapter}


def begun(box: Box, lesson: Lesson) -> Match:
    """The match of a lesson, as the table begins it."""
    seats = [Seat("Ann"), *(Seat(one, "script") for one in lesson.start().players[1:])]
    return Match.begin(box, Plan(lesson.start(), seats))


@cache
def chosen(name: str, box: Box) -> list[Choice]:
    """Those of the right answers that are named first, or the first of all."""
    lesson, found = BY_ID[name], []
    match, course = begun(box, lesson), LessonCourse(lesson)
    while (asked := course.asked) is not None:
        pending = match.pending
        assert pending is not None and pending.kind == asked.kind, name
        assert pending.seat == 0
        wanted = asked.right[0] if asked.right else ""
        option = next(one for one in pending.options if one.startswith(wanted))
        found.append(Choice(asked.kind, option))
        assert course.answer(found[-1])
        match.apply(found[-1])
    return found


@pytest.mark.parametrize("name", BY_ID)
def test_a_lesson_is_played_as_it_says(box: Box, name: str) -> None:
    match, events = begun(box, BY_ID[name]), []
    for choice in chosen(name, box):
        events += match.apply(choice)
    expected = Expect.model_validate(BY_ID[name].expect)
    assert differences(match.game, events, expected) == []
    assert TITLE.rules.problems(match.game) == []


@pytest.mark.parametrize("name", BY_ID)
def test_every_right_answer_is_possible_and_not_every_answer_is_right(box: Box, name: str) -> None:
    lesson = BY_ID[name]
    match, narrowed = begun(box, lesson), False
    for asked, choice in zip(lesson.answers, chosen(name, box), strict=True):
        pending = match.pending
        assert pending is not None
        taken = [one for one in pending.options if asked.accepts(Choice(asked.kind, one))]
        assert all(any(one.startswith(right) for one in taken) for right in asked.right)
        narrowed = narrowed or len(taken) < len(pending.options)
        match.apply(choice)
    assert narrowed or name == "build"


def test_there_are_eight_steps_and_three_positions_a_module() -> None:
    found = lessons(TITLE.data)
    assert [len(found[chapter]) for chapter in CHAPTERS] == [8, 3, 3, 3]
    assert len(BY_ID) == 17


def test_the_step_about_kinds_asks_for_the_places_that_are_worth_most(box: Box) -> None:
    match = begun(box, BY_ID["kinds"])
    for choice in chosen("kinds", box):
        pending, worth = match.pending, {}
        assert pending is not None
        tile = choice.option.partition(" ")[0]
        for option in (one for one in pending.options if one.startswith(tile + " ")):
            game = match.game.clone()
            game.apply(Choice("build", option))
            placed = game.state.city.at[read_cell(option.partition("at=")[2].partition(" ")[0])]
            worth[option] = tile_value(box, game.state, placed)
        assert worth[choice.option] == max(worth.values())
        match.apply(choice)


def test_a_wrong_answer_is_not_taken(box: Box) -> None:
    course = LessonCourse(BY_ID["arrows"])
    assert not course.answer(Choice("build", "bakery at=-2,0 rotate=270"))
    assert course.asked is not None
    assert course.answer(Choice("build", "record_shop at=-2,0 rotate=270"))
    assert course.asked is None
    assert not course.answer(Choice("build", "record_shop at=-2,0 rotate=270"))


def test_a_lesson_is_kept_in_a_save_and_begins_there_again(box: Box) -> None:
    start = Start.from_dict(BY_ID["guests"].start().to_dict())
    once, again = TITLE.rules.begin(box, start), TITLE.rules.begin(box, start)
    assert TITLE.rules.write(once.state) == TITLE.rules.write(again.state)
    assert once.seating == ["coral"]
    assert len(once.state.players) == 2


@pytest.mark.parametrize(
    "given", ["nonsense", '{"city": [{"tile": "tower", "at": [0, 0]}]}', '{"cities": []}', "{}}"]
)
def test_a_situation_that_cannot_be_is_refused(box: Box, given: str) -> None:
    with pytest.raises(SetupError, match="begin like this"):
        TITLE.rules.begin(box, Start(["coral", "ivory"], "1", stacked={"given": [given]}))


def test_a_lesson_with_a_fault_is_named_with_its_place(box: Box, tmp_path: Path) -> None:
    assert lesson_faults(TITLE.data, box) == []
    text = (TITLE.data / FILE).read_text(encoding="utf-8")
    for right, wrong, said in (
        ("tile: art_gallery, at: [-1, 0], owner: coral", "tile: art, at: [-1, 0]", "no tile 'art'"),
        ("chapter: solo", "chapter: sole", "sole"),
        ("kind: token, right: [leisure]", "kind: token, left: [leisure]", "left"),
    ):
        assert right in text
        (tmp_path / FILE).write_text(text.replace(right, wrong), encoding="utf-8")
        found = lesson_faults(tmp_path, box)
        assert any(said in str(one) and FILE in str(one) for one in found), found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_lesson_has_its_words(language: str) -> None:
    catalog = Catalog.load(TITLE.strings, language)
    for name, lesson in BY_ID.items():
        for part, most in (("title", 23), ("text", 330), ("task", 120), ("done", 260)):
            said = catalog.translate(f"lesson.{name}.{part}")
            assert said != f"lesson.{name}.{part}"
            assert len(said) <= most, (name, part, len(said))
        wrong = any(asked.right for asked in lesson.answers)
        assert catalog.has(f"lesson.{name}.wrong") == wrong, name
    known = {key.split(".")[1] for key in sorted(catalog.keys()) if key.startswith("lesson.")}
    assert known == set(BY_ID)
