"""The table with a coach: bubbles at the right moments, and nothing else is different."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.scenes import Scene, Services
from newangeles_gui.session import UNTAUGHT

from ..minds.bargaining import SUPPORT
from ..rules import SPECTATOR
from ..table.scene import TableScene
from ..talk.talking import Offer
from .bubble import Bubble, Way, Words
from .coach import Coach
from .lessons import BARGAIN, HOLDING, OFFERED, silence_hints
from .script import bribe

if TYPE_CHECKING:
    from newangeles_gui.engine import Facts
    from newangeles_gui.session import Match, Sight
    from newangeles_gui.session.opponents import Prompter
    from newangeles_gui.table import Target
    from newangeles_gui.widgets import Input

    from ..rules import Trade, View
    from .lessons import Lesson

OK: Final = "bubble.ok"
FLOATING: Final = ("look", "tray")
FLOATING_WEIGHT: Final = 4


class CoachedTable(TableScene):
    """Anything can be done while a bubble is there; only what is being shown waits for it."""

    def __init__(
        self, services: Services, match: Match, coach: Coach, prompter: Prompter | None = None
    ) -> None:
        self.coach = coach
        self.bubble: Bubble | None = None
        self._before = ""  # what had the focus before the bubble
        self._introduced: Lesson | None = None  # the lesson that has already had the focus
        super().__init__(services, match, prompter)
        self.playback.listeners.append(self._hear)
        self._ask()

    @property
    def me(self) -> str:
        """The corporation of the person who is taught."""
        seat = self.shown.seat
        return "" if seat == SPECTATOR else self.shown.corporations[seat]

    def build(self) -> None:
        """The table, and over it what the coach says."""
        super().build()
        self.bubble = None
        if self.coach.now is not None:
            self._put_bubble()

    def _put_bubble(self) -> None:
        words = Words(*self.coach.words(), *self.coach.progress)
        places = self.places
        asked = 1 if self.coach.holds else 2  # where the answers are it disturbs more
        avoided = [places.hand, places.pill] * asked
        avoided += [places.own, places.stake, *places.faces]
        # What has to be looked at to answer lies over the board.
        floating = (self.root.named(name) for name in FLOATING)
        avoided += [one.rect for one in floating if one is not None] * FLOATING_WEIGHT
        target = self.spot(self.coach.target(self.me))
        self.bubble = Bubble(self.kit, self.screen, words, self._ways(), target, avoided)
        self.root.add(self.bubble)
        if self._introduced is not self.coach.now:
            self._introduced = self.coach.now
            self._take_focus()

    def _take_focus(self) -> None:
        focus = self.root.focus
        if focus is None or not focus.name.startswith("bubble."):
            self._before = focus.name if focus is not None else self._before
        self.root.set_focus(self.root.named(OK))

    def _ways(self) -> list[Way]:
        coach = self.coach
        if coach.is_last:
            return [Way("ok", self.say("screen.tutorial.play_on"), self.close, "accent")]
        ok = Way("ok", self.say("screen.tutorial.ok"), self.close, "accent")
        if coach.guided:
            found = [ok, Way("quit", self.say("screen.tutorial.leave"), self.quit)]
            if self._first_offer is not None:
                found.append(Way("show", self.say("screen.tutorial.show"), self.show, "good"))
            return found
        return [ok, Way("quit", self.say("screen.tutorial.no_hints"), self.silence)]

    @property
    def _first_offer(self) -> Trade | None:
        """What the person could try first where the coach speaks of bargaining."""
        now = self.coach.now
        if now is None or now.name != BARGAIN or not self.coach.scripted:
            return None
        return bribe(self.shown)

    def show(self) -> None:
        """Such an offer on the offer table: it only has to be made, or changed."""
        trade, pending = self._first_offer, self.shown.pending
        self.close()
        if trade is not None and pending is not None:
            offer = Offer(pending.seat, self.shown.seat, trade, pending.kind, "")
            self.open_trade(offer)

    def spot(self, target: Target) -> pygame.Rect | None:
        """Where the coach points; None if that is not on the screen."""
        if not target:
            return None
        if target == ("log",):
            return self.places.tab.copy()
        if target[0] == "area":
            return self._area(target[1])
        if target[0] == "widget":
            found = self.root.named(target[1])
            return None if found is None else found.rect.copy()
        return self.place(target)

    def _area(self, name: str) -> pygame.Rect:
        """A part as far as there is something in it."""
        parts = self.parts
        if parts is not None and name == "pill":
            return parts.prompt.rect.copy()
        if parts is not None and parts.hand is not None and name == "hand" and parts.hand.cards:
            first, *others = [one.rect for one in parts.hand.cards]
            return first.unionall(others)
        return pygame.Rect(getattr(self.places, name))

    def close(self) -> None:
        """It has been read: the next one, or on with the game."""
        self.services.audio.play("click")
        self.coach.close()
        self._refresh()

    def quit(self) -> None:
        """Play on without the coach, also when the game is opened again."""
        self.services.audio.play("cancel")
        if self.coach.guided:
            self.match.record.mark(UNTAUGHT)
        self.coach.quit()
        self._refresh()

    def silence(self) -> None:
        """No more hints, in this game and in all others."""
        silence_hints(self.services)
        self.quit()

    def _refresh(self) -> None:
        """Only the bubble is another."""
        if self.parts is None:
            return
        if self.bubble is not None:
            self.root.children.remove(self.bubble)
            self.bubble = None
        if self.coach.now is not None:
            self._put_bubble()
        elif self.root.focus is None or self.root.focus.name.startswith("bubble."):
            self.root.set_focus(self.root.named(self._before) if self._before else None)
            if self.root.focus is None:
                self.focus_question()
        self.root.dirty = True

    def focus_question(self) -> None:
        """Not while there is something to be read: then Enter closes that."""
        if self.bubble is None:
            super().focus_question()

    def _hear(self, kind: str, facts: Facts) -> None:
        before = self.coach.now
        self.coach.told(kind, facts, self.me, self.shown)
        if self.coach.now is not before:
            self._refresh()

    def heard(self, told: Sequence[Sight], before: View, after: View) -> None:
        """The question has been answered."""
        self.coach.answered()
        super().heard(told, before, after)

    def settle(self) -> None:
        """A new question may be something to explain."""
        super().settle()
        self._ask()

    def _ask(self) -> None:
        before, pending = self.coach.now, self.shown.pending
        if self.choosing is not None and pending is not None:
            self.coach.asked(pending.kind, self.shown)
        elif self.holding != SPECTATOR and self.held_for == SUPPORT:
            self.coach.occasion(HOLDING, self.shown)
        if self.coach.now is not before:
            self._refresh()

    def update(self, seconds: float) -> None:
        """What is being shown stands still while somebody reads about it."""
        if self.bubble is not None and self.bubble.update(seconds):
            self.root.dirty = True
        if self.coach.holds:
            Scene.update(self, seconds)
            return
        super().update(seconds)
        if self.director.offer is not None and not self.playback.busy:
            self._offered()

    def _offered(self) -> None:
        before = self.coach.now
        self.coach.occasion(OFFERED, self.shown)
        if self.coach.now is not before:
            self._refresh()

    def wait(self) -> float | None:
        """While it stands still only the bubble moves."""
        beat = None if self.bubble is None else self.bubble.wait()
        waits = [beat, Scene.wait(self) if self.coach.holds else super().wait()]
        return min((one for one in waits if one is not None), default=None)

    def handle(self, given: Input) -> bool:
        """While the game waits, a click anywhere goes on."""
        if self.coach.holds and given.kind == "press" and not self._on_bubble(given.pos):
            self.close()
            return True
        return super().handle(given)

    def _on_bubble(self, pos: tuple[int, int]) -> bool:
        return self.bubble is not None and self.bubble.rect.collidepoint(pos)

    def cancel(self) -> bool:
        """Escape closes the bubble first."""
        if self.coach.now is None:
            return super().cancel()
        self.close()
        return True

    def draw(self, surface: pygame.Surface) -> None:
        """What flies does not cover the coach."""
        super().draw(surface)
        if self.bubble is not None and self.playback.busy:
            self.bubble.draw(surface)
