"""What can be said about everything that can be chosen for a new game."""

from __future__ import annotations

from collections.abc import Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, NamedTuple

from .draft import CHANCE

if TYPE_CHECKING:
    from ..base import Services

OPTIONS: Final = MappingProxyType(
    {"undo": "undo", "iron": "lock", "table_talk": "people", "seed": "branch"}
)

TRAIT_WORDS: Final = (20, 40, 61, 81)


class Topic(NamedTuple):
    """Something to be explained: what it is called and says, its picture or sign, its colour."""

    title: str
    text: str
    more: str = ""
    picture: str = ""
    sign: str = ""
    color: str = "accent"
    corporations: tuple[tuple[str, str], ...] = ()  # to be shown below, with their names


def corporation_color(services: Services, corporation: str) -> str:
    """The colour of what a corporation is about; those about everything have one of their own."""
    found = services.box.content.corporations.get(corporation)
    if found is None:
        return "muted"
    return str(found.focus) if found.focus else "consumables"


def corporation_name(services: Services, corporation: str) -> str:
    """What a corporation is called, or that chance decides."""
    if corporation == CHANCE:
        return services.say("screen.new_game.chance.name")
    return services.words.name(f"corporation.{corporation}")


def contract(services: Services, corporation: str) -> str:
    """What a corporation is paid for."""
    if corporation == CHANCE:
        return services.say("screen.new_game.chance.about")
    return services.words.text(f"corporation.{corporation}")


def corporation_topic(services: Services, corporation: str) -> Topic:
    """A corporation: its contract and its emergency action."""
    name = corporation_name(services, corporation)
    if corporation == CHANCE:
        everybody = services.box.corporations
        names = tuple((one, services.words.name(f"corporation.{one}")) for one in everybody)
        return Topic(name, contract(services, corporation), sign="help", corporations=names)
    card = f"emergency.{services.box.content.corporations[corporation].emergency}"
    emergency = services.say("screen.new_game.emergency", name=services.words.name(card))
    return Topic(
        name,
        contract(services, corporation),
        f"{emergency}\n{services.words.text(card)}",
        picture=f"marks/{corporation}.256",
        color=corporation_color(services, corporation),
    )


def levels(services: Services) -> list[tuple[str, str]]:
    """Every level of opponents there is, with its name."""
    return [(level, level_name(services, level)) for level in services.box.title.minds.levels]


def level_name(services: Services, level: str) -> str:
    """What a level is called; one that has no words yet goes by its own name."""
    key = f"level.{level}.name"
    return services.say(key) if services.words.catalog.has(key) else level


def level_about(services: Services, level: str) -> str:
    """How opponents of a level play, in a line."""
    key = f"level.{level}.about"
    return services.say(key) if services.words.catalog.has(key) else ""


def level_topic(services: Services, level: str) -> Topic:
    """A level of opponents."""
    return Topic(level_name(services, level), level_about(services, level), sign="opponent")


def character_name(services: Services, character: str) -> str:
    """Who an opponent is, or that chance decides."""
    if character == CHANCE:
        return services.say("screen.new_game.chance.name")
    return services.words.name(f"character.{character}")


def character_topic(services: Services, character: str) -> Topic:
    """A character: a line about it, and its traits in words."""
    name = character_name(services, character)
    if character == CHANCE:
        return Topic(name, services.say("screen.new_game.character.chance"), sign="help")
    traits = services.cast.characters[character]
    lines = [
        services.say(
            f"screen.new_game.character.trait.{trait}",
            amount=services.say(f"screen.new_game.character.amount.a{amount_of(value)}"),
        )
        for trait, value in traits.model_dump().items()
    ]
    text = services.words.text(f"character.{character}")
    return Topic(name, text, "\n".join(lines), picture=f"portraits_characters/{character}")


def amount_of(value: int) -> int:
    """A trait in five words, from 0 (very low) to 4."""
    return sum(value >= least for least in TRAIT_WORDS)


def setups(services: Services) -> list[tuple[str, str]]:
    """Every setup card and chance."""
    cards = [(name, services.words.name(f"setup.{name}")) for name in services.box.content.setups]
    return [(CHANCE, services.say("screen.new_game.chance.name")), *cards]


def setup_topic(services: Services, setup: str) -> Topic:
    """A setup card, or chance."""
    if setup == CHANCE:
        text = services.say("screen.new_game.setup.chance")
        return Topic(services.say("screen.new_game.setup.name"), text, sign="deck")
    words = services.words
    return Topic(
        words.name(f"setup.{setup}"), words.text(f"setup.{setup}"), picture=f"cards_setups/{setup}"
    )


def option_topic(services: Services, option: str) -> Topic:
    """One of the agreements, or the seed."""
    key = f"screen.new_game.{option}"
    return Topic(services.say(f"{key}.name"), services.say(f"{key}.about"), sign=OPTIONS[option])


def problem_words(services: Services, problem: tuple[str, object]) -> str:
    """Why a game cannot begin."""
    name, values = problem
    assert isinstance(values, dict)
    return services.say(f"screen.new_game.problem.{name}", **values)


def summary(services: Services, people: int, opponents: int) -> str:
    """Who plays, in a line."""
    parts: Sequence[str] = (
        services.say("screen.new_game.people", count=people),
        services.say("screen.new_game.opponents", count=opponents),
    )
    return " · ".join(parts if opponents else parts[:1])
