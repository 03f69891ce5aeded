"""The names of everything that a valuation looks at; weights are stored under them."""

from __future__ import annotations

from typing import Final

# Where threat is heading; together they give the chance that it ends the game.
THREAT: Final = (
    "steady",
    "doubt",
    "threat",
    "next_event",
    "later_events",
    "pressure",
    "demand",
    "later_demands",
    "federalist",
)
# How a seat stands against its rival, or against the rank that it has to beat.
LEAD: Final = (
    "steady",
    "capital",
    "assets",
    "hand",
    "emergency",
    "contract",
    "investment",
    "turns",
    "pace",
)
# What a Federalist needs: threat at the end, and enough capital by then.
FEDERALIST: Final = ("steady", "end", "ready", "rich", "both")
