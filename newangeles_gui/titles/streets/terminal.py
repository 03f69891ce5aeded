"""Streets at a plain terminal: the city drawn with letters, and what would come of every answer."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from newangeles_gui.i18n import Name
from newangeles_gui.terminal import PlainTerminal, ShownByLetter, columns, titled

from .content import BUSINESSES, COLOURS, TYPES
from .rules import (
    NOBODY,
    QUARTERS,
    SNEAK,
    Foresight,
    cell_text,
    lying_text,
    place_of,
    read_cell,
    read_lying,
)
from .words import HERE, LYING

if TYPE_CHECKING:
    from collections.abc import Iterator

    from newangeles_gui.engine import Decision

    from .rules import Game, Ledger, LedgerLine, View
    from .words import StreetsWords

WIDE: Final = 6  # letters of a cell, its road included
HIGH: Final = 3
MARGIN: Final = 4
# By whether the street is closed: the road that runs across, and the one that runs down.
ROADS: Final = (("=", "#"), ("-", ":"))
ALONG_SOUTH, ALONG_WEST, ALONG_NORTH = 0, 1, 2
MOVES: Final = ("seek", "move", "choose")  # by how many tiles would take people in


def city_map(words: StreetsWords, view: View) -> list[str]:
    """Every tile with its road; open ones with their number, owner and people.

    The road stands on the edge where it runs: `=` and `#`, in closed streets `-` and `:`.
    """
    places = {place_of(cell): tile for tile, cell in enumerate(view.city.cells)}
    left, right = (choose(x for x, _ in places) for choose in (min, max))
    top, bottom = (choose(y for _, y in places) for choose in (min, max))
    head = "".join(f"{x:^{WIDE}}" for x in range(left, right + 1))
    lines = [" " * MARGIN + head.rstrip()]
    for y in range(top, bottom + 1):
        row = [_drawn(words, view, places.get((x, y))) for x in range(left, right + 1)]
        for line in range(HIGH):
            number = f"{y:>{MARGIN - 1}} " if line == 1 else " " * MARGIN
            lines.append((number + "".join(one[line] for one in row)).rstrip())
    return lines


def _drawn(words: StreetsWords, view: View, tile: int | None) -> list[str]:
    if tile is None:
        return [" " * WIDE] * HIGH
    city = view.city
    is_open = city.is_open(tile)
    across, down = ROADS[not is_open]
    said = [f"{tile + 1:>2}" if is_open else "", _inhabitants(words, view, tile)]
    quarter = city.turns[tile]
    if quarter == ALONG_SOUTH:
        return [f"{one:^{WIDE}}" for one in said] + [across * WIDE]
    if quarter == ALONG_NORTH:
        return [across * WIDE] + [f"{one:^{WIDE}}" for one in said]
    inner = [f"{one:^{WIDE - 1}}" for one in (*said, "")]
    return [down + one if quarter == ALONG_WEST else one + down for one in inner]


def _inhabitants(words: StreetsWords, view: View, tile: int) -> str:
    """Two letters of the owner, how many are at home, and how many seek."""
    city = view.city
    owner = city.owners[tile]
    name = words.name(words.player(view.players[owner]).key)[:2] if owner != NOBODY else ""
    home, seek = sum(city.people[tile]), sum(city.seekers[tile])
    return name + (f"{home}" if home else "") + (f"?{seek}" if seek else "")


def open_streets(words: StreetsWords, view: View) -> list[str]:
    """Every open street with its tiles, and what each would pay now."""
    city, found = view.city, []
    for street in Foresight(words.box, view).now():
        ends = ", ".join(cell_text(cell) for cell in street.free_ends)
        found.append(words.say("streets.street", count=street.size, ends=ends))
        worth = {line.cell: line for line in street.lines}
        for tile in city.rows[city.street_of[city.at[street.cell]]]:
            found.append("  " + _tile_line(words, view, tile, worth.get(city.cells[tile])))
    return found


def _tile_line(words: StreetsWords, view: View, tile: int, worth: LedgerLine | None) -> str:
    city = view.city
    named = words.name(f"tile.{city.tiles[tile]}")
    parts = [f"{tile + 1:>2} {named}"]
    if worth is not None:
        parts.append(words.name(words.player(view.players[worth.seat]).key))
        parts.append(
            words.say("streets.worth", money=worth.money, value=worth.value, people=worth.people)
        )
    people = ", ".join(_crowd(words, city.people[tile]))
    return " · ".join([*parts, people] if people else parts)


def _crowd(words: StreetsWords, crowd: tuple[int, ...]) -> Iterator[str]:
    for colour, count in enumerate(crowd):
        if count:
            name = Name(f"person.{COLOURS[colour]}")
            yield words.say("streets.crowd", count=count, colour=name)


def _city(words: StreetsWords, view: View, width: int) -> list[str]:
    lines = [*city_map(words, view), "", *open_streets(words, view)]
    seekers = [0] * len(COLOURS)
    for crowd in view.city.seekers:
        seekers = [one + two for one, two in zip(seekers, crowd, strict=True)]
    if any(seekers):
        told = ", ".join(_crowd(words, tuple(seekers)))
        lines.append(words.say("streets.seekers", people=told))
    return titled(words.say("textgame.city.title"), lines)


def _players(words: StreetsWords, view: View, width: int) -> list[str]:
    """Money, free signs, backs of the hand; advisors and tokens where they are used."""
    rows = []
    for seat, player in enumerate(view.players):
        about = []
        if player != SNEAK:
            about.append(words.say("streets.free", free=view.free[seat]))
        about += [
            words.say("streets.backs", count=count, type=Name(f"type.{TYPES[kind]}"))
            for kind, count in enumerate(view.backs[seat])
            if count
        ]
        if view.advisors[seat]:
            about.append(words.name(f"advisor.{view.advisors[seat]}"))
        about += [
            words.say("streets.tokens", count=count, business=Name(f"business.{name}"))
            for name, count in zip(BUSINESSES, view.tokens[seat], strict=True)
            if count
        ]
        money = words.say("streets.money", money=view.money[seat])
        rows.append([words.name(words.player(player).key), money, ", ".join(about)])
    return titled(words.say("textgame.players.title"), columns(rows, width, frozenset({1})))


def _hand(words: StreetsWords, view: View, width: int) -> list[str]:
    """The own tiles, with what they pay."""
    rows = [
        [words.name(f"tile.{name}"), words.name(f"type.{words.box.tiles[name].type}"),
         words.text(f"tile.{name}")]
        for name in view.hand
    ]  # fmt: skip
    if not rows:
        return []
    return titled(words.say("textgame.hand.title"), columns(rows, width, frozenset()))


def _stack(words: StreetsWords, view: View) -> list[str]:
    found = [words.say("streets.turn", n=view.turn + 1)]
    found.append(words.say("streets.pile", count=view.pile_size))
    if view.top:
        key = "tile" if view.sneak != NOBODY else "type"
        found.append(words.say("streets.top", top=Name(f"{key}.{view.top}")))
    return [" · ".join(found)]


class StreetsTerminal(PlainTerminal):
    """The part of Streets in a game at the terminal."""

    looks = MappingProxyType(
        {
            "c": ShownByLetter("city", _city),
            "p": ShownByLetter("players", _players),
            "h": ShownByLetter("hand", _hand),
        }
    )

    def table(self, words: StreetsWords, view: View, width: int) -> list[str]:
        """The city, the players, and what is one's own."""
        parts = (_city, _players, _hand)
        return [
            "",
            *_stack(words, view),
            *(one for part in parts for one in part(words, view, width)),
        ]

    def glance(self, words: StreetsWords, view: View, decision: Decision) -> list[str]:
        """The city, where it has changed since the last tile: so has the Sneak's part of it."""
        return _city(words, view, 0) if decision.kind in LYING else []

    def label(self, words: StreetsWords, view: View, decision: Decision, option: str) -> str:
        """An answer; a place with what it closes, pays or is worth."""
        label = words.option(decision, option, view)
        if decision.kind not in LYING:
            return label
        found = _foreseen(words, view, decision, option)
        if not found.streets:
            worth = found.standing.money if found.standing else 0
            return words.say("streets.stands", label=label, money=worth)
        mine, closes = found.money[view.seat], len(found.streets)
        others = sum(found.money) - mine
        return words.say("streets.closes", label=label, count=closes, mine=mine, theirs=others)

    def explained(self, words: StreetsWords, view: View, decision: Decision, option: str) -> str:
        """What the tile pays, who would be paid what, and who would move where."""
        if decision.kind in LYING:
            found = _foreseen(words, view, decision, option)
            return " ".join([words.text(f"tile.{found.name}"), *_ledger(words, view, found)])
        if decision.kind in HERE:
            tile = view.city.at[read_cell(option)]
            return words.text(f"tile.{view.city.tiles[tile]}")
        return ""

    def refused(self, words: StreetsWords, view: View, decision: Decision, option: str) -> str:
        """Why a tile cannot be built as somebody has written it (3.4-3.8)."""
        try:
            tile, cell, quarter = read_lying(option)
        except ValueError:
            return ""
        lies = tile in words.box.buildings and option == tile + lying_text(cell, quarter)
        if decision.kind not in LYING or not lies or quarter not in QUARTERS:
            return ""
        named = Name(f"tile.{tile}")
        if all(read_lying(one)[0] != tile for one in decision.options):
            return words.say("streets.not_in_hand", tile=named)
        why = view.city.hindrance(cell, quarter)
        if not why:
            return words.say("streets.worth_less", tile=named, cell=cell_text(cell))
        told = words.say(f"town.why.{why}", most=view.city.longest)
        return words.say("streets.not_there", tile=named, cell=cell_text(cell), why=told)

    def ending(self, words: StreetsWords, game: Game, width: int) -> list[str]:
        """Everybody's money, the Sneak's too, and who has won."""
        state = game.state
        rows = []
        for seat, name in enumerate(state.players):
            key = "won" if seat in state.winners else "lost"
            told = words.say(f"textgame.end.{key}", player=words.player(name))
            rows.append([words.say("streets.money", money=state.money[seat]), told])
        return titled(words.say("textgame.end.title"), columns(rows, width, frozenset({0})))


def _foreseen(words: StreetsWords, view: View, decision: Decision, option: str) -> Ledger:
    tile, cell, quarter = read_lying(option)
    seat = view.sneak if decision.kind == "sneak_build" else decision.seat
    return Foresight(words.box, view).ledger(tile, cell, quarter, seat)


def _ledger(words: StreetsWords, view: View, found: Ledger) -> Iterator[str]:
    """Sums for every tile that would pay, and where people would go."""
    for street in found.streets:
        for line in street.lines:
            yield words.say(
                "streets.pays",
                player=words.player(view.players[line.seat]),
                tile=Name(f"tile.{line.name}"),
                money=line.money,
                value=line.value,
                people=line.people,
            )
    for move in found.moves:
        yield words.say(
            f"streets.{MOVES[min(len(move.targets), 2)]}",
            count=move.number,
            colour=Name(f"person.{COLOURS[move.colour]}"),
            cells=", ".join(cell_text(cell) for cell in move.targets),
        )
