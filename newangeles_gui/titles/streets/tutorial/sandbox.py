"""The sandbox: any tile is tried in a city of one's own, and nothing of it is kept."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.scenes import Page, PauseItem, Services
from newangeles_gui.session import Match, Plan, Seat
from newangeles_gui.table import Ink, put_text
from newangeles_gui.widgets import Look, Widget, filled_scroll, put_focus, put_panel

from ..city import DEEP, Art, TileLook, put_tile
from ..rules import alone_start, can_be_tried, tiles_left
from ..table.scene import StreetsTable
from .taught import LessonDirector

if TYPE_CHECKING:
    from newangeles_gui.widgets import Scroll

    from ..rules import View

CELL: Final = 104  # units
HIGH: Final = 132
GAP: Final = 12
PAD: Final = 14
NARROWEST: Final = 380  # of a tile with its words
HELD: Final = 3
AROUND: Final = 5  # room for the ring around the one that has the focus


def sandbox_match(services: Services, seen: View | None, hand: Sequence[str]) -> Match:
    """Somebody alone; the others have nothing to do."""
    start = alone_start(services.box, seen, hand)
    name = str(services.settings.values["player"]) or services.say("screen.somebody")
    level = services.box.title.minds.gentle
    place = [bool(hand) for hand in services.box.title.rules.begin(services.box, start).state.hands]
    seats = [
        Seat(name) if has else Seat(who, "opponent", level)
        for who, has in zip(start.players, place, strict=True)
    ]
    return Match.begin(services.box, Plan(start, seats))


def sandbox_items(services: Services, seen: View | None) -> Sequence[PauseItem]:
    """The way into an empty city, or into that of a view with its hand, if a tile is left."""
    if not can_be_tried(services.box, seen):
        return ()
    hand = () if seen is None else seen.hand[:HELD]

    def opened() -> None:
        services.stack.push(SandboxTable(services, sandbox_match(services, seen, hand)))

    return (PauseItem("sandbox", "search", opened),)


class SandboxTable(StreetsTable):
    """Everything is as in a game, but that one chooses one's tiles, and nobody answers."""

    directed_by = LessonDirector

    def entries(self) -> Sequence[tuple[str, str, Callable[[], None]]]:
        """And the way to all tiles."""
        return (("tiles", "search", self.choose_tile), *super().entries())

    def choose_tile(self) -> None:
        """All tiles that are not in the city, to take one of them."""
        names = tiles_left(self.services.box, self.shown)
        self.services.audio.play("click")
        self.services.stack.push(TilePicker(self.services, names, self.take_up_tile))

    def take_up_tile(self, name: str) -> None:
        """It lies in the hand, in front of the others; what was there last goes back."""
        stack, seen = self.services.stack, self.director.view
        hand = [name, *(one for one in seen.hand if one != name)][:HELD]
        match = sandbox_match(self.services, seen, hand)
        stack.pop()
        stack.pop()
        table = SandboxTable(self.services, match)
        stack.push(table)
        table.take_tile(name)

    def open_results(self) -> None:
        """All tiles are built: back to where one came from."""
        self.services.stack.pop()

    def open_menu(self) -> None:
        """There is nothing to be saved: back as well."""
        self.services.stack.pop()

    def keys(self) -> dict[str, Callable[[], None]]:
        """Nothing is saved or loaded here."""
        return {name: act for name, act in super().keys().items() if name not in ("save", "load")}


class TilePicker(Page):
    """All tiles with what they pay, by type."""

    name = "tile_picker"

    def __init__(
        self, services: Services, names: Sequence[str], chosen: Callable[[str], None]
    ) -> None:
        super().__init__(services)
        self.names, self.chosen = names, chosen
        self.art = Art(self.kit, services.box)

    def build(self) -> None:
        """As many side by side as there is room for."""
        body = self.head(self.say("sandbox.choose"))
        self.root.add(filled_scroll(self.kit, body, "tiles", self._fill))
        self.focus_first(f"tile.{self.names[0]}" if self.names else "back")

    def _fill(self, scroll: Scroll, width: int) -> None:
        gap, high = self.px(GAP), self.px(HIGH)
        around = self.px(AROUND)
        width -= 2 * around
        columns = max(1, (width + gap) // (self.px(NARROWEST) + gap))
        wide = (width - gap * (columns - 1)) // columns
        left, top = scroll.rect.x + around, scroll.rect.y + around
        for place, name in enumerate(self.names):
            at = (left + place % columns * (wide + gap), top + place // columns * (high + gap))
            choice = TileChoice(self, pygame.Rect(*at, wide, high), name)
            scroll.add(choice)


class TileChoice(Widget):
    """A tile with its name and what it pays."""

    focusable = True

    def __init__(self, page: TilePicker, rect: pygame.Rect, tile: str) -> None:
        super().__init__(page.kit, rect, f"tile.{tile}")
        self.page, self.tile = page, tile
        self.action = partial(page.chosen, tile)

    def click(self, pos: tuple[int, int]) -> bool:
        """It is taken."""
        self.action()
        return True

    def paint(self, surface: pygame.Surface) -> None:
        """The tile at the left, its words beside it, an edge in the colour of its type."""
        kit, rect, pad = self.kit, self.rect, self.kit.px(PAD)
        lit = self.hovered or self.focused
        kind = self.page.services.box.tiles[self.tile].type
        ground = kit.color("raised" if lit else "panel")
        put_panel(kit, surface, rect, Look(ground, kit.color(kind), 245, 2))
        cell = kit.px(CELL)
        top = rect.bottom - cell * DEEP - pad // 2
        put_tile(self.page.art, surface, TileLook(self.tile, 0, False), cell, (rect.x + pad, top))
        left = rect.x + cell + 2 * pad
        room = pygame.Rect(left, rect.y + pad, rect.right - pad - left, rect.height - 2 * pad)
        words = self.page.services.words
        name = words.name(f"tile.{self.tile}")
        high = put_text(kit, surface, room, name, Ink("label", lines=2, middle=False))
        room = pygame.Rect(room.x, room.y + high + pad // 3, room.width, 0)
        room.height = rect.bottom - pad - room.y
        ink = Ink("small", "muted", lines=4, middle=False)
        put_text(kit, surface, room, words.text(f"tile.{self.tile}"), ink)
        if self.focused:
            put_focus(kit, surface, rect)
