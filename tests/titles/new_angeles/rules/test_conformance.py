"""Random games of four, five and six with every check after every decision."""

import dataclasses

import pytest

from newangeles_gui.engine.conformance import Conformity, Dice, Failure, play
from newangeles_gui.engine.decisions import Choice, Decision
from newangeles_gui.titles.new_angeles.rules import conformity
from newangeles_gui.titles.new_angeles.rules.game import Box, Game
from newangeles_gui.titles.new_angeles.rules.views import SPECTATOR, View, view
from tests.titles.new_angeles.rules.tables import hold, own, play_until, table

SEEDS = range(10)


def kit_of(box: Box, players: int) -> Conformity[Game]:
    return conformity.kit(box, list(box.corporations)[:players])


@pytest.fixture(scope="module")
def patient_box(box: Box) -> Box:
    """A city that takes so much threat that the third demand round is reached."""
    limits = box.limits.model_copy(update={"threat_end": 1000})
    return Box(box.content.model_copy(update={"box": limits}))


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("players", [4, 5, 6])
def test_random_games(box: Box, players: int, seed: int) -> None:
    watch = play(kit_of(box, players), seed)
    assert len(watch.choices) > 50


def trading(game: Game, decision: Decision, dice: Dice) -> Choice:
    """Random answers, and now and then a trade in between."""
    if not dice.below(8):
        return conformity.sound_trade(game, dice).choice()
    return dice.choice(decision)


@pytest.mark.parametrize("seed", SEEDS[:5])
@pytest.mark.parametrize("players", [4, 5, 6])
def test_games_with_trades(box: Box, players: int, seed: int) -> None:
    watch = play(kit_of(box, players), seed, trading)
    assert any(choice.kind == "trade" for choice in watch.choices)


@pytest.mark.parametrize("seed", SEEDS[:3])
@pytest.mark.parametrize("players", [4, 5, 6])
def test_games_to_the_third_demand_round(patient_box: Box, players: int, seed: int) -> None:
    ended: list[Game] = []

    def choose(game: Game, decision: Decision, dice: Dice) -> Choice:
        ended[:] = [game]
        return trading(game, decision, dice)

    play(kit_of(patient_box, players), seed, choose)
    assert ended[0].state.ended_by == "demand"


# ------------------------------------------------- the checks can fail: leaks and faults are seen


def _hands(game: Game, seen: View) -> None:
    seen.used_this_turn = [hand[0] if hand else "" for hand in game.state.hands]


def _discards(game: Game, seen: View) -> None:
    seen.used_this_turn = game.state.discards[:]


def _decks(game: Game, seen: View) -> None:
    seen.deck_sizes = [hash(tuple(deck)) for deck in game.state.decks]


def _turn_track(game: Game, seen: View) -> None:
    seen.used_this_turn = game.state.turn_track[:]


def _rivals(game: Game, seen: View) -> None:
    seen.revealed_rivals = game.state.rivals[:]


def _under_the_board(game: Game, seen: View) -> None:
    seen.rival_under_board = game.state.rival_under_board


def _investments(game: Game, seen: View) -> None:
    seen.winners = [hash(card) for card in game.state.investments]


def _investment_deck(game: Game, seen: View) -> None:
    seen.used_this_turn = game.state.investment_deck[:]


def _top_event(game: Game, seen: View) -> None:
    seen.top_event_back = game.state.event_deck[-1]


def _demands(game: Game, seen: View) -> None:
    seen.demand = game.state.demand_deck[-1]


def _support(game: Game, seen: View) -> None:
    seen.deal = game.state.deal


def _options(game: Game, seen: View) -> None:
    seen.pending = game.state.pending


def _frames(game: Game, seen: View) -> None:
    seen.stack = game.state.stack[:]


def _chance(game: Game, seen: View) -> None:
    seen.threat = game.state.rng


@pytest.mark.parametrize(
    "leak",
    [
        _hands, _discards, _decks, _turn_track, _rivals, _under_the_board, _investments,
        _investment_deck, _top_event, _demands, _support, _options, _frames, _chance,
    ],
)  # fmt: skip
def test_a_leak_is_seen(box: Box, leak, monkeypatch) -> None:
    def leaky(game: Game, seat: int = SPECTATOR) -> View:
        seen = view(game, seat)
        leak(game, seen)
        return seen

    monkeypatch.setattr(conformity, "view", leaky)
    checks = kit_of(box, 5)
    only = tuple(check for check in checks.checks if check.name == "secrecy")
    with pytest.raises(Failure, match=r"secrecy: .* sees through"):
        for seed in SEEDS:
            play(dataclasses.replace(checks, checks=only), seed)


def test_a_view_with_too_little_is_seen(box: Box, monkeypatch) -> None:
    """What a view does not tell, a game dealt to fit it has otherwise."""

    def short_sighted(game: Game, seat: int = SPECTATOR) -> View:
        seen = view(game, seat)
        seen.hand = []
        return seen

    monkeypatch.setattr(conformity, "view", short_sighted)
    with pytest.raises(Failure, match="determinization"):
        play(kit_of(box, 5), 1)


def test_a_lost_card_is_seen(box: Box) -> None:
    checks = kit_of(box, 4)

    def losing(game: Game, decision: Decision, dice: Dice) -> Choice:
        if game.state.discards:
            game.state.discards.pop()
        return dice.choice(decision)

    with pytest.raises(Failure, match="conservation: action cards do not add up"):
        play(checks, 1, losing)


@pytest.mark.parametrize("fault", conformity.FAULTS)
def test_each_faulty_trade_is_refused(box: Box, fault: str, monkeypatch) -> None:
    """One fault after the other, so that none of them hides behind another."""
    game = table(box)
    play_until(game, "main_offer")
    for seat, asset in enumerate(("coach_walden", "eiko", "braintrust", "mark_yale")):
        own(game, seat, asset)
    monkeypatch.setattr(conformity, "FAULTS", (fault,))
    dice = Dice(1)
    for _ in range(60):
        assert conformity.trades(game, dice) == []


def test_a_table_that_takes_any_trade_is_seen(box: Box, monkeypatch) -> None:
    from newangeles_gui.titles.new_angeles.rules.trade import Trade

    monkeypatch.setattr(Trade, "check", lambda self, game: None)
    monkeypatch.setattr(conformity, "FAULTS", ("too_much_capital",))
    game = table(box)
    play_until(game, "main_offer")
    dice = Dice(1)
    found = [problem for _ in range(40) for problem in conformity.trades(game, dice)]
    assert any("in spite of too_much_capital" in problem for problem in found)


def test_a_declaration_can_be_sold_past_a_step_without_choice(box: Box) -> None:
    """Full Deployment has nothing to turn up here, so only the draw is left to declare."""
    game = table(box)
    own(game, 1, "caprice_nisei")
    play_until(game, "main_offer")
    hold(game, 0, "full_deployment", "puff_piece", "puff_piece")
    game.run()
    play_until(game, "draw", "main_offer full_deployment", "use caprice_nisei")
    assert game.state.stack[-1].KIND == "declare"
    seller, buyer = game.name(0), game.name(1)
    text = f"from={buyer} to={seller} give=2 get=- now={seller}:draw:biotech:0"
    game.apply(Choice("trade", text))
    deal = game.state.deal
    assert deal is not None
    assert deal.declared_main is not None
    assert deal.declared_main[-1] == "draw biotech"
