"""What all tests share."""

import gc
import logging
import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from newangeles_gui import paths, process
from newangeles_gui.minds.agent import LOG
from newangeles_gui.titles.new_angeles.content.loader import load_content
from newangeles_gui.titles.new_angeles.rules.game import Box

# Many tests start the program: where Python may write nothing beside the sources, each of these
# starts, and each process of the tests, would compile everything anew.
if os.environ.pop("PYTHONDONTWRITEBYTECODE", "") and not sys.pycache_prefix:
    sys.dont_write_bytecode = False
    sys.pycache_prefix = str(paths.cache_folder() / "bytecode")
    os.environ["PYTHONPYCACHEPREFIX"] = sys.pycache_prefix


@pytest.fixture(scope="session")
def box() -> Box:
    """The shipped content, ready for the rules."""
    return Box(load_content(paths.data_folder()))


class Raising(logging.Handler):
    """Raises where the program would only make a note and play on."""

    def handle(self, record: logging.LogRecord) -> bool:
        """Fall here and now."""
        raise AssertionError(record.getMessage())


@pytest.fixture(autouse=True, scope="session")
def _no_waiting_for_the_disk() -> Iterator[None]:
    """Only a power cut could tell whether the disk has it, and that is tried with fakes."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(os, "fsync", lambda handle: None)
        yield


@pytest.fixture(autouse=True, scope="session")
def _no_waiting_for_pauses() -> Iterator[None]:
    """Nothing ever rests in tests: tables that were closed go while the next ones move."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(process, "SELDOM", gc.get_threshold()[2])
        yield


@pytest.fixture(autouse=True, scope="session")
def _nothing_unforeseen() -> Iterator[None]:
    """A question for which a player has no rule is a fault."""
    handler = Raising()
    LOG.addHandler(handler)
    yield
    LOG.removeHandler(handler)


def pytest_collection_finish() -> None:
    """Thousands of tests wait to be run: no garbage, so nobody looks for it among them."""
    gc.collect()
    gc.freeze()


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    """What is alive between two files is kept for all tests; looking through it takes seconds."""
    if item.path != _running[-1]:
        gc.enable()  # a start that a test has tried out leaves it to the first picture
        gc.collect()
        gc.freeze()
        process.shrink()  # pictures that nobody has any more would be gigabytes in the end
        _running[:] = [item.path]


_running: list[Path | None] = [None]


HERE = Path(__file__).parent
# What opens screens, starts the whole program, tries out real processes and killed ones, or plays
# whole games and thousands of cases.
LARGE = (
    "titles/new_angeles/minds/test_ai_arena.py",
    "titles/new_angeles/minds/test_ai_greedy_strength.py",
    "titles/new_angeles/minds/test_ai_reasons_true.py",
    "titles/new_angeles/minds/test_bargaining_agrees.py",
    "titles/new_angeles/minds/test_bargaining_habits.py",
    "titles/new_angeles/minds/test_characters_show.py",
    "titles/new_angeles/minds/test_exploiters.py",
    "titles/new_angeles/minds/test_quick_strength.py",
    "architecture/test_tools.py",
    "art",
    "commands/test_cluster.py",
    "commands/test_games.py",
    "commands/test_pack_check.py",
    "commands/test_packs.py",
    "commands/test_shot.py",
    "commands/test_sim.py",
    "commands/test_sim_kept.py",
    "commands/test_workforce.py",
    "content/test_content_hostile.py",
    "launcher",
    "mutation",
    "packaging",
    "titles/new_angeles/rules/test_endings.py",
    "titles/new_angeles/rules/test_promise_ledger.py",
    "saves/test_saves_fuzzed.py",
    "saves/test_saves_fuzzed.py",
    "scenes",
    "session/test_session_bombs.py",
    "session/test_session_coaching.py",
    "session/test_session_commands.py",
    "session/test_session_instance.py",
    "session/test_session_damaged.py",
    "session/test_session_killed.py",
    "session/test_session_memory.py",
    "session/test_session_round_trips.py",
    "session/test_session_talking.py",
    "session/test_session_thinker.py",
    "session/test_session_voices.py",
    "titles/new_angeles/terminal",
    "titles/toy/test_toy_table.py",
    "widgets/test_pictures.py",
)
NOT_USUAL = ("soak", "build", "window")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """All other tests are unit tests, so that `-m unit` can pick them out."""
    for item in items:
        name = item.path.relative_to(HERE).as_posix()
        large = any(name == one or name.startswith(f"{one}/") for one in LARGE)
        if not large and not any(item.get_closest_marker(one) for one in NOT_USUAL):
            item.add_marker("unit")
