"""What must hold in every decision of Streets, for `engine.conformance` to check."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from newangeles_gui.engine import Check, Conformity, Dice

from . import codec, conservation
from .game import Box, Game
from .setup import ADVISORS, BUSINESS, LEVELS, new_game
from .views import SPECTATOR, guess, view

COPY_EVERY: Final = 4
CITY_EVERY: Final = 3
MODULES: Final = ((), (BUSINESS,), (ADVISORS,), (BUSINESS, ADVISORS))


def kit(box: Box, players: Sequence[str]) -> Conformity[Game]:
    """Games of these players with all checks; the seed says with which modules."""

    def begin(seed: int, record: bool) -> Game:
        modules, level = MODULES[seed % len(MODULES)], LEVELS[seed % len(LEVELS)]
        return new_game(box, players, seed, modules, level=level, record=record)

    def to_dict(game: Game) -> dict[str, Any]:
        return codec.to_dict(game.state)

    def from_dict(data: dict[str, Any]) -> Game:
        return Game(box, codec.from_dict(data), record=False)

    checks = (
        Check("conservation", sound, CITY_EVERY),
        Check("view", fits_view, CITY_EVERY),
    )
    return Conformity(begin, to_dict, from_dict, checks, COPY_EVERY)


def sound(game: Game, dice: Dice) -> list[str]:
    """Tiles, people, signs and tokens are right."""
    return conservation.problems(game)


def fits_view(game: Game, dice: Dice) -> list[str]:
    """What is dealt to fit a view shows that very view, and is a sound game."""
    seat = dice.below(game.players + 1)
    seat = SPECTATOR if seat == game.players else seat
    seen = view(game, seat)
    twin = guess(game.box, seen, dice.below(1 << 62))
    found = conservation.problems(twin)
    again = view(twin, seat)
    if again != seen:
        names = [name for name in seen.__dataclass_fields__
                 if getattr(seen, name) != getattr(again, name)]  # fmt: skip
        found.append(f"dealt for seat {seat}, {', '.join(names)} differ")
    return found
