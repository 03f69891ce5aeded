"""How a deal is likely to go on in an imagined world: by rule, without asking everybody."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final, NamedTuple

from newangeles_gui.engine import HIDDEN, Decision

from ...rules import PASS, Counteroffers, DealStep, Support, offers

if TYPE_CHECKING:
    from ...rules import Game
    from ..quick.deals import DealRules

OFFERING: Final = ("reveal", "main_offer", "counteroffers")
SIGN: Final = MappingProxyType({offers.MAIN: 1, offers.COUNTER: -1})


class Votes(NamedTuple):
    """Support for the main offer less that for the counteroffer.

    `laid` cannot be changed any more; `plans` has those who still support, in their order.
    """

    laid: int
    plans: dict[int, int]


def undecided(game: Game) -> bool:
    """Whether a deal is going on whose winner is still open."""
    step = _deal_step(game)
    return step is not None and step.stage not in ("end", "after") and game.state.deal is not None


def finish_offers(rules: DealRules, game: Game, silent: frozenset[int]) -> bool:
    """Lay what is likely to be offered; `silent` seats make no counteroffer. False if nothing."""
    step, deal = _deal_step(game), game.deal()
    assert step is not None
    if not deal.main:
        active = game.state.active
        options = offers.offerable(game, active)
        if not options:
            return False
        _lay_main(game, rules.main_offer(game, Decision("main_offer", active, options)))
    for seat in _may_counter(game, step):
        if seat not in silent:
            _counter(rules, game, seat)
    return True


def _lay_main(game: Game, card: str) -> None:
    deal = game.deal()
    offers.take_card(game, game.state.active, card)
    deal.main, deal.main_by = card, game.state.active


def _may_counter(game: Game, step: DealStep) -> list[int]:
    """Who still has the chance to counter; a chosen card that is being paid for is laid."""
    deal = game.deal()
    order = game.clockwise(game.state.active)
    top = next((one for one in game.state.stack if isinstance(one, Counteroffers)), None)
    if top is not None:
        if top.card and top.card != HIDDEN:
            _lay_counter(game, order[top.asked], top.card)
            return order[top.asked + 1 :]
        return order[top.asked :]
    if step.stage in OFFERING and not deal.straight_to_support:
        return order[1:]
    return []


def _counter(rules: DealRules, game: Game, seat: int) -> None:
    price = len(game.deal().pile)
    options = [*offers.offerable(game, seat, price), PASS]
    card = rules.counter(game, Decision("counter", seat, options))
    if card != PASS:
        _lay_counter(game, seat, card)
        del game.state.hands[seat][:price]


def _lay_counter(game: Game, seat: int, card: str) -> None:
    deal = game.deal()
    offers.take_card(game, seat, card)
    deal.pile.append(card)
    deal.pile_by.append(seat)
    deal.counter, deal.counter_by = card, seat


def votes(rules: DealRules, game: Game) -> Votes:
    """What lies there, and what everybody who still supports is likely to add."""
    deal = game.deal()
    laid = deal.votes(offers.MAIN) - deal.votes(offers.COUNTER)
    cards = len(deal.support)
    plans: dict[int, int] = {}
    for seat, bound in _supporters(game):
        if bound is None:
            plans[seat] = _plan(rules, game, seat)
        else:
            laid += bound
    for planned in (deal.support, deal.support_side, deal.support_by):
        del planned[cards:]
    return Votes(laid, plans)


def _supporters(game: Game) -> list[tuple[int, int | None]]:
    """Those who still support; for who is laying cards right now what is sure to come."""
    deal, step = game.deal(), _deal_step(game)
    order = game.clockwise(game.state.active)
    top = next((one for one in game.state.stack if isinstance(one, Support)), None)
    if top is None and step is not None and step.stage in ("resolution", "end", "after"):
        return []
    asked = top.asked if top else 1
    found: list[tuple[int, int | None]] = []
    for seat in order[asked:]:
        if seat in (deal.main_by, deal.counter_by):
            continue
        if top is not None and top.side and not found:
            found.append((seat, SIGN[top.side] * max(0, top.at_least - top.laid)))
        else:
            found.append((seat, None))
    return found


def _plan(rules: DealRules, game: Game, seat: int) -> int:
    """The votes of a seat that goes by the rule; they are laid so that others react to them.

    They are taken back when all have planned theirs.
    """
    deal, state = game.deal(), game.state
    liking = rules.liking(state, seat)
    if liking < 0 and seat in deal.barred_from_counter:
        return 0
    count = rules.wanted_cards(state, seat, liking)
    side = offers.MAIN if liking > 0 else offers.COUNTER
    deal.support += [HIDDEN] * count
    deal.support_side += [side] * count
    deal.support_by += [seat] * count
    return SIGN[side] * count


def _deal_step(game: Game) -> DealStep | None:
    return next((one for one in game.state.stack if isinstance(one, DealStep)), None)
