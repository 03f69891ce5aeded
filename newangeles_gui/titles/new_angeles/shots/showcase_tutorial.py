"""Examples of the tutorial: its pages, bubbles at the table, and the summary of what was missed."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from newangeles_gui.scenes.title import Title
from newangeles_gui.table.recap import important
from newangeles_gui.table.scene import TableScene

from ..tutorial.coach import Coach
from ..tutorial.coached import CoachedTable
from ..tutorial.guided import guided_match
from ..tutorial.introduction import Introduction
from ..tutorial.lessons import ASKED, LESSONS
from ..tutorial.pages import PAGES

if TYPE_CHECKING:
    from collections.abc import Callable

    from newangeles_gui.commands.shots.showcase import Situation
    from newangeles_gui.scenes.base import Scene, Services


def _page(number: int) -> Callable[[Services, Situation], list[Scene]]:
    return lambda services, situation: [Title(services), Introduction(services, number)]


def _lesson(name: str) -> Callable[[Services, Situation], list[Scene]]:
    """The table with the bubble of one lesson, in a situation in which its question is asked."""

    def example(services: Services, situation: Situation) -> list[Scene]:
        lesson = next(one for one in LESSONS if one.name == name)
        coach = Coach(services, guided=True)
        coach.said = {one.name for one in LESSONS if one is not lesson}
        coach.now = lesson
        asked = lesson.kinds[0] if lesson.when == ASKED and lesson.kinds[0] != "*" else "main_offer"
        match = guided_match(services.box, services.say("screen.new_game.somebody"))
        situation.asked(asked).play(services.box, match)
        return [CoachedTable(services, match, coach)]

    return example


def recap(services: Services, situation: Situation) -> list[Scene]:
    """What a player reads who has not seen the others play."""
    scene = TableScene(services, situation.asked("counter").match(services.box))
    told = scene.chronicle.entries(scene.shown.seat)
    scene.recap.entries, scene.recap.more = important(told, ""), 9
    return [scene]


EXAMPLES: Final = MappingProxyType(
    {
        **{f"tutorial_{place + 1}": _page(place) for place in range(len(PAGES))},
        "tutorial_table": _lesson("main_offer"),
        "tutorial_support": _lesson("support"),
        "tutorial_city": _lesson("city"),
        "tutorial_end": _lesson("end"),
        "recap": recap,
    }
)
