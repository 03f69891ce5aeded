"""The faces of the opponents' characters, and the panel that explains whatever is pointed at."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.widgets import Area, Button, Image, Label, Panel, Root, Tip, Widget, mixed

if TYPE_CHECKING:
    from newangeles_gui.titles.room import Topic
    from newangeles_gui.widgets import Kit, Pictures, Rgb


FAMILY: Final = "portraits_characters"
FACES: Final = "portraits_"
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
        self.children = []
        self.add(Panel(kit, self.rect, topic.color, alpha=236))
        area = Area(self.rect).inset(kit.px(PADDING))
        if topic.picture.startswith("cards_"):
            self._put_picture(area)
        else:
            self._put_head(area)
        self._put_text(area)

    def _put_picture(self, area: Area) -> None:
        kit, topic = self.kit, self.topic
        area.gap = kit.px(8)
        rect = area.top(round(area.rest.height * PICTURE_SHARE))
        area.gap = 0
        title = area.top(kit.px(TITLE))
        self.add(
            Image(kit, rect, kit.fitted(topic.picture, rect.size)),
            Label(kit, title, topic.title, "heading", topic.color),
        )

    def _put_head(self, area: Area) -> None:
        """The face, picture, mark or sign, and beside it the name."""
        kit, topic = self.kit, self.topic
        face = topic.picture.rpartition("/")[2] if topic.picture.startswith(FACES) else ""
        side = kit.px(SIGN)
        if face:
            side = min(kit.px(PORTRAIT), round(PORTRAIT_SHARE * min(area.rest.size)))
        area.gap = kit.px(14)
        head = Area(area.top(side), kit.px(18))
        rect = head.left(side)
        shown: Widget
        if face:
            shown = Portrait(kit, rect, face)
        elif topic.picture:
            shown = Image(kit, rect, kit.fitted(topic.picture, rect.size))
        elif topic.mark:
            shown = Image(kit, rect, kit.icon(kit.formed(topic.mark, "256"), SIGN))
        else:
            shown = Image(kit, rect, kit.icon(topic.sign, SIGN - 24, kit.color(topic.color)))
        self.add(shown, Label(kit, head.rest, topic.title, "heading", topic.color, lines=2))

    def _put_text(self, area: Area) -> None:
        """What it says, and in small letters what else there is to know."""
        kit, topic, room = self.kit, self.topic, area.rest
        area.gap = 0
        lines = max(2, room.height // kit.type.line_height("body"))
        style, share = ("strong", TEXT_SHARE) if topic.more and not topic.others else ("body", 1)
        upper = pygame.Rect(room.topleft, (room.width, round(room.height * share)))
        words = Label(kit, upper, topic.text, style, lines=lines, middle=False)
        self.add(words)
        if topic.others:
            area.top(words.height + kit.px(10))
            self._put_marks(area)
        elif topic.more:
            area.top(words.height + kit.px(16))
            self.add(Label(kit, area.rest, topic.more, "small", "muted", lines=lines, middle=False))

    def _put_marks(self, area: Area) -> None:
        """All others in two rows, where there is room for them."""
        kit, everybody, room = self.kit, self.topic.others, area.rest
        names = [one.title for one in everybody]
        columns = (len(everybody) + 1) // 2
        height, line = room.height // 2, kit.px(NAME)
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
            row, column = divmod(place, columns)
            spot = (round(lefts[column]), room.y + row * height)
            cell = Area(pygame.Rect(spot, (round(needs[column] + wider), height)))
            label = cell.bottom(line)
            self.add(
                Image(kit, cell.rest, kit.icon(kit.formed(one.mark, "128"), side)),
                Label(kit, label, one.title, "small", "muted", align="center"),
            )


def explain(root: Root, topic: Topic) -> None:
    """The panel of a screen follows what is pointed at or has the focus."""
    panel = root.named("explanation")
    if isinstance(panel, Explanation) and panel.show(topic):
        root.dirty = True
