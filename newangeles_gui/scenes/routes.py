"""From screen to screen: every way in one place, each screen imported when it is first opened.

The title and the table replace whatever is open; everything else lies over what is there and is
left with `services.stack.pop()`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from newangeles_gui.session.match import Match
    from newangeles_gui.titles.new_angeles.offers.screen import TradeScreen
    from newangeles_gui.titles.new_angeles.rules.trade import Trade
    from newangeles_gui.titles.new_angeles.rules.view import View
    from newangeles_gui.titles.new_angeles.table.scene import TableScene
    from newangeles_gui.titles.new_angeles.talk.talking import Offer

    from .base import Services


def open_splash(services: Services) -> None:
    """The first thing to be seen: it goes on to the title by itself."""
    from .splash import Splash

    services.stack.replace(Splash(services, lambda: open_title(services)))


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
    from newangeles_gui.titles.new_angeles.tutorial.guided import table_for

    services.stack.replace(table_for(services, match))


def open_tutorial(services: Services) -> None:
    """What the game is about, in pictures; then a guided game."""
    from newangeles_gui.titles.new_angeles.tutorial.introduction import Introduction

    services.stack.push(Introduction(services))


def open_guided_game(services: Services) -> None:
    """Close everything and play with a coach."""
    from newangeles_gui.titles.new_angeles.tutorial.guided import guided_table

    services.stack.replace(guided_table(services))


def open_pause(services: Services, match: Match) -> None:
    """The menu of a running game, over the table."""
    from .pause import Pause

    services.stack.push(Pause(services, match))


def open_reserve(services: Services, view: View) -> None:
    """What can still be placed, over whatever is there."""
    from newangeles_gui.titles.new_angeles.table.reserve import Reserve

    services.stack.push(Reserve(services, view))


def open_load(services: Services) -> None:
    """The saved games."""
    from .saves.load import Load

    services.stack.push(Load(services))


def open_replay(services: Services) -> None:
    """The games that can be watched again."""
    from .replay.picker import ReplayPicker

    services.stack.push(ReplayPicker(services))


def open_almanac(services: Services, topic: str = "") -> None:
    """Rules and cards, at a topic if one is named."""
    from .almanac.screen import Almanac

    services.stack.push(Almanac(services, topic))


def open_statistics(services: Services) -> None:
    """What became of everybody's games."""
    from .statistics.screen import StatisticsScreen

    services.stack.push(StatisticsScreen(services))


def open_settings(services: Services) -> None:
    """What a player may choose."""
    from .settings.screen import SettingsScreen

    services.stack.push(SettingsScreen(services))


def open_credits(services: Services) -> None:
    """Who made it, and under which licences."""
    from .credits import Credits

    services.stack.push(Credits(services))


def open_save(services: Services, match: Match) -> None:
    """Keep a game under a name."""
    from .saves.save import Save

    services.stack.push(Save(services, match))


def open_results(services: Services, match: Match) -> None:
    """The end of a game: everything is revealed."""
    from ..titles.new_angeles.results.screen import Results

    services.stack.replace(Results(services, match))


def open_coach(services: Services, table: TableScene) -> None:
    """What the coach would do, over the table."""
    from ..titles.new_angeles.coach.screen import CoachScreen

    services.stack.push(CoachScreen(services, table))


def open_trade(services: Services, table: TableScene, offer: Offer | None = None) -> None:
    """An offer to another player, or an answer to one."""
    from newangeles_gui.titles.new_angeles.offers.screen import TradeScreen

    if offer is None:
        services.stack.push(TradeScreen(services, table))
        return
    screen = TradeScreen(services, table, table.shown.corporations[offer.by])
    screen.draft.take(offer.trade)
    services.stack.push(screen)
    screen.changed()  # what the other one thinks of that


def open_counter(
    asked: TradeScreen, made: Callable[[Trade], None], left: Callable[[], None]
) -> None:
    """The same offer on the table of the person who was asked."""
    from newangeles_gui.titles.new_angeles.offers.counter import CounterScreen

    asked.services.stack.push(CounterScreen(asked, made, left))


def open_replay_of(services: Services, match: Match) -> None:
    """Watch a game again from its start."""
    from .replay.screen import ReplayScreen

    services.stack.push(ReplayScreen(services, match))
