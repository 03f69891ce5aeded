"""Pages of the introduction about a deal and what is said around it."""

from __future__ import annotations

from functools import partial
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.widgets import (
    Area,
    Card,
    Image,
    Label,
    Segments,
    Stepper,
    Tween,
    Widget,
    card_height,
    put_card,
)

from ..city.rim import FACES
from ..offers.coins import coins, vote_card
from ..offers.opposite import MoodMeter
from ..offers.trays import TradeTray
from ..table.card_faces import HIDDEN_BACK, face_of
from .picture import FRAME, Ground, PagePicture, cut_bottom, cut_top

if TYPE_CHECKING:
    from newangeles_gui.widgets import Kit


OFFERS: Final = MappingProxyType({"main": "arrest_orders", "counter": "labor_solutions"})
ASSET: Final = "eiko"
LAID: Final = MappingProxyType({"main": 1, "counter": 2})  # by others
MINE: Final = 2
SLIDE: Final = 0.5  # seconds
BACK: Final = 0.72  # a support card's width, of its height


class DealPicture(PagePicture):
    """Two offers, an asset between them, and two cards to support with."""

    def begin(self) -> None:
        """As it is at first."""
        self.side = ""  # which one the player supports: never both (54.4)
        self.cards = 0
        self._slide: Tween | None = None
        self._asset: Card | None = None
        self._places = (0, 0)

    def support(self, side: str) -> int:
        """How many cards lie on a side."""
        return LAID[side] + (self.cards if side == self.side else 0)

    @property
    def winner(self) -> str:
        """The side with more cards; the main offer wins ties (54.5)."""
        return "counter" if self.support("counter") > self.support("main") else "main"

    def put(self, room: pygame.Rect) -> None:
        """The sides with their cards, the asset in the middle, the verdict and what can be done."""
        kit, gap = self.kit, self.kit.px(14)
        row = cut_bottom(room, kit.px(50), kit.px(6))
        verdict = cut_bottom(room, kit.px(46), kit.px(6))
        middle = round(room.width * 0.24)
        side = (room.width - middle - 2 * gap) // 2
        rects = {
            "main": pygame.Rect(room.x, room.y, side, room.height),
            "counter": pygame.Rect(room.right - side, room.y, side, room.height),
        }
        for name, rect in rects.items():
            self._put_side(name, rect)
        between = pygame.Rect(room.x + side + gap, room.y, middle, room.height)
        self._put_asset(between)
        self._put_knobs(row)
        word = "tie" if self.support("main") == self.support("counter") else self.winner
        numbers = {name: self.support(name) for name in OFFERS}
        self.verdict(verdict, self.say(f"deal.{word}", **numbers), self.winner)

    def _put_side(self, name: str, rect: pygame.Rect) -> None:
        kit = self.kit
        self.add(Ground(kit, rect, name if name == self.winner else "line"))
        inner = rect.inflate(-kit.px(16), -kit.px(12))
        compact = kit.view.compact
        style = "small" if compact else "label"
        title = cut_top(inner, kit.px(40 if compact else 34), kit.px(2))
        pile = cut_bottom(inner, max(kit.px(34), inner.height // 4), kit.px(8))
        width = min(inner.width, int(inner.height / (card_height(1000) / 1000)))
        card = pygame.Rect(0, inner.y, width, card_height(width))
        card.centerx = inner.centerx
        words = self.services.words.name(
            f"term.{name}_offer" if name == "main" else "term.counteroffer"
        )
        words = words[:1].upper() + words[1:]
        face = face_of(self.services, OFFERS[name])
        state = "chosen" if self.side == name else ""
        tip = self.say("deal.tip")
        self.add(
            Label(kit, title, words, style, name, "center", lines=2, name=f"title.{name}"),
            Card(
                kit, card, face, partial(self.lay, name), state=state, name=f"side.{name}", tip=tip
            ),
            Pile(kit, pile, self.support(name)),
        )

    def _put_asset(self, room: pygame.Rect) -> None:
        kit = self.kit
        title = cut_top(room, kit.px(40), kit.px(4))
        width = min(room.width, int(room.height * 0.7 / (card_height(1000) / 1000)))
        rect = pygame.Rect(0, 0, width, card_height(width))
        rect.center = room.center
        away = kit.px(26)
        self._places = (rect.x - away, rect.x + away)
        self._asset = Card(kit, rect, face_of(self.services, ASSET), name="asset")
        self._asset.focusable = False
        self._asset.floats = True
        self._move()
        words = self.say("deal.asset")
        self.add(Label(kit, title, words, "small_strong", "focus", "center", lines=2), self._asset)

    def _move(self) -> None:
        """The asset leans towards the side that is winning."""
        if self._asset is not None:
            here, there = self._places if self.winner == "main" else self._places[::-1]
            share = 1.0 if self._slide is None else self._slide.value
            self._asset.rect.x = round(there + (here - there) * share)

    def _put_knobs(self, row: pygame.Rect) -> None:
        kit = self.kit
        again = pygame.Rect(0, row.y, min(kit.px(230), row.width // 2), row.height)
        again.right = row.right
        words = pygame.Rect(row.x, row.y, again.x - row.x - kit.px(12), row.height)
        left = MINE - self.cards
        self.add(
            Label(kit, words, self.say("deal.left", n=left), "label", lines=2, name="deal.left"),
            self.button(
                again, self.say("deal.again"), self.again, "again", "redo", enabled=self.cards > 0
            ),
        )

    def lay(self, side: str) -> None:
        """Support a side with a card; the other one cannot be supported any more."""
        if self.cards == MINE or self.side not in ("", side):
            self.services.audio.play("error")
            return
        before = self.winner
        self.side, self.cards = side, self.cards + 1
        if self.winner != before and not self.kit.calm:
            self._slide = Tween(0, 1, SLIDE)
        self.changed()

    def again(self) -> None:
        """Take the cards back."""
        self.side, self.cards, self._slide = "", 0, None
        self.changed()

    def update(self, seconds: float) -> bool:
        """The asset moves to the other side."""
        if self._slide is None:
            return False
        self._slide.advance(seconds)
        self._move()
        if self._slide.done:
            self._slide = None
        return True

    def wait(self) -> float | None:
        """While it moves."""
        return None if self._slide is None else FRAME


class Pile(Widget):
    """Face-down cards side by side."""

    def __init__(self, kit: Kit, rect: pygame.Rect, count: int) -> None:
        super().__init__(kit, rect)
        self.count = count

    def paint(self, surface: pygame.Surface) -> None:
        """Draw the backs and their number."""
        kit, rect = self.kit, self.rect
        width, gap = round(rect.height * BACK), kit.px(6)
        whole = self.count * (width + gap) - gap
        left = rect.centerx - whole // 2
        for place in range(self.count):
            back = pygame.Rect(left + place * (width + gap), rect.y, width, rect.height)
            put_card(kit, surface, back, HIDDEN_BACK)


NOW: Final = "now"
LATER: Final = "later"
PARTNER: Final = "nbn"
MOST: Final = 5
PRICES: Final = MappingProxyType({NOW: 3, LATER: 1})
COIN: Final = 90  # units
CARD: Final = 150
PROMISE: Final = 80


class TalkPicture(PagePicture):
    """An offer to another player in the trays of a talk, and how near they are to a yes."""

    def begin(self) -> None:
        """As it is at first."""
        self.capital = 1
        self.kind = NOW

    @property
    def meter(self) -> int:
        """How they like it, from 0 to 4."""
        return max(0, min(4, 4 - 2 * (PRICES[self.kind] - self.capital)))

    def put(self, room: pygame.Rect) -> None:
        """Who gives what at the left and the right, below it the other's face and the answer."""
        kit, compact = self.kit, self.kit.view.compact
        area = Area(room, kit.px(10))
        key = f"talk.about.{self.kind}"
        color = "warning" if self.kind == LATER else "accent"
        self.verdict(area.bottom(kit.px(52 if compact else 70)), self.say(key), color, 3)
        meter = area.bottom(kit.px(100 if compact else 150))
        mine, theirs = Area(area.rest, kit.px(20)).columns(2)
        self._put_mine(mine)
        self._put_theirs(theirs)
        self.add(MoodMeter(self.services, meter, FACES[PARTNER], self.meter))

    def _put_tray(self, rect: pygame.Rect, mark: str, words: str, tray: str) -> tuple[Area, Area]:
        """Who gives, and the tray below; the row to choose in, and the tray's inside."""
        kit = self.kit
        area = Area(rect, kit.px(8))
        head = Area(area.top(kit.px(44)), kit.px(10))
        choice = Area(area.top(kit.px(48)))
        ground = TradeTray(self.services, area.rest, tray, "")
        self.add(
            Image(kit, head.left(head.rest.height), kit.icon(f"marks/{mark}", 40)),
            Label(kit, head.rest, words, "label", lines=2),
            ground,
        )
        return choice, Area(ground.inside, kit.px(4))

    def _put_mine(self, rect: pygame.Rect) -> None:
        row, inside = self._put_tray(rect, "globalsec", self.say("talk.you_give"), NOW)
        if self.capital:
            high = min(inside.rest.height, inside.rest.width // MOST, self.kit.px(COIN))
            paid = coins(self.kit, "globalsec", self.capital, high)
            self.add(Image(self.kit, inside.rest, paid, "coins"))
        self.add(
            Stepper(
                self.kit, row.rest, self.capital, (0, MOST), self.offer,
                lambda value: self.say("talk.capital", n=value), name="capital",
            )
        )  # fmt: skip

    def _put_theirs(self, rect: pygame.Rect) -> None:
        kit, name = self.kit, self.services.words.name(f"corporation.{PARTNER}")
        said = self.say("talk.they_give", player=name)
        row, inside = self._put_tray(rect, PARTNER, said, self.kind)
        options = [(one, self.say(f"talk.{one}")) for one in PRICES]
        style = "small" if kit.view.compact else "body"
        words = inside.right(inside.rest.width * 3 // 5)
        art = inside.rest
        if self.kind == NOW:
            given = vote_card(kit, PARTNER, min(art.height, kit.px(CARD)), kit.color("media"))
        else:
            given = kit.icon("promise", PROMISE, kit.color("warning"))
        self.add(
            Segments(kit, row.rest, options, self.kind, self.choose, name="kind"),
            Label(kit, words, self.say(f"talk.support.{self.kind}"), style, lines=5,
                  name="support"),
            Image(kit, art, given, "art"),
        )  # fmt: skip

    def offer(self, capital: int) -> None:
        """Another price."""
        self.capital = capital
        self.changed()

    def choose(self, kind: str) -> None:
        """Support at once, or a promise."""
        self.kind = kind
        self.changed()
