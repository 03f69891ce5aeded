"""The verb that draws action cards, in all its forms."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...content.verbs import Draw
from .. import cards
from ..pieces import TYPES
from ..state import DONE
from .economy import supported
from .verb import VerbRules

if TYPE_CHECKING:
    from newangeles_gui.engine import Decision

    from ..effect import Effect
    from ..game import Game


def _step(game: Game, effect: Effect, verb: Draw) -> Decision | None:
    """`done` counts players, or cards where each card's type is chosen."""
    seats = effect.seats(game, verb.who)
    times = len(seats) * (verb.count if verb.type == "any" else 1)
    if effect.done >= times:
        effect.next()
        return None
    seat = _drawer(effect, verb, seats)
    if verb.type in ("any", "one"):
        chooser = effect.seat if verb.chooser == "you" else seat
        if not game.state.discards and not any(game.state.decks):
            effect.next()  # R.25
            return None
        options = [*TYPES, DONE] if verb.may else list(TYPES)
        return effect.ask(game, "draw", options, chooser)
    effect.done += 1
    types = TYPES if verb.type == "each" else (cards.topmost_type(game, seat),)
    for action_type in types:
        cards.draw(game, seat, action_type, _count(game, seat, verb))
    return None


def _drawer(effect: Effect, verb: Draw, seats: list[int]) -> int:
    return seats[effect.done // verb.count if verb.type == "any" else effect.done]


def _count(game: Game, seat: int, verb: Draw) -> int:
    if verb.if_supported is not None and supported(game, seat):
        return verb.if_supported
    return verb.count


def _answer(game: Game, effect: Effect, verb: Draw, option: str) -> None:
    seat = _drawer(effect, verb, effect.seats(game, verb.who))
    effect.done += 1
    if option != DONE:
        cards.draw(game, seat, option, 1 if verb.type == "any" else _count(game, seat, verb))


def _possible(game: Game, effect: Effect, verb: Draw) -> bool:
    types = cards.drawable(game)
    if verb.type != "topmost":
        return bool(types)
    return any(cards.topmost_type(game, seat) in types for seat in effect.seats(game, verb.who))


DRAW = VerbRules(_step, _answer, _possible)
