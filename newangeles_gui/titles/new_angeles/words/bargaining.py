"""What opponents say about trades: reasons, and the sentence that comes with an offer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from newangeles_gui.i18n import Name
from newangeles_gui.words.ways import way_of

from .vocabulary import corporation

if TYPE_CHECKING:
    from ..rules.box import Box
    from .wording import Wording


def reason(words: Wording, code: str, about: str = "", pick: int = 0) -> str:
    """A reason as a sentence; `pick` chooses among those that say the same."""
    key = way_of(words.catalog, f"bargain.reason.{code}", pick)
    return words.say(key, about=_named(words.box, about))


def offered(words: Wording, said: str, by: str, pick: int = 0) -> str:
    """What a player says when it makes an offer."""
    key = way_of(words.catalog, f"bargain.offer.{said}", pick)
    return words.say(key, player=corporation(by))


def for_all(words: Wording, cards: int, pays: int) -> str:
    """What each gets who backs an offer."""
    return words.say("bargain.talk.for_all", cards=cards, pays=pays)


def _named(box: Box, about: str) -> Name | int | str:
    if about in box.corporations:
        return corporation(about)
    if about in box.assets:
        return Name(f"asset.{about}")
    return int(about) if about.isdecimal() else about
