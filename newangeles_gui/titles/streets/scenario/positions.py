"""Positions with a right answer: a situation, what was done since, and who is asked."""

from __future__ import annotations

from dataclasses import dataclass
from fnmatch import fnmatchcase
from typing import TYPE_CHECKING, Annotated

from pydantic import Field

from newangeles_gui.content import ContentError, Id, Marks, Problems, Spec, read_file, validate
from newangeles_gui.engine import Choice, IllegalChoice
from newangeles_gui.scenario import LoadedScenario

from ..rules import Given, Texts, Turns
from .model import Expect, Scenario
from .situation import build

if TYPE_CHECKING:
    from pathlib import Path

    from newangeles_gui.engine import Decision

    from ..rules import Box, Game


class CityPosition(Spec):
    """`best` lists the right answers; `*` stands for anything: `bakery at=2,0 rotate=*`."""

    title: Annotated[str, Field(min_length=1)]
    why: Annotated[str, Field(min_length=1)]  # what makes the answer right
    players: Texts = ("coral", "ivory")
    given: Given = Given()
    do: Texts = ()  # choices in their text form
    asks: Id  # who has to answer
    best: Texts


@dataclass(slots=True)
class AskedCity:
    """A position with the place of everything in its file."""

    position: CityPosition
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
            title=position.title, players=position.players, given=position.given, expect=Expect()
        )
        loaded = LoadedScenario(scenario, self.marks, self.path)
        game = build(box, loaded)
        game.forced = True
        game.push(Turns())
        game.run()
        for place, line in enumerate(position.do):
            try:
                game.apply(Choice.parse(line))
            except IllegalChoice as error:
                raise loaded.wrong(("do", place), str(error)) from error
        decision = game.pending
        asked = "nobody" if decision is None else game.name(decision.seat)
        if decision is None or asked != position.asks:
            raise loaded.wrong(("asks",), f"{asked} is asked here")
        for place, pattern in enumerate(position.best):
            if not any(fnmatchcase(option, pattern) for option in decision.options):
                offered = ", ".join(decision.options[:5])
                raise loaded.wrong(
                    ("best", place), f"{decision.kind} takes answers such as {offered}"
                )
        return game, decision

    def solved_by(self, option: str) -> bool:
        """Whether this answer is right."""
        return any(fnmatchcase(option, pattern) for pattern in self.position.best)


def read_positions(file: Path) -> list[AskedCity]:
    """All positions of a file; ContentError with everything that is wrong."""
    problems = Problems()
    document = read_file(file, problems)
    found: list[AskedCity] = []
    if document is not None and not isinstance(document.data, list):
        problems.add_at(document.marks, "", (), "expected a list of positions")
    elif document is not None:
        for place, item in enumerate(document.data):
            marks = document.marks.children[place]
            position = validate(CityPosition, item, marks, f"[{place}]", problems)
            if position is not None:
                found.append(AskedCity(position, marks, f"[{place}]"))
    if len(problems):
        raise ContentError(problems.sorted())
    return found
