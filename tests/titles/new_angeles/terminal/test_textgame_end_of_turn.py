"""R.21 at the prompt: a stop at the end of every turn, and how to go without it."""

import pytest

from newangeles_gui.engine.conformance import Dice
from newangeles_gui.terminal.person import Scripted
from newangeles_gui.titles.new_angeles.rules.setup import new_game
from newangeles_gui.titles.new_angeles.rules.trade import parse_line
from tests.languages import LANGUAGES

from .conftest import CORPORATIONS, next_choice

ONE = ("human", "greedy", "greedy", "greedy")
TWO = ("human", "human", "greedy", "greedy")
STOP = "is ending the turn"


def at_an_end(box, seat, seed=1):
    """A game in which this seat's turn is about to end, with nothing to use."""
    game = new_game(box, CORPORATIONS[:4], seed)
    dice = Dice(seed)
    while not (game.pending.only_a_moment and game.pending.seat == seat):
        game.apply(dice.choice(game.pending))
    return game


def take(desk, seats, box, seat, lines, **chosen):
    """What is typed while one decision is taken."""
    game = at_an_end(box, seat)
    at = desk(seats, lines=lines, game=game, go_on=False, **chosen)
    next_choice(at.match)
    return at


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_person_ends_the_own_turn(desk, box, wordings, language):
    at = take(desk, ONE, box, 0, ["1"], language=language)
    words = wordings[language]
    assert words.text("decision.done.end_of_turn") in at.text
    assert words.text("decision.prompt.use.trade").partition("} ")[2] in at.text
    assert at.match.match.record.choices == ["use done"]


def test_a_person_is_asked_at_the_end_of_an_opponents_turn(desk, box):
    at = take(desk, ONE, box, 2, [""])
    assert at.text.count(STOP) == 1
    assert at.match.match.record.choices == ["use done"]


def test_help_there_speaks_of_ends_of_turns(desk, box):
    at = take(desk, ONE, box, 2, ["?", ""])
    assert "no more stops when others end their turn" in at.text


def test_who_wants_no_such_stops_has_none_for_the_rest_of_the_game(desk, box):
    game = at_an_end(box, 2)
    at = desk(ONE, lines=["n"], game=game)
    at.match.run()
    assert game.state.over
    assert at.text.count(STOP) == 1


@pytest.mark.parametrize("seat", [0, 2])
def test_without_talk_a_moment_goes_by(desk, box, seat):
    at = take(desk, ONE, box, seat, [], talk=False)
    assert at.match.match.record.choices == ["use done"]
    assert STOP not in at.text and "your choice" not in at.text


def test_of_several_people_who_is_next_is_asked_and_who_has_something_to_sell(desk, box):
    game = at_an_end(box, 3)
    at = desk(TWO, lines=["", "", "", ""], game=game, go_on=False)
    pile = next(pile for pile in (game.state.asset_deck, game.state.turn_track)
                if "marco_cubrero" in pile)  # fmt: skip
    assert list(at.match.conductor.talk.heeded()) == [0]
    pile.remove("marco_cubrero")
    game.state.owners["marco_cubrero"] = 1
    assert list(at.match.conductor.talk.heeded()) == [0, 1]


def test_a_script_need_not_write_the_moments_down(box):
    """An ability that is written is used; where nothing is written it goes on."""
    game = at_an_end(box, 0)

    def answer(script):
        assert script.ask(game.pending) is None
        return str(script.answer())

    assert answer(Scripted("main_offer clean_slate", parse_line, "")) == "use done"
    written = Scripted("use done\nmain_offer clean_slate", parse_line, "")
    assert [str(one) for one in written._choices] == ["use done", "main_offer clean_slate"]
    assert answer(written) == "use done"
    assert [str(one) for one in written._choices] == ["main_offer clean_slate"]
