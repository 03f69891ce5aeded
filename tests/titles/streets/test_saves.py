"""What ships as saves of Streets: puzzles that hold, and games that can be watched."""

import os
from pathlib import Path

import pytest

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

from assets.packaging import contents
from newangeles_gui.app import App
from newangeles_gui.scenes import open_replay
from newangeles_gui.session import GAME, INDEX, PUZZLE, PuzzleRun, shipped_faults, shipped_saves
from newangeles_gui.table.scenes.puzzle import RIGHT, WRONG
from newangeles_gui.titles.streets.minds.puzzles import (
    BEATEN,
    COMEBACK,
    FULL,
    LADDERS,
    StreetsPuzzles,
)
from newangeles_gui.titles.streets.minds.search import LEVELS
from newangeles_gui.titles.streets.rules import Box
from newangeles_gui.titles.streets.title import TITLE
from newangeles_gui.titles.streets.tutorial.puzzle import StreetsPuzzle
from tests.languages import LANGUAGES

ROOT = Path(__file__).parents[3]
PUZZLES = shipped_saves(TITLE.rules.box(TITLE.data), PUZZLE)
GAMES = shipped_saves(TITLE.rules.box(TITLE.data), GAME)
TAUGHT = [name for name in LADDERS if any(one.teaches == name for one in PUZZLES)]
FIRSTS = [next(one for one in PUZZLES if one.teaches == name) for name in TAUGHT]
MADE_ANEW = "`newangeles puzzles --game streets --write saves/streets` makes them anew"


def test_everything_that_ships_is_sound_and_proves_itself(box: Box) -> None:
    assert shipped_faults(TITLE, box) == [], MADE_ANEW
    listed = {one.file for one in (*PUZZLES, *GAMES)} | {INDEX}
    assert listed == {path.name for path in TITLE.shipped.iterdir()}


def test_it_is_packaged() -> None:
    packed = {(Path(path).name, folder) for path, folder in contents.shipped(ROOT)}
    assert {(one.file, "saves/streets") for one in (*PUZZLES, *GAMES)} <= packed
    assert (INDEX, "saves/streets") in packed


def test_there_are_ladders_from_easy_to_hard() -> None:
    assert len(PUZZLES) >= 20
    assert [*LADDERS] == TAUGHT
    assert list(dict.fromkeys(one.teaches for one in PUZZLES)) == TAUGHT
    for name in TAUGHT:
        mine = [one for one in PUZZLES if one.teaches == name]
        leads = [one.answers.lead for one in mine if one.answers is not None]
        assert len(mine) >= 3, name
        assert leads == sorted(leads, reverse=True), name


@pytest.mark.parametrize("puzzle", PUZZLES, ids=lambda one: one.id)
def test_a_puzzle_is_about_what_its_ladder_says(box: Box, puzzle) -> None:
    match = puzzle.load(box).match
    (right,), tempting = puzzle.answers.right, puzzle.answers.tempting
    view, pending = match.view(match.plan.people[0]), match.pending
    maker = StreetsPuzzles(box)
    assert maker.ladder(view, pending, right) == puzzle.teaches
    assert tempting != right and tempting in pending.options
    (mine, *_), hopes = match.plan.people, puzzle.answers.hopes
    leads = [one[mine] - max(one[:mine] + one[mine + 1 :]) for one in hopes]
    assert leads[0] > leads[1]  # what is said of it explains it


@pytest.mark.soak
@pytest.mark.parametrize("puzzle", PUZZLES, ids=lambda one: one.id)
def test_the_right_answer_holds_with_all_dice(box: Box, puzzle) -> None:
    from newangeles_gui.minds import judge

    match = puzzle.load(box).match
    judged = judge(StreetsPuzzles(box), match.view(match.pending.seat), match.pending)
    assert judged is not None and puzzle.is_right(judged.best), MADE_ANEW
    assert judged.lead >= puzzle.answers.lead


def test_puzzles_are_judged_by_the_best_opponents_with_twice_their_budget(box: Box) -> None:
    slow, best = StreetsPuzzles(box).slow.level, LEVELS["mayor"]
    assert [slow.playouts(seats) for seats in (2, 4)] == [
        2 * best.playouts(seats) for seats in (2, 4)
    ]
    assert (slow.rounds, slow.slips) == (best.rounds, 0.0)


# At the table.


def begun(app: App, number: int) -> StreetsPuzzle:
    table = StreetsPuzzle(app.services, PuzzleRun(FIRSTS, number, app.services.stack.pop))
    app.stack.replace(table)
    app.step(0.1)
    return table


def give(app: App, table: StreetsPuzzle, option: str) -> None:
    """With hands: a tile is held where it goes, people are sent."""
    table.close_bubble()
    table.hold(option)
    table.choose(option)
    for _ in range(40):
        app.step(0.3)
        if table.telling:
            return


@pytest.mark.parametrize("number", range(len(FIRSTS)), ids=TAUGHT)
def test_the_tempting_answer_is_refused_and_the_right_one_explained(app: App, number: int) -> None:
    table = begun(app, number)
    before = table.match.record.choices[:]
    assert table.asks
    give(app, table, table.puzzle.answers.tempting)
    assert table.telling == WRONG and table.match.record.choices == before
    assert all(reason in table.said().text for reason in table.reasons(table.tried))
    give(app, table, table.right)
    assert table.telling == RIGHT and len(table.match.record.choices) == len(before) + 1
    assert not table.asks  # nothing more is wanted, not even of the crowd that has to move
    assert all(reason in table.said().text for reason in table.reasons(table.right))


@pytest.mark.parametrize("app", LANGUAGES, indirect=True)
def test_all_that_is_said_fits(app: App) -> None:
    for number in range(len(FIRSTS)):
        table = begun(app, number)
        for telling in ("question", "hint", "where", RIGHT):
            table.telling = telling
            table.rebuild()
            said = table.said()
            assert said is not None and "ladder." not in said.text + said.title
            assert not [one.name for one in table.bubble.children if one.clipped], telling
            assert table.screen.contains(table.bubble.rect)


def test_a_crowd_that_parts_is_no_answer(app: App) -> None:
    place, move = next(
        (place, one) for place, one in enumerate(FIRSTS) if one.answers.right[0].find(" to=") > 0
    )
    table = begun(app, place)
    table.close_bubble()
    crowd = table.asking.crowd
    for cell in [*crowd.homes][:2]:
        crowd.homes[cell] = 1
    crowd.homes[next(iter(crowd.homes))] = crowd.number - 1
    table.choose(move.answers.right[0])
    assert table.telling == WRONG and table.tried == ""
    assert set(crowd.homes.values()) == {0}


# Games worth watching.


@pytest.mark.parametrize("app", LANGUAGES, indirect=True)
def test_the_first_day_has_games_to_be_watched(app: App) -> None:
    open_replay(app.services)
    app.step(0.1)
    page = app.stack.top
    assert [one.words for one in page.saves] == [one.words for one in GAMES]
    app.step(0.1)
    assert not [one.name for one in page.root.all() if one.clipped]
    page.watch(page.saves[0])
    app.step(0.1)
    replay = app.stack.top
    assert replay.name == "replay" and replay.reel.last == GAMES[0].length
    replay.go(replay.reel.last)
    app.step(0.1)


def test_games_show_what_they_promise(box: Box) -> None:
    matches = {one.id: one.load(box).match for one in GAMES}
    comeback, full = matches[COMEBACK], matches[FULL]
    assert [len(one.plan.seats) for one in (comeback, full)] == [3, 5]
    beaten = matches[BEATEN]
    assert beaten.plan.start.options == {"level": "hard"} and beaten.outcome.winners == [0]
    late = TITLE.rules.begin(box, comeback.plan.start)
    choices = comeback.record.choices
    for line in choices[: len(choices) * 3 // 5]:
        late.apply(TITLE.rules.written(line)[0])
    money = TITLE.rules.outcome(late).scores
    assert max(money) - money[comeback.outcome.winners[0]] >= 15
    for one in matches.values():
        assert one.plan.people == [one.outcome.winners[0]]  # who plays on from there has a seat
