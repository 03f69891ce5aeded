"""Streets pictured, filmed and measured: its table with nobody at it, and in states of its own."""

from __future__ import annotations

from dataclasses import replace
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from newangeles_gui.commands.shots.situation import over_title
from newangeles_gui.scenes import nothing
from newangeles_gui.scenes.puzzles import PuzzlesPage
from newangeles_gui.session import PUZZLE, PuzzleRun, shipped_saves

from .results.screen import StreetsEnd, finished_city
from .table.scene import StreetsTable
from .tutorial.puzzle import StreetsPuzzle

if TYPE_CHECKING:
    from collections.abc import Sequence

    from newangeles_gui.commands.shots.situation import Situation
    from newangeles_gui.scenes import Scene, Services
    from newangeles_gui.session import Match

QUICKLY: Final = "builder"
BUTTONS: Final = ("menu", "almanac")


def seated(services: Services, situation: Situation) -> Match:
    """The game so far; opponents have characters, as in a game that is begun at the screen."""
    match = situation.match(services.box)
    free = iter(services.box.title.minds.characters)
    match.plan.seats = [
        seat if seat.kind == "person" else replace(seat, character=next(free, ""))
        for seat in match.plan.seats
    ]
    return match


def table(services: Services, situation: Situation) -> list[Scene]:
    """The table as it is then."""
    return [StreetsTable(services, seated(services, situation))]


def placing(services: Services, situation: Situation) -> list[Scene]:
    """A tile is held where the coach would build it: the paper and the sums say why."""
    asked = situation if situation.until else situation.asked("build")
    scene = StreetsTable(services, seated(services, asked))
    scene.rebuild()
    scene.hint()
    return [scene]


def moving(services: Services, situation: Situation) -> list[Scene]:
    """People are sent to their homes."""
    scene = StreetsTable(services, seated(services, situation.asked("move")))
    scene.rebuild()
    scene.hint()
    return [scene]


def film(services: Services, situation: Situation) -> list[Scene]:
    """The finished city, alone on the screen."""
    return [finished_city(services, situation.finished().match(services.box))]


def results(services: Services, situation: Situation) -> list[Scene]:
    """The end of a game, its decisions judged."""
    scene = StreetsEnd(services, seated(services, situation.finished()))
    scene.judge()
    return [scene]


def puzzles(services: Services, situation: Situation) -> list[Scene]:
    """Where puzzles are chosen."""
    return over_title(services, PuzzlesPage(services))


def puzzle(services: Services, situation: Situation) -> list[Scene]:
    """The puzzle of that number, with its question."""
    found = shipped_saves(services.box, PUZZLE)
    run = PuzzleRun(found, situation.seed % len(found), nothing)
    return [StreetsPuzzle(services, run)]


class UnattendedCity:
    """The answers of the person are given by a program."""

    def __init__(self, scene: StreetsTable) -> None:
        self.scene, self.match = scene, scene.match
        self.chosen = ""

    @property
    def asked(self) -> bool:
        """Whether the question has been put to the person."""
        return self.scene.asks and not self.scene.playback.busy

    @property
    def worker(self) -> int | None:
        """The process of the opponents."""
        return self.scene.director.thinker.worker

    def choose(self, option: str) -> None:
        """Hold a tile where it would be built, or send people, without giving the answer."""
        self.chosen = option
        self.scene.hold(option)

    def give(self, option: str) -> None:
        """Give it."""
        self.chosen = ""
        self.scene.hold(option)
        self.scene.choose(option)

    def wave_off(self) -> None:
        """Nobody offers anything."""

    def wait(self) -> None:
        """Until whoever thinks has thought."""
        self.scene.director.thinker.wait()

    def buttons(self) -> Sequence[tuple[int, int]]:
        """Menu and almanac."""
        found = (self.scene.root.named(name) for name in BUTTONS)
        return [one.rect.center for one in found if one is not None]


class StreetsShots:
    """The screens of Streets in states of their own."""

    level = QUICKLY
    examples = MappingProxyType(
        {
            "table": table, "table_placing": placing, "table_moving": moving, "city_show": film,
            "results": results, "puzzles": puzzles, "puzzle": puzzle,
        }
    )  # fmt: skip

    def table(self, services: Services, match: Match) -> Scene:
        """The table; nobody is taught."""
        return StreetsTable(services, match)

    def played(self, scene: Scene) -> UnattendedCity | None:
        """The table that this screen is."""
        return UnattendedCity(scene) if isinstance(scene, StreetsTable) else None


SHOTS: Final = StreetsShots()
