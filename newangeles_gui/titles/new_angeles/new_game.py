"""What is to be chosen before a game: corporations, the setup card, whom opponents are like."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from newangeles_gui.titles.room import Topic

from .minds.tuned import load_cast
from .rules import SETUP
from .words import own_words

if TYPE_CHECKING:
    from collections.abc import Sequence

    from newangeles_gui.words import Sayings

    from .words import Wording

agreements: Final = ("table_talk",)
SIGNS: Final = MappingProxyType({"table_talk": "people"})
TRAIT_WORDS: Final = (20, 40, 61, 81)


def options(players: int) -> Sequence[str]:
    """The setup card; who begins is left to chance."""
    return (SETUP,)


def guests(words: Wording, players: int) -> Sequence[Topic]:
    """Nobody."""
    return ()


def role(words: Wording, name: str) -> Topic:
    """A corporation: its contract and its emergency action."""
    if name:
        return _corporation(words, name)
    return Topic(
        words.say("screen.new_game.chance.name"),
        words.say("screen.new_game.chance.about"),
        sign="help",
        others=tuple(_corporation(words, one) for one in words.box.corporations),
    )


def _corporation(words: Wording, name: str) -> Topic:
    card = f"emergency.{words.box.content.corporations[name].emergency}"
    emergency = words.say("screen.new_game.emergency", name=words.name(card))
    return Topic(
        words.name(f"corporation.{name}"),
        words.text(f"corporation.{name}"),
        f"{emergency}\n{words.text(card)}",
        color=words.box.corporations[name].color,
        mark=f"marks/{name}",
    )


def taken(words: Wording, seat: int) -> str:
    """The two seats swap corporations."""
    return words.say("screen.new_game.taken", number=seat)


def option(words: Wording, name: str) -> Topic:
    """The setup card."""
    key = f"screen.new_game.{name}"
    return Topic(words.say(f"{key}.name"), words.say(f"{key}.tip"), sign="deck")


def value(words: Wording, option: str, name: str) -> Topic:
    """A setup card, or what one is for."""
    if name:
        key = f"{option}.{name}"
        return Topic(words.name(key), words.text(key), picture=f"cards_setups/{name}")
    key = f"screen.new_game.{option}"
    return Topic(words.say(f"{key}.name"), words.say(f"{key}.chance"), sign="deck")


def unchosen(words: Wording, option: str) -> str:
    """Chance has the setup card."""
    return ""


def agreement(words: Wording, name: str) -> Topic:
    """What people settle at the table."""
    key = f"screen.new_game.{name}"
    return Topic(words.say(f"{key}.name"), words.say(f"{key}.about"), sign=SIGNS[name])


def character(words: Wording, name: str) -> Topic:
    """A line about somebody, and their traits in words."""
    lines = [
        words.say(
            f"screen.new_game.character.trait.{trait}",
            amount=words.say(f"screen.new_game.character.amount.a{amount_of(much)}"),
        )
        for trait, much in load_cast().characters[name].model_dump().items()
    ]
    key = f"character.{name}"
    return Topic(words.name(key), words.text(key), "\n".join(lines), f"portraits_characters/{name}")


def about(words: Sayings, name: str) -> str:
    """Name, a line about them, and their traits."""
    topic = character(own_words(words), name)
    return "\n".join(one for one in (topic.title, topic.text, topic.more) if one)


def amount_of(value: int) -> int:
    """A trait in five words, from 0 (very low) to 4."""
    return sum(value >= least for least in TRAIT_WORDS)
