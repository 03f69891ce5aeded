"""The bar with the question: what is asked, what an answer would do, and its buttons."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.widgets.button import Button, button_holds
from newangeles_gui.widgets.fields import Slider
from newangeles_gui.widgets.label import Image, Label, Panel, Paragraph
from newangeles_gui.widgets.scroll import Scroll
from newangeles_gui.widgets.widget import Widget

if TYPE_CHECKING:
    from ..base import Services
    from .choosing.base import Choosing, Knob

PADDING: Final = 14  # units
BUTTON: Final = 46
TALL_BUTTON: Final = 60  # of many in a row: two lines of words
SMALL_BUTTON: Final = 36
ROW: Final = 3
SMALL_COLUMNS: Final = 2
LARGE_COLUMNS: Final = 5
NARROW: Final = 96
WIDE: Final = 230
SIGN: Final = 18
LARGE: Final = 0.85  # of a heading: what would be smaller is no heading
TEXT_SHARE: Final = 0.46  # of the bar, where there are buttons
ROW_SHARE: Final = 0.32  # where they stand in a row


class Prompt(Widget):
    """Shows a question with its buttons, or what is being waited for."""

    def __init__(
        self,
        services: Services,
        rect: pygame.Rect,
        title: str,
        detail: str,
        mine: bool = False,
    ) -> None:
        super().__init__(services.kit, rect, "prompt")
        self.services = services
        self.mine = mine
        self.title, self.detail = title, detail
        self.buttons: list[Button] = []
        self.bare = False  # whether buttons have no signs, so that there is room for words
        self.add(Panel(services.kit, rect, "accent" if mine else "line", glow=10 if mine else 0))

    def show(
        self,
        choosing: Choosing,
        chosen: str,
        pick: Callable[[str], None],
        confirm: Callable[[str], None],
        cancel: Callable[[], None],
    ) -> None:
        """Put the words and the buttons of a question."""
        knobs = choosing.knobs()
        if chosen:
            self._put_confirm(choosing, chosen, confirm, cancel)
        elif choosing.counts:
            self._put_amount(choosing, knobs, pick)
        elif knobs:
            self._put_knobs(knobs, pick)
        else:
            self.write(self._inner())

    def tell(self, title: str, detail: str = "") -> None:
        """No question: say what happens, or who is thinking."""
        if (title, detail) != (self.title, self.detail) or len(self.children) == 1:
            self.title, self.detail = title, detail
            del self.children[1:]  # the panel stays
            self.write(self._inner())

    def offer(self, knobs: Sequence[Knob], pick: Callable[[str], None]) -> None:
        """Put the words with these buttons."""
        self._put_knobs(knobs, pick)

    def _inner(self) -> pygame.Rect:
        padding = self.kit.px(PADDING)
        return self.rect.inflate(-2 * padding, -padding)

    def write(self, room: pygame.Rect) -> None:
        """The question, and below it what is known about the answer."""
        kit = self.kit
        if not self.detail:
            style, lines = self._title_style(room)
            self.add(Label(kit, room, self.title, style, lines=lines, name="prompt.title"))
            return
        scroll = Scroll(kit, room, "prompt.words")
        chosen, *told = self.detail.split("\n")
        title = ("small", "muted") if told else ("label", "text")
        top = self._put_line(scroll, room.y, self.title, *title, name="prompt.title")
        if told:
            top = self._put_line(scroll, top, chosen, "strong", "accent", name="prompt.chosen")
        for place, text in enumerate(told or [chosen]):
            sign = "arrow_right" if told else ""
            top = self._put_line(scroll, top, text, "small", "text" if told else "muted", sign,
                                 f"prompt.detail.{place}")  # fmt: skip
        spare = (room.height - scroll.depth) // 2
        if spare > 0:
            for one in scroll.children:
                one.rect.y += spare
        self.add(scroll)

    def _title_style(self, room: pygame.Rect) -> tuple[str, int]:
        """A short question is large."""
        _, share, whole = self.kit.type.fit(self.title, "heading", room.size, 2)
        return ("heading", 2) if whole and share >= LARGE else ("label", 3)

    def _put_line(
        self,
        scroll: Scroll,
        top: int,
        text: str,
        style: str,
        color: str,
        sign: str = "",
        name: str = "",
    ) -> int:
        """A line of words, with a sign before it if there is one; where it ends."""
        kit = self.kit
        taken = kit.px(SIGN + 6) if sign else 0
        left = scroll.rect.x + taken
        words = Paragraph(kit, (left, top), scroll.inner - taken, text, style, color, name)
        scroll.add(words)
        if sign:
            high = kit.type.line_height(style)
            spot = pygame.Rect(scroll.rect.x, top, kit.px(SIGN), high)
            scroll.add(Image(kit, spot, kit.icon(sign, SIGN, kit.color("accent"))))
        return words.rect.bottom + kit.px(2)

    def _split(self, share: float) -> tuple[pygame.Rect, pygame.Rect]:
        inner = self._inner()
        width = round(inner.width * share)
        gap = self.kit.px(PADDING)
        left = pygame.Rect(inner.x, inner.y, width - gap, inner.height)
        return left, pygame.Rect(inner.x + width, inner.y, inner.width - width, inner.height)

    def _put_confirm(
        self,
        choosing: Choosing,
        chosen: str,
        confirm: Callable[[str], None],
        cancel: Callable[[], None],
    ) -> None:
        compact = self.kit.view.compact
        words, room = self._split(0.6 if compact else 0.62)
        self.write(words)
        texts = [self.services.say("screen.confirm"), self.services.say("screen.cancel")]
        yes, no = self._grid(room, 1 if compact else 2, len(texts))
        self.bare = not self._holds(texts, yes.size, icons=not compact)
        self._add(yes, texts[0], lambda: confirm(chosen), "check", "good", "prompt.confirm")
        self._add(no, texts[1], cancel, "undo", "line", "prompt.cancel")

    def _put_knobs(self, knobs: Sequence[Knob], pick: Callable[[str], None]) -> None:
        texts = [knob.text for knob in knobs]
        words, places = self._in_a_row(texts) or self._beside(texts)
        self.write(words)
        for knob, rect in zip(knobs, places, strict=True):
            self._add(
                rect,
                knob.text,
                lambda knob=knob: pick(knob.option),  # type: ignore[misc]
                knob.icon,
                knob.color,
                f"option.{knob.option}",
            )

    def _in_a_row(self, texts: Sequence[str]) -> tuple[pygame.Rect, list[pygame.Rect]] | None:
        """Words, and three buttons beside them, if they have room in one row."""
        if len(texts) != ROW or self.kit.view.compact or self.detail:
            return None
        words, room = self._split(ROW_SHARE)
        places = self._row(room, texts)
        _, share, whole = self.kit.type.fit(self.title, "heading", words.size, 2)
        if not whole or share < LARGE or not self._fits(texts, places, icons=False):
            return None
        self.bare = not self._fits(texts, places, icons=True)
        return words, places

    def _beside(self, texts: Sequence[str]) -> tuple[pygame.Rect, list[pygame.Rect]]:
        """Words, and buttons beside them, or below them with little room."""
        words, room = self._split(TEXT_SHARE if len(texts) > 1 else 0.6)
        columns = self._columns(room, len(texts))
        beside = self._grid(room, columns, len(texts))[0].size
        stacks = self.kit.view.compact and len(texts) > 1
        if stacks or not self._holds(texts, beside, icons=not self.kit.view.compact):
            columns = self._stacked_columns(texts)
            words, room = self._stacked(-(-len(texts) // columns))
            self.bare = True
        return words, self._grid(room, columns, len(texts))

    def _row(self, room: pygame.Rect, texts: Sequence[str]) -> list[pygame.Rect]:
        """Side by side, each as wide as its longest word makes it."""
        wants = [max(self.kit.type.width(word, "label") for word in one.split()) for one in texts]
        gap, height = self.kit.px(8), min(self.kit.px(TALL_BUTTON), room.height)
        spare = (room.width - gap * (len(texts) - 1) - sum(wants)) // len(texts)
        left, found = room.x, []
        for want in wants:
            top = room.centery - height // 2
            found.append(pygame.Rect(left, top, max(1, want + spare), height))
            left = found[-1].right + gap
        return found

    def _fits(self, texts: Sequence[str], places: Sequence[pygame.Rect], icons: bool) -> bool:
        """Whether buttons at these places show these words."""
        pairs = zip(texts, places, strict=True)
        return all(button_holds(self.kit, one, rect.size, icons, lines=2) for one, rect in pairs)

    def _stacked(self, rows: int) -> tuple[pygame.Rect, pygame.Rect]:
        """With little room: words above rows of buttons, upwards over the board if need be."""
        px, inner = self.kit.px, self._inner()
        step = self.kit.type.line_height("label")
        lines = min(2, len(self.kit.type.wrap(self.title, "label", inner.width)))
        words = lines * step + (self.kit.type.line_height("small") if self.detail else 0)
        gap = px(6)
        buttons = rows * px(SMALL_BUTTON) + (rows - 1) * px(8)
        more = max(0, words + gap + buttons - inner.height)
        if more:
            self.rect = pygame.Rect(
                self.rect.x, self.rect.y - more, self.rect.width, self.rect.height + more
            )
            self.children[0].rect = self.rect.copy()
            self.floats = True
            inner = self._inner()
        upper = pygame.Rect(inner.x, inner.y, inner.width, inner.height - buttons - gap)
        return upper, pygame.Rect(inner.x, inner.bottom - buttons, inner.width, buttons)

    def _stacked_columns(self, texts: Sequence[str]) -> int:
        """As many buttons side by side as have room for their words."""
        width, gap = self._inner().width, self.kit.px(8)
        most = min(len(texts), SMALL_COLUMNS if self.kit.view.compact else LARGE_COLUMNS)
        for columns in range(most, 1, -1):
            size = ((width - gap * (columns - 1)) // columns, self.kit.px(SMALL_BUTTON))
            if self._holds(texts, size, icons=False):
                return columns
        return 1

    def _holds(self, texts: Sequence[str], size: tuple[int, int], icons: bool) -> bool:
        """Whether buttons of this size show all of these words."""
        return all(button_holds(self.kit, text, size, icons, lines=2) for text in texts)

    def _columns(self, room: pygame.Rect, count: int) -> int:
        """As few rows as there can be, with buttons wide enough for words."""
        columns = max(1, min(count, room.width // self.kit.px(NARROW)))
        rows = -(-count // columns)
        most = max(1, room.height // self.kit.px(34))
        wide = max(1, room.width // self.kit.px(WIDE))
        if count > wide and -(-count // wide) <= most:
            return wide
        return columns if rows <= most else -(-count // most)

    def _grid(self, room: pygame.Rect, columns: int, count: int) -> list[pygame.Rect]:
        gap = self.kit.px(8)
        rows = -(-count // columns)
        width = (room.width - gap * (columns - 1)) // columns
        height = min(self.kit.px(BUTTON), (room.height - gap * (rows - 1)) // rows)
        top = room.centery - (rows * height + (rows - 1) * gap) // 2
        return [
            pygame.Rect(
                room.x + place % columns * (width + gap),
                top + place // columns * (height + gap),
                width,
                height,
            )
            for place in range(count)
        ]

    def _put_amount(
        self, choosing: Choosing, knobs: Sequence[Knob], pick: Callable[[str], None]
    ) -> None:
        amounts: list[int] = choosing.amounts  # type: ignore[attr-defined]
        words, room = self._stacked(2) if self.kit.view.compact else self._split(0.45)
        self.write(words)
        half = pygame.Rect(room.x, room.y, room.width, room.height // 2)
        low = pygame.Rect(room.x, half.bottom, room.width, room.height // 2)
        cells = self._grid(low, len(knobs) + 1, len(knobs) + 1)
        accept = Button(
            self.kit,
            cells[0],
            choosing.label(str(amounts[-1])),
            lambda: pick(str(slider.value)),
            "" if self.kit.view.compact else "check",
            "good",
            name="prompt.amount",
        )
        slider = Slider(
            self.kit,
            half,
            amounts[-1],
            (amounts[0], amounts[-1]),
            lambda value: accept.say(choosing.label(str(value))),
            name="prompt.slider",
        )
        self.add(slider, accept)
        self.buttons.append(accept)
        for knob, rect in zip(knobs, cells[1:], strict=True):
            self._add(
                rect,
                knob.text,
                lambda knob=knob: pick(knob.option),  # type: ignore[misc]
                knob.icon,
                knob.color,
                f"option.{knob.option}",
            )

    def _add(
        self,
        rect: pygame.Rect,
        text: str,
        action: Callable[[], None],
        icon: str,
        color: str,
        name: str,
    ) -> None:
        if text and (self.kit.view.compact or self.bare):
            icon = ""  # the words need the room
        button = Button(self.kit, rect, text, action, icon, color, lines=2, name=name)
        self.buttons.append(button)
        self.add(button)

    def number(self, number: int) -> bool:
        """The n-th button; whether there is one."""
        if not 1 <= number <= len(self.buttons):
            return False
        return self.buttons[number - 1].click((0, 0))
