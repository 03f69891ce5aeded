"""One offer to several players: who is spoken to, the terms, and what each of them says."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Final, cast

import pygame

from newangeles_gui.scenes import Page
from newangeles_gui.widgets import Label, Panel, Scroll

from ..minds.bargaining.several import TermsForAll, can_be_backed, supporters
from ..minds.bargaining.soonest import for_all
from .several_terms import put_rows, put_terms
from .side import SideKnob, grid
from .talks import SeveralHearing

if TYPE_CHECKING:
    from collections.abc import Callable

    from newangeles_gui.scenes import Services

    from ..minds.bargain import Answer, Rating
    from ..rules import Trade, View
    from ..table.scene import TableScene

GAP: Final = 12  # units
FOOT: Final = 50
SMALL_FOOT: Final = 42
COST: Final = 34
PADDING: Final = 14
SMALL_PADDING: Final = 8
TERMS: Final = 0.46  # share of the width
POLL: Final = 0.03


class SeveralScreen(Page):
    """The same terms for each; each answers for itself."""

    name = "several"
    private = True

    def __init__(self, services: Services, table: TableScene) -> None:
        super().__init__(services)
        self.table = table
        self.view: View = table.shown
        self.me = self.view.corporations[self.view.seat]
        self.backed = can_be_backed(self.view)
        self.backing = self.backed
        self.terms = TermsForAll(cards=1) if self.backed else TermsForAll()
        self.chosen = set(self.reachable)
        self.ratings: dict[str, Rating | None] = {}
        self.answers: dict[str, bool | None] = {}  # None: it answers when its turn comes
        self.scrolled: dict[str, int] = {}
        self.hearing: SeveralHearing | None = None
        self._waiting: list[str] = []  # whose opinion is still wanted
        self._asked = ""

    # ------------------------------------------------------------ what there is

    @property
    def seat(self) -> int:
        """The seat of who offers."""
        return self.view.seat

    @property
    def others(self) -> list[str]:
        """Everybody else, clockwise."""
        names, count = self.view.corporations, len(self.view.corporations)
        return [names[(self.seat + step) % count] for step in range(1, count)]

    @property
    def reachable(self) -> list[str]:
        """Who can be spoken to on these terms."""
        if not self.backing:
            return self.others
        names = self.view.corporations
        return [names[seat] for seat in supporters(self.view, self.seat)]

    @property
    def partners(self) -> list[str]:
        """Who is spoken to, in turn."""
        return [name for name in self.reachable if name in self.chosen]

    @property
    def done(self) -> bool:
        """Whether the offer has been made: nothing can be changed about it any more."""
        return bool(self.answers) or self.hearing is not None

    def seat_of(self, name: str) -> int:
        """Where somebody sits."""
        return self.view.corporations.index(name)

    def is_person(self, name: str) -> bool:
        """Whether a person at this screen plays them."""
        return self.seat_of(name) in self.table.director.people

    def trade(self, name: str) -> Trade:
        """The trade with one of them."""
        return self.terms.trade(self.me, name)

    def lasting(self, mine: bool, kind: str) -> tuple[str, ...]:
        """The ends of such a promise that leave a chance with each of them, the earliest first."""
        return for_all(self.services.box, self.view, self.partners or self.others, mine, kind)

    @property
    def cost(self) -> int:
        """What it takes if all of them accept."""
        return self.terms.cost(len(self.partners))

    def problem(self) -> str:
        """Why the offer cannot be made; empty if it can."""
        held = self.view.capital[self.seat]
        if self.table.match.over:
            return self.say("screen.trade.impossible")
        if not self.partners:
            return self.say("several.nobody")
        if self.terms.empty:
            return self.say("several.empty")
        if self.cost > held:
            return self.say("several.too_dear", cost=self.cost, held=held)
        barred = [] if self.backing else [name for name in self.partners if not self._fits(name)]
        if barred:
            names = ", ".join(self.services.words.name(f"corporation.{one}") for one in barred)
            return self.say("several.not_with", names=names)
        return ""

    def _fits(self, name: str) -> bool:
        return self.table.match.allows(self.trade(name).choice())

    # ------------------------------------------------------------ what it looks like

    def build(self) -> None:
        """The terms at the left; at the right the players, and below them the sum and buttons."""
        body, gap = self.head(self.say("several.title")), self.px(GAP)
        terms = body.copy()
        terms.width = round(body.width * TERMS) - gap // 2
        right = pygame.Rect(terms.right + gap, body.y, body.right - terms.right - gap, body.height)
        padding = self.px(SMALL_PADDING if self.kit.view.compact else PADDING)
        inner = right.inflate(-2 * padding, -2 * padding)
        high = self.px(SMALL_FOOT if self.kit.view.compact else FOOT)
        foot = pygame.Rect(inner.x, 0, inner.width, 2 * high + self.px(5))
        foot.bottom = inner.bottom
        cost = pygame.Rect(inner.x, 0, inner.width, self.px(COST))
        cost.bottom = foot.top - gap // 2
        rows = pygame.Rect(inner.x, inner.y, inner.width, cost.top - gap // 2 - inner.y)
        self.root.add(
            Panel(self.kit, terms, "accent", alpha=225), Panel(self.kit, right, alpha=225)
        )
        self._scroll("terms", terms.inflate(-2 * padding, -2 * padding), put_terms)
        self._scroll("rows", rows, put_rows)
        held = self.view.capital[self.seat]
        key = "cost" if self.cost <= held else "too_dear"
        text = self.say(f"several.{key}", cost=self.cost, held=held)
        color = "capital" if key == "cost" else "bad"
        self.root.add(
            Label(self.kit, cost, text, "label", color, name="several.cost"),
            *grid(self, foot, self.knobs(), high),
        )

    def _scroll(
        self, key: str, rect: pygame.Rect, put: Callable[[SeveralScreen, Scroll], None]
    ) -> None:
        scroll = Scroll(self.kit, rect, f"several.{key}", self.scrolled.get(key, 0))
        put(self, scroll)
        scroll.settle()
        self.root.add(scroll)

    def knobs(self) -> list[SideKnob]:
        """The buttons below."""
        why = self.say("several.made") if self.done else self.problem()
        talking, empty = (
            self.table.director.parley.talking,
            self.terms == TermsForAll(cards=self.terms.cards),
        )
        nothing = self.say("several.empty")
        stands = talking.stands(self.seat) is not None
        none = "" if stands else self.say("several.none_stands")
        return [
            SideKnob("offer", "trade", "good", self.offer, not why, why),
            SideKnob("withdraw", "cross", "line", self.withdraw, stands, none),
            SideKnob("clear", "undo", "line", self.clear, not empty and not self.done, nothing),
            SideKnob("leave", "back", "line", self.back, True),
        ]

    def words_about(self, name: str) -> str:
        """What stands at a player who has no opinion to be shown."""
        if name in self.answers:
            answer = self.answers[name]
            key = "later" if answer is None else "yes" if answer else "no"
            return self.say(f"several.{key}")
        if name not in self.reachable:
            return self.say("several.no_support")
        if name not in self.chosen:
            return self.say("several.not_spoken_to")
        if self.is_person(name):
            return self.say("several.in_person")
        if self.hearing is not None and self.hearing.thinks == name:
            return self.say("several.thinks")
        if name in self._waiting or name == self._asked:
            return self.say("several.thinks")
        return self.say("several.later" if self.backing else "offer.not_possible")

    # ------------------------------------------------------------ what can be changed

    def speak_to(self, name: str, on: bool) -> None:
        """Speak to somebody, or not."""
        self.chosen = self.chosen | {name} if on else self.chosen - {name}
        self.changed()

    def for_backing(self, way: str) -> None:
        """For backing my offer in this deal, or for something else now."""
        self.backing = way == "backing"
        self.terms = TermsForAll(cards=1) if self.backing else TermsForAll()
        self.chosen = set(self.reachable)
        self.changed()

    def become(self, terms: TermsForAll) -> None:
        """Other terms."""
        self.terms = terms
        self.changed()

    def change(self, **values: int) -> None:
        """Another amount."""
        self.become(replace(self.terms, **values))  # type: ignore[arg-type]

    def clear(self) -> None:
        """Nothing is offered."""
        self.become(TermsForAll(cards=self.terms.cards))

    def changed(self) -> None:
        """What the others think is asked anew."""
        self.ratings, self.answers, self._asked = {}, {}, ""
        self.table.talks.forget()
        wanted = [] if self.problem() else [one for one in self.partners if not self.is_person(one)]
        self._waiting = wanted
        self._ask_next()
        self._show()

    def _ask_next(self) -> None:
        """One after the other says what it thinks."""
        talks = self.table.talks
        while self._waiting and not self._asked:
            name = self._waiting.pop(0)
            seat = self.seat_of(name)
            if self.backing:
                standing = self.terms.standing(self.view, ())
                if not talks.begin_rate_ahead(seat, standing):
                    continue
            else:
                talks.begin_rate(seat, self.trade(name))
            self._asked = name
            self._hear()

    def _hear(self) -> bool:
        result = self.table.talks.result() if self._asked else None
        if result is None:
            return False
        self.ratings[self._asked] = cast("Rating", result)
        self._asked = ""
        return True

    def _show(self) -> None:
        for one in self.root.all():
            if isinstance(one, Scroll):
                self.scrolled[one.name.rpartition(".")[2]] = one.offset
        self.rebuild()

    def update(self, seconds: float) -> None:
        """Somebody may have made up its mind."""
        super().update(seconds)
        if self.services.stack.top is not self:
            return
        if self.hearing is not None:
            self.hearing.hear()
        elif self._hear():
            self._ask_next()
            self._show()

    def wait(self) -> float | None:
        """Often while somebody thinks."""
        wait = super().wait()
        thinking = self._asked or (self.hearing is not None and self.hearing.thinks)
        return wait if not thinking else min(POLL, POLL if wait is None else wait)

    def leave(self) -> None:
        """Nobody wants to know any more."""
        self._waiting, self._asked = [], ""
        self.table.talks.forget()
        super().leave()

    # ------------------------------------------------------------ making it

    def withdraw(self) -> None:
        """The offer to all no longer stands."""
        self.table.director.parley.talking.offer_to_all(self.seat, 0, 0)
        self.changed()

    def offer(self) -> None:
        """Make the offer: it stands until each decides, or each answers now."""
        self.services.audio.play("trade_proposed")
        talking = self.table.director.parley.talking
        seats = tuple(self.seat_of(name) for name in self.partners)
        for seat in seats:
            talking.propose_instead(self.seat, seat)
        if self.backing:
            talking.offer_to_all(self.seat, self.terms.cards, self.terms.give, seats)
            self.answers = dict.fromkeys(self.partners)
            self._show()
            return
        self._waiting, self._asked = [], ""
        self.hearing = SeveralHearing(self, self.partners, self.heard)
        self.hearing.next()
        if self.services.stack.top is self and self.hearing is not None:
            self._show()

    def heard(self, answers: dict[str, Answer | bool]) -> None:
        """All have answered: what was agreed on happens, one trade after the other."""
        agreed = []
        self.hearing = None
        for name, answer in answers.items():
            yes = answer if isinstance(answer, bool) else answer.accepts
            if not isinstance(answer, bool):
                self.ratings[name] = answer.rating
            made = yes and self.table.make(self.trade(name).choice())
            agreed.append(made)
            self.answers[name] = made
        self.services.audio.play("trade_accepted" if any(agreed) else "trade_refused")
        self._show()

    def turn(self, name: str) -> partial[None]:
        """The switch of a player."""
        return partial(self.speak_to, name)
