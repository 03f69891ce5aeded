"""The mutation check itself: that it makes mutants, that they are loaded, that they are killed."""

import ast
import os
from pathlib import Path

import pytest

if not hasattr(os, "fork"):
    pytest.skip("the check runs each mutant in a fork", allow_module_level=True)

from tests.mutation.callers import Callers, record
from tests.mutation.check import BrokenSuite, Checker, Fate, chosen, survivors, table
from tests.mutation.hook import Judged, Snapshot
from tests.mutation.mutants import Mutant, mutants_of, mutated
from tests.mutation.suite import Suite, silence

SOAK_SAMPLE = 250
WANTED_SHARE = 0.85


@pytest.fixture(scope="module")
def checker() -> Checker:
    """The rules of today against the scenarios of a single file."""
    judged = Judged()
    suite = Suite.prepared(judged, [judged.tests / "scenarios/examples.yaml"], with_play=False)
    checker = Checker(Snapshot.taken(judged), suite)
    checker.baseline()
    return checker


def fate_of(checker: Checker, file: str, source: str, what: str) -> Fate:
    """The fate of the first such mutant of a line that holds `source`."""
    lines = checker.snapshot.modules[checker.snapshot.module_of(file)].text.splitlines()
    found = [
        one for one in checker.mutants(file) if source in lines[one.line - 1] and one.what == what
    ]
    (fate,) = checker.check(found[:1])
    return fate


def test_a_mutant_that_breaks_a_rule_is_killed(checker: Checker) -> None:
    fate = fate_of(checker, "rules/steps/deal.py", "ILLNESS_THREAT = ", "2")
    assert (fate.killed, fate.stage) == (True, "scenarios")
    assert fate.detail.startswith("One ill district or three")
    assert "threat: expected 2, came 3" in fate.why


def test_a_mutant_that_changes_nothing_survives(checker: Checker) -> None:
    fate = fate_of(checker, "rules/unseen.py", "ATTEMPTS", "100")
    assert (fate.killed, fate.stage) == (False, "survived")


def test_what_only_a_recorded_game_tells_does_not_count(checker: Checker) -> None:
    fate = fate_of(checker, "rules/setup.py", "place * capital.step", "+")
    assert (fate.killed, fate.stage) == (False, "golden")


def test_a_mutant_that_never_ends_is_killed(checker: Checker) -> None:
    text = checker.snapshot.modules["newangeles_gui.titles.new_angeles.rules.victory"].text
    changed = text.replace(
        "    if amount <= 0:", "    while amount > 1:\n        pass\n    if amount <= 0:"
    )
    assert changed != text
    endless = Checker(checker.snapshot.with_text("rules/victory.py", changed), checker.suite)
    fate = fate_of(endless, "rules/unseen.py", "ATTEMPTS", "100")
    assert (fate.killed, fate.stage, fate.timeout) == (True, "scenarios", True)


def test_the_mutant_is_what_gets_imported(checker: Checker) -> None:
    broken = checker.snapshot.with_text("rules/victory.py", "raise RuntimeError('it is loaded')")
    with pytest.raises(BrokenSuite, match="import : RuntimeError: it is loaded"):
        Checker(broken, checker.suite).baseline()


def test_scenarios_that_fail_anyway_can_be_left_out(checker: Checker) -> None:
    text = checker.snapshot.modules["newangeles_gui.titles.new_angeles.rules.steps.deal"].text
    changed = checker.snapshot.with_text(
        "rules/steps/deal.py", text.replace("ILLNESS_THREAT = 2", "ILLNESS_THREAT = 1")
    )
    other = Checker(changed, checker.suite)
    (title,) = other.leave_out_failing()
    assert title.startswith("One ill district or three")
    other.baseline()


def test_a_mutant_meets_the_tests_that_call_its_function() -> None:
    text = (
        "A = 1\n\n@frame\ndef f():\n    def g():\n        return 2\n    return g\n\n"
        "def h():\n    return 3"
    )
    lines = {"slow": {"x.py": [3, 9]}, "quick": {"x.py": [5]}, "other": {"y.py": [4]}}
    callers = Callers(lines, {"slow": 9, "quick": 1, "other": 1})
    assert callers.of(Path("x.py"), text, 6) == ["quick", "slow"]
    assert callers.of(Path("x.py"), text, 10) == ["slow"]
    assert callers.of(Path("x.py"), text, 1) == ["quick", "slow"]
    assert callers.of(Path("z.py"), text, 1) == []


def test_a_recording_keeps_tests_that_pass(tmp_path: Path) -> None:
    source = tmp_path / "rules.py"
    source.write_text("def f():\n    return 1\n\ndef g():\n    return 2\n")
    (tmp_path / "test_recorded.py").write_text(
        "import importlib.util as u\n"
        f"spec = u.spec_from_file_location('recorded_rules', {str(source)!r})\n"
        "rules = u.module_from_spec(spec)\n"
        "spec.loader.exec_module(rules)\n"
        "def test_f(): assert rules.f() == 1\n"
        "def test_g(): assert rules.g() == 1\n"
    )
    file = tmp_path / "callers.json"
    pid = os.fork()
    if not pid:
        try:
            silence()
            record(tmp_path, [], source, file)
        finally:
            os._exit(0)
    os.waitpid(pid, 0)
    ((test, called),) = Callers.read(file).lines.items()
    assert test.endswith("test_recorded.py::test_f")
    assert called == {str(source): [1]}


def test_the_table_counts(checker: Checker) -> None:
    mutant = Mutant("rules/x.py", 1, "compare", "<", "<=", 0, 0)
    fates = [
        Fate(mutant, stage, "", "", timeout, "x")
        for stage, timeout in [("scenarios", False), ("golden", False), ("golden", True),
                               ("survived", False)]
    ]  # fmt: skip
    for line in table(fates).splitlines()[1:]:
        assert line.split()[1:] == "2 of 4 50.0% 0 1 0 0 1 1 1".split()


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("x = a < b", ["a <= b"]),
        ("x = a is not b", ["a is b"]),
        ("x = a == 'id'", ["a != 'id'", "a == 'mutant'"]),
        ("x = a in ('b', c)", ["a not in ('b', c)", "a in ('mutant', c)"]),
        ("x = n", []),
        ("x = a + 2", ["a - 2", "a + 3", "a + 1"]),
        ("x = a % n", ["a"]),
        ("x = a & ~b", ["a | ~b", "a & b"]),
        ("x = a and not b", ["a or not b", "a and b"]),
        ("x = True", ["False"]),
        ("x = a[:n]", ["a[:n + 1]"]),
        ("x = a[:]", ["a"]),
        ("x = a if b else c", ["a if not b else c"]),
        ("x = [a for a in b if c]", ["[a for a in b if not c]"]),
        ("x = a.get(b, 'none')", ["a.get(b, 'mutant')"]),
    ],
)
def test_expressions_are_changed(text: str, wanted: list[str]) -> None:
    assert made(text) == [f"x = {one}" for one in wanted]


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("f(a)", ["pass"]),
        ("a.b = c", ["pass"]),
        ("a |= b", ["a &= b", "pass"]),
        ("while a:\n    break", ["while not a:\n    break", "while a:\n    pass"]),
        ("def f():\n    return a", ["def f():\n    return None"]),
        ("def f() -> bool:\n    return a", ["def f() -> bool:\n    return not a"]),
        ("def f(a='id'):\n    pass", ["def f(a='mutant'):\n    pass"]),
        ("class A:\n    a: str = 'id'", ["class A:\n    a: str = 'mutant'"]),
    ],
)
def test_statements_are_changed(text: str, wanted: list[str]) -> None:
    assert made(text) == wanted


@pytest.mark.parametrize(
    "text",
    [
        "'''Words, 2 of them.'''",
        "raise ValueError(f'{a + 1}')",
        "if TYPE_CHECKING:\n    f(1)",
        "a: Final[tuple[1, 2]]",
        "a: TypeAlias = 'b | 1'",
        "@dataclass(slots=True)\nclass A:\n    pass",
        "def f(a: 'x < 1') -> 'y':\n    pass",
        "def __repr__(self):\n    return a + 1",
    ],
)
def test_what_does_not_play_is_left_alone(text: str) -> None:
    assert made(text) == []


def made(text: str) -> list[str]:
    """The sources of all mutants of a text."""
    return [ast.unparse(mutated(text, mutant.number)) for mutant in mutants_of("rules/x.py", text)]


def test_names_are_unique_and_always_the_same(checker: Checker) -> None:
    names = [str(mutant) for mutant in checker.mutants("city.py", "trade.py")]
    assert len(set(names)) == len(names) > 100
    assert names == [str(mutant) for mutant in checker.mutants("city.py", "trade.py")]
    assert str(mutants_of("rules/x.py", "a = b < c < d")[1]) == "rules/x.py:1:compare:<#2"


@pytest.mark.soak
@pytest.mark.parametrize("game", ["new_angeles", "streets"])
def test_most_mutants_of_a_sample_are_killed(game: str) -> None:
    judged = Judged(game)
    checker = Checker(Snapshot.taken(judged), Suite.prepared(judged), os.cpu_count() or 1)
    checker.baseline()
    assert checker.learn_tests()
    fates = list(checker.check(chosen(checker.mutants(), SOAK_SAMPLE)))
    share = sum(fate.killed for fate in fates) / len(fates)
    assert share >= WANTED_SHARE, "\n".join(survivors(fates))
