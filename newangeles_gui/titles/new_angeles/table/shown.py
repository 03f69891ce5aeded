"""A view that follows what is told, fact by fact, so that a long chain can be shown slowly."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, replace
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

from ..rules.view import View
from .shown_cards import CARDS
from .shown_city import CITY
from .shown_course import COURSE
from .shown_deal import DEAL
from .shown_fact import Change, Reducer
from .shown_holdings import HOLDINGS

if TYPE_CHECKING:
    from newangeles_gui.engine.events import Facts

    from ..rules.box import Box

REDUCERS: Final[Mapping[str, Reducer]] = MappingProxyType(
    {**COURSE, **CITY, **CARDS, **DEAL, **HOLDINGS}
)
# Kinds that change nothing on the table: they say who did something, or what was decided.
UNCHANGING: Final = frozenset(
    {
        "ability_used",
        "counter_passed",
        "deal_ended",
        "demand_checked",
        "district_exploited",
        "event_buried",
        "event_ordered",
        "hand_seen",
        "investment_revealed",
        "no_main_offer",
        "not_asked",
        "setup_revealed",
        "support_abstained",
        "supported",
        "taken_back",
    }
)


def tell(view: View, kind: str, facts: Facts, box: Box) -> None:
    """Change a view as a fact says; what nobody knows of changes nothing."""
    reducer = REDUCERS.get(kind)
    if reducer is not None:
        reducer(Change(view, facts, box))


def private_copy(view: View) -> View:
    """A view that can be changed without touching the other one."""
    return replace(view, **{name: _own(value) for name, value in _values(view).items()})


def become(shown: View, true: View) -> None:
    """Make a view the same as another one, in place."""
    for name, value in _values(true).items():
        setattr(shown, name, _own(value))


def _values(view: View) -> dict[str, Any]:
    return {field.name: getattr(view, field.name) for field in fields(view)}


def _own(value: Any) -> Any:
    if isinstance(value, list):
        return [one[:] if isinstance(one, list) else one for one in value]
    if isinstance(value, dict):
        return value.copy()
    return value.copy() if type(value).__name__ == "Deal" else value
