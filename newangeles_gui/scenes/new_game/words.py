"""What can be said about everything that can be chosen for a new game."""

from __future__ import annotations

from collections.abc import Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from newangeles_gui.titles.room import Topic

from .draft import CHANCE

if TYPE_CHECKING:
    from newangeles_gui.scenes import Services

SIGNS: Final = MappingProxyType({"undo": "undo", "iron": "lock", "seed": "branch"})


def roles(services: Services) -> Sequence[str]:
    """Whom one can choose to play."""
    return () if services.room.new_game() is None else services.roles


def role_topic(services: Services, role: str) -> Topic:
    """Somebody who can be played, or chance; the game itself where nobody can be chosen."""
    room, say = services.room.new_game(), services.say
    if room is None:
        return Topic(say("title.name"), say("title.motto"), sign="new")
    return room.role(services.words, role)


def guests(services: Services, players: int) -> Sequence[Topic]:
    """Whoever sits down by themselves where so many play."""
    room = services.room.new_game()
    return () if room is None else room.guests(services.words, players)


def taken(services: Services, seat: int) -> str:
    """What happens if one takes who is played in another seat."""
    room = services.room.new_game()
    return "" if room is None else room.taken(services.words, seat)


def levels(services: Services) -> list[tuple[str, str]]:
    """Every level of opponents there is, with its name."""
    return [(level, services.level_name(level)) for level in services.box.title.minds.levels]


def level_topic(services: Services, level: str) -> Topic:
    """A level of opponents."""
    return Topic(services.level_name(level), services.level_about(level), sign="opponent")


def character_topic(services: Services, character: str) -> Topic:
    """Somebody whom an opponent can be, or whom chance sends."""
    room = services.room.new_game()
    if room is None or character == CHANCE:
        text = services.say("screen.new_game.character.chance")
        return Topic(services.say("screen.new_game.chance.name"), text, sign="help")
    return room.character(services.words, character)


def face_topic(services: Services, character: str) -> Topic:
    """Somebody as whom a person appears at the table: nothing but the face counts."""
    if character == CHANCE:
        text = services.say("screen.new_game.face.chance")
        return Topic(services.say("screen.new_game.chance.name"), text, sign="person")
    return character_topic(services, character)._replace(more="")


def values(services: Services, option: str) -> list[tuple[str, str]]:
    """Everything that an option can be, with its name; chance too, unless one of them is usual."""
    room, offered = services.room.new_game(), services.box.title.rules.options(services.box)
    assert room is not None
    named = [(one, room.value(services.words, option, one).title) for one in offered[option]]
    chance = room.unchosen(services.words, option) or services.say("screen.new_game.chance.name")
    usual = any(title == chance for _, title in named)
    return named if usual else [(CHANCE, chance), *named]


def standing(services: Services, option: str, chosen: str) -> str:
    """What an option is: as it was chosen, else what is usual, else left to chance."""
    room = services.room.new_game()
    assert room is not None
    offered, usual = values(services, option), room.unchosen(services.words, option)
    named = [value for value, title in offered if title == usual and value]
    return named[0] if not chosen and named else chosen


def agreement_topic(services: Services, name: str) -> Topic:
    """One of the agreements of all games or of this one, or the seed."""
    room = services.room.new_game()
    if room is not None and name in room.agreements:
        return room.agreement(services.words, name)
    key = f"screen.new_game.{name}"
    return Topic(services.say(f"{key}.name"), services.say(f"{key}.about"), sign=SIGNS[name])


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
