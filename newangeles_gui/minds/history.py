"""What has happened in public, as an agent is told it along with a view.

Agents keep no memory. Whoever asks one hands over what its seat has heard: the events that say
something about what others hide, oldest first. Without them an agent believes what the position
alone says.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, TypeAlias

from newangeles_gui.engine import Event, Fact
from newangeles_gui.titles.telling import EVENTS, TAKEN_BACK, Tellings, telling_of

Told: TypeAlias = "tuple[str, Mapping[str, Fact]]"
History: TypeAlias = "tuple[Told, ...]"

UNHEARD: Final[History] = ()


def heard(events: Iterable[Event], seat: int, tellings: Tellings) -> History:
    """What a seat has heard of a log that is worth heeding; what was taken back never happened."""
    return tuple((one.kind, dict(one.facts(seat))) for one in heeded(lasting(events), tellings))


def heeded(events: Iterable[Event], tellings: Tellings) -> list[Event]:
    """The events that opponents heed."""
    return [one for one in events if telling_of(tellings, one.kind).heeded]


def lasting(events: Iterable[Event]) -> list[Event]:
    """The part of a log that leads to the present position."""
    kept: list[Event] = []
    for one in events:
        if one.kind == TAKEN_BACK:
            undone = one.data[EVENTS]
            assert isinstance(undone, int)
            del kept[max(0, len(kept) - undone) :]
        else:
            kept.append(one)
    return kept
