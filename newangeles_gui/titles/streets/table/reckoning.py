"""What the paper and the lights over the city are about just now."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from newangeles_gui.engine import Choice
from newangeles_gui.i18n import Name
from newangeles_gui.session import Match
from newangeles_gui.titles.telling import TAKEN_BACK, number

from ..city import LitLine
from ..content import COLOURS
from ..rules import Foresight, accepting, read_cell
from .bill import Bill, BillNote, BillWriter

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from newangeles_gui.engine import Facts
    from newangeles_gui.scenes import Services
    from newangeles_gui.session import Sight

    from ..city import TilePlacing
    from ..rules import Box, City, Ledger, LedgerLine, LedgerStreet, View
    from ..words import StreetsWords
    from .crowds import Crowd


TURN_OVER: Final = 0.2  # seconds
BUILDING: Final = ("build", "sneak_build")  # with such a choice begins what is reckoned


@dataclass(slots=True)
class ScoredStreet:
    """A street that is being scored: what it pays, and to which tiles it has paid."""

    street: LedgerStreet
    closer: int
    tile: str
    lit: list[LitLine]
    paid: set[int] = field(default_factory=set)
    turned: float = 0.0  # how far the sums have turned over since the first was paid
    notes: list[BillNote] = field(default_factory=list)
    seeking: dict[str, int] = field(default_factory=dict)  # by colour, since it has paid

    @property
    def lines(self) -> list[LitLine]:
        """The sums as they stand now."""
        return [one._replace(paid=bool(self.paid), turned=self.turned) for one in self.lit]


class Reckoning:
    """Hears what happens, and says what the paper tells: the same before a click and after it."""

    def __init__(self, services: Services, words: Callable[[], StreetsWords]) -> None:
        self.box: Box = services.box
        self.words = words  # of now: another language may be chosen
        self.scored: ScoredStreet | None = None
        self.newest = ""  # the tile that was built last
        self._pointed: tuple[City, int, list[LitLine]] | None = None
        self._lit: dict[int, tuple[Ledger, list[LitLine]]] = {}

    # What happens.

    def hear(self, kind: str, facts: Facts, view: View) -> None:
        """An event is shown; the view is of its moment."""
        if kind in ("tile_built", "tile_covered"):
            self.newest, self.scored = str(facts["tile"]), None
            self._lit.clear()
        elif kind == "street_closed":
            self._closed(facts, view)
        elif kind in ("turn_passed", TAKEN_BACK):
            self.scored = None
        elif self.scored is not None:
            self._goes_on(self.scored, kind, facts, view)

    def catch_up(self, match: Match, seat: int) -> None:
        """Hear once more what has led to the question of now, as after loading a game."""
        choices = [Choice.parse(text) for text in match.record.choices]
        begun = [place for place, one in enumerate(choices) if one.kind in BUILDING]
        again = Match.begin(self.box, match.plan)
        sights: list[Sight] = []
        try:
            for choice in choices[: begun[-1]] if begun else ():
                again.apply(choice)
            again.look(lambda: seat, sights.extend)
            for choice in choices[begun[-1] :] if begun else ():
                again.apply(choice)
        except ValueError:  # a save of other data is known by its state alone
            return
        if again.pending == match.pending:
            for sight in sights:
                self.hear(*sight)

    def _closed(self, facts: Facts, view: View) -> None:
        foresight = Foresight(self.box, view)
        tile = view.city.at[read_cell(str(facts["cell"]))]
        street = foresight.street(view.city.street_of[tile])
        closer = view.players.index(str(facts["player"]))
        lit = [self._light(line, foresight, view, None) for line in street.lines]
        self.scored = ScoredStreet(street, closer, self.newest, lit)

    def _goes_on(self, scored: ScoredStreet, kind: str, facts: Facts, view: View) -> None:
        if kind == "income":
            scored.paid.add(read_cell(str(facts["cell"])))
        elif kind in ("people_moved", "became_seekers"):
            self._note(scored, kind == "became_seekers", facts, view)

    def _note(self, scored: ScoredStreet, seek: bool, facts: Facts, view: View) -> None:
        """Where people went; those of a colour who seek now are told of together."""
        colour, count = str(facts["colour"]), number(facts, "count")
        words, who = self.words(), Name(f"person.{colour}")
        picture = f"people/{colour}.standing"
        if seek:
            scored.seeking[colour] = count = count + scored.seeking.get(colour, 0)
            before = [one for one in scored.notes if not one.warns or one.picture != picture]
            scored.notes = before
            told = words.say("town.bill.seek", count=count, who=who)
        else:
            tile = view.city.at[read_cell(str(facts["cell"]))]
            way = words.way_to(view.city.tiles[tile])
            told = words.say("town.bill.to", count=count, who=who, to=way)
        scored.notes.append(BillNote(picture, told, seek, True))

    def pass_time(self, seconds: float) -> bool:
        """The sums of a street that pays turn over, all at once; whether they move."""
        scored = self.scored
        if scored is None or not scored.paid or scored.turned >= 1:
            return False
        scored.turned = min(1.0, scored.turned + seconds / TURN_OVER)
        return True

    @property
    def state(self) -> object:
        """Another one whenever the paper may tell something else."""
        scored = self.scored
        if scored is None:
            return None
        return id(scored), len(scored.paid), tuple(scored.notes)

    # What is told.

    def bill(self, view: View, placing: TilePlacing | None, street: int | None) -> Bill:
        """The street that is pointed at, the tile that is held, or what is being scored."""
        idle = "look" if placing is None else "place" if placing.taken else "take"
        foresight = placing.foresight if placing is not None else Foresight(self.box, view)
        writer = BillWriter(self.words(), view, foresight)
        if street is not None:
            return writer.standing(foresight.street(street))
        found = placing.ledger if placing is not None else None
        if found is not None:
            return writer.foreseen(found)
        if self.scored is not None:
            scored = self.scored
            paid = frozenset(scored.paid)
            counts = [one.why for one in scored.lit]
            bill = writer.scored(scored.street, counts, scored.closer, scored.tile, paid)
            bill.notes = scored.notes[:]
            return bill
        return writer.head(idle)

    def ask_people(self, bill: Bill, view: View, crowd: Crowd) -> None:
        """The paper says who has gone where, who is asked about, and who comes after them."""
        bill.over_notes = self.words().say("town.bill.people")
        bill.notes.append(self._allotted(view, crowd))
        if self.scored is None:
            return
        city = view.city
        tiles = city.rows[city.street_of[city.at[self.scored.street.cell]]]
        for colour in range(crowd.place + 1, len(COLOURS)):
            count = sum(city.people[tile][colour] for tile in tiles)
            if count:
                homes = accepting(self.box, city, colour)
                bill.notes.append(self._expected(view, COLOURS[colour], count, homes))

    def _allotted(self, view: View, crowd: Crowd) -> BillNote:
        """How many of a colour go to which home, as far as that is said."""
        words, city, colour = self.words(), view.city, crowd.colour
        who, picture = Name(f"person.{colour}"), f"people/{colour}.standing"
        sent = [(count, city.tiles[city.at[cell]]) for cell, count in crowd.homes.items() if count]
        values = {"count": crowd.number, "who": who}
        if not sent:
            told = words.say("town.bill.choose", homes=len(crowd.homes), **values)
        elif len(sent) == 1 and not crowd.left:
            told = words.say("town.bill.to", to=words.way_to(sent[0][1]), **values)
        else:
            ways = [f"{count} {words.way_to(tile)}" for count, tile in sent]
            told = words.say("town.bill.shared", homes=", ".join(ways), **values)
        return BillNote(picture, told, lit=colour)

    def _expected(self, view: View, colour: str, count: int, homes: Sequence[int]) -> BillNote:
        """What awaits those of a colour who are still to move."""
        words, picture = self.words(), f"people/{colour}.standing"
        values = {"count": count, "who": Name(f"person.{colour}")}
        if not homes:
            return BillNote(picture, words.say("town.bill.seek", **values), warns=True)
        if len(homes) == 1:
            way = words.way_to(view.city.tiles[homes[0]])
            return BillNote(picture, words.say("town.bill.to", to=way, **values))
        return BillNote(picture, words.say("town.bill.choose", homes=len(homes), **values))

    def told_of(self, view: View, cell: int) -> tuple[str, str]:
        """What a tile of the city would pay now, and what would make that more; or why nothing."""
        say, city = self.words().say, view.city
        tile = city.at[cell]
        if self.box.tiles[city.tiles[tile]].start:
            return "", ""
        foresight = Foresight(self.box, view)
        street = foresight.street(city.street_of[tile])
        line = next((one for one in street.lines if one.cell == cell), None)
        if line is None:
            return say("town.tile.abandoned" if city.is_open(tile) else "town.tile.closed"), ""
        now = say("town.tile.now", n=line.money, value=line.value, people=line.people)
        writer = BillWriter(self.words(), view, foresight)
        return now, "" if street.closed else writer.raised(line, street.size)

    def lit(self, view: View, placing: TilePlacing) -> list[LitLine]:
        """The sums of the tile that is held, and what they come from."""
        found = placing.ledger
        if found is None:
            return []
        known = self._lit.get(id(found))
        if known is None or known[0] is not found:
            lines = [line for street in found.streets for line in street.lines]
            lit = [self._light(one, placing.foresight, view, found) for one in lines]
            if found.standing is not None:  # not paid yet: its lines are thin
                own = self._light(found.standing, placing.foresight, view, found)
                lit.append(own._replace(own=False))
            known = self._lit[id(found)] = (found, lit)
        return known[1]

    def lit_street(self, view: View, street: int) -> list[LitLine]:
        """What a street that is pointed at would pay now; worked out once."""
        if self._pointed is None or self._pointed[:2] != (view.city, street):
            foresight = Foresight(self.box, view)
            lines = foresight.street(street).lines
            lit = [self._light(line, foresight, view, None) for line in lines]
            self._pointed = (view.city, street, lit)
        return self._pointed[2]

    def _light(
        self, line: LedgerLine, foresight: Foresight, view: View, found: Ledger | None
    ) -> LitLine:
        count = foresight.explained(line, found)
        return LitLine(line, count, view.players[line.seat], line.seat == view.seat)
