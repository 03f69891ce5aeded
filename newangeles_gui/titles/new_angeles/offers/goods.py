"""One side of the offer table as a list of things: what is handed over on the spot."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.scenes import CardZoom
from newangeles_gui.widgets import Card, IconButton, Label, Paragraph, card_height
from newangeles_gui.widgets.card import nothing

from ..table.card_faces import face_of
from .draft import assets_of
from .things import Exhausted, Heap, ThingGround

if TYPE_CHECKING:
    from newangeles_gui.scenes import Services
    from newangeles_gui.widgets import Scroll, Widget

    from ..rules import View
    from .draft import OfferDraft

ROW: Final = 42  # units
GAP: Final = 8
WIDE: Final = 380  # from here on things have their buttons beside their words


@dataclass(slots=True)
class Sheet:
    """What both sides of the offer table share."""

    draft: OfferDraft
    view: View
    changed: Callable[[], None]
    barred: str = ""  # why nothing can be handed over now
    lockable: bool = False  # whether there is somebody who could change a line


class Flow:
    """Puts the things of one player into a scroll, from its top."""

    def __init__(self, services: Services, scroll: Scroll, sheet: Sheet, player: str) -> None:
        self.services, self.kit, self.scroll = services, services.kit, scroll
        self.sheet, self.draft, self.view, self.player = sheet, sheet.draft, sheet.view, player
        self.side = "give" if player == sheet.draft.me else "get"
        self.top = scroll.rect.y
        self.width = scroll.inner

    @property
    def wide(self) -> bool:
        """Whether a thing has room for its buttons beside its words."""
        return self.width >= self.kit.px(WIDE)

    def say(self, key: str, **values: object) -> str:
        """Words of the offer table."""
        return self.services.say(f"screen.trade.{key}", **values)

    def add(self, *widgets: Widget) -> None:
        """Put widgets at their places."""
        self.scroll.add(*widgets)

    def row(self, height: int) -> pygame.Rect:
        """The next room of so many pixels."""
        rect = pygame.Rect(self.scroll.rect.x, self.top, self.width, height)
        self.top = rect.bottom + self.kit.px(GAP)
        return rect

    def title(self, key: str) -> None:
        """A headline over the next things."""
        text = self.say(f"section.{key}")
        high = self.kit.type.line_height("small_strong")
        fits = self.kit.type.width(text, "small_strong") <= self.width
        rect = self.row(high if fits else 2 * high)
        lines = 1 if fits else 2
        self.add(Label(self.kit, rect, text, "small_strong", "muted", lines=lines))

    def note(self, text: str) -> None:
        """A quiet line of words."""
        place = (self.scroll.rect.x, self.top)
        words = Paragraph(self.kit, place, self.width, text, "small", "faint")
        self.add(words)
        self.top = words.rect.bottom + self.kit.px(GAP)

    def lock(self, rect: pygame.Rect, line: str) -> IconButton:
        """The button that keeps a line as it is when the other one suggests something."""
        locked = line in self.draft.locked

        def toggle() -> None:
            self.draft.locked ^= {line}
            self.sheet.changed()

        icon = "lock" if locked else "unlock"
        tip = self.say("unlock" if locked else "lock")
        return IconButton(self.kit, rect, icon, tip, toggle, chosen=locked, name=f"lock.{line}")


PADDING: Final = 8  # units
CAPITAL: Final = 58
CARD: Final = 124
NARROW_CARD: Final = 100
LOCK: Final = 40


def put_capital(flow: Flow) -> None:
    """How much capital, with the buttons that change it."""
    kit, side = flow.kit, flow.draft.side(flow.player)
    most = flow.view.capital[flow.view.corporations.index(flow.player)]
    rect = flow.row(kit.px(CAPITAL))
    padding, gap, size = kit.px(PADDING), kit.px(GAP) // 2, kit.px(LOCK)
    name = f"{flow.side}.capital"

    def change(amount: int) -> None:
        side.capital = max(0, min(most, amount))
        flow.sheet.changed()

    flow.add(ThingGround(kit, rect, "capital", side.capital > 0))
    right = rect.right - padding
    spots = []
    for _ in range(3 if flow.sheet.lockable else 2):
        spots.append(pygame.Rect(right - size, rect.centery - size // 2, size, size))
        right = spots[-1].left - gap
    if flow.sheet.lockable:
        flow.add(flow.lock(spots[0], name))
    more, less = spots[-2:]
    barred = flow.sheet.barred
    flow.add(
        IconButton(
            kit, less, "minus", barred or flow.say("less"), lambda: change(side.capital - 1),
            enabled=not barred and side.capital > 0, name=f"{name}.less",
        ),
        IconButton(
            kit, more, "plus", barred or flow.say("more", most=most),
            lambda: change(side.capital + 1),
            enabled=not barred and side.capital < most, name=f"{name}.more",
        ),
    )  # fmt: skip
    left = rect.x + padding + kit.px(6)
    heap = pygame.Rect(left, rect.y, right - left, rect.height)
    flow.add(Heap(kit, heap, side.capital, f"{name}.value"))


def put_assets(flow: Flow, given: bool) -> None:
    """The assets that are on the table, or those that are not, as cards side by side."""
    lying = flow.draft.side(flow.player).assets
    shown = [one for one in assets_of(flow.view, flow.player) if (one in lying) == given]
    kit, gap = flow.kit, flow.kit.px(GAP)
    width = kit.px(CARD if flow.wide else NARROW_CARD)
    beside = kit.px(LOCK) + gap // 2 if given and flow.sheet.lockable else 0
    cell = width + beside + gap
    columns = max(1, (flow.width + gap) // cell)
    height = card_height(width)
    for first in range(0, len(shown), columns):
        row = flow.row(height)
        for place, asset in enumerate(shown[first : first + columns]):
            rect = pygame.Rect(row.x + place * cell, row.y, width, height)
            flow.add(_card(flow, rect, asset, given))
            if asset in flow.view.exhausted:
                flow.add(Exhausted(kit, rect))
            if beside:
                lock = pygame.Rect(rect.right + gap // 2, rect.y, kit.px(LOCK), kit.px(LOCK))
                flow.add(flow.lock(lock, f"{flow.side}.{asset}"))


def _card(flow: Flow, rect: pygame.Rect, asset: str, given: bool) -> Card:
    services, barred = flow.services, flow.sheet.barred

    def toggle() -> None:
        flow.draft.toggle_asset(flow.player, asset)
        flow.sheet.changed()

    face = face_of(services, asset)
    tired = flow.say("exhausted") if asset in flow.view.exhausted else ""
    card = Card(
        flow.kit,
        rect,
        face,
        nothing if barred else toggle,
        lambda: services.stack.push(CardZoom(services, [asset])),
        "" if given else "dimmed",
        f"{flow.side}.{asset}",
        "\n".join(one for one in (face.title, tired, barred or face.text) if one),
    )
    card.enabled = not barred
    return card
