"""Every screen in a state of its own: for pictures of the program and for its tests."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from newangeles_gui.scenes import Curtain, Dialog, DialogButton, Splash, nothing
from newangeles_gui.scenes.almanac.screen import Almanac
from newangeles_gui.scenes.credits import Credits
from newangeles_gui.scenes.new_game.screen import NewGame
from newangeles_gui.scenes.settings.screen import SettingsScreen
from newangeles_gui.scenes.settings.tabs import TABS

from .games import OF_GAMES
from .situation import over_title, shots_of

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from newangeles_gui.scenes import Scene, Services
    from newangeles_gui.titles.title import Title

    from .situation import Example

CHAPTERS: Final = ("rules", "cards", "glossary")  # of the almanac of any title


def _of(screen: Callable[[Services], Scene]) -> Example:
    """A screen as it is opened."""
    return lambda services, situation: [screen(services)]


def _above(screen: Callable[[Services], Scene]) -> Example:
    """A screen over the title."""
    return lambda services, situation: over_title(services, screen(services))


def _question(services: Services) -> Scene:
    answers = [
        DialogButton(services.say("screen.confirm"), nothing, "accent"),
        DialogButton(services.say("screen.cancel"), nothing),
    ]
    return Dialog(services, services.say("title.name"), services.say("title.unofficial"), answers)


def _curtain(services: Services) -> Scene:
    """Between two people."""
    return Curtain(services, services.roles[0], "Ada", nothing, nothing)


def _almanac(topic: str) -> Example:
    return _above(lambda services: Almanac(services, topic))


def _settings(tab: str) -> Example:
    return _of(lambda services: SettingsScreen(services, tab))


OF_ANY_TITLE: Final = MappingProxyType[str, "Example"](
    {
        "title": lambda services, situation: over_title(services),
        "splash": _of(Splash),
        "credits": _of(Credits),
        "new_game": _of(NewGame),
        "question": _above(_question),
        **{f"almanac_{tab}": _almanac(tab) for tab in CHAPTERS},
        **{f"settings_{tab.name}": _settings(tab.name) for tab in TABS},
        "curtain": _above(_curtain),
        **OF_GAMES,
    }
)


def examples_of(title: Title) -> Mapping[str, Example]:
    """The screens of a title by name: those that any has, and its own."""
    return {**OF_ANY_TITLE, **shots_of(title).examples}
