"""Verbs that place, move and remove pieces, and those that raise and lower unrest."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...content import (
    ChooseDistrict,
    LowerUnrest,
    MoveAndroids,
    MoveEach,
    Place,
    Produce,
    RaiseUnrest,
    Remove,
)
from .. import city
from ..effect import VerbRules
from ..state import ANDROID, BIT, DONE, MASK, NAME, ROOT, SINGLE_BITS, UNREST, mask_of

if TYPE_CHECKING:
    from newangeles_gui.engine import Decision

    from ..effect import Effect
    from ..game import Game


def districts(game: Game, effect: Effect, where: str) -> tuple[int, ...] | range:
    """The districts that a verb may touch."""
    return game.box.all_districts if where == "city" else effect.marks.get(where, ())


def _removable(game: Game, effect: Effect, verb: Remove) -> list[str]:
    mask = MASK[verb.piece]
    state = game.state
    options = []
    for district in districts(game, effect, verb.where):
        here = state.city[district] & mask
        if not here:
            continue
        name = game.box.district_ids[district]
        if here in NAME:
            options.append(name)
        else:  # several pieces that fit: say which
            options += [f"{NAME[bit]}@{name}" for bit in SINGLE_BITS[verb.piece]]
    return options


def _remove_step(game: Game, effect: Effect, verb: Remove) -> Decision | None:
    if verb.all:
        for district in districts(game, effect, verb.where):
            city.involve(game, district)  # 3.2
            for bit in SINGLE_BITS[verb.piece]:
                if game.state.city[district] & bit:
                    city.remove(game, bit, district)
        effect.next()
        return None
    options = _removable(game, effect, verb)
    if not options or effect.done >= (verb.up_to or verb.count):
        effect.next()
        return None
    return effect.ask(game, "remove", [*options, DONE] if verb.up_to else options)


def _remove_answer(game: Game, effect: Effect, verb: Remove, option: str) -> None:
    if option == DONE:
        effect.next()
        return
    piece, _, name = option.rpartition("@")
    district = game.box.district_at[name]
    bit = BIT[piece] if piece else game.state.city[district] & MASK[verb.piece]
    effect.done += 1
    effect.mark(verb.as_, district)
    city.remove(game, bit, district)


def _remove_possible(game: Game, effect: Effect, verb: Remove) -> bool:
    return bool(_removable(game, effect, verb))


REMOVE = VerbRules(_remove_step, _remove_answer, _remove_possible)


def _place_step(game: Game, effect: Effect, verb: Place) -> Decision | None:
    if effect.done >= verb.count:
        effect.next()
        return None
    forbidden = mask_of(verb.not_in)
    names = game.box.district_ids
    options = [
        names[district]
        for district in districts(game, effect, verb.where)
        if not game.state.city[district] & forbidden
    ]
    if not options:
        effect.next()
        return None
    return effect.ask(game, "place", list(dict.fromkeys(options)))


def _place_answer(game: Game, effect: Effect, verb: Place, option: str) -> None:
    district = game.box.district_at[option]
    effect.done += 1
    if city.place(game, BIT[verb.piece], district, verb.displaces):
        effect.mark(verb.as_, district)  # "X to Y": only what was really placed is paid


PLACE = VerbRules(_place_step, _place_answer)


def _choose_step(game: Game, effect: Effect, verb: ChooseDistrict) -> Decision | None:
    if effect.done:
        effect.next()
        return None
    forbidden = mask_of(verb.not_in)
    likes = effect.marks.get(verb.tier_of or "", ())
    tiers = {game.box.tier[district] for district in likes}
    options = [
        name
        for district, name in enumerate(game.box.district_ids)
        if not game.state.city[district] & forbidden
        and district not in likes
        and (not likes or game.box.tier[district] in tiers)
    ]
    if not options:
        effect.next()
        return None
    return effect.ask(game, "choose_district", options)


def _choose_answer(game: Game, effect: Effect, verb: ChooseDistrict, option: str) -> None:
    district = game.box.district_at[option]
    effect.done += 1
    effect.mark(verb.as_, district)
    city.involve(game, district)  # 3.2


CHOOSE_DISTRICT = VerbRules(_choose_step, _choose_answer)


def _produce_step(game: Game, effect: Effect, verb: Produce) -> Decision | None:
    for district in districts(game, effect, verb.where):
        city.produce(game, district, verb.ignore_orgcrime)
    effect.next()
    return None


PRODUCE = VerbRules(_produce_step)


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
