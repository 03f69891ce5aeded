"""The part of New Angeles in scenarios and positions: a situation, a question, a right answer."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any, Final, Literal

from pydantic import Field

from newangeles_gui.content import ContentError, Id, Marks, Problems, Spec, read_file, validate
from newangeles_gui.engine import Decision, IllegalChoice
from newangeles_gui.scenario import LoadedScenario, Refused

from ..minds.bargaining import Bargainer
from ..rules import (
    ActionCard,
    Box,
    ChooseInvestments,
    EndOfTurn,
    Game,
    Rounds,
    Trade,
    Turn,
    view,
    wrong_contents,
)
from .model import Expect, Given, Scenario, ScenarioStep, TradeStep, Words
from .situation import build, differences
from .steps import Doer, terms

ANSWERS: Final = ("accept", "refuse")


class Resolving(Spec):
    """A card in resolution."""

    card: Id
    by: Id


class Position(Spec):
    """`best` lists the right answers, `never` the wrong ones; one of them is given.

    With a `proposal` the question is whether to accept that trade: `accept` or `refuse`.
    """

    title: Annotated[str, Field(min_length=1)]
    why: str = ""  # what makes the answer right
    players: Words = ()
    given: Given = Given()
    # A deal begins after the draws of the turn; investments are chosen in a demand round.
    start: Literal["turn", "deal", "end", "investments"] = "deal"
    resolving: Resolving | None = None
    do: Annotated[tuple[ScenarioStep, ...], Field(strict=False)] = ()
    proposal: TradeStep | None = None
    asks: Id  # who has to answer
    best: Words = ()
    never: Words = ()


@dataclass(slots=True)
class Puzzle:
    """A position with the place of everything in its file."""

    position: Position
    marks: Marks
    path: str

    @property
    def title(self) -> str:
        """What it is about."""
        return self.position.title

    def question(self, box: Box) -> tuple[Game, Decision]:
        """The game at the question; ContentError where it cannot be reached."""
        position = self.position
        scenario = Scenario(
            title=position.title,
            players=position.players,
            given=position.given,
            do=(),
            expect=Expect(),
        )
        loaded = LoadedScenario(scenario, self.marks, self.path)
        doer = Doer(build(box, loaded))
        game = doer.game
        game.push(Rounds("end" if position.start == "investments" else "turns"))
        game.state.turns_taken = 1
        self._begin(game)
        game.run()
        for place, step in enumerate(position.do):
            try:
                doer.do(step)
            except (Refused, IllegalChoice) as error:
                raise loaded.wrong(("do", place), str(error)) from error
        doer.settle()
        decision = self._proposed(game, loaded) if position.proposal else game.pending
        return game, self._checked(game, loaded, decision)

    def _begin(self, game: Game) -> None:
        position = self.position
        if position.resolving is not None:
            game.push(ActionCard(position.resolving.card, game.seat_of(position.resolving.by)))
        elif position.start == "investments":
            game.push(ChooseInvestments())
        elif position.start == "end":
            game.push(EndOfTurn())
        else:
            game.push(Turn("deal" if position.start == "deal" else "start"))

    def trade(self, game: Game) -> Trade | None:
        """The trade that the question is about, if it is about one."""
        proposal = self.position.proposal
        return None if proposal is None else Trade.parse(terms(proposal), game)

    def _proposed(self, game: Game, loaded: LoadedScenario) -> Decision:
        try:
            trade = self.trade(game)
            assert trade is not None
            trade.check(game)
        except IllegalChoice as error:
            raise loaded.wrong(("proposal",), str(error)) from error
        asks = self.position.asks
        if asks not in (trade.giver, trade.taker):
            raise loaded.wrong(("asks",), f"{asks} is no part of this trade")
        return Decision("trade", game.seat_of(asks), list(ANSWERS), "position")

    def _checked(self, game: Game, loaded: LoadedScenario, decision: Decision | None) -> Decision:
        asked = "nobody" if decision is None else game.name(decision.seat)
        if decision is None or asked != self.position.asks:
            raise loaded.wrong(("asks",), f"{asked} is asked here")
        for key in ("best", "never"):
            for place, option in enumerate(getattr(self.position, key)):
                if option not in decision.options:
                    offered = ", ".join(decision.options)
                    raise loaded.wrong(
                        (key, place), f"{decision.kind} takes one of {offered}, not {option}"
                    )
        game.forced = True
        return decision

    def solved_by(self, option: str) -> bool:
        """Whether this answer is right."""
        if self.position.best:
            return option in self.position.best
        return option not in self.position.never


def read_positions(file: Path) -> list[Puzzle]:
    """All positions of a file; ContentError with everything that is wrong."""
    problems = Problems()
    document = read_file(file, problems)
    found: list[Puzzle] = []
    if document is not None and not isinstance(document.data, list):
        problems.add_at(document.marks, "", (), "expected a list of positions")
    elif document is not None:
        for place, item in enumerate(document.data):
            marks = document.marks.children[place]
            position = validate(Position, item, marks, f"[{place}]", problems)
            if position is None:
                continue
            if bool(position.best) == bool(position.never):
                problems.add_at(marks, f"[{place}]", (), "expected either `best` or `never`")
            found.append(Puzzle(position, marks, f"[{place}]"))
    if len(problems):
        raise ContentError(problems.sorted())
    return found


class CityScenarios:
    """Scenarios of New Angeles."""

    model = Scenario
    differences = staticmethod(differences)
    unsound = staticmethod(wrong_contents)
    positions = staticmethod(read_positions)

    def begin(self, box: Box, loaded: LoadedScenario) -> Doer:
        """The game as it is given."""
        return Doer(build(box, loaded))

    def answered(
        self, position: Puzzle, agent: Any, game: Game, decision: Decision, chance: Any
    ) -> str:
        """What a player answers; who cannot be talked to refuses every trade."""
        seen = view(game, decision.seat)
        trade = position.trade(game)
        if trade is None:
            option: str = agent.choose(seen, decision, chance).option
            return option
        accepts = isinstance(agent, Bargainer) and agent.answer(seen, trade, 0).accepts
        return "accept" if accepts else "refuse"


SCENARIOS: Final = CityScenarios()
