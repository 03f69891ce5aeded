"""Pages of the introduction about players: the rival, a deal, and what is said around it."""

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
    Slider,
    Stepper,
    Tween,
    Widget,
    card_height,
    put_card,
)

from ..city.rim import FACES
from ..offers.goods import coins, vote_card
from ..offers.opposite import MoodMeter
from ..offers.trays import TradeTray
from ..table.card_faces import HIDDEN_BACK, face_of
from .picture import Bar, PagePicture, ground

if TYPE_CHECKING:
    from newangeles_gui.widgets import Kit

BACK: Final = "cards_frames/rival.back"
ME: Final = "globalsec"
RIVAL: Final = "weyland"
CAPITAL: Final = MappingProxyType({"jinteki": 22, "nbn": 16, "weyland": 19})
HIGHEST: Final = 30
START: Final = 17
TURN: Final = 0.35  # seconds


class RivalPicture(PagePicture):
    """A card to turn over, and the capital of four players at the end of a game."""

    def begin(self) -> None:
        """The card is hidden."""
        self.open, self.mine = False, START
        self._card: TurningCard | None = None
        self._bar: Bar | None = None
        self._number: Label | None = None
        self._verdict: Label | None = None

    def put(self, room: pygame.Rect) -> None:
        """The card at the left, the capital at the right, the verdict below."""
        kit = self.kit
        area = Area(room, kit.px(6))
        verdict, line = area.bottom(kit.px(60)), Area(area.bottom(kit.px(46)))
        self.add(
            Label(kit, line.left(line.rest.width // 3), self.say("rival.mine"), "label", lines=2),
            Slider(kit, line.rest, self.mine, (0, HIGHEST), self.earn, name="capital"),
        )
        area.gap = kit.px(20)
        high = area.rest.height
        card = card_in(area.left(min(round(room.width * 0.4), _card_width(high))))
        face = face_of(self.services, f"rival.{RIVAL}") if self.open else BACK
        tip = self.say("rival.turn")
        self._card = TurningCard(kit, card, face, self.turn, name="rival", tip=tip)
        self.moved()
        self.add(self._card)
        people = {ME: self.mine, **CAPITAL}
        places = Area(area.rest, kit.px(10)).columns(len(people))
        for (name, capital), rect in zip(people.items(), places, strict=True):
            self._put_player(rect, name, capital)
        self._verdict = self.verdict(verdict, *self._judged())

    def _judged(self) -> tuple[str, str]:
        if not self.open:
            return self.say("rival.unknown"), "muted"
        theirs = CAPITAL[RIVAL]
        # 67.1: a tie in capital is a loss.
        word = "won" if self.mine > theirs else "tie" if self.mine == theirs else "lost"
        said = self.say(f"rival.{word}", mine=self.mine, theirs=theirs)
        return said, "good" if word == "won" else "bad"

    def _put_player(self, rect: pygame.Rect, name: str, capital: int) -> None:
        kit = self.kit
        color = "accent" if name == ME else "bad" if self.open and name == RIVAL else "line"
        inner = Area(rect, kit.px(4)).inset(kit.px(6), kit.px(8))
        mark = inner.bottom(min(inner.rest.width, kit.px(60)))
        number = Label(kit, inner.bottom(kit.px(34)), str(capital), "number", "capital", "center")
        bar = Bar(kit, inner.middle(kit.px(44), inner.rest.height), capital / HIGHEST, "capital")
        sign = kit.icon(f"marks/{name}", mark.height / kit.view.factor)
        if name == ME:
            self._bar, self._number = bar, number
        self.add(ground(kit, rect, color), bar, number, Image(kit, mark, sign))

    def turn(self) -> None:
        """Look at the card, or hide it again."""
        self.open = not self.open
        self.animate(Tween(0, 1, TURN))
        self.changed()

    def earn(self, value: int) -> None:
        """Another amount of capital: shown in place, for the line is being pulled."""
        self.mine = value
        if self._bar is None or self._number is None or self._verdict is None:
            return
        self._bar.share = value / HIGHEST
        self._number.say(str(value))
        words, self._verdict.color = self._judged()
        self._verdict.say(words)

    def moved(self) -> None:
        """The card turns."""
        if self._card is not None:
            self._card.share = self.share


class TurningCard(Card):
    """A card that becomes wider while it is turned up."""

    share = 1.0

    def paint(self, surface: pygame.Surface) -> None:
        """Draw it as wide as it is by now."""
        if self.share >= 1:
            super().paint(surface)
            return
        shown = self.rect
        whole = pygame.Surface(shown.size, pygame.SRCALPHA)
        put_card(self.kit, whole, pygame.Rect((0, 0), shown.size), self.face)
        size = (max(1, round(shown.width * self.share)), shown.height)
        turned = pygame.transform.scale(whole, size)
        surface.blit(turned, turned.get_rect(center=shown.center))


def card_in(room: pygame.Rect, height: int = 0) -> pygame.Rect:
    """A card as large as it can be in the middle of a room; or no higher than that."""
    width = min(room.width, _card_width(height or room.height))
    return Area(room).middle(width, card_height(width))


def _card_width(height: int) -> int:
    return int(height / (card_height(1000) / 1000))


SIDES: Final = MappingProxyType(
    {
        "main": ("term.main_offer", "arrest_orders"),
        "counter": ("term.counteroffer", "labor_solutions"),
    }
)
ASSET: Final = "eiko"
LAID: Final = MappingProxyType({"main": 1, "counter": 2})  # by others
MINE: Final = 2
SLIDE: Final = 0.5  # seconds
BACK_WIDTH: Final = 0.72  # of a support card, of its height
LEANS: Final = 26  # units: how far the asset goes to who is winning


class DealPicture(PagePicture):
    """Two offers, an asset between them, and two cards to support with."""

    def begin(self) -> None:
        """Both cards are in the hand."""
        self.side = ""  # which one the player supports: never both (54.4)
        self.cards = 0
        self._asset: Card | None = None
        self._middle = 0

    def support(self, side: str) -> int:
        """How many cards lie on a side."""
        return LAID[side] + (self.cards if side == self.side else 0)

    @property
    def winner(self) -> str:
        """The side with more cards; the main offer wins ties (54.5)."""
        return "counter" if self.support("counter") > self.support("main") else "main"

    def put(self, room: pygame.Rect) -> None:
        """The sides with their cards, the asset in the middle, the verdict and what can be done."""
        kit = self.kit
        area = Area(room, kit.px(6))
        self._put_knobs(Area(area.bottom(kit.px(50)), kit.px(12)))
        verdict = area.bottom(kit.px(46))
        area.gap = kit.px(14)
        between = round(room.width * 0.24)
        side = (room.width - between - 2 * area.gap) // 2
        self._put_side("main", area.left(side))
        self._put_side("counter", area.right(side))
        self._put_asset(Area(area.rest, kit.px(4)))
        numbers = {name: self.support(name) for name in SIDES}
        word = "tie" if len({*numbers.values()}) == 1 else self.winner
        self.verdict(verdict, self.say(f"deal.{word}", **numbers), self.winner)

    def _put_side(self, name: str, rect: pygame.Rect) -> None:
        kit, compact, (term, card) = self.kit, self.kit.view.compact, SIDES[name]
        inner = Area(rect, kit.px(2)).inset(kit.px(8), kit.px(6))
        title, words = inner.top(kit.px(40 if compact else 34)), self.services.words.name(term)
        words, style = words[:1].upper() + words[1:], "small" if compact else "label"
        inner.gap = kit.px(8)
        pile = inner.bottom(max(kit.px(34), inner.rest.height // 4))
        place = card_in(inner.rest)
        place.top = inner.rest.top
        state = "chosen" if self.side == name else ""
        self.add(
            ground(kit, rect, name if name == self.winner else "line"),
            Label(kit, title, words, style, name, "center", lines=2, name=f"title.{name}"),
            Card(
                kit, place, face_of(self.services, card), partial(self.lay, name), state=state,
                name=f"side.{name}", tip=self.say("deal.tip"),
            ),
            CardBacks(kit, pile, self.support(name)),
        )  # fmt: skip

    def _put_asset(self, area: Area) -> None:
        kit, words = self.kit, self.say("deal.asset")
        title = area.top(kit.px(40))
        rect = card_in(area.rest, round(area.rest.height * 0.7))
        self._middle = rect.x
        self._asset = Card(kit, rect, face_of(self.services, ASSET), name="asset")
        self._asset.focusable = False
        self._asset.floats = True
        self.moved()
        self.add(Label(kit, title, words, "small_strong", "focus", "center", lines=2), self._asset)

    def moved(self) -> None:
        """The asset leans towards the side that is winning."""
        if self._asset is not None:
            way = 1 if self.winner == "counter" else -1
            self._asset.rect.x = self._middle + round(
                way * self.kit.px(LEANS) * (2 * self.share - 1)
            )

    def _put_knobs(self, row: Area) -> None:
        again = row.right(min(self.kit.px(230), row.rest.width // 2))
        left = self.say("deal.left", n=MINE - self.cards)
        self.add(
            Label(self.kit, row.rest, left, "label", lines=2, name="deal.left"),
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
        if self.winner != before:
            self.animate(Tween(0, 1, SLIDE))
        self.changed()

    def again(self) -> None:
        """Take the cards back."""
        self.begin()
        self.changed()


class CardBacks(Widget):
    """Face-down cards side by side."""

    def __init__(self, kit: Kit, rect: pygame.Rect, count: int) -> None:
        super().__init__(kit, rect)
        self.count = count

    def paint(self, surface: pygame.Surface) -> None:
        """Draw them in the middle."""
        gap, width = self.kit.px(6), round(self.rect.height * BACK_WIDTH)
        whole = self.count * (width + gap) - gap
        for back in Area(Area(self.rect).middle(whole, self.rect.height), gap).columns(self.count):
            put_card(self.kit, surface, back, HIDDEN_BACK)


NOW: Final = "now"
LATER: Final = "later"
PARTNER: Final = "nbn"
MOST: Final = 5
PRICES: Final = MappingProxyType({NOW: 3, LATER: 1})
COIN: Final = 90  # units
CARD: Final = 150
PROMISE: Final = 80
SAID_LINES: Final = 5
METER: Final = 5  # of the height of the page at most one part for the meter


class TalkPicture(PagePicture):
    """An offer to another player in the trays of a talk, and how near they are to a yes."""

    def begin(self) -> None:
        """Too little for a vote."""
        self.capital, self.kind = 1, NOW

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
        self.verdict(area.bottom(kit.px(70)), self.say(key), color, 3)
        meter = area.bottom(min(kit.px(100 if compact else 150), room.height // METER))
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
        tray_below = TradeTray(self.services, area.rest, tray, "")
        self.add(
            Image(kit, head.left(head.rest.height), kit.icon(f"marks/{mark}", 40)),
            Label(kit, head.rest, words, "label", lines=2),
            tray_below,
        )
        return choice, Area(tray_below.inside, kit.px(4))

    def _put_mine(self, rect: pygame.Rect) -> None:
        row, inside = self._put_tray(rect, ME, self.say("talk.you_give"), NOW)
        if self.capital:
            high = min(inside.rest.height, inside.rest.width // MOST, self.kit.px(COIN))
            paid = coins(self.kit, ME, self.capital, high)
            self.add(Image(self.kit, inside.rest, paid, "coins"))
        self.add(
            Stepper(
                self.kit, row.rest, self.capital, (0, MOST), self.offer,
                lambda value: self.say("talk.capital", n=value), name="capital",
            )
        )  # fmt: skip

    def _put_theirs(self, rect: pygame.Rect) -> None:
        kit, name = self.kit, self.services.words.name(f"corporation.{PARTNER}")
        row, inside = self._put_tray(
            rect, PARTNER, self.say("talk.they_give", player=name), self.kind
        )
        options = [(one, self.say(f"talk.{one}")) for one in PRICES]
        said = self.say(f"talk.support.{self.kind}")
        style = "small" if kit.view.compact else "body"
        wide = inside.rest.width * 3 // 5
        if kit.type.fit(said, style, (wide, inside.rest.height), SAID_LINES)[2]:
            words = inside.right(wide)
            self.add(Image(kit, inside.rest, self._given(inside.rest.height), "art"))
        else:  # large letters need all of the tray
            words, style = inside.rest, "small"
        self.add(
            Segments(kit, row.rest, options, self.kind, self.choose, name="kind"),
            Label(kit, words, said, style, lines=SAID_LINES, name="support"),
        )

    def _given(self, room: int) -> pygame.Surface:
        """A card, or a word."""
        kit = self.kit
        if self.kind == NOW:
            return vote_card(self.services, PARTNER, min(room, kit.px(CARD)))
        return kit.icon("promise", PROMISE, kit.color("warning"))

    def offer(self, capital: int) -> None:
        """Another price."""
        self.capital = capital
        self.changed()

    def choose(self, kind: str) -> None:
        """Support at once, or a promise."""
        self.kind = kind
        self.changed()
