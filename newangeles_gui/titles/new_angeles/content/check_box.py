"""Checks of the counts and limits of the box, and of the decks against them."""

from __future__ import annotations

from typing import get_args

from newangeles_gui.content.marks import Key
from newangeles_gui.content.problems import Problems, did_you_mean, shown

from .base import Resource, Unit
from .gathered import Entry, Gathered
from .specs import BoxContents

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
