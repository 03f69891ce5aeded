"""The pill with the question: no wider than its words and buttons, it grows upwards."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

import pygame

from newangeles_gui.widgets import (
    Area,
    Button,
    FilledButton,
    Image,
    Label,
    Paragraph,
    RowPart,
    RowText,
    Scroll,
    Space,
    Strip,
    Widget,
    mixed,
    pulled,
    put_badge,
    row_width,
)

if TYPE_CHECKING:
    from newangeles_gui.widgets import Kit, Rgb


LINE_SIGN: Final = 18  # units
BETWEEN_LINES: Final = 2


class PromptLine(NamedTuple):
    """One of several things that are said, in a paragraph of its own."""

    text: str
    name: str
    style: str
    color: str
    sign: str = ""  # stands before it

    def indent(self, kit: Kit) -> int:
        """How much room the sign takes."""
        return kit.px(LINE_SIGN + 6) if self.sign else 0


def lines_of(title: str, chosen: str, told: Sequence[str], warning: str = "") -> list[PromptLine]:
    """The question and what is known; or the chosen answer and what it would bring about."""
    warned = [PromptLine(warning, "prompt.warning", "small_strong", "warning", "warning")]
    first = [PromptLine(title, "prompt.title", "label", "text")]
    style, color, sign = "small", "muted", ""
    if chosen:
        first = [
            PromptLine(title, "prompt.title", "small", "muted"),
            PromptLine(chosen, "prompt.chosen", "strong", "accent"),
        ]
        color, sign = "text", "arrow_right"
    told = [one for one in told if one]
    return [
        *first,
        *(warned if warning else ()),
        *(
            PromptLine(one, f"prompt.detail.{at}", style, color, sign)
            for at, one in enumerate(told)
        ),
    ]


def depth(kit: Kit, lines: Sequence[PromptLine], width: int) -> int:
    """How high they are below one another."""
    high = 0
    for one in lines:
        wrapped = kit.type.wrap(one.text, one.style, width - one.indent(kit))
        high += len(wrapped) * kit.type.line_height(one.style) + kit.px(BETWEEN_LINES)
    return max(0, high - kit.px(BETWEEN_LINES))


def put(kit: Kit, scroll: Scroll, lines: Sequence[PromptLine]) -> None:
    """Put them below one another, in the middle if there is room to spare."""
    top = scroll.rect.y
    top += max(0, scroll.rect.height - depth(kit, lines, scroll.inner)) // 2
    for one in lines:
        taken = one.indent(kit)
        place = (scroll.rect.x + taken, top)
        words = Paragraph(
            kit, place, scroll.inner - taken, one.text, one.style, one.color, one.name
        )
        scroll.add(words)
        if one.sign:
            spot = pygame.Rect(
                scroll.rect.x, top, kit.px(LINE_SIGN), kit.type.line_height(one.style)
            )
            color = kit.color("accent" if one.color == "text" else one.color)
            scroll.add(Image(kit, spot, kit.icon(one.sign, LINE_SIGN, color)))
        top = words.rect.bottom + kit.px(BETWEEN_LINES)


WIDEST: Final = 1190  # units
ACROSS: Final = 26  # units from the rounded ends to what is inside
DOWN: Final = 9
GAP: Final = 10
BUTTON: Final = 44
TALL_BUTTON: Final = 56  # two lines of words
LEAST_BUTTON: Final = 108
BARE_BUTTON: Final = 56  # nothing but a sign
INSIDE: Final = 32  # of a button, beside its words
SIGN: Final = 34
DIGITS: Final = 10
BADGE: Final = 30  # of a digit
OUT: Final = 9  # by which it stands over the corner
ROUND: Final = 30  # of the corners, at most
LARGE: Final = 0.86  # of a heading: what would be smaller is no heading
WORDS: Final = 0.28  # of the width that words beside buttons may have at least
SMOOTH: Final = 3
OVER: Final = 246  # how little of the board shines through


class PillButton(NamedTuple):
    """A button in the pill."""

    text: str
    action: Callable[[], None]
    icon: str = ""
    color: str = "line"
    name: str = ""
    tip: str = ""


class Pill(Widget):
    """Shows a question with its buttons, or what is being waited for.

    `room` is where its lowest line may be: as wide as it may get, at its lower edge it stands.
    """

    floats = True
    across, down, align = ACROSS, DOWN, "center"

    def __init__(self, kit: Kit, room: pygame.Rect, ceiling: int) -> None:
        super().__init__(kit, room, "prompt")
        self.room, self.ceiling = pygame.Rect(room), ceiling
        self.buttons: list[Button] = []
        self.mine = False
        self._lines: list[PromptLine] = []
        self.first = 0  # the digit of its first button; 0 while digits are not shown

    def say(
        self, title: str, told: Sequence[str] = (), chosen: str = "", warning: str = ""
    ) -> None:
        """These words from now on; `put_buttons` or `put_field` or `put_words` shows them."""
        self._lines = lines_of(title, chosen, told, warning) if title or chosen else []

    @property
    def title(self) -> str:
        """The first of its words."""
        return self._lines[0].text if self._lines else ""

    def put_words(self) -> None:
        """Nothing but the words."""
        self._clear()
        self.visible = bool(self._lines)
        if self.visible and self._short:
            parts = [RowText(one.text, one.style, one.color) for one in self._lines]
            row: list[RowPart] = [parts[0], Space(GAP), *parts[1:]]
            self._stand(row_width(self.kit, row), self.kit.type.line_height(self._lines[0].style))
            self.add(Strip(self.kit, self._inner.rest, row, self.align, "prompt.title"))
        elif self.visible:
            width, height = self._words_size(self._widest)
            self._stand(width, height)
            self._write(self._inner.rest)

    def put_buttons(self, buttons: Sequence[PillButton]) -> None:
        """The words and these buttons: beside them if there is room, else below them."""
        self._clear()
        widths, gap = [self._button_width(one) for one in buttons], self.kit.px(GAP)
        below = _rows(widths, self._widest, gap)
        high = self.kit.px(BUTTON if max(widths) <= self._widest else TALL_BUTTON)
        ways = [[widths]]
        if len(below) > 1:  # two rows beside the words are lower than two below them
            ways.append(_columns(widths))
        rows = next((one for one in ways if self._fits_beside(one)), None)
        places = self._below(below, high) if rows is None else self._beside(rows)
        for button, rect in zip(buttons, places, strict=True):
            self._add(button, rect)

    def _fits_beside(self, rows: Sequence[Sequence[int]]) -> bool:
        """Whether the words beside such rows of buttons are not much higher than these."""
        high, gap = self.kit.px(BUTTON), self.kit.px(GAP)
        left = self._widest - _wide(rows, gap)
        words = self._words_size(left - 2 * gap)[1]
        return left >= self._widest * WORDS and words <= max(2 * high, _high(rows, high, gap))

    def _beside(self, rows: Sequence[Sequence[int]]) -> list[pygame.Rect]:
        high, gap = self.kit.px(BUTTON), self.kit.px(GAP)
        wide = _wide(rows, gap)
        words = self._words_size(self._widest - wide - 2 * gap)
        tall = _high(rows, high, gap)
        self._stand(words[0] + 2 * gap + wide, max(words[1], tall))
        area = self._inner
        places = _below_one_another(area.right(wide), rows, gap, high)
        self._write(area.rest)
        return places

    def _below(self, rows: Sequence[Sequence[int]], high: int) -> list[pygame.Rect]:
        gap, words = self.kit.px(GAP), self._words_size(self._widest)
        below = _high(rows, high, gap)
        wide = max(words[0], min(_wide(rows, gap), self._widest))
        self._stand(wide, words[1] + gap + below, below + gap + self._least(words[1]))
        area = self._inner
        places = _below_one_another(area.bottom(below), rows, gap, high)
        self._write(area.rest)
        return places

    def _least(self, words: int) -> int:
        """How much of the words has to be seen at once: the question."""
        return words if self._bare else min(words, 2 * self.kit.type.line_height("label"))

    def put_field(self, size: tuple[int, int], make: Callable[[pygame.Rect], Widget]) -> Widget:
        """The words and something else that takes room: a line to pull, say."""
        self._clear()
        gap = self.kit.px(GAP)
        beside = self._widest - size[0] - 2 * gap
        if beside >= self._widest * WORDS:
            words = self._words_size(beside)
            self._stand(words[0] + 2 * gap + size[0], max(words[1], size[1]))
            area = self._inner
            rect = area.right(size[0])
        else:
            words = self._words_size(self._widest)
            self._stand(self._widest, words[1] + gap + size[1])
            area = self._inner
            rect = area.bottom(size[1])
        self._write(area.rest)
        field = make(rect)
        self.add(field)
        return field

    def draw(self, surface: pygame.Surface) -> None:
        """With the digits of its buttons, where these are shown."""
        super().draw(surface)
        digits = enumerate(self.buttons if self.visible and self.first else (), self.first)
        for number, button in digits:
            if number <= DIGITS:
                corner = (button.rect.right + self.kit.px(OUT), button.rect.y - self.kit.px(OUT))
                put_badge(self.kit, surface, corner, self.kit.px(BADGE), str(number % DIGITS))

    def number(self, number: int) -> bool:
        """The n-th button; whether there is one."""
        if not 1 <= number <= len(self.buttons):
            return False
        return self.buttons[number - 1].click((0, 0))

    def _clear(self) -> None:
        self.children, self.buttons, self.visible = [], [], True

    @property
    def _widest(self) -> int:
        """How wide what is inside may be."""
        return min(self.kit.px(WIDEST), self.room.width) - 2 * self.kit.px(self.across)

    @property
    def _inner(self) -> Area:
        return Area(self.rect).inset(
            self.kit.px(self.across), self.kit.px(self.down), self.kit.px(GAP)
        )

    def _stand(self, width: int, height: int, least: int = 0) -> None:
        """Be as large as what is inside, at the foot of the room and in its middle.

        Not above the ceiling, but for what has to be seen at least.
        """
        across, down = 2 * self.kit.px(self.across), 2 * self.kit.px(self.down)
        whole, most = (width + across, height + down), self.room.bottom - self.ceiling
        high = min(max(whole[1], self.room.height), max(most, least + down))
        self.rect = pygame.Rect(0, 0, whole[0], high)
        self.rect.midbottom = self.room.midbottom

    @property
    def _short(self) -> bool:
        """Whether what is told has room beside what is first said."""
        lines = self._lines
        if len(lines) != 2 or lines[1].sign:
            return False
        widths = [self.kit.type.width(one.text, one.style) for one in lines]
        return sum(widths) + self.kit.px(4 * GAP) <= self._widest

    @property
    def _bare(self) -> bool:
        return len(self._lines) == 1

    def _words_size(self, most: int) -> tuple[int, int]:
        """How much room the words want if they may be so wide."""
        kit, least = self.kit, self.kit.px(LEAST_BUTTON)
        most = max(most, least)
        if self._bare:
            title = self._lines[0].text
            style = self._style(most)
            whole = kit.type.width(title, style) + 2
            if style == "heading":  # it stays one line, if need be a little smaller
                return min(whole, most), kit.type.line_height(style)
            lines = kit.type.wrap(title, style, most)
            width = max(kit.type.width(line, style) for line in lines) + 2
            return min(width, most), kit.type.line_height(style) * len(lines)
        inner = Scroll(kit, pygame.Rect(0, 0, most, 0)).inner
        widths = (kit.type.width(one.text, one.style) + one.indent(kit) for one in self._lines)
        width = min(most, max(widths) + most - inner + 2)
        inner = Scroll(kit, pygame.Rect(0, 0, width, 0)).inner
        return width, depth(kit, self._lines, inner)

    def _style(self, width: int) -> str:
        """A question that is short for its room is large."""
        fits = self.kit.type.width(self._lines[0].text, "heading", LARGE) <= width
        return "heading" if fits else "label"

    def _write(self, rect: pygame.Rect) -> None:
        if self._bare:
            title, style = self._lines[0].text, self._style(rect.width)
            align = "left" if rect.width < self._inner.rest.width else "center"
            self.add(Label(self.kit, rect, title, style, align=align, lines=4, name="prompt.title"))
            return
        scroll = Scroll(self.kit, rect, "prompt.words")
        put(self.kit, scroll, self._lines)
        self.add(scroll)

    def _button_width(self, button: PillButton) -> int:
        kit = self.kit
        if not button.text:
            return kit.px(BARE_BUTTON)
        words = kit.type.width(button.text, "label") + kit.px(INSIDE)
        return max(kit.px(LEAST_BUTTON), words + (kit.px(SIGN) if button.icon else 0))

    def _add(self, button: PillButton, rect: pygame.Rect) -> None:
        kind = Button if button.color == "line" else FilledButton
        made = kind(
            self.kit, rect, button.text, button.action, button.icon, button.color,
            lines=2, name=button.name, tip=button.tip,
        )  # fmt: skip
        self.buttons.append(made)
        self.add(made)

    def paint(self, surface: pygame.Surface) -> None:
        """The ground with its rounded ends."""
        kit, mine = self.kit, self.mine
        line = kit.color("accent" if mine else "line")
        around = kit.px(12) if mine else 0
        key = ("pill", self.rect.size, line, mine)
        made = kit.kept(key, lambda: _draw(kit, self.rect.size, line, around))
        surface.blit(made, (self.rect.x - around, self.rect.y - around))


def _rows(widths: Sequence[int], most: int, gap: int) -> list[list[int]]:
    """Buttons in as few rows as there can be, evenly filled."""
    for count in range(1, len(widths) + 1):
        each = -(-len(widths) // count)
        rows = [list(widths[at : at + each]) for at in range(0, len(widths), each)]
        if _wide(rows, gap) <= most:
            return rows
    return [[min(one, most)] for one in widths]


def _columns(widths: Sequence[int]) -> list[list[int]]:
    """Buttons in two rows, those below one another equally wide."""
    each = -(-len(widths) // 2)
    columns = [max(widths[at::each]) for at in range(each)]
    return [columns, columns[: len(widths) - each]]


def _wide(rows: Sequence[Sequence[int]], gap: int) -> int:
    """How wide the widest of the rows is."""
    return max(sum(row) + gap * (len(row) - 1) for row in rows)


def _high(rows: Sequence[Sequence[int]], high: int, gap: int) -> int:
    """How high the rows are below one another."""
    return len(rows) * (high + gap) - gap


def _below_one_another(
    rect: pygame.Rect, rows: Sequence[Sequence[int]], gap: int, high: int
) -> list[pygame.Rect]:
    """Places in rows, all of them in the middle of a rectangle."""
    top = rect.centery - _high(rows, high, gap) // 2
    found = []
    for place, widths in enumerate(rows):
        line = pygame.Rect(rect.x, top + place * (high + gap), rect.width, high)
        found += _in_a_row(line, widths, gap, high)
    return found


def _in_a_row(rect: pygame.Rect, widths: Sequence[int], gap: int, high: int) -> list[pygame.Rect]:
    """Places side by side in the middle of a rectangle."""
    left = rect.centerx - (sum(widths) + gap * (len(widths) - 1)) // 2
    found = []
    for width in widths:
        found.append(pygame.Rect(left, rect.centery - high // 2, width, high))
        left += width + gap
    return found


def _draw(kit: Kit, size: tuple[int, int], line: Rgb, around: int) -> pygame.Surface:
    """A rounded ground in a line, with light around it: the parts of a small one, pulled long."""
    radius = min(kit.px(ROUND), size[1] // 2)
    key = ("pill corners", radius, line, around)
    small = kit.kept(key, lambda: _corners(kit, radius, line, around))
    return pulled(small, radius + around, (size[0] + 2 * around, size[1] + 2 * around))


def _corners(kit: Kit, radius: int, line: Rgb, around: int) -> pygame.Surface:
    """The smallest pill that has these corners."""
    size = 2 * radius + 2
    whole = size + 2 * around
    large = pygame.Surface((whole * SMOOTH, whole * SMOOTH), pygame.SRCALPHA)
    rect = pygame.Rect(around * SMOOTH, around * SMOOTH, size * SMOOTH, size * SMOOTH)
    fill = (*mixed(kit.color("panel"), line, 0.05), OVER)
    pygame.draw.rect(large, fill, rect, border_radius=radius * SMOOTH)
    width = max(2, kit.px(2)) * SMOOTH
    pygame.draw.rect(large, line, rect, width, border_radius=radius * SMOOTH)
    made = pygame.transform.smoothscale(large, (whole, whole))
    if not around:
        return made
    light = pygame.Surface((whole, whole), pygame.SRCALPHA)
    light.fill((*line, 0))
    ground = pygame.Rect(around, around, size, size)
    pygame.draw.rect(light, (*line, 120), ground, border_radius=radius)
    light = pygame.transform.gaussian_blur(light, max(1, around // 2))
    light.blit(made, (0, 0))
    return light
