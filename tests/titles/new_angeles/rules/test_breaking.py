"""What is said to break a promise does break it, and nothing else does (14.2, R.26)."""

from dataclasses import replace

import pytest

from newangeles_gui.engine.conformance import Dice
from newangeles_gui.engine.decisions import Choice
from newangeles_gui.titles.new_angeles.rules.promises import BROKEN, KEPT, Promise
from newangeles_gui.titles.new_angeles.rules.setup import new_game
from newangeles_gui.titles.new_angeles.rules.state import DONE
from newangeles_gui.titles.new_angeles.rules.views import broken, view
from tests.titles.new_angeles.rules.tables import hold, own, play_until, table

SEEDS = range(40)


def questions(box, kind, least=1):
    """Games of random players at questions of a kind, with somebody's offer on the table."""
    names = list(box.corporations)
    for seed in SEEDS:
        game, dice = new_game(box, names[: 4 + seed % 3], seed), Dice(seed)
        for _ in range(150):
            pending = game.pending
            if pending is None:
                break
            if pending.kind == kind and len(game.state.hands[pending.seat]) >= least:
                yield game
            game.apply(dice.choice(pending))


def promised(game, kind, to, amount=1, about=""):
    """The game with such a promise of who decides."""
    twin = game.clone()
    me = twin.name(twin.pending.seat)
    twin.state.promises.append(Promise(me, to, kind, amount, about, "game"))
    return twin


def finish(game, cards):
    """Lay so many cards, then no more."""
    seat = game.pending.seat if game.pending else -1
    while game.pending is not None and (game.pending.kind, game.pending.seat) == ("lay", seat):
        laid, options = game.state.stack[-1].laid, game.pending.options
        enough = laid >= cards and DONE in options
        game.apply(Choice("lay", DONE if enough else options[0]))
        if enough:
            return


def check(game, option, cards=-1):
    """Predicted and true."""
    said = broken(view(game, game.pending.seat), game.pending, option, cards)
    twin = game.clone()
    twin.apply(Choice(game.pending.kind, option))
    if cards > 0:
        finish(twin, cards)
    happened = twin.state.promises[-1].fate == BROKEN
    assert bool(said) == happened, (game.pending, option, cards, twin.state.promises[-1])
    return happened


def both_ways(found):
    assert found.count(True) > 5 and found.count(False) > 5


@pytest.mark.rule("14.2")
def test_support_for_somebody_else_with_too_few_cards_or_none(box):
    found = []
    for game in questions(box, "support"):
        deal, hand = game.state.deal, len(game.state.hands[game.pending.seat])
        for amount in (1, 2, 3):
            twin = promised(game, "support", game.name(deal.main_by), amount)
            for side in game.pending.options[:-1]:
                found += [check(twin, side, cards) for cards in range(1, min(3, hand) + 1)]
            if "eiko" not in game.state.owners:  # who could still force a card
                found.append(check(twin, "abstain"))
    both_ways(found)


@pytest.mark.rule("R.26")
def test_a_counteroffer_against_a_friend_or_in_spite_of_silence(box):
    for kind in ("support", "no_counter"):
        found = []
        for game in questions(box, "counter", 4):
            if game.state.deal.pile:
                continue  # what is shown first has to be paid for
            for to in {game.name(game.state.deal.main_by), game.name(game.state.active)}:
                twin = promised(game, kind, to, 1 + 8 * (game.state.turns_taken % 2))
                found += [check(twin, one) for one in game.pending.options]
        both_ways(found)


@pytest.mark.rule("14.2")
def test_laying_no_more_than_was_promised(box):
    found = []
    for game in questions(box, "lay", 2):
        deal, side = game.state.deal, game.state.stack[-1].side
        friend = deal.main_by if side == "main" else deal.counter_by
        for amount in (1, 2, 3):
            twin = promised(game, "support", game.name(friend), amount)
            if DONE in game.pending.options:
                found.append(check(twin, DONE))
            totals = (game.state.stack[-1].laid + more for more in (1, 2))
            found += [check(twin, game.pending.options[0], cards) for cards in totals]
    both_ways(found)


@pytest.mark.rule("R.26")
@pytest.mark.parametrize("amount", [1, 2, 3])
@pytest.mark.parametrize("to", [0, 2])
def test_a_card_that_is_forced_keeps_a_promise_of_one_for_the_main_offer(box, amount, to):
    game = table(box)
    own(game, 3, "eiko")
    play_until(game, "main_offer")
    for seat in (0, 1, 2):
        hold(game, seat, "puff_piece", "live_feeds")
    game.run()
    play_until(game, "support", "counter pass", "counter live_feeds", "counter pass")
    game = promised(game, "support", game.name(to), amount)
    play_until(game, "forced_support", "support abstain", "use eiko")
    found = [check(game, option) for option in game.pending.options]
    assert found == [
        amount < 3 and (option == "lose" or amount > 1 or to > 0) for option in game.pending.options
    ]
    late = game.clone()
    late.state.promises[0] = replace(late.state.promises[0], fate=KEPT)
    late.state.promises.append(Promise(game.name(1), game.name(2), "support", 1))
    assert not check(late, "lose")
