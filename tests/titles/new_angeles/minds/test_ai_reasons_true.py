"""What opponents say about their choices is true of the position, counted here on its own."""

import random
from collections import Counter

import pytest

from newangeles_gui.engine.decisions import Choice
from newangeles_gui.titles.new_angeles.minds.bargaining.answers import NO_WAY, YES
from newangeles_gui.titles.new_angeles.minds.bargaining.reasons import TradeSpeech
from newangeles_gui.titles.new_angeles.minds.coach.advice import Question
from newangeles_gui.titles.new_angeles.minds.coach.facts import main_offer
from newangeles_gui.titles.new_angeles.minds.quick.deals import DealRules
from newangeles_gui.titles.new_angeles.minds.quick.policy import QuickPolicy
from newangeles_gui.titles.new_angeles.minds.reasons import Reasons
from newangeles_gui.titles.new_angeles.minds.registry import make_agent
from newangeles_gui.titles.new_angeles.rules.game import Game
from newangeles_gui.titles.new_angeles.rules.setup import new_game
from newangeles_gui.titles.new_angeles.rules.state import RESOURCES
from newangeles_gui.titles.new_angeles.rules.steps.deal import ActionCard
from newangeles_gui.titles.new_angeles.rules.trade import Goods, Now, Trade
from newangeles_gui.titles.new_angeles.rules.views import view

NAMES = ("jinteki", "haas_bioroid", "nbn", "weyland", "globalsec", "melange")
BITS = {
    "human_first": 1, "orgcrime": 2, "illness": 16, "outage": 32, "protest": 128, "strike": 256,
}  # fmt: skip
MENDS = {
    "biotech": 16, "construction": 32, "security": 1 | 2, "media": 128 | 256,
}  # fmt: skip
TRIES = 60  # ways of resolving a card that are tried


@pytest.fixture(scope="module")
def reasons(ai_box):
    return Reasons(ai_box)


def troubles(city):
    """How much there is to mend; a strike is one stage more than a protest."""
    found = Counter(name for here in city for name, bit in BITS.items() if here & bit)
    return found.total() + found["strike"]


def lacking(box, state):
    """How much of each resource the demand still wants."""
    demand = box.content.demands[state.demand]
    wants = [getattr(demand, name) for name in RESOURCES]
    return [max(0, want - have) for want, have in zip(wants, state.supply, strict=True)]


def endings(game, card, seat):
    """What resolving a card now can come to, and what was told meanwhile."""
    for number in range(TRIES):
        twin = Game(game.box, game.state.clone(), forced=False)
        twin.state.stack = [ActionCard(card, seat)]
        dice, told = random.Random(number), []
        twin.run()
        while (pending := twin.pending) is not None:
            told += twin.events
            twin.take(dice.choice(pending.options))
        yield twin.state, [*told, *twin.events]


def calms(game, card, seat):
    before = troubles(game.state.city), game.state.threat
    return any((troubles(end.city), end.threat) < before for end, _ in endings(game, card, seat))


def harms(game, card, seat):
    """However it is resolved, nothing gets better, and something can get worse."""
    ends = [(troubles(end.city), end.threat) for end, _ in endings(game, card, seat)]
    city, threat = troubles(game.state.city), game.state.threat
    assert all(one[0] >= city for one in ends) or all(one[1] > threat for one in ends)
    return any(one[0] > city or one[1] > threat for one in ends)


def supplies(game, card, seat):
    before = sum(lacking(game.box, game.state))
    return any(sum(lacking(game.box, end)) < before for end, _ in endings(game, card, seat))


def pays(game, card, seat):
    """Whether the contract of a seat can earn from it."""
    name = game.name(seat)
    return any(
        one.kind == "capital_gained" and one.data["player"] == name
        and one.data["why"] in ("contract", card)
        for _, told in endings(game, card, seat) for one in told
    )  # fmt: skip


def happens(game, choice):
    """What making a choice does at once."""
    twin = Game(game.box, game.state.clone())
    return twin.state, twin.apply(choice)


def leads(deal, side):
    main, counter = deal.support_side.count("main"), deal.support_side.count("counter")
    return main >= counter if side == "main" else counter > main


def is_true(game, decision, choice, remark):
    """Each reason, counted by hand; a reason that is not here claims nothing that can be."""
    seat, deal, state, values = decision.seat, game.state.deal, game.state, remark.values
    key, option = remark.key, choice.option
    if key in ("main_offer.calm", "support.calm"):
        return calms(game, values["card"], seat)
    if key == "main_offer.demand":
        return supplies(game, values["card"], seat)
    if key == "support.harm":
        other = (deal.counter, deal.counter_by) if option == "main" else (deal.main, deal.main_by)
        named = (values["card"], game.seat_of(values["player"]))
        return named == other and harms(game, values["card"], seat)
    if key in ("main_offer.contract", "main_offer.capital", "support.contract"):
        return pays(game, values["card"], seat)
    if key == "support.asset":
        against = deal.counter_by if option == "main" else deal.main_by
        return values == {"asset": deal.asset, "player": game.name(against)}
    if key == "counter.asset":
        return values == {"asset": deal.asset}
    if key in ("support.no_need", "support.keeps_cards"):
        return option == "abstain" and (key == "support.no_need") == (not deal.counter)
    if key in ("lay.enough", "lay.more"):
        side = [one for one, by in zip(deal.support_side, deal.support_by, strict=True)
                if by == seat][-1]  # fmt: skip
        return leads(deal, side) and (option == "done") == (key == "lay.enough")
    if key == "draw.city":
        counts = {name: sum(1 for here in state.city if here & mask)
                  for name, mask in MENDS.items()}  # fmt: skip
        return counts[option] == max(counts.values()) > 0
    if key == "draw.focus":
        return game.box.corporations[game.name(seat)].focus == option
    if key == "spend.shares":
        return int(option) > 0 and state.threat > 0
    if key == "city.mends":
        _, told = happens(game, choice)
        kinds = {one.kind: one for one in told}
        removed = kinds.get("piece_removed")
        return "unrest_fell" in kinds or (removed and removed.data["piece"] in BITS)
    if key == "city.produce" and choice.kind == "move_to":
        place = game.box.district_at[option]
        made = {one for one, amount in (*game.box.primary[place], *game.box.secondary[place])
                if amount}  # fmt: skip
        dark = state.city[place] & (BITS["strike"] | BITS["outage"])
        return not dark and any(lacking(game.box, state)[one] for one in made)
    if key == "city.produce":
        after, _ = happens(game, choice)
        place = RESOURCES.index(option)
        rises = any(one.kind == "resource_changed" and int(one.data["by"]) > 0
                    for one in happens(game, choice)[1])  # fmt: skip
        return after is not None and (lacking(game.box, state)[place] > 0) == rises
    return True


def questions(box, level, seeds):
    """Every question of some games, and the answer of an opponent."""
    agent = make_agent(level, box)
    for seed in seeds:
        game = new_game(box, NAMES[: 4 + seed % 3], seed, record=False)
        dice = random.Random(seed)
        while (decision := game.pending) is not None:
            choice = agent.choose(view(game, decision.seat), decision, dice)
            yield game, decision, choice
            game.apply(choice)


@pytest.mark.parametrize(("level", "seeds"), [("random", range(12)), ("manager", range(24))])
def test_every_reason_is_true_of_the_position(ai_box, reasons, level, seeds):
    said = Counter()
    for game, decision, choice in questions(ai_box, level, seeds):
        remark = reasons.of(view(game, decision.seat), decision, choice)
        if remark.key:
            said[remark.key] += 1
            assert is_true(game, decision, choice, remark), (remark, choice, decision.source)
    assert len(said) > 15, said


def test_the_tests_would_see_a_card_that_does_nothing_for_the_city(ai_box, bench):
    """Liquidation ends in a strike; Full Deployment does not touch the city."""
    game = bench.until(2, "main_offer")
    assert not calms(game, "full_deployment", 0)
    quiet = [place for place, here in enumerate(game.state.city) if here & (128 | 256 | 32)]
    for place in quiet:
        game.state.city[place] &= ~(128 | 256 | 32)
    assert not calms(game, "liquidation", 0)
    assert harms(game, "liquidation", 0)


def said_of_votes(box, game, voter, side):
    """What an opponent says about being paid for votes on a side, as codes."""
    seen = view(game, voter)
    me, other = game.name(voter), game.name((voter + 1) % game.players)
    trade = Trade(other, me, Goods(1), Goods(), Now(me, Choice("support", side), 1))
    speech = TradeSpeech(box, DealRules(box), seen, trade)
    return {one.code for meter in (YES, NO_WAY) for one in speech.reasons(meter, True)}


def margins(game, side, voter):
    """By how much a side ends ahead: if all are against it, and if the voter lays one for it."""
    deal, players = game.state.deal, game.players
    lead = deal.support_side.count("main") - deal.support_side.count("counter")
    order = [(game.state.active + step) % players for step in range(1, players)]
    still = [one for one in order[order.index(voter):]
             if one not in (deal.main_by, deal.counter_by)]  # fmt: skip
    cards = sum(len(game.state.hands[one]) for one in still)
    lead = lead if side == "main" else -lead
    with_one = lead + 1 + cards - len(game.state.hands[voter])
    return lead - cards, with_one


def test_what_is_said_about_votes_is_true(ai_box):
    said = Counter()
    for game, decision, _ in questions(ai_box, "greedy", range(12)):
        if decision.kind != "support" or not game.state.deal.counter:
            continue
        for side in ("main", "counter"):
            least, most = margins(game, side, decision.seat)
            wins = 0 if side == "main" else 1  # 54.5: ties go to the main offer
            codes = said_of_votes(ai_box, game, decision.seat, side)
            said.update(codes)
            if "vote_not_pivotal" in codes:
                assert least >= wins, (side, least, most)
            if "vote_too_few" in codes:
                assert most < wins, (side, least, most)
            if "calms_the_city" in codes:
                deal = game.state.deal
                assert calms(game, deal.main if side == "main" else deal.counter, 0)
    assert said["vote_pivotal"] > 10 and said["vote_not_pivotal"] > 3, said


def test_the_coach_praises_only_what_all_can_see(ai_box):
    said, policy = Counter(), QuickPolicy(ai_box)
    for game, decision, _ in questions(ai_box, "greedy", range(8)):
        if decision.kind != "main_offer":
            continue
        asked = Question(ai_box, policy, view(game, decision.seat), decision)
        for card in decision.options:
            codes = {one.point.code for one in main_offer(asked, card, 0)}
            said.update(codes)
            assert "mends" not in codes or calms(game, card, decision.seat), card
            assert "demand" not in codes or supplies(game, card, decision.seat), card
    assert said["mends"] > 20 and said["demand"], said
