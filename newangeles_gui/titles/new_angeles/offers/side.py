"""The side of the offer table: what the other says, the terms in words, ledger, buttons."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

import pygame

from newangeles_gui.scenes import Portrait
from newangeles_gui.widgets import Button, Image, Label, Panel, Scroll

from ..new_game import about
from ..words import corporation, own_words
from .voice import OpinionMeter, put_chip, put_heading, put_ledger, put_line, put_reasons, signs_of

if TYPE_CHECKING:
    from newangeles_gui.scenes import Page
    from newangeles_gui.widgets import Widget

    from .screen import TradeScreen

PADDING: Final = 14  # units
SMALL_PADDING: Final = 8
GAP: Final = 10
HEAD: Final = 40
BUTTON: Final = 50
SMALL_BUTTON: Final = 42
METER: Final = 104
SMALL_METER: Final = 72
# Capital and assets, the decision of now, promises for later.
HOW: Final = (("trade", "capital"), ("lock", "accent"), ("promise", "warning"))


class SideKnob(NamedTuple):
    """A button of the side."""

    key: str
    icon: str
    color: str
    action: Callable[[], None]
    enabled: bool
    why: str = ""


def side(screen: TradeScreen, rect: pygame.Rect) -> list[Widget]:
    """Everything at the side of the table."""
    kit, compact = screen.kit, screen.kit.view.compact
    padding, gap = kit.px(SMALL_PADDING if compact else PADDING), kit.px(GAP)
    inner = rect.inflate(-2 * padding, -2 * padding)
    knobs = screen.knobs()
    high = kit.px(SMALL_BUTTON if compact else BUTTON)
    rows = -(-len(knobs) // 2)
    foot = pygame.Rect(inner.x, 0, inner.width, rows * high + (rows - 1) * (gap // 2))
    foot.bottom = inner.bottom
    found: list[Widget] = [Panel(kit, rect, alpha=225)]
    top = inner.y
    if not compact:
        head = pygame.Rect(inner.x, top, inner.width, kit.px(HEAD))
        found += _head(screen, head)
        top = head.bottom + gap // 2
    meter = pygame.Rect(inner.x, top, inner.width, kit.px(SMALL_METER if compact else METER))
    found.append(OpinionMeter(screen.services, meter, screen.rating, screen.waiting_words()))
    rest = pygame.Rect(inner.x, meter.bottom + gap, inner.width, 0)
    rest.height = foot.top - gap - rest.top
    found += _words(screen, rest)
    return found + grid(screen, foot, knobs, high)


def _head(screen: TradeScreen, rect: pygame.Rect) -> list[Widget]:
    kit, player = screen.kit, screen.draft.partner
    mark = pygame.Rect(rect.x, rect.y, kit.px(HEAD), rect.height)
    words = pygame.Rect(mark.right + kit.px(GAP), rect.y, 0, rect.height)
    words.width = rect.right - words.x
    text = screen.say("screen.trade.thinks", player=corporation(player))
    character = screen.character_of(player)
    face: Widget = Image(kit, mark, kit.icon(f"marks/{player}", HEAD - 4))
    if character:
        mark.height = mark.width
        mark.centery = rect.centery
        face = Portrait(kit, mark, character, "trade.face", about(screen.services.words, character))
    return [
        face,
        Label(kit, words, text, "heading", lines=1, name="trade.thinks"),
    ]


def _words(screen: TradeScreen, rect: pygame.Rect) -> list[Widget]:
    """Reasons and terms; where it is tight the ledger is below them."""
    kit = screen.kit
    words = Scroll(kit, rect, "side.words", screen.scrolled.get("words", 0))
    top = _spoken(screen, words)
    if kit.view.compact:
        put_ledger(screen.services, words, top + kit.px(GAP), screen.view)
    elif screen.draft.empty:
        put_how(screen, words, top + kit.px(GAP), screen.say("screen.trade.how"), HOW)
    words.settle()
    return [words]


def put_how(
    screen: Page, scroll: Scroll, top: int, told: str, signs: Sequence[tuple[str, str]]
) -> None:
    """How it works, while there is nothing else to be said."""
    for (icon, color), text in zip(signs, told.split("\n"), strict=True):
        top = put_line(screen.kit, scroll, top, icon, color, text) + screen.px(GAP) // 2


def book(screen: TradeScreen, rect: pygame.Rect) -> list[Widget]:
    """The ledger in a panel of its own."""
    kit = screen.kit
    padding = kit.px(PADDING)
    scroll = Scroll(kit, rect.inflate(-2 * padding, -2 * padding), "side.ledger",
                    screen.scrolled.get("ledger", 0))  # fmt: skip
    put_ledger(screen.services, scroll, scroll.rect.y, screen.view)
    scroll.settle()
    return [Panel(kit, rect, alpha=225), scroll]


def _spoken(screen: TradeScreen, scroll: Scroll) -> int:
    """What was said last, the reasons, what is wrong, the terms; where it ends."""
    kit, top = screen.kit, scroll.rect.y
    if screen.said:
        top = put_chip(kit, scroll, top, "info", "accent", screen.said, "trade.said")
    if screen.rating is not None:
        top = put_reasons(screen.services, scroll, top, screen.rating)
    problem = screen.problem()
    if problem:
        top = put_chip(kit, scroll, top, "warning", "bad", problem, "trade.problem")
    if screen.draft.empty:
        return top
    top = put_heading(kit, scroll, top + kit.px(GAP) // 2, screen.say("screen.trade.terms"))
    trade = screen.draft.trade
    texts = own_words(screen.services.words).trade(trade, screen.view)
    for (icon, color), text in zip(signs_of(trade), texts, strict=True):
        top = put_line(kit, scroll, top, icon, color, text)
    return top


def grid(
    screen: Page, rect: pygame.Rect, knobs: Sequence[SideKnob], height: int, columns: int = 2
) -> list[Widget]:
    """The buttons in columns; the first has a row of its own where one of two would be alone."""
    gap = screen.px(GAP) // 2
    alone = len(knobs) % columns
    half = (rect.width - gap * (columns - 1)) // columns
    found: list[Widget] = []
    for place, knob in enumerate(knobs):
        whole = alone and place == 0
        row, column = divmod(place + alone if not whole else 0, columns)
        width = rect.width if whole else half
        left = rect.x + column * (half + gap)
        spot = pygame.Rect(left, rect.y + row * (height + gap), width, height)
        found.append(_button(screen, spot, knob))
    return found


def _button(screen: Page, rect: pygame.Rect, knob: SideKnob) -> Button:
    return Button(
        screen.kit,
        rect,
        screen.say(f"screen.trade.do.{knob.key}"),
        knob.action,
        knob.icon,
        knob.color,
        "small_strong",
        enabled=knob.enabled,
        lines=2,
        name=f"trade.{knob.key}",
        tip=knob.why,
    )
