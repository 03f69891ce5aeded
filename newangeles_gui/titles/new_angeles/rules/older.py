"""States as older editions of the rules wrote them down, in today's terms.

Only what a save needs to go on from where it stands; its shape tells what is not there yet.
"""

from __future__ import annotations

from typing import Any, Final

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
