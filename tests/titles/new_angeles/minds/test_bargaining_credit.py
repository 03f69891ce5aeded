"""How far a name is trusted: what was sold too cheaply once is not sold like that again."""

import pytest

from newangeles_gui.titles.new_angeles.minds.bargaining.answers import NO_WAY, YES
from newangeles_gui.titles.new_angeles.rules.promises import Promise
from newangeles_gui.titles.new_angeles.rules.trade import Goods, Trade
from newangeles_gui.titles.new_angeles.rules.views import view
from tests.titles.new_angeles.minds.bargains import negotiator


@pytest.fixture
def table(ai_box, bench):
    """Before the first main offer of five: everybody has something to lend."""
    game = bench.until(1, "main_offer", players=5)
    game.state.capital[:] = [12] * game.players
    return game


def accepts(box, game, trade):
    partner = trade.taker
    return negotiator(box).answer(view(game, game.seat_of(partner)), trade, 0).accepts


def loan(game, giver, amount, debt, until):
    me, other = game.name(0), game.name(giver)
    promise = Promise(me, other, "pay", debt, "", until)
    return Trade(me, other, Goods(), Goods(amount), None, (promise,))


def test_nobody_lends_until_the_game_ends(ai_box, table):
    for giver in range(1, table.players):
        for amount, debt in ((7, 12), (2, 9), (1, 100)):
            assert not accepts(ai_box, table, loan(table, giver, amount, debt, "game"))


def test_no_more_is_lent_than_a_good_name_is_worth(ai_box, table):
    taken = [
        amount for amount in range(1, 13)
        if accepts(ai_box, table, loan(table, 1, amount, 100, "round"))
    ]  # fmt: skip
    assert taken == [1, 2]


def test_one_name_answers_for_all_debts_together(ai_box, table):
    """Who owes somebody does not borrow from the others on the same word."""
    assert accepts(ai_box, table, loan(table, 2, 1, 4, "round"))
    table.state.promises.append(Promise(table.name(0), table.name(1), "pay", 4, "", "round"))
    for giver in range(2, table.players):
        assert not accepts(ai_box, table, loan(table, giver, 1, 4, "round"))


def test_in_the_last_round_nobody_lends_until_it_ends(ai_box, table):
    trade = loan(table, 1, 1, 4, "round")
    assert accepts(ai_box, table, trade)
    table.state.round_place = len(ai_box.rounds) - 2
    assert ai_box.rounds[table.state.round_place] == 6
    assert not accepts(ai_box, table, trade)
    assert accepts(ai_box, table, loan(table, 1, 1, 4, "turn")), "a name counts until then"


def silence(game, seat, price, until):
    me, other = game.name(0), game.name(seat)
    promise = Promise(other, me, "no_counter", 1, "", until)
    return Trade(me, other, Goods(price), Goods(), None, (promise,))


def test_silence_for_the_whole_game_is_dear(ai_box, table):
    for seat in range(1, table.players):
        prices = [
            price
            for price in range(13)
            if accepts(ai_box, table, silence(table, seat, price, "game"))
        ]
        assert prices and prices[0] >= 5
        assert prices == list(range(prices[0], 13))


def test_silence_is_dearer_the_longer_it_is(ai_box, table):
    least = [
        next(
            price for price in range(13) if accepts(ai_box, table, silence(table, 1, price, until))
        )
        for until in ("round", "game")
    ]
    assert least[0] < least[1]


def test_silence_for_longer_is_not_thrown_in(ai_box, table):
    """A short promise beside a long one, or made before it, does not make the long one cheap."""
    me, other = table.name(0), table.name(1)
    short, long = (Promise(other, me, "no_counter", 1, "", one) for one in ("round", "game"))
    both = Trade(me, other, Goods(2), Goods(), None, (short, long))
    assert not accepts(ai_box, table, both)
    table.state.promises.append(short)
    assert not accepts(ai_box, table, silence(table, 1, 2, "game"))


def test_nobody_promises_votes_that_it_cannot_have(ai_box, table):
    me, other = table.name(0), table.name(1)
    held = len(table.state.hands[1])
    assert held
    for cards, price in ((held + 1, 12), (10, 12), (6, 12)):
        promise = Promise(other, me, "support", cards, "", "game")
        trade = Trade(me, other, Goods(price), Goods(), None, (promise,))
        rating = negotiator(ai_box).rate(view(table, 1), trade)
        assert rating.meter < YES
        assert rating.reasons[0].code == "cards_needed"
    promise = Promise(other, me, "support", held, "", "game")
    assert accepts(ai_box, table, Trade(me, other, Goods(6), Goods(), None, (promise,)))


@pytest.mark.rule("R.26")
def test_nobody_pays_for_votes_that_cannot_come(ai_box, bench):
    """Of a deal that goes on: more cards than the other holds, or one who is barred."""
    game = next(one for one in (bench.until(seed, "support") for seed in range(40)) if buyer(one))
    me, seat = buyer(game)
    held = len(game.state.hands[seat])

    def worth(cards):
        promise = Promise(game.name(seat), game.name(me), "support", cards, "", "deal")
        trade = Trade(game.name(seat), game.name(me), later=(promise,))
        moment = negotiator(ai_box).appraiser.moment(view(game, me))
        return moment.appraise(trade).gain

    nothing = worth(held + 1)
    assert worth(held) > nothing
    game.state.deal.barred_from_counter.append(seat)
    assert worth(held) == pytest.approx(nothing)


def buyer(game):
    """Whoever made a counteroffer, and a player with cards who still has to support."""
    deal = game.state.deal
    seat = game.pending.seat
    return (deal.counter_by, seat) if deal.counter and game.state.hands[seat] else ()


def test_no_reason_is_told_twice(ai_box, table):
    me, other = table.name(0), table.name(1)
    kinds = (("support", 2), ("no_counter", 1), ("pay", 2))
    later = tuple(Promise(other, me, kind, number, "", "game") for kind, number in kinds)
    rating = negotiator(ai_box).rate(view(table, 1), Trade(me, other, later=later))
    assert NO_WAY <= rating.meter < YES
    assert len(set(rating.reasons)) == len(rating.reasons)
