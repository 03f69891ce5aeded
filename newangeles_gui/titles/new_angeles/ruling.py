"""The rules of New Angeles, as far as the house calls them."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from newangeles_gui.titles.title import Outcome

from .content import GAME
from .content.loader import check, load_content
from .rules import (
    RULES_EDITION,
    Box,
    Game,
    View,
    allows,
    begin,
    determinize,
    endless,
    from_dict,
    memories,
    options,
    parse_line,
    problems,
    reveals,
    thumbnail,
    to_dict,
    view,
)

if TYPE_CHECKING:
    from newangeles_gui.engine import Conformity
    from newangeles_gui.titles.title import FindsFaults


class CityRules:
    """Makes games, and answers what is asked about them."""

    game = GAME
    edition = RULES_EDITION
    options = staticmethod(options)
    begin = staticmethod(begin)
    view = staticmethod(view)
    reveals = staticmethod(reveals)
    written = staticmethod(parse_line)
    write = staticmethod(to_dict)
    problems = staticmethod(problems)
    allows = staticmethod(allows)
    endless = staticmethod(endless)
    thumbnail = staticmethod(thumbnail)
    memories = staticmethod(memories)

    def box(self, folder: Path, packs: Sequence[Path] = ()) -> Box:
        """What is in the box, with packs on top."""
        return Box(load_content(folder, tuple(packs)))

    def roles(self, box: Box) -> Sequence[str]:
        """The corporations."""
        return tuple(box.corporations)

    def outcome(self, game: Game) -> Outcome:
        """Who has won, with how much capital."""
        state = game.state
        return Outcome(state.winners[:], state.capital[:], state.ended_by)

    def guess(self, box: Box, seen: View, chance: int) -> Game:
        """A game that fits what a view knows."""
        game = Game(box, determinize(box, seen, chance))
        game.run()
        return game

    def kit(self, box: Box, players: Sequence[str]) -> Conformity[Game]:
        """Games of these corporations with everything that must hold in them."""
        from .rules.conformity import kit

        return kit(box, players)

    def read(self, box: Box, data: dict[str, Any]) -> Game:
        """A game that stands there."""
        return Game(box, from_dict(data))


def faults() -> FindsFaults:
    """What checks the data of the game and of packs on top."""
    return check
