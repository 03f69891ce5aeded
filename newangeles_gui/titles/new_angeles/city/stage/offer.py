"""What is known of an offer of the deal, in words and in signs, and the foot of its card."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final, NamedTuple

import pygame

from newangeles_gui.engine import Choice
from newangeles_gui.table import Ink, StageSide, put_mark, put_sign, put_text, zoom_cards
from newangeles_gui.widgets import Look, WordRoom, fit, mixed, put_panel

from ...facts import backers, bets_on, card_of, counters_open, price, profiting, proposer, step_of
from ...rules import NOBODY
from ...words import corporation, own_words

if TYPE_CHECKING:
    from collections.abc import Callable, Set

    from newangeles_gui.i18n import Name
    from newangeles_gui.scenes import Services
    from newangeles_gui.table import Picker, Regions
    from newangeles_gui.widgets import Rgb

    from ...rules import Deal, View
    from .foresight import Coming

BACK: Final = (50, 70)  # units
PRICE_SHARE: Final = 0.7  # of the size of what a counteroffer costs
LARGE_PRICE_SHARE: Final = 0.5  # where words are so large that this can be read as well
LEAST: Final = 0.72
TOTAL: Final = 1.2  # of the size of a title


class StageSetting(NamedTuple):
    """What the parts of the stage read."""

    services: Services
    places: Regions
    view: View
    picker: Picker
    seen: Callable[[], Set[str]] = frozenset  # the events that have been


class OfferPart(StageSide):
    """A part that tells of one side of the deal; it reads the view whenever it is drawn."""

    def __init__(self, setting: StageSetting, rect: pygame.Rect, side: str) -> None:
        super().__init__(setting.services.kit, setting.places, rect, f"side.{side}")
        self.services, _, self.view, self.picker, _ = setting
        self.face_of: Callable[[int], str] = lambda seat: ""  # the picture of who sits there
        self.side = side
        self.target = ("side", side)
        self.built: Coming | None = None  # the offer of who looks that would stand here

    def say(self, key: str, /, **values: object) -> str:
        """The words of deals."""
        return self.services.say(f"screen.deal.{key}", **values)

    def tell(self, key: str, /, **values: object) -> str:
        """The words of the stage."""
        return self.services.say(f"screen.stage.{key}", **values)

    @property
    def deal(self) -> Deal:
        """The deal, for parts that are only seen while there is one."""
        assert self.view.deal is not None
        return self.view.deal

    def player(self, seat: int) -> Name:
        """A player's name, for sentences."""
        return corporation(self.view.corporations[seat])

    def player_name(self, seat: int) -> str:
        """A player's name on its own."""
        return self.services.words.name(f"corporation.{self.view.corporations[seat]}")

    def tint(self, seat: int) -> Rgb:
        """The colour of a player."""
        named = self.services.box.corporations[self.view.corporations[seat]].color
        return self.kit.color(named)

    @property
    def card(self) -> str:
        """What is offered, or would be; empty if nothing is."""
        if self.built is not None:
            return self.built.card
        return card_of(self.deal, self.side) if self.view.deal is not None else ""

    @property
    def won(self) -> bool:
        """Whether this side has won."""
        return self.deal.winning == self.side

    @property
    def lost(self) -> bool:
        """Whether the other side has."""
        return bool(self.deal.winning) and not self.won

    @property
    def proposer(self) -> int:
        """Who offers it."""
        return proposer(self.deal, self.side) if self.built is None else self.built.player

    @property
    def beaten(self) -> list[str]:
        """The counteroffers that lie below this one."""
        return self.deal.pile if self.built is not None else self.deal.pile[:-1]

    @property
    def text(self) -> str:
        """The full text of its card."""
        words = own_words(self.services.words)
        return words.text(words.names.card(self.card).key)

    def click(self, pos: tuple[int, int]) -> bool:
        """Pick it, or look at the card."""
        return self.picker.pick(self.target) or self.context(pos)

    def context(self, pos: tuple[int, int]) -> bool:
        """Both offers side by side, large."""
        there = (self.deal.main, self.card if self.built is not None else self.deal.counter)
        offered = [card for card in there if card]
        if self.card:
            zoom_cards(self.services, offered, offered.index(self.card))
        return bool(self.card)

    def act(self, action: str) -> bool:
        """The zoom key shows the card."""
        return self.context(self.rect.center) if action == "zoom" else super().act(action)

    @property
    def tip_text(self) -> str:
        """Everything that is known of this side, in words."""
        return "\n".join(line for line in self._about() if line) if self.view.deal else ""

    def _about(self) -> Iterator[str]:
        if not self.card:
            yield self.nothing()
            yield self.price()
            return
        names = own_words(self.services.words).names
        player, card = self.player(self.proposer), names.card(self.card)
        yield self.say(f"about.{self.side}", player=player, card=card)
        yield self.text
        yield from self._stakes()
        for backer, cards in backers(self.deal, self.side):
            name = self.say("unseen") if backer == NOBODY else self.player_name(backer)
            yield self.say("about.backs", player=name, cards=cards)
        if self.side == "main" and not self.deal.winning:
            yield self.tell("ties")
        if self.side == "counter":
            if self.beaten:
                below = names.several(names.card(one) for one in self.beaten)
                yield self.say("about.beaten", cards=below)
            yield self.price()
        if self.picker.active and not self.picker.is_lit(self.target):
            yield self.picker.why_not(self.target)

    def _stakes(self) -> Iterator[str]:
        may = profiting(self.services.box, self.view, self.card)
        if may:
            players = ", ".join(self.player_name(one) for one in may)
            yield self.say("about.contracts", players=players)
        for owner, amount in bets_on(self.deal, self.proposer):
            yield self.say("about.bet", player=self.player(owner), amount=amount)
        if self._declared is not None:
            yield self.say("about.declared", answers=self._answers() or self.say("about.free"))

    @property
    def _declared(self) -> list[str] | None:
        deal = self.deal
        if self.built is not None:
            return None
        return deal.declared_main if self.side == "main" else deal.declared_counter

    def _answers(self) -> str:
        """What the proposer has declared to choose."""
        words = own_words(self.services.words)
        choices = map(Choice.parse, self._declared or ())
        return ", ".join(words.answer(one.kind, one.option) for one in choices)

    def nothing(self) -> str:
        """That there is no offer."""
        if self.side == "main":
            return self.say("no_main", player=self.player(self.view.active))
        return self.say("no_counter_yet" if counters_open(self.view) else "no_counter")

    def price(self) -> str:
        """What the next counteroffer costs; nothing once there can be none."""
        if not counters_open(self.view):
            return ""
        count = price(self.view)
        return self.say("price", count=count) if count else self.say("free")

    def notes(self) -> Iterator[tuple[str, str]]:
        """Signs with words or without: what is declared, who has bet, whose contract may pay."""
        if not self.card:
            return
        corporations = self.view.corporations
        if self._declared is not None:
            yield "lock", self._answers() or self.tell("declared")
        for owner, amount in bets_on(self.deal, self.proposer):
            yield f"marks/{corporations[owner]}", f"+{amount}"
        may = profiting(self.services.box, self.view, self.card)
        if may:
            yield "contract", ""
        for seat in may:
            yield f"marks/{corporations[seat]}", ""


class OfferFoot(OfferPart):
    """Painted by its card."""

    def put(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """How many cards support it and whose they are; before that, what is to be known."""
        kit, px = self.kit, self.px
        inner = rect.inflate(-2 * px(16), -2 * px(10))
        total = str(self.deal.votes(self.side))
        voted = step_of(self.view) in ("support", "resolution") or bool(self.deal.support)
        if voted:
            drawn = kit.type.draw(total, "title", kit.color(self.side), TOTAL)
            wide = drawn.get_width() + px(8)
            number = pygame.Rect(inner.x, inner.y, wide, inner.height)
            if self.side == "main":
                number.right = inner.right
            surface.blit(drawn, drawn.get_rect(center=number.center))
            inner.width -= wide + px(8)
            if self.side == "counter":
                inner.x = number.right + px(8)
            self._put_backs(surface, inner)
        else:
            self._put_before(surface, inner)

    def _put_before(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        text = self.price() if self.side == "counter" else ""
        if text:
            sign = pygame.Rect(rect.x, rect.y, self.px(34), rect.height)
            put_sign(self.kit, surface, sign.center, "discard", self.units(26), "counter")
            rect = pygame.Rect(sign.right, rect.y, rect.right - sign.right, rect.height)
            least = min(PRICE_SHARE, self.kit.type.least("small_strong", LARGE_PRICE_SHARE))
            ink = Ink("small_strong", "counter", lines=2, least=least)
            put_text(self.kit, surface, rect, text, ink)
        elif self.side == "main":
            self._put_chip(surface, rect, self.tell("wins_ties"))

    def _put_backs(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """The support face down, each card with the mark of who laid it."""
        seats = [seat for seat, cards in backers(self.deal, self.side) for _ in range(cards)]
        wide, high = (self.px(one) for one in BACK)
        high = min(high, rect.height)
        wide = min(wide, high * BACK[0] // BACK[1])
        chip = self._chip_text()
        room = rect.width if not chip else rect.width - min(self.px(96), rect.width // 2)
        gap = self.px(5)
        step = min(wide + gap, (room - wide) // max(1, len(seats) - 1)) if seats else 0
        used = step * (len(seats) - 1) + wide if seats else 0
        left = rect.x if self.side == "main" else rect.right - used
        for place, seat in enumerate(seats):
            spot = pygame.Rect(left + place * step, rect.centery - high // 2, wide, high)
            self._put_back(surface, spot, seat)
        if chip:
            rest = rect.copy()
            rest.width -= used + self.px(8) if used else 0
            if self.side == "main":
                rest.right = rect.right
            self._put_chip(surface, rest, chip)

    def _chip_text(self) -> str:
        if self.won:
            return self.tell("won")
        ties = self.side == "main" and not self.deal.winning
        return self.tell("wins_ties") if ties else ""

    def _put_back(self, surface: pygame.Surface, rect: pygame.Rect, seat: int) -> None:
        kit, line = self.kit, self.kit.color(self.side)
        look = Look(mixed(kit.color("raised"), kit.color("blue"), 0.16), line, 255, 1.6,
                    self.units(8), sheen=0.3)  # fmt: skip
        put_panel(kit, surface, rect, look)
        if seat == NOBODY:
            put_sign(kit, surface, rect.center, "hidden", self.units(26), "muted")
            return
        owner = self.view.corporations[seat]
        tint = self.tint(seat)
        radius = rect.width * 2 // 5
        pygame.draw.circle(surface, kit.color("base"), rect.center, radius)
        pygame.draw.circle(surface, tint, rect.center, radius, max(1, self.px(2)))
        put_mark(kit, surface, rect.center, owner, radius * 1.2 / kit.view.factor)

    def _put_chip(self, surface: pygame.Surface, rect: pygame.Rect, text: str) -> None:
        """A few words in a frame, at the inner end of the foot."""
        kit, px, line = self.kit, self.px, self.kit.color(self.side)
        high = min(rect.height, px(44))
        room = WordRoom(max(1, rect.width - px(12)), max(1, high - px(4)), 2, 1.0, LEAST)
        if not fit(kit.type, text, "small_strong", room).whole:
            return  # the tip says it
        wide = min(rect.width, kit.type.width(text, "small_strong") + px(28))
        chip = pygame.Rect(rect.x, 0, wide, high)
        chip.centery = rect.centery
        if self.side == "counter":
            chip.right = rect.right
        look = Look(mixed(kit.color("panel"), line, 0.16), mixed(line, kit.color("base"), 0.3),
                    255, 1.4, self.units(10))  # fmt: skip
        put_panel(kit, surface, chip, look)
        inner = chip.inflate(-px(12), -px(4))
        put_text(
            kit, surface, inner, text, Ink("small_strong", self.side, "center", 2, least=LEAST)
        )
