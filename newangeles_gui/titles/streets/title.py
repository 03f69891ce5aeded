"""Streets as the house sees it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from newangeles_gui.titles.title import Meta, NoExtras, Title

from .ruling import StreetsRules
from .settings import SETTINGS
from .tellings import TELLINGS
from .words import StreetsWords, described

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from newangeles_gui.titles.title import FindsFaults

    from .room import StreetsRoom
    from .scenario.room import StreetsScenarios
    from .shots import StreetsShots
    from .terminal import StreetsTerminal

# 13.1: who plays alone sits opposite the Sneak.
META: Final = Meta(StreetsRules.game, range(1, 6), usual=4)


def _minds() -> Any:
    from .minds.players import MINDS

    return MINDS


def _scenario() -> StreetsScenarios:
    from .scenario.room import SCENARIOS

    return SCENARIOS


def _terminal() -> StreetsTerminal:
    from .terminal import StreetsTerminal

    return StreetsTerminal(TITLE)


def _faults() -> FindsFaults:
    from .tutorial.lessons import all_faults

    return all_faults


def _timed(box: Any) -> Mapping[str, Callable[[], object]]:
    from .rules.timed import timed

    return timed(box)


def _room() -> StreetsRoom:
    from .room import ROOM

    return ROOM


def _shots() -> StreetsShots:
    from .shots import SHOTS

    return SHOTS


TITLE: Final = Title(
    module=__name__,
    meta=META,
    rules=StreetsRules(),
    opponents=_minds,
    tellings=TELLINGS,
    room=_room,
    words=StreetsWords,
    extras=NoExtras,
    described=described,
    scenario=_scenario,
    shots=_shots,
    settings=SETTINGS,
    terminal=_terminal,
    faults=_faults,
    timed=_timed,
)
