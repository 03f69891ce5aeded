"""Puts the parts of the table together."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.engine import Choice
from newangeles_gui.session.preview import preview
from newangeles_gui.table.log import LogPanel
from newangeles_gui.table.narration import Caption
from newangeles_gui.table.over_board import OverBoard, free_place
from newangeles_gui.table.recap import RecapStrip
from newangeles_gui.table.speech import Said, Speech
from newangeles_gui.widgets import IconButton

from ..city.hand import OwnHand
from ..minds.bargaining.proposals import END_OF_TURN, SUPPORT
from ..rules import NOBODY
from ..words import corporation, own_words
from ..words.questions import PLAIN
from . import commands
from .board import Board
from .choosing.base import Knob
from .deal import DealPanel
from .look import LookRow, look_row
from .news import Ticker
from .own import Own
from .prompt import Prompt
from .seats import SeatColumn
from .supply import Supply
from .top_bar import TopBar
from .tray import Tray
from .waiting_words import trouble_words, waiting_words
from .who import character_at, player_words

if TYPE_CHECKING:
    from newangeles_gui.table import Target
    from newangeles_gui.widgets import Widget

    from ..talk.talking import Offer
    from .choosing.base import Choosing
    from .scene import TableScene


HINT: Final = 52  # units
SMALL_HINT: Final = 42


@dataclass(slots=True)
class Parts:
    """What is on the table now; some parts are only there when there is room or need."""

    board: Board
    top: TopBar
    seats: SeatColumn
    prompt: Prompt
    hand: OwnHand | None = None
    own: Own | None = None
    supply: Supply | None = None
    deal: DealPanel | None = None
    log: LogPanel | None = None
    ticker: Ticker | None = None
    speeches: list[Speech] = field(default_factory=list)
    more: list[Widget] = field(default_factory=list)

    @property
    def widgets(self) -> list[Widget]:
        """All of them, in drawing order."""
        found: list[Widget | None] = [self.board, self.supply, self.seats, self.deal, self.log]
        found += [self.prompt, self.ticker]
        # The hand is late: a raised card stands above everything but words.
        found += [self.own, self.top, *self.more, self.hand, *self.speeches]
        return [one for one in found if one is not None]

    @property
    def _placing(self) -> list[Board | TopBar | SeatColumn | OwnHand | Own | Supply | DealPanel]:
        found = (
            self.hand, self.own, self.deal, self.seats, self.supply, self.board, self.top,
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
    def _moving(self) -> list[Board | OwnHand | Ticker]:
        found = (self.board, self.hand, self.ticker)
        return [one for one in found if one is not None]


def build(scene: TableScene) -> Parts:
    """All parts for what is shown and asked now."""
    services, view, picker, places = scene.services, scene.shown, scene.picker, scene.areas
    found = Parts(
        board=_board(scene),
        top=TopBar(services, places.top, view, picker),
        seats=_seats(scene),
        prompt=_prompt(scene),
    )
    found.board.hidden = scene.playback.hidden
    if view.seat != NOBODY:
        veiled = len(scene.director.people) > 1
        found.hand = OwnHand(services, places.hand, view, picker)
        found.own = Own(services, places.own, view, picker, veiled=veiled)
    if places.supply.height:
        found.supply = Supply(services, places.supply, view, picker)
    if not places.compact or scene.side == "deal":
        found.deal = DealPanel(services, places.course, view, picker)
    if not places.compact or scene.side == "log":
        found.log = LogPanel(services, places.log, scene.chronicle, view.seat, scene.point_at)
    if places.ticker.height:
        found.ticker = Ticker(services, places.ticker, scene.news)
    taken: list[pygame.Rect] = []
    if scene.narrator.on:
        found.more.append(_caption(scene, found))
        taken.append(found.more[-1].rect)
    offer = scene.director.offer
    if offer is not None and not scene.playback.busy:
        found.more.append(_tray(scene, found, offer))
    found.more += _look(scene)
    if scene.recap.entries and offer is None:
        strip = RecapStrip(services, found.board, scene.recap, scene.fold_recap, taken)
        found.more.append(strip)
    found.more += _menu(scene, found.top.menu_rect)
    found.more[:0] = _hint(scene, found.prompt)
    found.speeches = _speeches(scene, found)
    return found


def _tray(scene: TableScene, found: Parts, offer: Offer) -> Tray:
    """An offer to the person, on the board and above the question."""
    room, prompt = found.board.rect.copy(), found.prompt
    if prompt.rect.colliderect(room):
        room.height = min(room.bottom, prompt.rect.top) - room.top
    character = character_at(scene.match, offer.by)
    return Tray(scene.services, found.board, scene.shown, offer, scene.reply, room, character)


def _caption(scene: TableScene, found: Parts) -> Caption:
    """The narration, at the foot of the board if nothing that is asked for lies there."""
    place = scene.areas.caption.move(0, found.prompt.rect.top - scene.areas.prompt.top)
    board = found.board
    if not found.prompt.floats:
        place = free_place(board, place.size) or place
    caption = Caption(scene.services, place, scene.narrator)
    caption.board = board
    return caption


def _speeches(scene: TableScene, found: Parts) -> list[Speech]:
    """The bubbles, over the board: none hides a question, a card, or what else lies there."""
    said: list[Speech] = []
    over = [one.rect for one in found.more if isinstance(one, OverBoard | LookRow)]
    if found.prompt.floats:
        over.append(found.prompt.rect)
    panels = {panel.seat: panel.rect for panel in found.seats.panels}
    lines = [(panels[seat], seat, text) for seat, text in scene.bubbles.lines if seat in panels]
    # From the lowest seat upwards, so that they lie over one another as the seats do.
    for near, seat, text in sorted(lines, key=lambda line: line[0].y, reverse=True):
        if text:
            words = Said(text, scene.say_name(seat), character_at(scene.match, seat))
            clear = over + [one.rect for one in said]
            speech = Speech(scene.services, near, words, scene.areas.board, clear)
            if speech.clear:  # the log has it anyway
                said.append(speech)
    return said


def _board(scene: TableScene) -> Board:
    """The board of before where nothing but the question is another: it is the dearest part."""
    look = (scene.areas.board.topleft, scene.areas.board.size, scene.kit.view, scene.kit.theme)
    language = scene.services.words.catalog.language.code
    if scene.parts is None or scene.board_look != (*look, language):
        scene.board_look = (*look, language)
        return Board(scene.services, scene.areas.board, scene.shown, scene.picker)
    board = scene.parts.board
    board.picker = scene.picker
    board.hovered = board.focused = board.pressed = False
    board.refresh()
    return board


def _seats(scene: TableScene) -> SeatColumn:
    seats = SeatColumn(scene.services, scene.areas.seats, scene.shown, scene.picker)
    for panel in seats.panels:
        panel.player = player_words(scene.services, scene.match, panel.seat)
        panel.character = character_at(scene.match, panel.seat)
        panel.refresh()
    return seats


def _look(scene: TableScene) -> list[Widget]:
    if scene.choosing is None:
        return []
    row = look_row(scene.services, scene.areas.board, scene.choosing, scene.picker)
    return [] if row is None else [row]


def _menu(scene: TableScene, room: pygame.Rect) -> list[Widget]:
    """The buttons at the top, as many as there is room for, the most wanted first."""
    gap, size = scene.px(6), min(room.height, scene.px(52))
    found: list[Widget] = []
    right = room.right
    for entry in (one for one in commands.MENU if one.stands(scene)):
        if right - size < room.left:
            break
        rect = pygame.Rect(right - size, room.centery - size // 2, size, size)
        found.append(_button(scene, entry, rect))
        right = rect.left - gap
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
        entry.icon(scene),
        tip,
        lambda: commands.do(scene, entry.action),
        enabled=able,
        name=f"menu.{entry.action}",
    )


def _hint(scene: TableScene, prompt: Prompt) -> list[Widget]:
    """The coach stands at the right of the question, or above it where that needs all the room."""
    if not scene.private:
        return []
    able = commands.can_ask_coach(scene)
    bound = str(scene.services.settings.values["key_hint"]).upper()
    tip = scene.say("coach.ask_tip" if able else "coach.ask_not")
    action = partial(commands.do, scene, "hint")
    text = f"{tip} [{bound}]"
    color, rect = "accent" if able else "line", _hint_rect(scene)
    if scene.areas.compact:
        below = scene.areas.caption.top if scene.narrator.on else prompt.rect.top
        rect.bottom = below - scene.px(4)
    button = IconButton(
        scene.kit, rect, "hint", text, action, enabled=able, name="hint", color=color
    )
    button.floats = scene.areas.compact
    return [button]


def _hint_rect(scene: TableScene) -> pygame.Rect:
    whole, side = scene.areas.prompt, scene.px(HINT)
    if not scene.areas.compact:
        return pygame.Rect(whole.right - side, whole.y, side, whole.height)
    side = scene.px(SMALL_HINT)
    return pygame.Rect(whole.right - side, whole.y - side, side, side)


def _prompt(scene: TableScene) -> Prompt:
    choosing, chosen = scene.choosing, scene.picker.chosen
    rect, ceiling = scene.areas.prompt.copy(), scene.areas.board.top
    if scene.private and not scene.areas.compact:
        rect.width = _hint_rect(scene).left - scene.px(6) - rect.x
    if choosing is None and scene.holding != NOBODY:
        player = corporation(scene.shown.corporations[scene.holding])
        title = scene.say(f"screen.table.hold.title.{scene.held_for}", player=player)
        told = [scene.say(f"screen.table.hold.detail.{scene.held_for}")]
        prompt = Prompt(scene.services, rect, title, told, "", trouble_words(scene), True, ceiling)
        prompt.offer(_talk_knobs(scene), scene.talk)
        return prompt
    if choosing is None:
        prompt = Prompt(scene.services, rect, ceiling=ceiling)
        prompt.tell(*waiting_words(scene))
        return prompt
    title = scene.services.words.prompt(choosing.decision, scene.shown)
    label = choosing.label(chosen) if chosen else ""
    warning = choosing.warning(chosen) if chosen else trouble_words(scene)
    told = _brings(scene, choosing, chosen) if chosen else choosing.about()
    prompt = Prompt(scene.services, rect, title, told, label, warning, True, ceiling)
    if choosing.decision.only_a_moment:
        trade = scene.open_trade
        prompt.offer(
            _moment_knobs(scene, choosing),
            lambda option: trade() if option == "trade" else scene.pick(option),
        )
    else:
        prompt.show(choosing, chosen, scene.pick, scene.confirm, scene.unpick)
    return prompt


def _moment_knobs(scene: TableScene, choosing: Choosing) -> list[Knob]:
    """In a moment of one's own: go on, or offer a trade before (R.21)."""
    (last,) = choosing.knobs()
    return [last._replace(color="accent"), _trade_knob(scene)]


def _trade_knob(scene: TableScene) -> Knob:
    return Knob("trade", scene.say("screen.table.hold.trade"), "trade", "line")


def _talk_knobs(scene: TableScene) -> list[Knob]:
    """Before an opponent decides: offer a trade, or let it."""
    ending = "_end_of_turn" if scene.held_for == END_OF_TURN else ""
    go_on = scene.say(f"screen.table.hold.go_on{ending}")
    knobs = [Knob("go_on", go_on, "play", "accent"), _trade_knob(scene)]
    if scene.held_for in (SUPPORT, END_OF_TURN):  # before counteroffers there is one pause for all
        knobs.append(Knob("quiet", scene.say(f"screen.table.hold.quiet{ending}"), "skip"))
    return knobs


def _brings(scene: TableScene, choosing: Choosing, chosen: str) -> list[str]:
    """What the chosen answer would bring about; what its card says where that cannot be told."""
    words, decision = own_words(scene.services.words), choosing.decision
    answer = choosing.answer(chosen)
    events = preview(scene.services.box, scene.shown, Choice(decision.kind, answer))
    told = [words.event(event, scene.shown.seat) for event in events]
    explained = decision.kind == "use" or not told
    if explained and answer not in PLAIN:
        told.insert(0, words.explanation(decision, answer, scene.shown))
    return told
