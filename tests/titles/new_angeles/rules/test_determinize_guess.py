"""Games that are dealt with a guess about hidden cards: they fit, and lean as they should."""

from collections import Counter

import pytest

from newangeles_gui.titles.new_angeles.rules.game import Box, Game
from newangeles_gui.titles.new_angeles.rules.state import TYPES
from newangeles_gui.titles.new_angeles.rules.unseen import Guess, QuickDice, Unseen
from newangeles_gui.titles.new_angeles.rules.views import view
from tests.titles.new_angeles.rules.tables import play_until, table

EVEN = (1 / len(TYPES),) * len(TYPES)


@pytest.fixture
def unseen(box: Box) -> Unseen:
    game = table(box)
    play_until(game, "main_offer")
    return Unseen(box, view(game, 1))


def only(place: int) -> tuple[float, ...]:
    return tuple(1.0 if one == place else 0.0 for one in range(len(TYPES)))


def test_what_is_weightier_comes_first_as_often_as_it_should() -> None:
    first: Counter[str] = Counter()
    seconds: Counter[str] = Counter()
    rounds = 4000
    for number in range(rounds):
        order = QuickDice(number).leaning(["a", "b", "c"], [6.0, 3.0, 1.0])
        assert sorted(order) == ["a", "b", "c"]
        first[order[0]] += 1
        if order[0] == "a":
            seconds[order[1]] += 1
    shares = [first[one] / rounds for one in "abc"]
    assert shares == pytest.approx([0.6, 0.3, 0.1], abs=0.03)
    assert seconds["b"] / seconds.total() == pytest.approx(0.75, abs=0.04)


def test_a_place_is_drawn_by_its_chance_and_never_one_without() -> None:
    found: Counter[int] = Counter()
    rounds = 4000
    for number in range(rounds):
        found[QuickDice(number).one_of([0.0, 1.0, 0.0, 3.0, 0.0])] += 1
    assert set(found) == {1, 3}
    assert found[3] / rounds == pytest.approx(0.75, abs=0.03)
    assert {QuickDice(number).one_of([0.0, 0.5]) for number in range(50)} == {1}


def test_each_draw_uses_keys_of_its_own() -> None:
    dice = QuickDice(5)
    drawn = [dice.one_of(EVEN) for _ in range(400)]  # more than one set of keys
    assert len(set(drawn)) == len(TYPES)
    assert drawn[:200] != drawn[200:]
    again = QuickDice(5)
    assert drawn == [again.one_of(EVEN) for _ in range(400)]


def test_hands_are_of_the_types_that_are_certain(unseen: Unseen) -> None:
    sizes, own = unseen.view.hand_sizes, unseen.view.hand
    spare = unseen.pools.spare
    most = max(range(len(TYPES)), key=spare.__getitem__)
    unseen.guess = Guess(hands=(EVEN, EVEN, only(most), EVEN))
    for number in range(40):
        state = unseen.dealt(number)
        assert [len(hand) for hand in state.hands] == sizes and state.hands[1] == own
        earlier = Counter(unseen.box.type_of[card] for card in state.hands[0])
        kinds = Counter(unseen.box.type_of[card] for card in state.hands[2])
        left = spare[most] - earlier[TYPES[most]]
        assert kinds[TYPES[most]] == min(sizes[2], left)


def test_a_guess_deals_the_same_cards_as_chance(box: Box, unseen: Unseen) -> None:
    """Only who has them may differ: nothing is lost or doubled."""
    unseen.guess = Guess(hands=(EVEN,) * 4, investments=dict.fromkeys(box.investments, 1.0))
    for number in range(20):
        state = unseen.dealt(number)
        cards = Counter(state.discards)
        for pile in (*state.hands, *state.decks):
            cards.update(pile)
        assert cards == Counter(card for pool in box.copies for card in pool)
        game = Game(box, state, record=False)
        game.run()
        assert view(game, 1) == unseen.view


def test_likely_investments_are_dealt_more_often(box: Box, unseen: Unseen) -> None:
    likely = unseen.investments[0]
    weights = {one: 20.0 if one == likely else 1.0 for one in box.investments}
    unseen.guess = Guess(investments=weights)
    seats = [seat for seat, has in enumerate(unseen.view.has_investment) if has and seat != 1]
    found = 0
    for number in range(200):
        state = unseen.dealt(number)
        assert state.investments[1] == unseen.view.investment
        assert len(set(state.investments)) == len(state.investments)
        found += any(state.investments[seat] == likely for seat in seats)
    assert found > 170
