"""One offer to several players: who is spoken to, the terms, and what each of them says."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Final, NamedTuple

import pygame

from newangeles_gui.scenes import Page
from newangeles_gui.widgets import Area, Button, Label, Panel, Scroll

from ..talk.call import CallToSeveral
from .several_terms import put_rows, put_terms
from .talks import SeveralHearing

if TYPE_CHECKING:
    from collections.abc import Callable

    from newangeles_gui.scenes import Services
    from newangeles_gui.widgets import Action

    from ..minds.bargain import Answer
    from ..table.scene import TableScene
    from ..talk.prices import VotePrice

GAP: Final = 12  # units
FOOT: Final = 50
SMALL_FOOT: Final = 42
COST: Final = 34
PADDING: Final = 14
SMALL_PADDING: Final = 8
TERMS: Final = 0.46  # share of the width
POLL: Final = 0.03


class SeveralKnob(NamedTuple):
    """A button below."""

    key: str
    icon: str
    color: str
    action: Action
    enabled: bool
    why: str = ""


class SeveralScreen(Page):
    """The same terms for each; each answers for itself."""

    name = "several"
    private = True

    def __init__(self, services: Services, table: TableScene) -> None:
        super().__init__(services)
        self.table = table
        talking = table.director.parley.talking
        self.call = CallToSeveral(table.talks, talking, table.shown)
        self.answers: dict[str, bool | None] = {}  # None: it answers when its turn comes
        self.scrolled: dict[str, int] = {}
        self.hearing: SeveralHearing | None = None

    @property
    def done(self) -> bool:
        """Whether the offer has been made: nothing can be changed about it any more."""
        return bool(self.answers) or self.hearing is not None

    def problem(self) -> str:
        """Why the offer cannot be made; empty if it can."""
        why = self.call.hindrance
        if why is None:
            return ""
        names = ", ".join(self.services.words.name(f"corporation.{one}") for one in why.names)
        return self.say(why.key, **why.values, names=names)

    # ------------------------------------------------------------ what it looks like

    def build(self) -> None:
        """The terms at the left; at the right the players, and below them the sum and buttons."""
        kit, gap = self.kit, self.px(GAP)
        body = Area(self.head(self.say("several.title")), gap)
        terms = body.left(round(body.rest.width * TERMS) - gap // 2)
        padding = self.px(SMALL_PADDING if kit.view.compact else PADDING)
        high = self.px(SMALL_FOOT if kit.view.compact else FOOT)
        right = Area(body.rest, gap // 2).inset(padding)
        foot = right.bottom(2 * high + self.px(5))
        cost = right.bottom(self.px(COST))
        self.root.add(Panel(kit, terms, "accent", alpha=225), Panel(kit, body.rest, alpha=225))
        self._scroll("terms", terms.inflate(-2 * padding, -2 * padding), put_terms)
        self._scroll("rows", right.rest, put_rows)
        fits = self.call.cost <= self.call.held
        key, color = ("cost", "capital") if fits else ("too_dear", "bad")
        text = self.say(f"several.{key}", cost=self.call.cost, held=self.call.held)
        self.root.add(Label(kit, cost, text, "label", color, name="several.cost"))
        spots = Area(foot, self.px(5)).grid(4, 2, high)
        for spot, knob in zip(spots, self.knobs(), strict=True):
            self._knob(spot, knob)

    def _knob(self, rect: pygame.Rect, knob: SeveralKnob) -> None:
        self.root.add(
            Button(
                self.kit, rect, self.say(f"screen.trade.do.{knob.key}"), knob.action, knob.icon,
                knob.color, "small_strong", enabled=knob.enabled, lines=2,
                name=f"trade.{knob.key}", tip=knob.why,
            )
        )  # fmt: skip

    def _scroll(
        self, key: str, rect: pygame.Rect, put: Callable[[SeveralScreen, Scroll], None]
    ) -> None:
        scroll = Scroll(self.kit, rect, f"several.{key}", self.scrolled.get(key, 0))
        put(self, scroll)
        scroll.settle()
        self.root.add(scroll)

    def knobs(self) -> list[SeveralKnob]:
        """The buttons below."""
        why = self.say("several.made") if self.done else self.problem()
        full = self.call.full and not self.done
        stands = self.call.talking.stands(self.call.seat) is not None
        none = "" if stands else self.say("several.none_stands")
        return [
            SeveralKnob("offer", "trade", "good", self.offer, not why, why),
            SeveralKnob("withdraw", "cross", "line", self.withdraw, stands, none),
            SeveralKnob("clear", "undo", "line", self.clear, full, self.say("several.empty")),
            SeveralKnob("leave", "back", "line", self.back, True),
        ]

    def words_about(self, name: str) -> str:
        """What stands at a player who has no opinion to be shown."""
        call = self.call
        if name in self.answers:
            answer = self.answers[name]
            key = "later" if answer is None else "yes" if answer else "no"
        elif name not in call.reachable:
            key = "no_support"
        elif name not in call.chosen:
            key = "not_spoken_to"
        elif not call.is_opponent(name):
            key = "in_person"
        elif call.thinks(name) or (self.hearing is not None and self.hearing.thinks == name):
            key = "thinks"
        elif call.backing:
            key = "later"
        else:
            return self.say("offer.not_possible")
        return self.say(f"several.{key}")

    # ------------------------------------------------------------ what can be changed

    def speak_to(self, name: str, on: bool) -> None:
        """Speak to somebody, or not."""
        self.call.chosen = self.call.chosen | {name} if on else self.call.chosen - {name}
        self.changed()

    def for_backing(self, way: str) -> None:
        """For backing my offer in this deal, or for something else now."""
        self.call.turn_to(way == "backing")
        self.changed()

    def change(self, **values: int) -> None:
        """Another amount."""
        self.call.terms = replace(self.call.terms, **values)  # type: ignore[arg-type]
        self.changed()

    def offer_to(self, name: str, price: VotePrice) -> None:
        """Begin with what the vote of one of them costs."""
        assert price.trade.now is not None
        self.call.turn_to(True)
        self.call.chosen = {name}
        self.call.terms = replace(self.call.terms, give=price.price, cards=price.trade.now.cards)
        self.changed()

    def clear(self) -> None:
        """Nothing is offered."""
        self.call.clear()
        self.changed()

    def changed(self) -> None:
        """What the others think is asked anew."""
        self.answers = {}
        self.call.changed()
        self._show()

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
        elif self.call.hear():
            self._show()

    def wait(self) -> float | None:
        """Often while somebody thinks."""
        wait = super().wait()
        thinking = self.call.thinking or (self.hearing is not None and self.hearing.thinks)
        return wait if not thinking else min(POLL, POLL if wait is None else wait)

    def leave(self) -> None:
        """Nobody wants to know any more."""
        self.call.forget()
        super().leave()

    # ------------------------------------------------------------ making it

    def withdraw(self) -> None:
        """The offer to all no longer stands."""
        self.call.talking.offer_to_all(self.call.seat, 0, 0)
        self.changed()

    def offer(self) -> None:
        """Make the offer: it stands until each decides, or each answers now."""
        self.services.audio.play("trade_proposed")
        if self.call.backing:
            self.call.stand()
            self.answers = dict.fromkeys(self.call.partners)
            self._show()
            return
        self.call.refuse_theirs()
        self.call.forget()
        self.hearing = SeveralHearing(self, self.call.partners, self.heard)
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
                self.call.ratings[name] = answer.rating
            made = yes and self.table.make(self.call.trade(name).choice())
            agreed.append(made)
            self.answers[name] = made
        self.services.audio.play("trade_accepted" if any(agreed) else "trade_refused")
        self._show()

    def turn(self, name: str) -> partial[None]:
        """The switch of a player."""
        return partial(self.speak_to, name)
