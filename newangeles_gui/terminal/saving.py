"""Saving a game at the terminal: after every choice, and under a name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from newangeles_gui.session.autosaver import Autosaver
from newangeles_gui.session.disk import DiskError
from newangeles_gui.session.savefile import BadSaveError
from newangeles_gui.words.troubles import save_trouble

if TYPE_CHECKING:
    from newangeles_gui.titles.new_angeles.words import Wording


class Saver(Autosaver):
    """Keeps the saves of one match."""

    def save_as(self, words: Wording, title: str) -> str:
        """Save under a name; returns what to tell the player."""
        try:
            path = self.store.save_as(self.match, title or self.match.identity)
        except DiskError as error:
            return save_trouble(words, error.reason)
        except BadSaveError as error:
            return words.say(f"save.bad.{error.code}")
        return words.say("textgame.saved", name=path.stem)
