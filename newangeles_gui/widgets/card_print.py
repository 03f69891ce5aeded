"""What is printed on cards, as data, and how: words made to fit, numbers and lines, pictures."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, NamedTuple, Protocol

import pygame

if TYPE_CHECKING:
    from .kit import Kit
    from .surfaces import Rgb
    from .text import Type


SHAPE: Final = 1.4  # how much higher than wide a card is


@dataclass(slots=True, frozen=True)
class Sign:
    """A symbol with a number or words beside it, and what it stands for, if that is told."""

    picture: str
    text: str
    label: str = ""


class CardEffect(Protocol):
    """What a card does, said without words; equal ones look the same."""

    def draw(self, kit: Kit, units: float, room: int = 0, most: int = 0) -> pygame.Surface:
        """In tiles so many units wide; in smaller ones and several lines for a room in pixels.

        Of many tiles only the first `most` are drawn.
        """


@dataclass(slots=True, frozen=True)
class CardFace:
    """Everything printed on a card; equal faces share their drawn surfaces."""

    kind: str  # the frame
    picture: str
    title: str
    kind_line: str = ""
    text: str = ""
    flavor: str = ""  # in italics, below the text
    sign: str = ""  # the white symbol on the badge
    signs: tuple[Sign, ...] = ()  # numbers that matter: also shown on small cards
    rows: tuple[Sign, ...] = ()  # lines with a symbol before them
    footer: str = ""
    marks: tuple[str, ...] = ()  # up to four symbols at the foot
    rim: str = "line"  # the name of the colour of its edge
    aside: str = ""  # in place of the footer where the card is described
    effect: CardEffect | None = None


def card_height(width: int) -> int:
    """How high a card of this width is."""
    return round(width * SHAPE)


STEP: Final = 0.04
VOWELS: Final = frozenset("aeiouyąęóáéíаеёиоуыэюя")
SHORTEST_PART: Final = 3  # letters on either side of a hyphen


class Fitted(NamedTuple):
    """Lines at a share of their style's size; and whether nothing was cut."""

    lines: tuple[str, ...]
    share: float
    whole: bool


class WordRoom(NamedTuple):
    """Where words have to fit: pixels, lines, and the sizes that are allowed."""

    width: int
    height: int
    lines: int = 1
    most: float = 1.0
    least: float = 0.8
    leading: float = 1.0


def fit(words: Type, text: str, style: str, room: WordRoom) -> Fitted:
    """The largest size at which a text fits; long words are broken before anything is cut."""
    share = room.most
    while share > room.least - STEP / 2:
        lines = words.wrap(text, style, room.width, share)
        if _fits(words, lines, style, room, share):
            return Fitted(tuple(lines), share, True)
        share = round(share - STEP, 2)
    broken = _broken(words, text, style, room)
    lines = words.wrap(broken, style, room.width, room.least)
    if _fits(words, lines, style, room, room.least):
        return Fitted(tuple(lines), room.least, True)
    return Fitted(tuple(_cut(words, lines, style, room)), room.least, False)


def put_lines(
    kit: Kit,
    surface: pygame.Surface,
    rect: pygame.Rect,
    fitted: Fitted,
    style: str,
    color: Rgb,
    align: str = "left",
    leading: float = 1.0,
) -> None:
    """Draw fitted lines in the middle of a rectangle's height."""
    step = line_step(kit.type, style, fitted.share, leading)
    drawn = [kit.type.draw(line, style, color, fitted.share) for line in fitted.lines]
    full = drawn[0].get_height() if drawn else 0
    y = rect.centery - (step * (len(drawn) - 1) + full) // 2
    for line in drawn:
        x = rect.x
        if align == "center":
            x = rect.centerx - line.get_width() // 2
        elif align == "right":
            x = rect.right - line.get_width()
        surface.blit(line, (x, y))
        y += step


def line_step(words: Type, style: str, share: float, leading: float) -> int:
    """From one line to the next."""
    return max(1, round(words.line_height(style, share) * leading))


def _fits(words: Type, lines: list[str], style: str, room: WordRoom, share: float) -> bool:
    height = len(lines) * line_step(words, style, share, room.leading)
    if len(lines) > room.lines or height > room.height:
        return False
    return all(words.width(line, style, share) <= room.width for line in lines)


def _broken(words: Type, text: str, style: str, room: WordRoom) -> str:
    """The text with hyphens and spaces inside the words that are too wide."""
    parts = []
    for word in text.split(" "):
        rest = word
        while words.width(rest, style, room.least) > room.width:
            at = _break(words, rest, style, room)
            if not at:
                break
            parts.append(rest[:at].rstrip("-") + "-")
            rest = rest[at:]
        parts.append(rest)
    return " ".join(parts)


def _break(words: Type, word: str, style: str, room: WordRoom) -> int:
    """Where a word can be broken: before a consonant with a vowel after it, as late as it fits."""
    for at in range(len(word) - SHORTEST_PART, SHORTEST_PART - 1, -1):
        syllable = word[at].lower() not in VOWELS and word[at + 1].lower() in VOWELS
        if syllable and words.width(word[:at] + "-", style, room.least) <= room.width:
            return at
    return 0


def _cut(words: Type, lines: list[str], style: str, room: WordRoom) -> list[str]:
    step = line_step(words, style, room.least, room.leading)
    kept = lines[: max(1, min(room.lines, room.height // step))]
    return [_dotted(words, line, style, room, line is kept[-1]) for line in kept]


def _dotted(words: Type, line: str, style: str, room: WordRoom, last: bool) -> str:
    if not last and words.width(line, style, room.least) <= room.width:
        return line
    while line and words.width(line + "…", style, room.least) > room.width:
        line = line[:-1]
    return line.rstrip(" -") + "…"


ICON: Final = 1.25  # the height of a symbol in a line, in sizes of the text
SIGN: Final = 1.9  # the height of a symbol with a number
GAP: Final = 0.45


class BodyLine(NamedTuple):
    """A line of the body: words, perhaps a symbol before them, or a row of signs."""

    text: str
    style: str
    height: int
    left: int = -1  # -1 is in the middle
    icon: str = ""
    signs: tuple[Sign, ...] = ()


def lines_of(kit: Kit, face: CardFace, width: int, share: float) -> list[BodyLine]:
    """The body in lines at a share of the style's size, with gaps as empty lines."""
    size = kit.type.size("body", share)
    gap = BodyLine("", "body", round(size * GAP))
    blocks = [
        _sign_rows(kit, face, width, share),
        _words(kit, face.text, "body", width, share),
        _rows(kit, face, width, share),
        _words(kit, face.flavor, "italic", width, share),
    ]
    lines: list[BodyLine] = []
    for block in blocks:
        if block:
            lines += [gap, *block] if lines else block
    return lines


def height_of(lines: list[BodyLine]) -> int:
    """How high the lines are."""
    return sum(line.height for line in lines)


def put_body(
    kit: Kit, surface: pygame.Surface, rect: pygame.Rect, lines: list[BodyLine], share: float
) -> None:
    """Draw the lines in the middle of a rectangle."""
    y = rect.centery - height_of(lines) // 2
    for line in lines:
        if line.signs:
            _put_signs(kit, surface, pygame.Rect(rect.x, y, rect.width, line.height), line, share)
        elif line.text:
            _put_line(kit, surface, rect, y, line, share)
        y += line.height


def _words(kit: Kit, text: str, style: str, width: int, share: float) -> list[BodyLine]:
    if not text:
        return []
    height = kit.type.line_height(style, share)
    return [BodyLine(line, style, height) for line in kit.type.wrap(text, style, width, share)]


def _rows(kit: Kit, face: CardFace, width: int, share: float) -> list[BodyLine]:
    """Below one another from the same left edge, together in the middle."""
    before = round(kit.type.size("body", share) * (ICON + GAP))
    height = kit.type.line_height("body", share)
    wrapped = [(row, kit.type.wrap(row.text, "body", width - before, share)) for row in face.rows]
    widest = max(
        (kit.type.width(line, "body", share) for _, lines in wrapped for line in lines), default=0
    )
    left = max(0, width - before - widest) // 2
    return [
        BodyLine(line, "body", height, left + before, "" if place else row.picture)
        for row, lines in wrapped
        for place, line in enumerate(lines)
    ]


def _sign_rows(kit: Kit, face: CardFace, width: int, share: float) -> list[BodyLine]:
    if not face.signs:
        return []
    side = round(kit.type.size("body", share) * SIGN)
    fitting = max(1, width // round(side * 2.1))
    count = -(-len(face.signs) // fitting)  # rows
    each = -(-len(face.signs) // count)
    parts = [face.signs[at : at + each] for at in range(0, len(face.signs), each)]
    return [BodyLine("", "number", round(side * 1.3), signs=part) for part in parts]


def _put_line(
    kit: Kit, surface: pygame.Surface, rect: pygame.Rect, y: int, line: BodyLine, share: float
) -> None:
    color = kit.color("muted" if line.style == "italic" else "text")
    drawn = kit.type.draw(line.text, line.style, color, share)
    x = rect.centerx - drawn.get_width() // 2 if line.left < 0 else rect.x + line.left
    surface.blit(drawn, (x, y))
    if line.icon:
        side = round(kit.type.size("body", share) * ICON)
        x -= round(kit.type.size("body", share) * (ICON + GAP))
        surface.blit(symbol(kit, line.icon, side), (x, y + (drawn.get_height() - side) // 2))


def _put_signs(
    kit: Kit, surface: pygame.Surface, rect: pygame.Rect, line: BodyLine, share: float
) -> None:
    side = round(kit.type.size("body", share) * SIGN)
    step = min(rect.width // len(line.signs), round(side * 2.6))
    gap = side // 6
    left = rect.centerx - step * len(line.signs) // 2
    for place, sign in enumerate(line.signs):
        picture = symbol(kit, sign.picture, side)
        drawn = kit.type.draw(sign.text, "number", kit.color("text"), share)
        x = left + place * step + (step - side - gap - drawn.get_width()) // 2
        surface.blit(picture, (x, rect.centery - side // 2))
        surface.blit(drawn, (x + side + gap, rect.centery - drawn.get_height() // 2))


def symbol(kit: Kit, name: str, side: int) -> pygame.Surface:
    """A symbol in its own colours, in pixels."""
    return kit.kept(("symbol", name, side), lambda: kit.pictures.sized(name, (side, side)))


UPPER: Final = 0.3  # what is too high loses less at the top: heads are there


def window(kit: Kit, name: str, size: tuple[int, int]) -> pygame.Surface:
    """A picture that fills a window; nobody keeps it. A card in flight can be a few pixels."""
    size = (max(1, size[0]), max(1, size[1]))
    whole = kit.pictures.known[name].size
    share = max(size[0] / whole[0], size[1] / whole[1])
    width, height = max(size[0], round(whole[0] * share)), max(size[1], round(whole[1] * share))
    scaled = kit.pictures.sized(name, (width, height))
    cut = pygame.Rect((width - size[0]) // 2, round((height - size[1]) * UPPER), *size)
    return scaled.subsurface(cut)


def tinted(kit: Kit, name: str, side: int, color: Rgb) -> pygame.Surface:
    """A white sign in a colour, in pixels."""

    def make() -> pygame.Surface:
        surface = kit.pictures.sized(name, (side, side)).copy()
        surface.fill((*color, 255), special_flags=pygame.BLEND_RGBA_MULT)
        return surface

    return kit.kept(("tinted", name, side, color), make)


def fade(size: tuple[int, int], color: Rgb, top: int, bottom: int) -> pygame.Surface:
    """A shade that grows downwards from one opacity to another."""
    size = (max(1, size[0]), max(1, size[1]))
    surface = pygame.Surface(size, pygame.SRCALPHA)
    for y in range(size[1]):
        alpha = top + (bottom - top) * y // max(1, size[1] - 1)
        surface.fill((*color, alpha), (0, y, size[0], 1))
    return surface
