"""The row of one seat: who sits there, and who is played."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.scenes import FaceButton
from newangeles_gui.widgets import (
    Action,
    Button,
    Cycler,
    IconButton,
    Image,
    Label,
    Panel,
    Segments,
    TextField,
    Tip,
    Widget,
    put_focus,
    put_panel,
)

from . import words
from .draft import DraftSeat

if TYPE_CHECKING:
    from newangeles_gui.widgets import Kit

    from .screen import NewGame

SHARE: Final = 38  # units of the mark
FADED: Final = 80
EDGE: Final = 5


class SeatMark(Button):
    """Chooses who is played; who is played in another seat is faded."""

    def __init__(
        self,
        kit: Kit,
        rect: pygame.Rect,
        mark: str,
        color: str,
        action: Action,
        chosen: bool,
        taken: bool,
        name: str,
        tip: Tip,
    ) -> None:
        super().__init__(kit, rect, "", action, color=color, chosen=chosen, name=name, tip=tip)
        self.mark, self.taken = mark, taken
        if not chosen:
            self.color = "line"

    def paint(self, surface: pygame.Surface) -> None:
        """Draw ground and mark."""
        kit = self.kit
        put_panel(kit, surface, self.rect, self.look())
        if self.mark:
            sign = kit.icon(f"{self.mark}.64", SHARE)
        else:
            sign = kit.icon("help", SHARE - 8, kit.color("text" if self.chosen else "muted"))
        if self.taken and not self.hovered:
            sign = self._faded(sign)
        surface.blit(sign, sign.get_rect(center=self.rect.center))
        if self.focused:
            put_focus(kit, surface, self.rect)

    def _faded(self, sign: pygame.Surface) -> pygame.Surface:
        def make() -> pygame.Surface:
            faded = sign.copy()
            faded.fill((255, 255, 255, FADED), special_flags=pygame.BLEND_RGBA_MULT)
            return faded

        return self.kit.kept(("faded", self.mark, sign.get_size()), make)


class Edge(Widget):
    """A strip in the colour of who is played along the left of a row."""

    def __init__(self, kit: Kit, rect: pygame.Rect, color: str) -> None:
        cut = kit.px(12)
        strip = pygame.Rect(rect.x, rect.y + cut, kit.px(EDGE), rect.height - cut)
        super().__init__(kit, strip)
        self.color = color

    def paint(self, surface: pygame.Surface) -> None:
        """Draw the strip."""
        surface.fill(self.kit.color(self.color), self.rect)


LINE: Final = 50  # units
PADDING: Final = 14
GAP: Final = 12
NUMBER: Final = 40
KIND: Final = 230
MARK: Final = 50
MARK_GAP: Final = 6
WIDE_GAP: Final = 20
EMBLEM: Final = 124  # the large mark of a high row
TALL: Final = 160
ROOM_FOR_LEVEL: Final = 56
TALL_WIDTH: Final = 1100
HIGHEST: Final = 190
TITLE: Final = 26
NARROW: Final = 1000  # units; rows that are narrower have the marks in a second line
ABOUT: Final = 26  # a line of it
NARROW_ABOUT: Final = 78
NAME_LENGTH: Final = 24


def row_height(scene: NewGame, width: int, room: int) -> int:
    """How high a row is: what it needs, and more where there is room."""
    px = scene.px
    if not scene.chooses_roles:
        return 2 * px(PADDING) + px(LINE) + px(4) + px(ABOUT)
    if width < px(NARROW):
        return 2 * px(PADDING) + px(LINE) + px(8) + px(NARROW_ABOUT)
    least = 2 * px(PADDING) + px(LINE) + px(4) + px(ABOUT)
    return max(least, min(room, px(HIGHEST)))


class SeatRow(Widget):
    """Everything about one seat."""

    def __init__(self, scene: NewGame, rect: pygame.Rect, place: int) -> None:
        super().__init__(scene.kit, rect, f"seat.{place}")
        self.scene, self.place = scene, place
        self.seat: DraftSeat = scene.draft.seats[place]
        self.topic = scene.roles[self.seat.role]
        self.color = self.topic.color if self.seat.role else "muted"
        px = scene.px
        inner = rect.inflate(-2 * px(PADDING), -2 * px(PADDING))
        self.add(Panel(scene.kit, rect, "line", alpha=226), Edge(scene.kit, rect, self.color))
        if rect.width < px(NARROW):
            self._put_narrow(inner)
        else:
            self._put_wide(inner, rect.height >= px(TALL) and rect.width >= px(TALL_WIDTH))

    def _put_narrow(self, inner: pygame.Rect) -> None:
        """Marks and what they are about in a second line."""
        px = self.scene.px
        line = self._put_ends(pygame.Rect(inner.x, inner.y, inner.width, px(LINE)))
        self._put_who(line)
        lower = pygame.Rect(inner.x, line.bottom + px(8), inner.width, px(NARROW_ABOUT))
        marks = self._put_marks(lower.x, lower.y + (lower.height - px(MARK)) // 2) + px(GAP)
        text = pygame.Rect(lower.x + marks, lower.y, lower.width - marks, lower.height)
        self._put_about(text, lines=3)

    def _put_wide(self, inner: pygame.Rect, tall: bool) -> None:
        """Everything in one line, what it is about below; high rows have a large mark."""
        px, marks = self.scene.px, self._marks_width
        if tall:
            self._put_emblem(pygame.Rect(inner.x, inner.y, px(EMBLEM), inner.height))
            line = self._put_tall_ends(inner)
        else:
            line = self._put_ends(pygame.Rect(inner.x, inner.y, inner.width, px(LINE)))
        left, right = line.x, line.right
        if self.scene.chooses_roles:
            self._put_marks(right - marks, line.y)
            line.width -= marks + px(WIDE_GAP)
        self._put_who(line)
        if tall:
            top = line.bottom + px(6)
            self._put_name_and_about(pygame.Rect(left, top, right - left, inner.bottom - top))
        else:
            top = line.bottom + px(4)
            lower = pygame.Rect(left, top, inner.right - left, inner.bottom - top)
            self._put_about(lower, lines=max(1, lower.height // px(ABOUT)))

    def _put_emblem(self, rect: pygame.Rect) -> None:
        """The mark as large as it can be."""
        scene, mark = self.scene, self.topic.mark
        if mark:
            picture = scene.kit.icon(f"{mark}.128", EMBLEM - 26)
        else:
            picture = scene.kit.icon("help", EMBLEM - 62, scene.kit.color("line"))
        rect = rect.move(scene.px(4), 0)
        self.add(Image(scene.kit, rect, picture))

    def _put_name_and_about(self, rect: pygame.Rect) -> None:
        """Who is played in a line of its own, then what that is about and how they play."""
        scene, services, topic = self.scene, self.scene.services, self.topic
        color = self.color if self.seat.role else "text"
        title = pygame.Rect(rect.x, rect.y, rect.width, scene.px(TITLE))
        text = pygame.Rect(rect.x, title.bottom, rect.width, rect.bottom - title.bottom)
        about = topic.text
        if not self.seat.person and text.height >= scene.px(ROOM_FOR_LEVEL):
            level = words.level_name(services, self.seat.level)
            if self.seat.character:
                level = f"{words.character_topic(services, self.seat.character).title}, {level}"
            about += f"\n{level}: {words.level_about(services, self.seat.level)}"
        lines = max(1, text.height // scene.kit.type.line_height("small", 0.8))
        self.add(
            Label(scene.kit, title, topic.title, "label", color),
            Label(
                scene.kit, text, about, "small", "muted", lines=lines, middle=False,
                name=self.name + ".text",
            ),
        )  # fmt: skip

    def _put_ends(self, line: pygame.Rect) -> pygame.Rect:
        """The number on the left, the arrows on the right; what is left between them."""
        px, side = self.scene.px, line.height
        down = pygame.Rect(line.right - side, line.y, side, side)
        up = pygame.Rect(down.x - px(MARK_GAP) - side, line.y, side, side)
        number = pygame.Rect(line.x, line.y, px(NUMBER), side)
        self._put_number(number)
        self._put_arrows(up, down)
        left = number.right + px(GAP)
        return pygame.Rect(left, line.y, up.x - px(WIDE_GAP) - left, side)

    def _put_tall_ends(self, inner: pygame.Rect) -> pygame.Rect:
        """The number on the large mark, the arrows one above the other; what is left of a line."""
        px, side = self.scene.px, self.scene.px(LINE)
        up = pygame.Rect(inner.right - side, inner.y, side, side)
        self._put_number(pygame.Rect(inner.x - px(4), inner.y - px(6), px(NUMBER - 8), px(NUMBER)))
        self._put_arrows(up, up.move(0, side + px(MARK_GAP)))
        left = inner.x + px(EMBLEM)
        return pygame.Rect(left, inner.y, up.x - px(WIDE_GAP) - left, side)

    def _put_number(self, rect: pygame.Rect) -> None:
        number = str(self.place + 1)
        self.add(Label(self.scene.kit, rect, number, "big_number", self.color, align="center"))

    def _put_arrows(self, up: pygame.Rect, down: pygame.Rect) -> None:
        scene, place, say = self.scene, self.place, self.scene.say
        last = len(scene.draft.seats) - 1
        first_tip = say("screen.new_game.up.first" if place == 0 else "screen.new_game.up.tip")
        last_tip = say("screen.new_game.down.last" if place == last else "screen.new_game.down.tip")
        self.add(
            IconButton(
                scene.kit, up, "arrow_up", first_tip, partial(scene.move, place, -1),
                enabled=place > 0, name=f"seat.{place}.up",
            ),
            IconButton(
                scene.kit, down, "arrow_down", last_tip, partial(scene.move, place, 1),
                enabled=place < last, name=f"seat.{place}.down",
            ),
        )  # fmt: skip

    def _put_who(self, line: pygame.Rect) -> None:
        """Person or opponent, and the name or the level."""
        scene, place = self.scene, self.place
        kind = pygame.Rect(line.x, line.y, scene.px(KIND), line.height)
        options = [
            ("person", scene.say("screen.new_game.person")),
            ("opponent", scene.say("screen.new_game.opponent")),
        ]
        now = "person" if self.seat.person else "opponent"
        change = partial(scene.change_kind, place)
        self.add(Segments(scene.kit, kind, options, now, change, name=f"seat.{place}.kind"))
        left = kind.right + scene.px(GAP)
        rect = pygame.Rect(left, line.y, line.right - left, line.height)
        if self.seat.person:
            self._put_name(rect)
        else:
            self._put_level(rect)

    def _put_name(self, rect: pygame.Rect) -> None:
        scene, place = self.scene, self.place
        if scene.services.box.title.minds.characters:
            side = rect.height
            face = pygame.Rect(rect.right - side, rect.y, side, side)
            rect = pygame.Rect(rect.x, rect.y, rect.width - side - scene.px(MARK_GAP), side)
            self._put_character(face)
        if len(scene.draft.known) > 1:
            side = rect.height
            other = pygame.Rect(rect.right - side, rect.y, side, side)
            rect = pygame.Rect(rect.x, rect.y, rect.width - side - scene.px(MARK_GAP), side)
            tip = scene.say("screen.new_game.known.tip")
            action = partial(scene.next_name, place)
            self.add(IconButton(scene.kit, other, "people", tip, action, name=f"seat.{place}.who"))
        self.add(
            TextField(
                scene.kit,
                rect,
                self.seat.name,
                partial(scene.call, place),
                scene.say("screen.new_game.name_hint"),
                NAME_LENGTH,
                name=f"seat.{place}.name",
                tip=scene.say("screen.new_game.name.tip"),
            )
        )

    def _put_level(self, rect: pygame.Rect) -> None:
        scene, place, level = self.scene, self.place, self.seat.level
        services = scene.services
        side = rect.height
        other = pygame.Rect(rect.right - side, rect.y, side, side)
        rect = pygame.Rect(rect.x, rect.y, rect.width - side - scene.px(MARK_GAP), side)
        if services.box.title.minds.characters:
            self._put_character(other)
        else:
            rect.width = other.right - rect.x
        name = f"seat.{place}.level"
        tips = (scene.say("screen.new_game.level.tip"), scene.say("screen.new_game.level.tip"))
        cycler = Cycler(
            scene.kit, rect, words.levels(services), level, partial(scene.change_level, place),
            name, tips, words.level_about(services, level),
        )  # fmt: skip
        self.add(cycler)
        for part in ("previous", "value", "next"):
            scene.topics[f"{name}.{part}"] = words.level_topic(services, level)

    def _put_character(self, rect: pygame.Rect) -> None:
        """The button behind which the characters are; lit if one is chosen."""
        scene, place, services = self.scene, self.place, self.scene.services
        asks, about_whom = "character", words.character_topic
        if self.seat.person:
            asks, about_whom = "face", words.face_topic
        topic = about_whom(services, self.seat.character)
        about = scene.say(f"screen.new_game.{asks}.tip", name=topic.title)
        tip = "\n".join(one for one in (about, topic.text, topic.more) if one)
        name = f"seat.{place}.character"
        scene.topics[name] = topic
        action = partial(scene.choose_character, place)
        if self.seat.character:
            face = FaceButton(scene.kit, rect, "", action, chosen=True, name=name, tip=tip)
            self.add(face.wear(self.seat.character))
        else:
            sign = topic.sign if self.seat.person else "people"
            self.add(IconButton(scene.kit, rect, sign, tip, action, name=name))

    @property
    def _marks_width(self) -> int:
        count = len(self.scene.roles)
        return count * self.scene.px(MARK) + (count - 1) * self.scene.px(MARK_GAP)

    def _put_marks(self, left: int, top: int) -> int:
        """Whom one can play, and chance; how wide they are."""
        scene, side = self.scene, self.scene.px(MARK)
        for number, role in enumerate(scene.roles):
            rect = pygame.Rect(left + number * (side + scene.px(MARK_GAP)), top, side, side)
            self.add(self._mark(rect, role))
        return self._marks_width

    def _mark(self, rect: pygame.Rect, role: str) -> Button:
        scene, place, topic = self.scene, self.place, self.scene.roles[role]
        seats = scene.draft.seats
        owner = next((n for n, one in enumerate(seats) if one.role == role), place)
        taken = bool(role) and owner != place
        tip = f"{topic.title}\n{topic.text}"
        if taken:
            tip += "\n" + words.taken(scene.services, owner + 1)
        name = f"seat.{place}.role.{role or 'chance'}"
        scene.topics[name] = topic
        return SeatMark(
            scene.kit,
            rect,
            topic.mark,
            topic.color if role else "muted",
            partial(scene.take, place, role),
            chosen=self.seat.role == role,
            taken=taken,
            name=name,
            tip=tip,
        )

    def _put_about(self, rect: pygame.Rect, lines: int) -> None:
        """What is played, or how the opponent plays where nobody can be chosen."""
        topic, kit, name = self.topic, self.scene.kit, self.name + ".text"
        text = f"{topic.title}: {topic.text}"
        if not self.scene.chooses_roles:
            text = (
                "" if self.seat.person else words.level_about(self.scene.services, self.seat.level)
            )
        self.add(Label(kit, rect, text, "small", "muted", lines=lines, name=name))
