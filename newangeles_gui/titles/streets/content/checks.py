"""What has to fit together in the content of the game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from newangeles_gui.content import Key, shown

from .specs import COLOURS, MIXED, TYPES, Advisor, BoxSpec, Building

if TYPE_CHECKING:
    from .loader import Gathered

ABILITIES: Final = (
    "contractor",
    "hacker",
    "entrepreneur",
    "investor",
    "hipster_legend",
    "renovator",
    "location_scout",
)
# How many names stand in `of`, at least and at most.
NAMED: Final[Mapping[str, tuple[int, int]]] = {"symbols": (1, 1), "people": (1, 1), "set": (2, 4)}


def check(gathered: Gathered) -> None:
    """Note everything that does not fit together."""
    for type_name, family in gathered.tiles.items():
        for building in family.values():
            _check_building(gathered, type_name, building)
    for advisor in gathered.advisors.values():
        _check_advisor(gathered, advisor)
    if gathered.box is not None:
        _check_box(gathered, gathered.box)


def _check_building(gathered: Gathered, type_name: str, building: Building) -> None:
    def note(path: tuple[Key, ...], message: str) -> None:
        gathered.note(building.id, path, message)

    for symbol in building.symbols:
        if symbol != type_name:
            note(("symbols",), f"{shown(symbol)} found, expected symbols of its type, {type_name}")
    value = building.value
    least, most = NAMED.get(value.kind, (0, 0))
    if not least <= len(value.of) <= most:
        note(("value", "of"), f"{len(value.of)} names found, expected {least} to {most}")
    if len(set(value.of)) < len(value.of):
        note(("value", "of"), "a name stands here twice")
    if MIXED in value.of and value.kind != "symbols":
        note(("value", "of"), f"{shown(MIXED)} can only be counted as a symbol")
    if bool(value.each) == (value.kind == "copy"):
        note(("value", "each"), f"`{value.each}` found: only a copy pays nothing of its own")


def _check_advisor(gathered: Gathered, advisor: Advisor) -> None:
    if advisor.id not in ABILITIES:
        known = ", ".join(ABILITIES)
        gathered.note(advisor.id, ("id",), f"{shown(advisor.id)} found, expected one of {known}")


def _check_box(gathered: Gathered, box: BoxSpec) -> None:
    for start in box.start:
        if start.id in gathered.places:
            gathered.note(start.id, ("id",), f"{shown(start.id)} is the id of a start tile")
    if box.players.max > len(box.seats):
        gathered.note("box", ("seats",), f"{len(box.seats)} found, expected {box.players.max}")
    for players in range(2, box.players.max + 1):
        if players not in box.stack:
            gathered.note("box", ("stack",), f"nothing stands for {players} players")
    for players, stock in box.stack.items():
        for type_name in TYPES:
            out = stock.out_each_colour if type_name in COLOURS else stock.out_mixed
            there = [
                one for one in gathered.tiles[type_name].values() if stock.five or not one.five
            ]
            if len(there) < out:
                message = f"only {len(there)} tiles of the type {type_name}, {out} are to go out"
                gathered.note("box", ("stack", players), message)
