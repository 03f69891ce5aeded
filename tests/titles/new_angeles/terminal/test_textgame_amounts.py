"""Amounts at the prompt: what is typed is what is paid, and waste is asked about."""

import re

import pytest

from newangeles_gui.engine.decisions import Choice
from newangeles_gui.titles.new_angeles.rules.setup import new_game
from newangeles_gui.titles.new_angeles.rules.steps.deal import ActionCard

from .conftest import CORPORATIONS

PEOPLE = ("human",) * 4


@pytest.fixture
def paying(desk, box):
    """A function: four people, three have paid one each, and the last has 29; what is typed."""

    def make(*lines, language="en", paid=(1, 1, 1)):
        game = new_game(box, CORPORATIONS[:4], 3, first="jinteki")
        while game.pending.kind != "main_offer":
            game.apply(Choice(game.pending.kind, game.pending.options[0]))
        state = game.state
        state.active, state.threat = 0, 15
        state.capital[:] = [9, 9, 9, 29]
        del state.stack[1:]
        state.stack.append(ActionCard("information_procurement", 0))
        game.run()
        for amount in paid:
            game.apply(Choice("spend", str(amount)))
        at = desk(PEOPLE, language, game=game, lines=["", *lines], go_on=False, talk=False)
        at.match.run()
        at.left = game.state.capital[3]
        return at

    return make


@pytest.mark.parametrize(("typed", "left"), [("0", 29), ("1", 28)])
def test_what_is_typed_is_what_is_paid(paying, typed, left):
    assert paying(typed).left == left


def test_the_question_says_what_is_missing_and_lists_no_amounts(paying):
    text = paying().text
    assert "Needed in all: 4, paid: 3, missing: 1." in text
    assert "how much (0-29, ? for help):" in text
    assert "12 capital" not in text


def test_waste_is_asked_about(paying):
    at = paying("29")
    assert "28 more than is missing: that much would be wasted." in at.text
    assert "Type 29 again if you want it anyway." in at.text
    assert at.left == 29
    assert paying("29", "1").left == 28
    assert paying("29", "28", "29").left == 29, "each of them was warned of"
    assert paying("29", "29").left == 0


@pytest.mark.parametrize("typed", ["30", "99"])
def test_more_than_there_is(paying, typed):
    assert f"{typed} is not possible; choose 0 to 29." in paying(typed).text


@pytest.mark.parametrize("typed", ["?", "hint", "?2", "?77", "zz", ""])
def test_all_the_rest_still_works(paying, typed):
    at = paying(typed, "1")
    assert at.left == 28
    assert "{" not in at.text


def test_the_coach_names_the_number_to_type(paying):
    """The last one, and one is missing: it says to pay it, or nothing."""
    text = paying("hint").text
    told = [line for line in text.splitlines() if line.startswith("  ") and ". " in line]
    told = [line for line in told if line[2].isdecimal()]
    assert told and all(re.match(r"  (\d+)\. \1 capital", line) for line in told), told
