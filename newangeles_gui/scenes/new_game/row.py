"""The row of one seat: who sits there, and who is played."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.scenes import FaceButton
from newangeles_gui.widgets import (
    Action,
    Area,
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

if TYPE_CHECKING:
    from newangeles_gui.titles.room import Topic
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
            sign = kit.icon(kit.formed(self.mark, "64"), SHARE)
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


class GuestRow(Widget):
    """Somebody for whom there is nothing to choose: mark, name, and what they do."""

    def __init__(self, scene: NewGame, rect: pygame.Rect, guest: Topic) -> None:
        kit = scene.kit
        super().__init__(kit, rect, f"guest.{guest.mark}")
        self.add(Panel(kit, rect, alpha=226), Edge(kit, rect, guest.color))
        area = Area(rect, scene.px(WIDE_GAP)).inset(scene.px(PADDING))
        sign = kit.icon(kit.formed(guest.mark, "128"), EMBLEM - 26)
        self.add(Image(kit, area.left(scene.px(EMBLEM)), sign))
        name = Area(area.rest).top(scene.px(LINE))
        about = pygame.Rect(name.x, name.bottom, name.width, area.rest.bottom - name.bottom)
        self.add(
            Label(kit, name, guest.title, "strong"),
            Label(kit, about, guest.text, "small", "muted", lines=3, middle=False),
        )


class SeatRow(Widget):
    """Everything about one seat."""

    def __init__(self, scene: NewGame, rect: pygame.Rect, place: int) -> None:
        super().__init__(scene.kit, rect, f"seat.{place}")
        self.scene, self.place = scene, place
        self.seat = scene.draft.seats[place]
        self.topic = scene.roles[self.seat.role]
        self.color = self.topic.color if self.seat.role else "muted"
        px = scene.px
        area = Area(rect).inset(px(PADDING))
        self.add(Panel(scene.kit, rect, "line", alpha=226), Edge(scene.kit, rect, self.color))
        if rect.width < px(NARROW):
            self._put_narrow(area)
        elif rect.height >= px(TALL) and rect.width >= px(TALL_WIDTH):
            self._put_tall(area)
        else:
            self._put_wide(area)

    def _put_narrow(self, area: Area) -> None:
        """Marks and what they are about in a second line."""
        px = self.scene.px
        area.gap = px(8)
        self._put_who(self._put_ends(area.top(px(LINE))))
        lower = Area(area.top(px(NARROW_ABOUT)), px(GAP))
        self._put_marks(Area(lower.left(self._marks_width)).middle(self._marks_width, px(MARK)))
        self._put_about(lower.rest, lines=3)

    def _put_wide(self, area: Area) -> None:
        """Everything in one line, what it is about below."""
        area.gap = self.scene.px(4)
        line = self._put_ends(area.top(self.scene.px(LINE)))
        lower = Area(area.rest)
        lower.left(line.rest.x - area.rest.x)
        self._put_marks_and_who(line)
        self._put_about(lower.rest, lines=max(1, lower.rest.height // self.scene.px(ABOUT)))

    def _put_tall(self, area: Area) -> None:
        """The same beside a large mark, and what is played has a line of its own."""
        px = self.scene.px
        self._put_emblem(area.left(px(EMBLEM)))
        side = px(LINE)
        arrows = Area(area.right(side), px(MARK_GAP))
        area.right(px(WIDE_GAP))
        self._put_arrows(arrows.top(side), arrows.top(side))
        area.gap = px(6)
        self._put_marks_and_who(Area(area.top(side), px(WIDE_GAP)))
        self._put_name_and_about(area)

    def _put_marks_and_who(self, line: Area) -> None:
        if self.scene.chooses_roles:
            self._put_marks(line.right(self._marks_width))
        self._put_who(line)

    def _put_emblem(self, rect: pygame.Rect) -> None:
        """The mark as large as it can be, with the number on it."""
        scene, kit, mark = self.scene, self.kit, self.topic.mark
        if mark:
            picture = kit.icon(kit.formed(mark, "128"), EMBLEM - 26)
        else:
            picture = kit.icon("help", EMBLEM - 62, kit.color("line"))
        self.add(Image(kit, rect.move(scene.px(4), 0), picture))
        number = pygame.Rect(rect.topleft, (scene.px(NUMBER - 8), scene.px(NUMBER)))
        self._put_number(number.move(-scene.px(4), -scene.px(6)))

    def _put_name_and_about(self, area: Area) -> None:
        """Who is played in a line of its own, then what that is about and how they play."""
        scene, services, topic = self.scene, self.scene.services, self.topic
        area.gap = 0
        color = self.color if self.seat.role else "text"
        self.add(Label(scene.kit, area.top(scene.px(TITLE)), topic.title, "label", color))
        about = topic.text
        if not self.seat.person and area.rest.height >= scene.px(ROOM_FOR_LEVEL):
            level = services.level_name(self.seat.level)
            if self.seat.character:
                level = f"{words.character_topic(services, self.seat.character).title}, {level}"
            about += f"\n{level}: {services.level_about(self.seat.level)}"
        lines = max(1, area.rest.height // scene.kit.type.line_height("small", 0.8))
        self.add(
            Label(
                scene.kit, area.rest, about, "small", "muted", lines=lines, middle=False,
                name=self.name + ".text",
            )
        )  # fmt: skip

    def _put_ends(self, rect: pygame.Rect) -> Area:
        """The number on the left, the arrows on the right; what is left between them."""
        px, line = self.scene.px, Area(rect, self.scene.px(MARK_GAP))
        down, up = line.right(rect.height), line.right(rect.height)
        self._put_arrows(up, down)
        line.right(px(WIDE_GAP - 2 * MARK_GAP))
        line.gap = px(GAP)
        self._put_number(line.left(px(NUMBER)))
        line.gap = px(WIDE_GAP)
        return line

    def _put_number(self, rect: pygame.Rect) -> None:
        number = str(self.place + 1)
        self.add(Label(self.scene.kit, rect, number, "big_number", self.color, align="center"))

    def _put_arrows(self, up: pygame.Rect, down: pygame.Rect) -> None:
        scene, place = self.scene, self.place
        last = len(scene.draft.seats) - 1
        ways = (("up", up, -1, place > 0, "first"), ("down", down, 1, place < last, "last"))
        for way, rect, step, able, end in ways:
            tip = scene.say(f"screen.new_game.{way}.{'tip' if able else end}")
            move = partial(scene.move, place, step)
            name = f"seat.{place}.{way}"
            self.add(
                IconButton(scene.kit, rect, f"arrow_{way}", tip, move, enabled=able, name=name)
            )

    def _put_who(self, line: Area) -> None:
        """Person or opponent, and the name or the level."""
        scene, place = self.scene, self.place
        line.gap = scene.px(GAP)
        options = [(one, scene.say(f"screen.new_game.{one}")) for one in ("person", "opponent")]
        now = "person" if self.seat.person else "opponent"
        change, kind = partial(scene.change_kind, place), line.left(scene.px(KIND))
        self.add(Segments(scene.kit, kind, options, now, change, name=f"seat.{place}.kind"))
        line.gap = scene.px(MARK_GAP)
        if scene.services.box.title.minds.characters:
            self._put_character(line.right(line.rest.height))
        if self.seat.person:
            self._put_name(line)
        else:
            self._put_level(line.rest)

    def _put_name(self, line: Area) -> None:
        scene, place = self.scene, self.place
        if len(scene.draft.known) > 1:
            tip, action = scene.say("screen.new_game.known.tip"), partial(scene.next_name, place)
            other = line.right(line.rest.height)
            self.add(IconButton(scene.kit, other, "people", tip, action, name=f"seat.{place}.who"))
        hint, tip = (scene.say(f"screen.new_game.{one}") for one in ("name_hint", "name.tip"))
        self.add(
            TextField(
                scene.kit, line.rest, self.seat.name, partial(scene.call, place), hint, NAME_LENGTH,
                name=f"seat.{place}.name", tip=tip,
            )
        )  # fmt: skip

    def _put_level(self, rect: pygame.Rect) -> None:
        scene, place, level = self.scene, self.place, self.seat.level
        services, name = scene.services, f"seat.{place}.level"
        tip, change = scene.say("screen.new_game.level.tip"), partial(scene.change_level, place)
        self.add(
            Cycler(
                scene.kit, rect, words.levels(services), level, change, name, (tip, tip),
                services.level_about(level),
            )
        )  # fmt: skip
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

    def _put_marks(self, rect: pygame.Rect) -> None:
        """Whom one can play, and chance."""
        line, side = Area(rect, self.scene.px(MARK_GAP)), self.scene.px(MARK)
        for role in self.scene.roles:
            spot = line.left(side)
            self.add(self._mark(pygame.Rect(spot.x, spot.y, side, side), role))

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
            scene.kit, rect, topic.mark, topic.color if role else "muted",
            partial(scene.take, place, role), chosen=self.seat.role == role, taken=taken,
            name=name, tip=tip,
        )  # fmt: skip

    def _put_about(self, rect: pygame.Rect, lines: int) -> None:
        """What is played, or how the opponent plays where nobody can be chosen."""
        topic, kit, name = self.topic, self.scene.kit, self.name + ".text"
        text = f"{topic.title}: {topic.text}"
        if not self.scene.chooses_roles:
            text = "" if self.seat.person else self.scene.services.level_about(self.seat.level)
        self.add(Label(kit, rect, text, "small", "muted", lines=lines, name=name))
