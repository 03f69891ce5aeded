"""The offer table on the screen."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final, cast

import pygame

from newangeles_gui.scenes import Page, Services, message
from newangeles_gui.widgets import IconButton, Scroll

from ..minds.bargain import YES
from ..minds.bargaining.lines import lines_of
from ..table.who import character_at
from ..words import corporation
from .columns import Between, column
from .draft import OfferDraft
from .goods import Sheet
from .several import SeveralScreen
from .side import SideKnob, book, side
from .tabs import PartnerTab
from .talks import ask_person

if TYPE_CHECKING:
    from collections.abc import Callable

    from ..minds.bargain import Answer, Rating
    from ..minds.tasks import Result
    from ..rules import Trade, View
    from ..table.scene import TableScene

TABS: Final = 88  # units
SMALL_TABS: Final = 56
SIDE: Final = 0.34  # share of the width
LEDGER: Final = 0.32  # share of the height
BETWEEN: Final = 56
SMALL_BETWEEN: Final = 22
GAP: Final = 12
SMALL_GAP: Final = 8
POLL: Final = 0.03  # seconds


class TradeScreen(Page):
    """Who looks puts an offer together and makes it."""

    name = "trade"
    private = True

    def __init__(
        self, services: Services, table: TableScene, partner: str = "", view: View | None = None
    ) -> None:
        super().__init__(services)
        self.table = table
        self.view: View = view or table.shown
        me = self.view.corporations[self.view.seat]
        others = self.others(me)
        self.draft = OfferDraft(me, partner or self._likely(others))
        self.counters = 0  # what another person has proposed instead so far
        self.said = ""
        self.rating: Rating | None = None
        self.scrolled: dict[str, int] = {}
        self._then: Callable[[Result], None] | None = None  # what to do with the next answer

    def others(self, me: str) -> list[str]:
        """With whom one can talk, clockwise."""
        first = self.view.corporations.index(me)
        count = len(self.view.corporations)
        return [self.view.corporations[(first + step) % count] for step in range(1, count)]

    def _likely(self, others: list[str]) -> str:
        """Whoever decides now is who one wants to talk to."""
        pending = self.view.pending
        decider = "" if pending is None else self.view.corporations[pending.seat]
        return decider if decider in others else others[0]

    @property
    def partner_seat(self) -> int:
        """The seat of the other player."""
        return self.view.corporations.index(self.draft.partner)

    @property
    def with_person(self) -> bool:
        """Whether the other one is a person at this screen."""
        return self.partner_seat in self.table.director.people

    def build(self) -> None:
        """Tabs of partners, the two sides of the table, and at the side what the other says."""
        compact = self.kit.view.compact
        gap = self.px(SMALL_GAP if compact else GAP)
        body = self._top(gap)
        width = round(body.width * SIDE)
        between = self.px(SMALL_BETWEEN if compact else BETWEEN)
        half = (body.width - width - between - gap) // 2
        # The ledger lies below one's own side: that is the shorter one.
        low = 0 if compact else round(body.height * LEDGER)
        give = pygame.Rect(body.x, body.y, half, body.height - low)
        get = pygame.Rect(give.right + between, body.y, half, body.height)
        middle = pygame.Rect(give.right, body.y, between, give.height)
        right = pygame.Rect(body.right - width, body.y, width, body.height)
        sheet = Sheet(self.draft, self.view, self.changed, self._barred(), not self.with_person)
        pair = (self.draft.me, self.draft.partner)
        for key, rect, player in zip(("give", "get"), (give, get), pair, strict=True):
            scrolled = self.scrolled.get(key, 0)
            self.root.add(*column(self.services, rect, sheet, player, scrolled))
        self.root.add(Between(self.kit, middle, not self.draft.empty), *side(self, right))
        if low:
            below = pygame.Rect(give.x, give.bottom + gap, half, low - gap)
            self.root.add(*book(self, below))

    def _top(self, gap: int) -> pygame.Rect:
        """Headline and tabs; with little room the tabs are the headline."""
        if self.kit.view.compact:
            margin, side = self.margin(), self.px(SMALL_TABS)
            back = pygame.Rect(margin, margin // 2, side, side)
            tabs = pygame.Rect(back.right + gap, back.y, 0, side)
            tabs.width = self.screen.width - margin - tabs.x
            words = self.say("screen.back")
            self.root.add(IconButton(self.kit, back, "back", words, self.back, name="back"))
            self._tabs(tabs, gap)
            top = tabs.bottom + gap
            width = self.screen.width - 2 * margin
            return pygame.Rect(margin, top, width, self.screen.height - top - margin)
        body = self.head(self.say("screen.trade.title"))
        tabs = pygame.Rect(body.x, body.y, body.width, self.px(TABS))
        self._tabs(tabs, gap)
        top = tabs.bottom + gap
        return pygame.Rect(body.x, top, body.width, body.bottom - top)

    def _tabs(self, rect: pygame.Rect, gap: int) -> None:
        others = self.others(self.draft.me)
        if len(others) > 1:
            rect = self._several_tab(rect, gap)
        columns = len(self.view.corporations) - 1
        width = (rect.width - gap * (columns - 1)) // columns
        for place, name in enumerate(others):
            spot = pygame.Rect(rect.x + place * (width + gap), rect.y, width, rect.height)
            chosen = name == self.draft.partner
            turn = partial(self.turn_to, name)
            face = self.character_of(name)
            self.root.add(PartnerTab(self.services, spot, self.view, name, turn, chosen, face))

    def _several_tab(self, rect: pygame.Rect, gap: int) -> pygame.Rect:
        """The way to an offer to several, and the room that it leaves."""
        several = pygame.Rect(rect.right - rect.height, rect.y, rect.height, rect.height)
        self.root.add(
            IconButton(
                self.kit, several, "people", self.say("several.open"), self.to_several,
                name="partner.several",
            )
        )  # fmt: skip
        return pygame.Rect(rect.x, rect.y, several.x - gap - rect.x, rect.height)

    def character_of(self, player: str) -> str:
        """The character who plays a corporation, if one does."""
        return character_at(self.table.match, self.view.corporations.index(player))

    def to_several(self) -> None:
        """The same offer to several players."""
        self.services.stack.swap(SeveralScreen(self.services, self.table))

    def turn_to(self, name: str) -> None:
        """Talk to another player: the table is cleared."""
        if name != self.draft.partner:
            self.draft = OfferDraft(self.draft.me, name)
            self.scrolled, self.counters = {}, 0
            self.changed()

    def _barred(self) -> str:
        """Why nothing can be handed over now, if so."""
        deal = self.view.deal
        seats = {self.view.seat, self.partner_seat}
        if deal is not None and seats & set(deal.barred_from_trade):
            return self.say("screen.trade.barred")
        return ""

    def waiting_words(self) -> str:
        """What stands at the gauge while it shows nothing."""
        if self.with_person:
            return self.say("screen.trade.by_person", player=corporation(self.draft.partner))
        if self._then is not None:
            return self.say("screen.trade.considers", player=corporation(self.draft.partner))
        return self.say("screen.trade.nothing_yet" if self.draft.empty else "offer.not_possible")

    def problem(self) -> str:
        """Why the rules do not allow the trade; empty if they do."""
        possible = self.draft.empty or self.table.match.allows(self.draft.trade.choice())
        return "" if possible else self.say("screen.trade.impossible")

    def knobs(self) -> list[SideKnob]:
        """The buttons below."""
        full = not self.draft.empty
        empty = "" if full else self.say("screen.trade.empty")
        why = empty or self.problem()
        found = [SideKnob("offer", "trade", "good", self.offer, not why, why)]
        if not self.with_person and self.table.talks.can_improve(self.partner_seat):
            found += [
                SideKnob("what_take", "help", "line", self.what_take, full, empty),
                SideKnob("what_give", "hint", "line", self.what_give, full, empty),
                SideKnob("make_fit", "check", "line", self.make_fit, full, empty),
            ]
        if (self.view.seat, self.partner_seat) in self.table.director.parley.talking.muted:
            found.append(SideKnob("listen", "sound", "accent", self.listen, True))
        found.append(SideKnob("clear", "undo", "line", self.clear, full, empty))
        found.append(SideKnob("leave", "back", "line", self.back, True))
        return found

    def listen(self) -> None:
        """Take offers of the other player again."""
        self.table.director.parley.talking.mute(self.partner_seat, self.view.seat)
        self._show()

    def changed(self) -> None:
        """Something on the table is another: what the other says is asked anew."""
        self.said, self.rating = "", None
        self._then = None
        talks = self.table.talks
        if self.draft.empty or self.with_person or self.problem():
            talks.forget()
        else:
            talks.begin_rate(self.partner_seat, self.draft.trade)
            self._listen(self._rated)
        self._show()

    def _rated(self, result: Result) -> None:
        self.rating = cast("Rating", result)

    def _listen(self, then: Callable[[Result], None]) -> None:
        """What comes of the question that was just asked; perhaps it is there already."""
        self._then = then
        self._hear()

    def _hear(self) -> bool:
        """Whether an answer has come."""
        if self._then is None:
            return False
        result = self.table.talks.result()
        if result is None:
            return False
        then, self._then = self._then, None
        then(result)
        return True

    def _show(self) -> None:
        self.keep_scrolling()
        self.rebuild()

    def update(self, seconds: float) -> None:
        """The other one may have made up its mind."""
        super().update(seconds)
        # An answer waits until it can be seen: it may close this screen, which has to be the top.
        if self.services.stack.top is self and self._hear() and self.services.stack.top is self:
            self._show()

    def wait(self) -> float | None:
        """Often while the other one thinks."""
        wait = super().wait()
        return wait if self._then is None else min(POLL, POLL if wait is None else wait)

    def leave(self) -> None:
        """Nobody wants to know any more."""
        self._then = None
        self.table.talks.forget()
        super().leave()

    def keep_scrolling(self) -> None:
        """Columns stay where they were scrolled to."""
        for one in self.root.all():
            if isinstance(one, Scroll):
                self.scrolled[one.name.rpartition(".")[2]] = one.offset

    def clear(self) -> None:
        """Take everything off the table."""
        self.draft = OfferDraft(self.draft.me, self.draft.partner)
        self.changed()

    def what_take(self) -> None:
        """What would it take: all that is asked of the other stays, mine grows."""
        self._improve(self._kept(self.draft.partner), "take")

    def what_give(self) -> None:
        """What would you give: all that I give stays, the other's grows."""
        self._improve(self._kept(self.draft.me), "give")

    def make_fit(self) -> None:
        """Change what is not locked until it is acceptable."""
        self._improve(frozenset(self.draft.locked), "fit")

    def _kept(self, player: str) -> frozenset[str]:
        return lines_of(self.draft.trade, player) | self.draft.locked

    def _improve(self, locked: frozenset[str], way: str) -> None:
        liked = self.rating is not None and self.rating.meter == YES
        self.said, self.rating = "", None
        self.table.talks.begin_improve(self.partner_seat, self.draft.trade, locked)
        self._listen(lambda result: self._improved(result, way, liked))
        self._show()

    def _improved(self, result: Result, way: str, liked: bool) -> None:
        found, before = cast("list[Trade]", result), self.draft.trade
        if found:
            self.draft.take(found[0])
        self.changed()
        player = corporation(self.draft.partner)
        if self.draft.trade != before:
            self.said = self.say("screen.trade.this_would_do")
        elif found or liked:
            self.said = self.say(f"offer.as_it_is.{way}", player=player)
        else:
            self.said = self.say("offer.nothing_helps")
            self.services.audio.play("error")

    def offer(self) -> None:
        """Make the offer to a person or an opponent."""
        self.services.audio.play("trade_proposed")
        talking = self.table.director.parley.talking
        talking.propose_instead(self.view.seat, self.partner_seat)
        if self.with_person:
            ask_person(self)
            return
        self.table.talks.begin_answer(self.partner_seat, self.draft.trade)
        self._listen(self._answered)
        if self.services.stack.top is self:
            self._show()

    def _answered(self, result: Result) -> None:
        answer = cast("Answer", result)
        if answer.accepts:
            self.agreed()
            return
        if answer.instead is not None:
            self.draft.take(answer.instead)
            self.changed()
            self.refused("instead")
        else:
            self.rating = answer.rating
            self.refused("refused")

    def agreed(self) -> None:
        """Both want it: it happens, and the table plays it."""
        choice = self.draft.trade.choice()
        self.services.stack.pop()
        if self.table.make(choice):
            self.services.audio.play("trade_accepted")
            return
        title, text = self.say("screen.trade.title"), self.say("screen.trade.impossible")
        self.services.stack.push(message(self.services, title, text))

    def refused(self, key: str) -> None:
        """The other one says no, or something else."""
        self.services.audio.play("trade_refused")
        self.said = self.say(f"screen.trade.{key}", player=corporation(self.draft.partner))
        self._show()
