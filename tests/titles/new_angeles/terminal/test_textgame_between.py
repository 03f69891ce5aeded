"""While others decide: offers to all supporters, what can be looked at, and whom to hear."""

import pytest

from newangeles_gui.engine.plain import Start
from newangeles_gui.session.match import Match
from newangeles_gui.session.plan import Plan, Seat
from newangeles_gui.terminal.console import columns
from newangeles_gui.titles.new_angeles.rules.promises import BROKEN, KEPT, MOST_OPEN, Promise
from newangeles_gui.titles.new_angeles.rules.setup import new_game
from newangeles_gui.titles.new_angeles.terminal.board import promises
from newangeles_gui.titles.new_angeles.terminal.proposing import Several
from tests.languages import LANGUAGES
from tests.titles.new_angeles.terminal.conftest import (
    CORPORATIONS,
    Paper,
    Typist,
    next_choice,
    sit_down,
)

LEVEL = "manager"


@pytest.fixture
def between(box, wordings):
    """A table at which the first opponent decides whether to back the person's offer."""

    def make(lines, language="en"):
        names = list(CORPORATIONS[:4])
        seats = [Seat("Ada"), *(Seat(name, "opponent", LEVEL) for name in names[1:])]
        game = new_game(box, names, 3, first=names[0])
        match = Match(Plan(Start(names, "3"), seats), game, identity="between")
        sink = Paper()
        table = sit_down(match, wordings[language], Typist(sink, 3, lines, go_on=False))
        while game.pending.kind != "support":
            passes = game.pending.kind == "counter"
            table.conductor.make(game.pending.choices()[-1 if passes else 0])
        game.state.capital[:] = [9] * 4
        game.state.deal.main = "vanity_project"  # R.12: one that pays its supporters
        assert game.state.deal.main_by == 0 and game.pending.seat == 1
        return table, sink

    return make


def made_trades(table):
    return [one for one in table.match.record.choices if one.startswith("trade ")]


def test_who_decides_now_hears_an_offer_to_all_at_once(between):
    # t: to several, for backing, everybody, four each, with one card, offer it
    table, sink = between(["t", "4", "y", "1 2 3", "1", "3", "y"])
    deciding = table.match.game.pending
    table.go_on()
    assert table.match.game.pending is deciding, "the offer comes first"
    next_choice(table)
    paid = made_trades(table)
    assert len(paid) == 1, sink.getvalue()[-800:]
    assert "to=haas_bioroid give=3" in paid[0] and "now=haas_bioroid:support:main:1" in paid[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_on_the_table_is_shown_and_more_can_be_looked_at(between, language):
    table, sink = between(["p", "a", "c", "h", "l", "?", "what", ""], language)
    before = len(sink.getvalue())
    assert table.person.talk(0, table.match.game.pending) is None
    text, say = sink.getvalue()[before:], table.words.say
    card = table.words.name(f"action.{table.match.game.state.deal.main}")
    assert card in text.split(say("textgame.players.title"))[0], "before anything is typed"
    for key in ("players.title", "city.title", "help.go_on"):
        assert say(f"textgame.{key}") in text
    assert say("textgame.not_between", text="what") in text
    assert "textgame." not in text and "bargain." not in text


def test_to_think_better_of_quitting_leaves_time_to_talk(between):
    table, _ = between(["q", "n", "t", "1", "1", "0", "", "", "y"])
    choice = table.person.talk(0, table.match.game.pending)
    assert choice is not None and "from=jinteki to=haas_bioroid give=1" in choice.option


def test_nobody_sees_the_cards_of_who_decides(between):
    table, sink = between(["h", ""])
    table.person.talk(0, table.match.game.pending)
    hidden = set(table.match.game.state.hands[1]) - set(table.match.game.state.hands[0])
    assert hidden
    shown = sink.getvalue()
    assert not any(table.words.name(f"action.{card}") in shown for card in hidden)


def test_an_opponent_is_heard_again(between):
    table, sink = between(["1", "1", "x"])
    talking, seen = table.exchange.talking, table.view(0)
    for muted in (True, False):
        table.exchange.mute(seen)
        assert ((0, 1) in talking.muted) is muted
    table.exchange.mute(seen)
    assert (0, 1) not in talking.muted
    assert "Listen to Haas-Bioroid again" in sink.getvalue()


def test_an_offer_to_all_can_be_seen_and_withdrawn(between):
    table, sink = between(["n", "y"])
    talking, seen = table.exchange.talking, table.view(0)
    table.exchange.take_back_offer(seen)
    assert "You have made no offer" in sink.getvalue()
    talking.offer_to_all(0, 2, 3)
    table.exchange.take_back_offer(seen)
    assert talking.stands(0) is not None
    table.exchange.take_back_offer(seen)
    assert talking.stands(0) is None and "It is withdrawn." in sink.getvalue()


def test_the_ledger_tells_who_has_kept_how_many(between):
    table, _ = between([])
    fates = [KEPT, KEPT, BROKEN]
    table.match.game.state.promises += [
        Promise("nbn", "jinteki", "pay", 1, "", "deal", fate) for fate in fates
    ]
    assert "NBN: promises kept 2, broken 1" in promises(table.words, table.view(0))


def test_x_is_no(between):
    table, sink = between(["1", "1", "0", "", "", "x"])
    assert table.exchange.proposals.trade(table.view(0), table.match.game.pending) is None
    assert "No trade." in sink.getvalue() and not made_trades(table)


def test_no_room_for_all_promises_is_told_and_ends_nothing(between):
    """Offers to three, each with a promise, where there is room for two."""
    table, sink = between(["n", "1 2 3", "1", "0", "2", "1", "y"])
    table.match.game.state.promises += [
        Promise("nbn", "weyland", "pay", 1, "", "game") for _ in range(MOST_OPEN - 2)
    ]
    assert Several(table.exchange.proposals, table.view(0)).run() is None, (
        "all that could be made has been"
    )
    assert len(made_trades(table)) == 2, sink.getvalue()[-600:]
    assert "Agreed with 2 players." in sink.getvalue()
    assert "Not possible this way with: Weyland Consortium." in sink.getvalue()


def test_no_line_of_a_table_is_too_long():
    cells = ["* Weyland Consortium (you)", "12", "5", ", ".join(["Massive Reconstruction"] * 4)]
    lines = columns([["Player", "1", "2", "Emergency", "Assets"], [*cells, "Eiko"]], 70, {1, 2})
    assert max(map(len, lines)) <= 70
    assert " ".join(" ".join(lines).split()).endswith("Massive Reconstruction Eiko")


def test_a_counteroffer_can_be_bought_off(box, wordings):
    names = list(CORPORATIONS[:4])
    seats = [Seat("Ada"), *(Seat(name, "opponent", LEVEL) for name in names[1:])]
    game = new_game(box, names, 3, first=names[0])
    sink = Paper()
    # with whom, give, get, what is decided now: to pass, promises, offer it
    typist = Typist(sink, 3, ["t", "1", "6", "", "1", "", "y"], go_on=False)
    match = Match(Plan(Start(names, "3"), seats), game, identity="quiet")
    table = sit_down(match, wordings["en"], typist)
    while game.pending.kind != "counter":
        table.conductor.make(game.pending.choices()[0])
    table.go_on()
    assert "now=haas_bioroid:counter:pass:0" in made_trades(table)[0], sink.getvalue()[-900:]
    listed = sink.getvalue().split("What does the trade settle?")[1].split("Number:")[0]
    assert listed.count("\n  ") == 1, "nothing else is known of what could be answered"


def test_each_says_what_it_thinks_of_an_offer_to_all_as_on_the_screen(between):
    table, sink = between(["y", "1 2 3", "1", "2", "n"])
    table.people.append(3)
    table.match.plan.seats[3] = Seat("Borys")
    assert Several(table.exchange.proposals, table.view(0)).run() is None
    said = [line for line in sink.getvalue().splitlines() if "as it stands." in line]
    assert [line.partition(":")[0] for line in said] == ["Haas-Bioroid", "NBN"], said
    assert "Weyland Consortium: Answers in person." in sink.getvalue()
    reasons = sink.getvalue().split(said[0])[1].split(said[1])[0]
    assert 1 <= reasons.count("\n  ") <= 2, "no more than two reasons each"


def test_a_supporter_that_cannot_tell_yet_answers_later(between):
    table, sink = between(["y", "1 2 3", "1", "2", "n"])
    table.match.game.state.hands[2].clear()
    assert Several(table.exchange.proposals, table.view(0)).run() is None
    assert "NBN: Answers when its turn to support comes." in sink.getvalue()
