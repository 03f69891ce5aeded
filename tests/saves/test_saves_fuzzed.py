"""Saves changed by chance: a clear refusal or a playable game, and nothing else ever."""

import pytest

from newangeles_gui.titles.new_angeles.rules.game import Box
from tests.saves.fuzzed import PLAYED, Attempt
from tests.saves.fuzzing import Fuzzer, bases, fates, names_in

GAMES = 6  # from which the sound saves are taken
FEW = 300
PARTS, FILES = 40, 5_000  # 200,000 in all


@pytest.fixture(scope="module")
def fuzzer(box: Box) -> Fuzzer:
    """Saves before every question that comes up."""
    return Fuzzer(box, bases(box, GAMES), names_in(box))


def test_files_are_as_many_and_as_different_as_it_takes(fuzzer: Fuzzer) -> None:
    asked = {base.state["pending"]["kind"] for base in fuzzer.bases if base.state["pending"]}
    assert len(asked) > 25 and any(base.state["ended_by"] for base in fuzzer.bases)
    made = [fuzzer.file(number) for number in range(200)]
    assert made == [fuzzer.file(number) for number in range(200)]
    assert len({raw for raw, _ in made}) > 190
    told = " ".join(told for _, told in made)
    assert all(
        word in told for word in ("change", "drop", "add", "shuffle", "exchange", "anew", "gone on")
    )


def test_a_changed_save_is_refused_or_played(fuzzer: Fuzzer) -> None:
    found = fates(fuzzer, Attempt(fuzzer.box), 1_000_000, FEW)
    assert found[PLAYED] > FEW / 20 and found["impossible"] > FEW / 20, found


@pytest.mark.soak
@pytest.mark.parametrize("part", range(PARTS))
def test_many_changed_saves_are_refused_or_played(fuzzer: Fuzzer, part: int) -> None:
    found = fates(fuzzer, Attempt(fuzzer.box), part * FILES, FILES)
    assert found[PLAYED] > FILES / 20, found
