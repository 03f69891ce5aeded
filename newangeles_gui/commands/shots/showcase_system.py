"""Examples of the system's screens: settings, saved games, pause, faults."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Final

from newangeles_gui.minds.dice import dice
from newangeles_gui.profiles import Played
from newangeles_gui.scenes.crash import Crash
from newangeles_gui.scenes.pause import Pause
from newangeles_gui.scenes.saves.load import Load
from newangeles_gui.scenes.saves.save import Save
from newangeles_gui.scenes.settings.screen import SettingsScreen
from newangeles_gui.scenes.statistics.screen import StatisticsScreen
from newangeles_gui.session import disk
from newangeles_gui.session.listing import GAMES, NAMED, SUFFIX
from newangeles_gui.session.loading import save_bytes
from newangeles_gui.session.plan import Agreements, Plan
from newangeles_gui.session.store import SaveStore
from newangeles_gui.table.scene import TableScene

if TYPE_CHECKING:
    from newangeles_gui.scenes.base import Scene, Services
    from newangeles_gui.session.match import Match

    from .showcase import Situation

TIME: Final = 1_790_000_000  # seconds since 1970: pictures are the same on every day
AFTER: Final = 90  # choices
GAMES_PLAYED: Final = 30
ERROR: Final = "ValueError: the example of a fault\n  in scenes/table/board.py, line 42"


class ExampleStore(SaveStore):
    """A store that is gone when nobody needs it any more."""

    def __init__(self) -> None:
        self._home = tempfile.TemporaryDirectory(prefix="newangeles-")
        super().__init__(Path(self._home.name))


def settings(services: Services, tab: str) -> list[Scene]:
    """A page of the settings."""
    return [SettingsScreen(services, tab)]


def load(services: Services, situation: Situation) -> list[Scene]:
    """Several games, two of them damaged."""
    services.store = _filled(services, situation)
    return [Load(services)]


def load_damaged(services: Services, situation: Situation) -> list[Scene]:
    """A damaged save is looked at."""
    services.store = _filled(services, situation)
    page = Load(services)
    page.chosen = next(one for one in services.store.saves() if one.header is None)
    return [page]


def load_nothing(services: Services, situation: Situation) -> list[Scene]:
    """Nobody has played yet."""
    services.store = ExampleStore()
    return [Load(services)]


def save(services: Services, situation: Situation) -> list[Scene]:
    """A name is asked for."""
    services.store = _filled(services, situation)
    return [Save(services, _match(services, situation))]


def save_iron(services: Services, situation: Situation) -> list[Scene]:
    """An iron game has no named saves."""
    services.store = ExampleStore()
    return [Save(services, _iron(_match(services, situation)))]


def pause(services: Services, situation: Situation) -> list[Scene]:
    """A game waits."""
    match = _match(services, situation)
    services.store = ExampleStore()
    table = TableScene(services, match)
    table.rebuild()  # it was on top before the game was paused
    return [table, Pause(services, match)]


def crash(services: Services, situation: Situation) -> list[Scene]:
    """A fault while a game was running."""
    match = _match(services, situation)
    services.store = ExampleStore()
    services.store.autosave(match)
    report = Path("newangeles") / "log" / "crash-20260921-201500.txt"
    return [Crash(services, ERROR, match, report)]


def statistics(services: Services, situation: Situation) -> list[Scene]:
    """Two people have played here, one of them often."""
    screen = StatisticsScreen(services)
    for number in range(GAMES_PLAYED):
        name = "Ada" if number % 8 else "Борис"
        screen.profiles.add(name, _example(services, number))
    screen.person = "Ada"
    return [screen]


def _example(services: Services, number: int) -> Played:
    """A game that somebody may have played."""
    chance = dice(number)
    won, levels = chance.random() < 0.6, ("manager", "manager", "director", "intern", "chair")
    return Played(
        game=f"example-{number}",
        finished=TIME + 83_000 * number,
        players=4 + number % 3,
        corporation=chance.choice(list(services.box.corporations)),
        rival="jinteki",
        won=won,
        ended_by="demand" if won or number % 2 else "threat",
        capital=chance.randrange(18, 58),
        beat_rival=won,
        promises_kept=chance.randrange(4),
        promises_broken=chance.randrange(2),
        levels=[chance.choice(levels)] * 3,
    )


def statistics_nothing(services: Services, situation: Situation) -> list[Scene]:
    """Nobody has finished a game."""
    return [StatisticsScreen(services)]


def statistics_unreadable(services: Services, situation: Situation) -> list[Scene]:
    """The file is damaged."""
    screen = StatisticsScreen(services)
    screen.unreadable = True
    return [screen]


def _match(services: Services, situation: Situation) -> Match:
    from .showcase import Situation

    after = situation.after or AFTER
    return Situation(situation.seed, after, situation.players).match(services.box)


def _iron(match: Match) -> Match:
    match.plan = Plan(match.plan.start, match.plan.seats, Agreements(undo=False, iron=True))
    return match


def _filled(services: Services, situation: Situation) -> SaveStore:
    from .showcase import Situation

    store = ExampleStore()
    titles = ("", "Before the first demand", "", "Helium Monday", "Six at one table")
    for number, title in enumerate(titles):
        played = Situation(number + 2, 30 + 45 * number, 4 + number % 3)
        match = played.match(services.box)
        match.identity = f"example-{number}"
        if number == 2:
            _iron(match)
        path = store.folder / NAMED / f"named-{number}{SUFFIX}"
        if not title:
            path = store.folder / GAMES / match.identity / f"auto-0{SUFFIX}"
        raw = save_bytes(match, TIME - 83_000 * number, title)
        disk.write(path, raw)
        if number == 0:
            disk.write(path.with_name(f"auto-1{SUFFIX}"), raw[: len(raw) // 3])
            disk.write(path.with_name(f"auto-2{SUFFIX}"), b"something else altogether")
    return store
