"""The faces of the opponents' characters, and the panel that explains whatever is pointed at."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.widgets import Button, Image, Label, Panel, Root, Tip, Widget, mixed

if TYPE_CHECKING:
    from newangeles_gui.titles.room import Topic
    from newangeles_gui.widgets import Kit, Pictures, Rgb


FAMILY: Final = "portraits_characters"
MARGIN: Final = 4  # units, around a face on a button
NO_FACE: Final = 28  # for somebody without a face
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
            sign = kit.icon(self.icon, NO_FACE, self.ink())
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


PADDING: Final = 24  # units
SIGN: Final = 108
PORTRAIT: Final = 300
PORTRAIT_SHARE: Final = 0.36  # of the panel, at most
TITLE: Final = 52
PICTURE_SHARE: Final = 0.46  # of the height
MARK: Final = 76
LEAST_MARK: Final = 30
NAME: Final = 26
TEXT_SHARE: Final = 0.42  # of what is left, if there is more to say


class Explanation(Widget):
    """Shows one topic at a time."""

    def __init__(self, kit: Kit, rect: pygame.Rect, topic: Topic) -> None:
        super().__init__(kit, rect, "explanation")
        self.topic = topic
        self._put()

    def show(self, topic: Topic) -> bool:
        """Explain something else; whether that is new."""
        if topic == self.topic:
            return False
        self.topic = topic
        self._put()
        return True

    def _put(self) -> None:
        kit, topic = self.kit, self.topic
        inner = self.rect.inflate(-2 * kit.px(PADDING), -2 * kit.px(PADDING))
        self.children = []
        self.add(Panel(kit, self.rect, topic.color, alpha=236))
        if topic.picture.startswith("cards_"):
            top = self._put_picture(inner)
        else:
            top = self._put_head(inner)
        self._put_text(pygame.Rect(inner.x, top, inner.width, inner.bottom - top))

    def _put_picture(self, inner: pygame.Rect) -> int:
        kit = self.kit
        high = round(inner.height * PICTURE_SHARE)
        rect = pygame.Rect(inner.x, inner.y, inner.width, high)
        title = pygame.Rect(inner.x, rect.bottom + kit.px(8), inner.width, kit.px(TITLE))
        self.add(
            Image(kit, rect, kit.fitted(self.topic.picture, rect.size)),
            Label(kit, title, self.topic.title, "heading", self.topic.color),
        )
        return title.bottom

    def _put_head(self, inner: pygame.Rect) -> int:
        """The sign or mark, and beside it the name."""
        kit, topic = self.kit, self.topic
        portrait = topic.picture.startswith("portraits_")
        side = kit.px(SIGN)
        if portrait:
            side = min(kit.px(PORTRAIT), round(PORTRAIT_SHARE * min(inner.size)))
        rect = pygame.Rect(inner.x, inner.y, side, side)
        shown: Widget
        if portrait:
            shown = Portrait(kit, rect, topic.picture.rpartition("/")[2])
        elif topic.mark:
            shown = Image(kit, rect, kit.icon(f"{topic.mark}.256", SIGN))
        else:
            shown = Image(kit, rect, kit.icon(topic.sign, SIGN - 24, kit.color(topic.color)))
        left = rect.right + kit.px(18)
        title = pygame.Rect(left, inner.y, inner.right - left, side)
        words = Label(kit, title, topic.title, "heading", topic.color, lines=2)
        self.add(shown, words)
        return rect.bottom + kit.px(14)

    def _put_text(self, room: pygame.Rect) -> None:
        kit, topic = self.kit, self.topic
        lines = max(2, room.height // kit.type.line_height("body"))
        if topic.others:
            words = Label(kit, room, topic.text, "body", lines=lines, middle=False)
            self.add(words)
            self._put_marks(room, room.y + words.height + kit.px(10))
        elif not topic.more:
            self.add(Label(kit, room, topic.text, "body", lines=lines, middle=False))
        else:
            self._put_both(room, lines)

    def _put_both(self, room: pygame.Rect, lines: int) -> None:
        """What it says, and in small letters what else there is to know."""
        kit, topic = self.kit, self.topic
        upper = pygame.Rect(room.x, room.y, room.width, round(room.height * TEXT_SHARE))
        words = Label(kit, upper, topic.text, "strong", lines=lines, middle=False)
        top = room.y + words.height + kit.px(16)
        lower = pygame.Rect(room.x, top, room.width, room.bottom - top)
        more = Label(kit, lower, topic.more, "small", "muted", lines=lines, middle=False)
        self.add(words, more)

    def _put_marks(self, room: pygame.Rect, top: int) -> None:
        """All others in two rows, where there is room for them."""
        kit, everybody = self.kit, self.topic.others
        names = [one.title for one in everybody]
        columns = (len(everybody) + 1) // 2
        height = (room.bottom - top) // 2
        line = kit.px(NAME)
        side = min(MARK, round((height - line) / kit.view.factor) - 8)
        if side < LEAST_MARK:
            return
        # Long names have broad columns.
        needs = [
            max(kit.type.width(words, "small") for words in names[column::columns])
            for column in range(columns)
        ]
        wider = (room.width - sum(needs)) / columns
        lefts = [room.x + sum(needs[:column]) + column * wider for column in range(columns)]
        for place, one in enumerate(everybody):
            left, y = round(lefts[place % columns]), top + place // columns * height
            width = round(needs[place % columns] + wider)
            mark = pygame.Rect(left, y, width, height - line)
            label = pygame.Rect(left, mark.bottom, width, line)
            self.add(
                Image(kit, mark, kit.icon(f"{one.mark}.128", side)),
                Label(kit, label, one.title, "small", "muted", align="center"),
            )


def explain(root: Root, topic: Topic) -> None:
    """The panel of a screen follows what is pointed at or has the focus."""
    panel = root.named("explanation")
    if isinstance(panel, Explanation) and panel.show(topic):
        root.dirty = True
