"""Great moments of New Angeles: an event in its scene, the details of the end."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from newangeles_gui.table import ActScreen, Playback

from ..results.screen import CityResults
from ..rules import HUMAN_FIRST

if TYPE_CHECKING:
    from collections.abc import Mapping

    from newangeles_gui.commands.shots.situation import Situation
    from newangeles_gui.engine import Facts
    from newangeles_gui.scenes import Scene, Services
    from newangeles_gui.titles.room import Example

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
    risen: Facts = {"amount": THREAT, "to": after.threat, "why": EVENT}
    told: list[tuple[str, Facts]] = [("event_revealed", {"event": EVENT}), ("threat_rose", risen)]
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


EXAMPLES: Final[Mapping[str, Example]] = MappingProxyType(
    {"event": _event, "results_details": _results_details}
)
