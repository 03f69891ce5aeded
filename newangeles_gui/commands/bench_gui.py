"""`newangeles bench --gui`: how quickly the screens answer on this machine.

Everything is drawn at 1920 x 1080 by software, with drivers that show and sound nothing. Where
frames are measured the clock of the game is simulated, so that a busy machine changes how long
a frame takes but not what is seen in it.
"""

from __future__ import annotations

import os
import statistics
import tempfile
import threading
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from .loading import first_settings, in_home, refuse_unsound_packs

if TYPE_CHECKING:
    from newangeles_gui.app import App
    from newangeles_gui.titles.title import Title

    from .bench import Frames

SIZE: Final = (1920, 1080)
STEP: Final = 1 / 60
STARTS: Final = 3
PLAYED: Final = 60.0  # seconds of the game's clock
AT_TITLE: Final = 3.0  # seconds that somebody looks at the title before they begin
IDLE: Final = 10.0
RESTING: Final = 25.0  # seconds of the game's clock until nothing moves any more
POINTED: Final = 20
PATIENCE: Final = 3.0
PAGE: Final = 4096
START: Final = (
    "from newangeles_gui.process import hold; hold();"
    "from newangeles_gui.commands.bench_gui import to_title;"
    "from newangeles_gui.titles.title import of_module;"
    "to_title(of_module({module!r}), {began!r}, {skip})"
)

# What each figure is to stay below.
GOALS: Final = MappingProxyType(
    {
        "frame_95_percent_ms": 8.0,
        "frame_99_percent_ms": 16.0,
        "frame_of_an_answer_slowest_ms": 1000 / 30,
        "table_idle_cpu_percent": 3.0,
        "title_idle_cpu_percent": 3.0,
        "start_to_title_ms": 600.0,
        "new_game_to_table_ms": 700.0,
        "table_memory_mb": 350.0,
        "opponents_memory_mb": 200.0,
        "input_to_highlight_slowest_ms": 50.0,
    }
)


def measure_gui(title: Title, python: Callable[..., str]) -> dict[str, float]:
    """All figures; `python` runs a fresh interpreter and returns what it prints."""
    with tempfile.TemporaryDirectory() as home:
        os.environ.update(environment(home))
        figures = _starts(title, python)
        app = open_app(title)
        try:
            figures |= _new_game(app)
            figures |= _play(app)
            figures["table_memory_mb"] = memory()
            figures["opponents_memory_mb"] = _opponents_memory(app)
            figures |= _input(app)
            figures["table_idle_cpu_percent"] = _idle(app)
            _to_rested_title(app)
            figures["title_idle_cpu_percent"] = _idle(app)
        finally:
            app.close()
    return figures


def environment(home: str) -> dict[str, str]:
    """Nothing is seen or heard, and nothing of the player's is touched."""
    return {
        "SDL_VIDEODRIVER": "dummy",
        "SDL_AUDIODRIVER": "dummy",
        "PYGAME_HIDE_SUPPORT_PROMPT": "1",
        **in_home(home),
    }


def report(figures: dict[str, float]) -> str:
    """A line for each figure, with its goal."""
    lines = []
    for name, value in figures.items():
        goal = GOALS.get(name)
        told = "" if goal is None else f"  below {goal:,.0f}: {'yes' if value < goal else 'NO'}"
        lines.append(f"{name.replace('_', ' '):38} {value:>10,.1f}{told}")
    return "\n".join(lines)


def open_app(title: Title) -> App:
    """The program as somebody starts it for the first time."""
    from newangeles_gui.app import App, Options

    settings = first_settings()
    own = settings.of(title.meta.id, title.settings)
    if "talk" in own.kinds:
        own.choose("talk", False)  # nobody is there to be waited for
    refuse_unsound_packs(title)
    return App(settings, Options(size=SIZE, software=True, debug=True), title)


def to_title(title: Title, began: float, skip: bool) -> None:
    """In a fresh process: print how long it took from its start to the title."""
    from newangeles_gui.scenes import open_splash
    from newangeles_gui.widgets import post_press

    app = open_app(title)
    open_splash(app.services)
    if skip:
        post_press((5, 5))
    app.run(lambda: app.stack.top is not None and app.stack.top.name == "title")
    app.step(STEP)
    print(time.time() - began, time.process_time())
    app.close()


def _starts(title: Title, python: Callable[..., str]) -> dict[str, float]:
    def start(skip: bool) -> list[float]:
        began = time.time()
        told = python("-c", START.format(module=title.module, began=began, skip=skip))
        return [float(word) * 1e3 for word in told.split()]

    whole = min(start(False) for _ in range(STARTS))
    skipped = min(start(True) for _ in range(STARTS))
    return {
        "start_to_title_ms": whole[0],
        "start_to_title_skipped_ms": skipped[0],
        "start_to_title_cpu_ms": skipped[1],
    }


def _for(app: App, seconds: float) -> None:
    """The program runs on its own for a while."""
    end = time.perf_counter() + seconds
    wake = threading.Timer(seconds, _wake)
    wake.start()
    app.run(lambda: time.perf_counter() >= end)
    wake.join()


def _wake() -> None:
    from newangeles_gui.widgets import post_nothing

    post_nothing()


def _new_game(app: App) -> dict[str, float]:
    """From the click that begins a game to the first picture of the table."""
    from newangeles_gui.scenes import open_new_game, open_title
    from newangeles_gui.scenes.new_game.screen import NewGame

    open_title(app.services)
    _for(app, AT_TITLE)
    open_new_game(app.services, "3")
    _for(app, 1.0)
    screen = app.stack.top
    assert isinstance(screen, NewGame)
    began, busy = time.perf_counter(), time.thread_time()
    screen.start()
    app.step(STEP)
    return {
        "new_game_to_table_ms": (time.perf_counter() - began) * 1e3,
        "new_game_to_table_cpu_ms": (time.thread_time() - busy) * 1e3,
    }


def _play(app: App) -> dict[str, float]:
    from .bench import play, to_question

    app.services.audio.wait(5.0)  # music is loaded in a thread
    frames = play(app, PLAYED)
    to_question(app)
    return {**_frame_times(frames), "frames_measured": float(len(frames.all))}


def _frame_times(frames: Frames) -> dict[str, float]:
    cuts = statistics.quantiles(frames.all, n=100)
    busy = statistics.quantiles(frames.cpu, n=100)
    return {
        "frame_median_ms": statistics.median(frames.all),
        "frame_95_percent_ms": cuts[94],
        "frame_99_percent_ms": cuts[98],
        "frame_slowest_ms": max(frames.all),
        # What the frames cost without the waiting for others on a busy machine.
        "frame_95_percent_cpu_ms": busy[94],
        "frame_99_percent_cpu_ms": busy[98],
        "frame_of_an_answer_slowest_ms": max(frames.answers),
        "frame_of_an_answer_slowest_cpu_ms": max(frames.answers_cpu),
        "answers_measured": float(len(frames.answers)),
    }


def _input(app: App) -> dict[str, float]:
    """From a motion of the pointer to the picture that shows what it is on."""
    from .bench import table_of

    times = []
    for turn in range(POINTED):
        buttons = table_of(app).buttons()
        goal = buttons[turn % len(buttons)]
        sent: list[float] = []
        hand = threading.Timer(0.05 + 0.0037 * turn, _point, (goal, sent))
        hand.start()
        app.run(partial(_is_lit, app, goal, app.frames, time.perf_counter() + PATIENCE))
        times.append((time.perf_counter() - sent[0]) * 1e3)
        hand.join()
    return {
        "input_to_highlight_median_ms": statistics.median(times),
        "input_to_highlight_slowest_ms": max(times),
    }


def _point(pos: tuple[int, int], sent: list[float]) -> None:
    from newangeles_gui.widgets import post_motion

    sent.append(time.perf_counter())
    post_motion(pos)


def _is_lit(app: App, goal: tuple[int, int], frames: int, latest: float) -> bool:
    """Whether it has been drawn as what the pointer is on; or never will be."""
    top = app.stack.top
    under = None if top is None else top.root.under
    lit = under is not None and under.rect.center == goal and app.frames > frames
    return lit or time.perf_counter() > latest


def _idle(app: App) -> float:
    """How much of a core is used when nobody has done anything for a while.

    The while passes as it does for players: hurried, the music would prepare its next pieces late.
    """
    _for(app, RESTING)
    busy, began = time.process_time(), time.perf_counter()
    _for(app, IDLE)
    return (time.process_time() - busy) / (time.perf_counter() - began) * 100


def _to_rested_title(app: App) -> None:
    from newangeles_gui.scenes import open_title

    open_title(app.services)
    _for(app, 3.0)  # the fade of the music as well


def _opponents_memory(app: App) -> float:
    """That of the process in which the opponents of this game have thought."""
    from .bench import table_of

    worker = table_of(app).worker
    assert worker is not None, "nobody has thought in this game"
    return memory(worker)


def memory(process: int | str = "self") -> float:
    """Megabytes that a process has in memory now, or this one at most where that is not known."""
    pages = Path(f"/proc/{process}/statm")
    if pages.exists():
        return int(pages.read_text().split()[1]) * PAGE / 1e6
    import resource

    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1e6
