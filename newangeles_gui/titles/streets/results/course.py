"""How a game went: money turn by turn, the city tile by tile, the decisions that turned it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final, NamedTuple

from newangeles_gui.engine import Choice
from newangeles_gui.minds import Task

from ..minds.judge import TileBuilt
from ..rules import NOBODY

if TYPE_CHECKING:
    from collections.abc import Sequence

    from newangeles_gui.session import Match

    from ..minds.judge import Swing
    from ..rules import Game, View

SHOWN: Final = 3
BUILT: Final = ("tile_built", "tile_covered")
LEAST: Final = 3  # dollars that a decision has to be worth to be told of
JUDGE: Final = "mayor"


class Turning(NamedTuple):
    """A tile that was worth much more than the next best, or much less than another one."""

    turn: int
    player: str
    option: str
    swing: int  # dollars: above 0 gained, below 0 missed
    best: str  # the other place


@dataclass(slots=True)
class Course:
    """Everything that is told of it."""

    money: list[list[int]] = field(default_factory=list)  # after each turn, by seat
    views: list[View] = field(default_factory=list)  # a spectator's, after each tile
    built: list[TileBuilt] = field(default_factory=list)  # where there was a choice
    players: list[str] = field(default_factory=list)  # who built them

    def task(self) -> Task:
        """What an opponent is asked to judge: what was known is in the tiles that were built."""
        return Task("judge", JUDGE, None, tuple(self.built), len(self.built))

    def turnings(self, swings: Sequence[Swing]) -> list[Turning]:
        """The decisions on which most hung, in their order, once they have been judged."""
        found = [
            Turning(one.view.turn + 1, player, one.option, money, swing.best)
            for one, player, swing in zip(self.built, self.players, swings, strict=True)
            if abs(money := round(swing.money)) >= LEAST
        ]
        most = sorted(found, key=lambda one: -abs(one.swing))[:SHOWN]
        return sorted(most, key=lambda one: one.turn)


def course_of(match: Match) -> Course:
    """Play the game once more."""
    rules, found = match.title.rules, Course()
    game: Game = rules.begin(match.game.box, match.plan.start)
    found.views.append(rules.view(game, NOBODY))
    found.money.append(game.state.money[:])

    def watch(seen: Game) -> None:
        if seen.events[-1].kind in BUILT:
            found.views.append(rules.view(seen, NOBODY))

    game.watch = watch
    for written in match.record.choices:
        asked, choice, turn = game.pending, Choice.parse(written), game.state.turn
        assert asked is not None, "a game that is over has no more choices"
        if asked.kind == "build" and len({*asked.options}) > 1:
            found.built.append(TileBuilt(rules.view(game, asked.seat), asked, choice.option))
            found.players.append(game.name(asked.seat))
        game.apply(choice)
        if game.state.turn > turn:
            found.money.append(game.state.money[:])
    found.views.append(rules.view(game, NOBODY))
    found.money.append(game.state.money[:])
    return found
