"""The faces of the opponents' characters."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.widgets import Button, Tip, Widget, mixed

if TYPE_CHECKING:
    from newangeles_gui.widgets import Kit, Pictures, Rgb

FAMILY: Final = "portraits_characters"
MARGIN: Final = 4  # units, around a face on a button
SIGN: Final = 28  # for somebody without a face
CLOSE: Final = 100  # smaller portraits are cut down to the head


def picture_of(character: str) -> str:
    """The name of the picture."""
    return f"{FAMILY}/{character}"


def put_portrait(
    kit: Kit, surface: pygame.Surface, rect: pygame.Rect, character: str, line: Rgb | None = None
) -> None:
    """A face within a thin frame; a small one is nothing but the face."""
    name = picture_of(character)
    if rect.width < kit.px(CLOSE):
        face = kit.kept((FAMILY, name, rect.size), lambda: _close(kit.pictures, name, rect.size))
    else:
        face = kit.fitted(name, rect.size)
    surface.blit(face, rect)
    edge = line or mixed(kit.color("line"), kit.color("muted"), 0.4)
    pygame.draw.rect(surface, edge, rect, max(1, kit.px(1.5)))


def _close(pictures: Pictures, name: str, size: tuple[int, int]) -> pygame.Surface:
    """The part of the picture with the head in it."""
    picture = pictures.known[name]
    left, top, width, height = picture.boxes["face"]
    share = max(size[0] / width, size[1] / height)
    whole = (round(picture.size[0] * share), round(picture.size[1] * share))
    scaled = pictures.sized(name, whole)
    place = pygame.Rect(round(left * share), round(top * share), *size)
    return scaled.subsurface(place.clamp(scaled.get_rect())).copy()


class Portrait(Widget):
    """A face that is only looked at; its tip tells who it is."""

    def __init__(
        self, kit: Kit, rect: pygame.Rect, character: str, name: str = "", tip: Tip = ""
    ) -> None:
        super().__init__(kit, rect, name, tip)
        self.character = character

    def paint(self, surface: pygame.Surface) -> None:
        """Draw it."""
        put_portrait(self.kit, surface, self.rect, self.character)


class FaceButton(Button):
    """A button with a face (or a sign in its place) at its left, or with nothing but a face."""

    character = ""

    def wear(self, character: str) -> FaceButton:
        """Show this face."""
        self.character = character
        return self

    @property
    def face(self) -> pygame.Rect:
        """Where the face is."""
        inner = self.rect.inflate(-2 * self.kit.px(MARGIN), -2 * self.kit.px(MARGIN))
        return pygame.Rect(inner.x, inner.y, inner.height, inner.height)

    def _write(self, surface: pygame.Surface) -> None:
        kit, face = self.kit, self.face
        if self.character:
            put_portrait(kit, surface, face, self.character, self.look().line)
        else:
            sign = kit.icon(self.icon, SIGN, self.ink())
            surface.blit(sign, sign.get_rect(center=face.center))
        left = face.right + kit.px(MARGIN + 10)
        step = kit.type.line_height(self.style, self.share)
        y = self.rect.centery - step * len(self.lines) // 2
        for line in self.lines:
            surface.blit(kit.type.draw(line, self.style, self.ink(), self.share), (left, y))
            y += step

    def _room(self) -> tuple[int, int]:
        taken = self.face.width + self.kit.px(2 * MARGIN + 10)
        return (max(8, self.rect.width - taken), self.rect.height)
