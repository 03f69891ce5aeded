"""What is to be chosen before a game: colours, modules, who begins, and for who plays alone."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from newangeles_gui.titles.room import Topic

from .rules.setup import ADVISOR, ADVISORS, BUSINESS, FIRST, LEVEL

if TYPE_CHECKING:
    from .words import StreetsWords

options: Final = (BUSINESS, ADVISORS, FIRST, LEVEL, ADVISOR)
agreements: Final = ()
SIGNS: Final = MappingProxyType(
    {BUSINESS: "contract", ADVISORS: "people", FIRST: "turn", LEVEL: "opponent", ADVISOR: "person"}
)
ASKED: Final = "screen.new_game"


def role(words: StreetsWords, name: str) -> Topic:
    """A colour."""
    if name:
        about = words.say(f"{ASKED}.colour")
        return Topic(words.name(f"player.{name}"), about, picture=f"signs/{name}", color=name)
    return Topic(words.say(f"{ASKED}.chance.name"), words.say(f"{ASKED}.chance.about"), sign="help")


def taken(words: StreetsWords, seat: int) -> str:
    """The two seats swap colours."""
    return words.say(f"{ASKED}.taken", number=seat)


def option(words: StreetsWords, name: str) -> Topic:
    """A module, or another thing that is asked for."""
    return Topic(words.say(f"{ASKED}.{name}.name"), words.say(f"{ASKED}.{name}.about"))


def value(words: StreetsWords, option: str, name: str) -> Topic:
    """What can be chosen of it, or what chance would do."""
    key = f"{ASKED}.{option}"
    if not name:
        return Topic(words.say(f"{key}.name"), words.say(f"{key}.chance"), sign=SIGNS[option])
    if option == ADVISOR:
        known = f"advisor.{name}"
        return Topic(words.name(known), words.text(known), picture=f"advisors/{name}")
    if option == FIRST:
        player = words.player(name)
        return Topic(words.name(player.key), words.say(f"{key}.seat", player=player))
    return Topic(
        words.say(f"{key}.{name}.name"), words.say(f"{key}.{name}.about"), sign=SIGNS[option]
    )


def agreement(words: StreetsWords, name: str) -> Topic:
    """There is none that not all games have."""
    raise KeyError(name)


def character(words: StreetsWords, name: str) -> Topic:
    """Somebody with a line about them."""
    key = f"character.{name}"
    return Topic(words.name(key), words.text(key), picture=f"portraits_characters/{name}")
