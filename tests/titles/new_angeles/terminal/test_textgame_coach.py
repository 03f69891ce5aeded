"""The coach at the prompt."""

import pytest

from newangeles_gui.titles.new_angeles.minds.bargaining.answers import YES, Answer, Rating, Reason
from newangeles_gui.titles.new_angeles.rules.setup import new_game
from newangeles_gui.titles.new_angeles.rules.trade import Goods, Trade
from newangeles_gui.titles.new_angeles.talk.bargaining import Coaching
from newangeles_gui.titles.new_angeles.talk.talking import Offer

from .conftest import CORPORATIONS, before

ONE = ("human", "random", "random", "random")
TITLES = {"en": "Coach: ", "ru": "Наставник: ", "pl": "Trener: "}


def asked(desk, box, *lines, language="en", seats=ONE):
    game = new_game(box, CORPORATIONS[:4], 3, first="jinteki")
    at = desk(seats, game=game, lines=lines, go_on=False, language=language)
    at.match.run()
    return at


@pytest.mark.parametrize("language", TITLES)
def test_hint_tells_the_best_answers_with_their_numbers(desk, box, language):
    at = asked(desk, box, "hint", language=language)
    told = at.text[at.text.index(TITLES[language]) :].splitlines()
    visit = Coaching(at.match.match, at.match.exchange.talking.performer, 0,
                     at.match.match.game.pending)  # fmt: skip
    while visit.waiting:
        visit.update()
    options = at.match.match.game.pending.options
    numbers = [int(line.strip().partition(".")[0]) for line in told if line[2:3].isdecimal()]
    assert numbers == [options.index(one.option) + 1 for one in visit.advice.counsels]
    reasons = [line for line in told if line.startswith(("     + ", "     - "))]
    assert len(reasons) == sum(len(one.reasons) for one in visit.advice.counsels)


def test_the_question_stays(desk, box):
    at = asked(desk, box, "HINT", "2")
    assert at.text.count("your choice") >= 2
    assert "Jinteki draws from labor:" in at.text


@pytest.mark.parametrize("language", TITLES)
def test_the_help_names_it(desk, box, language):
    at = asked(desk, box, "?", language=language)
    assert any(line.strip().startswith("hint ") for line in at.text.splitlines())


@pytest.mark.parametrize("language", TITLES)
def test_it_has_an_opinion_on_offers(desk, box, language):
    game = new_game(box, CORPORATIONS[:4], 3, first="jinteki")
    at = desk(ONE, game=game, lines=["hint", "hint", "y"], go_on=False, language=language)
    table, talking = at.match, at.match.exchange.talking
    trade = Trade("haas_bioroid", "jinteki", Goods(2))
    step = talking.conversation.now()
    talking.tray.append(Offer(1, 0, trade, "draw", "gift", step))
    assert before(table)
    assert at.text.count(TITLES[language]) == 2
    told = at.text[at.text.index(TITLES[language]) :].splitlines()
    assert told[1].startswith("  + ")
    assert table.match.record.choices == [str(trade.choice())]


@pytest.mark.parametrize("language", TITLES)
def test_what_it_would_ask_for_instead_can_be_proposed(desk, box, language, monkeypatch):
    game = new_game(box, CORPORATIONS[:4], 3, first="jinteki")
    at = desk(ONE, game=game, lines=["p", "hint", "p"], go_on=False, language=language)
    table, talking = at.match, at.match.exchange.talking
    low, better = (
        Trade("haas_bioroid", "jinteki", Goods(1)),
        Trade("haas_bioroid", "jinteki", Goods(2)),
    )
    asked = []

    def perform(agents, task):
        asked.append((task.view.seat, task.about))
        if task.view.seat == 0:  # the coach
            return Answer(False, Rating(3, (Reason("fair", 1),)), better)
        return Answer(task.about == better, Rating(YES))

    monkeypatch.setattr("newangeles_gui.titles.new_angeles.minds.tasks.Agents.perform", perform)
    talking.tray.append(Offer(1, 0, low, "draw", "gift", talking.conversation.now()))
    assert before(table)
    assert table.match.record.choices == [str(better.choice())]
    assert asked == [(0, low), (1, better)]
    assert table.words.say("coach.text.propose") in at.text
