"""What is taught of New Angeles: the introduction, and single lessons at the table."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from newangeles_gui.scenes.title import TitleScreen

from ..tutorial.coach import Coach
from ..tutorial.coached import CoachedTable
from ..tutorial.guided import guided_match
from ..tutorial.introduction import PAGES, Introduction
from ..tutorial.lessons import ASKED, LESSONS

if TYPE_CHECKING:
    from newangeles_gui.commands.shots.situation import Situation
    from newangeles_gui.scenes import Scene, Services
    from newangeles_gui.titles.room import Example


def _page(number: int) -> Example:
    return lambda services, situation: [TitleScreen(services), Introduction(services, number)]


def _lesson(name: str) -> Example:
    """The table with the bubble of one lesson, in a situation in which its question is asked."""

    def example(services: Services, situation: Situation) -> list[Scene]:
        lesson = next(one for one in LESSONS if one.name == name)
        coach = Coach(services, guided=True)
        coach.said = {one.name for one in LESSONS if one is not lesson}
        coach.now = lesson
        asked = lesson.kinds[0] if lesson.when == ASKED and lesson.kinds[0] != "*" else "main_offer"
        match = guided_match(services.box, services.say("screen.somebody"))
        situation.asked(asked).play(services.box, match)
        return [CoachedTable(services, match, coach)]

    return example


EXAMPLES: Final = MappingProxyType[str, "Example"](
    {
        **{f"tutorial_{place + 1}": _page(place) for place in range(len(PAGES))},
        "tutorial_table": _lesson("main_offer"),
        "tutorial_support": _lesson("support"),
        "tutorial_city": _lesson("city"),
        "tutorial_end": _lesson("end"),
    }
)
