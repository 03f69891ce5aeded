"""One side of a deal: the offered card, who offers it, who may profit, who supports it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.engine import Choice
from newangeles_gui.table import Ink, put_mark, put_sign, put_text, zoom_cards
from newangeles_gui.widgets import Look, mixed, put_card, put_focus, put_panel

from ..facts.deal_facts import (
    backers,
    bets_on,
    card_of,
    counters_open,
    profiting,
    proposer,
    step_of,
)
from ..rules import NOBODY
from ..words import own_words
from .deal_part import DealPart

if TYPE_CHECKING:
    from newangeles_gui.scenes import Services
    from newangeles_gui.table import Picker

    from ..rules import View

PADDING: Final = 8  # units
HEAD, LOW_HEAD = 46, 30
LOW: Final = 215  # with less height there is one line above and one row below the card
LEAST_CARD: Final = 70
SMALLER: Final = 0.84  # the share of its size down to which a title is not put short
ROW: Final = 28  # of stakes, and of support
MARK: Final = 38
SMALL_MARK: Final = 24
PILE: Final = 6  # how far the cards of the pile stick out
BACK: Final = (16, 22)
WITH_SUPPORT: Final = ("support", "resolution")


class DealSide(DealPart):
    """Main offer or counteroffer; it can be picked where a side is asked for."""

    def __init__(
        self, services: Services, rect: pygame.Rect, view: View, picker: Picker, side: str
    ) -> None:
        super().__init__(services, rect, view, picker, f"side.{side}")
        self.side = side
        self.target = ("side", side)

    @property
    def focusable(self) -> bool:  # type: ignore[override]
        """Keys reach it while it is an answer."""
        return self.picker.is_lit(self.target)

    @property
    def card(self) -> str:
        """What is offered; empty if nothing is."""
        return card_of(self.deal, self.side) if self.view.deal is not None else ""

    @property
    def won(self) -> bool:
        """Whether this side has won."""
        return self.deal.winning == self.side

    def click(self, pos: tuple[int, int]) -> bool:
        """Pick it, or look at the card."""
        return self.picker.pick(self.target) or self.context(pos)

    def context(self, pos: tuple[int, int]) -> bool:
        """Both offers side by side, large."""
        offered = [card for card in (self.deal.main, self.deal.counter) if card]
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
        words, card = own_words(self.services.words), self.card
        if not card:
            yield self._nothing()
            return
        player = self.player(proposer(self.deal, self.side))
        yield self.say(f"about.{self.side}", player=player, card=words.names.card(card))
        yield words.text(words.names.card(card).key)
        may = profiting(self.services.box, self.view, card)
        if may:
            yield self.say("about.contracts", players=self._names(may))
        for owner, amount in bets_on(self.deal, proposer(self.deal, self.side)):
            yield self.say("about.bet", player=self.player(owner), amount=amount)
        declared = self._declared()
        if declared is not None:
            answers = (words.answer(one.kind, one.option) for one in map(Choice.parse, declared))
            yield self.say("about.declared", answers=", ".join(answers) or self.say("about.free"))
        for seat, cards in backers(self.deal, self.side):
            name = self.say("unseen") if seat == NOBODY else self.player_name(seat)
            yield self.say("about.backs", player=name, cards=cards)
        if self.side == "counter" and len(self.deal.pile) > 1:
            beaten = words.names.several(words.names.card(one) for one in self.deal.pile[:-1])
            yield self.say("about.beaten", cards=beaten)
        if self.picker.active and not self.picker.is_lit(self.target):
            yield self.picker.why_not(self.target)

    def _names(self, seats: list[int]) -> str:
        return ", ".join(self.player_name(seat) for seat in seats)

    def _declared(self) -> list[str] | None:
        deal = self.deal
        return deal.declared_main if self.side == "main" else deal.declared_counter

    def _nothing(self) -> str:
        if self.side == "main":
            return self.say("no_main", player=self.player(self.view.active))
        return self.say("no_counter_yet" if counters_open(self.view) else "no_counter")

    def card_rect(self) -> pygame.Rect:
        """Where the offered card lies."""
        px, padding = self.kit.px, self.kit.px(PADDING)
        rect = self.rect.inflate(-2 * padding, -2 * padding)
        head = LOW_HEAD if self.low else HEAD
        supported = step_of(self.view) in WITH_SUPPORT or bool(self.deal.support)
        rows = 2 if supported and not self.low else 1
        rect.y += px(head)
        rect.height = max(rect.height - px(head + rows * ROW), px(LEAST_CARD))
        return rect

    @property
    def low(self) -> bool:
        """Whether there is little height."""
        return self.rect.height < self.kit.px(LOW)

    def support_rect(self) -> pygame.Rect:
        """Where the support lies."""
        rect = self.rect.inflate(-2 * self.kit.px(PADDING), -2 * self.kit.px(PADDING))
        return pygame.Rect(rect.x, rect.bottom - self.kit.px(ROW), rect.width, self.kit.px(ROW))

    def paint(self, surface: pygame.Surface) -> None:
        """Ground, head, card, stakes and support."""
        put_panel(self.kit, surface, self.rect, self._ground())
        self._put_head(surface)
        if not self.card:
            self._put_nothing(surface)
        else:
            self._put_card(surface)
            if not (self.low and backers(self.deal, self.side)):
                self._put_stakes(surface)
            self._put_support(surface)
        if self.focused:
            put_focus(self.kit, surface, self.rect)

    def _ground(self) -> Look:
        color, line = self.kit.color, self.kit.color(self.side)
        lost = bool(self.deal.winning) and not self.won
        fill = mixed(color("panel"), line, 0.06 if lost or not self.card else 0.16)
        if self.picker.is_chosen(self.target):
            return Look(mixed(fill, line, 0.2), color("focus"), 245, edge=3, glow=14)
        if self.won or self.picker.is_lit(self.target):
            return Look(fill, line, 245, edge=3 if self.hovered else 2.2, glow=14)
        shaded = mixed(line, color("panel"), 0.75 if lost or not self.card else 0.35)
        return Look(fill, line if self.hovered else shaded, 235)

    def _put_head(self, surface: pygame.Surface) -> None:
        """Whose offer it is: a mark, the side, and a name where there is room for it."""
        kit, px = self.kit, self.kit.px
        rect = self.rect.inflate(-2 * px(PADDING), -2 * px(PADDING))
        rect.height = px(LOW_HEAD - 4 if self.low else HEAD - 2)
        seat = proposer(self.deal, self.side)
        units = LOW_HEAD - 4 if self.low else 30 if kit.view.compact else MARK
        center = (rect.x + px(units) // 2, rect.centery)
        if seat == NOBODY:
            put_sign(kit, surface, center, _sign(self.side), min(28, units), self.side)
        else:
            put_mark(kit, surface, center, self.view.corporations[seat], units)
        line = pygame.Rect(rect.x + px(units + 8), rect.y, 0, rect.height)
        line.width = rect.right - line.x
        if self.won:
            place = (rect.right - px(12), rect.y + px(11))
            put_sign(kit, surface, place, "star", 22, "focus")
            line.width -= px(26)
        if not self.low:
            line.height //= 2
        title = self._title(line.width)
        put_text(kit, surface, line, title, Ink("small_strong", self.side, least=0.72))
        if not self.low and seat != NOBODY:
            line.y, line.width = line.bottom, rect.right - line.x
            put_text(kit, surface, line, self.player_name(seat), Ink("small", "text", least=0.72))

    def _title(self, width: int) -> str:
        """Main offer or counteroffer, in short where there is little room."""
        title = self.say(self.side)
        fits = self.kit.type.width(title, "small_strong", SMALLER) <= width
        return title if fits else self.say(f"{self.side}_short")

    def _put_nothing(self, surface: pygame.Surface) -> None:
        kit, rect = self.kit, self.card_rect()
        rect.height = self.rect.bottom - kit.px(PADDING) - rect.y
        _put_dashes(kit.color("line"), surface, rect, kit.px(9))
        text = self._nothing()
        inner = rect.inflate(-kit.px(18), -kit.px(12))
        put_text(kit, surface, inner, text, Ink("small", "muted", "center", 6))

    def _put_card(self, surface: pygame.Surface) -> None:
        kit, rect = self.kit, self.card_rect()
        below = min(2, len(self.deal.pile) - 1) if self.side == "counter" else 0
        rect.width -= below * kit.px(PILE)
        rect.y += below * kit.px(PILE) // 2
        rect.height -= below * kit.px(PILE) // 2
        for place in range(below, 0, -1):
            edge = rect.move(place * kit.px(PILE), -place * kit.px(PILE) // 2)
            fill, line = kit.color("raised"), mixed(kit.color("counter"), kit.color("base"), 0.4)
            put_panel(kit, surface, edge, Look(fill, line, 255))
        lost = bool(self.deal.winning) and not self.won
        face = self.services.face(self.card)
        put_card(kit, surface, rect, face, "dimmed" if lost else "")

    def _put_stakes(self, surface: pygame.Surface) -> None:
        """Whose contract may profit, who has bet on it, and whether it is declared."""
        kit, px = self.kit, self.kit.px
        row = self.card_rect()
        row.y, row.height = row.bottom, px(ROW)
        left, step = row.x, px(SMALL_MARK + 2)
        corporations = self.view.corporations
        found = [(f"marks/{corporations[seat]}", "") for seat in self._may_profit()]
        groups = [("contract", found)] if found else []
        bets = bets_on(self.deal, proposer(self.deal, self.side))
        if bets:
            signs = [(f"marks/{corporations[seat]}", f"+{amount}") for seat, amount in bets]
            groups.append(("symbols/capital.white", signs))
        if self._declared() is not None:
            groups.append(("lock", []))
        for sign, marks in groups:
            put_sign(kit, surface, (left + step // 2, row.centery), sign, 20, "capital")
            left += step
            for mark, text in marks:
                drawn = kit.icon(mark, SMALL_MARK)
                surface.blit(drawn, drawn.get_rect(center=(left + step // 2, row.centery)))
                left += step
                room = pygame.Rect(left, row.y, kit.type.width(text, "small_strong"), row.height)
                put_text(kit, surface, room, text, Ink("small_strong", "capital"))
                left = room.right
            left += px(4)

    def _may_profit(self) -> list[int]:
        return profiting(self.services.box, self.view, self.card)

    def _put_support(self, surface: pygame.Surface) -> None:
        """For each player a mark with the cards face down beside it."""
        kit, px = self.kit, self.kit.px
        rect, piles = self.support_rect(), backers(self.deal, self.side)
        if not piles:
            return
        fixed = len(piles) * px(SMALL_MARK + 8 + BACK[0])
        more = sum(cards - 1 for _, cards in piles)
        step = min(px(BACK[0] * 0.6), (rect.width - fixed) // more) if more else 0
        left = rect.x
        for seat, cards in piles:
            center = (left + px(SMALL_MARK) // 2, rect.centery)
            if seat == NOBODY:
                put_sign(kit, surface, center, "hidden", 20, "muted")
            else:
                put_mark(kit, surface, center, self.view.corporations[seat], SMALL_MARK)
            left += px(SMALL_MARK + 2)
            for place in range(cards):
                corner = (left + place * max(1, step), rect.centery - px(BACK[1]) // 2)
                self._put_face_down(surface, pygame.Rect(corner, (px(BACK[0]), px(BACK[1]))))
            left += (cards - 1) * max(1, step) + px(BACK[0] + 6)

    def _put_face_down(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        color, line = self.kit.color, self.kit.color(self.side)
        put_panel(self.kit, surface, rect, Look(mixed(line, color("base"), 0.55), line, 255, cut=4))


def _sign(side: str) -> str:
    return "main_offer" if side == "main" else "counter"


def _put_dashes(
    color: tuple[int, int, int], surface: pygame.Surface, rect: pygame.Rect, dash: int
) -> None:
    """The outline of a place that is still empty."""
    for x in range(rect.left, rect.right, 2 * dash):
        for y in (rect.top, rect.bottom - 1):
            pygame.draw.line(surface, color, (x, y), (min(x + dash, rect.right), y), 2)
    for y in range(rect.top, rect.bottom, 2 * dash):
        for x in (rect.left, rect.right - 1):
            pygame.draw.line(surface, color, (x, y), (x, min(y + dash, rect.bottom)), 2)
