"""Pieces, unrest and resources in the shown view."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ..rules.pieces import PLACE_IN_RESERVE, PROTEST, STRIKE, UNREST, UNREST_RESERVE
from .shown_fact import Change, Reducer

STATUS: Final[Mapping[str, int]] = {"stable": 0, "protest": PROTEST, "strike": STRIKE}


def _placed(change: Change) -> None:
    change.view.reserve[PLACE_IN_RESERVE[change.bit()]] -= 1
    change.view.city[change.district()] |= change.bit()


def _moved(change: Change) -> None:
    _leave(change)
    change.view.city[change.district("to")] |= change.bit()


def _to_reserve(change: Change) -> None:
    _leave(change)
    change.view.reserve[PLACE_IN_RESERVE[change.bit()]] += 1


def _leave(change: Change) -> None:
    """A second piece where one stands already goes on at once (34.3): the first one stays."""
    if not _one_too_many(change):
        change.view.city[change.district()] &= ~change.bit()


def _one_too_many(change: Change) -> bool:
    """Whether a piece came from the reserve and stands nowhere yet."""
    bit, place = change.bit(), PLACE_IN_RESERVE[change.bit()]
    standing = sum(1 for here in change.view.city if here & bit)
    return standing + change.view.reserve[place] < change.box.stock[place]


def _unrest(change: Change) -> None:
    _set_unrest(change, STATUS[change.text("to")])


def _cleared(change: Change) -> None:
    _set_unrest(change, 0)


def _set_unrest(change: Change, status: int) -> None:
    view, district = change.view, change.district()
    before = view.city[district] & UNREST
    view.city[district] = view.city[district] & ~UNREST | status
    # 53.4: one token with two sides.
    view.reserve[UNREST_RESERVE] += bool(before) - bool(status)


def _produced(change: Change) -> None:
    change.view.supply[change.resource()] += change.number("amount")


def _resource(change: Change) -> None:
    change.view.supply[change.resource()] += change.number("by")


CITY: Final[Mapping[str, Reducer]] = {
    "piece_placed": _placed,
    "piece_moved": _moved,
    "piece_reached_root": _to_reserve,
    "piece_removed": _to_reserve,
    "android_moved": _moved,
    "unrest_cleared": _cleared,
    "unrest_rose": _unrest,
    "unrest_fell": _unrest,
    "produced": _produced,
    "resource_changed": _resource,
}
