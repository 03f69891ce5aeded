"""What one player hands over on the spot: capital and assets."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.scenes.cards import CardZoom, face_of
from newangeles_gui.widgets.button import IconButton
from newangeles_gui.widgets.card import Card, card_height, nothing

from .draft import assets_of
from .flow import GAP
from .things import Exhausted, Ground, Heap

if TYPE_CHECKING:
    from .flow import Flow

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

    flow.add(Ground(kit, rect, "capital", side.capital > 0))
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
