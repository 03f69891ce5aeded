"""The choice of a game, where there is more than one."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.content import ContentError
from newangeles_gui.i18n import StringsError, words_of
from newangeles_gui.settings import known_languages
from newangeles_gui.widgets import Button, Label, Widget

from . import routes
from .dialogs import message
from .settings.tabs import keep

if TYPE_CHECKING:
    from pathlib import Path

    from .base import Services

WIDE: Final = 300  # units
HIGH: Final = 48
GAP: Final = 8
CAPTION: Final = 30
LOW: Final = 36  # of a row with little room
NARROW: Final = 190


def game_names(services: Services) -> dict[str, str]:
    """What the games that there are call themselves, by id."""
    language = services.words.catalog.language.code
    return {name: _name_of(name, folder, language) for name, folder in services.games().items()}


@cache
def _name_of(name: str, strings: Path, language: str) -> str:
    """Nothing else of a game is read for it."""
    spoken = (words_of(strings, one, "title.name") for one in (language, *known_languages()))
    return next(filter(None, spoken), name)


def open_game(services: Services, name: str, at_once: bool = False) -> Services:
    """Another game, at its title; these services again if that game cannot be used.

    Unless it has to be there `at_once`, its splash is seen while its pictures are loaded.
    """
    if services.open_game is None or name == services.title_id:
        return services
    try:
        opened = services.open_game(name)
    except (ContentError, StringsError) as error:
        about = services.say(
            "screen.title.game.unusable", name=game_names(services).get(name, name)
        )
        services.stack.push(message(services, about, str(error)))
        return services
    trouble = keep(opened)

    def arrive() -> None:
        routes.open_title(opened)
        if trouble:
            about = opened.say("screen.front.not_kept")
            opened.stack.push(message(opened, about, trouble))

    if at_once:
        arrive()
    else:
        routes.open_splash(opened, arrive)
    return opened


def game_list(services: Services, right: int, top: int) -> list[Widget]:
    """The games below one another, the one that is open marked; nothing if there is only one."""
    kit, games = services.kit, game_names(services)
    if len(games) < 2:
        return []
    high, gap = kit.px(HIGH), kit.px(GAP)
    place = pygame.Rect(0, top, kit.px(WIDE), kit.px(CAPTION))
    place.right = right
    caption = services.say("screen.title.game.caption")
    found: list[Widget] = [Label(kit, place, caption, "small_strong", "muted", "right")]
    for number, name in enumerate(games):
        rect = pygame.Rect(place.x, place.bottom + number * (high + gap), place.width, high)
        found.append(_game(services, rect, name))
    return found


def game_row(services: Services, right: int, top: int, room: int) -> list[Widget]:
    """The games side by side, where there is little room; nothing if there is only one."""
    kit, count = services.kit, len(services.games())
    if count < 2:
        return []
    gap = kit.px(GAP)
    each = min(kit.px(NARROW), (room - gap * (count - 1)) // count)
    left = right - count * each - (count - 1) * gap
    return [
        _game(services, pygame.Rect(left + number * (each + gap), top, each, kit.px(LOW)), name)
        for number, name in enumerate(services.games())
    ]


def _game(services: Services, rect: pygame.Rect, name: str) -> Button:
    chosen = name == services.title_id
    tip = services.say(f"screen.title.game.{'now' if chosen else 'tip'}")

    def choose() -> None:
        open_game(services, name)

    return Button(
        services.kit, rect, game_names(services)[name], choose, chosen=chosen, lines=2,
        name=f"game.{name}", tip=tip,
    )  # fmt: skip
