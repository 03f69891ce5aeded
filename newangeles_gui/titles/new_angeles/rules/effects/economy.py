"""Verbs about resources, threat and capital."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...content import (
    ChangeResource,
    ChangeResources,
    ChangeThreat,
    Gain,
    GainInOrder,
    Lose,
    PoolCapital,
    StealCapital,
)
from .. import capital, city, victory
from ..effect import VerbRules
from ..pieces import RESOURCES, count
from ..state import DONE

if TYPE_CHECKING:
    from newangeles_gui.engine import Decision

    from ..effect import Effect
    from ..game import Game


def _changeable(game: Game, effect_picks: list[int], by: int) -> list[str]:
    return [
        name
        for resource, name in enumerate(RESOURCES)
        if resource not in effect_picks and (by > 0 or game.state.supply[resource])  # 40.3
    ]


def _can_move(game: Game, options: list[str], by: int) -> bool:
    """R.25: with all of them at the end of their tracks nothing is asked."""
    supply, ends = game.state.supply, game.box.track_ends
    return any(by < 0 or supply[place] < ends[place] for place in map(RESOURCES.index, options))


def _resources_step(game: Game, effect: Effect, verb: ChangeResources) -> Decision | None:
    options = _changeable(game, effect.picks, verb.by)
    if not _can_move(game, options, verb.by) or effect.done >= (verb.up_to or verb.count):
        effect.next()
        return None
    return effect.ask(game, "change_resource", [*options, DONE] if verb.up_to else options)


def _resources_answer(game: Game, effect: Effect, verb: ChangeResources, option: str) -> None:
    if option == DONE:
        effect.next()
        return
    resource = RESOURCES.index(option)
    effect.done += 1
    effect.picks.append(resource)
    effect.mark(verb.as_, resource)
    _change(game, resource, verb.by)


def _change(game: Game, resource: int, by: int) -> int:
    changed = city.change_resource(game, resource, by)
    game.tell("resource_changed", resource=RESOURCES[resource], by=changed)
    return changed


def _resources_possible(game: Game, effect: Effect, verb: ChangeResources) -> bool:
    return _can_move(game, _changeable(game, [], verb.by), verb.by)


CHANGE_RESOURCES = VerbRules(_resources_step, _resources_answer, _resources_possible)


def _resource_step(game: Game, effect: Effect, verb: ChangeResource) -> Decision | None:
    effect.next()
    if not _change(game, RESOURCES.index(verb.resource), verb.by):
        victory.raise_threat(game, verb.or_threat, effect.program)
    return None


CHANGE_RESOURCE = VerbRules(_resource_step)


def _threat_step(game: Game, effect: Effect, verb: ChangeThreat) -> Decision | None:
    effect.next()
    by = verb.by if verb.per is None else verb.by * count(game, verb.per)
    if by < 0:
        victory.lower_threat(game, -by, effect.program)
    else:
        victory.raise_threat(game, by, effect.program)
    return None


CHANGE_THREAT = VerbRules(_threat_step)


def _pool_step(game: Game, effect: Effect, verb: PoolCapital) -> Decision | None:
    if effect.done < game.players:
        seat = (game.state.active + effect.done) % game.players
        amounts = [str(amount) for amount in range(game.state.capital[seat] + 1)]
        return effect.ask(game, "spend", amounts, seat)
    if sum(effect.picks) >= game.players:
        effect.mark(verb.as_, sum(effect.picks))
    effect.next()
    return None


def _pool_answer(game: Game, effect: Effect, verb: PoolCapital, option: str) -> None:
    seat = (game.state.active + effect.done) % game.players
    effect.done += 1
    effect.picks.append(capital.lose(game, seat, int(option), effect.program))


POOL_CAPITAL = VerbRules(_pool_step, _pool_answer)


def _gain_step(game: Game, effect: Effect, verb: Gain) -> Decision | None:
    for seat in effect.seats(game, verb.who):
        amount = verb.amount
        if verb.if_supported is not None and supported(game, seat):
            amount = verb.if_supported
        if verb.per is not None:
            amount *= len(effect.marks.get(verb.per, ()))
        capital.gain(game, seat, amount, effect.program)
    effect.next()
    return None


def supported(game: Game, seat: int) -> bool:
    """Whether a player supported the offer that has won."""
    deal = game.state.deal
    return deal is not None and deal.votes(deal.winning, seat) > 0


def _gain_possible(game: Game, effect: Effect, verb: Gain) -> bool:
    return verb.per is None or bool(effect.marks.get(verb.per))


GAIN = VerbRules(_gain_step, possible=_gain_possible)


def _order_step(game: Game, effect: Effect, verb: GainInOrder) -> Decision | None:
    names = [name for seat, name in enumerate(game.state.corporations) if seat not in effect.picks]
    if not names or effect.done >= len(verb.amounts):
        effect.next()
        return None
    return effect.ask(game, "choose_player", names)


def _order_answer(game: Game, effect: Effect, verb: GainInOrder, option: str) -> None:
    seat = game.seat_of(option)
    effect.picks.append(seat)
    capital.gain(game, seat, verb.amounts[effect.done], effect.program)
    effect.done += 1


GAIN_IN_ORDER = VerbRules(_order_step, _order_answer)


def _lose_step(game: Game, effect: Effect, verb: Lose) -> Decision | None:
    for seat in effect.seats(game, verb.who):
        capital.lose(game, seat, verb.amount, effect.program)
    effect.next()
    return None


def _capital_there(game: Game, effect: Effect, verb: Lose | StealCapital) -> bool:
    return any(game.state.capital[seat] for seat in effect.seats(game, verb.who))


LOSE = VerbRules(_lose_step, possible=_capital_there)


def _steal_step(game: Game, effect: Effect, verb: StealCapital) -> Decision | None:
    held = game.state.capital
    for victim in effect.seats(game, verb.who):
        richest = verb.from_richest is not None and held[victim] == max(held)
        amount = verb.from_richest if richest and verb.from_richest else verb.amount
        capital.steal(game, effect.seat, victim, amount, effect.program)
    effect.next()
    return None


STEAL_CAPITAL = VerbRules(_steal_step, possible=_capital_there)
