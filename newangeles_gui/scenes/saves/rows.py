"""What can be told of a saved game: in a line of a list, and at length beside it."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.scenes import PLAIN, Scene, SeedLine
from newangeles_gui.session import BadSaveError, read_file, unpack
from newangeles_gui.widgets import (
    Button,
    Column,
    Image,
    Panel,
    Scroll,
    Widget,
    filled_scroll,
    put_focus,
    put_panel,
)

from ..games import game_names

if TYPE_CHECKING:
    from pathlib import Path

    from newangeles_gui.scenes import Room, Services
    from newangeles_gui.session import Listed
    from newangeles_gui.titles.room import Overview, Thumbnails
    from newangeles_gui.widgets import Action, Kit


PAD: Final = 10  # units
MARK: Final = 36
ROOM_FOR_MARKS: Final = 460
SEED_LINE: Final = 44
NEXT_SLAB: Final = 1 / 60  # seconds until the next slab of a picture is made


def stranger(services: Services, save: Listed) -> str:
    """The id of the game of a save, if that is another one than the open one."""
    named = save.header.title_id if save.header else services.title_id
    return "" if named == services.title_id else named


def room_for(services: Services, save: Listed) -> Room:
    """What shows a save; as long as its game is not open, that is plain."""
    return PLAIN if stranger(services, save) else services.room


class PictureShelf:
    """What is known of the saves of a list: read once, when it is first shown."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self._facts: dict[tuple[Path, int], Overview] = {}
        self._problems: dict[tuple[Path, int], str] = {}

    def facts(self, save: Listed) -> Overview | None:
        """What everybody can see of the game; None if not even the header can be read."""
        if save.header is None:
            return None
        key = (save.path, save.header.saved)
        if key not in self._facts:
            room = room_for(self.services, save)
            self._facts[key] = room.of_header(save.header)
            try:
                header, data = unpack(read_file(save.path))
                if stranger(self.services, save):
                    self._facts[key] = PLAIN.of_stranger(header, data)
                else:
                    self._facts[key] = room.of_save(header, data, self.services.box)
            except BadSaveError as error:
                self._problems[key] = error.code
        return self._facts[key]

    def pictured(self, save: Listed) -> Overview | None:
        """What a picture of the game shows; None where there is a sign instead."""
        return None if save.problem else self.facts(save)

    def problem(self, save: Listed) -> str:
        """The code of what is wrong with the file, as far as it shows without playing it again."""
        if save.problem or save.header is None:
            return save.problem
        self.facts(save)
        other = stranger(self.services, save)
        unknown = "other_title" if other and other not in self.services.games() else ""
        return self._problems.get((save.path, save.header.saved), unknown)


def when(saved: int) -> str:
    """A time as people everywhere can read it."""
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(saved))


def since(services: Services, save: Listed) -> str:
    """When it was saved, or that it ships with the program."""
    return services.say("screen.saves.shipped") if save.words else when(save.saved)


def known(services: Services, code: str) -> str:
    """The code of a problem; one from a newer program has no words and is plain damage."""
    return code if services.words.catalog.has(f"save.bad.{code}") else "damaged"


def title_of(services: Services, save: Listed) -> str:
    """What the save is called."""
    if save.words:
        return services.say(f"{save.words}.title")
    if save.header is None:
        return services.say("screen.load.damaged")
    return save.header.title or services.say("screen.load.autosave")


class SavePicture(Widget):
    """The picture of a game; made when it is first painted."""

    def __init__(
        self,
        kit: Kit,
        rect: pygame.Rect,
        mini: Thumbnails,
        facts: Callable[[], Overview | None],
        name: str = "",
    ) -> None:
        super().__init__(kit, rect, name)
        self.mini, self.facts = mini, facts

    def hits(self, pos: tuple[int, int]) -> bool:
        """It is only looked at; clicks are for what it lies on."""
        return False

    def paint(self, surface: pygame.Surface) -> None:
        """Draw it, or what is there of it by now."""
        facts = self.facts()
        if facts is not None:
            surface.blit(self.mini.picture(facts, self.rect.size), self.rect)


class WithPictures(Scene):
    """A screen with pictures of games, which are completed while nobody waits for them."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.mini = services.room.thumbnails(self.kit, services.box)

    def thumbnails(self, save: Listed) -> Thumbnails:
        """What draws the picture of a save."""
        own = not stranger(self.services, save)
        return self.mini if own else PLAIN.thumbnails(self.kit, None)

    def update(self, seconds: float) -> None:
        """One more slab of a picture."""
        super().update(seconds)
        if self.mini.load_one() and not self.mini.waiting:
            self.root.dirty = True

    def wait(self) -> float | None:
        """Soon, as long as pictures are not complete."""
        return NEXT_SLAB if self.mini.waiting else super().wait()


def wide_place(column: Column, height: int) -> pygame.Rect:
    """A place for a picture in the middle of a column, at most so high."""
    height = min(column.width * 9 // 16, height)
    room = column.room(height)
    place = pygame.Rect(0, room.y, height * 16 // 9, height)
    place.centerx = room.x + room.width // 2
    return place


def put_game(
    column: Column,
    services: Services,
    picture: tuple[Thumbnails, int],
    facts: Overview,
    told: Sequence[tuple[str, str, str]],
) -> None:
    """A game: its picture, at most so high, lines of words in style and colour, who plays."""
    kit, (mini, height) = services.kit, picture
    place = wide_place(column, height)
    column.parent.add(SavePicture(kit, place, mini, lambda: facts))
    column.y += kit.px(16)
    for text, style, color in told:
        column.say(text, style, color, kit.px(7))
    below = (column.left, column.y + kit.px(5))
    column.parent.add(*services.room.seat_lines(services, below, column.width, facts))


class SaveRow(Button):
    """A saved game in a list."""

    def __init__(
        self,
        services: Services,
        rect: pygame.Rect,
        save: Listed,
        picture: SavePicture,
        action: Action,
        chosen: bool,
    ) -> None:
        super().__init__(
            services.kit, rect, "", action, chosen=chosen, name=f"save.{save.path.name}"
        )
        self.services, self.save, self.picture = services, save, picture
        self.marked = False  # whether the marks of the players are shown
        self.add(picture)
        self._write_lines(rect, picture.rect)

    def _write_lines(self, rect: pygame.Rect, picture: pygame.Rect) -> None:
        """Title and two lines, as far as there is room."""
        kit, header = self.kit, self.save.header
        width = self.whole = rect.right - kit.px(44) - (picture.right + kit.px(14))
        if header is not None and not self.save.problem and width > kit.px(ROOM_FOR_MARKS):
            width -= kit.px(len(header.seats) * MARK + 12)
            self.marked = True
        self.room = width
        self.write([title_of(self.services, self.save), *self._told()])

    def _told(self) -> list[str]:
        services, save, header = self.services, self.save, self.save.header
        if save.problem or header is None:
            first = save.path.name if header is None else when(header.saved)
            return [first, services.say(f"screen.load.short.{known(services, save.problem)}")]
        room, other = room_for(services, save), stranger(services, save)
        course = room.course(services, room.of_header(header))
        called = game_names(services).get(other, other)
        return [when(header.saved), " · ".join(one for one in (called, course) if one)]

    def write(self, lines: Sequence[str]) -> None:
        """These are the lines, the first one larger, as far as there is room."""
        styles = ("label", *["small"] * (len(lines) - 1))
        pairs = zip(lines, styles, strict=True)
        self.texts = [_cut(self.kit, text, style, self.room) for text, style in pairs]

    def paint(self, surface: pygame.Surface) -> None:
        """Ground, words and signs; the picture paints itself."""
        kit, px, color = self.kit, self.kit.px, self.kit.color
        put_panel(kit, surface, self.rect, self.look())
        left = self.picture.rect.right + px(14)
        step = kit.type.line_height("small")
        y = self.rect.centery - (kit.type.line_height("label") + 2 * step) // 2
        style, ink = "label", "text"
        for text in self.texts:
            surface.blit(kit.type.draw(text, style, color(ink)), (left, y))
            y += kit.type.line_height(style)
            style, ink = "small", "warning" if self.save.problem else "muted"
        self._put_marks(surface)
        if self.save.problem:
            sign = kit.icon("warning", 44, color("bad"))
            surface.blit(sign, sign.get_rect(center=self.picture.rect.center))
        elif self.save.header and self.save.header.iron:
            sign = kit.icon("lock", 24, color("warning"))
            surface.blit(sign, (self.rect.right - px(36), self.rect.y + px(12)))
        if self.focused:
            put_focus(kit, surface, self.rect)

    def _put_marks(self, surface: pygame.Surface) -> None:
        """The marks of those at the table."""
        facts = self.picture.facts() if self.marked else None
        names = facts.players if facts else ()
        left = self.rect.right - self.kit.px(24 + MARK * len(names))
        for place, name in enumerate(names):
            sign = self.kit.icon(self.services.room.mark(name), MARK - 8)
            x = left + self.kit.px(MARK * place)
            surface.blit(sign, (x, self.rect.bottom - self.kit.px(16) - sign.get_height()))


def _cut(kit: Kit, text: str, style: str, width: int) -> str:
    """A line that ends with three dots where there is no more room."""
    if kit.type.width(text, style) <= width:
        return text
    while text and kit.type.width(text + "…", style) > width:
        text = text[:-1]
    return text.rstrip() + "…"


def picture_size(kit: Kit, height: int) -> tuple[int, int]:
    """A picture that fits into a row, with the rows' padding around it."""
    inner = height - 2 * kit.px(PAD)
    return (inner * 16 // 9, inner)


class Details:
    """Puts everything below one another into a place that scrolls where it must."""

    def __init__(
        self, shelf: PictureShelf, save: Listed, problem: str, picture: Thumbnails
    ) -> None:
        self.shelf, self.save, self.problem, self.picture = shelf, save, problem, picture
        self.services = shelf.services
        self.kit, self.say = self.services.kit, self.services.say
        self.gap = self.kit.px(4)

    def put(self, rect: pygame.Rect) -> Scroll:
        """Picture, words, seats."""
        return filled_scroll(self.kit, rect, "details", self._fill)

    def _fill(self, scroll: Scroll, width: int) -> None:
        column = Column(scroll, width)
        self._put_picture(scroll, column)
        column.say(title_of(self.services, self.save), "heading", gap=self.gap)
        if self.problem:
            wrong = self.say(f"save.bad.{known(self.services, self.problem)}")
            column.say(wrong, "body", "warning", self.kit.px(8) + self.gap)
            file = self.say("screen.load.file", file=str(self.save.path))
            column.say(file, "small", "muted", self.gap)
        if self.save.header is not None:
            self._tell(column)

    def _put_picture(self, scroll: Scroll, column: Column) -> None:
        """The game, or a sign that there is none to be seen."""
        kit, shelf = self.kit, self.shelf
        place = wide_place(column, scroll.rect.height * 45 // 100)
        column.y += kit.px(16)
        if self.problem:
            sign = kit.icon("warning", 110, kit.color("bad"))
            scroll.add(Panel(kit, place, fill="base", alpha=200), Image(kit, place, sign))
        else:
            facts = partial(shelf.facts, self.save)
            scroll.add(SavePicture(kit, place, self.picture, facts))

    def _tell(self, column: Column) -> None:
        header, facts = self.save.header, self.shelf.facts(self.save)
        assert header is not None and facts is not None
        services, room = self.services, room_for(self.services, self.save)
        other = stranger(services, self.save)
        course = room.course(services, facts)
        if facts.active and not facts.ended and not other:
            active = self.say("screen.load.active", player=services.called(facts.active))
            course = f"{course} · {active}"
        told = [
            (game_names(services).get(other, other), "label", "accent"),
            (course, "body", "muted"),
            (self._since(header.saved), "small", "muted"),
            (self.say("screen.load.iron") if header.iron else "", "small", "warning"),
        ]
        for text, style, color in told:
            if text:
                column.say(text, style, color, self.gap)
        if not self.problem:
            if not other:
                self._put_course(column, facts)
            place = (column.left, column.y + self.kit.px(10))
            column.parent.add(*room.seat_lines(services, place, column.width, facts))

    def _since(self, saved: int) -> str:
        if not self.save.words:
            return self.say("screen.load.when", time=when(saved))
        return self.say(f"{self.save.words}.text")

    def _put_course(self, column: Column, facts: Overview) -> None:
        """Who has won, how long it is, and the seed that makes it the same game again."""
        services = self.services
        if facts.ended:
            column.say(services.room.winner_words(services, facts), "body", "good", self.gap)
        length = services.room.length_words(self.say, facts)
        column.say(length, "small", "muted", self.gap)
        line = column.room(self.kit.px(SEED_LINE))
        column.parent.add(SeedLine(services, line, facts.seed))
