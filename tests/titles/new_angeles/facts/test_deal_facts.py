"""What a view tells about a deal: its step, where everybody stands, whose contract may pay."""

import pytest

from newangeles_gui.commands.shots.situation import Situation
from newangeles_gui.titles.new_angeles.facts import deal_facts
from newangeles_gui.titles.new_angeles.rules.state import NOBODY, Deal
from newangeles_gui.titles.new_angeles.rules.steps import DealStep, Resolution


def in_support():
    return Situation(seed=2, players=6, until="support")


def state_of(view, seat):
    return next(one for one in deal_facts.standings(view) if one.seat == seat)


@pytest.mark.parametrize(
    ("until", "step"),
    [
        ("main_offer", "main_offer"),
        ("counter", "counteroffers"),
        ("support", "support"),
        ("lay", "support"),
    ],
)
def test_the_step_of_the_deal(box, until, step):
    view = Situation(seed=3, after=30, until=until).match(box).view(0)
    assert deal_facts.step_of(view) == step
    mine = state_of(view, 0)
    assert mine.now and mine.state in ("deciding", "backs")


@pytest.mark.parametrize(
    ("until", "step"), [("main_offer", "deal"), ("draw", "refresh"), ("discard", "end")]
)
def test_the_part_of_the_turn(box, until, step):
    view = Situation(seed=3, after=12, until=until).match(box).view(0)
    assert deal_facts.turn_step(view) == step


def test_offers_are_open_until_the_winner_begins_to_carry_one_out(box):
    view = in_support().match(box).view(0)
    assert deal_facts.offers_open(view)
    view.deal.winning = "main"
    view.stack = [DealStep(), Resolution("resolve")]
    assert deal_facts.offers_open(view)
    view.stack = [DealStep(), Resolution("claim")]
    assert not deal_facts.offers_open(view)
    view.stack = [DealStep()]
    assert not deal_facts.offers_open(view)
    view.deal = Deal()
    assert not deal_facts.offers_open(view)


def test_everybody_stands_in_the_order_of_the_table(box):
    view = in_support().match(box).view(0)
    found = deal_facts.standings(view)
    seats = [one.seat for one in found]
    assert seats == [(view.active + n) % 6 for n in range(6)]
    assert state_of(view, view.deal.main_by).state == "main"
    states = [one.state for one in found if one.seat not in (view.deal.main_by,)]
    mine = states.index("deciding")
    assert "to_come" not in states[:mine]
    assert all(state in ("to_come", "counter") for state in states[mine + 1 :])


def test_counteroffers_that_were_beaten_or_not_made(box):
    view = Situation(seed=3, after=30, until="counter").match(box).view(0)
    others = [seat for seat in range(4) if seat not in (0, view.active)]
    view.deal.pile, view.deal.pile_by = ["live_feeds", "liquidation"], others
    view.deal.counter, view.deal.counter_by = "liquidation", others[1]
    assert state_of(view, others[0]).state == "beaten"
    assert state_of(view, others[1]).state == "counter"
    assert deal_facts.price(view) == 2


def test_support_is_counted_for_each_player():
    deal = Deal(main="live_feeds", main_by=0, counter="liquidation", counter_by=1)
    deal.support, deal.support_by = ["?"] * 4, [2, 3, 2, NOBODY]
    deal.support_side = ["main", "counter", "main", "main"]
    assert deal_facts.backers(deal, "main") == [(2, 2), (NOBODY, 1)]
    assert deal_facts.backers(deal, "counter") == [(3, 1)]


@pytest.mark.parametrize(
    ("card", "owner", "piece"),
    [
        ("clinical_trials", "jinteki", 16),
        ("gentrification", "weyland", 32),
        ("efficiency_experts", "haas_bioroid", 8),
        ("spin_doctors", "nbn", 128),
        ("riot_control", "globalsec", 1),
    ],
)
def test_whose_contract_may_pay(box, card, owner, piece):
    view = Situation(seed=1, players=6).match(box).view(0)
    seat = view.corporations.index(owner)
    view.city = [0] * len(view.city)
    assert deal_facts.profiting(box, view, card) == []
    view.city[4] = piece
    assert deal_facts.profiting(box, view, card) == [seat]


def test_a_branch_of_a_card_counts_as_well(box):
    view = Situation(seed=1, players=6).match(box).view(0)
    view.city = [128 | 2] + [0] * (len(view.city) - 1)
    names = {view.corporations[seat] for seat in deal_facts.profiting(box, view, "live_feeds")}
    assert names == {"nbn", "globalsec"}


@pytest.mark.parametrize(
    ("asset", "pays"), [("gurren_imaishi", 5), ("hernando_cortez", 0), ("bryan_stinson", 0)]
)
def test_what_claiming_an_asset_pays_for_certain(box, asset, pays):
    assert deal_facts.claim_pays(box, asset) == pays
