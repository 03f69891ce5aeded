"""A title that brings no part of its own can be played at the terminal all the same."""

from dataclasses import replace

import pytest

from newangeles_gui.session.match import Match
from newangeles_gui.titles.new_angeles.title import TITLE
from tests.languages import LANGUAGES

ONE = ("human", "greedy", "random", "greedy")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_is_played_with_the_log_and_the_questions_alone(desk, monkeypatch, language):
    monkeypatch.setattr(Match, "title", replace(TITLE, terminal=None, talk=None))
    at = desk(ONE, language, seed=2)
    assert at.match.run() == 0
    words, state = at.match.words, at.match.match.game.state
    end = at.text[at.text.rindex(words.say("textgame.end.title")) :].splitlines()[1:]
    assert len(end) == len(ONE) and not any("{" in line for line in end)
    for seat, line in enumerate(end):
        assert line.split()[0] == str(state.capital[seat])
    assert f"-- {words.say('textgame.city.title')} --" not in at.text, "what only New Angeles has"
    assert "textgame." not in at.text and words.say("textgame.since") in at.text


def test_nobody_talks_there(desk, monkeypatch):
    monkeypatch.setattr(Match, "title", replace(TITLE, terminal=None, talk=None))
    at = desk(("human", *ONE[1:]), lines=["t", "hint", "?", "a", "c"], go_on=False)
    at.match.run()
    assert at.text.count("I do not understand") == 3
    assert "offer a trade" not in at.text and "save the game under a name" in at.text
