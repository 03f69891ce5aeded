"""Whole games, typed in by a script."""

import re

import pytest

from tests.languages import LANGUAGES

ONE_PERSON = ("human", "random", "random", "random")
# An id of the data has an underscore or a dotted key; no word in a text has.
RAW = re.compile(r"[a-z]+_[a-z_]+|\b(?:action|asset|term|district|log|decision|textgame)\.[a-z]+")


def lines_with(text, pattern):
    return [line for line in text.splitlines() if re.search(pattern, line)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seed", range(1, 7))
def test_a_game_is_played_to_its_end(desk, language, seed):
    players = 4 + seed % 3
    at = desk(("human",) * players, language, seed)
    assert at.match.run() == 0
    assert at.match.match.game.state.over
    assert at.match.words.say("textgame.end.title") in at.text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seed", range(11, 15))
def test_everything_has_words(desk, language, seed):
    at = desk(("human",) * (4 + seed % 3), language, seed)
    at.match.run()
    assert not lines_with(at.text, r"[{}]")
    assert not [line for line in at.text.splitlines() if RAW.search(line)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_is_too_long(desk, language):
    at = desk(("human",) * 6, language, 21)
    at.match.run()
    # The prompt itself is one line that the terminal may break.
    long = [line for line in at.text.splitlines() if len(line) > 100]
    assert not long


def test_the_same_seed_gives_the_same_game(desk):
    first, second = desk(ONE_PERSON, seed=5), desk(ONE_PERSON, seed=5)
    first.match.run()
    second.match.run()
    assert first.text == second.text


def test_russian_and_polish_speak_no_english(desk):
    english = desk(("human",) * 4, "en", 3)
    english.match.run()
    for language in ("ru", "pl"):
        at = desk(("human",) * 4, language, 3)
        at.match.run()
        shared = set(map(str.strip, at.text.splitlines())) & set(
            map(str.strip, english.text.splitlines())
        )
        # Proper names, numbers and empty lines may be the same.
        assert not [line for line in shared if re.search(r"[a-z]{4,} [a-z]{2,}", line)]


def test_the_end_reveals_everything(desk):
    at = desk(ONE_PERSON, seed=2)
    at.match.run()
    state, words = at.match.match.game.state, at.match.words
    end = at.text[at.text.rindex(words.say("textgame.end.title")) :]
    for seat, name in enumerate(state.corporations):
        (line,) = [
            one for one in end.splitlines() if one.startswith(words.name(f"corporation.{name}"))
        ]
        assert words.name(f"rival.{state.rivals[seat]}") in line
        assert f" {state.capital[seat]} " in line
        assert words.name(f"investment.{state.investments[seat]}") in line
        result = "wins" if seat in state.winners else "loses"
        assert result in line


def test_without_people_the_log_is_told(desk):
    at = desk(("random",) * 5, seed=4)
    assert at.match.run() == 0
    assert "Round 1 begins." in at.text
    assert "The game is over" in at.text


def test_greedy_opponents_play(desk):
    at = desk(("human", "greedy", "greedy", "greedy"), seed=8)
    assert at.match.run() == 0
    assert at.match.match.game.state.over
