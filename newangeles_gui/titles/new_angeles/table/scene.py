"""The table: the whole game on one screen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final

import pygame

from newangeles_gui.table import Picker, stands_beside
from newangeles_gui.widgets import can_focus

from . import commands, parts, stocking
from .choosing import choosing as choosing_for
from .following import FollowingCamera
from .news import News
from .replying import TalkingTable

if TYPE_CHECKING:
    from newangeles_gui.scenes import Services
    from newangeles_gui.session import Match, Prompter, Sight
    from newangeles_gui.table import CameraBoard, Target
    from newangeles_gui.widgets import Input, Viewport

    from .choosing import Choosing

FIRST: Final = frozenset({"confirm", "up", "down", "left", "right", "next", "previous"})
TITLE_PICTURES: Final = ("night", "city.sky", "city.standing", "city.quiet", "logotype")


class TableScene(TalkingTable):
    """The city and all that lies around it, for whoever looks."""

    def __init__(self, services: Services, match: Match, prompter: Prompter | None = None) -> None:
        self.parts: parts.Parts | None = None
        self._stocked_for: Viewport | None = None  # the window for which pictures are read ahead
        super().__init__(services, match, prompter)
        self.following = FollowingCamera(self)
        self.playback.lead = self.following.lead
        self.warming = stocking.Warming(services)
        self.news = News(services)
        self.playback.listeners.append(self.news.hear)
        self.choosing: Choosing | None = None
        self.places = parts.places(self)
        self.log_open = stands_beside(self.places)
        self.lens = ""  # what lies over the city; the name of one
        self.lens_key = commands.OverlayKey()
        self.closer = ""  # the district that is seen from near
        self.trouble = ""
        self.votes = commands.VoteKeys(self)
        self._by_keys = False  # whether the last input was a key, or a button of a gamepad
        self._points = False  # whether the pointer has moved since
        self._focused_for: tuple[object, ...] = ()
        self._offered = ""  # the terms for which a focus on the answers to an offer is
        self._taken_up = ""  # where keys were when an answer was chosen that has to be confirmed
        self.ask()

    def enter(self) -> None:
        """The table comes to the top; the pictures of the title are not needed for long."""
        self.kit.let_go(TITLE_PICTURES)
        self._follow_tension()
        super().enter()

    def _follow_tension(self) -> None:
        box = self.services.box
        self.services.audio.follow(self.services.room.at_table().tension(box, self.shown))

    # What is seen.

    def build(self) -> None:
        """All parts, for what is shown and asked now."""
        if self._stocked_for != self.kit.view:
            self._stocked_for = self.kit.view
            stocking.order_faces(self.services, self.match)
        self.places = parts.places(self)
        self.parts = parts.build(self)
        self.root.add(*self.parts.widgets)
        self.root.groups = self.parts.groups
        self.show_digits()

    def show_digits(self) -> None:
        """On the buttons of the question, while keys are used."""
        if self.parts is not None:
            self.parts.prompt.first = commands.before_buttons(self) + 1 if self.typed else 0
            self.root.dirty = True

    def rebuild(self) -> None:
        """Everything anew; what is asked for the first time gets focus and sight, or what is left.

        Who has answered one offer has not answered the next one that lies in its place.
        """
        waits, offered = commands.waiting_for(self), commands.offered(self)
        first = bool(waits) and waits != self._focused_for
        if first and self.closer:
            commands.come_back(self)
        super().rebuild()
        other, self._offered = offered != self._offered, offered
        if other and self.root.focus is not None and self.root.focus.name.startswith("tray."):
            self.root.set_focus(None)
        if first:
            self.hush()
            self._focused_for = waits
            self.focus_question()
        elif waits and self._by_keys and self.root.focus is None:
            self.focus_question()

    def focus_question(self) -> None:
        """Enter does what is most sensible now."""
        found = commands.sensible(self, self._by_keys)
        if found is not None:
            self.root.set_focus(found)

    @property
    def seen_board(self) -> CameraBoard | None:
        """The city, once it is there."""
        return None if self.parts is None else self.parts.board

    def place(self, target: Target) -> pygame.Rect | None:
        """Where something is on the screen."""
        return None if self.parts is None else self.parts.place(target)

    def say_name(self, seat: int) -> str:
        """Who sits in a seat."""
        return self.services.called(self.shown.corporations[seat])

    def lay(self, lens: str) -> bool:
        """Something lies over the city from now on, or nothing any more."""
        if lens != self.lens:
            self.lens = lens
            self.rebuild()
        return True

    # What happens.

    def heard(self, told: Sequence[Sight], before: Any, after: Any) -> None:
        """What will have to be drawn is read before it is played."""
        self.choosing = None
        stocking.order_acts(self.services, told)
        stocking.order_city(self.services, before, after)
        self.warming.begin(after, self.places.board)
        self._trouble()
        super().heard(told, before, after)

    def _trouble(self) -> None:
        trouble = self.director.saver.trouble
        if trouble != self.trouble and trouble:
            self.services.audio.play("error")
        self.trouble = trouble

    def changed(self) -> None:
        """The playback has shown the next event."""
        if self.parts is not None:
            self.parts.refresh()
            self.parts.tell(self)
        self._follow_tension()
        super().changed()

    def settle(self) -> None:
        """The camera goes back to where the player stood."""
        self.following.back()
        super().settle()

    def asked(self) -> Picker | None:
        """The answers of who looks, and why others are none."""
        self.choosing, pending = None, self.shown.pending
        if pending is None or not self.director.asks_viewer:
            return None
        self.choosing = choosing = choosing_for(self.services, self.shown, pending)
        return Picker(
            choosing.targets(),
            choosing.why_not,
            self.pick,
            self.choose,
            gathers=choosing.gathers,
            gathered=choosing.gathered,
            on_gather=self.gather,
        )

    def move(self, seconds: float) -> bool:
        """The parts move; what is looked at may show what would come of it."""
        if self.parts is None:
            return False
        under, focus = self.root.under, self.root.focus
        looked = self.parts.previews.look((under or focus) if self._points else (focus or under))
        return self.parts.update(seconds) or looked

    def moves_in(self) -> float | None:
        """Seconds until a part moves by itself."""
        return None if self.parts is None else self.parts.wait()

    def update(self, seconds: float) -> None:
        """While something is played, what comes then is drawn ahead."""
        super().update(seconds)
        if self.services.stack.top is self and self.playback.busy:
            self.warming.step()

    # Hands.

    def asks_twice(self, option: str) -> bool:
        """Whether an answer has to be confirmed: if something is wrong with it, or for good."""
        choosing = self.choosing
        if choosing is None or not choosing.asks_twice(option):
            return False
        answers = choosing.answers(option)
        single = len(answers) == 1 and not choosing.warning(option)
        return not single or not self.director.can_take_back(answers[0])

    def take_up(self, option: str) -> None:
        """Who thinks again is where they were."""
        self._taken_up = "" if self.root.focus is None else self.root.focus.name
        super().take_up(option)

    def unpick(self) -> None:
        """Think again: keys are where the answer was chosen."""
        super().unpick()
        before = self.root.named(self._taken_up) if self._taken_up and self._by_keys else None
        if before is not None and can_focus(before):
            self.root.set_focus(before)

    def pick_advised(self, option: str) -> None:
        """An answer that others advise is confirmed also where it can be taken back."""
        if self.choosing is not None and self.choosing.asks_twice(option):
            self.take_up(option)
        else:
            self.choose(option)

    def answer(self, option: str) -> None:
        """One answer, or several that are given as one."""
        answers = self.choosing.answers(option) if self.choosing is not None else []
        if len(answers) > 1:
            self.bubbles.clear()
            self.director.make_all(answers)
        else:
            super().answer(option)

    def gather(self, option: str, more: bool) -> None:
        """Something is taken up for an answer, or put back; keys stay there for the next one."""
        if self.choosing is not None:
            self.choosing.gather(option, more)
            self.picker.chosen = ""
            self.services.audio.play("click")
            self.rebuild()
            if not self._by_keys:
                self.focus_question()

    def handle(self, given: Input) -> bool:
        """Who uses keys is brought to the answers: the first of them only shows where that is."""
        if given.kind in ("press", "action"):
            self._by_keys = given.kind == "action"
        self._points = given.kind == "move" or (self._points and not self._by_keys)
        lost = self.root.focus is None and not self.playback.busy
        if lost and given.kind == "action" and given.name in FIRST:
            self.focus_question()
            if self.root.focus is not None:
                return True
        return super().handle(given)

    def means(self, given: Input) -> bool:
        """Keys that are held, those of a vote, and all others."""
        lens = self.lens_key.hear(given, self.lens)
        if lens is not None:
            return self.lay(lens)
        if given.kind == "let_go":
            return self.votes.let_go(given.name)
        pressed = given.kind == "action" and self.votes.press(given.name)
        return pressed or super().means(given)

    def keys(self) -> dict[str, Callable[[], None]]:
        """What only this game has."""
        return {**super().keys(), **commands.own_keys(self)}

    def number(self, amount: int) -> bool:
        """A card, something that is looked at, or a button."""
        return commands.number(self, amount)

    def step_back(self) -> bool:
        """All of the city again, or nothing over it any more."""
        if self.closer:
            commands.step_back(self)
            return True
        return bool(self.lens) and self.lay("")

    def tip_room(self, near: pygame.Rect) -> pygame.Rect:
        """What a tip is about in the city stands above the question: so does the tip."""
        room = self.screen
        if self.parts is not None and near.centery < self.parts.prompt.rect.top:
            room = room.clip((room.topleft, (room.width, self.parts.prompt.rect.top - room.top)))
        return room

    def unfocused(self) -> None:
        """No key is held, and no secret is seen."""
        self.votes.forget()
        self.lens_key.forget()
        super().unfocused()
