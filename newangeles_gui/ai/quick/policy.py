"""The quick player: an answer by rule for every kind of question."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from newangeles_gui.content.verbs import (
    BarSupport,
    DiscardCards,
    Draw,
    FlipEmergency,
    Gain,
    GiveAsset,
    GiveCards,
    Lose,
    StealCapital,
    StealCard,
)
from newangeles_gui.engine.decisions import Decision
from newangeles_gui.rules.game import Game

from .cards import RULES as CARDS
from .cards import CardRules
from .deals import DealRules
from .spots import RULES as SPOTS
from .spots import Spots

if TYPE_CHECKING:
    from newangeles_gui.rules.box import Box

DONE: Final = "done"
HARMFUL: Final = (StealCapital, StealCard, Lose, BarSupport)
HELPFUL: Final = (Gain, GiveCards, Draw, FlipEmergency, GiveAsset, DiscardCards)
# Abilities that are not simply used whenever they can be.
NEVER: Final = frozenset({"caprice_nisei", "mark_yale", "alex_westlund", "elizabeth_mills"})
FOR_MAIN: Final = frozenset({"chief_gorman", "locust_company", "eiko"})
FOR_COUNTER: Final = frozenset({"midori"})
IN_DOUBT: Final = frozenset({"tanaka", "isabel_mcguire"})
CLEARLY: Final = 1.0
GOOD_ASSET: Final = 2.5


class QuickPolicy:
    """Looks at what its seat may know and at nothing else."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.deals = DealRules(box)
        self.cards = CardRules(self.deals)
        self.spots = Spots(self.deals)

    def answer(self, game: Game, decision: Decision) -> str:
        """One of the options."""
        if decision.kind in SPOTS:
            return self.spots.answer(game, decision)
        if decision.kind in CARDS:
            return self.cards.answer(game, decision)
        rule = RULES.get(decision.kind)
        return decision.options[0] if rule is None else rule(self, game, decision)

    def _counter(self, game: Game, decision: Decision) -> str:
        if decision.options[-1] == "pass":
            return self.deals.counter(game, decision)
        return self.deals.main_offer(game, decision)  # The Fall Guy's second offer

    def _lay(self, game: Game, decision: Decision) -> str:
        top = game.state.stack[-1]
        side, laid = top.side, top.laid  # type: ignore[attr-defined]
        last = decision.options[-1]
        if last == DONE and self.deals.enough(game.state, decision.seat, side, laid):
            return DONE
        return self.cards.least(game, decision)

    def _choose_player(self, game: Game, decision: Decision) -> str:
        """Oneself if possible; else friends for what helps, the rival for what hurts."""
        state = game.state
        likes = self.deals.stance(state, decision.seat).likes
        program = self.box.programs.get(decision.source, ())
        harmful = any(isinstance(verb, HARMFUL) for verb in program)
        sign = -1.0 if harmful else 1.0

        def good(name: str) -> float:
            seat = state.corporations.index(name)
            return sign * likes[seat] + 0.004 * state.capital[seat] * -sign

        return max(decision.options, key=good)

    def _use(self, game: Game, decision: Decision) -> str:
        for asset in decision.options:
            if asset != DONE and self._wanted(game, decision.seat, asset):
                return asset
        return decision.options[-1]

    def _wanted(self, game: Game, seat: int, asset: str) -> bool:
        if asset in NEVER:
            return False
        if asset in FOR_MAIN or asset in FOR_COUNTER or asset in IN_DOUBT:
            liking = self.deals.liking(game.state, seat)
            if asset in FOR_MAIN:
                return liking > CLEARLY
            if asset in FOR_COUNTER:
                return liking < -CLEARLY
            return abs(liking) > 2 * CLEARLY
        if asset == "the_fall_guy":
            return self.deals.prize(game.state) >= GOOD_ASSET
        return True

    def _side(self, game: Game, decision: Decision) -> str:
        side = "main" if self.deals.liking(game.state, decision.seat) >= 0 else "counter"
        return side if side in decision.options else decision.options[0]

    def _spend(self, game: Game, decision: Decision) -> str:
        state = game.state
        top = state.stack[-1]
        done: int = getattr(top, "done", 0)
        spent = sum(getattr(top, "picks", ()))
        missing = game.players - spent
        if missing <= 0 or self.deals.stance(state, decision.seat).calm < 0.4:
            return "0"
        share = str(-(-missing // max(1, game.players - done)))
        return share if share in decision.options else "0"

    def _other_asset(self, game: Game, decision: Decision) -> str:
        owners = game.state.owners
        others = [one for one in decision.options if owners.get(one) != decision.seat]
        return (others or list(decision.options))[0]


Rule = Callable[[QuickPolicy, Game, Decision], str]
RULES: Mapping[str, Rule] = MappingProxyType(
    {
        "main_offer": lambda self, game, decision: self.deals.main_offer(game, decision),
        "counter": QuickPolicy._counter,
        "support": lambda self, game, decision: self.deals.support(game, decision),
        "lay": QuickPolicy._lay,
        "use": QuickPolicy._use,
        "choose_player": QuickPolicy._choose_player,
        "pick_winner": QuickPolicy._side,
        "blind_side": QuickPolicy._side,
        "spend": QuickPolicy._spend,
        "change_resource": lambda self, game, decision: self.spots.resource(game, decision),
        "steal_asset": QuickPolicy._other_asset,
        "swap_asset": QuickPolicy._other_asset,
    }
)
