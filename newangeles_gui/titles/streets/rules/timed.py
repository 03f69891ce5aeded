"""What is timed in Streets beside what any game has, in a city as full as it becomes."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from newangeles_gui.engine import random_below, seeded

from .game import Box, Game, read_lying
from .ledger import Foresight, Ledger
from .setup import new_game
from .turn import build_options
from .views import view

SEED: Final = 3


def timed(box: Box) -> Mapping[str, Callable[[], object]]:
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
    chance, full = seeded(SEED), game
    while (asked := game.pending) is not None:
        if asked.kind == "build" and len(game.state.hands[asked.seat]) == box.limits.hand_size:
            full = game.clone()
        at, chance = random_below(chance, len(asked.options))
        game.take(asked.options[at])
    return full
