"""Answers that need no trying out: what to draw, spend, discard, keep and bury."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType

from newangeles_gui.engine.decisions import Decision

from ...rules.game import Game
from ...rules.pooling import pool
from ...rules.state import State
from ...rules.victory import FEDERALIST
from .judge import Extra, Eye, Judge
from .needs import Needs

POOLED_FALL = 2  # by how much threat falls when players put their capital together


class Reactions:
    """Simple rules by kind of question; `answer` is None where there is none."""

    def __init__(self, judge: Judge) -> None:
        self.judge = judge
        self.box = judge.box
        self.needs = Needs(judge.box)

    def answer(self, game: Game, decision: Decision, eye: Eye) -> str | None:
        """The option that a rule names."""
        rule = RULES.get(decision.kind)
        return None if rule is None else rule(self, game, decision, eye)

    def likings(self, state: State, seat: int, cards: Sequence[str]) -> list[str]:
        """These cards, the least wanted first."""
        name = state.corporations[seat]
        return sorted(cards, key=lambda card: self.needs.card(name, card, state.city))

    def _draw(self, game: Game, decision: Decision, eye: Eye) -> str:
        state = game.state
        return self.needs.draw(state.corporations[eye.seat], decision.options, state.city)

    def _least_wanted(self, game: Game, decision: Decision, eye: Eye) -> str:
        cards = [one for one in decision.options if one in self.box.cards]
        return self.likings(game.state, eye.seat, cards)[0]

    def _most_wanted(self, game: Game, decision: Decision, eye: Eye) -> str:
        cards = [one for one in decision.options if one in self.box.cards]
        return self.likings(game.state, eye.seat, cards)[-1]

    def _spend(self, game: Game, decision: Decision, eye: Eye) -> str:
        """A fair share of what is still missing, if calmer times are worth it."""
        state = game.state
        asked = pool(game.box, state, decision.seat)
        share = asked.share
        if not share or asked.wasted(share) or str(share) not in decision.options:
            return "0"
        now = self.judge.value(state, eye)
        paid = self.judge.value(state, eye, Extra(bonus=-share, relief=POOLED_FALL))
        return str(share) if paid > now else "0"

    def _bury(self, game: Game, decision: Decision, eye: Eye) -> str:
        return self._by_rise(game, decision, eye)[-1]

    def _order(self, game: Game, decision: Decision, eye: Eye) -> str:
        return self._by_rise(game, decision, eye)[0]

    def _by_rise(self, game: Game, decision: Decision, eye: Eye) -> list[str]:
        forecast = self.judge.outlook.forecast
        city = game.state.city
        rich = game.state.capital[eye.seat] >= self.box.limits.federalist_capital
        wants_rise = eye.rival == FEDERALIST and rich
        sign = -1 if wants_rise else 1
        return sorted(decision.options, key=lambda event: sign * forecast.rise(event, city))

    def _ransom(self, game: Game, decision: Decision, eye: Eye) -> str:
        return decision.options[0]

    def _blind_deck(self, game: Game, decision: Decision, eye: Eye) -> str:
        """Any will do: a card that lies face down counts one, whatever it is (57.1)."""
        return decision.options[0]

    def _use(self, game: Game, decision: Decision, eye: Eye) -> str:
        """What can be used in the middle of a card is used: it pays its owner."""
        return decision.options[0]

    def _forced_support(self, game: Game, decision: Decision, eye: Eye) -> str:
        return self._least_wanted(game, decision, eye) if len(decision.options) > 1 else "lose"

    def _steal_emergency(self, game: Game, decision: Decision, eye: Eye) -> str:
        state = game.state
        ready = [
            option
            for option in decision.options
            if state.emergency_up[game.seat_of(self.box.emergency_owner[option])]
        ]
        return (ready or decision.options)[0]

    def _swap_rival(self, game: Game, decision: Decision, eye: Eye) -> str:
        """The card under the board has just been seen: keep the better of the two."""
        under = game.state.rival_under_board
        kept = self.judge.value(game.state, eye)
        swapped = self.judge.value(game.state, eye._replace(rival=under))
        return "yes" if swapped > kept else "no"


Rule = Callable[[Reactions, Game, Decision, Eye], str]
RULES: Mapping[str, Rule] = MappingProxyType(
    {
        "draw": Reactions._draw,
        "discard": Reactions._least_wanted,
        "pay": Reactions._least_wanted,
        "give_card": Reactions._least_wanted,
        "steal_card": Reactions._most_wanted,
        "spend": Reactions._spend,
        "bury_event": Reactions._bury,
        "order_event": Reactions._order,
        "ransom": Reactions._ransom,
        "forced_support": Reactions._forced_support,
        "use": Reactions._use,
        "blind_deck": Reactions._blind_deck,
        "steal_emergency": Reactions._steal_emergency,
        "swap_rival": Reactions._swap_rival,
    }
)
