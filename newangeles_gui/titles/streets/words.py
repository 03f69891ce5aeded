"""What Streets says: names of tiles and people in events and answers, and what a tile pays."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

from newangeles_gui.i18n import Name
from newangeles_gui.titles.title import Described
from newangeles_gui.words.sayings import PlainWords

from .content import COLOURS, MIXED, TYPES
from .rules import DEGREES, NOBODY, cell_text, decides_for, read_cell, read_lying

if TYPE_CHECKING:
    from newangeles_gui.engine import Decision, Fact
    from newangeles_gui.words import Sayings

    from .rules import CityTile, View

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
            return self.say("option.place", tile=self._lying_at(option, view), cell=option)
        if decision.kind == "move":
            return self._move(option, view)
        return self._short(decision.kind, option)

    def _short(self, kind: str, option: str) -> str:
        if kind == "street":
            return self.say("option.street", cell=option)
        if kind == "token":
            return self.name(f"business.{option}")
        if kind == "discard":
            return self.name(f"tile.{option}")
        tile, _, place = option.partition(" for=")
        if place:
            return self.say("option.instead", tile=Name(f"tile.{tile}"), cell=place)
        return self.say(f"option.{option}")

    def _move(self, option: str, view: View | None) -> str:
        colour, to, count = option.split(" ")
        cell = to.removeprefix("to=")
        return self.say(
            "option.move",
            count=int(count.removeprefix("count=")),
            colour=Name(f"person.{colour}"),
            tile=self._lying_at(cell, view),
            cell=cell,
        )

    def _lying_at(self, cell: str, view: View | None) -> Name | str:
        if view is None:
            return cell
        return Name(f"tile.{view.city.tiles[view.city.at[read_cell(cell)]]}")


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
