"""What the votes of those cost who still have to vote: just where their meter begins to say yes."""

from dataclasses import replace

import pytest

from newangeles_gui.engine.plain import Start
from newangeles_gui.minds.agent import dice
from newangeles_gui.session.match import Match
from newangeles_gui.session.plan import Plan, Seat
from newangeles_gui.titles.new_angeles.minds.bargaining.answers import YES
from newangeles_gui.titles.new_angeles.minds.bargaining.several import supporters
from newangeles_gui.titles.new_angeles.rules.trade import Goods
from newangeles_gui.titles.new_angeles.talk.bargaining import Talks, vote_price

NAMES = ("jinteki", "haas_bioroid", "nbn", "weyland", "globalsec")


def with_my_offer(box, seed, level="manager"):
    """A game in which the person in seat 0 has the main offer, and supporters are asked."""
    seats = [Seat("Ada"), *(Seat(one, "opponent", level) for one in NAMES[1:])]
    match = Match.begin(box, Plan(Start(list(NAMES), str(seed)), seats), "prices")
    chance = dice(seed)
    while not match.over:
        pending, deal = match.pending, match.game.state.deal
        if pending.kind == "support" and deal.main_by == 0:
            match.game.state.capital[0] = 9
            return match
        match.apply(chance.choice(pending.choices()))
    return None


def meter(talks, match, price, capital):
    """What the seat says to so much for the same votes."""
    trade = replace(price.trade, give=Goods(capital))
    task = talks._task("rate", price.seat, trade)
    return talks.here.agents.perform(task).meter


def test_a_price_is_the_least_that_the_meter_says_yes_to(box):
    told = 0
    for seed in range(12):
        match = with_my_offer(box, seed)
        if match is None:
            continue
        talks, view = Talks(match), match.view(0)
        price = vote_price(talks, view, match.pending.seat)
        if price is None:
            continue
        assert price.now and price.trade.get == Goods() and not price.trade.later
        assert price.trade.give == Goods(price.price)
        assert match.allows(price.trade.choice())
        assert meter(talks, match, price, price.price) == YES
        if price.price:
            assert meter(talks, match, price, price.price - 1) < YES
        told += 1
    assert told > 3


def test_who_votes_later_is_asked_as_if_it_were_its_turn(box):
    later = 0
    for seed in range(12):
        match = with_my_offer(box, seed)
        if match is None:
            continue
        talks, view = Talks(match), match.view(0)
        for seat in supporters(view, 0)[1:]:
            price = vote_price(talks, view, seat)
            if price is not None:
                assert not price.now and price.seat == seat and price.price <= 9
                later += 1
    assert later > 3


@pytest.mark.parametrize("seat", [0, 1, 2, 3, 4])
def test_whoever_has_no_vote_for_me_has_no_price(box, seat):
    match = with_my_offer(box, 1)
    for viewer in range(5):
        view = match.view(viewer)
        if viewer != 0 and view.deal.counter_by != viewer:
            assert vote_price(Talks(match), view, seat) is None, "nothing to back"
    if seat not in supporters(match.view(0), 0):
        assert vote_price(Talks(match), match.view(0), seat) is None
    match.game.state.capital[0] = 0
    found = vote_price(Talks(match), match.view(0), seat)
    assert found is None or found.price == 0, "nobody is offered what there is not"


def test_who_cannot_be_bargained_with_names_no_price(box):
    match = with_my_offer(box, 1, "greedy")
    assert vote_price(Talks(match), match.view(0), match.pending.seat) is None
