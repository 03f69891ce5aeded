"""A plate at the rim of the board: a face, and beside it what all may know of who plays there.

What stands on it comes from the title: who derives from `RimPlate` puts its rows in `settle`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

import pygame

from newangeles_gui.widgets import Look, Widget, put_focus, put_panel

if TYPE_CHECKING:
    from newangeles_gui.scenes import Services
    from newangeles_gui.widgets import Action, Kit, Rgb

    from .picker import Picker, Target
    from .places import Regions

# Pixels for a unit of a style, by form; in the smallest there is no room for names.
SIZES: Final = MappingProxyType({"wide": 1.0, "compact": 0.75, "small": 0.72})
FINER: Final = 2
NARROWEST: Final = 0.82  # of its own width: what words may be pressed to
SMALLEST: Final = 0.86  # of its size: what they may become where that is not enough
SHRINKS: Final = 0.97
# Units of a plate.
GAP: Final = 6
BADGE: Final = 30
BAR: Final = 4


class Letters:
    """Draws lines for plates and corners; in the smallest form these show what is needed only."""

    def __init__(self, kit: Kit, places: Regions) -> None:
        self.kit, self.form = kit, places.form
        self.share = SIZES[self.form] * places.factor / kit.view.factor

    def width(self, text: str, style: str) -> int:
        """How wide a line would like to be."""
        return self.kit.type.width(text, style, self.share)

    def line(self, text: str, style: str, color: str, room: int = 0) -> pygame.Surface:
        """A line, narrower where it has to keep to a width."""
        ink = self.kit.color(color)
        if not room or self.width(text, style) <= room:
            return self.kit.type.draw(text, style, ink, self.share)
        key = ("narrow", text, style, ink, self.share, room)
        return self.kit.kept(key, lambda: self._narrow(text, style, ink, room))

    def _narrow(self, text: str, style: str, ink: Rgb, room: int) -> pygame.Surface:
        """Drawn larger and made smaller: so letters need not stand on whole pixels."""
        words, most = self.kit.type, room * FINER / NARROWEST
        share = self.share * FINER
        while words.width(text, style, share) > most and share > self.share * FINER * SMALLEST:
            share *= SHRINKS
        while words.width(text, style, share) > most and len(text) > 2:
            text = f"{text.rstrip('…')[:-1].rstrip()}…"
        drawn = words.draw(text, style, ink, share)
        width = min(room, drawn.get_width() // FINER)
        return pygame.transform.smoothscale(drawn, (width, drawn.get_height() // FINER))


def cut_picture(kit: Kit, name: str, size: tuple[int, int], cut: int) -> pygame.Surface:
    """A picture without the corner that panels have cut off at their upper left."""
    return kit.kept(("cut picture", name, size, cut), lambda: _cut(kit.fitted(name, size), cut))


def _cut(picture: pygame.Surface, cut: int) -> pygame.Surface:
    size = picture.get_size()
    width, height, off = size[0] * FINER, size[1] * FINER, cut * FINER
    mask = pygame.Surface((width, height), pygame.SRCALPHA)
    points = [(off, 0), (width, 0), (width, height), (0, height), (0, off)]
    pygame.draw.polygon(mask, (255, 255, 255), points)
    made = picture.convert_alpha()
    shape = pygame.transform.smoothscale(mask, size)
    made.blit(shape, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return made


class RimSpot(Widget):
    """Something at the rim that can be picked or looked at."""

    def __init__(
        self, services: Services, rect: pygame.Rect, target: Target, picker: Picker, told: str = ""
    ) -> None:
        super().__init__(services.kit, rect, ".".join(target), self._tip)
        self.services, self.target, self.picker = services, target, picker
        self.words = told
        self.focusable = picker.is_lit(target)

    def _tip(self) -> str:
        if self.picker.active and not self.picker.is_lit(self.target):
            return f"{self.words}\n\n{self.picker.why_not(self.target)}"
        return self.words

    def click(self, pos: tuple[int, int]) -> bool:
        """Pick it, or look at it."""
        return self.picker.pick(self.target) or self.context(pos)

    def act(self, action: str) -> bool:
        """Confirm picks, zoom looks."""
        if action == "zoom":
            return self.context(self.rect.center)
        return super().act(action)

    def rim(self) -> Rgb | None:
        """The colour around it."""
        if self.picker.is_chosen(self.target):
            return self.kit.color("focus")
        return self.kit.color("accent") if self.picker.is_lit(self.target) else None

    def paint(self, surface: pygame.Surface) -> None:
        """A rim if it can be picked."""
        rim = self.rim()
        if rim is not None:
            chosen = self.picker.is_chosen(self.target)
            width = self.kit.px(4 if chosen or self.hovered else 2)
            pygame.draw.rect(surface, rim, self.rect.inflate(4, 4), width, border_radius=6)
        if self.focused:
            put_focus(self.kit, surface, self.rect)


class RimPlate(RimSpot):
    """Everything that all may know of a player; `refresh` puts it where there is room.

    `face` is where the face is, `marks` where numbers stand by what they count: that is where
    things fly to. A click opens what `opens` leads to, unless the player is an answer.
    """

    focusable = True
    corner = 9  # units that are cut off the face
    turn_color = "focus"  # of the plate of whose turn it is

    def __init__(
        self,
        services: Services,
        letters: Letters,
        rect: pygame.Rect,
        view: Any,  # of the title's own kind
        picker: Picker,
        seat: int,
    ) -> None:
        self.letters, self.small = letters, letters.form == "small"
        self.view, self.seat, self.role = view, seat, self.named(view, seat)
        super().__init__(services, rect, ("seat", self.role), picker)
        self.focusable = True
        self.opens: Callable[[int], None] | None = None
        self.share = 1.0
        self.thinking = False
        self.face = pygame.Rect(rect.topleft, (0, 0))
        self.pieces: list[tuple[pygame.Surface, pygame.Rect]] = []
        self.marks: dict[str, pygame.Rect] = {}

    # What the title says of it.

    def settle(self) -> None:
        """Each kind of plate puts its own rows."""

    @staticmethod
    def named(view: Any, seat: int) -> str:
        """Who plays in a seat."""
        return str(view.seating[seat])

    def told(self) -> str:
        """Everything in words."""
        return self.services.called(self.role)

    @property
    def tint(self) -> Rgb:
        """The colour of the player."""
        return self.kit.color("accent")

    def portrait(self, size: tuple[int, int]) -> pygame.Surface | None:
        """The face in its mood; None if there is none."""
        return None

    def zoom(self) -> bool:
        """Show large what lies here; whether there is anything."""
        return False

    # How large things are.

    def fit_to(self, height: int) -> None:
        """Measure everything for a plate that is so many units high."""
        self.share = self.rect.height / height

    def px(self, units: float) -> int:
        """Pixels for so many units of the plate."""
        return max(1, round(units * self.share))

    def units(self, units: float) -> float:
        """The same for what the kit draws."""
        return units * self.share / self.kit.view.factor

    def line(self, text: str, style: str, color: str, room: int = 0) -> pygame.Surface:
        """A line of words at the size of the plate."""
        return self.letters.line(text, style, color, room)

    @property
    def active(self) -> bool:
        """Whether it is their turn."""
        return bool(self.view.active == self.seat)

    @property
    def below(self) -> pygame.Rect:
        """The room under the plate beside the face: there hangs what is said and done."""
        left = self.face.right
        return pygame.Rect(left, self.rect.bottom, self.rect.right - left, self.px(40))

    # What a click and a key do.

    def click(self, pos: tuple[int, int]) -> bool:
        """Pick the seat, open what it leads to, or read about it."""
        if self.picker.pick(self.target):
            return True
        if self.opens is not None:
            self.opens(self.seat)
            return True
        return self.context(pos)

    def act(self, action: str) -> bool:
        """The key for a closer look shows what lies here."""
        if action == "zoom":
            return self.zoom() or self.context(self.rect.center)
        return super().act(action)

    # What stands where.

    def refresh(self) -> None:
        """The view has changed: put everything anew."""
        self.children, self.pieces, self.marks = [], [], {}
        self.words = self.told()
        self.settle()

    def piece(self, drawn: pygame.Surface, left: int, middle: int) -> pygame.Rect:
        """Something that only has to be drawn."""
        rect = drawn.get_rect(midleft=(left, middle))
        self.pieces.append((drawn, rect))
        return rect

    def put_number(
        self, name: str, icon: str, units: float, number: str, left: int, middle: int,
        color: str = "text", style: str = "number", tinted: bool = True,
    ) -> int:  # fmt: skip
        """A sign and how many of it; where the next one may begin."""
        tint = self.kit.color(color) if tinted else None
        sign = self.piece(self.kit.icon(icon, self.units(units), tint), left, middle)
        words = self.piece(self.line(number, style, color), sign.right + self.px(GAP), middle)
        self.marks[name] = sign.union(words)
        return words.right + self.px(2 * GAP)

    def put_things(
        self,
        room: pygame.Rect,
        side: int,
        things: Sequence[str],
        make: Callable[[pygame.Rect, str], Widget],
        told: Callable[[str], str],
        least: int = 0,
    ) -> None:
        """Small things side by side; what finds no room is counted, but `least` are shown."""
        gap = self.px(GAP)
        fit = (room.width + gap) // (side + gap)
        shown = len(things) if len(things) <= fit else max(fit - 1, least)
        hidden = things[shown:]
        step, top = side + gap, room.centery - side // 2
        if shown > 1:
            end = room.right - (side + gap) * bool(hidden)
            step = min(step, (end - side - room.x) // (shown - 1))
        for place, thing in enumerate(things[:shown]):
            self.add(make(pygame.Rect(room.x + place * step, top, side, side), thing))
        if hidden:
            rect = pygame.Rect(room.x + shown * step, top, side, side)
            self.add(PlateMore(self, rect, "more", "\n".join(told(one) for one in hidden)))
            self.marks["more"] = rect
            drawn = self.line(f"+{len(hidden)}", "small_strong", "text", rect.width - 2)
            self.pieces.append((drawn, drawn.get_rect(center=rect.center)))

    def place(self, target: Target) -> pygame.Rect | None:
        """Where something of this player is."""
        child = self.child(target)
        if child is not None or target[-1] != self.role:
            return child
        return self.rect if target[0] == "seat" else self.marks.get(target[0])

    def child(self, target: Target) -> pygame.Rect | None:
        """Where something lies that can be pointed at."""
        found = (one.rect for one in self.children if getattr(one, "target", ()) == target)
        return next(found, None)

    # How it looks.

    def paint(self, surface: pygame.Surface) -> None:
        """Panel, face, what stands beside it, whose turn it is."""
        color = self.kit.color
        panel = self.rect.copy()
        panel.width, panel.x = panel.width - self.face.width // 2, self.face.centerx
        fill = color("raised" if self.active or self.hovered else "panel")
        look = Look(fill, color(self.turn_color if self.active else "line"), 214, cut=9)
        put_panel(self.kit, surface, panel, look)
        self.put_face(surface)
        self.put_pieces(surface)
        if self.thinking:
            self.put_badge(surface, "clock", "accent")
        elif self.active:
            self.put_badge(surface, "turn", self.turn_color)
        super().paint(surface)

    def put_face(self, surface: pygame.Surface) -> None:
        """The face in its mood, and a bar in the colour of the player beside it."""
        face, drawn = self.face, self.portrait(self.face.size)
        if drawn is not None:
            surface.blit(drawn, face)
        bar = pygame.Rect(face.right, face.y, self.px(BAR), face.height)
        pygame.draw.rect(surface, self.tint, bar)

    def put_emblem(self, surface: pygame.Surface, mark: str, side: int) -> None:
        """The mark of the player in a ring, at the lower corner of the face."""
        kit, face = self.kit, self.face
        center = (face.right + self.px(2), face.bottom - side // 2 - self.px(4))
        pygame.draw.aacircle(surface, kit.color("base"), center, side // 2)
        pygame.draw.aacircle(surface, self.tint, center, side // 2, max(2, self.px(2)))
        drawn = kit.icon(mark, side * 0.62 / kit.view.factor)
        surface.blit(drawn, drawn.get_rect(center=center))

    def put_badge(self, surface: pygame.Surface, icon: str, color: str) -> None:
        """A sign on a small plate at the upper corner of the face."""
        rect = pygame.Rect(0, 0, self.px(BADGE), self.px(BADGE))
        half = self.px(BADGE) // 2
        rect.center = (self.face.left + half, self.face.top + half)
        tint = self.kit.color(color)
        put_panel(self.kit, surface, rect, Look(self.kit.color("base"), tint, 235, 1.2, cut=6))
        sign = self.kit.icon(icon, self.units(BADGE * 0.66), tint)
        surface.blit(sign, sign.get_rect(center=rect.center))

    def put_pieces(self, surface: pygame.Surface) -> None:
        """Everything that was put."""
        more = self.marks.get("more")
        if more is not None:
            pygame.draw.rect(surface, self.kit.color("base"), more)
            pygame.draw.rect(surface, self.kit.color("muted"), more, max(1, self.px(1.5)))
        for drawn, rect in self.pieces:
            surface.blit(drawn, rect)


class PlatePart(Widget):
    """A part of a plate that tells something in its tip; all else belongs to the plate."""

    def __init__(self, plate: RimPlate, rect: pygame.Rect, name: str, told: str) -> None:
        super().__init__(plate.kit, rect, f"{name}.{plate.role}", told)
        self.plate = plate

    def click(self, pos: tuple[int, int]) -> bool:
        """What a click on the plate does."""
        return self.plate.click(pos)

    def context(self, pos: tuple[int, int]) -> bool:
        """What that on the plate does."""
        return self.plate.context(pos)


class PlateMore(PlatePart):
    """How many things found no room; a click shows them all."""

    def click(self, pos: tuple[int, int]) -> bool:
        """Look at them."""
        return self.plate.zoom()


class PlateMark(PlatePart):
    """Something of this player waits: a sign that glows, and how many; a click opens it."""

    focusable = True

    def __init__(
        self, plate: RimPlate, name: str, icon: str, told: str, count: int, action: Action
    ) -> None:
        face = plate.face
        rect = pygame.Rect(face.x, 0, plate.px(BADGE * 1.7), plate.px(BADGE * 1.1))
        rect.bottom = face.bottom
        super().__init__(plate, rect, name, told)
        self.icon, self.count, self.action = icon, count, action

    def click(self, pos: tuple[int, int]) -> bool:
        """Open it, or fold it away."""
        self.action()
        return True

    def paint(self, surface: pygame.Surface) -> None:
        """The sign, and how many there are."""
        kit, rect = self.kit, self.rect
        tint = kit.color("warning")
        put_panel(kit, surface, rect, Look(kit.color("base"), tint, 245, 1.5, cut=6, glow=8))
        sign = kit.icon(self.icon, self.plate.units(BADGE * 0.7), tint)
        drawn = self.plate.line(str(self.count), "small_strong", "text")
        left = rect.x + (rect.width - sign.get_width() - drawn.get_width()) // 2
        surface.blit(sign, sign.get_rect(midleft=(left, rect.centery)))
        surface.blit(drawn, drawn.get_rect(midleft=(left + sign.get_width(), rect.centery)))
        if self.focused:
            put_focus(kit, surface, rect)
