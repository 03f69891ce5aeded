"""How a game went: money turn by turn, the city tile by tile, the decisions that turned it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final, NamedTuple

from newangeles_gui.engine import Choice

from ..rules import NOBODY, Foresight, read_lying

if TYPE_CHECKING:
    from newangeles_gui.engine import Decision
    from newangeles_gui.session import Match

    from ..rules import Game, View

SHOWN: Final = 3
BUILT: Final = ("tile_built", "tile_covered")
OTHERS: Final = 0.6  # what others gain on average counts so much against it
STANDING: Final = 0.5  # and so much of what the tile is worth where it lies
LEAST: Final = 3  # dollars that a decision has to be worth to be told of


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
    turnings: list[Turning] = field(default_factory=list)


def course_of(match: Match) -> Course:
    """Play the game once more, and look at every decision."""
    rules, found = match.title.rules, Course()
    game: Game = rules.begin(match.game.box, match.plan.start)
    found.views.append(rules.view(game, NOBODY))
    found.money.append(game.state.money[:])

    def watch(seen: Game) -> None:
        if seen.events[-1].kind in BUILT:
            found.views.append(rules.view(seen, NOBODY))

    game.watch = watch
    turnings: list[Turning] = []
    for written in match.record.choices:
        asked, choice, turn = game.pending, Choice.parse(written), game.state.turn
        assert asked is not None, "a game that is over has no more choices"
        if asked.kind == "build":
            turnings += _judged(game, rules.view(game, asked.seat), asked, choice.option)
        game.apply(choice)
        if game.state.turn > turn:
            found.money.append(game.state.money[:])
    found.views.append(rules.view(game, NOBODY))
    found.money.append(game.state.money[:])

    turnings.sort(key=lambda one: -abs(one.swing))
    found.turnings = sorted(turnings[:SHOWN], key=lambda one: one.turn)
    return found


def _judged(game: Game, seen: View, asked: Decision, taken: str) -> list[Turning]:
    """How much more, or less, it was worth than the best other place."""
    foresight = Foresight(game.box, seen)
    worth = {option: _worth(foresight, asked.seat, option) for option in asked.options}
    own = worth.pop(taken, 0.0)
    if not worth:
        return []
    best = max(worth, key=lambda one: worth[one])
    swing = round(own - worth[best])
    if abs(swing) < LEAST:
        return []
    player = game.name(asked.seat)
    return [Turning(game.state.turn + 1, player, taken, swing, best)]


def _worth(foresight: Foresight, seat: int, option: str) -> float:
    found = foresight.ledger(*read_lying(option), seat)
    others = [money for one, money in enumerate(found.money) if one != seat]
    standing = found.standing.money * STANDING if found.standing is not None else 0.0
    mean = sum(others) / len(others) if others else 0.0
    return found.gain - OTHERS * mean + standing
