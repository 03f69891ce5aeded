"""What is seen of a title that has no pictures: its name, some light, a sign for each game."""

from __future__ import annotations

from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

import pygame

from newangeles_gui.engine import WrongShapeError
from newangeles_gui.session import SPECTATOR
from newangeles_gui.titles.room import ReplayPlaces
from newangeles_gui.widgets import (
    Area,
    Column,
    Label,
    Panel,
    Scroll,
    Widget,
    dim,
    filled_scroll,
    mixed,
    shade,
    soft_light,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from newangeles_gui.engine import Facts
    from newangeles_gui.session import Header, Match, SaveData
    from newangeles_gui.table import Staging, TableCounter, Target
    from newangeles_gui.titles.title import Described, Outcome
    from newangeles_gui.widgets import Kit, Rgb

    from .base import Services

WHITE: Final = (255, 255, 255)
STYLE: Final = "display"
LETTERS: Final = 0.5  # of the height of a sign
VEIL: Final = 120  # over a quiet backdrop
STEP: Final = 96  # units between the lines of the ground
# Where lights hang, in shares of the window, how wide they are and in which colour.
LIGHTS: Final = ((0.78, 0.3, 0.8, "accent"), (1.0, 0.95, 0.7, "violet"))
BRIGHT: Final = 46
SIGN: Final = 0.42  # of the height of a thumbnail
EDGE: Final = 24  # units
GAP: Final = 10
HEAD: Final = 68
LOW: Final = 200
SIDE: Final = 0.28  # of the width


class Dusk:
    """A dark ground with some light in it; nothing moves."""

    def __init__(self, kit: Kit, quiet: bool) -> None:
        self.kit, self.quiet = kit, quiet

    def wake(self) -> None:
        """It never sleeps."""

    def update(self, seconds: float) -> bool:
        """Nothing changes."""
        return False

    def wait(self) -> float | None:
        """It rests."""
        return None

    def paint(self, surface: pygame.Surface) -> None:
        """Draw it."""
        size = surface.get_size()
        key = ("dusk", size, self.quiet)
        surface.blit(self.kit.kept(key, lambda: self._draw(size)), (0, 0))

    def _draw(self, size: tuple[int, int]) -> pygame.Surface:
        kit = self.kit
        surface = shade(size, kit.color("base"), kit.color("panel"), 255)
        line = mixed(kit.color("base"), kit.color("line"), 0.45)
        step = kit.px(STEP)
        for left in range(-size[1], size[0], step):
            pygame.draw.aaline(surface, line, (left, size[1]), (left + size[1], 0))
        for across, down, wide, color in LIGHTS:
            light = soft_light(kit, round(size[0] * wide), color, BRIGHT)
            surface.blit(light, light.get_rect(center=(size[0] * across, size[1] * down)))
        if self.quiet:
            dim(surface, kit.color("base"), VEIL)
        return surface.convert()


class NameSign(Widget):
    """The name of a game in large letters, in the left of its rectangle or in its middle."""

    def __init__(self, kit: Kit, rect: pygame.Rect, text: str, centred: bool = False) -> None:
        super().__init__(kit, rect, "logo")
        self.text, self.centred = text, centred

    def paint(self, surface: pygame.Surface) -> None:
        """Draw it over its own light."""
        sign, light = self._drawn("text"), self._drawn("accent")
        place = sign.get_rect(midleft=self.rect.midleft)
        if self.centred:
            place.center = self.rect.center
        off = max(1, self.rect.height // 60)
        surface.blit(light, place.move(off, off))
        surface.blit(sign, place)

    def _drawn(self, color: str) -> pygame.Surface:
        ink: Rgb = self.kit.color(color)
        return self.kit.type.draw(self.text, STYLE, ink, _share(self.kit, self.rect.height))


def sign_width(kit: Kit, text: str, height: int) -> int:
    """How wide the name of a game is on a sign so many pixels high."""
    return kit.type.width(text, STYLE, _share(kit, height))


def _share(kit: Kit, height: int) -> float:
    return height * LETTERS / kit.type.size(STYLE)


class PlainThumbnails:
    """A sign on a dark ground for every game."""

    waiting = False

    def __init__(self, kit: Kit) -> None:
        self.kit = kit

    def load_one(self) -> bool:
        """There is nothing to wait for."""
        return False

    def picture(self, facts: Any, size: tuple[int, int]) -> pygame.Surface:
        """The sign; brighter as long as the game goes on."""
        ended = bool(facts.ended)
        return self.kit.kept(("plain game", size, ended), lambda: self._draw(size, ended))

    def _draw(self, size: tuple[int, int], ended: bool) -> pygame.Surface:
        kit = self.kit
        surface = shade(size, kit.color("raised"), kit.color("base"), 255)
        color = kit.color("muted" if ended else "accent")
        sign = kit.icon("deck", size[1] * SIGN / kit.view.factor, color)
        surface.blit(sign, sign.get_rect(center=surface.get_rect().center))
        pygame.draw.rect(surface, kit.color("line"), surface.get_rect(), max(1, size[0] // 160))
        return surface


@dataclass(slots=True, frozen=True)
class PlainOverview:
    """What everybody can see of any game; what comes after `ended` is empty with only a header."""

    seats: tuple[str, ...]
    active: str
    ended: bool
    players: tuple[str, ...] = ()
    winners: tuple[int, ...] = ()
    scores: tuple[int, ...] = ()  # of a game that has ended: until then they may be secret
    choices: int = 0
    seed: str = ""

    @staticmethod
    def of_header(header: Header) -> PlainOverview:
        """What the header of a save tells."""
        public = header.thumbnail
        active = str(public.get("active", ""))
        return PlainOverview(tuple(header.seats), active, bool(public.get("ended_by")))

    @staticmethod
    def of_save(header: Header, data: SaveData, box: Any) -> PlainOverview:
        """Who plays what, how long the game is, and how it ended."""
        facts, rules = PlainOverview.of_header(header), box.title.rules
        named, roles = data.start.get("players"), rules.roles(box)
        players = tuple(named) if isinstance(named, list) else ()
        found = replace(
            facts,
            players=players if all(one in roles for one in players) else (),
            choices=len(data.choices),
            seed=str(data.start.get("seed", "")),
        )
        if not facts.ended:
            return found
        try:
            return found._with(rules.outcome(rules.read(box, data.state)))
        except WrongShapeError:  # whoever loads it says so
            return found

    @staticmethod
    def of_stranger(header: Header, data: SaveData) -> PlainOverview:
        """A save of a game that is not open: only its people have names that say anything."""
        people = (seat.get("name", "") for seat in data.seats if seat.get("kind") == "person")
        return replace(PlainOverview.of_header(header), seats=tuple(people))

    @staticmethod
    def of_match(match: Match) -> PlainOverview:
        """A match that is being played."""
        seen, plan = match.view(), match.plan
        found = PlainOverview(
            tuple(seat.name for seat in plan.seats),
            seen.seating[seen.active],
            match.over,
            tuple(seen.seating),
            choices=len(match.record.choices),
            seed=plan.start.seed,
        )
        return found._with(match.outcome) if match.over else found

    def _with(self, outcome: Outcome) -> PlainOverview:
        return replace(self, winners=tuple(outcome.winners), scores=tuple(outcome.scores))


class PlainTableRoom:
    """What the house may know of a table that is nothing but words: no cards, no places."""

    stagings: MappingProxyType[str, Staging] = MappingProxyType({})

    def tension(self, box: Any, view: Any) -> float:
        """The music stays as it is."""
        return 0.0

    def card(self, kind: str, facts: Facts) -> str:
        """No card has a face."""
        return ""

    def place(self, box: Any, kind: str, facts: Facts) -> Target | None:
        """There are no places."""
        return None

    def counters(self, view: Any) -> Sequence[TableCounter]:
        """Nobody knows what counts."""
        return ()


PLAIN_TABLE: Final = PlainTableRoom()


class LinesPanel(Widget):
    """Lines of words on a panel; what is longer than it scrolls."""

    def __init__(self, kit: Kit, rect: pygame.Rect, lines: Sequence[str], name: str) -> None:
        super().__init__(kit, rect, name)
        self.say(lines)

    def say(self, lines: Sequence[str]) -> None:
        """Show other lines."""
        edge = self.kit.px(EDGE)
        inner = self.rect.inflate(-2 * edge, -2 * edge)

        def fill(scroll: Scroll, width: int) -> None:
            column = Column(scroll, width)
            for line in lines:
                column.say(line, gap=self.kit.px(GAP))

        scroll = filled_scroll(self.kit, inner, f"{self.name}.lines", fill)
        self.children = [Panel(self.kit, self.rect), scroll]


def described(services: Services, view: Any) -> Described:
    """What a view shows, in lines."""
    found: Described = services.box.title.described(services.words, view)
    return found


class PlainReplay:
    """The table of a replay in words: what lies there, who plays, what is somebody's own."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.panels: list[LinesPanel] = []
        self._view: Any = None

    def put(self, view: Any) -> list[Widget]:
        """Who plays at the left, what lies there beside it; own things where a seat looks."""
        kit, self._view = self.services.kit, view
        area = Area(pygame.Rect((0, 0), kit.view.size), kit.px(GAP)).inset(kit.px(GAP))
        top = area.top(kit.px(HEAD))
        title = pygame.Rect(top.x, top.y, top.width - 3 * top.height, top.height)
        choice, recap = Area(area.bottom(kit.px(LOW)), area.gap).columns(2)
        controls, side = area.bottom(kit.px(HEAD)), round(area.rest.width * SIDE)
        turns = pygame.Rect(0, area.rest.y, side, area.rest.height)
        turns.right = area.rest.right
        self.places = ReplayPlaces(controls, choice, recap, turns, top)
        rects = {"seats": area.left(side)}
        if view.seat != SPECTATOR:
            rects["own"] = area.right(side)
        rects["board"] = area.rest
        self.panels = [LinesPanel(kit, rect, (), name) for name, rect in rects.items()]
        self.refresh()
        words = self.services.say("title.name")
        return [Label(kit, title, words, "title", "accent", name="title"), *self.panels]

    def refresh(self) -> None:
        """The view is of another state."""
        seen = described(self.services, self._view)
        lines = {"board": seen.table, "seats": seen.seats, "own": seen.own}
        for panel in self.panels:
            panel.say(lines[panel.name])

    def update(self, seconds: float) -> bool:
        """Nothing moves by itself."""
        return False

    def wait(self) -> float | None:
        """There is no next picture."""
        return None
