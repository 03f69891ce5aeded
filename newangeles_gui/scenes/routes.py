"""From screen to screen: every way in one place, each screen imported when it is first opened.

The title and the table replace whatever is open; everything else lies over what is there and is
left with `services.stack.pop()`.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from newangeles_gui.scenes import Services
    from newangeles_gui.session import Match


def open_splash(services: Services, then: Callable[[], None] | None = None) -> None:
    """The first thing to be seen of a game: it goes on by itself, to the title."""
    from newangeles_gui.scenes import Splash

    services.stack.replace(Splash(services, then or partial(open_title, services)))


def open_title(services: Services) -> None:
    """Close everything and go to the title."""
    from .title import TitleScreen

    services.stack.replace(TitleScreen(services))


def open_new_game(services: Services, seed: str = "", level: str = "") -> None:
    """Who plays, and by which agreements; with this seed or these opponents, if they are named."""
    from .new_game.screen import NewGame

    services.stack.push(NewGame(services, seed=seed, level=level))


def open_table(services: Services, match: Match) -> None:
    """Close everything and play."""
    services.stack.replace(services.room.table(services, match))


def open_tutorial(services: Services) -> None:
    """What the game is about; then a game with lessons."""
    if services.room.introduction is not None:
        services.stack.push(services.room.introduction(services))


def open_pause(services: Services, match: Match) -> None:
    """The menu of a running game, over the table."""
    from .pause import Pause

    services.stack.push(Pause(services, match))


def open_load(services: Services) -> None:
    """The saved games."""
    from .saves import Load

    services.stack.push(Load(services))


def open_replay(services: Services) -> None:
    """The games that can be watched again."""
    from .replay.screen import ReplayPicker

    services.stack.push(ReplayPicker(services))


def open_puzzles(services: Services) -> None:
    """What there is to solve."""
    from .puzzles import PuzzlesPage

    services.stack.push(PuzzlesPage(services))


def open_almanac(services: Services, topic: str = "") -> None:
    """Rules and cards, at a topic if one is named."""
    from .almanac.screen import Almanac

    services.stack.push(Almanac(services, topic))


def open_statistics(services: Services) -> None:
    """What became of everybody's games."""
    from .statistics import StatisticsScreen

    services.stack.push(StatisticsScreen(services))


def open_settings(services: Services) -> None:
    """What a player may choose."""
    from .settings.screen import SettingsScreen

    services.stack.push(SettingsScreen(services))


def open_save(services: Services, match: Match) -> None:
    """Keep a game under a name."""
    from .saves import Save

    services.stack.push(Save(services, match))


def open_results(services: Services, match: Match) -> None:
    """The end of a game: everything is revealed."""
    services.stack.replace(services.room.results(services, match))


def open_replay_of(services: Services, match: Match) -> None:
    """Watch a game again from its start."""
    from .replay.screen import ReplayScreen

    services.stack.push(ReplayScreen(services, match))
