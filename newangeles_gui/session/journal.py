"""The journal of a game: one line a choice, added at the end, never rewritten.

Its first line says how the game began, so that the journal alone brings a game back.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Final

from newangeles_gui.engine.decisions import Choice, IllegalChoice
from newangeles_gui.engine.plain import WrongShapeError
from newangeles_gui.rules.setup import SetupError

from . import disk
from .match import Match
from .plan import UNDO, Agreements, Plan, Record, Seat, Start
from .savefile import BadSaveError

if TYPE_CHECKING:
    from newangeles_gui.rules.box import Box

NAME: Final = "journal.txt"
LARGEST: Final = 8_000_000


def head(match: Match) -> str:
    """The first line."""
    plan = match.plan
    data = {
        "start": plan.start.to_dict(),
        "seats": [seat.to_dict() for seat in plan.seats],
        "agreements": plan.agreements.to_dict(),
    }
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


class Journal:
    """The journal of one match."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / NAME
        self._written: list[str] | None = None

    def write(self, match: Match) -> None:
        """Add what is new since the last time; DiskError leaves the lines before."""
        choices = match.record.choices
        lines: list[str] = []
        if self._written is None:
            self._written = _choices(_lines(self.path)[1:]) if self.path.exists() else []
            if not self.path.exists():
                lines.append(head(match))
        kept = _common(self._written, choices)
        if kept < len(self._written):
            lines.append(f"{kept} {UNDO}")
        lines += [f"{number} {text}" for number, text in enumerate(choices[kept:], kept + 1)]
        if lines:
            disk.append(self.path, "".join(line + "\n" for line in lines).encode())
            del self._written[kept:]
            self._written += choices[kept:]


def _common(written: list[str], choices: list[str]) -> int:
    """How many choices at the beginning are the same."""
    shorter = min(len(written), len(choices))
    if written[:shorter] == choices[:shorter]:  # nearly always
        return shorter
    return next(place for place in range(shorter) if written[place] != choices[place])


def last_number(path: Path) -> int:
    """How many choices the game had when the journal was last written."""
    return len(_choices(_lines(path)[1:]))


def recover(path: Path, box: Box, identity: str) -> Match:
    """The game that a journal tells; a line cut short at the end is left out."""
    lines = _lines(path)
    try:
        data = json.loads(lines[0])
        plan = Plan(
            Start.from_dict(data["start"]),
            [Seat.from_dict(seat) for seat in data["seats"]],
            Agreements.from_dict(data["agreements"]),
        )
        game = plan.start.game(box)
        choices = _choices(lines[1:])
    except (IndexError, KeyError, TypeError, ValueError, WrongShapeError, SetupError) as error:
        raise BadSaveError("damaged", f"journal: {error}") from error
    log = list(game.events)
    done: list[str] = []
    for text in choices:
        try:
            log += game.apply(Choice.parse(text))
        except IllegalChoice:
            break  # the rest was never whole
        done.append(text)
    match = Match(plan, game, Record(done), identity)
    match.log = log
    return match


def _choices(lines: list[str]) -> list[str]:
    choices: list[str] = []
    for line in lines:
        number, _, text = line.partition(" ")
        if not number.isdecimal() or not text:
            break
        if text == UNDO:
            del choices[int(number) :]
        elif int(number) == len(choices) + 1:
            choices.append(text)
        else:
            break
    return choices


def _lines(path: Path) -> list[str]:
    try:
        with path.open("rb") as stream:
            raw = stream.read(LARGEST)
    except OSError as error:
        raise BadSaveError("unreadable", error.strerror or str(error)) from error
    text = raw.decode("utf-8", errors="replace")
    return text[: text.rfind("\n") + 1].splitlines()
