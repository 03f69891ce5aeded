"""Which game to watch again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from newangeles_gui.scenes import message
from newangeles_gui.session import BadSaveError
from newangeles_gui.widgets import Label

from .. import routes
from ..saves import SaveChoicePage, SaveRow, stranger, when

if TYPE_CHECKING:
    from collections.abc import Sequence

    import pygame

    from newangeles_gui.session import Listed
    from newangeles_gui.widgets import Button


class ReplayRow(SaveRow):
    """Who plays, who has won, how long it is and when it was."""

    told = False  # the file is read when the row is first seen, as for its picture

    def paint(self, surface: pygame.Surface) -> None:
        """With everything that the file tells."""
        if not self.told:
            self._tell()
        super().paint(surface)

    def _tell(self) -> None:
        """The names stand in place of the title that most games do not have."""
        self.told = True
        facts, header = self.picture.facts(), self.save.header
        if facts is None or header is None or not facts.players:
            return
        self.marked, self.room = False, self.whole  # their names are told instead
        services = self.services
        room = services.room
        people_first = sorted(
            range(len(facts.seats)), key=lambda seat: facts.seats[seat] == facts.players[seat]
        )
        names = ", ".join(room.called(services, facts, seat) for seat in people_first)
        so_far = room.round_words(services.say, facts)
        course = room.winner_words(services, facts) if facts.ended else so_far
        length = room.length_words(services.say, facts)
        self.write([header.title or names, course, f"{length} · {when(header.saved)}"])


class ReplayPicker(SaveChoicePage):
    """The sound saves; the chosen one is told of before it is opened."""

    name = "replay_picker"
    words = "screen.replay"
    main = "watch"
    row = ReplayRow

    def read(self) -> list[Listed]:
        """Only those of this game that can be loaded."""
        found = (one for one in super().read() if not one.problem)
        return [one for one in found if not stranger(self.services, one)]

    def build(self) -> None:
        """Headline, list and chosen game, or that there is nothing yet."""
        body = self.head(self.say("screen.replay.title"))
        if not self.saves:
            text = self.say("screen.replay.nothing")
            self.root.add(Label(self.kit, body, text, "body", "muted", "center", 3, name="nothing"))
            return
        self.put_saves(body)
        if self.root.focus is None:
            self.root.set_focus(self.root.named("watch"))

    def actions(self, save: Listed, problem: str) -> Sequence[Button]:
        """To watch it; one that is damaged says so when it is tried."""
        return [self.button("watch", lambda: self.watch(save), "replay", "accent")]

    def open_save(self, save: Listed) -> None:
        """A double click opens the replay."""
        self.watch(save)

    def watch(self, save: Listed) -> None:
        """Open the replay of a save."""
        try:
            match = self.services.store.load(save.path, self.services.box).match
        except BadSaveError as error:
            title = self.say("screen.replay.title")
            text = self.say(f"save.bad.{error.code}")
            self.services.stack.push(message(self.services, title, text))
            return
        routes.open_replay_of(self.services, match)
