"""Verbs that raise and lower unrest, and those that move androids and enemy units."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...content.verbs import LowerUnrest, MoveAndroids, MoveEach, RaiseUnrest
from .. import city
from ..pieces import ANDROID, BIT, ROOT, UNREST, mask_of
from ..state import DONE
from .pieces import districts
from .verb import VerbRules

if TYPE_CHECKING:
    from newangeles_gui.engine import Decision

    from ..effect import Effect
    from ..game import Game

TO_STRIKE = 2


def _raise_step(game: Game, effect: Effect, verb: RaiseUnrest) -> Decision | None:
    if verb.where != "city":
        for district in dict.fromkeys(districts(game, effect, verb.where)):
            city.raise_unrest(game, district, TO_STRIKE if verb.to_strike else 1)
        effect.next()
        return None
    forbidden = mask_of(verb.not_in)
    options = [
        name
        for district, name in enumerate(game.box.district_ids)
        if not game.state.city[district] & forbidden and district not in effect.picks
    ]
    if not options or effect.done >= verb.count:
        effect.next()
        return None
    return effect.ask(game, "raise_unrest", options)


def _raise_answer(game: Game, effect: Effect, verb: RaiseUnrest, option: str) -> None:
    district = game.box.district_at[option]
    effect.done += 1
    effect.picks.append(district)
    city.raise_unrest(game, district)


RAISE_UNREST = VerbRules(_raise_step, _raise_answer)


def _lower_step(game: Game, effect: Effect, verb: LowerUnrest) -> Decision | None:
    options = [
        name
        for district, name in enumerate(game.box.district_ids)
        if game.state.city[district] & UNREST and district not in effect.picks
    ]
    if not options or effect.done >= (verb.up_to or verb.count):
        effect.next()
        return None
    return effect.ask(game, "lower_unrest", [*options, DONE] if verb.up_to else options)


def _lower_answer(game: Game, effect: Effect, verb: LowerUnrest, option: str) -> None:
    if option == DONE:
        effect.next()
        return
    district = game.box.district_at[option]
    effect.done += 1
    if not verb.again:
        effect.picks.append(district)
    city.lower_unrest(game, district, verb.by)


def _lower_possible(game: Game, effect: Effect, verb: LowerUnrest) -> bool:
    return any(here & UNREST for here in game.state.city)


LOWER_UNREST = VerbRules(_lower_step, _lower_answer, _lower_possible)


def _android_step(game: Game, effect: Effect, verb: MoveAndroids) -> Decision | None:
    """`done` counts moves; the last of `picks` is the android in hand while that is odd.

    `picks` alternates: where a moved android stands now; a start without its end yet is the
    android that is about to move.
    """
    state = game.state
    names = game.box.district_ids
    if len(effect.picks) > effect.done:
        free = [names[d] for d, here in enumerate(state.city) if not here & ANDROID]
        return effect.ask(game, "move_to", free)
    movable = [
        names[district]
        for district, here in enumerate(state.city)
        if here & ANDROID and district not in effect.picks
    ]
    if not movable or effect.done >= (verb.up_to or verb.count):
        effect.next()
        return None
    return effect.ask(game, "move_android", [*movable, DONE] if verb.up_to else movable)


def _android_answer(game: Game, effect: Effect, verb: MoveAndroids, option: str) -> None:
    if option == DONE:
        effect.next()
        return
    district = game.box.district_at[option]
    if len(effect.picks) > effect.done:
        start = effect.picks.pop()
        effect.picks.append(district)
        effect.done += 1
        city.move_android(game, ANDROID, start, district)
    else:
        effect.picks.append(district)


MOVE_ANDROIDS = VerbRules(_android_step, _android_answer)


def _move_each_step(game: Game, effect: Effect, verb: MoveEach) -> Decision | None:
    bit = BIT[verb.piece]
    start = len(game.state.city) - 1 - effect.done
    if start < 0:
        effect.next()
        return None
    effect.done += 1  # from the highest-numbered district down, one district a step
    if game.state.city[start] & bit:
        district = start
        for _ in range(verb.times):
            district = city.move_out(game, bit, district)
            if district == ROOT:
                break
    return None


MOVE_EACH = VerbRules(_move_each_step)
