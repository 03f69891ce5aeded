"""What the almanac has of Streets: how things work, tiles, kinds of value, advisors, characters."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import TYPE_CHECKING, Final, NamedTuple

import pygame

from newangeles_gui.i18n import Name
from newangeles_gui.scenes import AlmanacChapter
from newangeles_gui.scenes.almanac.tab import INSIDE, TextTab, TileTab
from newangeles_gui.widgets import Passage

from .city import DEEP, Art, TileLook, put_tile
from .content import COLOURS, TYPES
from .rules import SNEAK
from .words import VALUE_KINDS, own_words, value_kind

if TYPE_CHECKING:
    from newangeles_gui.scenes import Services
    from newangeles_gui.widgets import CardFace, Rgb

    from .rules import Box, CityTile
    from .words import StreetsWords

GAP: Final = 8  # units
BETWEEN: Final = 18
HEADING: Final = 38
PAGES: Final = (
    "closing", "arrows", "people", "seekers", "signs", "abandoning", "end", "business", "advisors",
    "solo",
)  # fmt: skip


class Said(NamedTuple):
    """A piece of text on a tile of the almanac: style and colour."""

    text: str
    style: str = "body"
    color: str = "text"


class PictureTab(TileTab):
    """A picture at the left, and words beside it, one piece below the other."""

    picture: float = 96  # units: how wide

    @abstractmethod
    def said(self, key: str) -> list[Said]:
        """All words of a tile, the heading first."""

    @abstractmethod
    def paint_picture(self, surface: pygame.Surface, rect: pygame.Rect, key: str) -> None:
        """Draw the picture into its place."""

    @property
    def words(self) -> StreetsWords:
        """The words of the language."""
        return own_words(self.screen.services.words)

    @property
    def box(self) -> Box:
        """What is in the box."""
        box: Box = self.screen.services.box
        return box

    def height(self, width: int) -> int:
        """As high as the one with the most words needs."""
        room = width - 2 * self.px(INSIDE) - self.px(self.picture + BETWEEN)
        return max(self._depth(key, room) for key in self._keys) + 2 * self.px(INSIDE)

    def _depth(self, key: str, room: int) -> int:
        said = self.said(key)
        deep = sum(self.depth(one.text, one.style, room) for one in said)
        return max(self.px(self.picture), deep + self.px(GAP) * (len(said) - 1))

    def paint_inside(self, surface: pygame.Surface, rect: pygame.Rect, key: str) -> None:
        """The picture, the name, and what there is to be said."""
        side = self.px(self.picture)
        self.paint_picture(surface, pygame.Rect(rect.x, rect.y, side, side), key)
        left, y = rect.x + side + self.px(BETWEEN), rect.y
        for one in self.said(key):
            y = self.write(surface, one.text, one.style, one.color, (left, y), rect.right - left)
            y += self.px(GAP)

    def paint_known(self, surface: pygame.Surface, rect: pygame.Rect, name: str) -> None:
        """Draw a shipped picture, if there is one of that name."""
        if name in self.kit.pictures.known:
            surface.blit(self.kit.fitted(name, rect.size), rect)


CELL: Final = 128  # units


class BuildingsTab(PictureTab):
    """Every tile with its picture, what it pays and brings; a click leads to its kind of value."""

    name = "tiles"
    least = 430
    picture = CELL * 1.14

    @cached_property
    def art(self) -> Art:
        """The pictures of the city."""
        return Art(self.kit, self.box)

    def keys(self) -> list[str]:
        """The start tiles, then the buildings by their type."""
        return list(self.box.tiles)

    def choose(self, key: str) -> None:
        """Look up its kind of value; of a start tile what a start tile is."""
        kind = value_kind(self.box.tiles[key])
        self.screen.open(f"value.{kind}" if kind else "glossary.start_tile")

    def line(self, key: str) -> Rgb:
        """The colour of its type."""
        tile = self.box.tiles[key]
        return self.kit.color("line" if tile.start else tile.type)

    def said(self, key: str) -> list[Said]:
        """Its name, what it pays, what comes with it, and a line to smile at."""
        words = self.words
        found = [
            Said(words.name(f"tile.{key}"), "heading"),
            Said(words.text(f"tile.{key}")),
            Said(tile_facts(words, self.box, self.box.tiles[key]), "small", "muted"),
            Said(words.joke(f"tile.{key}"), "italic", "accent"),
        ]
        return [one for one in found if one.text]

    def paint_picture(self, surface: pygame.Surface, rect: pygame.Rect, key: str) -> None:
        """The tile as it lies in the city."""
        cell = self.px(CELL)
        left = rect.x + (rect.width - cell) // 2
        look = TileLook(key, 0, False, business=True)
        put_tile(self.art, surface, look, cell, (left, rect.bottom - cell * DEEP))


def tile_facts(words: StreetsWords, box: Box, tile: CityTile) -> str:
    """What comes with a tile: people, business, and for how many players it is."""
    found = [
        words.say("screen.almanac.brings", count=count, colour=Name(f"person.{COLOURS[colour]}"))
        for colour, count in enumerate(tile.people)
        if count and not tile.start
    ]
    if tile.business:
        key = "icon" if tile.icons == 1 else "icons"
        business = Name(f"business.{tile.business}")
        found.append(words.say(f"screen.almanac.{key}", business=business))
    if tile.name in box.for_five:
        found.append(words.say("screen.almanac.five"))
    return " · ".join(found)


class ValuesTab(PictureTab):
    """The nine kinds of value, each with the buildings that have it."""

    name = "values"
    least = 430
    picture = 72

    def keys(self) -> list[str]:
        """In the order of the rules."""
        return list(VALUE_KINDS)

    @cached_property
    def buildings(self) -> Mapping[str, list[str]]:
        """The names of the buildings of each kind."""
        found: dict[str, list[str]] = {kind: [] for kind in VALUE_KINDS}
        for name in self.box.buildings:
            found[value_kind(self.box.tiles[name])].append(self.words.name(f"tile.{name}"))
        return found

    def said(self, key: str) -> list[Said]:
        """The name, how it is counted, and who has it."""
        words, name = self.words, self.words.name(f"value_kind.{key}")
        return [
            Said(name[:1].upper() + name[1:], "heading"),
            Said(words.text(f"value_kind.{key}")),
            Said(", ".join(self.buildings[key]), "small", "muted"),
        ]

    def paint_picture(self, surface: pygame.Surface, rect: pygame.Rect, key: str) -> None:
        """Its sign."""
        self.paint_known(surface, rect, f"values/{key}")


class AdvisorsTab(PictureTab):
    """The seven advisors, and the Sneak."""

    name = "advisors"
    least = 470
    picture = 128

    def keys(self) -> list[str]:
        """All cards, and who has none."""
        return [*self.box.content.advisors, SNEAK]

    def choose(self, key: str) -> None:
        """Read about the module."""
        self.screen.open("how.solo" if key == SNEAK else "how.advisors")

    def said(self, key: str) -> list[Said]:
        """The name, for how many players it is, what it can do, and a line to smile at."""
        words = self.words
        named = key if key == SNEAK else f"advisor.{key}"
        found = [
            Said(words.name(named), "heading"),
            Said(words.text(named)),
            Said("" if key == SNEAK else self._players(key), "small", "muted"),
            Said(words.joke(named), "italic", "accent"),
        ]
        return [one for one in found if one.text]

    def _players(self, key: str) -> str:
        advisor, say = self.box.content.advisors[key], self.words.say
        least, most = advisor.players.min, advisor.players.max
        found = [say("screen.almanac.players", least=least, most=most)]
        if not advisor.business:
            found.append(say("screen.almanac.no_business"))
        return " · ".join(found)

    def paint_picture(self, surface: pygame.Surface, rect: pygame.Rect, key: str) -> None:
        """The portrait."""
        known = "portraits_characters/sneak" if key == SNEAK else f"advisors/{key}"
        self.paint_known(surface, rect, known)


class CharactersTab(PictureTab):
    """Whom opponents can be."""

    name = "characters"
    least = 430
    picture = 128

    def keys(self) -> list[str]:
        """All of them."""
        return list(self.screen.services.box.title.minds.characters)

    def said(self, key: str) -> list[Said]:
        """The name and a line about them."""
        words, named = self.words, f"character.{key}"
        return [Said(words.name(named), "heading"), Said(words.text(named))]

    def paint_picture(self, surface: pygame.Surface, rect: pygame.Rect, key: str) -> None:
        """The portrait."""
        self.paint_known(surface, rect, f"portraits_characters/{key}")


class HowTab(TextTab):
    """A page for each thing that a newcomer asks about, and for each module."""

    name = "how"

    def passages(self) -> list[Passage]:
        """The pages that were found."""
        say = self.screen.say
        return [
            Passage(
                page,
                say(f"how.{page}.text"),
                title=say(f"how.{page}.title"),
                below=self.say("rules", rules=say(f"how.{page}.rule")),
            )
            for page in PAGES
            if page in self.found
        ]

    def contents(self) -> list[tuple[str, str]]:
        """Their titles."""
        pages = (page for page in PAGES if page in self.found)
        return [(page, self.screen.say(f"how.{page}.title")) for page in pages]


def _pages(services: Services, faces: Mapping[str, CardFace]) -> Iterator[tuple[str, ...]]:
    for page in PAGES:
        yield page, services.say(f"how.{page}.title"), services.say(f"how.{page}.text")


def _tiles(services: Services, faces: Mapping[str, CardFace]) -> Iterator[tuple[str, ...]]:
    """By name, type, what they pay and bring, and their line."""
    words, box = own_words(services.words), services.box
    for name, tile in box.tiles.items():
        key = f"tile.{name}"
        facts = tile_facts(words, box, tile)
        kind = words.name(f"type.{TYPES[tile.colour]}")
        yield name, words.name(key), kind, words.text(key), facts, words.joke(key)


def _values(services: Services, faces: Mapping[str, CardFace]) -> Iterator[tuple[str, ...]]:
    for kind in VALUE_KINDS:
        key = f"value_kind.{kind}"
        yield kind, services.words.name(key), services.words.text(key)


def _advisors(services: Services, faces: Mapping[str, CardFace]) -> Iterator[tuple[str, ...]]:
    words = own_words(services.words)
    for name in (*services.box.content.advisors, SNEAK):
        key = name if name == SNEAK else f"advisor.{name}"
        yield name, words.name(key), words.text(key), words.joke(key)


def _characters(services: Services, faces: Mapping[str, CardFace]) -> Iterator[tuple[str, ...]]:
    for name in services.box.title.minds.characters:
        key = f"character.{name}"
        yield name, services.words.name(key), services.words.text(key)


CHAPTERS: Final = (
    AlmanacChapter("how", "info", "how", HowTab, _pages),
    AlmanacChapter("tiles", "home", "tile", BuildingsTab, _tiles),
    AlmanacChapter("values", "star", "value", ValuesTab, _values),
    AlmanacChapter("advisors", "person", "advisor", AdvisorsTab, _advisors),
    AlmanacChapter("characters", "opponent", "character", CharactersTab, _characters),
)
