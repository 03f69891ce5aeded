"""What is to be chosen before a game: colours, modules, who begins, how strong the Sneak is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from newangeles_gui.titles.room import Topic

from .rules import ADVISOR, ADVISORS, BUSINESS, FIRST, LEVEL, SNEAK

if TYPE_CHECKING:
    from newangeles_gui.words import Sayings

    from .words import StreetsWords

agreements: Final = ()
SIGN_OF_CHANCE: Final = "help"
SIGNS: Final[Mapping[str, str]] = MappingProxyType(
    {BUSINESS: "coins", ADVISORS: "advisor", FIRST: "turn", LEVEL: "opponent", ADVISOR: "advisor"}
)
# What is so as long as nobody chooses otherwise, where that is not left to chance.
USUAL: Final[Mapping[str, str]] = MappingProxyType(
    {
        BUSINESS: "screen.new_game.business.off.name",
        ADVISORS: "screen.new_game.advisors.off.name",
        LEVEL: "screen.new_game.level.easy.name",
    }
)


def options(players: int) -> Sequence[str]:
    """The modules; who plays alone chooses the Sneak and an advisor. Chance has who begins."""
    return (BUSINESS, LEVEL, ADVISORS, ADVISOR) if players == 1 else (BUSINESS, ADVISORS)


def guests(words: StreetsWords, players: int) -> Sequence[Topic]:
    """The Sneak, against whom one plays alone (13.1)."""
    if players > 1:
        return ()
    return (Topic(words.name("sneak"), words.text("sneak"), mark=f"signs/{SNEAK}"),)


def role(words: StreetsWords, name: str) -> Topic:
    """A colour with its sign."""
    say = words.say
    if name:
        return Topic(words.name(f"player.{name}"), say("screen.new_game.colour"), color=name,
                     mark=f"signs/{name}")  # fmt: skip
    title, about = say("screen.new_game.chance.name"), say("screen.new_game.chance.about")
    return Topic(title, about, sign=SIGN_OF_CHANCE,
                 others=tuple(role(words, one) for one in words.box.seats))  # fmt: skip


def taken(words: Sayings, seat: int) -> str:
    """The two seats swap colours."""
    return words.say("screen.new_game.taken", number=seat)


def option(words: Sayings, name: str) -> Topic:
    """A module, the first player, the Sneak, an advisor."""
    key = f"screen.new_game.{name}"
    return Topic(words.say(f"{key}.name"), words.say(f"{key}.about"), sign=SIGNS[name])


def value(words: Sayings, option: str, name: str) -> Topic:
    """One of the things that it can be."""
    key = f"screen.new_game.{option}"
    if not name:
        title = unchosen(words, option) or words.say("screen.new_game.chance.name")
        return Topic(title, words.say(f"{key}.chance"), sign=SIGN_OF_CHANCE)
    if option == FIRST:
        player = words.player(name)
        return Topic(words.name(f"player.{name}"), words.say(f"{key}.seat", player=player),
                     color=name, mark=f"signs/{name}")  # fmt: skip
    if option == ADVISOR:
        advisor = f"advisor.{name}"
        return Topic(words.name(advisor), words.text(advisor), picture=f"advisors/{name}")
    title, about = words.say(f"{key}.{name}.name"), words.say(f"{key}.{name}.about")
    return Topic(title, about, sign=SIGNS[option])


def unchosen(words: Sayings, option: str) -> str:
    """Games are plain as long as nobody wants more; who begins is drawn."""
    return words.say(USUAL[option]) if option in USUAL else ""


def agreement(words: Sayings, name: str) -> Topic:
    """There is none of its own."""
    raise KeyError(name)


def character(words: Sayings, name: str) -> Topic:
    """A line about somebody whom an opponent can be."""
    key = f"character.{name}"
    return Topic(words.name(key), words.text(key), picture=f"portraits_characters/{name}")
