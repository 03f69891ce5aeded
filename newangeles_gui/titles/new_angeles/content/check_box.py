"""Checks of the box and the board: numbers, districts and paths, and what is placed there."""

from __future__ import annotations

from typing import Any, get_args

from newangeles_gui.content import Key, Problems, did_you_mean, shown

from .gathered import Entry, Gathered
from .specs import BoxContents, District, EventCard, Setup
from .verbs import Op, Resource, Unit

FEDERALIST = "federalist"
DEMAND = "demand"
TOKENS = ("android", "illness", "outage", "unrest", "development")
FEWEST_PLAYERS = 2
# S.11: each player draws two investments before anyone returns one.
INVESTMENTS_DRAWN = 2
MOST_CARDS = 999  # of a deck


def check_box(gathered: Gathered, problems: Problems) -> None:
    """The numbers of the box make sense, and the decks are large enough for them."""
    entry = gathered.box
    if entry is None or entry.spec is None:
        return
    box = entry.spec
    _check_lowest(entry, box, problems)
    _check_complete(entry, box, problems)
    _check_players(entry, box, gathered, problems)
    _check_rounds(entry, box, problems)
    _check_rivals(entry, box, gathered, problems)
    _check_decks(box, gathered, problems)


def _check_lowest(entry: Entry[BoxContents], box: BoxContents, problems: Problems) -> None:
    numbers: list[tuple[tuple[Key, ...], int, int]] = [
        (("threat_end",), box.threat_end, 1),
        (("hand_size",), box.hand_size, 1),
        (("turn_track_spaces",), box.turn_track_spaces, 1),
        (("federalist_capital",), box.federalist_capital, 0),
        (("capital", "start"), box.capital.start, 0),
        (("capital", "step"), box.capital.step, 0),
        *((("units", name), count, 0) for name, count in box.units.items()),
        *((("tokens", name), count, 0) for name, count in box.tokens.items()),
        *((("resource_tracks", name), last, 1) for name, last in box.resource_tracks.items()),
    ]
    for path, number, lowest in numbers:
        if number < lowest:
            entry.note(problems, path, f"`{number}` found, expected at least {lowest}")


def _check_complete(entry: Entry[BoxContents], box: BoxContents, problems: Problems) -> None:
    tables: list[tuple[str, set[str], tuple[str, ...]]] = [
        ("units", set(box.units), get_args(Unit)),
        ("tokens", set(box.tokens), TOKENS),
        ("resource_tracks", set(box.resource_tracks), get_args(Resource)),
    ]
    for name, there, expected in tables:
        missing = [word for word in expected if word not in there]
        if missing:
            message = f"{', '.join(missing)} missing, expected a number for each"
            entry.note(problems, (name,), message)


def _check_players(
    entry: Entry[BoxContents], box: BoxContents, gathered: Gathered, problems: Problems
) -> None:
    fewest, most = box.players.min, box.players.max
    if fewest < FEWEST_PLAYERS:
        message = f"`{fewest}` found, expected at least {FEWEST_PLAYERS}"
        entry.note(problems, ("players", "min"), message)
    if most < fewest:
        message = f"`{most}` found, expected at least min ({fewest})"
        entry.note(problems, ("players", "max"), message)
    if most > len(gathered.corporations):
        message = f"`{most}` found, expected at most one for each of the corporations"
        entry.note(problems, ("players", "max"), f"{message} ({len(gathered.corporations)})")
    # Not more than there can be, so that a wrong number is not counted up to.
    numbers = range(max(fewest, FEWEST_PLAYERS), min(most, len(gathered.corporations)) + 1)
    for count in box.own_rival_beats:
        if count not in numbers:
            message = f"`{count}` found, expected a number of players from {fewest} to {most}"
            entry.note(problems, ("own_rival_beats", count), message, on_key=True)
    for count in numbers:
        beaten = box.own_rival_beats.get(count)
        if beaten is None:
            message = f"{count} missing, expected {fewest} to {most} players"
            entry.note(problems, ("own_rival_beats",), message)
        elif not 1 <= beaten < count:
            message = f"`{beaten}` found, expected from 1 to {count - 1}, the other players"
            entry.note(problems, ("own_rival_beats", count), message)


def _check_rounds(entry: Entry[BoxContents], box: BoxContents, problems: Problems) -> None:
    standard = 0
    for index, item in enumerate(box.rounds):
        if item == DEMAND:
            continue
        standard += 1
        if item != standard:
            message = f"`{item}` found, expected standard round {standard} or demand"
            entry.note(problems, ("rounds", index), message)
    if standard == 0:
        entry.note(problems, ("rounds",), "no standard round, expected 1, 2 and so on")
    if DEMAND not in box.rounds:
        entry.note(problems, ("rounds",), "no demand round, expected at least one `demand`")
    elif box.rounds[-1] != DEMAND:
        # 67.0: the game ends in a demand round.
        message = f"`{box.rounds[-1]}` found, expected demand as the last round"
        entry.note(problems, ("rounds", len(box.rounds) - 1), message)


def _check_rivals(
    entry: Entry[BoxContents], box: BoxContents, gathered: Gathered, problems: Problems
) -> None:
    corporations = gathered.corporations.entries
    seen: set[str] = set()
    for index, rival in enumerate(box.rivals):
        if rival != FEDERALIST and rival not in corporations:
            hint = did_you_mean(rival, [*corporations, FEDERALIST])
            message = f"{shown(rival)} is no corporation, expected one or {FEDERALIST}{hint}"
            entry.note(problems, ("rivals", index), message)
        elif rival in seen:
            entry.note(problems, ("rivals", index), f"{shown(rival)} stands here again")
        seen.add(rival)
    missing = [name for name in (*corporations, FEDERALIST) if name not in seen]
    if missing:
        entry.note(problems, ("rivals",), f"{', '.join(missing)} missing, expected one card each")


def _check_decks(box: BoxContents, gathered: Gathered, problems: Problems) -> None:
    demand_rounds = sum(item == DEMAND for item in box.rounds)
    standard_rounds = len(box.rounds) - demand_rounds
    # 51.5: the turn track is not filled in the last standard round.
    setup_turns = max((setup.turns for setup in gathered.setups.specs().values()), default=0)
    event_turns = sorted((event.turns for event in gathered.events.specs().values()), reverse=True)
    turns = setup_turns + sum(event_turns[: max(standard_rounds - 1, 0)])
    needed = (
        (gathered.events, standard_rounds, "one for each standard round"),
        (gathered.demands, demand_rounds, "one for each demand round"),
        (gathered.assets, turns, "one for each turn there can be"),
        (gathered.investments, INVESTMENTS_DRAWN * box.players.max, "two for each player"),
        (gathered.setups, 1, "one to start from"),
    )
    for name, actions in gathered.actions.items():
        cards = sum(action.copies for action in actions.specs().values())
        if actions.entries and not 1 <= cards <= MOST_CARDS:
            message = f"{cards} {name} cards in all, expected from 1 to {MOST_CARDS}"
            actions.note(problems, message)
    for family, number, why in needed:
        if len(family) < number:
            family.note(problems, f"{len(family)} entries, expected at least {number}, {why}")


ROOT = "root"


def check_city(gathered: Gathered, problems: Problems) -> None:
    """Paths lead up to the Root, by numbers that are all there once."""
    districts = gathered.districts
    if ROOT in districts:
        districts.entries[ROOT].note(problems, ("id",), "`root` is no district's id")
    for entry, district in districts.sound():
        _check_path(entry, district, gathered, problems)
        _check_produce(entry, "primary", district.primary, problems)
        _check_produce(entry, "secondary", district.secondary, problems)
        if not district.primary:
            entry.note(problems, ("primary",), "empty, expected a resource with its amount")
    _check_numbers(gathered, problems)
    _check_one_way_to_root(gathered, problems)


def _check_path(
    entry: Entry[District], district: District, gathered: Gathered, problems: Problems
) -> None:
    if district.to == ROOT:
        return
    target = gathered.districts.entries.get(district.to)
    if target is None:
        hint = did_you_mean(district.to, [*gathered.districts.entries, ROOT])
        message = f"{shown(district.to)} is no district, expected a district or root{hint}"
        entry.note(problems, ("to",), message)
    # Only upwards: so no path can come back to where it was.
    elif target.spec is not None and target.spec.n <= district.n:
        message = (
            f"the path leads from {district.n} to {target.spec.n} ({district.to}), "
            "expected a higher number or root"
        )
        entry.note(problems, ("to",), message)


def _check_produce(
    entry: Entry[District], key: str, amounts: dict[Resource, int], problems: Problems
) -> None:
    for resource, amount in amounts.items():
        if amount < 1:
            entry.note(problems, (key, resource), f"`{amount}` found, expected at least 1")


def _check_numbers(gathered: Gathered, problems: Problems) -> None:
    count = len(gathered.districts)
    owners: dict[int, str] = {}
    for entry, district in gathered.districts.sound():
        if not 1 <= district.n <= count:
            message = f"`{district.n}` found, expected a number from 1 to {count}"
            entry.note(problems, ("n",), message)
        elif district.n in owners:
            message = f"`{district.n}` is the number of {owners[district.n]} too"
            entry.note(problems, ("n",), message)
        owners.setdefault(district.n, district.id)


def _check_one_way_to_root(gathered: Gathered, problems: Problems) -> None:
    at_root = [entry for entry, district in gathered.districts.sound() if district.to == ROOT]
    for entry in at_root[1:]:
        message = f"the path from {at_root[0].id} leads to root too, expected exactly one"
        entry.note(problems, ("to",), message)
    # A wrong entry may be the one that should lead there.
    complete = all(entry.spec is not None for entry in gathered.districts.entries.values())
    if not at_root and complete:
        gathered.districts.note(problems, "no path leads to root, expected exactly one")


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
