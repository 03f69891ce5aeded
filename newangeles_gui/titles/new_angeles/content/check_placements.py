"""Checks of what setups and events place, and of how many turns follow."""

from __future__ import annotations

from typing import Any

from newangeles_gui.content.problems import Problems, did_you_mean, shown

from .gathered import Entry, Gathered
from .specs import BoxContents, EventCard, Setup
from .verbs import Op


def check_placements(gathered: Gathered, problems: Problems) -> None:
    """Setups and events name districts that exist and pieces that the box has."""
    box = gathered.box.spec if gathered.box else None
    placing: list[tuple[Entry[Any], Setup | EventCard]] = [
        *gathered.setups.sound(),
        *gathered.events.sound(),
    ]
    for entry, spec in placing:
        _check_places(entry, spec, gathered, problems)
        if box is not None:
            _check_reserve(entry, spec, box, problems)
            if spec.turns > box.turn_track_spaces:
                message = f"`{spec.turns}` found, expected at most {box.turn_track_spaces}"
                entry.note(problems, ("turns",), f"{message}, the spaces of the turn track")
    for event_entry, event in gathered.events.sound():
        _check_back(event_entry, event, problems)


def _check_places(
    entry: Entry[Any], spec: Setup | EventCard, gathered: Gathered, problems: Problems
) -> None:
    for piece, places in spec.place.items():
        if not places:
            entry.note(problems, ("place", piece), "an empty list, expected districts")
        seen: set[str] = set()
        for index, place in enumerate(places):
            if place not in gathered.districts:
                hint = did_you_mean(place, gathered.districts.entries)
                message = f"{shown(place)} is no district{hint}"
                entry.note(problems, ("place", piece, index), message)
            elif place in seen:
                # S.3, 20.1: one copy of each piece in each district listed for it.
                message = f"{shown(place)} stands here again, expected one {piece} a district"
                entry.note(problems, ("place", piece, index), message)
            seen.add(place)


def _check_reserve(
    entry: Entry[Any], spec: Setup | EventCard, box: BoxContents, problems: Problems
) -> None:
    reserve: dict[str, int] = dict([*box.units.items(), *box.tokens.items()])
    for piece, places in spec.place.items():
        # A piece that the box has no number for is noted at the box.
        if piece in reserve and len(places) > reserve[piece]:
            message = f"{len(places)} placed, expected at most {reserve[piece]}"
            entry.note(problems, ("place", piece), f"{message}, all that the box has")


def _check_back(entry: Entry[EventCard], event: EventCard, problems: Problems) -> None:
    # 20.2: the back shows what the threat effect is about.
    about = [subject for op in event.effect for subject in _subjects(op)]
    if event.effect and event.back not in about:
        message = f"the effect is about {', '.join(sorted(set(about))) or 'nothing'}"
        entry.note(problems, ("back",), f"{message}, expected {event.back} in it")


def _subjects(op: Op) -> list[str]:
    counts = [getattr(op, name, None) for name in ("when", "unless", "per")]
    pieces = [getattr(thing, "piece", None) for thing in (op, *counts)]
    unrest = any(getattr(count, "unrest", ()) for count in counts)
    # Raising or lowering unrest is about it as much as counting it.
    unrest = unrest or op.do in ("raise_unrest", "lower_unrest")
    return [piece for piece in pieces if piece] + ["unrest"] * unrest
