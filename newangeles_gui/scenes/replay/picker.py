"""Which game to watch again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from newangeles_gui.session.savefile import BadSaveError
from newangeles_gui.widgets.label import Label

from .. import routes
from ..dialogs import message
from ..save_list import SaveListPage

if TYPE_CHECKING:
    from newangeles_gui.session.listing import Listed


class ReplayPicker(SaveListPage):
    """The sound saves; a click opens the replay."""

    name = "replay_picker"

    def read(self) -> list[Listed]:
        """Only those that can be loaded."""
        return [one for one in super().read() if one.header is not None]

    def build(self) -> None:
        """Headline and list, or that there is nothing yet."""
        body = self.head(self.say("screen.replay.title"))
        if self.saves:
            self.put_list(body, self.saves, self.watch)
            return
        text = self.say("screen.replay.nothing")
        self.root.add(Label(self.kit, body, text, "body", "muted", "center", 3, name="nothing"))

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
