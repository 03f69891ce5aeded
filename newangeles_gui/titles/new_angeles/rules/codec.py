"""A state as plain data and back; what does not fit is refused with a reason."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any, Final

from newangeles_gui.engine.decisions import Decision
from newangeles_gui.engine.frames import plain
from newangeles_gui.engine.plain import WrongShapeError, data_hash, fields_of

from .book import FRAMES
from .older import in_todays_terms
from .promises import Promise
from .state import Deal, State


class BadState(WrongShapeError):
    """Data that is not a state of this game."""


SPECIAL: Final = ("deal", "promises", "stack", "pending")


def to_dict(state: State) -> dict[str, Any]:
    """The whole state as numbers, texts, lists and dicts."""
    data = {name: plain(getattr(state, name)) for name in PLAIN}
    data["deal"] = None if state.deal is None else deal_to_dict(state.deal)
    data["promises"] = [promise.to_dict() for promise in state.promises]
    data["stack"] = [frame.to_dict() for frame in state.stack]
    data["pending"] = None if state.pending is None else state.pending.to_dict()
    return data


def deal_to_dict(deal: Deal) -> dict[str, Any]:
    """A deal as plain data."""
    return {name: plain(getattr(deal, name)) for name in DEAL}


def from_dict(data: dict[str, Any]) -> State:
    """Read a state back; BadState tells what does not fit."""
    try:
        return _state(in_todays_terms(data))
    except (TypeError, ValueError, KeyError, AttributeError, RecursionError) as error:
        raise BadState(f"not a state of this game: {error}") from error


def _state(data: dict[str, Any]) -> State:
    values = fields_of(State, {name: data[name] for name in PLAIN}, PLAIN)
    if set(data) != {*PLAIN, *SPECIAL}:
        raise ValueError(f"fields differ: {sorted(set(data) ^ {*PLAIN, *SPECIAL})}")
    state = State(**values)
    state.deal = None if data["deal"] is None else deal_from_dict(data["deal"])
    state.promises = [Promise(**fields_of(Promise, one, PROMISE)) for one in data["promises"]]
    state.stack = [FRAMES.read(one) for one in data["stack"]]
    if data["pending"] is not None:
        state.pending = Decision(**fields_of(_Question, data["pending"], _names(_Question)))
    return state


def deal_from_dict(data: dict[str, Any]) -> Deal:
    """Read a deal back."""
    return Deal(**fields_of(Deal, data, DEAL))


def state_hash(state: State) -> str:
    """A short fingerprint of everything in a state."""
    return data_hash(to_dict(state))


def _names(cls: Any) -> tuple[str, ...]:
    return tuple(one.name for one in fields(cls))


@dataclass(slots=True)
class _Question:
    """A decision as it is written down."""

    kind: str
    seat: int
    options: list[str]
    source: str
    private: bool
    moment: bool


DEAL: Final = _names(Deal)
PROMISE: Final = _names(Promise)
PLAIN: Final = tuple(name for name in _names(State) if name not in SPECIAL)
