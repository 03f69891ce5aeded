"""Puts the parts of the table together."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, Protocol

import pygame

from newangeles_gui.table import OverBoard, Regions, Speech, regions
from newangeles_gui.widgets import Area, IconButton, Label

from ..city.bar import CityBar
from ..city.board import CityBoard
from ..city.closeup import CloseUp
from ..city.corner import OwnCorner
from ..city.faces import FaceRow
from ..city.hand import OwnHand
from ..city.rim import sitters
from ..city.rim.offers import OpenedOffer, put_prices
from ..city.stage import Previews, StageSetting
from ..city.stake import Stake
from ..rules import NOBODY
from . import commands, replying, voices
from .choosing.asking import asked
from .look import LookRow, look_row
from .prompt import Prompt

if TYPE_CHECKING:
    from newangeles_gui.table import Target
    from newangeles_gui.table.log import LogDrawer
    from newangeles_gui.widgets import Widget

    from ..talk.talking import Offer
    from .news import Ticker
    from .scene import TableScene


class TablePart(Protocol):
    """A part that shows the view and knows where things are."""

    def refresh(self) -> object:
        """The view has changed."""

    def place(self, target: Target) -> pygame.Rect | None:
        """Where something is."""


@dataclass(slots=True)
class Parts:
    """What is on the table now; some parts are only there when there is room or need."""

    board: CityBoard
    bar: CityBar
    faces: FaceRow
    prompt: Prompt
    stake: Stake
    previews: Previews
    hand: OwnHand | None = None
    own: OwnCorner | None = None
    log: LogDrawer | None = None
    ticker: Ticker | None = None
    closeup: CloseUp | None = None
    speeches: list[Speech] = field(default_factory=list)
    more: list[Widget] = field(default_factory=list)

    @property
    def widgets(self) -> list[Widget]:
        """All of them, in drawing order."""
        coming = self.previews
        found: list[Widget | None] = [self.board, coming.stage, self.faces, coming.tags]
        found += [self.bar, self.ticker]
        # The hand is late: a raised card stands above everything but words.
        found += [self.closeup, self.own, self.stake, self.prompt, *self.more, self.hand, self.log]
        found += self.speeches
        return [one for one in found if one is not None]

    @property
    def groups(self) -> list[Widget]:
        """In which order keys go through the table."""
        found = (self.prompt, self.hand, self.board, self.faces, self.stake, self.own, self.bar)
        return [one for one in found if one is not None]

    @property
    def _placing(self) -> list[TablePart]:
        found = (
            self.hand, self.own, self.previews, self.stake, self.faces, self.bar, self.board,
        )  # fmt: skip
        return [one for one in found if one is not None]

    def refresh(self) -> None:
        """What is shown has changed."""
        for one in self._placing:
            one.refresh()
        if self.ticker is not None:
            self.ticker.refresh()

    def place(self, target: Target) -> pygame.Rect | None:
        """Where something is."""
        for one in self._placing:
            rect = one.place(target)
            if rect is not None:
                return rect
        return None

    def update(self, seconds: float) -> bool:
        """What moves by itself moves; whether it looks different now."""
        changed = [one.update(seconds) for one in self._moving]
        return any(changed)

    def wait(self) -> float | None:
        """Seconds until something moves by itself."""
        waits = [one.wait() for one in self._moving]
        return min((wait for wait in waits if wait is not None), default=None)

    @property
    def _moving(self) -> list[CityBoard | FaceRow | OwnHand | Ticker | Previews]:
        found = (self.board, self.faces, self.hand, self.ticker, self.previews)
        return [one for one in found if one is not None]


def places(scene: TableScene) -> Regions:
    """Where everything is in the window as it is."""
    seats = len(scene.shown.corporations)
    return voices.leave_room(scene, regions(scene.kit, seats - (scene.shown.seat != NOBODY)))


def build(scene: TableScene) -> Parts:
    """All parts for what is shown and asked now."""
    services, view, places = scene.services, scene.shown, scene.places
    board, faces = _board(scene), _faces(scene)
    previews = _previews(scene, board, faces)
    found = Parts(
        board=board,
        bar=_bar(scene, board),
        faces=faces,
        prompt=asked(scene, previews.room(places.pill)),
        stake=_stake(scene),
        previews=previews,
    )
    found.bar.foresight = previews.foresight
    previews.stand_on(found.prompt.rect.top)
    found.board.hidden, found.board.overlay = scene.playback.hidden, scene.lens
    found.board.pointed, found.board.on_closer = (
        found.bar.pointed,
        partial(commands.look_closer, scene),
    )
    if scene.closer:
        found.closeup = CloseUp(
            services, places, view, scene.closer, partial(commands.step_back, scene)
        )
    if view.seat != NOBODY:
        veiled = len(scene.director.people) > 1
        found.hand = _hand(scene)
        found.own = _own(scene, veiled)
    if scene.narrator.on:
        found.more.append(voices.caption(scene, found))
    if scene.buys_votes:
        opened = partial(replying.open_price, scene)
        found.more += put_prices(services, faces, scene.prices.told(view), opened)
    offer = scene.waiting_offer
    if offer is not None and scene.folded != str(offer.trade):
        found.more.append(_offer(scene, found, offer))
    found.more += _look(scene)
    found.ticker = voices.ticker(scene, found)
    voices.put_log(scene, found)
    if scene.lens:
        found.more.append(_lens(scene))
    found.more += _menu(scene, found.bar.menu_rect)
    found.speeches = _speeches(scene, found)
    return found


def _offer(scene: TableScene, found: Parts, offer: Offer) -> OpenedOffer:
    """An offer to the person: under the face of who makes it, above the question."""
    room, stage = scene.places.board.copy(), found.previews.stage
    room.height = min(room.bottom, found.prompt.rect.top) - room.top
    if stage.visible:  # both offers of the deal stay to be seen
        room.x, room.width = stage.between.x, stage.between.width
    face = _hanger(scene, found, offer.by) or room.move(0, -room.height)
    return OpenedOffer(scene.services, found.board, scene.shown, offer, scene.reply, face, room)


def _hanger(scene: TableScene, found: Parts, seat: int) -> pygame.Rect | None:
    """The plate under which something hangs; in a deal with the tag that hangs there already."""
    plate = found.faces.seat(seat)
    if plate is None or not found.previews.stage.visible:
        return None if plate is None else plate.rect
    return plate.rect.union(plate.below)


def _speeches(scene: TableScene, found: Parts) -> list[Speech]:
    """One bubble under the face that speaks: it hides no question, no card and no plate."""
    over = [one.rect for one in found.more if isinstance(one, OverBoard | LookRow)]
    over += [found.prompt.rect, *found.board.plates]
    over += [one.rect for one in found.previews.stage.children if found.previews.stage.visible]
    for seat, text in scene.bubbles.lines[:1]:
        near = _hanger(scene, found, seat)
        if near is not None and text:
            speech = Speech(scene.services, near, text, scene.places.board, over)
            return [speech] if speech.clear else []  # the log has it anyway
    return []


def _board(scene: TableScene) -> CityBoard:
    """The board of before where nothing but the question is another: it is the dearest part."""
    language = scene.services.words.catalog.language.code
    look = (scene.places, scene.kit.view, scene.kit.theme, language)
    if scene.parts is None or scene.board_look != look:
        scene.board_look = look
        return CityBoard(scene.services, scene.places, scene.shown, scene.picker, scene.screen)
    board = scene.parts.board
    board.picker = scene.picker
    board.hovered = board.focused = board.pressed = False
    board.refresh()
    return board


def _bar(scene: TableScene, board: CityBoard) -> CityBar:
    """That of before, as long as the board stays the one of before."""
    if scene.parts is None or scene.parts.board is not board:
        return CityBar(scene.services, scene.places, scene.shown, scene.picker)
    scene.parts.bar.ask(scene.picker)
    return scene.parts.bar


def _faces(scene: TableScene) -> FaceRow:
    offer = scene.waiting_offer
    row = FaceRow(
        scene.services, scene.places, scene.shown, scene.picker,
        sitters(scene.services, scene.match), scene.talk_to if scene.can_trade else None,
        scene.fold_offer, scene.bubbles.moods,
    )  # fmt: skip
    row.offered([] if offer is None else [offer.by])
    row.thinks(NOBODY if scene.playback.busy else scene.director.thinking)
    return row


def _previews(scene: TableScene, board: CityBoard, faces: FaceRow) -> Previews:
    setting = StageSetting(
        scene.services, scene.places, scene.shown, scene.picker, partial(_events_seen, scene)
    )
    below = {one.seat: one.below for one in faces.seats}
    known = scene.parts.previews.foresight if scene.parts is not None else None
    previews = Previews(setting, board, below, bool(scene.closer), known)
    seated = sitters(scene.services, scene.match)

    def face_of(seat: int) -> str:
        face, mood = seated[seat].face, scene.bubbles.moods.of(scene.shown.corporations[seat])
        return f"faces_characters/{face}.{mood}" if face else ""

    previews.stage.use_faces(face_of)
    previews.stage.use_hidden(scene.playback.hidden)
    previews.moving = lambda: scene.playback.busy
    if len(scene.director.people) > 1:
        previews.veil(True)
    return previews


def _events_seen(scene: TableScene) -> frozenset[str]:
    """The events that have been, as far as the table has shown them."""
    told = scene.chronicle.entries(scene.shown.seat)
    return frozenset(str(one.facts["event"]) for one in told if one.kind == "event_revealed")


def _hand(scene: TableScene) -> OwnHand:
    """While others play it sinks; from hand to hand it goes on sinking or rising."""
    hand = OwnHand(scene.services, scene.places.hand, scene.shown, scene.picker)
    if scene.parts is not None and scene.parts.hand is not None:
        hand.go_on_from(scene.parts.hand)
    hand.sunk = scene.choosing is None and scene.holding == NOBODY
    return hand


def _own(scene: TableScene, veiled: bool) -> OwnCorner:
    sitter = sitters(scene.services, scene.match)[scene.shown.seat]
    return OwnCorner(
        scene.services, scene.places, scene.shown, scene.picker, veiled, sitter, scene.bubbles.moods
    )


def _stake(scene: TableScene) -> Stake:
    talk = scene.open_trade if scene.can_trade else None
    coach = partial(commands.do, scene, "hint") if commands.can_ask_coach(scene) else None
    waiting = int(scene.waiting_offer is not None)
    return Stake(scene.services, scene.places, scene.shown, talk, coach, waiting)


def _look(scene: TableScene) -> list[Widget]:
    if scene.choosing is None:
        return []
    row = look_row(scene.services, scene.places.board, scene.choosing, scene.picker)
    return [] if row is None else [row]


def _lens(scene: TableScene) -> Label:
    """What lies over the city, in words."""
    board, said = scene.places.board, scene.say(f"screen.overlay.{scene.lens}")
    rect = pygame.Rect(board.x, board.y, board.width, scene.px(26))
    return Label(scene.kit, rect, said, "strong", "accent", "center", name="overlay")


def _menu(scene: TableScene, room: pygame.Rect) -> list[Widget]:
    """The buttons at the top."""
    side = min(room.height, (room.width - 2 * scene.px(8)) // len(commands.MENU))
    area = Area(room, (room.width - side * len(commands.MENU)) // (len(commands.MENU) - 1))
    found: list[Widget] = []
    for entry in commands.MENU:
        rect = area.left(side)
        rect.y, rect.height = room.centery - side // 2, side
        found.append(_button(scene, entry, rect))
    return found


def _button(scene: TableScene, entry: commands.TableCommand, rect: pygame.Rect) -> IconButton:
    able = entry.able(scene)
    key = f"screen.table.menu.{entry.action}" + ("" if able else "_not")
    bound = scene.services.chosen_in(f"key_{entry.action}").values.get(f"key_{entry.action}", "")
    speed = scene.say(f"setting.animation.option.{commands.speed_of(scene)}")
    tip = scene.say(key, speed=speed) + (f" [{str(bound).upper()}]" if bound else "")
    return IconButton(
        scene.kit,
        rect,
        entry.icon,
        tip,
        lambda: commands.do(scene, entry.action),
        enabled=able,
        name=f"menu.{entry.action}",
    )
