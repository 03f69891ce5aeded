"""What a bargainer buys, believes, keeps and says."""

import contextlib
import random
from dataclasses import replace

import pytest

from newangeles_gui.engine.conformance import Dice
from newangeles_gui.engine.decisions import Choice, IllegalChoice
from newangeles_gui.minds.agent import RandomAgent
from newangeles_gui.minds.characters import Character
from newangeles_gui.titles.new_angeles.minds.bargaining.answers import NO_WAY, YES
from newangeles_gui.titles.new_angeles.minds.bargaining.appraisal import NEUTRAL, manners_of
from newangeles_gui.titles.new_angeles.minds.bargaining.claims import MOST_TRUST, Word, trust
from newangeles_gui.titles.new_angeles.minds.bargaining.negotiator import BargainingAgent
from newangeles_gui.titles.new_angeles.minds.bargaining.proposals import MOMENTS
from newangeles_gui.titles.new_angeles.minds.bargaining.prospect import SettledVotes
from newangeles_gui.titles.new_angeles.minds.search import Skills
from newangeles_gui.titles.new_angeles.rules.promises import BROKEN, KEPT, Promise
from newangeles_gui.titles.new_angeles.rules.setup import new_game
from newangeles_gui.titles.new_angeles.rules.steps.deal import PASS
from newangeles_gui.titles.new_angeles.rules.trade import Goods, Now, Trade
from newangeles_gui.titles.new_angeles.rules.views import view
from tests.titles.new_angeles.minds.bargains import CORPORATIONS, negotiator, situations, some_trade
from tests.titles.new_angeles.rules.tables import hold, own, play_until, table


@pytest.fixture(scope="module")
def offers_made(ai_box):
    """Every proposal in some games, with the game as it stood and by whom it was made."""
    bargainer, made = negotiator(ai_box), []
    for seed in range(6):
        for game in situations(ai_box, seed, 16):
            still = game.clone()
            for seat in range(game.players):
                for moment in MOMENTS:
                    offers = bargainer.propose(view(game, seat), moment)
                    made += [(still, seat, trade) for trade in offers]
    return made


def last_supporter(game):
    deal = game.state.deal
    order = game.clockwise(game.state.active)
    after = order[order.index(game.pending.seat) + 1 :]
    return all(seat in (deal.main_by, deal.counter_by) for seat in after)


def test_offers_are_legal_and_never_what_it_would_refuse_itself(ai_box, offers_made):
    bargainer = negotiator(ai_box)
    for game, seat, trade in offers_made:
        trade.check(game)
        assert bargainer.answer(view(game, seat), trade, 0).accepts, trade
        assert game.name(seat) in (trade.giver, trade.taker)
    assert len(offers_made) > 30


def test_votes_are_bought_only_where_they_turn_the_deal_and_no_more_than_that(offers_made):
    bought = 0
    for game, seat, trade in offers_made:
        now, deal = trade.now, game.state.deal
        if now is None or now.choice.kind != "support" or now.by == game.name(seat):
            continue
        if not last_supporter(game):
            continue
        ahead = deal.votes("main") - deal.votes("counter")
        short = -ahead if now.choice.option == "main" else ahead + 1  # 54.5
        assert now.cards == max(1, short), (str(trade), ahead)
        assert deal.counter, "nobody can lose without a counteroffer"
        bought += 1
    assert bought >= 3


def with_promises(seen, *fates, by):
    other = next(one for one in seen.corporations if one != by)
    made = [Promise(by, other, "support", 2, "", "deal", fate) for fate in fates]
    return replace(seen, promises=made)


def test_trust_follows_the_ledger(bench):
    seen = view(bench.until(1, "main_offer"), 0)
    by = seen.corporations[1]
    levels = [
        trust(with_promises(seen, *fates, by=by), by)
        for fates in ([BROKEN] * 3, [BROKEN], [], [KEPT], [KEPT] * 5)
    ]
    assert levels == sorted(set(levels)) and levels[0] < 0.2 and levels[-1] <= MOST_TRUST


def test_easy_promises_buy_little_trust(bench):
    seen = view(bench.until(1, "main_offer"), 0)
    by, to = seen.corporations[1], seen.corporations[0]
    easy = [Promise(by, to, "no_counter", 0, "", "deal", KEPT)] * 4
    real = [Promise(by, to, "pay", 3, "", "deal", KEPT)] * 4
    assert trust(replace(seen, promises=easy), by) < trust(replace(seen, promises=real), by)


@pytest.mark.parametrize("kind", ["pay", "support", "spare"])
def test_the_word_of_a_liar_buys_nothing(ai_box, bench, kind):
    game = bench.until(3, "main_offer")
    game.state.capital[:] = [12] * game.players
    asset = next(iter(ai_box.assets))
    game.state.owners[asset] = 0
    bargainer = negotiator(ai_box)
    seen = view(game, 0)
    me, liar = game.name(0), game.name(1)
    promise = Promise(liar, me, kind, 3, asset if kind == "spare" else "", "round")
    trade = Trade(liar, me, Goods(), Goods(1), None, (promise,))
    fresh = bargainer.appraiser.moment(seen).appraise(trade)
    distrusted = with_promises(seen, *[BROKEN] * 6, by=liar)
    stale = bargainer.appraiser.moment(distrusted).appraise(trade)
    assert stale.gain < fresh.gain
    rating = bargainer.rate(distrusted, trade)
    assert rating.meter < YES
    assert "broke_promise" in [one.code for one in rating.reasons]


def test_votes_are_dearer_for_a_likely_federalist(ai_box):
    """Who has raised threat again and again may want the end, which is everybody else's loss."""
    bargainer, compared, dearer = negotiator(ai_box), 0, 0
    for seed in range(6):
        for game in situations(ai_box, seed, 3):
            pending, state = game.pending, game.state
            if pending.kind != "support" or state.rivals[pending.seat] == "federalist":
                continue
            state.threat = max(state.threat, 16)
            main = game.name(state.deal.main_by)
            seen = view(game, pending.seat)
            now = Now(game.name(pending.seat), Choice("support", "main"), 2)
            trade = Trade(main, game.name(pending.seat), Goods(2), now=now)
            gains = []
            for who in (main, game.name(pending.seat)):
                acts = (
                    ("card_resolved", {"player": who, "card": "liquidation"}),
                    ("threat_rose", {"amount": 3, "to": 9, "why": "illness"}),
                )
                moment = bargainer.appraiser.moment(seen, acts * 6)
                gains.append(moment.appraise(trade).gain if moment.legal(trade) else None)
            if None not in gains and gains[0] != gains[1]:
                compared += 1
                dearer += gains[0] < gains[1]
    assert compared >= 10 and dearer > 0.6 * compared, (dearer, compared)


def test_gifts_are_taken_and_nothing_is_given_for_nothing(ai_box, bench):
    game = bench.until(2, "main_offer")
    game.state.capital[:] = [10] * game.players
    bargainer = negotiator(ai_box)
    for seat in range(game.players):
        me, other = game.name(seat), game.name((seat + 1) % game.players)
        seen = view(game, seat)
        assert bargainer.rate(seen, Trade(other, me, Goods(1))).meter == YES
        asked = bargainer.rate(seen, Trade(other, me, Goods(), Goods(5)))
        assert asked.meter < YES
        assert bargainer.rate(seen, Trade(other, me, Goods(99))).meter == NO_WAY


def test_debts_are_paid_when_they_can_be(ai_box, bench):
    game = bench.until(2, "main_offer")
    me, other = game.name(0), game.name(1)
    owed = Promise(me, other, "pay", 4, "", "round")
    bargainer = negotiator(ai_box)
    for capital, pays in ((3, False), (9, True)):
        game.state.capital[:] = [capital] * game.players
        game.state.promises[:] = [owed]
        offers = bargainer.propose(view(game, 0), "debts")
        assert (Trade(me, other, Goods(4)) in offers) is pays


def test_one_payment_is_not_sold_twice(ai_box, bench):
    """A second promise to pay adds nothing, as one payment settles both."""
    game = bench.until(2, "main_offer")
    game.state.capital[:] = [12] * game.players
    me, other = game.name(0), game.name(1)
    once = Promise(other, me, "pay", 3, "", "round")
    bargainer = negotiator(ai_box)
    one = Trade(other, me, Goods(), Goods(1), None, (once,))
    two = Trade(other, me, Goods(), Goods(1), None, (once, once))
    appraise = bargainer.appraiser.moment(view(game, 0)).appraise
    assert appraise(two).gain == appraise(one).gain
    game.state.promises.append(once)
    again = bargainer.appraiser.moment(view(game, 0)).appraise(one)
    assert again.gain < 0


def test_the_greedy_want_more(ai_box):
    modest = negotiator(ai_box, manners_of(Character(greed=0, caution=0), 3))
    grasping = negotiator(ai_box, manners_of(Character(greed=100, caution=100), 3))
    accepted = [0, 0]
    for game in situations(ai_box, 5, 25):
        dice = Dice(str(game.state.capital))
        for _ in range(10):
            trade = some_trade(game, dice)
            if trade.taker not in game.state.corporations:
                continue
            seen = view(game, game.seat_of(trade.taker))
            yes = [one.rate(seen, trade).meter == YES for one in (modest, grasping)]
            assert yes[0] or not yes[1], trade
            accepted = [count + one for count, one in zip(accepted, yes, strict=True)]
    assert accepted[0] > accepted[1] > 0


def test_words_tell_no_secrets(ai_box):
    """Where the answer is the same, the words are, whatever the speaker hides."""
    bargainer, compared = negotiator(ai_box, NEUTRAL._replace(worlds=2)), 0
    for game in situations(ai_box, 7, 25):
        dice = Dice(str(game.state.capital))
        trade = some_trade(game, dice)
        if trade.taker not in game.state.corporations:
            continue
        seen = view(game, game.seat_of(trade.taker))
        said = {}
        for rival in (*seen.corporations, "federalist"):
            if rival == seen.rival_under_board:
                continue
            other = replace(seen, rival=rival, investment="", hand=sorted(seen.hand))
            rating = bargainer.rate(other, trade)
            said.setdefault(rating.meter, set()).add(rating.reasons)
            compared += 1
        assert all(len(words) == 1 for words in said.values()), said
    assert compared > 50


def promising(box, seed, loyalty):
    """A game of random players who promise all the time; the promises at its end."""
    manners = NEUTRAL._replace(worlds=2, loyalty=loyalty)
    agent = BargainingAgent(RandomAgent(), Skills(box), manners)
    dice, rng = Dice(seed), random.Random(seed)
    game = new_game(box, CORPORATIONS[:4], seed)
    log = list(game.events)
    while (decision := game.pending) is not None:
        by = dice.below(4)
        to = (by + 1 + dice.below(3)) % 4
        promise = Promise(game.name(by), game.name(to), ("support", "no_counter")[dice.below(2)])
        promise = replace(promise, until=("deal", "round")[dice.below(2)])
        if dice.below(6) == 0:
            with contextlib.suppress(IllegalChoice):  # there are too many already
                log += game.apply(Trade(promise.by, promise.to, later=(promise,)).choice())
            continue
        log += game.apply(agent.choose(view(game, decision.seat), decision, rng))
    return game, log


def test_the_loyal_keep_their_word_whatever_it_costs(ai_box):
    kept = broken = 0
    for seed in range(3):
        game, log = promising(ai_box, seed, loyalty=1.0)
        fates = [one.fate for one in game.state.promises]
        kept += fates.count(KEPT)
        broken += fates.count(BROKEN)
        empty_handed = sum(1 for one in log if one.kind == "support_abstained")
        assert fates.count(BROKEN) <= empty_handed
    assert kept > 20 and broken < kept / 4


def test_those_without_a_word_break_it(ai_box):
    fates = [one.fate for seed in range(3)
             for one in promising(ai_box, seed, loyalty=0.0)[0].state.promises]  # fmt: skip
    assert fates.count(BROKEN) > fates.count(KEPT) / 4


def fates_in(log):
    """The ledger as anybody can write it who hears what is told."""
    fates = {}
    for event in log:
        if event.kind == "promise_made":
            fates.setdefault(str(event.data["promise"]), []).append("open")
        elif event.kind.startswith("promise_"):
            known = fates[str(event.data["promise"])]
            known[known.index("open")] = event.kind.removeprefix("promise_")
    return {text: sorted(known) for text, known in fates.items()}


@pytest.mark.parametrize("seed", range(3))
def test_the_ledger_can_be_worked_out_from_the_log(ai_box, seed):
    game, log = promising(ai_box, seed, loyalty=0.5)
    ledger = {}
    for one in game.state.promises:
        ledger.setdefault(str(one), []).append(one.fate)
    assert ledger and fates_in(log) == {text: sorted(known) for text, known in ledger.items()}


def test_no_circle_of_trades_makes_money(ai_box):
    """Whatever is bought and sold in one moment: the same things come back for no less."""
    bargainer = negotiator(ai_box)
    dice, traded, returned = Dice("pump"), 0, 0
    for start in situations(ai_box, 8, 40):
        game = start.clone()
        game.state.capital[:] = [9] * game.players
        for place, asset in enumerate(list(ai_box.assets)[:4]):
            game.state.owners[asset] = place % game.players
        deal = game.state.deal
        if deal is not None and (deal.barred_from_trade or deal.asset in game.state.owners):
            continue
        best = {}
        for _ in range(30):
            key = tuple(sorted(one for one, owner in game.state.owners.items() if owner == 0))
            capital = game.state.capital[0]
            assert capital >= best.get(key, 0), (key, capital, best)
            returned += key in best
            best[key] = capital
            trade = _circling(game, dice, bargainer)
            if trade is not None:
                assert bargainer.answer(view(game, 0), trade, 0).accepts
                game.apply(trade.choice())
                traded += 1
    assert traded > 50 and returned > 10


def _circling(game, dice, bargainer):
    """Something sold to seat 0 as dear as can be, or bought from it as cheaply as can be."""
    seen, me = view(game, 0), game.name(0)
    assets = list(game.state.owners)
    asset = assets[dice.below(len(assets))]
    owner = game.state.owners[asset]
    other = game.name(owner or 1 + dice.below(game.players - 1))
    if owner == 0:
        trade = Trade(other, me, Goods(), Goods(0, (asset,)))
        locked = frozenset({"get.capital", f"get.{asset}"})
    else:
        trade = Trade(other, me, Goods(0, (asset,)))
        locked = frozenset({"give.capital", f"give.{asset}"})
    return bargainer.improve(seen, trade, locked)


def test_several_supporters_are_spoken_to_where_together_they_are_worth_it(ai_box):
    bargainer, called = negotiator(ai_box, NEUTRAL._replace(worlds=3)), []
    for seed in range(6):
        for game in situations(ai_box, seed, 2):
            if game.pending.kind != "support":
                continue
            deal = game.state.deal
            for seat in {deal.main_by, deal.counter_by} - {-1}:
                seen = view(game, seat)
                one = bargainer.rally(seen)
                if one is None:
                    continue
                called.append(one)
                assert one.by == seat and len(set(one.to)) == len(one.to) > 1
                assert not {deal.main_by, deal.counter_by} & set(one.to)
                assert one.pays * len(one.to) <= seen.capital[seat], "it is there for all"
                assert all(seen.hand_sizes[other] >= one.cards for other in one.to)
                here = bargainer.appraiser.moment(seen).prospect()
                backings = tuple(SettledVotes(other, seat, one.cards) for other in one.to)
                chances = [here.chance_of(seat, backings[:n]) for n in range(len(backings) + 1)]
                assert chances == sorted(chances) and chances[-1] > chances[0]
    assert len(called) >= 3


def could_counter(box):
    """Games in which somebody with a hand may counter, and others are to have turns before it."""
    for seed in range(16):
        for game in situations(box, seed, 1):
            pending = game.pending
            if pending.kind == "counter" and len(pending.options) > 1 and PASS in pending.options:
                hand = game.state.hands[pending.seat]
                between = (pending.seat - game.state.active) % game.players > 1
                alone = not game.deal().counter and not game.state.promises
                if between and len(hand) > 1 and alone:
                    yield game


def answers(box, game, *promises):
    """What is left of a question for somebody who keeps its word."""
    game = game.clone()
    game.state.promises = list(promises)
    loyal = negotiator(box, NEUTRAL._replace(loyalty=1.0)).appraiser
    return Word(loyal, view(game, game.pending.seat)).narrowed(game.pending).options


def test_promised_cards_are_not_spent_on_counteroffers(ai_box):
    seen = 0
    for game in could_counter(ai_box):
        pending, state = game.pending, game.state
        me, active = game.name(pending.seat), game.name(state.active)
        before = game.name((state.active + 1) % game.players)
        hand = len(state.hands[pending.seat])
        price = len(game.deal().pile) + 1
        assert answers(ai_box, game) == pending.options
        assert answers(ai_box, game, Promise(me, active, "support", 1)) == [PASS]
        later = [Promise(me, before, "support", cards, until="game") for cards in (hand, 1)]
        assert answers(ai_box, game, later[0]) == [PASS]
        kept = pending.options if hand - price >= 1 else [PASS]
        assert answers(ai_box, game, later[1]) == kept
        seen += 1
        if seen == 5:
            break
    assert seen == 5


@pytest.mark.rule("R.26")
def test_a_forced_card_is_laid_where_it_keeps_a_promise(ai_box):
    game = table(ai_box)
    own(game, 3, "eiko")
    play_until(game, "main_offer")
    for seat in (0, 1):
        hold(game, seat, "puff_piece", "live_feeds")
    game.run()
    play_until(game, "forced_support", *["counter pass"] * 3, "support abstain", "use eiko")
    me, active, other = (game.name(seat) for seat in (1, 0, 2))
    options = game.pending.options
    assert options == ["puff_piece", "live_feeds", "lose"]
    assert answers(ai_box, game, Promise(me, active, "support", 1)) == options[:2]
    for useless in (Promise(me, active, "support", 2), Promise(me, other, "support", 1)):
        assert answers(ai_box, game, useless) == options


def test_before_a_main_offer_a_word_is_asked_for_and_paid(ai_box):
    bargainer, kinds = negotiator(ai_box), set()
    for seed in range(6):
        for game in situations(ai_box, seed, 3):
            if game.pending.kind == "main_offer":
                seat = game.pending.seat
                for trade in bargainer.propose(view(game, seat), "main_offer"):
                    trade.check(game)
                    for word in trade.later:
                        assert word.to == game.name(seat) == trade.giver and trade.give.capital
                        kinds.add(word.kind)
    assert kinds == {"support", "no_counter"}
