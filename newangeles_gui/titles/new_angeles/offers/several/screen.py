"""One offer to several players: who is spoken to, the terms, and what each of them says."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.scenes import Scene
from newangeles_gui.widgets import Area, FilledButton, Label, Panel, Scroll, Segments

from ...talk.call import CallToSeveral
from ..behind import city_behind, put_above
from ..keys import KeyButton
from ..places import places
from ..rows import TermRows
from ..talks import SeveralHearing
from .listeners import put_listeners
from .terms import put_gives, put_wants

if TYPE_CHECKING:
    from collections.abc import Callable

    from newangeles_gui.scenes import Services
    from newangeles_gui.widgets import Input

    from ...minds.bargaining import Answer
    from ...table.scene import TableScene

POLL: Final = 0.03  # seconds
WAYS: Final = ("backing", "now")


class SeveralScreen(Scene):
    """The same terms for each; each answers for itself."""

    name = "several"
    private = True

    def __init__(self, services: Services, table: TableScene) -> None:
        super().__init__(services)
        self.table, self.view = table, table.shown
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
        """City and offers as in a talk, the players across the table, the terms on it."""
        deal = self.view.deal
        dealing = deal is not None and bool(deal.main)
        self.places = spots = places(self.kit, len(self.view.corporations) - 1, dealing)
        self.root.add(city_behind(self.services, spots, self.view, alone=False))
        self.root.add(*put_above(self.services, spots, self.view))
        self.root.add(Panel(self.kit, spots.pane, "line", "base", 225))
        gap, (mine, theirs) = self.px(12), spots.heads
        self._scroll("rows", spots.pane.inflate(-2 * gap, -2 * gap), put_listeners)
        low = spots.trays[0].bottom
        for head, key, put in ((mine, "terms", put_gives), (theirs, "wants", put_wants)):
            rect = pygame.Rect(head.x, head.y, head.width, low - head.y)
            color = "accent" if key == "terms" else "counter"
            self.root.add(Panel(self.kit, rect, color, "base", 235))
            self._scroll(key, rect.inflate(-gap, -gap), put)
        self._buttons()
        if self.root.focus is None:
            self.root.set_focus(self.root.named("several.give.more"))

    def _scroll(
        self, key: str, rect: pygame.Rect, put: Callable[[SeveralScreen, TermRows], None]
    ) -> None:
        scroll = Scroll(self.kit, rect, f"several.{key}", self.scrolled.get(key, 0))
        put(self, TermRows(self.kit, scroll))
        scroll.settle()
        self.root.add(scroll)

    def _buttons(self) -> None:
        """The sum, the offer, the way back; for what it is, and what can be taken back."""
        kit, spots, say = self.kit, self.places, self.say
        why = say("several.made") if self.done else self.problem()
        key = "cost" if self.call.cost <= self.call.held else "too_dear"
        text = say(f"several.{key}", cost=self.call.cost, held=self.call.held)
        color = "capital" if key == "cost" else "bad"
        lines = max(2, spots.refused.height // kit.type.line_height("small"))
        self.root.add(
            Label(kit, spots.refused, text, "small", color, "center", lines, name="several.cost"),
            FilledButton(
                kit, spots.offer, say("screen.trade.do.offer"), self.offer, "trade",
                "accent", enabled=not why, lines=2, name="trade.offer", tip=why,
            ),
            KeyButton(kit, spots.back, say("screen.trade.do.leave"), self.back, "Esc",
                      "trade.leave"),
        )  # fmt: skip
        low = Area(spots.chips, self.px(12))
        if self.call.backed:
            ways = [(way, say(f"several.way.{way}")) for way in WAYS]
            now = WAYS[not self.call.backing]
            rect = low.left(round(low.rest.width * 0.4))
            self.root.add(Segments(kit, rect, ways, now, self.for_backing, not self.done,
                                   "several.way"))  # fmt: skip
        stands = self.call.talking.stands(self.call.seat) is not None
        chips = (
            ("clear", self.clear, self.call.full and not self.done, say("several.empty"), "5"),
            ("withdraw", self.withdraw, stands, "" if stands else say("several.none_stands"), "6"),
        )
        for name, action, enabled, tip, number in chips:
            words = say(f"screen.trade.do.{name}")
            made = KeyButton(kit, spots.chips, words, action, number, f"trade.{name}")
            wide = min(made.taken + kit.type.width(words, made.style) + 2, low.rest.width // 2)
            self.root.add(KeyButton(kit, low.left(wide), words, action, number, f"trade.{name}",
                                    enabled=enabled, tip=tip))  # fmt: skip

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

    def offer_to(self, name: str, give: int, cards: int) -> None:
        """Begin with what one of them gets for so many votes."""
        self.call.turn_to(True)
        self.call.chosen = {name}
        self.change(give=give, cards=cards)

    def clear(self) -> None:
        """Nothing is offered."""
        self.call.clear()
        self.changed()

    def changed(self) -> None:
        """What the others think is asked anew."""
        self.answers = {}
        self.call.changed()
        self.rebuild()

    def rebuild(self) -> None:
        """What scrolls stays where it was."""
        for one in self.root.all():
            if isinstance(one, Scroll):
                self.scrolled[one.name.rpartition(".")[2]] = one.offset
        super().rebuild()

    # ------------------------------------------------------------ time and inputs

    def update(self, seconds: float) -> None:
        """Somebody may have made up its mind."""
        super().update(seconds)
        if self.services.stack.top is not self:
            return
        if self.hearing is not None:
            self.hearing.hear()
        elif self.call.hear():
            self.rebuild()

    def wait(self) -> float | None:
        """Often while somebody thinks."""
        wait = super().wait()
        thinking = self.call.thinking or (self.hearing is not None and self.hearing.thinks)
        return wait if not thinking else min(POLL, POLL if wait is None else wait)

    def leave(self) -> None:
        """Nobody wants to know any more."""
        self.call.forget()
        super().leave()

    def handle(self, given: Input) -> bool:
        """Numbers are the chips."""
        chips = {5: "trade.clear", 6: "trade.withdraw"}
        if given.kind == "action" and given.name == "number" and given.amount in chips:
            chip = self.root.named(chips[given.amount])
            return chip is not None and chip.click(chip.rect.center)
        return super().handle(given)

    def back(self) -> None:
        """To the game."""
        self.services.stack.pop()

    def cancel(self) -> bool:
        """Escape goes back."""
        self.back()
        return True

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
            self.rebuild()
            return
        self.call.refuse_theirs()
        self.call.forget()
        self.hearing = SeveralHearing(self, self.call.partners, self.heard)
        self.hearing.next()
        if self.services.stack.top is self and self.hearing is not None:
            self.rebuild()

    def heard(self, answers: dict[str, Answer | bool]) -> None:
        """All have answered: what was agreed on happens, one trade after the other."""
        self.hearing = None
        for name, answer in answers.items():
            yes = answer if isinstance(answer, bool) else answer.accepts
            if not isinstance(answer, bool):
                self.call.ratings[name] = answer.rating
            self.answers[name] = yes and self.table.make(self.call.trade(name).choice())
        sound = "accepted" if any(self.answers.values()) else "refused"
        self.services.audio.play(f"trade_{sound}")
        self.rebuild()

    def turn(self, name: str) -> partial[None]:
        """The switch of a player."""
        return partial(self.speak_to, name)
