"""A state as plain data and back; what does not fit is refused with a reason."""

from __future__ import annotations

import hashlib
import json
from dataclasses import MISSING, Field, fields
from typing import Any, Final

from newangeles_gui.engine.decisions import Decision
from newangeles_gui.engine.frames import plain

from .book import FRAMES
from .promises import Promise
from .state import Deal, State


class BadState(ValueError):
    """Data that is not a state of this game."""


SPECIAL: Final = ("deal", "promises", "stack", "pending")


def to_dict(state: State) -> dict[str, Any]:
    """The whole state as numbers, texts, lists and dicts."""
    data = {one.name: plain(getattr(state, one.name)) for one in fields(State)}
    data["deal"] = None if state.deal is None else deal_to_dict(state.deal)
    data["promises"] = [promise.to_dict() for promise in state.promises]
    data["stack"] = [frame.to_dict() for frame in state.stack]
    data["pending"] = None if state.pending is None else state.pending.to_dict()
    return data


def deal_to_dict(deal: Deal) -> dict[str, Any]:
    """A deal as plain data."""
    return {one.name: plain(getattr(deal, one.name)) for one in fields(Deal)}


def from_dict(data: dict[str, Any]) -> State:
    """Read a state back; BadState tells what does not fit."""
    try:
        _same_keys(data, State)
        values = {
            one.name: _checked(one, data[one.name])
            for one in fields(State)
            if one.name not in SPECIAL
        }
        state = State(**values)
        state.deal = None if data["deal"] is None else deal_from_dict(data["deal"])
        state.promises = [Promise(**one) for one in data["promises"]]
        state.stack = [FRAMES.read(one) for one in data["stack"]]
        state.pending = None if data["pending"] is None else Decision(**data["pending"])
    except (TypeError, ValueError, KeyError, AttributeError, RecursionError) as error:
        raise BadState(f"not a state of this game: {error}") from error
    return state


def deal_from_dict(data: dict[str, Any]) -> Deal:
    """Read a deal back."""
    _same_keys(data, Deal)
    deal = Deal(**{one.name: _checked(one, data[one.name]) for one in fields(Deal)})
    deal.bets = [(bet[0], bet[1], bet[2]) for bet in deal.bets]
    return deal


def state_hash(state: State) -> str:
    """A short fingerprint of everything in a state."""
    text = json.dumps(to_dict(state), sort_keys=True, separators=(",", ":"))
    return hashlib.blake2b(text.encode(), digest_size=12).hexdigest()


def _same_keys(data: dict[str, Any], cls: type[State] | type[Deal]) -> None:
    expected = {one.name for one in fields(cls)}
    if set(data) != expected:
        raise ValueError(f"fields differ: {sorted(set(data) ^ expected)}")


def _checked(field: Field[Any], value: Any) -> Any:
    sample = field.default if field.default_factory is MISSING else field.default_factory()
    if sample is None:
        if value is not None and not isinstance(value, list):
            raise ValueError(f"{field.name} must be a list or nothing")
        return value
    if type(value) is not type(sample):
        raise ValueError(f"{field.name} must be {type(sample).__name__}, not {value!r:.40}")
    if isinstance(value, list):
        return [item[:] if isinstance(item, list) else item for item in value]
    return dict(value) if isinstance(value, dict) else value
