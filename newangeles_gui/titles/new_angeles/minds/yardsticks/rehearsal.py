"""Trying answers and cards out on a copy of the game, for who looks one step ahead."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType

from newangeles_gui.engine import Choice, Decision
from newangeles_gui.minds import without_rule

from ...content import PeekEvents
from ...rules import FEDERALIST, ActionCard, Game, State, pool
from ..judgement import NOTHING_EXTRA, PEEKED, Extra, Eye, Judge, Needs

# Questions whose answers change nothing yet: what comes next shows what they are worth.
LOOK_THROUGH = frozenset(
    {"move_to", "choose_district", "choose", "choose_player", "swap_asset", "discard_asset"}
)
TRIED = frozenset(
    {
        *LOOK_THROUGH,
        "remove",
        "place",
        "raise_unrest",
        "lower_unrest",
        "move_android",
        "change_resource",
        "steal_asset",
    }
)
DEPTH = 2

POOLED_FALL = 2  # by how much threat falls when players put their capital together


class OptionsTried:
    """Finds the answer after which a position is best for somebody."""

    def __init__(self, judge: Judge) -> None:
        self.judge = judge

    def best(self, game: Game, decision: Decision, eye: Eye, extra: Extra) -> str:
        """The best option; the first of equals."""
        values = [
            self._after(game, Choice(decision.kind, option), eye, extra, DEPTH)
            for option in decision.options
        ]
        return decision.options[values.index(max(values))]

    def _after(self, game: Game, choice: Choice, eye: Eye, extra: Extra, depth: int) -> float:
        twin = game.clone()
        twin.apply(choice)
        pending = twin.pending
        if depth and pending and pending.kind in LOOK_THROUGH and pending.seat == eye.seat:
            return max(
                self._after(twin, Choice(pending.kind, option), eye, extra, depth - 1)
                for option in pending.options
            )
        return self.judge.value(twin.state, eye, extra)


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


class GreedyRehearsal:
    """Plays cards and abilities to their end with plausible answers."""

    def __init__(self, judge: Judge, options: OptionsTried, reactions: Reactions) -> None:
        self.judge = judge
        self.options = options
        self.reactions = reactions

    def card(self, stage: State, card: str, eye: Eye) -> State:
        """The state after this seat has resolved the card, illness included."""
        game = Game(self.judge.box, stage.clone(), record=False)
        owner = self.judge.box.emergency_owner.get(card)
        if owner is not None:
            game.state.emergency_up[game.seat_of(owner)] = False
        game.state.stack = [ActionCard(card, eye.seat)]
        game.run()
        self.finish(game, eye)
        return game.state

    def finish(self, game: Game, eye: Eye) -> None:
        """Answer everything that is asked until nothing is left to resolve."""
        while (decision := game.pending) is not None:
            option = self.answer(game, decision, eye)
            game.apply(Choice(decision.kind, option))

    def answer(self, game: Game, decision: Decision, eye: Eye) -> str:
        """What the seat that is asked would say; others see no secrets in themselves."""
        if decision.seat != eye.seat:
            eye = Eye(decision.seat)
        option = self.reactions.answer(game, decision, eye)
        if option is not None:
            return option
        if decision.kind in TRIED:
            return self.options.best(game, decision, eye, NOTHING_EXTRA)
        return without_rule("a rehearsal", decision)

    def relief(self, stage: State, card: str) -> float:
        """How much calmer the next event gets for who looks ahead with this card."""
        program = self.judge.box.programs[card]
        if any(isinstance(verb, PeekEvents) for verb in program):
            return PEEKED * self.judge.outlook.next_event(stage).rise
        return 0.0
