"""Doing the steps of a scenario."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from newangeles_gui.engine import Choice, Decision, Event, Stop
from newangeles_gui.scenario import Refused

from ..rules import (
    MAIN,
    ActionCard,
    Deal,
    DealStep,
    DemandRound,
    EventPhase,
    Game,
    Goods,
    Production,
    Rounds,
    Trade,
    Turn,
    claim,
    clear_table,
    end_round,
    parse_line,
    raise_threat,
    take_from_area,
)
from .model import (
    ClaimStep,
    DealScript,
    DemandStep,
    EventStep,
    GoodsGiven,
    Plain,
    ResolveStep,
    ScenarioStep,
    StepAnswers,
    TradeStep,
    TurnScript,
    UseStep,
)
from .scripts import DealPlayer, StepScript, TurnPlayer

PLAIN = Plain()


class Doer:
    """Does steps in a game and keeps the events."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.events: list[Event] = []

    def do(self, step: ScenarioStep) -> None:
        """Do one step; Refused or IllegalChoice if it cannot be done as written."""
        if self.game.state.over:
            raise Refused("the game is over")
        if step.name not in ("use", "choice", "trade"):
            self.settle()
            if self.game.pending is not None:
                raise Refused(f"{self.game.pending} has to be answered first")
        todo: Callable[[Any], None] = getattr(self, f"_{step.name}")
        todo(getattr(step, step.name))

    def settle(self) -> None:
        """Take the answers of decisions that have only one."""
        while self.game.pending is not None and len(self.game.pending.options) == 1:
            self._apply(Choice(self.game.pending.kind, self.game.pending.options[0]))

    def _apply(self, choice: Choice) -> None:
        self.events += self.game.apply(choice)

    def _run(self, script: StepScript) -> None:
        """Run what was pushed to its end, with the answers of a script."""
        self.game.events = []
        self.game.run()
        self.events += self.game.events
        while (decision := self.game.pending) is not None:
            self._apply(Choice(decision.kind, script.answer(decision)))
        script.finish()

    def _now(self, action: Callable[[], None], script: StepScript) -> None:
        """Do something outside of any frame, then what follows from it."""
        self.game.events = []
        try:
            action()
        except Stop:
            self.game.state.stack.clear()
        self.events += self.game.events
        self._run(script)

    def _script(self, step: StepAnswers = PLAIN, about: str = "") -> StepScript:
        return StepScript(self.game, step, about or self.game.name(self.game.state.active))

    def _end_round(self) -> None:
        if not self.game.state.over:
            self.game.events = []
            end_round(self.game)
            self.events += self.game.events

    def _production(self, step: Plain) -> None:
        self.game.state.phase = "production"
        self.game.push(Production())
        self._run(self._script(step))

    def _event(self, step: str | EventStep) -> None:
        event = step if isinstance(step, str) else step.card
        deck = self.game.state.event_deck
        if event not in deck:
            raise Refused(f"unknown event {event!r}")
        deck.remove(event)
        deck.append(event)
        self.game.state.phase = "event"
        self.game.push(EventPhase())
        self._run(self._script(PLAIN if isinstance(step, str) else step))
        self._end_round()

    def _demand_round(self, step: DemandStep) -> None:
        self._to_demand_round(last=False)
        self._run(_Keeper(self.game, step))
        self._end_round()

    def _finish(self, step: Plain) -> None:
        self._to_demand_round(last=True)
        self._run(self._script(step))

    def _to_demand_round(self, last: bool) -> None:
        state = self.game.state
        rounds = self.game.box.rounds
        places = [p for p in range(state.round_place, len(rounds)) if rounds[p] == "demand"]
        state.round_place = places[-1 if last else 0]
        state.phase = "demand"
        self.game.push(DemandRound())

    def _resolve(self, step: ResolveStep) -> None:
        game = self.game
        seat = game.seat_of(step.by)
        deal = Deal(main=self._fetch(step.card), main_by=seat, winner=seat, winning=MAIN)
        for name, count in step.supporters.items():
            for _ in range(count):
                deal.support.append(max(game.state.decks, key=len).pop(0))
                deal.support_side.append(MAIN)
                deal.support_by.append(game.seat_of(name))
        game.state.deal = deal
        game.push(ActionCard(step.card, seat))
        self._run(self._script(step, step.by))
        if not game.state.over:
            self._now(lambda: clear_table(game), self._script())

    def _fetch(self, card: str) -> str:
        """A card from its deck, or an emergency action from where it lies."""
        if card in self.game.box.emergency_owner:
            take_from_area(self.game, card)
            return card
        for deck in self.game.state.decks:
            if card in deck:
                deck.remove(card)
                return card
        raise Refused(f"there is no {card!r} in the decks")

    def _deal(self, step: DealScript) -> None:
        self.game.push(DealStep())
        self._run(DealPlayer(self.game, step, self.game.name(self.game.state.active)))

    def _turn(self, step: TurnScript) -> None:
        self.game.push(Turn())
        self._run(TurnPlayer(self.game, step, self.game.name(self.game.state.active)))

    def _claim(self, step: ClaimStep) -> None:
        state = self.game.state
        seat = self.game.seat_of(step.by)
        for pile in (state.asset_deck, state.turn_track):
            if step.asset in pile:
                pile.remove(step.asset)
                break
        else:
            raise Refused(f"{step.asset!r} is nowhere to be claimed from")
        script = self._script(step, step.by)
        self._now(lambda: claim(self.game, seat, step.asset), script)

    def _threat(self, amount: int) -> None:
        self._now(lambda: raise_threat(self.game, amount, "scenario"), self._script())

    def _trade(self, step: TradeStep) -> None:
        self._apply(Trade.parse(terms(step), self.game).choice())

    def _open(self) -> None:
        """Choices without a step before them begin at the first player's refresh."""
        if self.game.pending is None and not self.game.state.stack:
            self.game.push(Rounds("turns"))
            self.game.events = []
            self.game.run()
            self.events += self.game.events

    def _choice(self, text: str) -> None:
        self._open()
        for choice in parse_line(text):
            if choice.kind != "trade":
                self._pass_forced(choice)
            self._apply(choice)

    def _pass_forced(self, choice: Choice) -> None:
        while (pending := self.game.pending) is not None and len(pending.options) == 1:
            if (pending.kind, pending.options[0]) == (choice.kind, choice.option):
                return
            self._apply(Choice(pending.kind, pending.options[0]))

    def _use(self, step: UseStep) -> None:
        self._open()
        game = self.game
        seat = game.seat_of(step.by)
        while (pending := game.pending) is not None and pending.kind == "use":
            if pending.seat == seat:
                break
            self._apply(Choice("use", "done"))  # others who come first decline
        depth = len(game.state.stack)
        self._apply(Choice("use", step.asset))
        script = self._script(step, step.by)
        while (decision := game.pending) is not None and len(game.state.stack) > depth:
            self._apply(Choice(decision.kind, script.answer(decision)))
        script.finish()


class _Keeper(StepScript):
    """Named investments are among the two that their players draw, and are kept."""

    def __init__(self, game: Game, step: DemandStep) -> None:
        super().__init__(game, step, game.name(game.state.active))
        self.keep = {game.seat_of(name): card for name, card in step.keep.items()}
        self.arranged = False

    def answer(self, decision: Decision) -> str:
        """Keep the named one, or the first."""
        if decision.kind != "keep_investment":
            return super().answer(decision)
        if not self.arranged:
            self.arranged = True
            for seat, card in self.keep.items():
                self._arrange(seat, card)
        drawn = self.game.state.drawn_investments[decision.seat]
        option: str = self.keep.get(decision.seat, drawn[0])
        self.game.run()  # the two cards may have changed
        return option

    def _arrange(self, seat: int, card: str) -> None:
        state = self.game.state
        piles = [state.investment_deck, *state.drawn_investments]
        holder = next((pile for pile in piles if card in pile), None)
        if holder is None:
            raise Refused(f"{card!r} is no investment that can be drawn")
        mine = state.drawn_investments[seat]
        if card not in mine:
            mine[1], holder[holder.index(card)] = card, mine[1]


def terms(step: TradeStep) -> str:
    """A trade of a scenario in its text form."""
    text = [
        f"from={step.from_} to={step.to} give={_goods(step.give)} get={_goods(step.get)}",
        f"now={step.now}" if step.now else "",
        "later=" + ",".join(step.later) if step.later else "",
    ]
    return " ".join(text)


def _goods(goods: GoodsGiven) -> Goods:
    return Goods(goods.capital, goods.assets)
