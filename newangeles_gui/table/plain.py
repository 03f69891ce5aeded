"""The table of a title that has none of its own: a button for each answer, hand, log, seats."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.scenes import Scene
from newangeles_gui.session import NOBODY, Conductor, Silence
from newangeles_gui.session.autosaver import Autosaver
from newangeles_gui.session.opponents import Opponents
from newangeles_gui.session.thinker import Thinker
from newangeles_gui.widgets import Button, Panel, Paragraph, Scroll

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from newangeles_gui.engine import Event
    from newangeles_gui.scenes import Services
    from newangeles_gui.session import Match
    from newangeles_gui.widgets import Input

EDGE: Final = 24  # units
LINE: Final = 64
SIDE: Final = 0.34  # of the width, for the log
LINES: Final = 200
POLL: Final = 0.03


class PlainTable(Scene):
    """Plays a match of any title with words and buttons alone."""

    name = "table"

    def __init__(self, services: Services, match: Match) -> None:
        super().__init__(services)
        self.match = match
        seats = match.plan.seats
        people = [place for place, seat in enumerate(seats) if seat.kind == "person"]
        self.thinker = Thinker(services.box, match.title.data)
        self.saver = Autosaver(services.store, match, aside=True)
        answerer = Opponents(match, self.thinker)
        self.conductor = Conductor(match, people, answerer, Silence())
        match.listen(NOBODY, lambda told: self.rebuild())

    @property
    def viewer(self) -> int:
        """Whose secrets are shown; nobody's while another person has to come to the screen."""
        return NOBODY if self.conductor.needs_curtain else self.conductor.viewer

    def build(self) -> None:
        """The log at the side; the table, the hand and the question beside it."""
        edge, inner = self.px(EDGE), self.screen.inflate(-2 * self.px(EDGE), -2 * self.px(EDGE))
        side = round(inner.width * SIDE)
        log = pygame.Rect(inner.right - side, inner.y, side, inner.height)
        self._words(log, self._log())
        left = pygame.Rect(inner.x, inner.y, inner.width - side - edge, inner.height)
        answers = self._answers()
        foot = len(answers) * self.px(LINE + EDGE / 2)
        seen = self.match.title.described(self.services.words, self.match.view(self.viewer))
        shown = [*seen.table, *seen.seats, *seen.own, *self._question()]
        self._words(pygame.Rect(left.x, left.y, left.width, left.height - foot), shown)
        for place, (text, action) in enumerate(answers):
            top = left.bottom - foot + place * self.px(LINE + EDGE / 2) + edge // 2
            rect = pygame.Rect(left.x, top, left.width, self.px(LINE))
            self.root.add(Button(self.kit, rect, text, action))

    def _words(self, rect: pygame.Rect, lines: Sequence[str]) -> None:
        self.root.add(Panel(self.kit, rect))
        inner = rect.inflate(-2 * self.px(EDGE), -2 * self.px(EDGE))
        text = Paragraph(self.kit, inner.topleft, inner.width - self.px(EDGE), "\n".join(lines))
        scroll = Scroll(self.kit, inner)
        scroll.add(text)
        self.root.add(scroll)

    def _log(self) -> list[str]:
        told: list[Event] = self.match.log[-LINES:]
        seat = None if self.viewer == NOBODY else self.viewer
        return [self.services.words.event(event, seat) for event in reversed(told)]

    def _question(self) -> list[str]:
        pending = self.conductor.pending
        if pending is None or self.conductor.needs_curtain:
            return []
        return ["", self.services.words.prompt(pending, self.match.view(self.viewer))]

    def _answers(self) -> list[tuple[str, Callable[[], None]]]:
        pending, conductor = self.conductor.pending, self.conductor
        if conductor.needs_curtain:
            name = self.services.words.player(self.match.plan.start.players[conductor.wanted])
            text = self.say("screen.curtain.text", player=name)
            return [(text, partial(self._look, conductor.wanted))]
        if pending is None or not conductor.asks_viewer:
            return []
        words, view = self.services.words, self.match.view(self.viewer)
        return [
            (words.option(pending, one, view), partial(self._choose, one))
            for one in pending.options
        ]

    def _look(self, seat: int) -> None:
        self.conductor.look(seat)
        self.rebuild()

    def _choose(self, option: str) -> None:
        self.conductor.choose(option)
        self.conductor.look_away()
        self.rebuild()

    def handle(self, given: Input) -> bool:
        """Undo and redo have keys; everything else is a button."""
        steps = {
            "undo": (self.match.can_undo, self.match.undo),
            "redo": (self.match.can_redo, self.match.redo),
        }
        possible, step = steps.get(given.name, (False, None))
        if given.kind == "action" and possible and step is not None:
            self.conductor.rewind(step)
            self.rebuild()
            return True
        return super().handle(given)

    def update(self, seconds: float) -> None:
        """Let opponents think."""
        self.saver.check()
        self.conductor.step(seconds)
        super().update(seconds)

    def wait(self) -> float | None:
        """Seconds until `update` is wanted."""
        rests = self.conductor.pending is None or self.conductor.rests
        return super().wait() if rests and not self.saver.busy else POLL

    def leave(self) -> None:
        """End the worker, and wait for the last save."""
        self.thinker.close()
        self.saver.close()
