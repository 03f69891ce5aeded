"""Verbs that place and remove pieces."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...content.verbs import ChooseDistrict, Place, Produce, Remove
from .. import city
from ..pieces import BIT, MASK, NAME, SINGLE_BITS, mask_of
from ..state import DONE
from .verb import VerbRules

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
