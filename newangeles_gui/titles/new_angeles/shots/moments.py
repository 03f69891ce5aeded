"""What is taught of New Angeles, and its great moments: an event, the details of the end."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

from newangeles_gui.commands.shots.situation import over_title
from newangeles_gui.table import ActScreen, Playback

from ..results.screen import CityResults
from ..rules import HUMAN_FIRST
from ..tutorial.coach import ASKED, LESSONS, Coach
from ..tutorial.coached import CoachedTable
from ..tutorial.guided import guided_match
from ..tutorial.introduction import PAGES, Introduction

if TYPE_CHECKING:
    from newangeles_gui.commands.shots.situation import Example, Situation
    from newangeles_gui.scenes import Scene, Services

EVENT: Final = "beanstalk_beset"
THREAT: Final = 4


def _event(services: Services, situation: Situation) -> list[Scene]:
    """It strikes: what it looks for is in the city, next to the Root."""
    match = situation.match(services.box)
    before, after = match.view(), match.view()
    for one in (before, after):
        one.city[-1] |= HUMAN_FIRST
    after.threat += THREAT
    card = services.box.events[EVENT]
    risen = {"amount": THREAT, "to": after.threat, "why": EVENT}
    told: list[tuple[str, Any]] = [("event_revealed", {"event": EVENT}), ("threat_rose", risen)]
    told += [
        ("piece_placed", {"piece": piece, "district": district})
        for piece, districts in card.place.items()
        for district in districts
    ]
    told.append(("turn_track_filled", {"count": card.turns}))
    playback = Playback(services, lambda target: None, lambda: None)
    playback.opens_acts = True
    views = [before, *[after] * (len(told) - 1)]
    playback.add([(*one, view) for one, view in zip(told, views, strict=True)], before, after)
    return [ActScreen(services, playback)]


def _results_details(services: Services, situation: Situation) -> list[Scene]:
    """Who wanted what, one click behind the end."""
    end = CityResults(services, situation.finished().match(services.box))
    return [end, end.details()]


def _page(number: int) -> Example:
    return lambda services, situation: over_title(services, Introduction(services, number))


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


TAUGHT: Final = MappingProxyType(
    {"table": "main_offer", "support": "support", "city": "city", "end": "end"}
)

EXAMPLES: Final = MappingProxyType[str, "Example"](
    {
        **{f"tutorial_{place + 1}": _page(place) for place in range(len(PAGES))},
        **{f"tutorial_{name}": _lesson(lesson) for name, lesson in TAUGHT.items()},
        "event": _event,
        "results_details": _results_details,
    }
)
