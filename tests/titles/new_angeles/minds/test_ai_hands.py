"""What is believed about hands and investments: by what was drawn, shown, and what would pay."""

import math
from collections import Counter

import pytest

from newangeles_gui.minds.agent import heard
from newangeles_gui.titles.new_angeles.minds.belief import Guesser, Hands
from newangeles_gui.titles.new_angeles.minds.judgement.city import CityOutlook
from newangeles_gui.titles.new_angeles.minds.judgement.holdings import Holdings
from newangeles_gui.titles.new_angeles.rules.state import TYPES
from newangeles_gui.titles.new_angeles.tellings import TELLINGS

EVEN = 1 / len(TYPES)


def drawn(player, kind, count):
    return ("cards_drawn", {"player": player, "type": kind, "count": count})


@pytest.fixture
def guesser(ai_box):
    return Guesser(Holdings(ai_box, CityOutlook(ai_box)))


@pytest.fixture(scope="module")
def moments(ai_box, bench):
    """Main offers of some games by greedy players, with all that was told before."""
    found = []
    for seed in range(6):
        game = bench.new(seed, 4 + seed % 3)
        game.record = True
        log = list(game.events)
        for seen, decision, _ in bench.moves(game, ("greedy",), seed):
            log += game.events
            if decision.kind == "main_offer":
                hands = [hand[:] for hand in game.state.hands]
                found.append(
                    (seen, heard(log, seen.seat, TELLINGS), hands, game.state.investments[:])
                )
    return found


def test_hands_are_of_the_types_that_were_drawn_and_not_shown(ai_box):
    names = ["nbn", "weyland"]
    told = (drawn("nbn", "media", 2), drawn("nbn", "labor", 1))
    rows = Hands(ai_box).of(names, told)
    media, labor = (TYPES.index(one) for one in ("media", "labor"))
    assert rows[0][media] > 1.8 * rows[0][labor] > 5 * rows[0][TYPES.index("biotech")]
    assert rows[1] == pytest.approx((EVEN,) * len(TYPES))
    card = next(one for one, kind in ai_box.type_of.items() if kind == "labor")
    shown = (*told, ("main_offer_proposed", {"player": "nbn", "card": card}))
    assert Hands(ai_box).of(names, shown)[0][labor] < rows[0][labor] / 3


def test_reading_on_is_the_same_as_reading_all(ai_box, moments):
    hands = Hands(ai_box)
    for seen, told, _, _ in moments:
        names = seen.corporations
        assert hands.of(names, told) == Hands(ai_box).of(names, told)
        hands.of(names, told[: len(told) // 2])


def test_it_is_far_better_than_no_idea(ai_box, moments):
    said, cards = 0.0, 0
    for seen, told, hands, _ in moments:
        rows = Hands(ai_box).of(seen.corporations, told)
        for seat, hand in enumerate(hands):
            if seat != seen.seat:
                said += sum(math.log(rows[seat][TYPES.index(ai_box.type_of[one])]) for one in hand)
                cards += len(hand)
    assert cards > 300
    assert said / cards > math.log(EVEN) + 0.4


def test_worlds_are_dealt_as_believed_and_fit_the_view(guesser, moments):
    seen, told, hands, _ = next(one for one in moments if max(one[0].hand_sizes) > 3)
    likely, plain = guesser.likely(seen, told), guesser.likely(seen, ())
    rows = guesser.rows(seen, told)
    other = max(
        (seat for seat in range(len(hands)) if seat != seen.seat), key=lambda one: len(hands[one])
    )
    most = max(range(len(TYPES)), key=rows[other].__getitem__)

    def share(unseen):
        counts = Counter()
        for number in range(60):
            state = unseen.dealt(number)
            assert [len(hand) for hand in state.hands] == seen.hand_sizes
            assert state.hands[seen.seat] == seen.hand
            counts.update(TYPES.index(unseen.box.type_of[one]) for one in state.hands[other])
        return counts[most] / counts.total()

    assert share(likely) > share(plain) + 0.1
    assert share(likely) == pytest.approx(rows[other][most], abs=0.25)


def test_investments_that_would_pay_are_more_likely(guesser, moments):
    right, by_chance = 0.0, 0.0
    for seen, told, _, investments in moments:
        weights = guesser.likely(seen, told).guess.investments
        whole = sum(weights.values())
        for seat, card in enumerate(investments):
            if seat != seen.seat and card:
                right += math.log(weights[card] / whole)
                by_chance -= math.log(len(weights))
    assert right > by_chance
