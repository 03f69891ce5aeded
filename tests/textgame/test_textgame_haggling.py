"""Bargaining with opponents at the prompt."""

import pytest

from newangeles_gui.rules.setup import new_game
from newangeles_gui.rules.trade import Goods, Trade
from newangeles_gui.session.match import Match
from newangeles_gui.session.opponents import Computer
from newangeles_gui.session.plan import Plan, Seat, Start
from newangeles_gui.textgame.console import Console
from newangeles_gui.textgame.table import Table
from tests.textgame.conftest import CORPORATIONS, Paper, Typist

LEVEL = "manager"


@pytest.fixture
def talk(box, wordings):
    """A table with one person and three opponents, who propose what the test says."""

    def make(lines, language="en", offers=()):
        names = list(CORPORATIONS[:4])
        seats = [Seat("Ada"), *(Seat(name, "opponent", LEVEL) for name in names[1:])]
        game = new_game(box, names, 3, first=names[0])
        game.state.capital[:] = [9] * 4
        match = Match(Plan(Start(names, "3"), seats), game, identity="talk")
        sink = Paper()
        typist = Typist(sink, 3, lines, go_on=False)
        computers = [None, *(Computer("greedy", box) for _ in names[1:])]
        table = Table(match, computers, wordings[language], Console(typist, sink))
        table.haggling.talking.performer = Proposing(table.haggling.talking.performer, offers)
        return table, sink

    return make


class Proposing:
    """Opponents who propose only what a test says."""

    def __init__(self, performer, offers):
        self.performer, self.offers = performer, list(offers)

    @property
    def thinking(self):
        return self.performer.thinking

    def begin(self, task):
        self.performer.begin(task)

    def result(self, wait=0.0):
        task = self.performer._task
        if task is not None and task.kind == "propose":
            self.performer.cancel()
            me = task.view.corporations[task.view.seat]
            return [one for one in self.offers if one.giver == me]
        return self.performer.result(wait)

    def cancel(self):
        self.performer.cancel()


GIFT = Trade("haas_bioroid", "jinteki", Goods(2))


def to_the_offer(table):
    """Every choice of the person until the main offer is asked for."""
    game = table.game
    while game.pending.kind != "main_offer":
        table.make(type(game.pending.choices()[0])(game.pending.kind, game.pending.options[0]))


@pytest.mark.parametrize(("language", "yes"), [("en", "y"), ("ru", "д"), ("pl", "t")])
def test_an_offer_is_shown_and_can_be_accepted(talk, language, yes):
    table, sink = talk([yes], language, [GIFT])
    to_the_offer(table)
    assert table.haggling.before()
    assert table.match.record.choices[-1] == str(GIFT.choice())
    assert "bargain." not in sink.getvalue() and "Haas-Bioroid" in sink.getvalue()


@pytest.mark.parametrize("typed", ["", "n"])
def test_an_offer_can_be_refused_and_does_not_come_again(talk, typed):
    table, sink = talk([typed], offers=[GIFT])
    to_the_offer(table)
    assert not table.haggling.before()
    assert not table.haggling.before()
    assert sink.getvalue().count("Do you accept?") == 1
    assert not any(one.startswith("trade ") for one in table.match.record.choices)


def test_an_offer_can_be_answered_with_another(talk):
    # with whom, give, get, (assets: none are owned), what is decided now, promises, offer it?
    table, sink = talk(["c", "1", "1", "0", "", "", "y"], offers=[GIFT])
    to_the_offer(table)
    assert table.haggling.before()
    made = Trade("jinteki", "haas_bioroid", Goods(1))
    assert table.match.record.choices[-1] == str(made.choice()), sink.getvalue()[-600:]


def test_a_refusal_says_why_and_what_instead(talk):
    table, sink = talk(["n"])
    to_the_offer(table)
    greedy = Trade("jinteki", "haas_bioroid", Goods(), Goods(2))
    assert table.haggling.propose(1, greedy) is None
    text = sink.getvalue()
    assert "Haas-Bioroid refuses." in text
    assert "  - It costs us 2 capital." in text or "  - We would be 2 capital poorer." in text
    assert "Haas-Bioroid proposes instead:" in text
    assert "bargain." not in text and "{" not in text


def test_what_instead_can_be_taken(talk):
    table, _ = talk(["y"])
    to_the_offer(table)
    greedy = Trade("jinteki", "haas_bioroid", Goods(), Goods(2))
    choice = table.haggling.propose(1, greedy)
    assert choice is not None and choice != greedy.choice()
    table.make(choice)
    assert table.match.record.choices[-1] == str(choice)


def test_what_would_it_take(talk):
    table, sink = talk(["w", "y"])
    to_the_offer(table)
    greedy = Trade("jinteki", "haas_bioroid", Goods(1), Goods(3))
    better = table.haggling.offered(1, greedy, table.view(0))
    assert better is not None and better != greedy
    assert "would accept this:" in sink.getvalue()
    assert table.haggling.propose(1, better) == better.choice()
