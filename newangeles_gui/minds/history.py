"""What has happened in public, as an agent is told it along with a view.

Agents keep no memory. Whoever asks one hands over what its seat has heard: the kinds of events
that say something about hidden rivals, oldest first. Without it an agent believes what the deal
alone says.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, TypeAlias

from newangeles_gui.engine.events import Event, Fact

Told: TypeAlias = "tuple[str, Mapping[str, Fact]]"
History: TypeAlias = "tuple[Told, ...]"

TELLING: Final = frozenset(
    {
        "main_offer_proposed",
        "counteroffer_proposed",
        "supported",
        "deal_won",
        "deal_ended",
        "card_resolved",
        "capital_gained",
        "threat_rose",
        "threat_fell",
        "rival_seen",
        "cards_drawn",
        "turn_ended",
        "promise_kept",
        "promise_broken",
        "traded",
    }
)
NOTHING: Final[History] = ()

TAKEN_BACK: Final = "taken_back"  # so many of the events before it have not happened after all
EVENTS: Final = "events"


def heard(events: Iterable[Event], seat: int) -> History:
    """The telling part of a log as a seat has heard it; what was taken back never happened."""
    telling = (one for one in lasting(events) if one.kind in TELLING)
    return tuple((one.kind, dict(one.facts(seat))) for one in telling)


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
