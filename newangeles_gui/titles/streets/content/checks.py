"""What has to fit together in the content of the game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from newangeles_gui.content import Key, shown

from .specs import BUSINESSES, COLOURS, MIXED, TYPES, Advisor, BoxSpec, Building

if TYPE_CHECKING:
    from .loader import Gathered

FEW: Final = 2  # players; one alone has the same stack
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
SYMBOLS: Final = (1, 2)  # 1.3


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
    if fault := _counted("symbols", sum(building.symbols.values()), SYMBOLS):
        note(("symbols",), fault)
    value = building.value
    if fault := _counted("names", len(value.of), NAMED.get(value.kind, (0, 0))):
        note(("value", "of"), fault)
    if len(set(value.of)) < len(value.of):
        note(("value", "of"), "a name stands here twice")
    if MIXED in value.of and value.kind != "symbols":
        note(("value", "of"), f"{shown(MIXED)} can only be counted as a symbol")
    if bool(value.each) == (value.kind == "copy"):
        note(("value", "each"), f"`{value.each}` found: only a copy pays nothing of its own")


def _counted(what: str, count: int, limits: tuple[int, int]) -> str:
    """What is wrong with so many of something; empty if nothing is."""
    least, most = limits
    if least <= count <= most:
        return ""
    expected = f"{least} to {most}" if most > least else f"{most}" if most else "none"
    return f"{what}: {count} found, expected {expected}"


def _check_advisor(gathered: Gathered, advisor: Advisor) -> None:
    if advisor.id not in ABILITIES:
        known = ", ".join(ABILITIES)
        gathered.note(advisor.id, ("id",), f"{shown(advisor.id)} found, expected one of {known}")


def _check_box(gathered: Gathered, box: BoxSpec) -> None:
    for start in box.start:
        if start.id in gathered.places:
            gathered.note(start.id, ("id",), f"{shown(start.id)} is the id of a start tile")
    _check_supplies(gathered, box)
    if box.players.max > len(box.seats):
        gathered.note("box", ("seats",), f"{len(box.seats)} found, expected {box.players.max}")
    for players in range(2, box.players.max + 1):
        if players not in box.stack:
            gathered.note("box", ("stack",), f"nothing stands for {players} players")
    _check_stacks(gathered, box)


def _check_supplies(gathered: Gathered, box: BoxSpec) -> None:
    """Everything has a number, and who waits at the start comes out of the supply (2.2, 2.8)."""
    for name, numbers, known in (
        ("people", box.people, COLOURS),
        ("business_tokens", box.business_tokens, BUSINESSES),
    ):
        if lacking := [one for one in known if one not in numbers]:
            gathered.note("box", (name,), f"nothing stands for {', '.join(lacking)}")
    for colour, count in box.people.items():
        waiting = sum(start.people.get(colour, 0) for start in box.start)
        if waiting > count:
            message = f"`{count}` found, expected at least the {waiting} who wait at the start"
            gathered.note("box", ("people", colour), message)


def _check_stacks(gathered: Gathered, box: BoxSpec) -> None:
    """For every number of players there are tiles to take out, and to draw (2.4, 2.6, 13.2)."""
    for players, stock in box.stack.items():
        left = -box.solo.end_stack if players == FEW else 0
        for type_name in TYPES:
            out = stock.out_each_colour if type_name in COLOURS else stock.out_mixed
            there = [
                one for one in gathered.tiles[type_name].values() if stock.five or not one.five
            ]
            left += len(there) - out
            if len(there) < out:
                message = f"only {len(there)} tiles of the type {type_name}, {out} are to go out"
                gathered.note("box", ("stack", players), message)
        if left < players * box.hand_size:
            message = (
                f"`{box.hand_size}` found: for {players} players {left} tiles are left to draw"
            )
            gathered.note("box", ("hand_size",), message)
