"""Streets at a plain terminal: the city in letters, what an answer brings, how it ended."""

import io
import re
from collections.abc import Sequence
from pathlib import Path
from random import Random

import pytest

from newangeles_gui.engine import Choice, Start
from newangeles_gui.i18n import Catalog, Name
from newangeles_gui.session import Match, Plan, SaveStore, Seat
from newangeles_gui.session.thinker import Thinker
from newangeles_gui.terminal.console import Console
from newangeles_gui.terminal.table import Saver, Table
from newangeles_gui.titles.streets.rules import Box, Game, Given, View, given_start, new_game
from newangeles_gui.titles.streets.terminal import StreetsTerminal, city_map
from newangeles_gui.titles.streets.title import TITLE
from newangeles_gui.titles.streets.tutorial import lessons
from newangeles_gui.titles.streets.words import StreetsWords
from tests.languages import LANGUAGES

WIDTH = 100
AT_FRONT = StreetsTerminal(TITLE)
LESSONS = {one.id: one for chapter in lessons(TITLE.data).values() for one in chapter}


@pytest.fixture(scope="module", params=LANGUAGES)
def words(request, box: Box) -> StreetsWords:
    return StreetsWords(Catalog.load(TITLE.strings, request.param), box)


@pytest.fixture(scope="module")
def english(box: Box) -> StreetsWords:
    return StreetsWords(Catalog.load(TITLE.strings, "en"), box)


def begun(box: Box, name: str) -> tuple[Game, View]:
    game = TITLE.rules.begin(box, LESSONS[name].start())
    return game, TITLE.rules.view(game, 0)


def test_the_city_is_drawn_with_its_roads(english: StreetsWords, box: Box) -> None:
    _, view = begun(box, "street")
    assert city_map(english, view) == [
        "      -1    0     1",
        "       3     1  #  2",
        "  0  Co1    4   #",
        "    ============#",
    ]


def test_closed_streets_have_another_road_and_no_numbers(english, box: Box) -> None:
    game, _ = begun(box, "close")
    game.apply(Choice("build", "bakery at=-3,0 rotate=270"))
    assert city_map(english, TITLE.rules.view(game, 0)) == [
        "      -3    -2    -1    0     1",
        "      6  #                  #  1",
        "  0  Co1 #                  #",
        "         #------------------#",
        "                            #  5",
        "  1                         # Co5",
        "                            #",
    ]


def test_answers_say_what_they_bring(english: StreetsWords, box: Box) -> None:
    game, view = begun(box, "close")
    pending = game.pending
    assert pending is not None
    closing, growing = "bakery at=-3,0 rotate=270", "bakery at=-3,0 rotate=0"
    assert AT_FRONT.label(english, view, pending, closing).endswith(
        "closes 1 street: you $9, others $7"
    )
    assert AT_FRONT.label(english, view, pending, growing).endswith("worth $3 there")
    told = AT_FRONT.explained(english, view, pending, closing)
    assert told == (
        "$2 for each shopper lying in the street. "
        "Ivory would gain $7 for Playground (6 + 1). "
        "Coral would gain $9 for Starter Home (8 + 1). "
        "3 parents: to 1,1."
    )


def test_the_table_of_every_lesson_is_told_in_words(words: StreetsWords, box: Box) -> None:
    for name in LESSONS:
        game, view = begun(box, name)
        pending = game.pending
        assert pending is not None
        lines = AT_FRONT.table(words, view, WIDTH)
        lines += [AT_FRONT.label(words, view, pending, one) for one in pending.options[:9]]
        lines += [AT_FRONT.explained(words, view, pending, one) for one in pending.options[:9]]
        for line in lines:
            assert "{" not in line and "streets." not in line and "textgame." not in line
    shown = "\n".join(AT_FRONT.table(words, begun(box, "give_up")[1], WIDTH))
    assert words.name("business.housing") in shown
    assert words.name("advisor.investor") in "\n".join(
        AT_FRONT.table(words, begun(box, "investor")[1], WIDTH)
    )


def test_who_seeks_and_who_has_won_is_told(words: StreetsWords, box: Box) -> None:
    game, _ = begun(box, "people")
    game.apply(Choice("build", "bakery at=-2,0 rotate=270"))
    game.apply(Choice("move", "hipster to=1,1 count=3"))
    seen = TITLE.rules.view(game, 0)
    sought = words.say("streets.seekers", people=words.say("streets.crowd", count=1, colour="x"))
    start = sought.partition(":")[0]
    assert any(line.startswith(start) for line in AT_FRONT.table(words, seen, WIDTH))
    ended = new_game(box, ["coral"], 4)
    while ended.pending is not None:
        ended.take(ended.pending.options[0])
    told = AT_FRONT.ending(words, ended, WIDTH)
    assert len(told) == 2 + 2
    assert words.name("player.sneak") in told[-1]


def test_hidden_fronts_stay_hidden(english: StreetsWords, box: Box) -> None:
    game = new_game(box, ["coral", "ivory"], 9)
    told = "\n".join(AT_FRONT.table(english, TITLE.rules.view(game, 0), WIDTH))
    for name in game.state.hands[1]:
        assert english.name(f"tile.{name}") not in told
    for name in game.state.hands[0]:
        assert english.name(f"tile.{name}") in told


WHY = {
    "build bakery at=0,0 rotate=0": "covered",
    "bakery at=5,5 rotate=0": "no_road",
    "bakery at=2,0 rotate=0": "no_road",
    "build bakery at=0,1 rotate=180": "along",
    "bakery at=-5,0 rotate=0": "too_long",
}


ROW = ("squat", "playground", "toy_store", "noodle_bar")
LONG_STREET = given_start(
    ["coral", "ivory"],
    Given.model_validate(
        {
            "city": tuple({"tile": name, "at": (-1 - x, 0)} for x, name in enumerate(ROW)),
            "hands": {"coral": ("bakery",), "ivory": ("penthouse",)},
            "active": "coral",
        }
    ),
)


def test_a_tile_that_cannot_lie_so_is_refused_with_the_reason(words, box: Box) -> None:
    game = TITLE.rules.begin(box, LONG_STREET)
    view, pending = TITLE.rules.view(game, 0), game.pending
    assert pending is not None
    for typed, why in WHY.items():
        option = typed.removeprefix("build ")
        assert option not in pending.options
        told = AT_FRONT.refused(words, view, pending, option)
        assert words.say(f"town.why.{why}", most=5) in told
        assert words.name("tile.bakery") in told
    told = AT_FRONT.refused(words, view, pending, "squat at=0,1 rotate=90")
    assert told == words.say("streets.not_in_hand", tile=Name("tile.squat"))
    for nonsense in ("bakery", "bakery at=x rotate=0", "bakery at=0,1 rotate=45", "cafe at=0,1",
                     "bakery at=0,1 rotate=450", "ship at=0,1 rotate=0"):  # fmt: skip
        assert AT_FRONT.refused(words, view, pending, nonsense) == ""


class Typist(io.StringIO):
    """Types these lines, then by chance a number of those that are asked for, or Enter."""

    def __init__(self, paper: io.StringIO, lines: Sequence[str]) -> None:
        super().__init__()
        self.paper, self.lines, self.chance = paper, list(lines), Random(1)

    def readline(self, size: int = -1) -> str:
        if self.lines:
            return self.lines.pop(0) + "\n"
        asked = re.search(r"\(1-(\d+), [^)]*\): $", self.paper.getvalue()[-200:])
        return f"{self.chance.randint(1, int(asked[1]))}\n" if asked else "\n"


def typed(
    start: Start, said: StreetsWords, folder: Path, *lines: str, opponents: int = 0
) -> tuple[Match, str]:
    """A match that was played to its end at a terminal, and all that was told there."""
    people = len(start.players) - opponents
    seats = [
        Seat(name) if place < people else Seat(name, "opponent", "random")
        for place, name in enumerate(start.players)
    ]
    match, paper = Match.begin(said.box, Plan(start, seats), "typed"), io.StringIO()
    thinker = Thinker(said.box, TITLE.data)
    try:
        console = Console(Typist(paper, lines), paper)
        saver = Saver(SaveStore(folder), match)
        assert Table(match, said, console, thinker, saver=saver).run() == 0
    finally:
        thinker.close()
    return match, paper.getvalue()


def test_an_answer_can_be_written_out_and_what_cannot_be_changes_nothing(
    english: StreetsWords, tmp_path: Path
) -> None:
    lines = ["build bakery at=2,0 rotate=0", "bakery", "bakery at=0,1", "?", "999",
             "bakery at=0,1 rotate=90"]  # fmt: skip
    match, told = typed(LONG_STREET, english, tmp_path, "", *lines, opponents=1)
    assert str(match.record.choices[0]) == "build bakery at=0,1 rotate=90"
    for sentence in (
        "Bakery cannot lie like that at 2,0. No road meets it here",
        "I do not understand bakery. Type a number",
        "I do not understand bakery at=0,1. Type a number",
        "There is no option 999",
        "the same in words, as a replay has it",
    ):
        assert sentence in told


OPTIONS = {"business": "on", "advisors": "on"}


def test_whole_games_are_played_at_a_terminal(words: StreetsWords, tmp_path: Path) -> None:
    """Alone with every module against the Sneak, and two people at one screen."""
    for players, options in ((["coral"], OPTIONS), (["coral", "ivory"], {"business": "on"})):
        start = Start(players, "4", options=options)
        match, told = typed(start, words, tmp_path, "", "c", "p", "h", "l", "a", "?", "?1", "s one")
        assert match.over
        for unsaid in ("{", "}", "streets.", "textgame.", "decision.", "option.", "log."):
            assert unsaid not in told, unsaid
        alone = len(players) == 1
        assert (words.say("decision.sneak_build") in told) is alone
        assert (words.say("decision.sneak_move") in told) is alone
        assert (words.say("decision.sneak_business") in told) is alone
        assert words.say("decision.move") in told
        # Who plays alone sees the city again before every tile.
        builds = sum(str(one).startswith("build ") for one in match.record.choices)
        assert told.count(words.say("textgame.city.title")) >= builds
