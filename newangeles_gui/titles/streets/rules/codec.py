"""A state as plain data and back; what does not fit is refused with a reason."""

from __future__ import annotations

from dataclasses import fields
from typing import Any, Final

from newangeles_gui.engine import (
    FrameBook,
    WrongShapeError,
    as_data,
    data_hash,
    fields_of,
    read_decision,
)

from .game import City, State
from .turn import Closing, Moving, Scoring, Tokens, TokensOfStreet, Turns

FRAMES: Final = FrameBook(Closing, Moving, Scoring, Tokens, TokensOfStreet, Turns)
# Raise the number with every change after which the same choices can lead elsewhere.
RULES_EDITION: Final = 1
SPECIAL: Final = ("city", "stack", "pending")


PLAIN: Final = tuple(one.name for one in fields(State) if one.name not in SPECIAL)


def to_dict(state: State) -> dict[str, Any]:
    """The whole state as numbers, texts, lists and dicts."""
    data = {name: as_data(getattr(state, name)) for name in PLAIN}
    data["city"] = state.city.to_dict()
    data["stack"] = [frame.to_dict() for frame in state.stack]
    data["pending"] = None if state.pending is None else state.pending.to_dict()
    return data


def from_dict(data: dict[str, Any]) -> State:
    """Read a state back; WrongShapeError tells what does not fit."""
    try:
        return _state(data)
    except WrongShapeError:
        raise
    except (TypeError, ValueError, KeyError, AttributeError, IndexError) as error:
        raise WrongShapeError(f"not a state of this game: {error}") from error


def _state(data: dict[str, Any]) -> State:
    if set(data) != {*PLAIN, *SPECIAL}:
        raise ValueError(f"fields differ: {sorted(set(data) ^ {*PLAIN, *SPECIAL})}")
    state = State(**fields_of(State, {name: data[name] for name in PLAIN}, PLAIN))
    state.city = City.from_dict(data["city"])
    state.stack = [FRAMES.read(one) for one in data["stack"]]
    if data["pending"] is not None:
        state.pending = read_decision(data["pending"])
    return state


def state_hash(state: State) -> str:
    """A short fingerprint of everything in a state."""
    return data_hash(to_dict(state))
