"""Scenarios of the toy game: the cards that lie there, choices, and what comes of them."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

from pydantic import Field

from newangeles_gui.content.spec import Spec
from newangeles_gui.engine.decisions import Choice, Decision, Event
from newangeles_gui.engine.plain import SetupError, Start
from newangeles_gui.scenario.files import LoadedScenario, ScenarioSpec

from . import rules
from .rules import Box, Game


class Step(Spec):
    choice: str
    name: str = "choice"


class Expect(Spec):
    cards: Annotated[tuple[int, ...] | None, Field(strict=False)] = None
    winners: Annotated[tuple[str, ...] | None, Field(strict=False)] = None
    refused: bool = False


class Scenario(ScenarioSpec):
    players: Annotated[tuple[str, ...], Field(strict=False)]
    cards: Annotated[tuple[int, ...], Field(strict=False)]
    do: Annotated[tuple[Step, ...], Field(strict=False)]
    expect: Expect


class Doing:
    def __init__(self, game: Game) -> None:
        self.game = game
        self.events: list[Event] = []

    def do(self, step: Step) -> None:
        self.events += self.game.apply(Choice.parse(step.choice))

    def settle(self) -> None:
        """There always is an alternative."""


class ToyScenarios:
    model = Scenario

    def begin(self, box: Box, loaded: LoadedScenario) -> Doing:
        given = loaded.scenario
        try:
            game = rules.begin(box, Start(list(given.players), "1"))
        except SetupError as error:
            raise loaded.wrong(("players",), str(error)) from error
        game.state.cards = list(given.cards)
        if problems := rules.problems(game):
            raise loaded.wrong(("cards",), problems[0])
        return Doing(game)

    def differences(self, game: Game, events: list[Event], expect: Expect) -> list[str]:
        came = {"cards": game.state.cards, "winners": [game.name(s) for s in game.state.winners]}
        wanted = expect.model_dump(include=expect.model_fields_set - {"refused"})
        return [f"{name}: expected {list(one)}, came {came[name]}" for name, one in wanted.items()
                if list(one) != came[name]]  # fmt: skip

    def unsound(self, game: Game) -> list[str]:
        return rules.problems(game)

    def positions(self, file: Path) -> list[Any]:
        return []  # nobody has written any

    def answered(
        self, position: Any, agent: Any, game: Game, decision: Decision, chance: Any
    ) -> str:
        return str(agent.choose(rules.view(game, decision.seat), decision, chance).option)
