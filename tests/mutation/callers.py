"""Which tests call which functions, so that a mutant meets only those that can notice it."""

import ast
import json
import os
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from types import FrameType

import pytest

from tests.mutation.hook import ROOT

# A test that calls more than this plays whole games, which the suite does by itself.
CALLS_MOST = 300_000
# Short tests come first, and no more of them than this.
CALLS_IN_ALL = 250_000
ALWAYS = ("-q", "-p", "no:cacheprovider", "-m", "not soak", "--tb=line")


@dataclass(frozen=True)
class Callers:
    """For each test that passes: the first lines of the functions that it calls, by file.

    `calls` is how many calls it makes in all, and gives the order of the tests.
    """

    lines: dict[str, dict[str, list[int]]]
    calls: dict[str, int]

    @staticmethod
    def read(file: Path) -> "Callers":
        """What a recording has written."""
        return Callers(**json.loads(file.read_text(encoding="utf-8")))

    def of(self, path: Path, text: str, line: int) -> list[str]:
        """The tests that call the function around a line of a source; all if there is none."""
        first, last = span(text, line)
        found: list[str] = []
        calls = 0
        for test in sorted(self.lines, key=self.calls.__getitem__):
            called = self.lines[test].get(str(path), ())
            if any(first <= one <= last for one in called):
                found.append(test)
                calls += self.calls[test]
            if calls > CALLS_IN_ALL:
                break
        return found


def span(text: str, line: int) -> tuple[int, int]:
    """The first and last line of the outermost function around a line, or of everything."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.FunctionDef):
            first = min([node.lineno, *(one.lineno for one in node.decorator_list)])
            if first <= line <= (node.end_lineno or first):
                return first, node.end_lineno or first
    return 0, len(text.splitlines())


class Recorder:
    """A pytest plugin that notes the calls of each test."""

    def __init__(self, folder: Path) -> None:
        self.folder = str(folder)
        self.lines: dict[str, dict[str, list[int]]] = {}
        self.passed: list[str] = []
        self.called: dict[str, set[int]] = {}
        self.count = 0
        self.calls: dict[str, int] = {}

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        """Note what is called while a test is set up, run and cleared away."""
        self.called, self.count = {}, 0
        sys.setprofile(self._note)
        try:
            return (yield)
        finally:
            sys.setprofile(None)
            self.calls[item.nodeid] = self.count
            self.lines[item.nodeid] = {file: sorted(own) for file, own in self.called.items()}

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Only a test that passes can fail because of a mutant."""
        if report.when == "call" and report.passed:
            self.passed.append(report.nodeid)

    def _note(self, frame: FrameType, event: str, argument: object) -> None:
        if event == "call" and frame.f_code.co_filename.startswith(self.folder):
            self.called.setdefault(frame.f_code.co_filename, set()).add(frame.f_code.co_firstlineno)
            self.count += 1
            if self.count > CALLS_MOST:
                pytest.skip("plays too much")


def record(folder: Path, ignored: list[str], rules: Path, file: Path) -> None:
    """Run the tests of a folder and write down which functions below `rules` each one calls."""
    recorder = Recorder(rules)
    os.chdir(ROOT)
    ignore = [f"--ignore={folder / name}" for name in ignored]
    pytest.main([str(folder), *ALWAYS, *ignore], plugins=[recorder])
    kept = {test: recorder.lines[test] for test in recorder.passed}
    file.write_text(json.dumps({"lines": kept, "calls": recorder.calls}), encoding="utf-8")


def run(tests: list[str]) -> bool:
    """Whether all these tests pass."""
    os.chdir(ROOT)
    return not tests or pytest.main([*tests, "-x", *ALWAYS]) == pytest.ExitCode.OK
