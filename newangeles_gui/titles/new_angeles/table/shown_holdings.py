"""Assets and emergency actions in the shown view."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ..rules.state import NOBODY
from .shown_fact import Change, Reducer


def _claimed(change: Change) -> None:
    view, asset = change.view, change.text("asset")
    view.owners[asset] = change.seat()
    if view.deal is not None and view.deal.asset == asset:
        view.deal.asset = ""
        view.resolving = ""  # 54.5: the offer was resolved before
    else:
        view.asset_deck_size -= 1


def _returned(change: Change) -> None:
    change.deal().asset = ""
    change.view.asset_deck_size += 1


def _transferred(change: Change) -> None:
    owners, asset = change.view.owners, change.text("asset")
    owners.pop(asset, None)  # so that it is the newest of its owner
    owners[asset] = change.seat("to")


def _discarded(change: Change) -> None:
    view, asset = change.view, change.text("asset")
    view.owners.pop(asset, None)
    if asset in view.exhausted:
        view.exhausted.remove(asset)
    view.asset_deck_size += 1  # 65.7


def _exhausted(change: Change) -> None:
    change.view.exhausted.append(change.text("asset"))


def _readied(change: Change) -> None:
    change.view.exhausted.remove(change.text("asset"))


def _emergency_back(change: Change) -> None:
    owner = change.owner_of(change.text("card"))
    change.view.emergency_holder[owner] = change.seat()
    change.view.emergency_up[owner] = bool(change.facts["face_up"])


def _emergency_stolen(change: Change) -> None:
    owner = change.owner_of(change.text("card"))
    if owner != NOBODY:
        change.view.emergency_holder[owner] = change.seat()


def _emergency_up(change: Change) -> None:
    change.view.emergency_up[change.owner_of(change.text("card"))] = True


HOLDINGS: Final[Mapping[str, Reducer]] = {
    "asset_claimed": _claimed,
    "asset_returned": _returned,
    "asset_traded": _transferred,
    "asset_given": _transferred,
    "asset_stolen": _transferred,
    "asset_swapped": _transferred,
    "asset_discarded": _discarded,
    "asset_exhausted": _exhausted,
    "asset_readied": _readied,
    "emergency_returned": _emergency_back,
    "emergency_stolen": _emergency_stolen,
    "emergency_turned_up": _emergency_up,
}
