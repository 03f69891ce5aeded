"""Meter, buttons and behaviour are one opinion: they never contradict each other."""

import os

import pytest

from newangeles_gui.engine.conformance import Dice
from newangeles_gui.minds.agent import UNHEARD, heard
from newangeles_gui.titles.new_angeles.minds.bargaining.answers import MOST_REASONS, NO_WAY, YES
from newangeles_gui.titles.new_angeles.minds.bargaining.appraisal import manners_of
from newangeles_gui.titles.new_angeles.minds.bargaining.lines import lines_of
from newangeles_gui.titles.new_angeles.minds.bargaining.proposals import MOMENTS
from newangeles_gui.titles.new_angeles.minds.tuned import load_cast
from newangeles_gui.titles.new_angeles.rules.resample import resample
from newangeles_gui.titles.new_angeles.rules.views import SPECTATOR, view
from newangeles_gui.titles.new_angeles.tellings import TELLINGS
from tests.titles.new_angeles.minds.bargains import (
    Informed,
    is_legal,
    line,
    negotiator,
    some_locks,
    some_trade,
    told_situations,
)

TRADES = 12  # in each situation


def check(game, dice, bargainer, fresh):
    """One trade, and everything that is said about it."""
    trade = some_trade(game, dice)
    legal = is_legal(game, trade)
    if trade.taker not in game.state.corporations:
        return 0
    seat = game.seat_of(trade.taker)
    seen = view(game, seat)
    rating = bargainer.rate(seen, trade)
    where = (str(trade), rating, game.pending)
    assert rating == bargainer.rate(seen, trade), where
    assert legal or rating.meter == NO_WAY, where
    _check_reasons(rating, where)
    for attempt in range(4):
        answer = bargainer.answer(seen, trade, attempt)
        assert answer.accepts == (rating.meter == YES), where
        assert answer.rating == rating, where
        if answer.instead is not None:
            assert attempt < 2 and not answer.accepts, where
            assert answer.instead != trade, where
            assert bargainer.answer(seen, answer.instead, attempt).accepts, (answer, where)
            assert is_legal(game, answer.instead) or not legal, (answer, where)
    _check_better(game, bargainer, seen, trade, some_locks(trade, dice), legal)
    if dice.below(15) == 0:
        assert fresh.rate(seen, trade) == rating, where
        twin = resample(game, seat, dice.below(1 << 32))
        assert fresh.rate(view(twin, seat), trade) == rating, where
    return 1


def _check_reasons(rating, where):
    assert 1 <= len(rating.reasons) <= MOST_REASONS, where
    assert rating.reasons[0].sign == (1 if rating.meter == YES else -1), where


def _check_better(game, bargainer, seen, trade, locked, legal):
    better = bargainer.improve(seen, trade, locked)
    where = (str(trade), str(better), sorted(locked))
    if better is None:
        return
    for _ in range(2):
        assert bargainer.answer(seen, better, 0).accepts, where
        assert bargainer.rate(seen, better).meter == YES, where
    assert all(line(better, one) == line(trade, one) for one in locked), where
    assert is_legal(game, better) or not legal, where
    again = bargainer.improve(seen, better, locked)
    assert again is not None and bargainer.answer(seen, again, 1).accepts, where


def some_history(log, dice):
    """In two of three situations what all the table has heard: opinions hang on it as well."""
    return heard(log, SPECTATOR, TELLINGS) if dice.below(3) else UNHEARD


def run(box, seeds, share):
    checked = 0
    for seed in seeds:
        dice = Dice(seed)
        bargainer = negotiator(box)
        for game, log in told_situations(box, seed, share):
            history = some_history(log, dice)
            for _ in range(TRADES):
                fresh = Informed(negotiator(box), history)
                checked += check(game, dice, Informed(bargainer, history), fresh)
    return checked


def test_thousands_of_trades(ai_box):
    assert run(ai_box, range(3), share=25) > 300


# ---------------------------------------------------------------- very many, quickly

QUICK = 1  # worlds: that meter, buttons and behaviour are one does not hang on their number
IN_ONE_SITUATION = 14


def buttons(trade, dice):
    """The lines that each button of the offer table leaves alone; the other player is asked."""
    take, give = lines_of(trade, trade.taker), lines_of(trade, trade.giver)
    locks = some_locks(trade, dice)
    return (locks | take, locks | give, locks)[dice.below(3)]


def agree(game, dice, bargainer, seen):
    """One trade that is offered to who looks: what is shown, said and done is the same."""
    trade = some_trade(game, dice)
    me = seen.corporations[seen.seat]
    for _ in range(60):
        if trade.taker == me:
            break
        trade = some_trade(game, dice)
    else:
        return 0
    legal = is_legal(game, trade)
    rating = bargainer.rate(seen, trade)
    where = (str(trade), rating, game.pending)
    assert legal or rating.meter == NO_WAY, where
    _check_reasons(rating, where)
    attempt = dice.below(3)
    answer = bargainer.answer(seen, trade, attempt)
    assert answer.accepts == (rating.meter == YES) and answer.rating == rating, where
    if answer.instead is not None:
        assert attempt < 2 and not answer.accepts and answer.instead != trade, where
        _is_taken(game, bargainer, seen, answer.instead, where)
    locked = buttons(trade, dice)
    better = bargainer.improve(seen, trade, locked)
    if better is not None:
        assert all(line(better, one) == line(trade, one) for one in locked), (where, better)
        assert {better.giver, better.taker} == {trade.giver, trade.taker}, where
        _is_taken(game, bargainer, seen, better, where)
    return 1


def _is_taken(game, bargainer, seen, trade, where):
    """What it has asked for itself can be given, and is a yes in every way."""
    assert is_legal(game, trade), (str(trade), where)
    assert bargainer.rate(seen, trade).meter == YES, (str(trade), where)
    assert bargainer.answer(seen, trade, 1).accepts, (str(trade), where)


def offers(game, dice, bargainer, seen):
    """What it offers itself can be given, and it would not refuse it."""
    moment = MOMENTS[dice.below(len(MOMENTS))]
    for trade in bargainer.propose(seen, moment):
        assert seen.corporations[seen.seat] in (trade.giver, trade.taker), str(trade)
        _is_taken(game, bargainer, seen, trade, moment)
    called = bargainer.rally(seen)
    if called is not None:
        assert called.by == seen.seat and called.pays * len(called.to) <= seen.capital[seen.seat]
        assert len(called.to) > 1 and called.by not in called.to


def soak(box, wanted, first):
    """So many trades in random situations, with every character in turn."""
    cast = [*load_cast().characters.values()]
    checked, seed = 0, first
    while checked < wanted:
        dice = Dice(seed)
        bargainer = negotiator(box, manners_of(cast[seed % len(cast)], QUICK))
        for game, log in told_situations(box, seed, share=20):
            seen = view(game, dice.below(game.players))
            informed = Informed(bargainer, some_history(log, dice))
            checked += sum(agree(game, dice, informed, seen) for _ in range(IN_ONE_SITUATION))
            if dice.below(8) == 0:
                offers(game, dice, informed, seen)
        seed += 1
    return checked


def test_trades_with_every_character(ai_box):
    assert soak(ai_box, 1_500, 1) >= 1_500


@pytest.mark.soak
def test_a_million_trades(ai_box):
    wanted = int(os.environ.get("NEWANGELES_SOAK", "1000000"))
    first = int(os.environ.get("NEWANGELES_SOAK_SEED", "1000"))
    assert soak(ai_box, wanted, first) >= wanted
