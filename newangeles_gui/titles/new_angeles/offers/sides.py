"""The two sides of a talk: who gives, what they give, and who could be talked to instead."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from newangeles_gui.widgets import Area

from ..new_game import about
from ..words import corporation
from .goods import LATER, TRAYS
from .ledger import LedgerScreen, reputation
from .sheet import TraySheet
from .trays import PartnerFace, put_head, put_tray

if TYPE_CHECKING:
    from newangeles_gui.widgets import Action, Widget

    from .screen import TradeScreen


def put_side(
    screen: TradeScreen, player: str, head: pygame.Rect, trays: tuple[pygame.Rect, ...]
) -> list[Widget]:
    """Who gives, and what; beside the other one those who could be talked to instead."""
    found: list[Widget] = []
    services, draft, side = screen.services, screen.draft, screen.draft.side(player)
    if player == draft.partner:
        area = Area(head, screen.px(6))
        for name in reversed(screen.others(draft.me)):
            if name != player:
                found.append(_face(screen, name, area.right(min(head.height, screen.px(46)))))
        head = area.rest
    found += put_head(services, head, draft, player, screen.character_of(player))
    for tray, rect in zip(TRAYS, trays, strict=True):
        change = partial(_opening, screen, player, tray)
        ground, widgets = put_tray(services, rect, draft, player, tray, change)
        found += [ground, *widgets]
        if tray == LATER:
            beside = len(widgets) > 1
            found.append(ground.ribbon(_ledger(screen), f"ledger.{side}", beside))
    return found


def _face(screen: TradeScreen, name: str, rect: pygame.Rect) -> PartnerFace:
    spot = pygame.Rect(rect.x, rect.centery - rect.width // 2, rect.width, rect.width)
    character, decides = screen.character_of(name), name == screen.decider
    return PartnerFace(
        screen.services, spot, name, character, decides, partial(screen.turn_to, name),
        _about(screen, name, character, decides),
    )  # fmt: skip


def _about(screen: TradeScreen, name: str, character: str, decides: bool) -> str:
    """What everybody knows of somebody."""
    kept, broken = reputation(screen.view, name)
    player, say, words = corporation(name), screen.say, screen.services.words
    told = [
        words.name(f"corporation.{name}"),
        say("screen.trade.reputation", player=player, kept=kept, broken=broken),
    ]
    if character and screen.view.corporations.index(name) not in screen.table.director.people:
        told.append(about(words, character))
    if decides:
        told.append(say("screen.trade.decides", player=player))
    return "\n".join(told)


def _opening(screen: TradeScreen, player: str, tray: str, line: str) -> Action:
    """What opens a tray, at a line of it."""
    return lambda: screen.services.stack.push(TraySheet(screen, player, tray, line))


def _ledger(screen: TradeScreen) -> Action:
    """What opens the ledger."""
    return lambda: screen.services.stack.push(LedgerScreen(screen.services, screen.view))
