"""`python -m tests.mutation.check`: changes the rules in small ways and sees whether it is noticed.

A mutant is killed by a scenario, by the conformance checks of a random game, by the tests of the
rules, or by never coming to an end. That only the log of a recorded game differs is reported apart
and does not count: it tells that something has changed, not that it is wrong.
"""

import argparse
import gc
import json
import os
import random
import resource
import signal
import sys
import time
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.mutation.callers import Callers
from tests.mutation.hook import USUAL, Judged, Snapshot
from tests.mutation.mutants import Mutant, mutants_of
from tests.mutation.suite import Board, Suite, silence

MUTATED = "rules"
WALL_TIME = 90.0  # a stage is cut off by its own time; this is for one that sleeps
MEMORY = 3 << 30
Work = Callable[[Board], None]
KILLERS = ("import", "scenarios", "play", "tests")


class BrokenSuite(RuntimeError):
    """The suite fails although nothing has been changed."""


@dataclass(frozen=True)
class Fate:
    """What became of a mutant: the stage that it died in, or `survived`."""

    mutant: Mutant
    stage: str
    detail: str
    why: str
    timeout: bool
    source: str

    @property
    def killed(self) -> bool:
        """Whether it was noticed for a good reason."""
        return self.timeout or self.stage in KILLERS


@dataclass
class Child:
    """A process at work on a mutant."""

    pid: int
    mutant: Mutant
    board: Board
    began: float


class Checker:
    """Makes mutants and lets the suite at them, some at a time."""

    def __init__(self, snapshot: Snapshot, suite: Suite, processes: int = 2) -> None:
        self.snapshot = snapshot
        self.suite = suite
        self.processes = processes
        self.callers = Callers({}, {})
        # Scenarios that found something in a file come first for that file.
        self.found: defaultdict[str, Counter[int]] = defaultdict(Counter)

    def mutants(self, *files: str) -> list[Mutant]:
        """All mutants of the rules, or of the files whose names end so."""
        found = []
        for name, module in self.snapshot.modules.items():
            file = self.snapshot.file(name)
            wanted = not files or file.endswith(files)
            if file.startswith(MUTATED) and wanted:
                found += mutants_of(file, module.text)
        return found

    def again(self, mutants: Sequence[Mutant], report: Path) -> list[Mutant]:
        """Those that an earlier report lets live, on whatever line they are now."""
        read = json.loads(report.read_text(encoding="utf-8"))
        alive = {
            (one["file"], one["kind"], one["what"], one["becomes"], one["source"])
            for one in read
            if not one["killed"]
        }
        return [
            one
            for one in mutants
            if (one.file, one.kind, one.what, one.becomes, self._source(one)) in alive
        ]

    def _source(self, mutant: Mutant) -> str:
        module = self.snapshot.modules[self.snapshot.module_of(mutant.file)]
        return module.text.splitlines()[mutant.line - 1].strip()

    def baseline(self) -> None:
        """The suite without a mutant: it has to pass, and its games are the golden ones."""
        everything = range(len(self.suite.scenarios))
        self.suite = replace(self.suite, golden="")
        told = self._unchanged(lambda board: self.suite.run(board, everything))
        stage, detail, why = self._read(told)
        if stage != "survived":
            raise BrokenSuite(f"without any mutant the suite fails: {stage} {detail}: {why}")
        self.suite = replace(self.suite, golden=detail)

    def leave_out_failing(self) -> list[str]:
        """Go on without the scenarios that fail anyway; returns their titles."""
        failing = set(map(int, self._unchanged(self.suite.sound).split()))
        left = [one for at, one in enumerate(self.suite.scenarios) if at not in failing]
        titles = [self.suite.scenarios[at].scenario.title for at in sorted(failing)]
        self.suite = replace(self.suite, scenarios=tuple(left))
        return titles

    def learn_tests(self) -> int:
        """Find out which tests can notice what; returns how many there are."""
        with TemporaryDirectory() as folder:
            file = Path(folder) / "callers.json"
            self._unchanged(lambda board: self.suite.tests(file))
            self.callers = Callers.read(file)
        return len(self.callers.lines)

    def _unchanged(self, work: Work) -> str:
        board = Board()
        os.waitpid(_forked(self.snapshot, board, work), 0)
        return board.read()

    def check(self, mutants: Sequence[Mutant]) -> Iterator[Fate]:
        """The fates of mutants, as they come."""
        waiting = list(reversed(mutants))
        running: list[Child] = []
        while waiting or running:
            while waiting and len(running) < self.processes:
                mutant = waiting.pop()
                running.append(self._begin(mutant))
            for child in running[:]:
                fate = self._look(child)
                if fate is not None:
                    running.remove(child)
                    yield fate
            time.sleep(0.002)

    def _order(self, file: str) -> list[int]:
        found = self.found[file]
        return sorted(range(len(self.suite.scenarios)), key=lambda place: -found[place])

    def _read(self, told: str) -> tuple[str, str, str]:
        """What a board tells: the stage, the scenario or hash, what was wrong."""
        line, _, why = told.partition("\n")
        stage, _, detail = line.partition(" ")
        if stage == "scenarios":
            detail = self.suite.scenarios[int(detail)].scenario.title
        return stage, detail, why

    def _begin(self, mutant: Mutant) -> Child:
        order = self._order(mutant.file)
        board = Board()
        module = self.snapshot.modules[self.snapshot.module_of(mutant.file)]
        tests = self.callers.of(module.path, module.text, mutant.line)
        snapshot = self.snapshot.with_mutant(mutant)
        pid = _forked(snapshot, board, lambda board: self.suite.run(board, order, tests))
        return Child(pid, mutant, board, time.monotonic())

    def _look(self, child: Child) -> Fate | None:
        pid, status = os.waitpid(child.pid, os.WNOHANG)
        if not pid:
            if time.monotonic() - child.began > WALL_TIME:
                os.kill(child.pid, signal.SIGKILL)
            return None
        told = child.board.read()
        stage, detail, why = self._read(told)
        if stage == "scenarios":
            self.found[child.mutant.file][int(told.split()[1])] += 1
        source = self._source(child.mutant)
        return Fate(child.mutant, stage, detail, why, os.WIFSIGNALED(status), source)


def _forked(snapshot: Snapshot, board: Board, work: Work) -> int:
    """A process that does something with these rules; returns its id."""
    gc.freeze()
    pid = os.fork()
    if pid:
        return pid
    code = 1
    try:
        silence()
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        signal.signal(signal.SIGVTALRM, signal.SIG_DFL)
        snapshot.install()
        work(board)
        code = 0
    except Exception as error:
        board.write(f"{board.read()}\n{type(error).__name__}: {error}")
        raise
    finally:
        os._exit(code)


def table(fates: Sequence[Fate]) -> str:
    """Killed and total for each file, by what, and all together."""
    rows: dict[str, list[Fate]] = {}
    for fate in sorted(fates, key=lambda one: one.mutant.file):
        rows.setdefault(fate.mutant.file, []).append(fate)
    rows["all"] = list(fates)
    heads = [*KILLERS, "timeout", "golden only", "survived"]
    lines = [f"{'file':32}{'killed':>13}{'':>7} " + "".join(f"{head:>12}" for head in heads)]
    for file, own in rows.items():
        killed = sum(one.killed for one in own)
        counts = Counter(one.stage for one in own if not one.timeout)
        counts["golden only"] = sum(one.stage == "golden" and not one.timeout for one in own)
        counts["timeout"] = sum(one.timeout for one in own)
        share = f"{killed / len(own):7.1%}" if own else ""
        numbers = "".join(f"{counts[head]:12}" for head in heads)
        lines.append(f"{file:32}{killed:>6} of{len(own):>4}{share} {numbers}")
    return "\n".join(lines)


def survivors(fates: Sequence[Fate]) -> list[str]:
    """Those that lived, in the order of the sources."""
    alive = [one for one in fates if not one.killed]
    alive.sort(key=lambda one: (one.mutant.file, one.mutant.number))
    return [
        f"{'golden' if one.stage == 'golden' else 'lives'}  {one.mutant} -> {one.mutant.becomes}"
        f"\n            {one.source}"
        for one in alive
    ]


def as_data(fates: Sequence[Fate]) -> list[dict[str, object]]:
    """The fates for a machine."""
    return [
        {
            "name": str(one.mutant),
            "file": one.mutant.file,
            "kind": one.mutant.kind,
            "what": one.mutant.what,
            "becomes": one.mutant.becomes,
            "killed": one.killed,
            "stage": one.stage,
            "detail": one.detail,
            "why": one.why[:200],
            "timeout": one.timeout,
            "source": one.source,
        }
        for one in fates
    ]


def chosen(
    mutants: list[Mutant],
    sample: int | None = None,
    only: str = "",
) -> list[Mutant]:
    """All, those named so, or always the same sample."""
    mutants = [one for one in mutants if only in str(one)]
    if sample is None or sample >= len(mutants):
        return mutants
    return random.Random("mutants").sample(mutants, sample)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the check and print the report."""
    parser = argparse.ArgumentParser(prog="python -m tests.mutation.check", description=__doc__)
    parser.add_argument("--game", default=USUAL, help=f"whose rules ({USUAL})")
    parser.add_argument("--file", action="append", default=[], help="only files that end so")
    parser.add_argument("--again", type=Path, help="only those that lived in this --json report")
    parser.add_argument("--only", default="", help="only mutants whose name contains this")
    parser.add_argument("--sample", type=int, help="only so many, always the same ones")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--no-tests", action="store_true", help="leave out the tests of the rules")
    parser.add_argument(
        "--lenient", action="store_true", help="leave out scenarios that fail without a mutant"
    )
    parser.add_argument("--json", type=Path, help="write all fates into this file")
    options = parser.parse_args(arguments)
    began = time.monotonic()
    judged = Judged(options.game)
    checker = Checker(Snapshot.taken(judged), Suite.prepared(judged), options.processes)
    mutants = checker.mutants(*options.file)
    if options.again:
        mutants = checker.again(mutants, options.again)
    mutants = chosen(mutants, options.sample, options.only)
    if options.lenient:
        for title in checker.leave_out_failing():
            print(f"left out: {title}")
    try:
        checker.baseline()
    except BrokenSuite as error:
        print(error, file=sys.stderr)
        return 2
    tests = 0 if options.no_tests else checker.learn_tests()
    fates: list[Fate] = []
    with suppress(KeyboardInterrupt):  # what is known so far is reported
        for fate in checker.check(mutants):
            fates.append(fate)
            if sys.stderr.isatty():
                print(f"\r{len(fates)} of {len(mutants)}", end="", file=sys.stderr)
            elif len(fates) % 100 == 0:
                print(f"{len(fates)} of {len(mutants)}", file=sys.stderr)
    print("\n".join([*survivors(fates), "", table(fates)]))
    scenarios = len(checker.suite.scenarios)
    print(f"{scenarios} scenarios, {tests} tests, {time.monotonic() - began:.0f} s")
    if options.json:
        options.json.write_text(json.dumps(as_data(fates), indent=1), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
