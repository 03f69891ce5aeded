"""The offer table on the screen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.ai.bargain import YES, Rating
from newangeles_gui.engine.decisions import IllegalChoice
from newangeles_gui.widgets.button import IconButton
from newangeles_gui.widgets.scroll import Scroll
from newangeles_gui.words.vocabulary import corporation

from ..base import Services
from ..dialogs import message
from ..page import Page
from . import talks
from .columns import Between, column
from .draft import Draft
from .flow import Sheet
from .side import Knob, side
from .tabs import PartnerTab

if TYPE_CHECKING:
    from newangeles_gui.rules.view import View

    from ..table.scene import TableScene

TABS: Final = 88  # units
SMALL_TABS: Final = 56
SIDE: Final = 0.34  # share of the width
BETWEEN: Final = 56
SMALL_BETWEEN: Final = 22
GAP: Final = 12
SMALL_GAP: Final = 8


class TradeScreen(Page):
    """Who looks puts an offer together and makes it."""

    name = "trade"
    private = True

    def __init__(self, services: Services, table: TableScene, partner: str = "") -> None:
        super().__init__(services)
        self.table = table
        self.view: View = table.shown
        me = self.view.corporations[self.view.seat]
        others = self._others(me)
        self.draft = Draft(me, partner or self._likely(others))
        self.said = ""
        self.rating: Rating | None = None
        self.scrolled: dict[str, int] = {}

    def _others(self, me: str) -> list[str]:
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
        give = pygame.Rect(body.x, body.y, half, body.height)
        get = pygame.Rect(give.right + between, body.y, half, body.height)
        middle = pygame.Rect(give.right, body.y, between, body.height)
        right = pygame.Rect(body.right - width, body.y, width, body.height)
        sheet = Sheet(self.draft, self.view, self.changed, self._barred(), not self.with_person)
        pair = (self.draft.me, self.draft.partner)
        for key, rect, player in zip(("give", "get"), (give, get), pair, strict=True):
            scrolled = self.scrolled.get(key, 0)
            self.root.add(*column(self.services, rect, sheet, player, scrolled))
        self.root.add(Between(self.kit, middle, not self.draft.empty), *side(self, right))

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
        others = self._others(self.draft.me)
        width = (rect.width - gap * (len(others) - 1)) // len(others)
        for place, name in enumerate(others):
            spot = pygame.Rect(rect.x + place * (width + gap), rect.y, width, rect.height)
            chosen = name == self.draft.partner
            tab = PartnerTab(
                self.services, spot, self.view, name, lambda name=name: self.turn_to(name), chosen
            )
            self.root.add(tab)

    def turn_to(self, name: str) -> None:
        """Talk to another player: the table is cleared."""
        if name != self.draft.partner:
            self.draft = Draft(self.draft.me, name)
            self.scrolled = {}
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
        key = "nothing_yet" if self.draft.empty else "not_possible"
        return self.say(f"screen.trade.{key}")

    def problem(self) -> str:
        """Why the rules do not allow the trade; empty if they do."""
        if self.draft.empty:
            return ""
        try:
            self.draft.trade.check(self.table.match.game)
        except IllegalChoice:
            return self.say("screen.trade.impossible")
        return ""

    def knobs(self) -> list[Knob]:
        """The buttons below."""
        full = not self.draft.empty
        empty = "" if full else self.say("screen.trade.empty")
        why = empty or self.problem()
        found = [Knob("offer", "trade", "good", self.offer, not why, why)]
        if not self.with_person and self.table.talks.can_improve(self.partner_seat):
            found += [
                Knob("what_take", "help", "line", self.what_take, full, empty),
                Knob("what_give", "hint", "line", self.what_give, full, empty),
                Knob("make_fit", "check", "line", self.make_fit, full, empty),
            ]
        found.append(Knob("clear", "undo", "line", self.clear, full, empty))
        found.append(Knob("leave", "back", "line", self.back, True))
        return found

    def changed(self) -> None:
        """Something on the table is another: what the other says is asked anew."""
        self.said = ""
        self.rating = None
        if not self.draft.empty and not self.with_person and not self.problem():
            self.rating = self.table.talks.rate(self.partner_seat, self.draft.trade)
        self.keep_scrolling()
        self.rebuild()

    def keep_scrolling(self) -> None:
        """Columns stay where they were scrolled to."""
        for one in self.root.all():
            if isinstance(one, Scroll):
                self.scrolled[one.name.rpartition(".")[2]] = one.offset

    def clear(self) -> None:
        """Take everything off the table."""
        self.draft = Draft(self.draft.me, self.draft.partner)
        self.changed()

    def what_take(self) -> None:
        """What would it take: the other's side stays, mine grows."""
        self._improve(frozenset(self.draft.locked | {"get.capital"} | self._lines("get")))

    def what_give(self) -> None:
        """What would you give: my side stays, the other's grows."""
        self._improve(frozenset(self.draft.locked | {"give.capital"} | self._lines("give")))

    def make_fit(self) -> None:
        """Change what is not locked until it is acceptable."""
        self._improve(frozenset(self.draft.locked))

    def _lines(self, side: str) -> set[str]:
        return {f"{side}.{asset}" for asset in getattr(self.draft, side).assets}

    def _improve(self, locked: frozenset[str]) -> None:
        better = self.table.talks.improve(self.partner_seat, self.draft.trade, locked)
        if better is None:
            self.said = self.say("screen.trade.nothing_helps")
            self.services.audio.play("error")
        else:
            self.draft.take(better)
            self.rating = self.table.talks.rate(self.partner_seat, self.draft.trade)
            self.said = self.say("screen.trade.this_would_do") if self.rating.meter == YES else ""
        self.keep_scrolling()
        self.rebuild()

    def offer(self) -> None:
        """Make the offer to a person or an opponent."""
        self.services.audio.play("trade_proposed")
        if self.with_person:
            talks.ask_person(self)
            return
        answer = self.table.talks.answer(self.partner_seat, self.draft.trade)
        self.rating = answer.rating
        if answer.accepts:
            self.agreed()
        elif answer.instead is not None:
            self.draft.take(answer.instead)
            self.refused("instead")
        else:
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
        self.keep_scrolling()
        self.rebuild()

    def unfocused(self) -> None:
        """With several people at the screen it closes when nobody looks."""
        if len(self.table.director.people) > 1 and self.services.stack.top is self:
            self.services.stack.pop()
