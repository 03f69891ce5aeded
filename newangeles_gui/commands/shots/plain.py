"""Pictures, films and measurements of a title that has no table of its own."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from newangeles_gui.scenes import Scene, Services
    from newangeles_gui.session import Match
    from newangeles_gui.table.scenes.plain import PlainTable
    from newangeles_gui.titles.room import Example, PlayedTable, Shots
    from newangeles_gui.titles.title import Title

NO_EXAMPLES: Final[Mapping[str, Example]] = MappingProxyType({})


def shots_of(title: Title) -> Shots:
    """What a title says of its screens, or what holds for all that have the plain table."""
    return PlainShots(title) if title.shots is None else title.shots()


class PlainShots:
    """Everything is shown by the house."""

    examples = NO_EXAMPLES

    def __init__(self, title: Title) -> None:
        self.level = title.minds.levels[0]

    def table(self, services: Services, match: Match) -> Scene:
        """The plain table."""
        from newangeles_gui.table.scenes.plain import PlainTable

        return PlainTable(services, match)

    def played(self, scene: Scene) -> PlayedTable | None:
        """The plain table, played by a program."""
        from newangeles_gui.table.scenes.plain import PlainTable

        return PlayedPlainTable(scene) if isinstance(scene, PlainTable) else None


class PlayedPlainTable:
    """An answer is given as soon as it is chosen: a button has no second thoughts."""

    chosen = ""

    def __init__(self, scene: PlainTable) -> None:
        self.scene, self.match = scene, scene.match

    @property
    def asked(self) -> bool:
        """Whether the person has to answer."""
        return bool(self.scene.director.asks_viewer)

    @property
    def worker(self) -> int | None:
        """The process of the opponents."""
        return self.scene.director.thinker.worker

    def choose(self, option: str) -> None:
        """Press the button of an answer."""
        self.scene.director.choose(option)

    give = choose

    def wave_off(self) -> None:
        """Nobody offers anything."""

    def wait(self) -> None:
        """Until whoever thinks has thought."""
        self.scene.director.thinker.wait()

    def buttons(self) -> Sequence[tuple[int, int]]:
        """The first two answers."""
        found = (one for one in self.scene.root.all() if one.name.startswith("answer."))
        return [one.rect.center for one in found][:2]
