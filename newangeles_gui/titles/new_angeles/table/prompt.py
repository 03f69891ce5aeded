"""The bar with the question: what is asked, what an answer would do, and its buttons."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.table.prompt_words import depth, lines_of, put
from newangeles_gui.widgets import Button, Label, Panel, Scroll, Widget, button_holds

from .choosing.looking import Amounts
from .prompt_amount import DEPTH, AmountField

if TYPE_CHECKING:
    from newangeles_gui.scenes import Services
    from newangeles_gui.table.prompt_words import PromptLine

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
OVER_BOARD: Final = 252  # how little of it may shine through
LARGE: Final = 0.85  # of a heading: what would be smaller is no heading
TEXT_SHARE: Final = 0.46  # of the bar, where there are buttons
AMOUNT_SHARE: Final = 0.45
ROW_SHARE: Final = 0.32  # where they stand in a row


class Prompt(Widget):
    """Shows a question with its buttons, or what is being waited for."""

    def __init__(
        self,
        services: Services,
        rect: pygame.Rect,
        title: str = "",
        told: Sequence[str] = (),
        chosen: str = "",
        warning: str = "",
        mine: bool = False,
        ceiling: int = 0,
    ) -> None:
        super().__init__(services.kit, rect, "prompt")
        self.services = services
        self.mine = mine
        self.title, self.told, self.chosen, self.warning = title, list(told), chosen, warning
        self.ceiling = ceiling  # how far up it may grow where its words need more room
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
        elif isinstance(choosing, Amounts):
            self._put_amount(choosing, pick)
        elif knobs:
            self._put_knobs(knobs, pick)
        else:
            self.write(self._inner())

    def tell(self, title: str, told: str = "", warning: str = "") -> None:
        """No question: say what happens, or who is thinking."""
        now = (self.title, self.told, self.warning)
        wanted = (title, [told] if told else [], warning)
        if wanted != now or len(self.children) == 1:
            self.title, self.told, self.warning = wanted
            del self.children[1:]  # the panel stays
            if told or warning:
                self._grow(self._depth(self._inner().width))
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
        if self._bare:
            style, lines = self._title_style(room)
            self.add(Label(kit, room, self.title, style, lines=lines, name="prompt.title"))
            return
        scroll = Scroll(kit, room, "prompt.words")
        put(kit, scroll, self._lines)
        self.add(scroll)

    @property
    def _lines(self) -> list[PromptLine]:
        return lines_of(self.title, self.chosen, self.told, self.warning)

    @property
    def _bare(self) -> bool:
        """Whether there is nothing but the question."""
        return not (self.chosen or self.told or self.warning)

    def _depth(self, width: int) -> int:
        """How high the words are if they have to be read beside something else."""
        inner = Scroll(self.kit, pygame.Rect(0, 0, width, 0)).inner
        return depth(self.kit, self._lines, inner)

    def _title_style(self, room: pygame.Rect) -> tuple[str, int]:
        """A short question is large."""
        _, share, whole = self.kit.type.fit(self.title, "heading", room.size, 2)
        return ("heading", 2) if whole and share >= LARGE else ("label", 3)

    def _grow(self, wanted: int) -> None:
        """Upwards over the board, if what has to be in it needs more room than there is."""
        more = min(wanted - self._inner().height, self.rect.top - self.ceiling)
        if more > 0:
            self.rect = pygame.Rect(
                self.rect.x, self.rect.y - more, self.rect.width, self.rect.height + more
            )
            line, glow = ("accent", 10) if self.mine else ("line", 0)
            self.children[0] = Panel(self.kit, self.rect, line, alpha=OVER_BOARD, glow=glow)
            self.floats = True

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
        share = 0.6 if compact else 0.62
        self._grow(self._depth(self._split(share)[0].width))
        words, room = self._split(share)
        self.write(words)
        texts = [self.services.say("screen.confirm"), self.services.say("screen.cancel")]
        yes, no = self._grid(room, 1 if compact else 2, len(texts))
        self.bare = not self._holds(texts, yes.size, icons=not compact)
        color = "warning" if self.warning else "good"
        self._add(yes, texts[0], lambda: confirm(chosen), "check", color, "prompt.confirm")
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
        if len(texts) != ROW or self.kit.view.compact or not self._bare:
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
        share = TEXT_SHARE if len(texts) > 1 else 0.6
        words, room = self._split(share)
        columns = self._columns(room, len(texts))
        beside = self._grid(room, columns, len(texts))[0].size
        stacks = self.kit.view.compact and len(texts) > 1
        if stacks or not self._holds(texts, beside, icons=not self.kit.view.compact):
            columns = self._stacked_columns(texts)
            words, room = self._stacked(-(-len(texts) // columns))
            self.bare = True
        elif not self._bare:
            self._grow(self._depth(words.width))
            words, room = self._split(share)
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
        px = self.kit.px
        return self._stacked_above(rows * px(SMALL_BUTTON) + (rows - 1) * px(8))

    def _stacked_above(self, buttons: int) -> tuple[pygame.Rect, pygame.Rect]:
        gap = self.kit.px(6)
        self._grow(self._depth(self._inner().width) + gap + buttons)
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

    def _put_amount(self, choosing: Amounts, pick: Callable[[str], None]) -> None:
        if self.kit.view.compact:
            words, room = self._stacked_above(self.kit.px(DEPTH))
        else:
            words, _ = self._split(AMOUNT_SHARE)
            self._grow(max(self.kit.px(DEPTH), self._depth(words.width)))
            words, room = self._split(AMOUNT_SHARE)
        self.write(words)
        field = AmountField(self.kit, room, choosing, pick)
        self.add(field)
        self.buttons += field.buttons

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
