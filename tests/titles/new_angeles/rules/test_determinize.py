"""Games that are dealt to fit what a seat knows: they fit, and they are dealt fairly."""

from collections import Counter

import pytest

from newangeles_gui.titles.new_angeles.rules import conservation
from newangeles_gui.titles.new_angeles.rules.game import Box, Game
from newangeles_gui.titles.new_angeles.rules.state import TYPES
from newangeles_gui.titles.new_angeles.rules.unseen import QuickDice, determinize
from newangeles_gui.titles.new_angeles.rules.views import SPECTATOR, view
from tests.titles.new_angeles.rules.tables import hold, own, play_until, seats, table


@pytest.fixture
def game(box: Box) -> Game:
    game = table(box)
    play_until(game, "main_offer")
    return game


def test_the_same_number_deals_the_same(game: Game) -> None:
    seen = view(game, 1)
    assert determinize(game.box, seen, 7) == determinize(game.box, seen, 7)
    assert determinize(game.box, seen, 7) != determinize(game.box, seen, 8)


def test_every_hidden_card_can_be_anywhere(game: Game) -> None:
    """Over many deals each place shows about every card that it can hold."""
    box, seen = game.box, view(game, 1)
    hands, tracks, rivals, tops, investments = Counter(), Counter(), Counter(), Counter(), Counter()
    deals = 2000
    for number in range(deals):
        state = determinize(box, seen, number)
        assert state.hands[1] == game.state.hands[1]
        assert state.rivals[1] == game.state.rivals[1]
        hands[state.hands[2][0]] += 1
        tracks[state.turn_track[0]] += 1
        rivals[state.rivals[2]] += 1
        tops[state.event_deck[-1]] += 1
        investments[state.investments[3]] += 1
    left = Counter({card: box.cards[card].copies for card in box.type_of})
    left.subtract(game.state.hands[1])
    deck_sizes = dict(zip(TYPES, seen.deck_sizes, strict=True))
    mine = Counter(box.type_of[card] for card in game.state.hands[1])
    loose = {name for name, size in deck_sizes.items() if size + mine[name] < 20}
    assert set(hands) == {card for card in +left if box.type_of[card] in loose}
    assert len(tracks) == len(box.assets) - 1
    assert max(tracks.values()) < 2.2 * deals / len(tracks)
    assert len(rivals) == 4
    assert game.state.rivals[1] not in rivals
    assert min(rivals.values()) > 0.8 * deals / 4
    backs = [one for one in box.events.values() if one.back == seen.top_event_back]
    assert set(tops) == {one.id for one in backs}
    assert min(tops.values()) > 0.8 * deals / len(backs)
    assert set(investments) == set(box.investments) - {seen.investment}


def test_a_deck_holds_its_type_and_the_rest_is_mixed(game: Game) -> None:
    """What lies in hands is drawn evenly from what is in no deck, whatever its type."""
    box, seen = game.box, view(game, SPECTATOR)
    expected = {name: 20 - size for name, size in zip(TYPES, seen.deck_sizes, strict=True)}
    counts: Counter[str] = Counter()
    deals = 1500
    for number in range(deals):
        state = determinize(box, seen, number)
        counts.update(box.type_of[card] for card in state.hands[0])
    loose = sum(expected.values())
    for name, cards in expected.items():
        mean = deals * len(game.state.hands[0]) * cards / loose
        assert abs(counts[name] - mean) <= 6 * mean**0.5 + 1


def test_rivals_can_be_given(game: Game) -> None:
    given = game.state.rivals
    for number in range(20):
        state = determinize(game.box, view(game, SPECTATOR), number, given)
        assert state.rivals == given
        assert state.rival_under_board == game.state.rival_under_board


def test_who_looks_at_events_keeps_them(game: Game) -> None:
    hold(game, 0, "unorthodox_knowledge", "unorthodox_knowledge", "puff_piece")
    game.run()
    answers = ["main_offer unorthodox_knowledge", *["counter pass"] * 3, *["support abstain"] * 3]
    play_until(game, "bury_event", *answers)
    for number in range(20):
        assert (
            determinize(game.box, view(game, 0), number).event_deck[-3:]
            == (game.state.event_deck[-3:])
        )
    others = {tuple(determinize(game.box, view(game, 1), n).event_deck[-3:]) for n in range(20)}
    assert len(others) > 10


def test_who_looks_at_a_hand_keeps_it(box: Box) -> None:
    game = table(box)
    own(game, 0, "mr_white")
    quiet = [*["counter pass"] * 3, *["support abstain"] * 3]
    play_until(game, "use", *quiet)
    hold(game, 1, "puff_piece", "puff_piece", "live_feeds")
    play_until(game, "steal_card", "use mr_white", *quiet)
    copies = set()
    for number in range(30):
        state = determinize(box, view(game, 0), number)
        assert set(state.hands[1]) == {"puff_piece", "live_feeds"}
        copies.add(state.hands[1].count("puff_piece"))
    assert copies == {1, 2}, "of which card there are two is not shown"


def test_who_pays_for_a_counteroffer_has_something_to_offer(box: Box) -> None:
    game = table(box)
    play_until(game, "counter")
    play_until(game, "pay")
    payer = game.pending.seat
    chosen = set()
    for seat in seats(game):
        for number in range(40):
            state = determinize(box, view(game, seat), number)
            twin = Game(box, state, record=False)
            twin.run()
            assert view(twin, seat) == view(game, seat)
            assert conservation.problems(twin) == []
            chosen.add((seat == payer, state.stack[-1].card))
    assert len([card for own, card in chosen if own]) == 1
    assert len([card for own, card in chosen if not own]) > 5


def test_finished_games_can_be_dealt_too(box: Box) -> None:
    game = table(box)
    while game.pending is not None:
        game.apply(game.pending.choices()[0])
    for seat in seats(game):
        twin = Game(box, determinize(box, view(game, seat), 3), record=False)
        twin.run()
        assert view(twin, seat) == view(game, seat)
        assert conservation.problems(twin) == []
        assert twin.state.rivals == game.state.rivals


def test_the_dice_never_run_out() -> None:
    dice = QuickDice(5)
    cards = [str(number) for number in range(100)]
    orders = {tuple(dice.shuffled(cards)) for _ in range(50)}
    assert len(orders) == 50
    assert all(sorted(order) == sorted(cards) for order in orders)
