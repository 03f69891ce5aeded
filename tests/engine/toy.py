"""A game of sticks, small enough to see through: who takes the last stick loses.

A turn takes one to three sticks; taking exactly two draws a lot that only its owner sees.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from newangeles_gui.engine import frames, random_below, seeded
from newangeles_gui.engine.conformance import Check, Conformity, Dice
from newangeles_gui.engine.decisions import Choice, Decision, Event
from newangeles_gui.engine.frames import Frame, FrameBook, frame

LOTS = ["ash", "birch", "cedar"]


@frame("turn", secrets=("lot",))
@dataclass(slots=True)
class Turn(Frame):
    seat: int = 0
    lot: str = ""
    taken: list[int] = field(default_factory=list)
    marks: dict[str, tuple[int, ...]] = field(default_factory=dict)
    pair: tuple[int, ...] = (0, 0)
    hurry: bool = False

    def owner(self, game: Sticks) -> int:
        return self.seat

    def step(self, game: Sticks) -> Decision | None:
        if not game.sticks:
            game.loser = 1 - self.seat
            raise frames.Stop
        if self.lot:
            return Decision("keep", self.seat, ["yes", "no"], "turn", private=True)
        most = min(3, game.sticks)
        return Decision("take", self.seat, [str(n + 1) for n in range(most)], "turn")

    def answer(self, game: Sticks, option: str) -> None:
        if not self.lot:
            number = int(option)
            game.sticks -= number
            self.taken.append(number)
            self.marks[option] = (*self.marks.get(option, ()), game.sticks)
            game.events.append(Event("taken", {"seat": self.seat, "number": number}))
            if number == 2 and game.sticks:
                place, game.rng = random_below(game.rng, len(LOTS))
                self.lot = LOTS[place]
                secret = {"lot": self.lot}
                game.events.append(Event("lot_drawn", {"seat": self.seat}, secret, (self.seat,)))
                return
        self.lot = ""
        self.seat = 1 - self.seat


BOOK: FrameBook = FrameBook(Turn)


class Sticks:
    def __init__(self, sticks: int, seed: int, forced: bool = True) -> None:
        self.sticks = sticks
        self.rng = seeded(seed)
        self.loser = -1
        self.stack: list[Frame] = [Turn()]
        self.pending: Decision | None = None
        self.events: list[Event] = []
        self.forced = forced

    def run(self) -> None:
        frames.run_frames(self, self, self.stack, self.forced)

    def apply(self, choice: Choice) -> list[Event]:
        self.events = []
        frames.give_answer(self, self, self.stack, choice, self.forced)
        return self.events

    def clone(self) -> Sticks:
        twin = type(self)(self.sticks, self.rng, self.forced)
        twin.loser = self.loser
        twin.stack = [one.copy() for one in self.stack]
        twin.pending = self.pending
        return twin


def begin(seed: int, record: bool, cls: type[Sticks] = Sticks) -> Sticks:
    game = cls(21, seed)
    game.run()
    return game


def to_dict(game: Sticks) -> dict[str, Any]:
    return {
        "sticks": game.sticks,
        "rng": game.rng,
        "loser": game.loser,
        "stack": [one.to_dict() for one in game.stack],
        "pending": game.pending.to_dict() if game.pending else None,
    }


def from_dict(data: dict[str, Any]) -> Sticks:
    game = Sticks(data["sticks"], data["rng"])
    game.loser = data["loser"]
    game.stack = [BOOK.read(one) for one in data["stack"]]
    game.pending = Decision(**data["pending"]) if data["pending"] else None
    return game


def kit(cls: type[Sticks] = Sticks, *checks: Check[Sticks]) -> Conformity[Sticks]:
    return Conformity(lambda seed, record: begin(seed, record, cls), to_dict, from_dict, checks)


def few_sticks(game: Sticks, dice: Dice) -> list[str]:
    return ["less than five sticks"] if game.sticks < 5 else []
