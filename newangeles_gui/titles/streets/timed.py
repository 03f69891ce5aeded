"""What is timed in Streets beside what any game has, in a city as full as it becomes (design)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Final

from .rules import Box, Foresight, Game, Ledger, build_options, new_game, read_lying, view

SEED: Final = 3


def figures(box: Box) -> Mapping[str, Callable[[], object]]:
    """Works by the names of their figures, each of which ends in its unit."""
    game = _full_city(box)
    assert game.pending is not None
    seat, options = game.pending.seat, game.pending.options
    hand = game.state.hands[seat]
    foresight = Foresight(box, view(game, seat))

    def ledger(option: str) -> Ledger:
        tile, cell, quarter = read_lying(option)
        return foresight.ledger(tile, cell, quarter, seat)

    # The place that closes most takes longest.
    most = max(options, key=lambda option: len(ledger(option).streets))
    return {
        "legal_builds_of_a_full_city_us": lambda: build_options(game, seat, hand),
        "clone_of_a_full_city_us": game.clone,
        "ledger_of_a_place_us": lambda: ledger(most),
        "ledger_of_a_hand_ms": lambda: [ledger(option) for option in options],
    }


def _full_city(box: Box) -> Game:
    """The last question of as many as can play that is asked with a full hand."""
    game = new_game(box, box.seats, SEED, record=False)
    chance, full = Random(SEED), game
    while game.pending is not None:
        hand = game.state.hands[game.pending.seat]
        if game.pending.kind == "build" and len(hand) == box.limits.hand_size:
            full = game.clone()
        game.take(chance.choice(game.pending.options))
    return full
