"""The table: the whole game on one screen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.engine import Choice, IllegalChoice
from newangeles_gui.scenes import Scene, Services, open_pause, open_results
from newangeles_gui.table import ActScreen, Chronicle, Narrator, Picker, Playback, Recap
from newangeles_gui.widgets import can_focus, put_focus

from ..city.rim import faces
from ..rules import SPECTATOR
from . import commands, parts, replying, stocking
from .bubbles import Bubbles
from .choosing import choosing as choosing_for
from .following import FollowingCamera
from .news import News, stands_beside
from .prompt import waiting_words
from .replying import TalkingDirector, curtain_for
from .stocking import Warming

if TYPE_CHECKING:
    from newangeles_gui.session import Match, Prompter, Sight
    from newangeles_gui.table import Target
    from newangeles_gui.widgets import Input, Viewport

    from ..rules import Trade, View
    from ..talk import Offer
    from .choosing import Choosing

TITLE_PICTURES: Final = ("night", "city.sky", "city.standing", "city.quiet", "logotype")
AFTERGLOW: Final = 1.2  # seconds that the end is seen before the results come


class TableScene(Scene):
    """Shows a match to whoever looks, asks them, and plays what happens."""

    name = "table"
    music = "play"

    def __init__(self, services: Services, match: Match, prompter: Prompter | None = None) -> None:
        super().__init__(services)
        self.match = match
        self.parts: parts.Parts | None = None
        self._stocked_for: Viewport | None = None  # the window for which pictures are read ahead
        self.chronicle = Chronicle(services, match, match.plan.people)  # hears all first
        self.director = TalkingDirector(services, match, self.heard, prompter)
        self.director.parley.pauses.quiet = lambda: bool(services.chosen.values["quiet"])
        self.talks, self.prices = replying.asked(match, self.director.thinker)
        self.bubbles = Bubbles(services, self.director, self.chronicle.say)
        self.folded = ""  # the terms of the offer that is not to be seen now
        self.playback = Playback(services, self.place, self.changed)
        self.playback.opens_acts = True
        self.following = FollowingCamera(self)
        self.playback.lead = self.following.lead
        self.warming = Warming(services)
        self.news = News(services)
        self.narrator = Narrator(services, shared=len(self.director.people) > 1)
        self.playback.listeners += [self.news.hear, self.narrator.hear, self.bubbles.moods.hear]
        match.listen(SPECTATOR, self.narrator.overhear)
        self.chronicle.behind = lambda: self.playback.waiting
        self.recap = Recap(services, self.chronicle)
        self.pointed: Target | None = None
        self.shown: View = self.playback.show(self.director.view)
        self.choosing: Choosing | None = None
        self.picker = Picker()
        self.log_open = False
        self.places = parts.places(self)
        self.log_open = stands_beside(self.places)
        self.lens = ""  # what lies over the city; the name of one
        self.lens_key = commands.OverlayKey()
        self.closer = ""  # the district that is seen from near
        self.trouble = ""
        self.muted = False
        self.votes = commands.VoteKeys(self)
        self._by_keys = False  # whether the last input was a key, or a button of a gamepad
        self._focused_for: tuple[object, ...] = ()
        self._settled = True
        self._called = False  # whether the curtain has just opened for somebody
        self._ended = 0.0
        self._show_question()

    @property
    def private(self) -> bool:  # type: ignore[override]
        """Whether somebody's secrets are on the screen."""
        return self.shown.seat != SPECTATOR

    def enter(self) -> None:
        """The table comes to the top; the pictures of the title are not needed for long."""
        self.kit.let_go(TITLE_PICTURES)
        self._follow_tension()
        super().enter()

    def _follow_tension(self) -> None:
        box = self.services.box
        self.services.audio.follow(self.services.room.at_table().tension(box, self.shown))

    def leave(self) -> None:
        """The match goes on another time."""
        self.director.close()

    def build(self) -> None:
        """All parts, for what is shown and asked now."""
        if self._stocked_for != self.kit.view:
            self._stocked_for = self.kit.view
            stocking.order(self.services, faces(self.match).values())
        self.places = parts.places(self)
        self.parts = parts.build(self)
        self.root.add(*self.parts.widgets)
        self.root.groups = self.parts.groups

    def rebuild(self) -> None:
        """Everything anew; what is asked for the first time gets the focus."""
        super().rebuild()
        waits = commands.waiting_for(self)
        if waits and waits != self._focused_for:
            self._focused_for = waits
            self.focus_question()

    def focus_question(self) -> None:
        """Enter does what is most sensible now."""
        found = commands.sensible(self, self._by_keys)
        if found is not None:
            self.root.set_focus(found)

    def heard(self, told: Sequence[Sight], before: View, after: View) -> None:
        """Something has happened: it is played, then the next question comes."""
        self.choosing = None
        self.picker.become(Picker())
        self._settled = False
        self.bubbles.hear()
        self.playback.add(told, before, after)
        stocking.order_acts(self.services, told)
        stocking.order_city(self.services, before, after)
        self.warming.begin(after, self.places.board)
        self._trouble()
        self.rebuild()

    def _trouble(self) -> None:
        trouble = self.director.saver.trouble
        if trouble != self.trouble and trouble:
            self.services.audio.play("error")
        self.trouble = trouble

    def changed(self) -> None:
        """The playback has shown the next event."""
        if self.parts is not None:
            self.parts.refresh()
            if self.choosing is None:
                self.parts.prompt.tell(*waiting_words(self))
        self._follow_tension()
        self.root.dirty = True

    def point_at(self, target: Target | None) -> None:
        """A line of the log is looked at: show where it happened."""
        self.pointed = target
        self.root.dirty = True

    def place(self, target: Target) -> pygame.Rect | None:
        """Where something is on the screen."""
        return None if self.parts is None else self.parts.place(target)

    def update(self, seconds: float) -> None:
        """What happened is played; then the next one decides."""
        super().update(seconds)
        if self.parts is not None:
            looked = self.parts.previews.look(self.root.under or self.root.focus)
            if self.parts.update(seconds) or looked:
                self.root.dirty = True
        if self.services.stack.top is not self:
            return
        if self.playback.act is not None:
            self.services.stack.push(ActScreen(self.services, self.playback))
            return
        if self.playback.busy:
            self.warming.step()
            if self.playback.update(seconds):
                self.root.dirty = True
            return
        if not self._settled:
            self.settle()
        if self.match.over:
            self._end(seconds)
        elif self.director.needs_curtain:
            self._fall()
        elif self.director.update(seconds):
            self._spoken()
        priced = self.buys_votes and self.prices.ask(self.shown)
        if self.bubbles.hear_talks() or (self.choosing and self.bubbles.fade(seconds)) or priced:
            self.rebuild()

    def _spoken(self) -> None:
        """An opponent has answered or offered something."""
        if self._settled:  # nothing has happened, so it is an offer
            replying.announce(self)
            self.rebuild()

    def settle(self) -> None:
        """Everything has been played: show how it is, and ask."""
        self._settled = True
        self.following.back()
        self._show_view()
        self._show_question()
        if self.choosing is not None:
            self._look_back()
        self.rebuild()

    def _look_back(self) -> None:
        """What the player has missed; who was called to a shared screen has seen nothing."""
        called, self._called = self._called, False
        skipped, self.playback.skipped = self.playback.skipped, False
        self.recap.look(self.shown.seat, skipped, at_once=called)

    def _show_view(self) -> None:
        """What who looks may know; what was said to somebody else is not for them."""
        view = self.director.view
        if view.seat != self.shown.seat:
            self.narrator.forget()
            self.pointed = None
        self.shown = self.playback.show(view)

    def _show_question(self) -> None:
        self.choosing = None
        self.picker.become(Picker())
        pending = self.shown.pending
        if pending is None or not self.director.asks_viewer:
            return
        self.choosing = choosing_for(self.services, self.shown, pending)
        self.picker.become(
            Picker(
                self.choosing.targets(),
                self.choosing.why_not,
                self.pick,
                self.confirm,
                gathers=self.choosing.gathers,
                gathered=self.choosing.gathered,
                on_gather=self.gather,
            )
        )
        self.services.audio.play("notice")
        self.narrator.say(self.services.words.prompt(pending, self.shown))

    def _fall(self) -> None:
        """The curtain between two people."""
        seat = self.director.wanted
        self.director.look(SPECTATOR)
        self._show_view()
        curtain = curtain_for(self, seat, lambda: self._opened(seat))
        self.narrator.announce(curtain.text)
        self.services.stack.push(curtain)

    def _opened(self, seat: int) -> None:
        self._called = True
        self.director.look(seat)
        self.settle()

    def _end(self, seconds: float) -> None:
        self._ended += seconds
        if self._ended >= AFTERGLOW or self.kit.calm:
            open_results(self.services, self.match)

    def pick(self, option: str, advised: bool = False) -> None:
        """An answer is chosen; it may have to be confirmed, and more so if others advise it."""
        self.recap.dismiss()
        choosing = self.choosing
        asks = choosing is not None and choosing.asks_twice(option)
        if choosing is None or not asks or (self._is_safe(choosing, option) and not advised):
            self.confirm(option)
            return
        self.picker.chosen = option
        self.services.audio.play("click")
        self.rebuild()

    def _is_safe(self, choosing: Choosing, option: str) -> bool:
        """Whether an answer can be taken back, and nothing is wrong with it."""
        answers = choosing.answers(option)
        single = len(answers) == 1 and not choosing.warning(option)
        return single and self.director.can_take_back(answers[0])

    def gather(self, option: str, more: bool) -> None:
        """Something is taken up for an answer, or put back."""
        if self.choosing is not None:
            self.choosing.gather(option, more)
            self.picker.chosen = ""
            self.services.audio.play("click")
            self.rebuild()

    def unpick(self) -> None:
        """Think again."""
        self.picker.chosen = ""
        self.services.audio.play("cancel")
        self.rebuild()

    def confirm(self, option: str) -> None:
        """Answer the question."""
        self.recap.decided(self.shown)
        self.bubbles.clear()
        self.services.audio.play("confirm")
        answers = self.choosing.answers(option) if self.choosing is not None else []
        if len(answers) > 1:
            self.director.make_all(answers)
        else:
            self.director.choose(option)

    def make(self, choice: Choice) -> bool:
        """A trade has been agreed on; whether it could be made."""
        try:
            self.director.make(choice)
        except IllegalChoice:
            return False
        return True

    def undo(self) -> None:
        """Take back the newest choice."""
        if not self.director.undo():
            self.services.audio.play("error")

    def redo(self) -> None:
        """Make it again."""
        if not self.director.redo():
            self.services.audio.play("error")

    def say_name(self, seat: int) -> str:
        """Who sits in a seat."""
        return self.services.called(self.shown.corporations[seat])

    @property
    def holding(self) -> int:
        """The opponent whose answer waits for an offer of the one who looks."""
        return SPECTATOR if self.playback.busy else self.director.holding

    @property
    def holds(self) -> bool:
        """Whether there is one."""
        return self.holding != SPECTATOR

    @property
    def thinking(self) -> int:
        """Who is seen to think."""
        return SPECTATOR if self.playback.busy else self.director.thinking

    @property
    def buys_votes(self) -> bool:
        """Whether an opponent waits to vote, so that who looks can talk about it."""
        return self.holds and self.can_trade

    @property
    def held_for(self) -> str:
        """Which answer that is."""
        return self.director.held_for

    @property
    def waiting_offer(self) -> Offer | None:
        """What an opponent offers to who looks, once all has been shown."""
        return None if self.playback.busy else self.director.offer

    def fold_offer(self) -> None:
        """The offer is not to be seen for now, or it is again."""
        offer = self.waiting_offer
        terms = "" if offer is None else str(offer.trade)
        self.folded = "" if self.folded == terms else terms
        self.rebuild()

    def talk(self, option: str) -> None:
        """Before an opponent decides: offer a trade, or let it."""
        if option == "trade":
            self.open_trade()
            return
        if option == "until":
            self.director.rest()
        if option == "matters":
            self.services.chosen.choose("quiet", True)
            self.services.settings_changed()
        self.director.let_go(self.director.viewer, all_of_them=option == "quiet")
        self.settle()

    def talk_to(self, seat: int) -> None:
        """Their face was clicked: a trade with them."""
        self.director.cancel_thinking()
        replying.open_talk(self, seat)

    def open_trade(self, offer: Offer | None = None) -> None:
        """The offer table; what opponents were about to say waits."""
        self.director.cancel_thinking()
        replying.open_trade(self, offer)

    def reply(self, key: str, instead: Trade | None = None) -> None:
        """Answer the offer in the tray; a counter-proposal begins with other terms if there are."""
        if replying.reply(self, key, instead) and self._settled:
            self.settle()

    @property
    def can_take_back(self) -> bool:
        """Whether the newest choice can be taken back."""
        return self.match.can_undo

    @property
    def can_make_again(self) -> bool:
        """Whether a choice was taken back."""
        return self.match.can_redo

    @property
    def can_trade(self) -> bool:
        """Whether who looks can offer a trade now."""
        return self.private and not self.match.over and not self.playback.busy

    def handle(self, given: Input) -> bool:
        """Widgets first, then the keys of the table."""
        if given.kind in ("press", "action"):
            self._by_keys = given.kind == "action"
        if given.kind == "press" and self.recap.press(self.root, given.pos):
            return True
        if self.playback.busy and self._goes_on(given):
            self.playback.step()
            return True
        if super().handle(given):
            return True
        lens = self.lens_key.hear(given, self.lens)
        if lens is not None:
            return self.lay(lens)
        if given.kind == "let_go":
            return self.votes.let_go(given.name)
        if given.kind == "action":
            return commands.act(self, given.name, given.amount)
        return False

    def lay(self, lens: str) -> bool:
        """Something lies over the city from now on, or nothing any more."""
        if lens != self.lens:
            self.lens = lens
            self.rebuild()
        return True

    def _goes_on(self, given: Input) -> bool:
        """Whether this ends what is being shown: a click on no button, a space, where it waits."""
        if given.kind == "press":
            under = self.root.at(given.pos)
            return under is None or not can_focus(under)
        waits = self.playback.holds and given.name == "confirm"
        return given.kind == "action" and (given.name == "space" or waits)

    def turn_log(self) -> None:
        """Open the drawer of the log, or close it."""
        self.log_open = not self.log_open
        self.recap.dismiss()
        self.rebuild()
        self.root.set_focus(self.root.named("log.lines" if self.log_open else "log.tab"))

    def cancel(self) -> bool:
        """Think again, see the next thing, or open the menu."""
        if self.picker.chosen:
            self.unpick()
        elif self.playback.busy:
            self.playback.step()
        elif self.log_open:
            self.turn_log()
        elif self.closer:
            commands.step_back(self)
        elif self.lens:
            self.lay("")
        else:
            self.open_menu()
        return True

    def open_menu(self) -> None:
        """The menu of the game, over whatever is there."""
        open_pause(self.services, self.match)

    def unfocused(self) -> None:
        """With several people at the screen the secrets go when nobody looks."""
        self.votes.forget()
        self.lens_key.forget()
        if len(self.director.people) > 1 and self.private:
            self.director.look(SPECTATOR)
            self._close_secrets()
            self.settle()

    def _close_secrets(self) -> None:
        """Cards shown large and offers, with everything above them."""
        scenes = self.services.stack.scenes
        above = scenes[scenes.index(self) + 1 :]
        private = next((one for one in above if one.private), None)
        if private is not None:
            self.services.stack.close(private)

    def wait(self) -> float | None:
        """As often as something moves or somebody thinks; under another screen neither does."""
        waits = [super().wait()]
        if self.parts is not None:
            waits.append(self.parts.wait())
        if self.services.stack.top is not self:
            return min((one for one in waits if one is not None), default=None)
        waits += [self.playback.wait(), self.director.wait()]
        waits.append(None if self.choosing is None else self.bubbles.wait())
        if not self._settled or self.match.over or self.director.needs_curtain:
            waits.append(0.0)
        return min((one for one in waits if one is not None), default=None)

    def draw(self, surface: pygame.Surface) -> None:
        """The table, and over it what flies."""
        super().draw(surface)
        self.playback.draw(surface)
        spot = None if self.pointed is None else self.place(self.pointed)
        if spot is not None:
            put_focus(self.kit, surface, spot)

    def paint(self, surface: pygame.Surface) -> None:
        """A dark ground; the board has its own city."""
        surface.fill(self.kit.color("base"))
