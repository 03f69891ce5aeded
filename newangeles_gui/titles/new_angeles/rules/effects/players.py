"""Verbs that choose a player or one of several effects."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...content.verbs import ChooseOne, ChoosePlayer
from .verb import VerbRules

if TYPE_CHECKING:
    from newangeles_gui.engine import Decision

    from ..effect import Effect
    from ..game import Game


def candidates(game: Game, seat: int, verb: ChoosePlayer) -> list[int]:
    """The players who can be chosen, clockwise from the chooser."""
    seats = game.clockwise(seat)
    if verb.among == "others":
        return seats[1:]
    if verb.among == "supporting":
        deal = game.deal()
        return [one for one in seats if one not in (deal.main_by, deal.counter_by)]
    return seats


def _player_step(game: Game, effect: Effect, verb: ChoosePlayer) -> Decision | None:
    if effect.done:
        effect.next()
        return None
    names = [game.name(seat) for seat in candidates(game, effect.seat, verb)]
    return effect.ask(game, "choose_player", names)


def _player_answer(game: Game, effect: Effect, verb: ChoosePlayer, option: str) -> None:
    effect.done += 1
    effect.mark(verb.as_, game.seat_of(option))


def _player_possible(game: Game, effect: Effect, verb: ChoosePlayer) -> bool:
    seats = candidates(game, effect.seat, verb)
    return any(effect.after(verb.as_, seat).would_do(game) for seat in seats)


CHOOSE_PLAYER = VerbRules(_player_step, _player_answer, _player_possible)


def _one_step(game: Game, effect: Effect, verb: ChooseOne) -> Decision | None:
    options = [] if effect.done else _worthwhile(game, effect, verb)
    if not options:
        effect.next()
        return None
    return effect.ask(game, "choose", options)


def _worthwhile(game: Game, effect: Effect, verb: ChooseOne) -> list[str]:
    """R.25: only those that would do something."""
    return [name for name in verb.options if effect.branch(name).would_do(game)]


def _one_answer(game: Game, effect: Effect, verb: ChooseOne, option: str) -> None:
    effect.done += 1
    game.push(effect.branch(option))


def _one_possible(game: Game, effect: Effect, verb: ChooseOne) -> bool:
    return bool(_worthwhile(game, effect, verb))


CHOOSE_ONE = VerbRules(_one_step, _one_answer, _one_possible)
