"""What is told beside the board: the log behind its tab, the headline, the narration."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.table import Caption
from newangeles_gui.table.log import LogDrawer, LogTab, RecapNote

from ..rules import NOBODY
from .news import Ticker

if TYPE_CHECKING:
    from newangeles_gui.table import Regions

    from .parts import Parts
    from .scene import TableScene

CAPTION: Final = 52  # units high
LEAST_CAPTION: Final = 30
WIDEST_CAPTION: Final = 860
GAP: Final = 6
HEADLINE: Final = 1.12  # of the width of the own corner
LEAST_HEADLINE: Final = 240  # units


def leave_room(scene: TableScene, places: Regions) -> Regions:
    """All makes room for what is narrated, and moves aside for the log where that is free."""
    if scene.narrator.on:
        board, gap = places.board.copy(), scene.px(GAP)
        foot = places.pill.top - scene.px(CAPTION) - 2 * gap
        board.height = min(board.bottom, foot) - board.top
        places = places._replace(board=board)
    return _aside(places) if scene.log_open and stands_beside(places) else places


def stands_beside(places: Regions) -> bool:
    """Whether nothing has to be smaller where the drawer stands open: in very wide windows."""
    return places.board.width - places.drawer.width >= places.pill.width


def _aside(places: Regions) -> Regions:
    """Everything in the middle of what the drawer leaves."""
    shift, board = -places.drawer.width // 2, places.board.copy()
    board.width -= places.drawer.width
    return places._replace(
        board=board,
        faces=tuple(one.move(shift, 0) for one in places.faces),
        pill=places.pill.move(shift, 0),
        hand=places.hand.move(shift, 0),
        own=places.own.move(shift, 0),
        stake=places.stake.move(shift, 0),
    )


def put_log(scene: TableScene, found: Parts) -> None:
    """The drawer, or the tab behind which it is; what was missed lies beside that at first."""
    services, places, view = scene.services, scene.places, scene.shown
    chronicle, recap = scene.chronicle, scene.recap
    if scene.log_open:
        found.log = LogDrawer(
            services, places.drawer, chronicle, view, scene.turn_log, recap, scene.point_at
        )
        return
    tab = LogTab(services, places.tab, chronicle, view.seat, scene.turn_log, recap)
    found.more.append(tab)
    if recap.shown and scene.director.offer is None:
        room = places.board.copy()
        room.width = places.tab.x - room.x
        room.height = min(room.bottom, found.prompt.rect.top) - room.top
        stage = found.previews.stage
        if stage.visible:  # both offers stay in sight
            room.left, room.width = stage.between.left, stage.between.width
        found.more.append(RecapNote(services, room, recap, view, found.board))


def caption(scene: TableScene, found: Parts) -> Caption:
    """The narration above the question, where the board has made room for it."""
    width = min(scene.px(WIDEST_CAPTION), scene.places.pill.width - 2 * scene.px(GAP))
    rect = pygame.Rect(0, 0, width, scene.px(CAPTION))
    foot = min(found.prompt.rect.top, scene.places.pill.top) - scene.px(GAP)
    rect.midbottom = (scene.places.pill.centerx, foot)
    top = max(rect.top, found.faces.rect.bottom + 1)  # what can be picked there stays free
    rect.top, rect.height = top, max(scene.px(LEAST_CAPTION), rect.bottom - top)
    made = Caption(scene.services, rect, scene.narrator)
    made.board = found.board
    return made


def ticker(scene: TableScene, found: Parts) -> Ticker | None:
    """The headline above the own corner, beside the question and below the districts."""
    places, gap = scene.places, scene.px(GAP)
    top = max(places.pill.top, places.board.bottom + gap)
    rect = pygame.Rect(places.own.x, top, 0, 0)
    rect.height = places.own.top - gap - rect.top
    rect.width = round(places.own.width * HEADLINE)
    if found.prompt.visible:
        rect.width = min(rect.width, found.prompt.rect.x - gap - rect.x)
    stage = found.previews.stage
    cards = stage.cards.values() if stage.visible else ()
    taken = any(one.rect.colliderect(rect) for one in cards) or scene.shown.seat == NOBODY
    if taken or rect.width < scene.px(LEAST_HEADLINE):
        return None
    return Ticker(scene.services, rect, scene.news)
