"""How right beliefs about rivals are at the tables of an arena, for each level that sits there."""

from __future__ import annotations

from typing import Any, TypeAlias

from newangeles_gui.minds import workshop
from newangeles_gui.minds.arena.playing import Deal, play_game

from ..belief.calibration import Calibration
from ..belief.likelihood import load_reading

Believed: TypeAlias = "dict[str, Calibration]"  # by the level that had the seat


def believe(deal: Deal) -> Believed:
    """Play a deal once with each level, and see what all seats believe about each other."""
    players, reading = workshop.players(), load_reading()
    found: Believed = {}
    for level in deal.levels:
        found[level] = Calibration(reading)
        table = deal.table(deal.number % deal.players, level)
        play_game(players, deal, table, {}, found[level].watch)
    return found


class BeliefReport:
    """All deals so far; in whatever order they come, the figures are the same."""

    def __init__(self) -> None:
        self._found: dict[int, Believed] = {}

    def add(self, number: int, believed: Believed) -> None:
        """What came of a deal."""
        self._found[number] = believed

    def levels(self) -> Believed:
        """The levels in the order in which they were named, with all their games."""
        whole: Believed = {}
        for number in sorted(self._found):
            for level, part in self._found[number].items():
                _join(whole.setdefault(level, Calibration(part.reading)), part)
        return whole

    def lines(self) -> list[str]:
        """The report for people."""
        if not self._found:
            return ["no deal was finished"]
        found: list[str] = []
        for level, whole in self.levels().items():
            found += [f"{level}, {len(self._found)} games", *whole.lines()]
        return found

    def to_dict(self) -> dict[str, Any]:
        """The report for programs."""
        levels = {level: _plain(whole) for level, whole in self.levels().items()}
        return {"deals": len(self._found), "levels": levels}


def _join(whole: Calibration, part: Calibration) -> None:
    whole.statements += part.statements
    whole.doubt += part.doubt
    whole.plain_doubt += part.plain_doubt
    whole.seats += part.seats
    whole.right += part.right


def _plain(whole: Calibration) -> dict[str, Any]:
    count = max(1, whole.seats)
    return {
        "seats": whole.seats,
        "doubt": whole.doubt / count,
        "doubt_from_the_deal": whole.plain_doubt / count,
        "likeliest_right": whole.right / count,
        "error": whole.error(),
        "bins": [one._asdict() for one in whole.bins()],
    }
