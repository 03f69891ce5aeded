"""Learning at the table: lessons are played with a person's hands, the guided game has hints."""

import os
import time
from pathlib import Path

import pytest

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

from newangeles_gui import paths
from newangeles_gui.app import App
from newangeles_gui.engine import Choice
from newangeles_gui.titles.streets.title import TITLE
from newangeles_gui.titles.streets.tutorial.learn import LearnPage
from newangeles_gui.titles.streets.tutorial.lessons import CHAPTERS, lessons
from newangeles_gui.titles.streets.tutorial.taught import (
    HintTable,
    LessonTable,
    is_guided,
    open_guided_game,
)
from tests.languages import LANGUAGES

LESSONS = lessons(TITLE.data)
PATIENCE = 30  # seconds


def learn(app: App) -> LearnPage:
    page = LearnPage(app.services)
    app.stack.replace(page)
    app.step(0.1)
    return page


def table(app: App) -> LessonTable:
    assert isinstance(app.stack.top, LessonTable)
    return app.stack.top


def step_until(app: App, ready) -> None:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if ready():
            return
        app.step(0.5)
        time.sleep(0.002)  # an opponent may think in another process
    raise AssertionError("it never came")


def kept() -> set[Path]:
    """Everything that is saved of games."""
    return {*Path(os.environ[paths.HOME_VARIABLE]).rglob("*journal*")}


def answer(app: App, scene: LessonTable) -> None:
    """Give what is right, as soon as it is asked."""
    asked = scene.course.asked
    assert asked is not None
    step_until(app, lambda: scene.asks and scene.director.pending.kind == asked.kind)
    wanted = asked.right[0] if asked.right else ""
    option = next(one for one in scene.director.pending.options if one.startswith(wanted))
    if asked.kind == "move":
        cell = option.partition("to=")[2].partition(" ")[0]
        scene.pick(cell)
        scene.choose(option)
    else:
        scene.choose(option)


@pytest.mark.parametrize("app", LANGUAGES, indirect=True)
def test_every_lesson_has_a_button(app: App) -> None:
    page = learn(app)
    for chapter in CHAPTERS:
        for lesson in LESSONS[chapter]:
            button = page.root.named(f"lesson.{lesson.id}")
            assert button is not None, lesson.id
            assert not button.clipped, lesson.id
    assert not [one.name for one in page.root.all() if one.clipped]


@pytest.mark.parametrize("app", LANGUAGES, indirect=True)
def test_every_lesson_fits_its_bubble(app: App) -> None:
    page = learn(app)
    for chapter in CHAPTERS:
        for number in range(len(LESSONS[chapter])):
            page.open_lesson(chapter, number)
            app.step(0.1)
            bubble = table(app).bubble
            assert bubble is not None
            assert app.stack.top is not None and app.stack.top.screen.contains(bubble.rect)
            assert not [one.name for one in bubble.all() if one.clipped], table(app).lesson.id
            table(app).open_menu()
            assert app.stack.top is page


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_the_lessons_of_a_chapter_are_played_one_after_the_other(app: App, chapter) -> None:
    page, before = learn(app), kept()
    page.open_lesson(chapter, 0)
    for number, lesson in enumerate(LESSONS[chapter]):
        scene = table(app)
        assert (scene.lesson_number, scene.lesson.id) == (number, lesson.id)
        app.step(0.1)
        scene.close_bubble()
        for _ in lesson.answers:
            answer(app, scene)
        step_until(app, lambda: table(app).telling == "done")
        made = list(scene.match.record.choices)
        app.step(1.0)
        assert scene.match.record.choices == made, "nobody else goes on"
        scene.go_further()
    after = app.stack.top
    assert isinstance(after, HintTable) if chapter == "steps" else after is page
    if chapter != "steps":
        assert kept() == before, "no lesson is among the saved games"


def test_a_wrong_answer_is_told_and_not_taken(app: App) -> None:
    learn(app).open_lesson("steps", 3)
    scene = table(app)
    app.step(0.1)
    scene.close_bubble()
    scene.choose("bakery at=-2,0 rotate=270")
    app.step(0.1)
    assert scene.telling == "wrong"
    assert scene.match.record.choices == []
    assert scene.bubble is not None
    scene.close_bubble()
    task = scene.root.named("task.words")
    assert task is not None and task.text == app.services.say("lesson.arrows.task")
    assert not task.clipped
    assert scene.root.named("task").click((0, 0))
    assert scene.telling == "text" and scene.root.named("task") is None
    scene.cancel()
    assert scene.telling == ""


def test_the_guided_game_gives_hints_that_can_be_silenced(app: App) -> None:
    open_guided_game(app.services)
    scene = app.stack.top
    assert isinstance(scene, HintTable)
    app.step(0.1)
    assert is_guided(scene.match)
    assert scene.now is not None
    assert scene.now.name == "build"
    assert scene.bubble is not None
    scene.close_bubble()
    pending = scene.director.pending
    assert pending is not None
    scene.choose(pending.options[0])
    step_until(app, lambda: scene.asks and scene.match.record.choices[1:])
    assert scene.now is not None
    scene.silence()
    assert scene.now is None
    assert scene.bubble is None
    scene.choose(scene.director.pending.options[0])
    step_until(app, lambda: scene.asks and scene.match.record.choices[3:])
    assert scene.now is None
    again = app.services.room.table(app.services, scene.match)
    assert isinstance(again, HintTable)
    again.leave()


def test_choices_are_compared_as_they_are_written() -> None:
    asked = LESSONS["steps"][4].answers[2]
    assert asked.accepts(Choice("build", "playground at=1,2 rotate=90"))
    assert not asked.accepts(Choice("build", "toy_store at=1,2 rotate=90"))
