"""Screens that show a game, or a few of them: the table, saves, replays, statistics, a fault."""

from __future__ import annotations

import tempfile
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from newangeles_gui.minds import dice
from newangeles_gui.profiles import Played
from newangeles_gui.scenes import Crash
from newangeles_gui.scenes.pause import Pause
from newangeles_gui.scenes.replay.screen import ReplayPicker, ReplayScreen
from newangeles_gui.scenes.saves import Load, Save
from newangeles_gui.scenes.statistics import StatisticsScreen
from newangeles_gui.session import (
    GAMES,
    NAMED,
    SUFFIX,
    Agreements,
    Plan,
    SaveStore,
    save_bytes,
)

from .situation import Situation, over_title, shots_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from newangeles_gui.scenes import Scene, Services
    from newangeles_gui.session import Match

TIME: Final = 1_790_000_000  # seconds since 1970: pictures are the same on every day
AFTER: Final = 90  # choices
GAMES_PLAYED: Final = 30
ERROR: Final = "ValueError: the example of a fault\n  in scenes/table/board.py, line 42"


class ExampleStore(SaveStore):
    """A store that is gone when nobody needs it any more."""

    def __init__(self) -> None:
        self._home = tempfile.TemporaryDirectory(prefix="newangeles-")
        super().__init__(Path(self._home.name))


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
    table = shots_of(match.title).table(services, match)
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
    """Games of any title, of which nothing particular is told."""
    return [statistics_of(services, _played)]


def statistics_of(
    services: Services, played: Callable[[Services, int], Played]
) -> StatisticsScreen:
    """Two people have played such games here, one of them often."""
    screen = StatisticsScreen(services)
    for number in range(GAMES_PLAYED):
        screen.profiles.add("Ada" if number % 8 else "Борис", played(services, number))
    screen.person = "Ada"
    return screen


def _played(services: Services, number: int) -> Played:
    title = services.box.title
    chance = dice(number)
    return Played(
        game=f"example-{number}",
        title=title.meta.id,
        finished=TIME + 83_000 * number,
        players=chance.choice(title.meta.seats),
        role=chance.choice(list(title.rules.roles(services.box))),
        won=chance.random() < 0.6,
        ended_by="",
        score=chance.randrange(18, 58),
        levels=[chance.choice(list(title.minds.levels))] * 3,
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
    after = situation.after or AFTER
    return Situation(situation.seed, after, situation.players).match(services.box)


def _iron(match: Match) -> Match:
    match.plan = Plan(match.plan.start, match.plan.seats, Agreements(undo=False, iron=True))
    return match


def _filled(services: Services, situation: Situation) -> SaveStore:
    store = ExampleStore()
    titles = ("", "Before the first storm", "", "Helium Monday", "Six at one table")
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
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(raw)
        if number == 0:
            path.with_name(f"auto-1{SUFFIX}").write_bytes(raw[: len(raw) // 3])
            path.with_name(f"auto-2{SUFFIX}").write_bytes(b"something else altogether")
    return store


def _table(services: Services, situation: Situation) -> list[Scene]:
    match = situation.match(services.box)
    return [shots_of(match.title).table(services, match)]


def _results(services: Services, situation: Situation) -> list[Scene]:
    """The end of a whole game."""
    return [services.room.results(services, situation.finished().match(services.box))]


def _replay(services: Services, situation: Situation) -> list[Scene]:
    """In the middle of a finished game."""
    match = situation.finished().match(services.box)
    return over_title(services, ReplayScreen(services, match, len(match.record.choices) // 2))


def _replay_picker(services: Services, situation: Situation) -> list[Scene]:
    """A list with two games, one of them played to its end."""
    services.store = ExampleStore()
    running, over = situation.match(services.box), situation.finished().match(services.box)
    over.identity = "example-over"
    for match in (running, over):
        services.store.autosave(match)
    picker = ReplayPicker(services)
    picker.look()
    picker.chosen = next(one for one in picker.saves if "over" in str(one.path))
    return over_title(services, picker)


OF_GAMES: Final = MappingProxyType(
    {
        "load": load,
        "load_damaged": load_damaged,
        "load_nothing": load_nothing,
        "save": save,
        "save_iron": save_iron,
        "pause": pause,
        "crash": crash,
        "statistics": statistics,
        "statistics_nothing": statistics_nothing,
        "statistics_unreadable": statistics_unreadable,
        "table": _table,
        "results": _results,
        "replay": _replay,
        "replay_picker": _replay_picker,
    }
)
