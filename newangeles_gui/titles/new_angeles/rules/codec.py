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

from .assets import Window
from .effect import Declare, Effect
from .promises import Promise
from .state import Deal, State
from .steps import (
    Abstention,
    ActionCard,
    ChooseInvestments,
    Counteroffers,
    DealStep,
    DemandRound,
    EndOfTurn,
    EventPhase,
    Opening,
    Production,
    Refresh,
    Resolution,
    Rounds,
    Support,
    Turn,
)

FRAMES: Final = FrameBook(
    Abstention,
    ActionCard,
    ChooseInvestments,
    Counteroffers,
    DealStep,
    Declare,
    DemandRound,
    Effect,
    EndOfTurn,
    EventPhase,
    Opening,
    Production,
    Refresh,
    Resolution,
    Rounds,
    Support,
    Turn,
    Window,
)


# Raise the number with every change after which the same choices can lead elsewhere: saved games
# then go on from where they stand instead of being taken for edited ones. The golden games tell
# when that is due.
RULES_EDITION: Final = 4


class BadState(WrongShapeError):
    """Data that is not a state of this game."""


SPECIAL: Final = ("deal", "promises", "stack", "pending")


def to_dict(state: State) -> dict[str, Any]:
    """The whole state as numbers, texts, lists and dicts."""
    data = {name: as_data(getattr(state, name)) for name in PLAIN}
    data["deal"] = None if state.deal is None else deal_to_dict(state.deal)
    data["promises"] = [promise.to_dict() for promise in state.promises]
    data["stack"] = [frame.to_dict() for frame in state.stack]
    data["pending"] = None if state.pending is None else state.pending.to_dict()
    return data


def deal_to_dict(deal: Deal) -> dict[str, Any]:
    """A deal as plain data."""
    return {name: as_data(getattr(deal, name)) for name in DEAL}


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
        state.pending = read_decision(data["pending"])
    return state


def deal_from_dict(data: dict[str, Any]) -> Deal:
    """Read a deal back."""
    return Deal(**fields_of(Deal, data, DEAL))


def state_hash(state: State) -> str:
    """A short fingerprint of everything in a state."""
    return data_hash(to_dict(state))


def _names(cls: Any) -> tuple[str, ...]:
    return tuple(one.name for one in fields(cls))


DEAL: Final = _names(Deal)
PROMISE: Final = _names(Promise)
PLAIN: Final = tuple(name for name in _names(State) if name not in SPECIAL)


BETTOR: Final = "jackson_howard"  # before edition 4 nobody else could bet
BARE: Final = 3  # the items of a bet that does not name its asset
UNPAID: Final = ("count", "win")  # the parts of a resolution at which bets stand


def in_todays_terms(data: dict[str, Any]) -> dict[str, Any]:
    """The same state as this edition writes it; what it wrote itself stays as it is."""
    return {
        **data,
        "pending": data["pending"] and _asked(data["pending"]),
        "stack": [_frame(data, one) for one in data["stack"]],
        "promises": [{"spent": 0, **one} for one in data["promises"]],  # R.26: not counted before
        "deal": data["deal"] and _deal(data["deal"], data["stack"]),
    }


def _asked(pending: dict[str, Any]) -> dict[str, Any]:
    """Edition 4: the end of a turn is a moment (R.21)."""
    moment = (pending["kind"], pending["source"]) == ("use", "end_of_turn")
    return {"moment": moment, **pending}


def _frame(data: dict[str, Any], frame: dict[str, Any]) -> dict[str, Any]:
    """Edition 4: who discards already has declined the abilities that there were."""
    if frame["kind"] != "end_of_turn":
        return frame
    own = [asset for asset, owner in data["owners"].items() if owner == data["active"]]
    return {"declined": own if frame["discarding"] else [], **frame}


def _deal(deal: dict[str, Any], stack: list[dict[str, Any]]) -> dict[str, Any]:
    """Edition 4: bets name their asset, and go once they are paid."""
    bare = [bet for bet in deal["bets"] if len(bet) == BARE]
    if not bare:
        return deal
    paid = any(one["kind"] == "resolution" and one["stage"] not in UNPAID for one in stack)
    return {**deal, "bets": [] if paid else [[*bet, BETTOR] for bet in bare]}
