"""Verbs that choose a player or an effect, and those about assets, emergencies and rivals."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...content import (
    ChooseOne,
    ChoosePlayer,
    ClaimTop,
    DiscardAsset,
    FlipEmergency,
    GiveAsset,
    SeeRival,
    StealAsset,
    StealEmergencies,
    SwapAssets,
)
from .. import assets, capital
from ..effect import VerbRules

if TYPE_CHECKING:
    from newangeles_gui.engine import Decision, Facts

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


def _discard_step(game: Game, effect: Effect, verb: DiscardAsset) -> Decision | None:
    (victim,) = effect.seats(game, verb.who)
    options = assets.owned(game, victim)
    if not options or effect.done:
        effect.next()
        return None
    return effect.ask(game, "discard_asset", options)


def _discard_answer(game: Game, effect: Effect, verb: DiscardAsset, option: str) -> None:
    effect.done += 1
    assets.discard(game, option)


def _discard_possible(game: Game, effect: Effect, verb: DiscardAsset) -> bool:
    return any(assets.owned(game, seat) for seat in effect.seats(game, verb.who))


DISCARD_ASSET = VerbRules(_discard_step, _discard_answer, _discard_possible)


def _give_step(game: Game, effect: Effect, verb: GiveAsset) -> Decision | None:
    effect.next()
    (taker,) = effect.seats(game, verb.who)
    if _give_possible(game, effect, verb):
        assets.transfer(game, effect.program, taker, "asset_given")
        effect.mark(verb.as_, taker)
    return None


def _give_possible(game: Game, effect: Effect, verb: GiveAsset) -> bool:
    return game.state.owners.get(effect.program) == effect.seat


GIVE_ASSET = VerbRules(_give_step, possible=_give_possible)


def _of_others(game: Game, effect: Effect) -> list[str]:
    return [one for one, owner in game.state.owners.items() if owner != effect.seat]


def _steal_step(game: Game, effect: Effect, verb: StealAsset) -> Decision | None:
    options = _of_others(game, effect)
    if not options or effect.done:
        effect.next()
        return None
    return effect.ask(game, "steal_asset", options)


def _steal_answer(game: Game, effect: Effect, verb: StealAsset, option: str) -> None:
    effect.done += 1
    assets.transfer(game, option, effect.seat, "asset_stolen")


def _steal_possible(game: Game, effect: Effect, verb: StealAsset) -> bool:
    return bool(_of_others(game, effect))


STEAL_ASSET = VerbRules(_steal_step, _steal_answer, _steal_possible)


def _swap_step(game: Game, effect: Effect, verb: SwapAssets) -> Decision | None:
    """`picks` holds the first asset's place in the box: trades change who has it (R.16)."""
    if effect.done > 1:
        effect.next()
        return None
    options = _swappable(game, effect)
    if not options:
        effect.next()  # a trade has brought all assets into one hand
        return None
    return effect.ask(game, "swap_asset", options)


def _swappable(game: Game, effect: Effect) -> list[str]:
    owners = game.state.owners
    if not effect.done:
        return list(owners)
    first = _first_pick(game, effect)
    return [one for one, owner in owners.items() if owner != owners[first]]


def _first_pick(game: Game, effect: Effect) -> str:
    return list(game.box.assets)[effect.picks[0]]


def _swap_answer(game: Game, effect: Effect, verb: SwapAssets, option: str) -> None:
    owners = game.state.owners
    effect.done += 1
    if effect.done == 1:
        effect.picks.append(list(game.box.assets).index(option))
        return
    first = _first_pick(game, effect)
    if effect.seat in (owners[first], owners[option]):
        capital.lose(game, effect.seat, verb.price, effect.program)  # 63.1
    taker = owners[option]
    giver = owners[first]
    assets.transfer(game, first, taker, "asset_swapped")
    assets.transfer(game, option, giver, "asset_swapped")


def _swap_possible(game: Game, effect: Effect, verb: SwapAssets) -> bool:
    return len(set(game.state.owners.values())) > 1


SWAP_ASSETS = VerbRules(_swap_step, _swap_answer, _swap_possible)


def _emergencies_step(game: Game, effect: Effect, verb: StealEmergencies) -> Decision | None:
    options = [
        assets.emergency_of(game, owner)
        for owner, holder in enumerate(game.state.emergency_holder)
        if holder not in (effect.seat, -1)
    ]
    if not options or effect.done >= verb.count:
        effect.next()
        return None
    return effect.ask(game, "steal_emergency", options)


def _emergencies_answer(game: Game, effect: Effect, verb: StealEmergencies, option: str) -> None:
    owner = assets.emergency_seat(game, option)
    victim = game.state.emergency_holder[owner]
    effect.done += 1
    game.state.emergency_holder[owner] = effect.seat  # 17.6: as it lies, up or down
    game.tell("emergency_stolen", card=option, player=game.name(effect.seat), of=game.name(victim))


STEAL_EMERGENCIES = VerbRules(_emergencies_step, _emergencies_answer)


def _flip_step(game: Game, effect: Effect, verb: FlipEmergency) -> Decision | None:
    effect.next()
    for seat in effect.seats(game, verb.who):
        if not game.state.emergency_up[seat]:
            game.state.emergency_up[seat] = True
            card = assets.emergency_of(game, seat)
            game.tell("emergency_turned_up", card=card, player=game.name(seat))
    return None


def _flip_possible(game: Game, effect: Effect, verb: FlipEmergency) -> bool:
    state = game.state
    return any(
        state.emergency_holder[seat] >= 0 and not state.emergency_up[seat]
        for seat in effect.seats(game, verb.who)
    )


FLIP_EMERGENCY = VerbRules(_flip_step, possible=_flip_possible)


def _claim_step(game: Game, effect: Effect, verb: ClaimTop) -> Decision | None:
    effect.next()
    deck = game.state.asset_deck
    if deck and not _is_claiming(game, deck[-1]):
        assets.claim(game, effect.seat, deck.pop())
    return None


def _is_claiming(game: Game, asset: str) -> bool:
    """Whether an asset that was discarded for this very effect is all that the deck still holds.

    It cannot claim itself: that would go on for ever.
    """
    programs = [getattr(one, "program", "") for one in game.state.stack]
    return any(program.partition(".")[0] == asset for program in programs)


CLAIM_TOP = VerbRules(_claim_step)


def _rival_step(game: Game, effect: Effect, verb: SeeRival) -> Decision | None:
    if effect.done:
        effect.next()
        return None
    return effect.ask(game, "swap_rival", ["yes", "no"], private=True)


def _rival_answer(game: Game, effect: Effect, verb: SeeRival, option: str) -> None:
    state = game.state
    effect.done += 1
    seen, swapped = state.rival_under_board, option == "yes"
    if swapped:
        state.rival_under_board = state.rivals[effect.seat]
        state.rivals[effect.seat] = seen
    secret: Facts = {"rival": seen, "swapped": swapped, "under": state.rival_under_board}
    game.tell_some("rival_seen", {"player": game.name(effect.seat)}, secret, effect.seat)


SEE_RIVAL = VerbRules(_rival_step, _rival_answer)
