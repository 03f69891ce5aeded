"""What Streets says: names of tiles and people in events and answers, and what a tile pays."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

from newangeles_gui.i18n import Name
from newangeles_gui.titles.title import Described
from newangeles_gui.words.sayings import PLAYERS, PlainWords

from .content import COLOURS, MIXED, TYPES
from .rules import DEGREES, NOBODY, cell_text, decides_for, read_cell, read_lying

if TYPE_CHECKING:
    from newangeles_gui.engine import Decision, Event, Fact, Facts
    from newangeles_gui.words import PlayedMatch, Sayings

    from .rules import City, CityTile, View

# The facts of events that name an entry, and the family that it belongs to.
FAMILIES: Final[Mapping[str, str]] = MappingProxyType(
    {
        "advisor": "advisor",
        "business": "business",
        "colour": "person",
        "covered": "tile",
        "tile": "tile",
        "type": "type",
    }
)
LYING: Final = ("build", "sneak_build")
HERE: Final = ("abandon", "business")
FOR_SNEAK: Final = ("street", "business", "token", "move")
# The nine kinds of value, in the order of the rules (7.5-7.13); mixed symbols are one of them.
VALUE_KINDS: Final = (
    "symbols", "signs", "people", "set", MIXED, "size", "adjacent", "encloses", "copy",
)  # fmt: skip
NAMED: Final = ("symbols", "people")  # what is said of these goes with the one they name


def value_kind(tile: CityTile) -> str:
    """Which of the nine kinds the value of a tile is; empty for a start tile, which has none."""
    if tile.start:
        return ""
    return MIXED if tile.kind == "symbols" and TYPES[tile.of[0]] == MIXED else tile.kind


class StreetsWords(PlainWords):
    """Events, questions and answers in a language."""

    typed = True  # whether cells are typed: then they are said as well

    def at_table(self, match: PlayedMatch, seat: int | None, typed: bool = False) -> TableWords:
        """People by their names, tiles by theirs; whose cells are typed reads these as well."""
        return TableWords(self, match, seat, typed)

    def event(self, event: Event, seat: int | None = None) -> str:
        """An event as a seat knows it, places by their cells."""
        facts = event.facts(seat)
        key = self._key(event.kind, facts)
        told = {fact: self._told(fact, value) for fact, value in facts.items()}
        if "cell" in facts:
            told |= self._place(key, str(facts["cell"]), event)
        return self.say(key, **told)

    def _key(self, kind: str, facts: Facts) -> str:
        known = f"log.{kind}.known"
        knows = self.catalog.has(known) and self.catalog.placeholders(known) <= facts.keys()
        return known if knows else f"log.{kind}.told"

    def _place(self, key: str, cell: str, event: Event) -> dict[str, object]:
        """What the sentences of events call a place."""
        named = {"at", "to"} & self.catalog.placeholders(key)
        return {
            "at": cell,
            "to": self.say("streets.to", cell=cell),
            "where": "" if named else f" ({cell})",
            "size": "",
        }

    def way_to(self, tile: str) -> str:
        """Where people go who move there; a tile of a data pack may only have its name."""
        way = f"tile.{tile}.to"
        return self.say(way) if self.catalog.has(way) else self.name(f"tile.{tile}")

    def _told(self, fact: str, value: Fact) -> object:
        if fact in FAMILIES:
            return Name(f"{FAMILIES[fact]}.{value}")
        return super()._told(fact, value)

    def text(self, key: str) -> str:
        """What there is to be read of an entry; of a building what it pays."""
        family, _, name = key.partition(".")
        if family == "tile" and name in self.box.buildings:
            return self.value_text(self.box.tiles[name])
        return super().text(key)

    def joke(self, key: str) -> str:
        """A line to smile at about a tile or an advisor; one of a data pack may have none."""
        told = f"{key}.joke"
        return self.say(told) if self.catalog.has(told) else ""

    def value_text(self, tile: CityTile) -> str:
        """What a building pays when its street is scored, in a sentence."""
        named = [TYPES[symbol] for symbol in tile.of]
        if tile.kind in NAMED:
            return self.say(f"value.{tile.kind}.{named[0]}", each=tile.each)
        if set(named) == {*COLOURS}:
            return self.say("value.set_of_all", each=tile.each)
        symbols = " + ".join(self.name(f"type.{one}") for one in named)
        return self.say(f"value.{tile.kind}", each=tile.each, symbols=symbols)

    def reason(self, key: str, values: Mapping[str, str | int]) -> str:
        """Why an answer is good or bad, in a sentence."""
        told = {fact: self._told(fact, value) for fact, value in values.items()}
        return self.say(f"reason.{key}", **told)

    def prompt(self, decision: Decision, view: Any) -> str:
        """The question of a decision; the person answers those of the Sneak too."""
        solo = decision.kind in FOR_SNEAK and view.sneak != NOBODY
        whose = "sneak_" if solo and decides_for(view) == view.sneak else ""
        return self.say(f"decision.{whose}{decision.kind}")

    def option(self, decision: Decision, option: str, view: Any = None) -> str:
        """The label of an answer; on what lies where, a view tells."""
        if decision.kind in LYING:
            tile, cell, quarter = read_lying(option)
            values = {"cell": cell_text(cell), "rotate": quarter * DEGREES}
            return self.say("option.build", tile=Name(f"tile.{tile}"), **values)
        if decision.kind in HERE:
            return self.say("option.place", **self._lying(option, view))
        if decision.kind == "street":
            return self.say("option.street", **self._lying(option, view))
        if decision.kind == "move":
            return self._move(option, view)
        return self._short(decision.kind, option, view)

    def _short(self, kind: str, option: str, view: View | None) -> str:
        if kind == "token":
            return self.name(f"business.{option}")
        if kind == "discard":
            return self.name(f"tile.{option}")
        tile, _, cell = option.partition(" for=")
        if cell:
            return self.say("option.instead", tile=Name(f"tile.{tile}"), **self._lying(cell, view))
        return self.say(f"option.{option}")

    def _move(self, option: str, view: View | None) -> str:
        colour, to, count = option.split(" ")
        values = {"count": int(count.removeprefix("count=")), "colour": Name(f"person.{colour}")}
        return self.say("option.move", **values, **self._lying(to.removeprefix("to="), view))

    def _lying(self, cell: str, view: View | None) -> dict[str, object]:
        """What a place is called, by what lies there."""
        if view is None:
            return {"at": cell, "to": self.say("streets.to", cell=cell), "where": "", "size": ""}
        city, tile = view.city, view.city.at[read_cell(cell)]
        return {
            **self._named(city.tiles[tile], cell),
            "size": self._size(len(city.rows[city.street_of[tile]])),
        }

    def _named(self, tile: str, cell: str) -> dict[str, object]:
        where = f" ({cell})" if self.typed else ""
        return {"at": Name(f"tile.{tile}"), "to": self.way_to(tile), "where": where}

    def _size(self, count: int) -> str:
        return f" {self.say('streets.of_size', count=count)}"


class TableWords(StreetsWords):
    """The same at a table: who plays has the name that stands there, a tile its own."""

    def __init__(
        self, words: StreetsWords, match: PlayedMatch, seat: int | None, typed: bool = False
    ) -> None:
        super().__init__(words.catalog, words.box)
        self.match, self.typed = match, typed
        self.seat = NOBODY if seat is None else seat
        self._known: tuple[int, City] | None = None  # for a log that is so long

    def called(self, name: str) -> str:
        """Whoever looks is spoken to; opponents have first names."""
        players = self.match.plan.start.players
        if name not in players or self.typed:
            return super().called(name)
        place = players.index(name)
        seat = self.match.plan.seats[place]
        if place == self.seat:
            return self.say("town.you")
        if seat.kind == "person":
            return super().called(name) if seat.name == name else seat.name
        character = f"character.{seat.character}"
        named = bool(seat.character) and self.catalog.has(f"{character}.name")
        return self.name(character).split(" ")[0] if named else super().called(name)

    def _key(self, kind: str, facts: Facts) -> str:
        players = self.match.plan.start.players
        own = self.seat >= 0 and not self.typed and facts.get("player") == players[self.seat]
        you = f"log.{kind}.you"
        return you if own and self.catalog.has(you) else super()._key(kind, facts)

    def _told(self, fact: str, value: Fact) -> object:
        if fact in PLAYERS and not self.typed:
            names = value if isinstance(value, list) else [str(value)]
            return ", ".join(map(self.called, names))
        return super()._told(fact, value)

    def _place(self, key: str, cell: str, event: Event) -> dict[str, object]:
        tile = self._tile_then(cell, event)
        if not tile:
            found = super()._place(key, cell, event)
            return found if self.typed else {**found, "where": ""}
        city = self._city
        size = self._size(len(city.rows[city.street_of[city.at[read_cell(cell)]]]))
        return {**self._named(tile, cell), "size": size}

    @property
    def _city(self) -> City:
        length = len(self.match.log)
        if self._known is None or self._known[0] != length:
            self._known = (length, self.match.view(self.seat).city)
        return self._known[1]

    def _tile_then(self, cell: str, event: Event) -> str:
        """What lay there at an event: a Renovator may have built over it since (12.8)."""
        city = self._city
        if read_cell(cell) not in city.at:
            return ""
        log = self.match.log
        covers = [
            place for place, one in enumerate(log)
            if one.kind == "tile_covered" and one.data["cell"] == cell
        ]  # fmt: skip
        if covers:
            told = event.facts(self.seat)
            then = (place for place, one in enumerate(log)
                    if one.kind == event.kind and one.facts(self.seat) == told)  # fmt: skip
            at = next(then, len(log))
            later = [str(log[place].data["covered"]) for place in covers if place > at]
            if later:
                return later[0]
        return city.tiles[city.at[read_cell(cell)]]


def own_words(words: Sayings) -> StreetsWords:
    """The words of a program in which this game is open."""
    assert isinstance(words, StreetsWords)
    return words


def described(words: StreetsWords, view: View) -> Described:
    """What a view shows, in lines."""
    table = [
        words.say("streets.turn", n=view.turn + 1),
        words.say("streets.pile", count=view.pile_size),
    ]
    seats = [
        words.say("streets.seat", player=words.player(name), money=money, free=free)
        for name, money, free in zip(view.players, view.money, view.free, strict=True)
    ]
    tiles = ", ".join(words.name(f"tile.{name}") for name in view.hand)
    own = [words.say("streets.hand", tiles=tiles)] if view.hand else []
    return Described(table, seats, own)
