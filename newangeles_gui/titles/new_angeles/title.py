"""New Angeles as the house sees it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from newangeles_gui.titles.title import Meta, Title

from .content import GAME
from .ruling import CityRules, faults
from .settings import SETTINGS
from .tellings import TELLINGS

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from newangeles_gui.scenes import Room
    from newangeles_gui.session import Match, Talk
    from newangeles_gui.session.opponents import Answering
    from newangeles_gui.terminal.front import Terminal
    from newangeles_gui.titles.room import Minds, ScenarioRoom, Shots
    from newangeles_gui.titles.title import Extras

    from .words import Wording

META: Final = Meta(GAME, range(4, 7))


def _minds() -> Minds:
    from .minds.tasks import MINDS

    return MINDS


def _words(catalog: Any, box: Any) -> Wording:
    from .words import Wording

    return Wording(catalog, box)


def _extras(data: Mapping[str, Any]) -> Extras:
    from .talk.arrangements import Arrangements

    return Arrangements.from_dict(data)


def _room() -> Room:
    from .room import ROOM

    return ROOM


def _terminal() -> Terminal:
    from .terminal.front import NewAngelesTerminal

    return NewAngelesTerminal()


def _scenario() -> ScenarioRoom:
    from .scenario.room import SCENARIOS

    return SCENARIOS


def _shots() -> Shots:
    from .shots.played import SHOTS

    return SHOTS


def _talk(match: Match, thinking: Answering, waits: Callable[[], bool]) -> Talk:
    from .talk.parley import Parley

    return Parley(match, thinking, waits)


TITLE: Final = Title(
    module=__name__,
    meta=META,
    rules=CityRules(),
    opponents=_minds,
    tellings=TELLINGS,
    room=_room,
    words=_words,
    settings=SETTINGS,
    extras=_extras,
    terminal=_terminal,
    scenario=_scenario,
    shots=_shots,
    talk=_talk,
    faults=faults,
)
