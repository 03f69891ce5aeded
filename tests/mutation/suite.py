"""What is run against a mutant, in a process of its own: stage after stage until one fails.

A stage fails by raising, or by using up its time. Nothing of the rules may be imported at the top
of this file, because the child imports them through its hook.
"""

import hashlib
import mmap
import os
import random
import signal
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from newangeles_gui import paths
from newangeles_gui.engine.decisions import Choice
from newangeles_gui.scenario.files import LoadedScenario, read_scenarios
from tests.mutation import callers
from tests.mutation.hook import Judged

# Counts and hashes of what the rules do today are no proof that it is right.
RECORDED = ("test_perft.py",)
PLAYED_SEEDS = (1,)
ROUGH_SEEDS = range(12)
LOOK_EVERY = 6  # decisions
GOLDEN_SEEDS = (11, 12, 13)
# Seconds of computing; whatever needs more hangs.
SCENARIO_TIME = 1.0
PLAY_TIME = 6.0
TESTS_TIME = 15.0
SHORT_TIME = 3.0


class Board:
    """A line that a child leaves for its parent."""

    def __init__(self) -> None:
        self.shared = mmap.mmap(-1, 4096)

    def write(self, line: str) -> None:
        """Put up a line in place of the one before."""
        self.shared[:] = line.encode()[:4096].ljust(4096, b"\0")

    def read(self) -> str:
        """The line that stands there."""
        return self.shared[:].rstrip(b"\0").decode(errors="replace")


@dataclass(frozen=True)
class Suite:
    """All that can be prepared before the rules are loaded."""

    judged: Judged
    content: Any
    scenarios: tuple[LoadedScenario, ...]
    with_play: bool = True
    golden: str = ""

    @staticmethod
    def prepared(judged: Judged, files: Sequence[Path] = (), with_play: bool = True) -> "Suite":
        """Read the content and the scenarios of a game (all unless files are named)."""
        model = judged.part("scenario.model").Scenario
        read = [one for file in files or sorted((judged.tests / "scenarios").glob("*.yaml"))
                for one in read_scenarios(file, lambda _: model)]  # fmt: skip
        content = judged.part("content.loader").load_content(paths.data_folder(judged.game))
        return Suite(judged, content, tuple(read), with_play)

    def run(self, board: Board, order: Sequence[int], tests: Sequence[str] = ()) -> None:
        """All stages; the board tells which one has begun, and `survived` at the end."""
        board.write("import")
        _time(SHORT_TIME)
        box = self._box()
        self._scenarios(box, board, order)
        if self.with_play:
            board.write("play")
            _time(PLAY_TIME)
            self._play(box)
        board.write("tests")
        _time(TESTS_TIME)
        if not callers.run(list(tests)):
            raise AssertionError("a test failed")
        board.write("golden")
        _time(SHORT_TIME)
        came = self._golden(box)
        if self.golden and came != self.golden:
            raise AssertionError("another game came of the same seed")
        board.write(f"survived {came}")

    def sound(self, board: Board) -> None:
        """The board tells which scenarios fail; without a mutant there should be none."""
        from newangeles_gui.scenario.files import run

        box = self._box()
        failing = [at for at, one in enumerate(self.scenarios) if not run(box, one).passed]
        board.write(" ".join(map(str, failing)))

    def tests(self, file: Path) -> None:
        """Write down which tests of the rules call what; without a mutant none should fail."""
        rules = self.judged.room / "rules"
        callers.record(self.judged.tests / "rules", list(RECORDED), rules, file)

    def _box(self) -> Any:
        return self.judged.part("rules.game").Box(self.content)

    def _scenarios(self, box: Any, board: Board, order: Sequence[int]) -> None:
        from newangeles_gui.scenario.files import run

        for place in order:
            board.write(f"scenarios {place}")
            _time(SCENARIO_TIME)
            result = run(box, self.scenarios[place])
            if not result.passed:
                raise AssertionError("; ".join(result.failures))

    def _kits(self, box: Any) -> list[Any]:
        """Games of as many as can play."""
        rules, seats = box.title.rules, box.title.meta.seats
        names = list(rules.roles(box))
        return [rules.kit(box, names[:players]) for players in seats]

    def _play(self, box: Any) -> None:
        from newangeles_gui.engine.conformance import play

        for one in self._kits(box):
            for seed in ROUGH_SEEDS:
                self._play_roughly(box, one, seed)
            for seed in PLAYED_SEEDS:
                play(one, seed)

    def _play_roughly(self, box: Any, kit: Any, seed: int) -> None:
        """Far more games than can be watched closely: nothing crashes, nothing gets lost."""
        problems = box.title.rules.problems
        game = kit.begin(seed, True)
        dice = random.Random(seed)
        number = 0
        while (decision := game.pending) is not None:
            game.apply(Choice(decision.kind, dice.choice(decision.options)))
            number += 1
            found = problems(game) if not number % LOOK_EVERY or game.pending is None else []
            if found:
                raise AssertionError("; ".join(found))

    def _golden(self, box: Any) -> str:
        from newangeles_gui.engine.conformance import log

        told = [log(one, seed) for one in self._kits(box) for seed in GOLDEN_SEEDS]
        return hashlib.sha256(repr(told).encode()).hexdigest()


def _time(seconds: float) -> None:
    """From now on so much computing is allowed; more of it ends the process."""
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds)


def silence() -> None:
    """What a child says is for nobody."""
    with suppress(OSError):
        nowhere = os.open(os.devnull, os.O_RDWR)
        for stream in (0, 1, 2):
            os.dup2(nowhere, stream)
