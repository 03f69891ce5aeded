"""The content of the game, laid out for the rules."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from ...content import BUSINESSES, COLOURS, MIXED, TYPES, Content

if TYPE_CHECKING:
    from newangeles_gui.titles.title import Title

    from ...content import Building, StartTile

Symbols: TypeAlias = tuple[int, int, int, int, int]  # of each type, the mixed ones last
People: TypeAlias = tuple[int, int, int, int]  # of each colour
MIXED_PLACE: Final = len(COLOURS)
NO_SYMBOLS: Final[Symbols] = (0, 0, 0, 0, 0)
NOBODY_THERE: Final[People] = (0, 0, 0, 0)
UNCOPIED: Final = frozenset(("encloses", "adjacent", "copy"))  # 7.14
SNEAK: Final = "sneak"
NO_VALUE: Final = "none"


class CityTile:
    """A tile as the rules see it: numbers and places of types instead of names."""

    __slots__ = (
        "business", "colour", "copied", "each", "icons", "kind", "name", "of", "people", "start",
        "symbols", "accepts", "type",
    )  # fmt: skip

    def __init__(self, name: str, symbols: Mapping[Any, int]) -> None:
        self.name = name
        self.symbols: Symbols = _symbols(symbols)
        self.people: People = self.symbols[:4]
        self.type = MIXED
        self.colour = MIXED_PLACE  # the place of its type
        self.kind = NO_VALUE
        self.of: tuple[int, ...] = ()
        self.each = 0
        self.copied = False  # whether a copy can have its value
        self.business = ""
        self.icons = 0
        self.start = False
        self.accepts = False  # 8.2: people move there though it has no owner

    @staticmethod
    def of_building(type_name: str, building: Building) -> CityTile:
        """A building."""
        tile = CityTile(building.id, building.symbols)
        tile.type, tile.colour = type_name, TYPES.index(type_name)
        tile.kind, tile.each = building.value.kind, building.value.each
        tile.of = tuple(TYPES.index(name) for name in building.value.of)
        tile.copied = tile.kind not in UNCOPIED
        tile.business, tile.icons = building.business, building.icons
        return tile

    @staticmethod
    def of_start(start: StartTile) -> CityTile:
        """A start tile (1.5)."""
        tile = CityTile(start.id, start.symbols)
        tile.start, tile.accepts = True, start.accepts
        return tile


def _symbols(given: Mapping[Any, int]) -> Symbols:
    one, two, three, four, mixed = (given.get(name, 0) for name in TYPES)
    return one, two, three, four, mixed


class Box:
    """Everything in the box; it never changes."""

    def __init__(self, content: Content) -> None:
        self.content = content
        self.digest, self.packs = content.digest, content.packs
        self.limits = content.box
        buildings = {
            name: CityTile.of_building(type_name, building)
            for type_name in TYPES
            for name, building in content.tiles[type_name].items()
        }
        self.buildings = tuple(buildings)
        starts = {one.id: CityTile.of_start(one) for one in content.box.start}
        self.tiles: Mapping[str, CityTile] = MappingProxyType({**starts, **buildings})
        self.for_five = frozenset(
            name for family in content.tiles.values() for name, one in family.items() if one.five
        )
        self.advisor_symbols = {
            name: _symbols(one.symbols) for name, one in content.advisors.items()
        } | {"": NO_SYMBOLS}
        self.seats = tuple(content.box.seats)
        self.people = tuple(content.box.people[name] for name in COLOURS)
        self.tokens = tuple(content.box.business_tokens[name] for name in BUSINESSES)
        self.longest = content.box.street_max
        self.signs = content.box.signs_each

    @property
    def title(self) -> Title:
        """The game that this is the box of."""
        from ...title import TITLE

        return TITLE

    def stack_for(self, players: int, contractor: bool = False) -> tuple[str, ...]:
        """The tiles from which the stack is made; with a Contractor for one player more (12.6)."""
        stock = self.limits.stack[max(2, players) + contractor]
        return tuple(name for name in self.buildings if stock.five or name not in self.for_five)

    def advisors_for(self, players: int, business: bool, solo: bool) -> tuple[str, ...]:
        """The advisors that can be dealt (12.2, 13.12)."""
        return tuple(
            one.id
            for one in self.content.advisors.values()
            if one.players.min <= players <= one.players.max
            and (one.business or not business)
            and (one.solo or not solo)
        )
