"""What a person types, right and wrong."""

from types import SimpleNamespace

import pytest

from newangeles_gui.engine.decisions import Choice
from newangeles_gui.titles.new_angeles.minds.bargaining.answers import plain_gain
from newangeles_gui.titles.new_angeles.rules.promises import Promise
from newangeles_gui.titles.new_angeles.rules.setup import new_game
from newangeles_gui.titles.new_angeles.rules.trade import Goods, Trade

from .conftest import CORPORATIONS

ONE = ("human", "random", "random", "random")


def at_first_prompt(desk, box, *lines, seats=ONE, **more):
    game = new_game(box, CORPORATIONS[: len(seats)], 3, first="jinteki")
    at = desk(seats, game=game, lines=lines, go_on=False, **more)
    at.status = at.match.run()
    return at


def after_prompt(at):
    """What was written after the first question."""
    return at.text[at.text.index("? for help): ") :]


def test_the_end_of_the_input_ends_the_game_cleanly(desk, box):
    at = at_first_prompt(desk, box)
    assert at.status == 1
    assert at.text.endswith("The input has ended before the game was over.\n")


def test_quitting_asks_first(desk, box):
    at = at_first_prompt(desk, box, "q", "n", "q", "perhaps", "y")
    assert at.status == 0
    assert at.text.count("Quit?") == 3
    assert "Please answer y or n." in at.text
    assert at.text.endswith("You have left the game.\n")


@pytest.mark.parametrize("typed", ["zz", "-1", "1.5", "1e1", "²", "１", "{0}", "; ls", "1" * 99])
def test_what_makes_no_sense_is_one_clear_line(desk, box, typed):
    at = at_first_prompt(desk, box, typed)
    answer = after_prompt(at).splitlines()[1]
    assert answer.startswith(("I do not understand", "There is no option"))
    assert "Type a number from 1 to" in answer or "there are" in answer
    assert at.match.match.game.pending.kind == "draw"


@pytest.mark.parametrize("typed", ["0", "6", "?9", "?0", "?x"])
def test_a_number_that_is_not_there(desk, box, typed):
    at = at_first_prompt(desk, box, typed)
    number = typed.lstrip("?")
    assert after_prompt(at).splitlines()[1] == f"There is no option {number}; there are 4."


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("c", "Base de Cayambe"),
        ("p", "Players (* is active)"),
        ("h", "Contract: Gain 2 capital for each illness token"),
        ("l", "Jinteki draws from biotech"),
        ("a", "Threat 0 of 25"),
        ("?", "offer a trade"),
        ("help", "offer a trade"),
        ("C", "Base de Cayambe"),
    ],
)
def test_the_commands_show_something(desk, box, typed, expected):
    assert expected in after_prompt(at_first_prompt(desk, box, typed))


def test_a_card_is_explained(desk, box):
    at = at_first_prompt(desk, box, "1", "1", "1", "?1")
    words, pending = at.match.words, at.match.match.game.pending
    assert pending.kind == "main_offer"
    assert words.text(f"action.{pending.options[0]}").split(".")[0][:40] in at.text


def test_a_number_chooses_that_option(desk, box):
    at = at_first_prompt(desk, box, "2")
    assert "Jinteki draws from labor:" in at.text


def test_a_gift_is_accepted_and_a_demand_refused(desk, box):
    gift = at_first_prompt(desk, box, "t", "1", "3", "", "", "", "y")
    assert "Haas-Bioroid accepts." in gift.text
    assert gift.match.match.game.state.capital[:2] == [7, 14]
    demand = at_first_prompt(desk, box, "t", "1", "", "3", "", "", "y")
    assert "Haas-Bioroid refuses." in demand.text
    assert demand.match.match.game.state.capital[:2] == [10, 11]


def test_a_trade_can_bind_the_decision_of_now(desk, box):
    at = at_first_prompt(desk, box, "t", "1", "1", "", "2", "", "y")
    assert "its choice of labor" in at.text
    assert "Jinteki draws from labor:" in at.text
    assert at.match.match.game.state.capital[:2] == [9, 12]


def test_promises_are_put_together_from_templates(desk, box):
    keys = ("t", "1", "1", "", "", "1", "2", "1", "2", "3", "4", "", "y")
    at = at_first_prompt(desk, box, *keys)
    assert at.match.match.game.state.promises == [
        Promise("jinteki", "haas_bioroid", "support", 2, "", "round"),
        Promise("jinteki", "haas_bioroid", "pay", 3, "", "game"),
    ]
    told = " ".join(at.text.split())
    assert "a promise to support Haas-Bioroid’s next offer with at least 2 cards" in told


def test_an_empty_line_promises_for_as_short_as_can_matter(desk, box):
    """The one who promises has the main offer of this deal, so there is nothing to support."""
    keys = ("t", "1", "1", "", "", "1", "2", "", "2", "3", "", "", "y")
    at = at_first_prompt(desk, box, *keys)
    assert [(one.kind, one.until) for one in at.match.match.game.state.promises] == [
        ("support", "round"),
        ("pay", "deal"),
    ]
    assert "Until when? (Enter: until the round ends)" in at.text


@pytest.mark.parametrize(
    "keys",
    [("t", ""), ("t", "x"), ("t", "1", "x"), ("t", "1", "1", "", "", "", "n")],
)
def test_a_trade_can_be_called_off(desk, box, keys):
    at = at_first_prompt(desk, box, *keys)
    assert "No trade." in at.text
    assert at.match.match.game.state.capital[:2] == [10, 11]


def test_nothing_for_nothing_is_no_trade(desk, box):
    at = at_first_prompt(desk, box, "t", "1", "", "", "", "")
    assert "that is no trade" in at.text


def test_more_than_there_is_cannot_be_given(desk, box):
    at = at_first_prompt(desk, box, "t", "9", "1", "11", "-1", "x")
    assert "Type a number from 1 to 4" in at.text
    assert at.text.count("Type a number from 0 to 10") == 2


@pytest.mark.parametrize(
    ("trade", "gain"),
    [
        (Trade("nbn", "weyland", Goods(2)), True),
        (Trade("nbn", "weyland", Goods(0, ("eiko",))), True),
        (Trade("nbn", "weyland", Goods(3), Goods(2)), True),
        (Trade("nbn", "weyland", Goods(2), Goods(2)), False),
        (Trade("nbn", "weyland", Goods(0, ("eiko",)), Goods(1)), False),
        (Trade("nbn", "weyland", Goods(9), Goods(0, ("eiko",))), False),
        (Trade("nbn", "weyland", Goods(), Goods(1)), False),
        (Trade("nbn", "weyland", later=(Promise("nbn", "weyland", "pay", 5),)), False),
        (Trade("nbn", "weyland", Goods(2), later=(Promise("weyland", "nbn", "pay", 1),)), False),
    ],
)
def test_a_computer_takes_only_what_is_plainly_a_gain(trade, gain):
    assert plain_gain(SimpleNamespace(corporations=["nbn", "weyland"], seat=1), trade) is gain


def support_of_others(box):
    """A game in which Jinteki has made the main offer and the first supporter decides."""
    game = new_game(box, CORPORATIONS[:4], 3, first="jinteki")
    while game.pending.kind != "support":
        last = game.pending.kind == "counter"
        game.apply(game.pending.choices()[-1 if last else 0])
    game.state.deal.main = "vanity_project"  # R.12: one that pays its supporters
    return game


def test_with_talk_support_can_be_bought_while_it_is_decided(desk, box):
    # with whom, give, get, what is decided now, promises, offer it
    lines = ("t", "1", "2", "", "", "", "y")
    seats = ("human", "random", "random", "random")
    at = desk(seats, game=support_of_others(box), lines=lines, go_on=False, talk=True)
    at.match.run()
    assert "Haas-Bioroid is about to support (Enter go on, t trade," in at.text
    assert "Haas-Bioroid accepts." in at.text, at.text[-1500:]
    assert at.match.match.game.state.capital[:2] == [8, 13]


def test_people_are_not_called_before_other_people_support(desk, box):
    seats = ("human", "human", "random", "random")
    at = desk(seats, game=support_of_others(box), lines=[""], go_on=False, talk=True)
    at.match.run()
    assert "Hand over to Haas-Bioroid" in at.text and "about to support" not in at.text


@pytest.mark.rule("14.2a")
def test_one_stop_is_enough_before_all_counteroffers(desk, box):
    game = new_game(box, CORPORATIONS[:4], 3, first="jinteki")
    while game.pending.kind != "counter":
        game.apply(game.pending.choices()[0])
    at = desk(ONE, game=game, lines=[""], go_on=False, talk=True)
    at.match.run()
    assert at.text.count("may make a counteroffer (") == 1
    assert "is about to support (" in at.text, "the next stop is another one"
    assert at.text.count("-- Deal --") == 1, "what is on the table is told once"


@pytest.mark.rule("14.2a")
def test_there_is_a_stop_before_every_support(desk, box):
    at = desk(ONE, game=support_of_others(box), lines=[""] * 3, go_on=False, talk=True)
    at.match.run()
    assert at.text.count("is about to support (") == 3


def test_one_word_and_all_of_this_deal_decide_without_a_stop(desk, box):
    seats = ("human", "random", "random", "random")
    at = desk(seats, game=support_of_others(box), lines=["n"], go_on=False, talk=True)
    at.match.run()
    assert at.text.count("about to support") == 1


@pytest.mark.rule("R.12")
def test_support_that_matters_to_nobody_is_neither_asked_for_nor_talked_about(desk, box):
    """Jinteki has the main offer, Haas-Bioroid is a person too, and nobody has countered."""
    game = support_of_others(box)
    game.state.deal.main = "arrest_orders"
    seats = ("human", "human", "random", "random")
    at = desk(seats, game=game, lines=["", ""], go_on=False, talk=True)
    at.match.run()
    assert at.match.match.record.choices[0] == "support abstain"
    assert "about to support" not in at.text and "Which offer do you support?" not in at.text
    told = at.text.index("Haas-Bioroid was not asked: without a counteroffer nobody gains")
    assert at.text.index("Haas-Bioroid abstains.") > told


def test_an_asset_says_what_it_does_and_can_be_declined_for_the_deal(desk, box):
    """Eiko answers to every abstention: the person hears of her once if that is wanted."""
    game = support_of_others(box)
    game.state.owners["eiko"] = 0
    for _ in range(3):
        if game.pending.kind == "support":
            game.apply(Choice("support", "abstain"))
    assert (game.pending.kind, game.pending.source) == ("use", "abstained")
    at = desk(("human",) * 4, game=game, lines=["", "n", "3", "3"], go_on=False, talk=False)
    at.match.run()
    assert "1. Eiko: When a player abstains in the support step" in " ".join(at.text.split())
    assert "n. not again in this deal" in at.text
    assert at.text.count("A player has abstained.") == 1
    assert at.match.match.record.choices[0] == "use done"


def test_without_talk_nobody_is_interrupted(desk, box):
    seats = ("human", "random", "random", "random")
    at = desk(seats, game=support_of_others(box), go_on=False, talk=False)
    at.match.run()
    assert "about to support" not in at.text
