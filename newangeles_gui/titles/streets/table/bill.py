"""What stands on the paper: one block a street, one row a tile, who gets what, who goes where."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final, NamedTuple

from newangeles_gui.i18n import Name

from ..content import COLOURS, TYPES
from ..rules import AROUND

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ..rules import Foresight, Ledger, LedgerCount, LedgerLine, LedgerMove, LedgerStreet, View
    from ..words import StreetsWords


MOST: Final = 5  # tiles of a street (3.8)


class BillRow(NamedTuple):
    """A tile: whose, what it is called, what was counted, and how much that makes."""

    line: LedgerLine
    owner: str
    name: str
    counted: str
    own: bool
    paid: bool = False


class BillBlock(NamedTuple):
    """A street with its rows."""

    head: str
    aside: str
    rows: tuple[BillRow, ...]


class BillNote(NamedTuple):
    """A line about signs or people: a picture before words."""

    picture: str
    words: str
    warns: bool = False
    done: bool = False
    lit: str = ""  # the colour in which it stands out: of whom somebody is asked


@dataclass(slots=True)
class Bill:
    """Everything on the paper."""

    kicker: str
    title: str
    told: str = ""
    blocks: list[BillBlock] = field(default_factory=list)
    sums: list[tuple[str, int, bool]] = field(default_factory=list)  # owner, money, own
    notes: list[BillNote] = field(default_factory=list)
    over_notes: str = ""  # what they are about

    @property
    def rows(self) -> list[BillRow]:
        """All rows."""
        return [row for block in self.blocks for row in block.rows]


class BillWriter:
    """Writes it in the words of a language, for whoever looks."""

    def __init__(self, words: StreetsWords, seen: View, foresight: Foresight) -> None:
        self.words, self.seen, self.foresight = words, seen, foresight

    def foreseen(self, found: Ledger) -> Bill:
        """What would come of a tile."""
        say = self.words.say
        bill = Bill(say("town.bill.if"), self.words.name(f"tile.{found.name}"))
        if found.streets:
            bill.told = say("town.bill.closes", count=len(found.streets))
        else:
            bill.told = say("town.bill.closes_nothing")
        bill.blocks = [self._block(one, found) for one in found.streets]
        if found.standing is not None:
            bill.blocks.append(self._standing(found, found.standing))
        if found.streets:
            bill.sums = self._sums(found.money)
        bill.notes = [*self._back(found), *self._settled(found), *self._people(found.moves, found)]
        return bill

    def _standing(self, found: Ledger, line: LedgerLine) -> BillBlock:
        """What the tile itself is worth where it closes no street of its own."""
        size = len(found.city.rows[line.street])
        head = self.words.say("town.bill.open_street", count=size)
        aside = self.words.say("town.bill.if_closed")
        return BillBlock(head, aside, (self._row(line, found),))

    def scored(
        self, street: LedgerStreet, counts: Sequence[LedgerCount], closer: int, tile: str,
        paid: frozenset[int],
    ) -> Bill:  # fmt: skip
        """A street that is being scored: rows that are paid are ticked off."""
        say, own = self.words.say, closer == self.seen.seat
        title = say(
            "town.bill.closed_by_you" if own else "town.bill.closed_by",
            player=self.words.called(self.seen.players[closer]),
        )
        bill = Bill(say("town.bill.street", count=street.size), title)
        bill.told = say("town.bill.with", tile=Name(f"tile.{tile}")) if tile else ""
        rows = tuple(
            self._row_of(line, count)._replace(paid=line.cell in paid)
            for line, count in zip(street.lines, counts, strict=True)
        )
        bill.blocks = [BillBlock("", "", rows)] if rows else []
        bill.sums = self._sums_of(street)
        return bill

    def _sums_of(self, street: LedgerStreet) -> list[tuple[str, int, bool]]:
        money = [0] * len(self.seen.players)
        for line in street.lines:
            money[line.seat] += line.money
        return self._sums(money)

    def standing(self, street: LedgerStreet) -> Bill:
        """A street as it is now, for who points at it."""
        say = self.words.say
        title = say("town.bill.street", count=street.size)
        if street.closed and not street.lines:
            return Bill(say("town.bill.is_closed"), title, say("town.bill.never_again"))
        bill = Bill(say("town.bill.is_open"), title)
        bill.told = say("town.bill.free_ends", count=len(street.free_ends))
        if street.closed:  # it waits for its scoring
            bill = Bill(say("town.bill.is_closed"), title)
        rows = tuple(self._row(line, None) for line in street.lines)
        if rows:
            bill.blocks = [BillBlock(say("town.bill.worth_now"), "", rows)]
            bill.sums = self._sums_of(street)
        else:
            bill.notes = [BillNote("", say("town.bill.no_owner"))]
        return bill

    def head(self, idle: str) -> Bill:
        """Nothing is pointed at: what there is to be done, so that something stands here."""
        say = self.words.say
        return Bill("", say("town.bill.head"), say(f"town.bill.idle.{idle}"))

    def _block(self, street: LedgerStreet, found: Ledger) -> BillBlock:
        say = self.words.say
        rows = tuple(self._row(line, found) for line in street.lines)
        aside = say("town.bill.everybody") if rows else say("town.bill.no_owner")
        return BillBlock(say("town.bill.street", count=street.size), aside, rows)

    def _row(self, line: LedgerLine, found: Ledger | None) -> BillRow:
        return self._row_of(line, self.foresight.explained(line, found))

    def _row_of(self, line: LedgerLine, count: LedgerCount) -> BillRow:
        name = self.words.name(f"tile.{line.name}")
        owner, own = self.seen.players[line.seat], line.seat == self.seen.seat
        return BillRow(line, owner, name, self.counted(count, line.signs), own)

    def counted(self, count: LedgerCount, signs: int = 1) -> str:
        """What was counted, in a few words."""
        say, number = self.words.say, count.amount
        if count.kind in ("symbols", "people") and count.of:
            name = TYPES[count.of[0]]
            if count.kind == "people":
                told = say("town.counted.people", count=number, who=Name(f"person.{name}"))
            else:
                key = "mixed" if name == "mixed" else "symbols"
                told = say(f"town.counted.{key}", count=number)
        elif count.kind == "encloses":
            told = say(f"town.counted.encloses.{'yes' if number else 'no'}")
        elif count.kind == "copy":
            told = say("town.counted.copy")
        else:
            told = say(f"town.counted.{count.kind}", count=number)
        if count.copied:
            told = say("town.counted.as", tile=Name(f"tile.{count.copied}"))
        return say("town.counted.doubled", told=told) if signs > 1 else told

    def raised(self, line: LedgerLine, size: int) -> str:
        """What would make the value of a tile higher."""
        say, count = self.words.say, self.foresight.explained(line)
        if count.kind == "copy":
            return say("town.raise.copy")
        if count.kind == "encloses":
            each = self.foresight.box.tiles[line.name].each * line.signs
            return "" if count.amount else say("town.raise.encloses", each=each)
        values = {"each": count.each * line.signs}
        if count.kind == "size":
            left = MOST - size
            return say("town.raise.size", count=left, **values) if left else ""
        if count.kind == "adjacent":
            left = len(AROUND) - count.amount
            return say("town.raise.adjacent", count=left, **values) if left else ""
        if count.kind in ("symbols", "people"):
            return say(f"town.raise.{count.kind}.{TYPES[count.of[0]]}", **values)
        if count.kind == "set":
            names = ", ".join(self.words.name(f"type.{TYPES[one]}") for one in count.of)
            return say("town.raise.set", of=names, **values)
        return say("town.raise.signs", **values)

    def _sums(self, money: Sequence[int]) -> list[tuple[str, int, bool]]:
        """Who looks first, then the others by what they get."""
        seats = sorted(range(len(money)), key=lambda one: (one != self.seen.seat, -money[one], one))
        return [(self.seen.players[one], money[one], one == self.seen.seat) for one in seats]

    def _back(self, found: Ledger) -> list[BillNote]:
        own = found.back[self.seen.seat] if self.seen.seat >= 0 and found.back else 0
        if not own:
            return []
        player = self.seen.players[self.seen.seat]
        return [BillNote(f"signs/{player}", self.words.say("town.bill.signs_back", count=own))]

    def _settled(self, found: Ledger) -> list[BillNote]:
        return [
            BillNote(
                f"people/{COLOURS[colour]}.standing",
                self.words.say(
                    "town.bill.settle", count=count, who=Name(f"person.{COLOURS[colour]}")
                ),
            )
            for colour, count in found.settled
        ]

    def _people(self, moves: Sequence[LedgerMove], found: Ledger) -> list[BillNote]:
        return [self._move(one, found) for one in moves]

    def _move(self, move: LedgerMove, found: Ledger) -> BillNote:
        """Where people of a colour go, or that they will seek."""
        name = COLOURS[move.colour]
        values = {"count": move.number, "who": Name(f"person.{name}")}
        picture, say = f"people/{name}.standing", self.words.say
        if not move.targets:
            return BillNote(picture, say("town.bill.seek", **values), warns=True)
        if len(move.targets) > 1:
            mine = found.seat == self.seen.seat or found.seat == self.seen.sneak
            key = "town.bill.choose" if mine else "town.bill.they_choose"
            return BillNote(picture, say(key, homes=len(move.targets), **values))
        tile = found.city.at[move.targets[0]]
        way = self.words.way_to(found.city.tiles[tile])
        own = found.city.owners[tile] == self.seen.seat >= 0
        key = "town.bill.to_yours" if own else "town.bill.to"
        return BillNote(picture, say(key, to=way, **values))
