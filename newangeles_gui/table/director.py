"""The conductor at a screen: opponents take their time, who looks is told, the game is saved."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, ClassVar, Final

from newangeles_gui.session import Autosaver, Conductor, Opponents, Prompted, Unsaved, talk_of
from newangeles_gui.session.preview import can_be_taken_back
from newangeles_gui.session.thinker import Thinker

if TYPE_CHECKING:
    from newangeles_gui.engine import Choice
    from newangeles_gui.scenes import Services
    from newangeles_gui.session import Match, Prompter, Sight

# Seconds that an opponent seems to think at least, so that one can follow.
PACE: Final = MappingProxyType({"off": 0.0, "1x": 0.5, "2x": 0.25, "4x": 0.1})
POLL: Final = 0.03


class Director(Conductor):
    """Hands the screen from person to person; `told` hears what happens with who looks."""

    keeps: ClassVar[bool] = True  # whether the match is saved as it goes
    match: Match

    def __init__(
        self,
        services: Services,
        match: Match,
        told: Callable[[Sequence[Sight], Any, Any], None],
        prompter: Prompter | None = None,
    ) -> None:
        thinker = Thinker(services.box, match.title.data)
        self.thinker: Thinker | Prompted = (
            thinker if prompter is None else Prompted(thinker, prompter)
        )
        self.saver: Autosaver | Unsaved = (
            Autosaver(services.store, match, aside=True) if self.keeps else Unsaved()
        )
        talk = talk_of(match, self.thinker, lambda: bool(services.chosen.values.get("talk")))
        opponents = Opponents(match, self.thinker)
        super().__init__(match, match.plan.people, opponents, talk)
        self.services = services
        self.told = told
        self._seen = match.view(self.viewer)  # what who looks knows since the newest change
        self._as_one = range(0)  # the choices that were made as one
        match.look(lambda: self.viewer, self._told)

    @property
    def view(self) -> Any:
        """What who looks may know, as a view of the title's own kind."""
        return self.match.view(self.viewer)

    def look(self, seat: int) -> None:
        """From now on the screen is this seat's."""
        super().look(seat)
        self._seen = self.view

    def _told(self, told: Sequence[Sight]) -> None:
        before, self._seen = self._seen, self.view
        self.told(told, before, self._seen)

    def make(self, choice: Choice) -> None:
        """Apply a choice of a person, or what people have agreed on; then nobody's eyes stay."""
        self._as_one = range(0)
        super().make(choice)
        self.look_away()

    def make_all(self, choices: Sequence[Choice]) -> None:
        """Several answers of who looks, one after the other as long as they are asked for.

        They are taken back, and made again, as one.
        """
        begin = self._made
        for choice in choices:
            pending = self.pending
            asked = pending is not None and choice in pending.choices()
            if not asked or not self.asks_viewer:
                break
            self.make(choice)
        self._as_one = range(begin, self._made)

    def can_take_back(self, choice: Choice) -> bool:
        """Whether undo would go behind an answer of who looks, as far as they can know."""
        agreed = self.match.plan.agreements
        possible = agreed.undo and not agreed.iron
        return possible and can_be_taken_back(self.services.box, self.view, choice)

    @property
    def _made(self) -> int:
        return len(self.match.record.choices)

    def let_go(self, seat: int, all_of_them: bool = False) -> None:
        """A person needs no more time now, or none for all that is like this."""
        super().let_go(seat, all_of_them)
        self.look_away()

    def undo(self) -> bool:
        """Take the newest choice back, or all that were made as one; whether there was one."""
        if not self.match.can_undo:
            return False
        self._rewind(self.match.undo, self._as_one.stop, lambda: self.match.can_undo)
        return True

    def redo(self) -> bool:
        """Make the choice again, or all that were made as one; whether there was one."""
        if not self.match.can_redo:
            return False
        self._rewind(self.match.redo, self._as_one.start, lambda: self.match.can_redo)
        return True

    def _rewind(
        self, step: Callable[[], object], end_of_one: int, able: Callable[[], bool]
    ) -> None:
        times = len(self._as_one) if end_of_one == self._made else 1
        self.rewind(step)
        for _ in range(times - 1):
            if able():
                step()
        self.look_away()

    def update(self, seconds: float) -> bool:
        """Let talks and opponents go on; whether anything came of it."""
        self.saver.check()
        return self.step(seconds, PACE[str(self.services.settings.values["animation"])])

    def wait(self) -> float | None:
        """Seconds until `update` is wanted."""
        if self.saver.busy:
            return POLL
        if self.pending is None:
            return None
        return None if self.rests and not self.talk.busy else POLL

    def close(self) -> None:
        """End the worker, and wait for the last save."""
        self.thinker.close()
        self.saver.close()
