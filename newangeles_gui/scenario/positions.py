"""Positions with a right answer: a situation, one question, and what must be answered."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Literal

from pydantic import Field

from newangeles_gui.content.base import Id, Spec
from newangeles_gui.content.files import read_file
from newangeles_gui.content.marks import Marks
from newangeles_gui.content.problems import ContentError, Problems
from newangeles_gui.content.wording import validate
from newangeles_gui.engine.decisions import Decision, IllegalChoice
from newangeles_gui.rules.box import Box
from newangeles_gui.rules.game import Game
from newangeles_gui.rules.steps.action_card import ActionCard
from newangeles_gui.rules.steps.rounds import Rounds
from newangeles_gui.rules.steps.turn import Turn

from .answers import Refused
from .files import Loaded
from .model import Expect, Given, Scenario, Step, Words
from .situation import build
from .steps import Doer


class Resolving(Spec):
    """A card in resolution."""

    card: Id
    by: Id


class Position(Spec):
    """`best` lists the right answers, `never` the wrong ones; one of them is given."""

    title: Annotated[str, Field(min_length=1)]
    players: Words = ()
    given: Given = Given()
    start: Literal["turn", "deal"] = "deal"  # a deal begins after the draws of the turn
    resolving: Resolving | None = None
    do: Annotated[tuple[Step, ...], Field(strict=False)] = ()
    asks: Id  # who has to answer
    best: Words = ()
    never: Words = ()


@dataclass(slots=True)
class Puzzle:
    """A position with the place of everything in its file."""

    position: Position
    marks: Marks
    path: str

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
        loaded = Loaded(scenario, self.marks, self.path)
        doer = Doer(build(box, loaded))
        game = doer.game
        game.push(Rounds("turns"))
        game.state.turns_taken = 1
        if position.resolving is not None:
            game.push(ActionCard(position.resolving.card, game.seat_of(position.resolving.by)))
        else:
            game.push(Turn("deal" if position.start == "deal" else "start"))
        game.run()
        for place, step in enumerate(position.do):
            try:
                doer.do(step)
            except (Refused, IllegalChoice) as error:
                raise loaded.wrong(("do", place), str(error)) from error
        doer.settle()
        return game, self._checked(game, loaded)

    def _checked(self, game: Game, loaded: Loaded) -> Decision:
        decision = game.pending
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
