"""What is to be chosen before a game: colours, modules, who begins, how strong the Sneak is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from newangeles_gui.titles.room import Topic

from .rules import ADVISOR, ADVISORS, BUSINESS, FIRST, LEVEL

if TYPE_CHECKING:
    from newangeles_gui.words import Sayings

options: Final = (BUSINESS, ADVISORS, FIRST, LEVEL, ADVISOR)
agreements: Final = ()
SIGN_OF_CHANCE: Final = "help"


def role(words: Sayings, name: str) -> Topic:
    """A colour with its sign."""
    say = words.say
    if name:
        return Topic(words.name(f"player.{name}"), say("screen.new_game.colour"), color=name,
                     mark=f"signs/{name}")  # fmt: skip
    title, about = say("screen.new_game.chance.name"), say("screen.new_game.chance.about")
    return Topic(title, about, sign=SIGN_OF_CHANCE)


def taken(words: Sayings, seat: int) -> str:
    """The two seats swap colours."""
    return words.say("screen.new_game.taken", number=seat)


def option(words: Sayings, name: str) -> Topic:
    """A module, the first player, the Sneak, an advisor."""
    key = f"screen.new_game.{name}"
    return Topic(words.say(f"{key}.name"), words.say(f"{key}.about"))


def value(words: Sayings, option: str, name: str) -> Topic:
    """One of the things that it can be."""
    key = f"screen.new_game.{option}"
    if not name:
        return Topic(words.say("screen.new_game.chance.name"), words.say(f"{key}.chance"),
                     sign=SIGN_OF_CHANCE)  # fmt: skip
    if option == FIRST:
        player = words.player(name)
        return Topic(words.name(f"player.{name}"), words.say(f"{key}.seat", player=player),
                     color=name, mark=f"signs/{name}")  # fmt: skip
    if option == ADVISOR:
        advisor = f"advisor.{name}"
        return Topic(words.name(advisor), words.text(advisor), picture=f"advisors/{name}")
    return Topic(words.say(f"{key}.{name}.name"), words.say(f"{key}.{name}.about"))


def agreement(words: Sayings, name: str) -> Topic:
    """There is none of its own."""
    raise KeyError(name)


def character(words: Sayings, name: str) -> Topic:
    """A line about somebody whom an opponent can be."""
    key = f"character.{name}"
    return Topic(words.name(key), words.text(key), picture=f"portraits_characters/{name}")
