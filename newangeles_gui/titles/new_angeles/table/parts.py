"""Puts the parts of the table together."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.table import OverBoard, Regions, Speech, regions
from newangeles_gui.widgets import IconButton

from ..city.closeup import CloseUp
from ..city.rim import OpenedOffer, Stake, put_prices, sitters
from . import commands
from .lasting import LastingParts, TablePart, TableSetting
from .look import LookRow, look_row
from .news import NEWS_GAP, Ticker
from .prompt import Prompt, asked, waiting_words

if TYPE_CHECKING:
    from newangeles_gui.table import LogDrawer, Target
    from newangeles_gui.widgets import Widget

    from ..talk import Offer
    from .scene import TableScene


class Parts(LastingParts):
    """What is on the table now; some parts are only there when there is room or need."""

    prompt: Prompt
    stake: Stake
    log: LogDrawer | None
    ticker: Ticker | None
    closeup: CloseUp | None
    speeches: list[Speech]
    more: list[Widget]

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
        offered = next((one for one in self.more if isinstance(one, OpenedOffer)), None)
        found = (self.prompt, self.hand, self.board, self.faces, offered, self.stake, self.own)
        return [one for one in (*found, self.bar) if one is not None]

    @property
    def placing(self) -> list[TablePart]:
        """Also the stake."""
        return [self.stake, *super().placing]

    @property
    def free_board(self) -> pygame.Rect:
        """The part of the board that nothing covers."""
        between = self.previews.stage.free
        if between.width:
            return between
        room = self.board.camera.room.copy()
        over = [one for one in (self.closeup, self.log) if one is not None]
        room.width = min([room.right, *(one.rect.left for one in over)]) - room.x
        return room

    def refresh(self) -> None:
        """What is shown has changed."""
        super().refresh()
        if self.ticker is not None:
            self.ticker.refresh()

    def tell(self, scene: TableScene) -> None:
        """While nothing is asked, the prompt says what happens, or who is waited for."""
        if not scene.asks:
            self.prompt.tell(*waiting_words(scene))

    def place(self, target: Target) -> pygame.Rect | None:
        """Where something is."""
        found = (one.place(target) for one in self.placing)
        return next((rect for rect in found if rect is not None), None)

    def update(self, seconds: float) -> bool:
        """What moves by itself moves; whether it looks different now."""
        moved = super().update(seconds)
        return (self.ticker is not None and self.ticker.update(seconds)) or moved

    def wait(self) -> float | None:
        """Seconds until something moves by itself."""
        waits = (super().wait(), None if self.ticker is None else self.ticker.wait())
        return min((one for one in waits if one is not None), default=None)


def places(scene: TableScene) -> Regions:
    """Where everything is in the window as it is."""
    seats = len(scene.shown.corporations)
    return scene.make_room(regions(scene.kit, seats - scene.private))


def build(scene: TableScene) -> Parts:
    """All parts for what is shown and asked now; those that last stay the same ones."""
    services, view, places = scene.services, scene.shown, scene.places
    found = _lasting(scene)
    found.prompt = asked(scene, found.previews.room(places.pill), found.previews.highest)
    found.stake = _stake(scene)
    found.previews.stand_on(found.prompt.rect.top)
    found.more, found.closeup, found.log = [], None, None
    if scene.closer:
        found.closeup = CloseUp(
            services, places, view, scene.closer, partial(commands.step_back, scene)
        )
    if scene.narrator.on:
        found.more.append(scene.caption(found.board, found.faces.rect, found.prompt.rect))
    if scene.buys_votes:
        prices = scene.prices.told(view)
        found.more += put_prices(services, found.faces, prices, scene.open_price)
    offer = scene.waiting_offer
    if offer is not None and scene.folded != str(offer.trade):
        found.more.append(_offer(scene, found, offer))
    found.more += _overlays(scene, found)
    found.more += _look(scene, found)
    found.ticker = _ticker(scene, found)
    if scene.log_open:
        found.log = scene.log_drawer()
    else:
        stage = found.previews.stage  # both offers stay in sight
        between = stage.between if stage.visible else None
        found.more += scene.log_tab(found.board, found.prompt.rect, between)
    spots = found.bar.menu_spots(len(commands.MENU))
    found.more += [_button(scene, *one) for one in zip(commands.MENU, spots, strict=True)]
    found.speeches = _speeches(scene, found)
    found.previews.keep_free([one.rect for one in found.speeches])
    return found


def _lasting(scene: TableScene) -> Parts:
    """Those of before, if they fit; what they show of the question, the offers and the talk."""
    match, veiled = scene.match, len(scene.director.people) > 1
    setting = TableSetting(
        scene.services, scene.shown, scene.picker, sitters(scene.services, match),
        scene.bubbles.moods, scene.fold_offer, veiled, partial(_events_seen, scene),
    )  # fmt: skip
    found = scene.parts
    if found is None or not found.fits(setting, scene.places):
        found = Parts(setting, scene.places, scene.places)
        found.previews.stage.use_hidden(scene.playback.hidden)
        found.previews.moving = lambda: scene.playback.busy
        found.board.hidden = scene.playback.hidden
        found.board.pointed = found.bar.pointed
        found.board.on_closer = partial(commands.look_closer, scene)
        found.bar.on_overlay = lambda lens: scene.lay("" if scene.lens == lens else lens)
    found.board.overlay = scene.lens
    offer = scene.waiting_offer
    found.faces.offered([] if offer is None else [offer.by])
    found.faces.talk(scene.talk_to if scene.can_trade else None)
    found.faces.thinks(scene.thinking)
    if found.hand is not None:  # while others play it sinks
        found.hand.sunk = scene.choosing is None and not scene.holds
    if veiled and found.own is not None:
        found.own.close()
        found.previews.veil(True)
    found.ask(away=bool(scene.closer))
    return found


def _events_seen(scene: TableScene) -> frozenset[str]:
    """The events that have been, as far as the table has shown them."""
    told = scene.chronicle.entries(scene.shown.seat)
    return frozenset(str(one.facts["event"]) for one in told if one.kind == "event_revealed")


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
    for seat, text in scene.bubbles.seen[:1]:
        near = _hanger(scene, found, seat)
        if near is not None and text:
            speech = Speech(scene.kit, near, text, scene.places.board, over)
            return [speech] if speech.clear else []  # the log has it anyway
    return []


def _stake(scene: TableScene) -> Stake:
    talk = scene.open_trade if scene.can_trade else None
    coach = partial(commands.hint, scene) if commands.can_ask_coach(scene) else None
    waiting = int(scene.waiting_offer is not None)
    return Stake(scene.services, scene.places, scene.shown, talk, coach, waiting)


def _overlays(scene: TableScene, found: Parts) -> list[Widget]:
    """What lies over the city and what else could; the city is seen below that."""
    stage = found.previews.stage
    if not scene.lens:
        found.board.keep_below(0)
        return []
    row = found.board.overlay_row(scene.lens, scene.lay, stage.between if stage.visible else None)
    found.board.keep_below(row.rect.bottom)
    return [row]


def _look(scene: TableScene, found: Parts) -> list[Widget]:
    """Cards that are looked at lie on the board, above the question and below other rows."""
    if scene.choosing is None:
        return []
    room = scene.places.board.copy()
    top = max([room.top, *(one.rect.bottom for one in found.more if one.name == "overlay")])
    room = pygame.Rect(room.x, top, room.width, min(room.bottom, found.prompt.rect.top) - top)
    row = look_row(scene.services, room, scene.choosing, scene.picker)
    return [] if row is None else [row]


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
        scene.keys()[entry.action],
        enabled=able,
        name=f"menu.{entry.action}",
    )


HEADLINE: Final = 1.12  # of the width of the own corner


def _ticker(scene: TableScene, found: Parts) -> Ticker | None:
    """The headline above the own corner, beside the question and below the districts."""
    places, gap = scene.places, scene.px(NEWS_GAP)
    top = max(places.pill.top, places.board.bottom + gap)
    rect = pygame.Rect(places.own.x, top, 0, 0)
    rect.height = places.own.top - gap - rect.top
    rect.width = round(places.own.width * HEADLINE)
    stage = found.previews.stage
    cards = stage.cards.values() if stage.visible else ()
    taken = any(one.rect.colliderect(rect) for one in cards) or not scene.private
    if taken:
        return None
    made = Ticker(scene.services, rect, scene.news)
    made.question = found.prompt
    return made
