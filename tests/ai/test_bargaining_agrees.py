"""Meter, buttons and behaviour are one opinion: they never contradict each other."""

import os

import pytest

from newangeles_gui.ai.bargain import MOST_REASONS, NO_WAY, YES
from newangeles_gui.engine.conformance import Dice
from newangeles_gui.rules.resample import resample
from newangeles_gui.rules.view import view
from tests.ai.bargains import (
    is_legal,
    line,
    negotiator,
    situations,
    some_locks,
    some_trade,
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


def run(box, seeds, share):
    checked = 0
    for seed in seeds:
        dice = Dice(seed)
        bargainer = negotiator(box)
        for game in situations(box, seed, share):
            for _ in range(TRADES):
                checked += check(game, dice, bargainer, negotiator(box))
    return checked


def test_thousands_of_trades(ai_box):
    assert run(ai_box, range(6), share=20) > 1000


@pytest.mark.soak
def test_a_million_trades(ai_box):
    wanted = int(os.environ.get("NEWANGELES_SOAK", "1000000"))
    checked, seed = 0, 1000
    while checked < wanted:
        checked += run(ai_box, [seed], share=4)
        seed += 1
    assert checked >= wanted
