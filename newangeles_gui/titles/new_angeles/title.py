"""New Angeles as the house sees it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from newangeles_gui.titles.title import Meta, Title

from .ruling import CityRules, faults
from .settings import SETTINGS
from .tellings import TELLINGS

if TYPE_CHECKING:
    from collections.abc import Mapping

    from .room import NewAngelesRoom
    from .scenario.room import CityScenarios
    from .shots.played import TableShots
    from .talk import Parley
    from .talk.arrangements import Arrangements
    from .terminal.front import NewAngelesTerminal
    from .words import Wording

META: Final = Meta(CityRules.game, range(4, 7))


def _minds() -> Any:
    from .minds.tasks import MINDS

    return MINDS


def _words(catalog: Any, box: Any) -> Wording:
    from .words import Wording

    return Wording(catalog, box)


def _extras(data: Mapping[str, Any]) -> Arrangements:
    from .talk.arrangements import Arrangements

    return Arrangements.from_dict(data)


def _room() -> NewAngelesRoom:
    from .room import ROOM

    return ROOM


def _terminal() -> NewAngelesTerminal:
    from .terminal.front import NewAngelesTerminal

    return NewAngelesTerminal()


def _scenario() -> CityScenarios:
    from .scenario.room import SCENARIOS

    return SCENARIOS


def _shots() -> TableShots:
    from .shots.played import SHOTS

    return SHOTS


def _talk() -> type[Parley]:
    from .talk import Parley

    return Parley


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
    talk=lambda match, thinking, waits: _talk()(match, thinking, waits),
    faults=faults,
)
