"""Two people at one screen: nothing of one is shown to the other."""

import pytest

from newangeles_gui.titles.new_angeles.rules.views import view
from newangeles_gui.titles.new_angeles.terminal.board import hand
from tests.languages import LANGUAGES

PEOPLE = ("human", "human", "random", "random")


def secrets_of(match, seat):
    """Every line that only this seat and not everybody may read."""
    told = set()
    for event in match.match.log:
        if event.secret and seat in event.seen_by:
            told.add(match.words.event(event, seat))
    return told


def parts_by_name(at):
    """The screens between two curtains, with the person in front of them."""
    marks = [
        at.match.words.say(
            "textgame.curtain.ready", player=at.match.words.name(f"corporation.{name}")
        )
        for name in at.match.match.game.state.corporations
    ]
    rest, parts = at.text, []
    while True:
        found = [(rest.find(mark), seat) for seat, mark in enumerate(marks) if mark in rest]
        if not found:
            return parts
        place, seat = min(found)
        rest = rest[place + len(marks[seat]) :]
        ends = [rest.find(mark) for mark in marks if mark in rest]
        parts.append((seat, rest[: min(ends)] if ends else rest))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_no_secret_line_reaches_the_other(desk, language, seed):
    at = desk(PEOPLE, language, seed)
    at.match.run()
    parts = parts_by_name(at)
    assert {seat for seat, _ in parts} == {0, 1}
    hidden = {seat: secrets_of(at.match, seat) for seat in range(4)}
    assert hidden[0] and hidden[1]
    for reader, text in parts:
        lines = {line.strip() for line in text.splitlines()}
        for owner in set(range(4)) - {reader}:
            shared = {line for line in hidden[owner] if line in hidden[reader]}
            assert not lines & (hidden[owner] - shared), f"{reader} reads of {owner}"


def test_each_screen_shows_only_its_own_hand_and_rival(desk):
    at = desk(PEOPLE, seed=6)
    words, ask = at.match.words, at.match.console.ask
    checked, unread, boards = set(), set(), [-1]

    def noted(question):
        start = at.text.rfind("== Round")
        seat = at.match.conductor.viewer
        if "your choice" in question and start > boards[-1]:  # a board that nobody has read yet
            boards.append(start)
            board = " ".join(at.text[start:].split())
            seen = at.match.view(seat)
            assert " ".join(hand(words, seen).split()) in board
            if seen.rival:
                assert f"Your rival: {words.name('rival.' + seen.rival)}" in board
                checked.add(seat)
            else:
                unread.add(seat)  # S.10: nobody has one before the first draws are over
            heads = ("Your hand (", "Your hand is empty.", "Your rival:", "Your investment:")
            told = sum(board.count(one) for one in heads)
            assert told == 1 + bool(seen.rival) + bool(seen.investment)
        return ask(question)

    at.match.console.ask = noted
    at.match.run()
    assert checked == unread == {0, 1}


def test_the_curtain_is_empty_before_enter(desk):
    at = desk(PEOPLE, seed=1)
    screens = []
    ask = at.match.console.ask

    def noted(question):
        if "press Enter" in question:
            screens.append(at.text[-500:] + question)
        return ask(question)

    at.match.console.ask = noted
    at.match.run()
    assert screens
    for screen in screens:
        visible = [line for line in screen.splitlines()[-40:] if line.strip()]
        assert len(visible) == 2
        assert visible[0].startswith("Hand over to ")


def test_one_person_needs_no_curtain(desk):
    at = desk(("human", "random", "random", "random"))
    at.match.run()
    assert "Hand over" not in at.text


def test_a_trade_between_two_people_goes_through_the_curtain(desk):
    at = desk(PEOPLE, seed=1)
    game = at.match.match.game
    first = next(seat for seat in (0, 1))
    other = 1 - first
    while game.pending.seat != first:
        game.apply(game.pending.choices()[0])
    number = [seat for seat in range(4) if seat != first].index(other) + 1
    at.typist.lines = ["", "t", str(number), "2", "1", "", "", "y", "", "y", ""]
    at.typist.go_on = False
    before = view(game, first).capital
    assert at.match.run() == 1
    after = view(game, first).capital
    assert after[first] == before[first] - 1
    assert after[other] == before[other] + 1
    offered = at.text.index("offers you a trade")
    assert at.text.rindex("Hand over to Haas-Bioroid", 0, offered) > 0
    assert at.text.index("Hand over to Jinteki", offered) > offered
    between = at.text[at.text.rindex("Hand over to Haas-Bioroid", 0, offered) : offered]
    assert "Your" not in between
