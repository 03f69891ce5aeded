"""The least that a title needs. Copy this folder to begin a game of your own."""

from __future__ import annotations

import random
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import yaml

from newangeles_gui.engine.decisions import Choice, Decision
from newangeles_gui.minds.agent import UNHEARD, History, RandomAgent, Task, dice
from newangeles_gui.minds.arena.measures import PlainMeasures
from newangeles_gui.titles.telling import COURSE, Cue, Nothing, Telling
from newangeles_gui.titles.title import Described, Meta, NoExtras, Title
from newangeles_gui.words.sayings import PlainWords

from . import rules
from .puzzles import ToyPuzzles
from .rules import KEEP, NAMES, SWAP, Box, View
from .scenario import ToyScenarios


class ToyRules:
    edition = 1
    begin = staticmethod(rules.begin)
    view = staticmethod(rules.view)
    reveals = staticmethod(rules.reveals)
    guess = staticmethod(rules.guess)
    write = staticmethod(rules.write)
    read = staticmethod(rules.read)
    problems = staticmethod(rules.problems)
    thumbnail = staticmethod(rules.thumbnail)
    outcome = staticmethod(rules.outcome)
    kit = staticmethod(rules.kit)

    def box(self, folder: Path, packs: Sequence[Path] = ()) -> Box:
        return Box(**yaml.safe_load((folder / "box.yaml").read_text(encoding="utf-8")))

    def roles(self, box: Box) -> Sequence[str]:
        return NAMES

    def options(self, box: Box) -> dict[str, list[str]]:
        return {}

    def written(self, line: str) -> list[Choice]:
        return [Choice.parse(line)]

    def allows(self, game: Any, choice: Choice) -> bool:
        return False

    def endless(self, choice: Choice) -> bool:
        return False

    def memories(self, game: Any, seat: int) -> dict[str, str | int | bool]:
        return {}


class Careful:
    """Swaps a card of the lower half."""

    def __init__(self, highest: int) -> None:
        self.highest = highest

    def choose(
        self, view: View, decision: Decision, rng: random.Random, history: History = UNHEARD
    ) -> Choice:
        low = int(view.cards[decision.seat]) * 2 <= self.highest
        return Choice(decision.kind, SWAP if low else KEEP)


class Players:
    def __init__(self, box: Box) -> None:
        self.agents = {"random": RandomAgent(), "careful": Careful(box.highest)}

    def agent(self, level: str, character: str = "") -> Any:
        return self.agents[level]

    def perform(self, task: Task) -> Choice:
        choice: Choice = self.agent(task.level).choose(task.view, task.about, dice(task.more))
        return choice

    perform_quickly = perform

    def thinks_long(self, task: Task) -> bool:
        return False


class ToyMinds:
    levels = ("random", "careful")
    measures = PlainMeasures(levels)
    usual = gentle = "careful"
    characters = ()
    crew = Players
    puzzles = ToyPuzzles

    def knows(self, name: str) -> bool:
        return name in self.levels


def described(words: PlainWords, view: View) -> Described:
    seats = [
        f"{words.name(f'player.{name}')}: {card}"
        for name, card in zip(view.players, view.cards, strict=True)
    ]
    own = [words.say("toy.hand", card=view.cards[view.seat])] if view.seat >= 0 else []
    return Described([words.say("toy.turn", n=view.turn + 1)], seats, own)


SILENT: Final = (Nothing("it is quiet"), Cue(0.3))
TITLE: Final = Title(
    module=__name__,
    meta=Meta("toy", range(2, 5)),
    rules=ToyRules(),
    opponents=ToyMinds,
    tellings={
        "dealt": Telling(COURSE, "deck", "text", "1.1", *SILENT),
        "kept": Telling(COURSE, "deck", "text", "1.2", *SILENT, foreseeable=True),
        "swapped": Telling(COURSE, "deck", "text", "1.2", *SILENT),
        "shown": Telling(COURSE, "deck", "text", "1.3", *SILENT),
        "game_over": Telling(COURSE, "deck", "text", "1.3", *SILENT),
    },
    words=PlainWords,
    extras=NoExtras,
    described=described,
    scenario=ToyScenarios,
    home=Path(__file__).parent / "data",
)
