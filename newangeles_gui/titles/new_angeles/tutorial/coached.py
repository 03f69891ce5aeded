"""The table with a coach, for the guided game and for hints: bubbles at the right moments."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.scenes import Scene, Services
from newangeles_gui.session import UNTAUGHT
from newangeles_gui.table import Bubble, KeptFree, Way, Words

from ..rules import COUNTER, MAIN, SPECTATOR
from ..table.scene import TableScene
from ..talk import Offer
from .coach import BARGAIN, HOLDING, OFFERED, Coach, is_novice, silence_hints
from .guided import Script, bribe, guided_match, lessons_said

if TYPE_CHECKING:
    from newangeles_gui.engine import Facts
    from newangeles_gui.session import Match, Prompter, Sight
    from newangeles_gui.table import Target
    from newangeles_gui.widgets import Input

    from ..rules import Trade, View
    from .coach import Lesson

OK: Final = "bubble.ok"
SUPPORT: Final = "support"  # the question whose answer can be bought
FLOATING: Final = ("look", "tray")  # lies over the board, and is what an answer is about
FLOATING_WEIGHT: Final = 24
PROMPT_WEIGHT: Final = 36
TOLD_WEIGHT: Final = 5  # of the question while nothing is asked
HAND_WEIGHT: Final = 3
OFFER_WEIGHT: Final = 3.0
RIM_WEIGHT: Final = 1.5
DISTRICT_WEIGHT: Final = 0.1
CITY: Final = ("area", "board")


class CoachedTable(TableScene):
    """Anything can be done while a bubble is there; only what is being shown waits for it."""

    def __init__(
        self, services: Services, match: Match, coach: Coach, prompter: Prompter | None = None
    ) -> None:
        self.coach = coach
        self.bubble: Bubble | None = None
        self._said: Lesson | None = None  # what the bubble says
        self._introduced: Lesson | None = None  # the lesson that has already had the focus
        self._read = False  # whether nothing has been pressed since the last one was closed
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
        self.bubble, self._said = None, self.coach.now
        if self.coach.now is not None:
            self._put_bubble()

    def _put_bubble(self) -> None:
        words = Words(*self.coach.words(), *self.coach.progress)
        target = self.spot(self.coach.target(self.me))
        self.bubble = Bubble(self.kit, self.screen, words, self._ways(), target, [*self._kept()])
        self.root.add(self.bubble)
        if self._introduced is not self.coach.now:
            self._introduced = self.coach.now
            self.hush()
            self.root.set_focus(self.root.named(OK))

    def _kept(self) -> Iterator[KeptFree]:
        """What had better be seen: most of all what has to be looked at, or is, to answer."""
        places, parts = self.places, self.parts
        assert parts is not None
        asked = not self.coach.holds
        yield KeptFree(parts.prompt.rect, PROMPT_WEIGHT if asked else TOLD_WEIGHT)
        yield KeptFree(self._area("hand"), HAND_WEIGHT if asked else 1)
        yield KeptFree(parts.stake.rect)
        for one in (places.strip, places.own, *places.faces):
            yield KeptFree(one, RIM_WEIGHT)
        about_city = self.coach.target(self.me) == CITY
        offers = [("deal", MAIN), ("deal", COUNTER)] if parts.previews.stage.visible else []
        weights: dict[Target, float] = dict.fromkeys(offers, OFFER_WEIGHT)
        city = OFFER_WEIGHT if about_city else DISTRICT_WEIGHT
        weights |= {("district", one): city for one in self.services.box.district_ids}
        foot = self.place(("root",))
        if foot is not None:  # and its tower
            yield KeptFree(foot.union(foot.x, places.board.top, foot.width, 0), city)
        for target, weight in weights.items():
            found = self.place(target)
            if found is not None:
                yield KeptFree(found, weight)
        for name in FLOATING:
            floating = self.root.named(name)
            if floating is not None:
                yield KeptFree(floating.rect, FLOATING_WEIGHT)

    def _ways(self) -> list[Way]:
        coach = self.coach
        if coach.is_last:
            return [Way("ok", self.say("screen.tutorial.play_on"), self.close, "accent")]
        ok = Way("ok", self.say("screen.tutorial.ok"), self.close, "accent")
        if not coach.guided:
            return [ok, Way("quit", self.say("screen.tutorial.no_hints"), self.silence)]
        found = [ok, Way("quit", self.say("screen.tutorial.leave"), self.quit)]
        if self._first_offer is not None:
            found.append(Way("show", self.say("screen.tutorial.show"), self.show, "good"))
        return found

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
        if parts is not None and name == "wants":
            return parts.bar.demand.rect.unionall([one.rect for one in parts.bar.meters.values()])
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
        self._said = self.coach.now
        if self.bubble is not None:
            self.root.children.remove(self.bubble)
            self.bubble = None
        if self.coach.now is not None:
            self._put_bubble()
        elif self.root.focus is None or self.root.focus.name.startswith("bubble."):
            self.root.set_focus(None)  # nothing is answered by the key that has closed it
            self._read = True
        self.root.dirty = True

    def focus_question(self) -> None:
        """Not while there is something to be read: then Enter closes that, and no more."""
        if self.bubble is None and not self._read:
            super().focus_question()

    def means(self, given: Input) -> bool:
        """After the lesson Enter first goes to the question, and only then answers it."""
        if given.kind != "action" or not self._read:
            return super().means(given)
        self._read = False
        if given.name != "confirm" or self.root.focus is not None:
            return super().means(given)
        self.focus_question()
        return self.root.focus is not None

    def _hear(self, kind: str, facts: Facts) -> None:
        self.coach.told(kind, facts, self.me, self.shown)
        self._look()

    def _look(self) -> None:
        """Whether there is something else to be said."""
        if self.coach.now is not self._said:
            self._refresh()

    def heard(self, told: Sequence[Sight], before: View, after: View) -> None:
        """The question has been answered."""
        self._read = False
        self.coach.answered()
        super().heard(told, before, after)

    def settle(self) -> None:
        """A new question may be something to explain."""
        super().settle()
        self._ask()

    def _ask(self) -> None:
        pending = self.shown.pending
        if self.choosing is not None and pending is not None:
            self.coach.asked(pending.kind, self.shown)
        elif self.holding != SPECTATOR and self.held_for == SUPPORT:
            self.coach.occasion(HOLDING, self.shown)
        self._look()

    def update(self, seconds: float) -> None:
        """What is being shown comes to rest, and stands still while somebody reads about it."""
        if self.bubble is not None and self.bubble.update(seconds):
            self.root.dirty = True
        if self.coach.holds:
            Scene.update(self, seconds)
            if self.seen_board is not None:  # it gets sharp
                self.root.dirty |= self.seen_board.update(seconds)
            if self.playback.settle(seconds):
                self.root.dirty = True
                self._follow()
            return
        super().update(seconds)
        self._follow()
        if self.director.offer is not None and not self.playback.busy:
            self.coach.occasion(OFFERED, self.shown)
            self._look()

    def _follow(self) -> None:
        """What the bubble points at has moved, such as a hand that rises: so does the bubble."""
        now, bubble = self.root.focus, self.bubble
        target = None if bubble is None else self.spot(self.coach.target(self.me))
        if bubble is None or target is None or target.clip(self.screen) == bubble.target:
            return
        self._refresh()
        if now is not None and now.name.startswith("bubble."):
            self.root.set_focus(self.root.named(now.name))

    def wait(self) -> float | None:
        """While it stands still only the bubble moves, and what is not yet at rest."""
        waits = [None if self.bubble is None else self.bubble.wait()]
        if self.coach.holds:
            waits += [Scene.wait(self), self.playback.wait() if self.playback.moves else None]
            waits.append(None if self.seen_board is None else self.seen_board.wait())
        else:
            waits.append(super().wait())
        return min((one for one in waits if one is not None), default=None)

    def handle(self, given: Input) -> bool:
        """While the game waits, a click anywhere goes on."""
        pressed = self.coach.holds and given.kind == "press"
        if pressed and self.bubble is not None and not self.bubble.rect.collidepoint(given.pos):
            self.close()
            return True
        return super().handle(given)

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


def guided_table(services: Services) -> CoachedTable:
    """The guided game on the table, with its coach."""
    player = str(services.settings.values["player"]) or services.say("screen.somebody")
    return _taught(services, guided_match(services.box, player))


def open_guided_game(services: Services) -> None:
    """Close everything and play with a teacher."""
    services.stack.replace(guided_table(services))


def _taught(services: Services, match: Match) -> CoachedTable:
    coach = Coach(services, guided=True, said=lessons_said(match))
    return CoachedTable(services, match, coach, Script())


def _is_guided(match: Match) -> bool:
    """Whether a game is the tutorial's own, and the person has not left the lessons."""
    left = any(what == UNTAUGHT for _, what, _ in match.record.marks)
    return bool(match.plan.start.stacked) and match.plan.seats[0].kind == "person" and not left


def table_for(services: Services, match: Match) -> TableScene:
    """The table for a game: a guided one goes on; elsewhere hints for somebody who is new."""
    if _is_guided(match):
        return _taught(services, match)
    people = sum(1 for seat in match.plan.seats if seat.kind == "person")
    if people == 1 and is_novice(services):
        return CoachedTable(services, match, Coach(services, guided=False))
    return TableScene(services, match)
