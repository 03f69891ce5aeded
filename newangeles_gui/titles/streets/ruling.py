"""The rules of Streets, as far as the house calls them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from newangeles_gui.engine import Choice

from .content import GAME, load_content
from .rules import (
    GIVEN,
    NOBODY,
    RULES_EDITION,
    Box,
    Game,
    begin,
    begin_given,
    codec,
    guess,
    options,
    outcome,
    problems,
    reveals,
    thumbnail,
    view,
)

if TYPE_CHECKING:
    from pathlib import Path

    from newangeles_gui.engine import Conformity, Start


class StreetsRules:
    """Makes games, and answers what is asked about them."""

    game = GAME
    edition = RULES_EDITION
    options = staticmethod(options)
    view = staticmethod(view)
    reveals = staticmethod(reveals)
    guess = staticmethod(guess)
    write = staticmethod(codec.to_dict)
    problems = staticmethod(problems)
    thumbnail = staticmethod(thumbnail)
    outcome = staticmethod(outcome)

    def box(self, folder: Path, packs: Sequence[Path] = ()) -> Box:
        """What is in the box, with packs on top."""
        return Box(load_content(folder, tuple(packs)))

    def begin(self, box: Box, start: Start, record: bool = True) -> Game:
        """A game at its first question, from its set-up or from a situation that is given."""
        if GIVEN in start.stacked:
            return begin_given(box, start, record)
        return begin(box, start, record)

    def roles(self, box: Box) -> Sequence[str]:
        """The colours; the Sneak sits down by itself opposite who plays alone (13.1)."""
        return box.seats

    def written(self, line: str) -> list[Choice]:
        """The choice that somebody has written in a line."""
        return [Choice.parse(line)]

    def allows(self, game: Game, choice: Choice) -> bool:
        """Nothing can be done but to answer."""
        return False

    def endless(self, choice: Choice) -> bool:
        """Every choice brings the end nearer."""
        return False

    def memories(self, game: Game, seat: int) -> Mapping[str, str | int | bool]:
        """With which modules, with how much money, and whether the Sneak was beaten."""
        state = game.state
        beaten = state.sneak != NOBODY and seat in state.winners
        return {
            "money": state.money[seat],
            "business": state.business,
            "level": state.level,
            "sneak_beaten": int(beaten),
        }

    def read(self, box: Box, data: dict[str, Any]) -> Game:
        """A game that stands there."""
        return Game(box, codec.from_dict(data))

    def kit(self, box: Box, players: Sequence[str]) -> Conformity[Game]:
        """Games of these players with everything that must hold in them."""
        from .rules.conformity import kit

        return kit(box, players)
