"""Bargaining with opponents at the prompt."""

from dataclasses import replace

import pytest

from newangeles_gui.engine.plain import Start
from newangeles_gui.session.match import Match
from newangeles_gui.session.plan import Plan, Seat
from newangeles_gui.titles.new_angeles.rules.promises import Promise
from newangeles_gui.titles.new_angeles.rules.setup import new_game
from newangeles_gui.titles.new_angeles.rules.trade import Goods, Trade
from newangeles_gui.titles.new_angeles.talk.talking import OnTheSpot, Talking
from tests.languages import LANGUAGES
from tests.titles.new_angeles.terminal.conftest import CORPORATIONS, Paper, Typist, before, sit_down

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
        table = sit_down(match, wordings[language], typist)
        table.exchange.talking.performer = Proposing(table.exchange.talking.performer, offers)
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
    game = table.match.game
    while game.pending.kind != "main_offer":
        table.conductor.make(
            type(game.pending.choices()[0])(game.pending.kind, game.pending.options[0])
        )


@pytest.mark.parametrize(("language", "yes"), [("en", "y"), ("ru", "д"), ("pl", "t")])
def test_an_offer_is_shown_and_can_be_accepted(talk, language, yes):
    table, sink = talk([yes], language, [GIFT])
    to_the_offer(table)
    assert before(table)
    assert table.match.record.choices[-1] == str(GIFT.choice())
    assert "bargain." not in sink.getvalue() and "Haas-Bioroid" in sink.getvalue()


@pytest.mark.parametrize("typed", ["", "n"])
def test_an_offer_can_be_refused_and_does_not_come_again(talk, typed):
    table, sink = talk([typed], offers=[GIFT])
    to_the_offer(table)
    assert not before(table)
    assert not before(table)
    assert sink.getvalue().count("Do you accept?") == 1
    assert not any(one.startswith("trade ") for one in table.match.record.choices)


def test_an_offer_can_be_answered_with_another(talk):
    # change it: what we give, 1; what we get, 0; offer it
    table, sink = talk(["c", "e", "1", "1", "e", "2", "0", "y"], offers=[GIFT])
    to_the_offer(table)
    assert before(table)
    made = Trade("jinteki", "haas_bioroid", Goods(1))
    assert table.match.record.choices[-1] == str(made.choice()), sink.getvalue()[-600:]
    assert not table.exchange.talking.tray


def test_an_offer_stands_until_something_else_is_offered(talk):
    table, sink = talk(["c", "e", "2", "9", "n", "y"], offers=[GIFT])
    to_the_offer(table)
    assert before(table), "to go back from the table leaves the offer"
    assert "The offer to you still stands:" in sink.getvalue()
    assert table.match.record.choices[-1] == str(GIFT.choice())


def test_something_else_that_is_refused_ends_the_offer(talk):
    # they are to give 9; no to what they propose instead, and no more of it
    table, _ = talk(["c", "e", "2", "9", "y", "n", "n"], offers=[GIFT])
    to_the_offer(table)
    assert not before(table)
    talking = table.exchange.talking
    assert not talking.tray and str(GIFT) in talking.conversation.refused


def test_a_refusal_says_why_and_what_instead(talk):
    table, sink = talk(["n"])
    to_the_offer(table)
    greedy = Trade("jinteki", "haas_bioroid", Goods(), Goods(2))
    assert table.exchange.proposals.to_opponent(1, greedy) is None
    text = sink.getvalue()
    assert "Haas-Bioroid refuses." in text
    assert "  - It costs us 2 capital." in text or "  - We would be 2 capital poorer." in text
    assert "Haas-Bioroid proposes instead:" in text
    assert "bargain." not in text and "{" not in text


def test_what_instead_can_be_taken(talk):
    table, _ = talk(["y"])
    to_the_offer(table)
    greedy = Trade("jinteki", "haas_bioroid", Goods(), Goods(2))
    choice = table.exchange.proposals.to_opponent(1, greedy)
    assert choice is not None and choice != greedy.choice()
    table.conductor.make(choice)
    assert table.match.record.choices[-1] == str(choice)


HAAS = "haas_bioroid"


def sheet(table, trade):
    """The offer table with a trade on it."""
    return table.exchange.proposals.answer_with(trade, table.view(0))


@pytest.mark.parametrize(
    ("key", "trade", "stays", "changes"),
    [
        ("w", Trade("jinteki", HAAS, Goods(1), Goods(3)), "get", "give"),
        ("g", Trade("jinteki", HAAS, Goods(4), Goods()), "give", "get"),
        ("f", Trade("jinteki", HAAS, Goods(1), Goods(3)), "", ""),
    ],
)
def test_help_finds_what_is_accepted(talk, key, trade, stays, changes):
    table, sink = talk([key, "y"])
    to_the_offer(table)
    on_table = sheet(table, trade)
    choice = on_table.run()
    assert choice == on_table.trade.choice() and on_table.trade != trade
    assert "would accept this:" in sink.getvalue() and "Haas-Bioroid: Yes." in sink.getvalue()
    if stays:
        assert getattr(on_table.trade, stays) == getattr(trade, stays)
        assert getattr(on_table.trade, changes) != getattr(trade, changes)


def test_what_is_locked_stays(talk):
    # lock what we give and what they give: nothing could make it acceptable
    table, sink = talk(["l", "1 2", "f", "l", "2", "f", "y"])
    to_the_offer(table)
    on_table = sheet(table, Trade("jinteki", HAAS, Goods(1), Goods(3)))
    assert on_table.run() is not None
    text = sink.getvalue()
    assert "Stays as it is: Jinteki: 1 capital; Haas-Bioroid: 3 capital." in text
    assert text.count("Nothing on this table would make it acceptable.") == 1
    assert on_table.trade.get == Goods(3) and on_table.trade.give.capital >= 3


def test_the_meter_moves_with_every_change(talk):
    # we get 3; then we give 5: with whom, give, get, now, promises, change, give, offer it
    table, sink = talk(["1", "0", "3", "", "", "e", "1", "5", "y"])
    to_the_offer(table)
    assert table.exchange.proposals.trade(table.view(0), table.match.game.pending) is not None
    text = sink.getvalue()
    before = text[: text.index("Offer it?")]
    said = [line for line in text.splitlines() if line.startswith("Haas-Bioroid: ")]
    assert said[0] == "Haas-Bioroid: Unlikely." and said[-1] == "Haas-Bioroid: Yes.", said
    assert "  - " in before and 1 <= before.count("  - ") + before.count("  + ") <= 4
    assert before.count("Unlikely.") == 1, "the same is not said twice"


def test_a_trade_that_is_refused_stays_on_the_table(talk):
    # we get 3: no to what they propose instead; we give 5 and offer it again
    lines = ["1", "0", "3", "", "", "y", "n", "e", "1", "5", "y"]
    table, _ = talk(lines)
    to_the_offer(table)
    choice = table.exchange.proposals.trade(table.view(0), table.match.game.pending)
    assert choice == Trade("jinteki", HAAS, Goods(5), Goods(3)).choice()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_offer_table_speaks_every_language(talk, language):
    lines = ["l", "1", "e", "1", "2", "e", "x", "w", "g", "f", "e", "3", "", "", "n"]
    table, sink = talk(lines, language)
    to_the_offer(table)
    promise = Promise("jinteki", HAAS, "no_counter")
    assert sheet(table, Trade("jinteki", HAAS, Goods(1), Goods(3), None, (promise,))).run() is None
    text = sink.getvalue()
    assert "textgame." not in text and "bargain." not in text and "screen." not in text
    assert "{" not in text


def test_promises_that_lie_there_are_kept_by_number(talk):
    # promises: what stays of them, the second; no more
    table, _ = talk(["e", "3", "2", "", "y", "y"])
    to_the_offer(table)
    both = tuple(Promise("jinteki", HAAS, kind) for kind in ("no_counter", "pay"))
    on_table = sheet(table, Trade("jinteki", HAAS, Goods(3), Goods(), None, both))
    on_table.run()
    assert on_table.trade.later == both[1:]


SEVERAL = "4"  # after the three opponents


def several(talk, *lines):
    table, sink = talk([SEVERAL, *lines])
    to_the_offer(table)
    choice = table.exchange.proposals.trade(table.view(0), table.match.game.pending)
    if choice is not None:
        table.conductor.make(choice)
    return table.match.game.state.capital, sink.getvalue()


def test_each_of_several_gets_the_same(talk):
    capital, text = several(talk, "1 2 3", "1", "0", "", "y")
    assert capital == [6, 10, 10, 10]
    assert text.count("accepts.") == 3 and "If all of them accept: 3 of 9 capital" in text
    assert "Agreed with 3 players." in text


def test_each_of_several_answers_for_itself(talk):
    capital, text = several(talk, "1 3", "0", "2", "", "y")
    assert capital == [9, 9, 9, 9]
    assert text.count("refuses.") == 2 and text.count("  - ") >= 2
    assert "bargain." not in text and "{" not in text


def test_it_must_be_there_for_all_of_them(talk):
    capital, text = several(talk, "1 2 3", "4", "0", "")
    assert capital == [9] * 4
    assert "If all of them accept it takes 12 capital, and there are 9." in text


def test_promises_go_to_each_of_several(talk):
    # we make no counteroffer (2), until (1: deal)
    table, sink = talk([SEVERAL, "1 2", "1", "0", "2", "1", "y"])
    to_the_offer(table)
    table.conductor.make(table.exchange.proposals.trade(table.view(0), table.match.game.pending))
    kinds = [(one.by, one.to, one.kind) for one in table.match.game.state.promises]
    me, *others = CORPORATIONS[:3]
    assert kinds == [(me, one, "no_counter") for one in others], sink.getvalue()[-500:]


def test_who_is_muted_makes_no_more_offers(talk):
    table, _ = talk(["m"], offers=[GIFT])
    to_the_offer(table)
    assert not before(table)
    gift = Trade("nbn", "jinteki", Goods(1))
    assert not table.exchange.talking.tell(2, 0, gift, "end_of_turn"), "one offer in a step"
    again = Talking(table.match, OnTheSpot(table.match.game.box))  # as if loaded again
    assert not again.tell(2, 0, gift, "end_of_turn"), "one offer in a step"
    table.match.keep(replace(table.match.extras, step=""))  # and now in another step
    talking = Talking(table.match, OnTheSpot(table.match.game.box))
    assert not talking.tell(1, 0, GIFT, "end_of_turn")
    assert talking.tell(2, 0, gift, "end_of_turn")


def test_an_offer_that_can_no_longer_be_kept_says_so(talk):
    table, sink = talk(["y"], offers=[GIFT])
    to_the_offer(table)
    answer = table.person.asker.console.ask

    def spend(question):
        table.match.game.state.capital[1] = 0
        return answer(question)

    table.console.ask = spend
    assert not before(table)
    assert "That offer no longer stands." in sink.getvalue()
    assert table.match.game.state.capital[:2] == [9, 0]


def test_an_empty_trade_is_none(talk):
    # with whom, give, get, now, promises
    table, sink = talk(["1", "0", "0", "", ""])
    to_the_offer(table)
    assert table.exchange.proposals.trade(table.view(0), table.match.game.pending) is None
    assert "that is no trade" in sink.getvalue()


def test_the_same_to_and_fro_is_refused(talk):
    table, sink = talk(["1", "3", "3", "", "", "y", "n", "n"])
    to_the_offer(table)
    assert table.exchange.proposals.trade(table.view(0), table.match.game.pending) is None
    assert "refuses." in sink.getvalue()


def test_it_is_said_aloud_what_a_talkative_opponent_thinks(box, wordings):
    names = list(CORPORATIONS[:4])
    who = ("pavel_orlov", "celeste_duarte", "yara_haddad")
    counts = {}
    for cast in (who, ("magnus_thiele", "magnus_thiele", "rui_matsuda")):
        seats = [Seat("Ada"), *(Seat(name, "opponent", "greedy", one)
                                for name, one in zip(names[1:], cast, strict=True))]  # fmt: skip
        match = Match.begin(box, Plan(Start(names, "3"), seats), "aloud")
        sink = Paper()
        typist = Typist(sink, 3, [], go_on=True)
        table = sit_down(match, wordings["en"], typist)
        table.run()
        lines = [line for line in table.chronicle.events if isinstance(line, str)]
        counts[cast] = len(lines)
        assert all("“" in line and "reason." not in line for line in lines)
        assert "reason." not in sink.getvalue()
    assert counts[who] > 2 * max(1, min(counts.values())), counts


def test_whoever_backs_mine_gets_it_when_asked(talk):
    table, sink = talk(["4", "y", "1", "1", "2", "y"])
    to_the_offer(table)
    me, game = 0, table.match.game
    for _ in range(200):
        pending, deal = game.pending, game.state.deal
        if pending.kind == "support" and deal.main_by == me and game.state.hands[pending.seat]:
            break
        table.conductor.make(pending.choices()[0])
    assert game.pending.kind == "support"
    assert table.exchange.proposals.trade(table.view(me), game.pending) is None, (
        "nothing happens yet"
    )
    standing = table.exchange.talking.stands(me)
    assert (standing.cards, standing.pays, len(standing.to)) == (1, 2, 1)
    assert ", as it stands." in sink.getvalue() and "binds both" in sink.getvalue()


def test_people_answer_each_for_themselves(box, wordings):
    names = list(CORPORATIONS[:4])
    seats = [*(Seat(one) for one in ("Ada", "Borys", "Clara")), Seat(names[3], "opponent", LEVEL)]
    game = new_game(box, names, 3, first=names[0])
    game.state.capital[:] = [9] * 4
    match = Match(Plan(Start(names, "3"), seats), game, identity="talk")
    sink = Paper()
    # to several, Borys and Clara, 2 each, offer it; curtain, yes; curtain, no; curtain
    lines = ["4", "1 2", "2", "0", "", "y", "", "y", "", "", "n", "", ""]
    table = sit_down(match, wordings["en"], Typist(sink, 3, lines, go_on=False))
    to_the_offer(table)
    table.conductor.look(0)
    choice = table.exchange.proposals.trade(table.view(0), game.pending)
    table.conductor.make(choice)
    assert game.state.capital == [7, 11, 9, 9], sink.getvalue()[-800:]
