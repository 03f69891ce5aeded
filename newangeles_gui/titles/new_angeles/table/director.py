"""The director of a table at which opponents make offers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from newangeles_gui.table.director import Director

if TYPE_CHECKING:
    from ..talk.talking import Offer


class TalkingDirector(Director):
    """Knows what opponents have said as well."""

    @property
    def offer(self) -> Offer | None:
        """What an opponent offers to the person who looks."""
        offer: Offer | None = self.talk.offer_to(self.viewer)
        return offer
