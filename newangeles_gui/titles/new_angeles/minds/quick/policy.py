"""The quick player: an answer by rule for every kind of question."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from newangeles_gui.engine import Choice, Decision
from newangeles_gui.minds import UNHEARD, History, without_rule

from ...content import BarSupport, Lose, Ransom, StealCapital, StealCard, SwapAssets, Verb
from ...rules import (
    ILLNESS,
    ILLNESS_THREAT,
    Box,
    Declare,
    Game,
    View,
    determinize,
    pool,
    worthwhile,
)
from ..tuned import Use, asset_notes
from .deals import CHANCE_TO_WIN, CardRules, DealRules
from .deals import RULES as CARDS
from .spots import RULES as SPOTS
from .spots import verb_of

if TYPE_CHECKING:
    from ...rules import State

DONE: Final = "done"
HARMFUL: Final = (StealCapital, StealCard, Lose, BarSupport)
CLEARLY: Final = 1.0
GOOD_ASSET: Final = 2.5


class QuickPolicy:
    """Looks at what its seat may know and at nothing else."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.deals = DealRules(box)
        self.notes = asset_notes(box)
        self.cards = CardRules(self.deals)
        self.spots = self.deals.spots

    def answer(self, game: Game, decision: Decision) -> str:
        """One of the options."""
        top = game.state.stack[-1]
        if isinstance(top, Declare):  # what a card asks is declared as it would be resolved
            game = top.rehearsal(game)
        if decision.kind in SPOTS:
            return self.spots.answer(game, decision)
        if decision.kind in CARDS:
            return self.cards.answer(game, decision)
        rule = RULES.get(decision.kind)
        if rule is None:
            return without_rule("the quick player", decision)
        return rule(self, game, decision)

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
        return USES[self.notes.of(asset).use](self, game, seat, asset)

    def _prefers_main(self, game: Game, seat: int, asset: str) -> bool:
        return self.deals.liking(game.state, seat) > CLEARLY

    def _prefers_counter(self, game: Game, seat: int, asset: str) -> bool:
        return self.deals.liking(game.state, seat) < -CLEARLY

    def _prefers_either(self, game: Game, seat: int, asset: str) -> bool:
        return abs(self.deals.liking(game.state, seat)) > 2 * CLEARLY

    def _good_swap(self, game: Game, seat: int, asset: str) -> bool:
        return self._best_swap(game.state, seat, self.box.programs[asset])[0] > CLEARLY

    def _good_prize(self, game: Game, seat: int, asset: str) -> bool:
        return self.deals.prize(game.state) >= GOOD_ASSET

    def _surplus(self, game: Game, seat: int, asset: str) -> bool:
        """Whether there is anything that the demand does not need."""
        return min(self.deals.sight(game.state).short) < 0

    def _losing(self, game: Game, seat: int, asset: str) -> bool:
        """Whether the offer that is clearly worse for a seat is about to win."""
        state, deal = game.state, game.deal()
        countered = deal.votes("counter") > deal.votes("main")  # 54.5
        liking = self.deals.liking(state, seat)
        return (liking if countered else -liking) > 2 * CLEARLY

    def _unwelcome(self, game: Game, seat: int, asset: str) -> bool:
        """Whether the latest offer would better lose, so that nobody should sell votes for it."""
        deal = game.deal()
        if deal.counter:
            return self.deals.liking(game.state, seat) > CLEARLY
        want, prize = self.deals.stance(game.state, seat), self.deals.prize(game.state)
        cards = self.deals.cards(game.state)
        offer = self.deals.offer(game.state, cards, deal.main, deal.main_by, want, prize)
        return offer < -CLEARLY

    def _dangerous(self, game: Game, seat: int, asset: str) -> bool:
        """Whether somebody else may end the game with the latest offer: better hear how."""
        state, deal = game.state, game.deal()
        card, by = (deal.counter, deal.counter_by) if deal.counter else (deal.main, deal.main_by)
        near = state.threat + ILLNESS_THREAT >= self.box.threat_end
        ill = any(here & ILLNESS for here in state.city)
        calm = self.deals.stance(state, seat).calm > 0
        return by != seat and near and ill and calm and self.box.cards[card].illness_counts

    def _side(self, game: Game, decision: Decision) -> str:
        side = "main" if self.deals.liking(game.state, decision.seat) >= 0 else "counter"
        return side if side in decision.options else decision.options[0]

    def _ransom(self, game: Game, decision: Decision) -> str:
        """Two capital for an offer that may win and is worth more than what it is up against."""
        gain = -self.deals.liking(game.state, decision.seat)
        verb = verb_of(game)
        price = verb.amount if isinstance(verb, Ransom) else 0
        pays = "pay" in decision.options and CHANCE_TO_WIN * gain > price
        return "pay" if pays else "return"

    def _spend(self, game: Game, decision: Decision) -> str:
        asked = pool(self.box, game.state, decision.seat)
        share = asked.share
        if asked.wasted(share) or self.deals.stance(game.state, decision.seat).calm < 0.4:
            return "0"
        return str(share) if str(share) in decision.options else "0"

    def _steal_asset(self, game: Game, decision: Decision) -> str:
        """What is worth most, rather from somebody who is better off poor."""
        likes = self.deals.stance(game.state, decision.seat).likes

        def good(asset: str) -> float:
            return self.deals.held(game.state, asset) * (1 - likes[game.state.owners[asset]])

        return max(decision.options, key=good)

    def _best_swap(
        self, state: State, seat: int, program: Sequence[Verb], first: str = ""
    ) -> tuple[float, str, str]:
        """What the best swap brings, and the two assets."""
        likes, owners = self.deals.stance(state, seat).likes, state.owners
        price = sum([verb.price for verb in program if isinstance(verb, SwapAssets)])
        best = (-1000.0, "", "")
        worths = self.deals.all_held(state)
        for one in [first] if first else [one for one in owners if owners[one] != seat]:
            for other in owners:
                if owners[one] != owners[other]:
                    more = worths[one] - worths[other]
                    gain = more * (likes[owners[other]] - likes[owners[one]])
                    if seat in (owners[one], owners[other]):
                        gain -= price
                    best = max(best, (gain, one, other))
        return best

    def _swap_asset(self, game: Game, decision: Decision) -> str:
        """One of the two of the best swap, then the other."""
        top = game.state.stack[-1]
        picks: Sequence[int] = getattr(top, "picks", ())
        first = list(self.box.assets)[picks[0]] if picks else ""
        program = self.box.programs.get(decision.source, ())
        _, one, other = self._best_swap(game.state, decision.seat, program, first)
        return other if first else one

    def _discard_asset(self, game: Game, decision: Decision) -> str:
        """The least of somebody whom one wishes well, the best of anybody else."""
        state = game.state
        likes = self.deals.stance(state, decision.seat).likes

        def good(asset: str) -> float:
            return -likes[state.owners[asset]] * self.deals.held(state, asset)

        return max(decision.options, key=good)

    def _steal_emergency(self, game: Game, decision: Decision) -> str:
        """17.6: one that lies face up can be used at once; rather that of a rival."""
        state = game.state
        likes = self.deals.stance(state, decision.seat).likes

        def good(card: str) -> float:
            owner = state.corporations.index(self.box.emergency_owner[card])
            return (2.0 if state.emergency_up[owner] else 0.0) - likes[
                state.emergency_holder[owner]
            ]

        return max(decision.options, key=good)


# When the ability of an asset is used, by the notes on it.
USES: Mapping[Use, Callable[[QuickPolicy, Game, int, str], bool]] = MappingProxyType(
    {
        "always": lambda self, game, seat, asset: True,
        "never": lambda self, game, seat, asset: False,
        "for_main": QuickPolicy._prefers_main,
        "for_counter": QuickPolicy._prefers_counter,
        "in_doubt": QuickPolicy._prefers_either,
        "for_a_swap": QuickPolicy._good_swap,
        "for_a_prize": QuickPolicy._good_prize,
        "when_losing": QuickPolicy._losing,
        "when_unwelcome": QuickPolicy._unwelcome,
        "with_surplus": QuickPolicy._surplus,
        "in_danger": QuickPolicy._dangerous,
    }
)
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
        "ransom": QuickPolicy._ransom,
        "spend": QuickPolicy._spend,
        "choose": lambda self, game, decision: self.deals.rehearsal.branch(game, decision),
        "change_resource": lambda self, game, decision: self.spots.resource(game, decision),
        "steal_asset": QuickPolicy._steal_asset,
        "swap_asset": QuickPolicy._swap_asset,
        "discard_asset": QuickPolicy._discard_asset,
        "steal_emergency": QuickPolicy._steal_emergency,
    }
)


class QuickAgent:
    """Plays by rule, and may make mistakes: the levels that do not search."""

    def __init__(self, box: Box, noise: float = 0.0, policy: QuickPolicy | None = None) -> None:
        self.box = box
        self.policy = policy or QuickPolicy(box)
        self.noise = noise

    def choose(
        self, view: View, decision: Decision, rng: random.Random, history: History = UNHEARD
    ) -> Choice:
        """The answer of a rule, or a slip."""
        if len(decision.options) == 1:
            return Choice(decision.kind, decision.options[0])
        if rng.random() < self.noise:
            return Choice(decision.kind, rng.choice(worthwhile(self.box, view, decision)))
        # The rules look at nothing that the view does not show, so any world will do.
        state = determinize(self.box, view, rng.getrandbits(64))
        return Choice(
            decision.kind, self.policy.answer(Game(self.box, state, record=False), decision)
        )
