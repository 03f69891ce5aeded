"""The director of a table at which opponents make offers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from newangeles_gui.table.director import Director

from ..talk.parley import Parley

if TYPE_CHECKING:
    from ..talk.talking import Offer


class TalkingDirector(Director):
    """Knows what opponents have said as well."""

    def rest(self) -> None:
        """Nobody waits for who looks until it is their turn."""
        self.parley.pauses.rest(self.viewer)
        self.look_away()

    @property
    def parley(self) -> Parley:
        """What is said at this table, with all that only this game has of it."""
        assert isinstance(self.talk, Parley)
        return self.talk

    @property
    def offer(self) -> Offer | None:
        """What an opponent offers to the person who looks."""
        return self.parley.offer_to(self.viewer)
