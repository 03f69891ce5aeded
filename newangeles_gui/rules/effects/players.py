"""Verbs that choose a player or one of several effects."""

from __future__ import annotations

from typing import TYPE_CHECKING

from newangeles_gui.content.verbs import ChooseOne, ChoosePlayer, FlipEmergency, StealAsset

from .verb import VerbRules

if TYPE_CHECKING:
    from newangeles_gui.engine.decisions import Decision

    from ..effect import Effect
    from ..game import Game


def candidates(game: Game, seat: int, verb: ChoosePlayer) -> list[str]:
    """The players who can be chosen, clockwise from the chooser."""
    seats = game.clockwise(seat)
    if verb.among == "others":
        seats = seats[1:]
    elif verb.among == "supporting":
        deal = game.deal()
        seats = [one for one in seats if one not in (deal.main_by, deal.counter_by)]
    return [game.name(one) for one in seats]


def _player_step(game: Game, effect: Effect, verb: ChoosePlayer) -> Decision | None:
    if effect.done:
        effect.next()
        return None
    return effect.ask(game, "choose_player", candidates(game, effect.seat, verb))


def _player_answer(game: Game, effect: Effect, verb: ChoosePlayer, option: str) -> None:
    effect.done += 1
    effect.mark(verb.as_, game.seat_of(option))


def _player_possible(game: Game, seat: int, subject: int, window: str, verb: ChoosePlayer) -> bool:
    return bool(candidates(game, seat, verb))


CHOOSE_PLAYER = VerbRules(_player_step, _player_answer, _player_possible)


def _one_step(game: Game, effect: Effect, verb: ChooseOne) -> Decision | None:
    if effect.done:
        effect.next()
        return None
    options = [name for name, branch in verb.options.items() if _available(game, effect, branch)]
    if not options:
        effect.next()
        return None
    return effect.ask(game, "choose", options)


def _available(game: Game, effect: Effect, branch: tuple[object, ...]) -> bool:
    first = branch[0]
    if isinstance(first, StealAsset):
        return any(owner != effect.seat for owner in game.state.owners.values())
    if isinstance(first, FlipEmergency):
        state = game.state
        return any(
            state.emergency_holder[seat] >= 0 and not state.emergency_up[seat]
            for seat in effect.seats(game, first.who)
        )
    return True


def _one_answer(game: Game, effect: Effect, verb: ChooseOne, option: str) -> None:
    effect.done += 1
    game.push_effect(f"{effect.program}.{option}", effect.seat, effect.subject, effect.window)
    branch = game.state.stack[-1]
    branch.marks = dict(effect.marks)  # type: ignore[attr-defined]


CHOOSE_ONE = VerbRules(_one_step, _one_answer)
