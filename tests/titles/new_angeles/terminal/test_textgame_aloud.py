"""What is said aloud: reasons of opponents, refusals of a standing offer, open table talk."""

import pytest

from newangeles_gui.cli import main
from newangeles_gui.engine.decisions import Choice, Event
from newangeles_gui.engine.plain import Start
from newangeles_gui.session.match import Match
from newangeles_gui.session.plan import Agreements, Plan, Seat
from newangeles_gui.terminal.table import Table
from newangeles_gui.titles.new_angeles.minds.bargaining.answers import (
    NO_WAY,
    Answer,
    Rating,
    Reason,
)
from newangeles_gui.titles.new_angeles.minds.bargaining.conversation import OfferSpoken
from newangeles_gui.titles.new_angeles.rules.promises import FATES, Promise
from newangeles_gui.titles.new_angeles.rules.setup import new_game
from newangeles_gui.titles.new_angeles.rules.trade import Goods, Trade
from newangeles_gui.titles.new_angeles.terminal.front import NewAngelesTerminal
from newangeles_gui.words.sayings import WAYS
from tests.languages import LANGUAGES
from tests.titles.new_angeles.terminal.conftest import (
    CORPORATIONS,
    Paper,
    Typist,
    before,
    sit_down,
)

NAMES = list(CORPORATIONS[:4])
LOOKS = NewAngelesTerminal.looks


@pytest.fixture
def sit(box, wordings):
    """A table with so many people and opponents beside them."""

    def make(people=1, lines=(), language="en", openly=False):
        seats = [Seat(name) for name in NAMES[:people]]
        seats += [Seat(name, "opponent", "manager") for name in NAMES[people:]]
        game = new_game(box, NAMES, 3, first=NAMES[0])
        plan = Plan(Start(NAMES, "3"), seats, Agreements(table_talk=openly))
        sink = Paper()
        match = Match(plan, game, identity="aloud")
        typist = Typist(sink, 3, lines, go_on=False)
        return sit_down(match, wordings[language], typist), sink

    return make


def until(table, kind):
    """Every choice until somebody is asked this; nobody makes a counteroffer."""
    while table.match.game.pending.kind != kind:
        last = table.match.game.pending.kind == "counter"
        table.conductor.make(table.match.game.pending.choices()[-1 if last else 0])


def thinks_of(table, choice):
    """The opponent who is asked is about to answer so."""
    decision = table.match.pending
    table.conductor.talk.chooses(decision, choice)
    table.conductor.answering = decision.seat


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Haas-Bioroid abstains. “{}”"),
        ("ru", "Haas-Bioroid воздерживается. «{}»"),
        ("pl", "Haas-Bioroid wstrzymuje się. – {}"),
    ],
)
def test_an_opponent_says_why_where_it_is_told_what(sit, language, line):
    table, _ = sit(language=language)
    until(table, "support")
    known = len(table.chronicle.events)
    assert table.match.pending.seat == 1
    thinks_of(table, Choice("support", "abstain"))
    table.match.apply(Choice("support", "abstain"))
    said = table.chronicle.told(table.chronicle.events[known:], 0)[0]
    ways = [table.words.say(f"reason.support.no_need.{way}") for way in WAYS]
    assert said in [line.format(way) for way in ways]


def test_the_game_asks_for_the_reason(sit):
    table, _ = sit()
    table.talk = False
    until(table, "support")
    known, made = len(table.chronicle.events), len(table.match.record.choices)
    while len(table.match.record.choices) == made:
        table.conductor.step()
    lines = table.chronicle.told(table.chronicle.events[known:], 0)
    assert lines[0].endswith("”"), lines


def test_a_reason_about_nothing_that_is_seen_is_not_said(sit):
    table, _ = sit()
    until(table, "support")
    thinks_of(table, Choice("use", "done"))
    assert table.exchange.retold([]) == []


def test_a_reason_is_not_put_to_what_another_does(sit):
    table, _ = sit()
    until(table, "support")
    thinks_of(table, Choice("support", "abstain"))
    other = Event("deal_won", {"player": "nbn"})
    entries = table.exchange.retold([other])
    assert entries[1] == other and isinstance(entries[0], str) and "Haas-Bioroid" in entries[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_refuses_a_standing_offer_says_so_and_why(sit, language):
    table, _ = sit(language=language)
    until(table, "support")
    no = Answer(False, Rating(NO_WAY, (Reason("pays_too_little", -1),)))
    trade = Trade(NAMES[0], NAMES[1], Goods(1))
    spoken = table.exchange.talking.conversation.spoken
    # What opponents refuse one another, and what they settle with one, stays between them.
    spoken += [
        OfferSpoken(0, trade, None, no),
        OfferSpoken(2, trade, None, no),
        OfferSpoken(0, trade, None),
    ]
    table.chronicle.add(table.exchange.overheard())
    lines = [one for one in table.chronicle.events if isinstance(one, str)]
    why = {table.words.say(f"bargain.reason.pays_too_little.{way}") for way in WAYS}
    assert len(lines) == 1 and any(one in lines[0] for one in why)
    assert lines[0].startswith(table.words.name("corporation.haas_bioroid"))
    table.chronicle.add(table.exchange.overheard())
    assert len([one for one in table.chronicle.events if isinstance(one, str)]) == 1, "once"


def test_a_refused_standing_offer_is_heard_in_the_game(sit):
    table, _ = sit()
    until(table, "support")
    table.match.game.state.capital[:] = [9] * 4
    table.exchange.talking.offer_to_all(0, 3, 1)  # three cards for one
    before(table)
    lines = [one for one in table.chronicle.events if isinstance(one, str)]
    assert any("Haas-Bioroid does not take the standing offer of Jinteki." in one for one in lines)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_of_players_says_what_became_of_each_promise(sit, language):
    table, _ = sit(language=language)
    table.match.game.state.promises += [
        Promise("nbn", "jinteki", "pay", number, "", "deal", fate)
        for number, fate in enumerate(FATES, 1)
    ]
    words, view = table.words, table.view(0)
    lines = LOOKS["p"].lines(words, view, 100)
    page = "\n".join(lines)
    assert f"-- {words.say('ledger.title')} --" in lines
    places = []
    for promise in view.promises:
        fate = words.say(f"ledger.fate.{promise.fate}", player="", to="", promise="|")
        ending = fate.rpartition("|")[2]
        line = next(one for one in lines if words.promise(promise) + ending in one)
        places.append(page.index(line))
    assert places == sorted(places, reverse=True), "the newest first"


def test_without_promises_the_page_says_so(sit):
    table, _ = sit()
    assert "Nobody has promised anything yet." in LOOKS["p"].lines(table.words, table.view(0), 100)


def test_at_an_open_table_both_agree_without_a_curtain(sit):
    # with whom, give, get, now, promises, offer it; and the other one agrees
    table, sink = sit(people=2, lines=["1", "2", "", "", "", "y", "y"], openly=True)
    table.conductor.look(0)
    choice = table.exchange.proposals.trade(table.view(0), table.match.game.pending)
    assert choice == Trade("jinteki", "haas_bioroid", Goods(2)).choice(), sink.getvalue()[-800:]
    text = sink.getvalue()
    assert "Jinteki offers Haas-Bioroid a trade" in text
    assert "Haas-Bioroid: Do you accept? (y/n, c propose something else)" in text
    assert "Hand over" not in text and "\n" * 20 not in text
    assert table.conductor.viewer == 0


def test_otherwise_the_other_one_answers_behind_the_curtain(sit):
    table, sink = sit(people=2, lines=["1", "2", "", "", "", "y", "", "y", ""])
    table.conductor.look(0)
    assert table.exchange.proposals.trade(table.view(0), table.match.game.pending) is not None
    assert sink.getvalue().count("Hand over to") == 2


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("openly", [True, False])
def test_who_is_asked_may_propose_something_else(sit, language, openly):
    # with whom, give 2, offer it; the other one changes it: what they get, 5; the first takes that
    yes = {"en": "y", "ru": "д", "pl": "t"}[language]
    to, back = ([], []) if openly else ([""], [""])
    lines = ["1", "2", "", "", "", yes, *to, "c", "e", "2", "5", yes, *back, yes]
    table, sink = sit(people=2, lines=lines, openly=openly, language=language)
    table.conductor.look(0)
    choice = table.exchange.proposals.trade(table.view(0), table.match.game.pending)
    instead = Trade("haas_bioroid", "jinteki", Goods(), Goods(5))
    assert choice == instead.choice(), sink.getvalue()[-800:]
    assert "textgame." not in sink.getvalue() and "{" not in sink.getvalue()


def test_who_goes_back_from_the_table_still_answers_the_offer(sit):
    lines = ["1", "2", "", "", "", "y", "", "c", "n", "y", ""]
    table, _ = sit(people=2, lines=lines)
    table.conductor.look(0)
    choice = table.exchange.proposals.trade(table.view(0), table.match.game.pending)
    assert choice == Trade("jinteki", "haas_bioroid", Goods(2)).choice()


@pytest.fixture
def tables(tmp_path, monkeypatch):
    """The tables at which `newangeles play` lets people sit down."""
    monkeypatch.setenv("NEWANGELES_HOME", str(tmp_path))
    seen = []
    monkeypatch.setattr(Table, "run", lambda table: seen.append(table) or 0)

    def begin(*more, settings=()):
        if settings:
            assert main(["settings", *settings]) == 0
        assert main(["play", "--seed", "1", "--lang", "en", *more]) == 0
        return seen.pop()

    return begin


def test_time_to_talk_is_as_the_setting_says_or_the_option(tables):
    assert tables().talk
    assert not tables("--no-talk").talk
    assert not tables(settings=["talk=false"]).talk
    assert tables("--talk").talk


def test_open_table_talk_is_as_the_setting_says(tables):
    assert not tables().exchange.proposals.openly
    assert tables(settings=["table_talk=true"]).exchange.proposals.openly
