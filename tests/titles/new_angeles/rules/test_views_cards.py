"""Who may know which action cards: in hands, among discards, as support, while they change hands.

`who_sees(game, change)` lists the seats (-1 is a spectator) whose view differs after a change.
"""

import pytest

from newangeles_gui.engine.decisions import Choice
from newangeles_gui.titles.new_angeles.rules import cards
from newangeles_gui.titles.new_angeles.rules.game import Box, Game
from newangeles_gui.titles.new_angeles.rules.state import NOBODY, State
from newangeles_gui.titles.new_angeles.rules.views import SPECTATOR, view
from tests.titles.new_angeles.rules.tables import (
    hold,
    knowing,
    own,
    play_until,
    seats,
    swap,
    table,
    who_sees,
)

EVERYBODY = [0, 1, 2, 3, SPECTATOR]


@pytest.fixture
def game(box: Box) -> Game:
    """Four players; the first one is about to propose the main offer."""
    game = table(box)
    play_until(game, "main_offer")
    return game


@pytest.mark.rule("16.7")
@pytest.mark.parametrize("seat", range(1, 4))
def test_the_number_of_cards_in_a_hand_is_open(game: Game, seat: int) -> None:
    def fewer(state: State) -> None:
        state.discards.append(state.hands[seat].pop())

    assert who_sees(game, fewer) == EVERYBODY
    sizes = [len(hand) for hand in game.state.hands]
    assert all(view(game, one).hand_sizes == sizes for one in seats(game))


# ---------------------------------------------------------------- hands and discards


@pytest.mark.rule("16.6")
@pytest.mark.parametrize("seat", range(4))
def test_only_the_holder_knows_a_hand(game: Game, seat: int) -> None:
    def other_card(state: State) -> None:
        hand = state.hands[seat]
        pile = next(deck for deck in state.decks if deck[-1] not in hand)
        swap(hand, 0, pile, -1)

    assert who_sees(game, other_card) == [seat]
    assert view(game, seat).hand == game.state.hands[seat]


@pytest.mark.rule("16.6")
def test_the_options_of_a_private_question_are_not_shown(game: Game) -> None:
    pending = game.pending
    assert pending is not None
    assert pending.private
    for seat in seats(game):
        shown = view(game, seat).pending
        assert shown is not None
        assert shown.options == (pending.options if seat == pending.seat else [])


@pytest.mark.rule("16.6")
def test_drawn_cards_are_seen_by_who_draws_them(game: Game) -> None:
    card = game.state.decks[0][-1]
    game.events = []
    cards.draw(game, 2, "construction", 1)
    assert knowing(game, game.events, card) == [2]
    assert knowing(game, game.events, "cards_drawn") == EVERYBODY


@pytest.mark.rule("16.4")
def test_discards_lie_face_down(game: Game) -> None:
    card = game.state.hands[1][0]
    game.events = []
    cards.discard(game, 1, card)
    assert knowing(game, game.events, card) == [1]
    assert knowing(game, game.events, "card_discarded") == EVERYBODY

    def another(state: State) -> None:
        pile = next(deck for deck in state.decks if deck[-1] != card)
        swap(state.discards, 0, pile, -1)

    assert who_sees(game, another) == []
    assert all(view(game, seat).discard_size == 1 for seat in seats(game))


@pytest.mark.rule("16.2a")
def test_a_reshuffle_tells_nobody_what_was_played(game: Game) -> None:
    state = game.state
    for seat in range(4):
        cards.discard(game, seat, state.hands[seat][0])
    other = game.clone(record=True)
    other.state.discards.reverse()
    for one in (game, other):
        one.events = []
        cards.reshuffle(one)
        lines = [event.line(seat) for event in one.events for seat in seats(one)]
        assert lines
        assert not [line for line in lines if any(card in line for card in one.box.type_of)]
        assert not [event for event in one.events if event.secret]
    for seat in seats(game):
        assert view(game, seat) == view(other, seat)


@pytest.mark.rule("16.2a")
def test_reshuffled_decks_are_in_a_new_order(box: Box) -> None:
    """Where a discard ends up must not tell when it was discarded."""
    tops = set()
    for seed in range(12):
        game = table(box, seed=1)
        game.state.rng = seed
        game.state.discards = game.state.decks[0][::-1]
        game.state.decks[0] = []
        cards.reshuffle(game)
        tops.add(tuple(game.state.decks[0]))
    assert len(tops) == 12


@pytest.mark.rule("16.8")
def test_a_card_that_changes_hands_is_known_to_two(game: Game) -> None:
    card = game.state.hands[1][0]
    game.events = []
    cards.hand_over(game, 1, 3, card, "card_given")
    assert knowing(game, game.events, card) == [1, 3]
    assert knowing(game, game.events, "card_given") == EVERYBODY


@pytest.mark.rule("16.8", "27.3")
def test_a_card_stolen_through_an_asset_is_known_to_two(box: Box) -> None:
    game = table(box)
    own(game, 1, "lily_lockwell")
    game.state.capital[0] = 30
    hold(game, 0, *["puff_piece"] * 5)
    events = play_until(game, "main_offer", "use lily_lockwell")
    stolen = [event for event in events if event.kind == "card_stolen"]
    assert len(stolen) == 1
    assert knowing(game, stolen, "puff_piece") == [0, 1]


@pytest.mark.rule("16.6", "16.8")
def test_who_may_look_at_a_hand_looks_alone(box: Box) -> None:
    game = table(box)
    own(game, 0, "mr_white")
    quiet = [*["counter pass"] * 3, *["support abstain"] * 3]
    play_until(game, "steal_card", "use mr_white", *quiet)
    options = game.pending.options if game.pending else []
    victim = game.seat_of("haas_bioroid")
    assert set(options) - {"done"} == set(game.state.hands[victim])
    assert [seat for seat in seats(game) if view(game, seat).pending.options] == [0]

    def another(state: State) -> None:
        hand = state.hands[victim]
        pile = next(deck for deck in state.decks if deck[-1] not in hand)
        swap(hand, 0, pile, -1)

    assert sorted(who_sees(game, another)) == sorted([0, victim])
    events = game.apply(Choice("steal_card", options[0]))
    assert knowing(game, events, options[0]) == sorted([0, victim])


@pytest.mark.rule("16.4", "16.6")
def test_nobody_sees_a_counteroffer_that_is_not_paid_yet(box: Box) -> None:
    game = table(box)
    play_until(game, "counter")
    game.apply(Choice("counter", game.pending.options[0]))
    for seat in (2, 3):
        hold(game, seat, "puff_piece", "live_feeds", "riot_control")
    play_until(game, "pay", "counter live_feeds")
    assert game.pending.seat == 2
    for seat in seats(game):
        shown = [frame for frame in view(game, seat).stack if frame.KIND == "counteroffers"]
        assert [frame.card for frame in shown] == ["live_feeds" if seat == 2 else "?"]
    options = [view(game, seat).pending.options for seat in seats(game)]
    assert options == [[], [], ["puff_piece", "riot_control"], [], []]
    events = game.apply(Choice("pay", "riot_control"))
    assert knowing(game, events, "riot_control") == [2]
    assert knowing(game, events, "live_feeds") == EVERYBODY


# ---------------------------------------------------------------- support


@pytest.mark.rule("57.1")
def test_support_lies_face_down(game: Game) -> None:
    play_until(game, "lay", "counter pass", "counter pass", "counter pass", "support main")
    assert game.pending is not None
    seat, card = game.pending.seat, game.pending.options[0]
    events = game.apply(Choice("lay", card))
    assert knowing(game, events, card) == [seat]

    def another_face(state: State) -> None:
        assert state.deal is not None
        pile = next(deck for deck in state.decks if deck[-1] != card)
        swap(state.deal.support, 0, pile, -1)

    def one_more(state: State) -> None:
        assert state.deal is not None
        state.deal.support.append(state.decks[0].pop())
        state.deal.support_side.append("main")
        state.deal.support_by.append(3)

    assert who_sees(game, another_face) == [seat]
    assert who_sees(game, one_more) == EVERYBODY


@pytest.mark.rule("57.1")
def test_a_blind_support_card_is_known_to_nobody(game: Game) -> None:
    play_until(game, "support", "counter pass", "counter pass", "counter pass")
    game.events = []
    cards.lay_blind(game, card := game.state.decks[0].pop(), "main")
    assert knowing(game, game.events, card) == []
    assert knowing(game, game.events, "support_laid") == EVERYBODY

    def another(state: State) -> None:
        assert state.deal is not None
        assert state.deal.support_by == [NOBODY]
        swap(state.deal.support, 0, state.decks[1], -1)

    assert who_sees(game, another) == []
