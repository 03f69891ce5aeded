"""The conformance checks let a sound game pass and catch each kind of broken one."""

import dataclasses

import pytest

from newangeles_gui.engine import frames
from newangeles_gui.engine.conformance import Check, Failure, log, play
from newangeles_gui.engine.decisions import Choice, Decision, Event
from tests.engine.toy import Sticks, begin, few_sticks, kit

SEEDS = range(20)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_sound_game_passes(seed: int) -> None:
    watch = play(kit(), seed)
    assert len(watch.choices) >= 6


class SharesFrames(Sticks):
    def clone(self) -> Sticks:
        twin = super().clone()
        twin.stack = self.stack
        return twin


class ForgetsInClone(Sticks):
    def clone(self) -> Sticks:
        twin = super().clone()
        twin.sticks += 1
        return twin


class AsksDifferently(Sticks):
    asked = 0

    def run(self) -> None:
        super().run()
        self.asked += 1
        if self.pending and self.asked > 1:
            self.pending = Decision("take", 0, list(reversed(self.pending.options)), "turn")


class CountsRuns(Sticks):
    def run(self) -> None:
        self.rng += 1
        super().run()


class TakesAnything(Sticks):
    def apply(self, choice: Choice) -> list[Event]:
        if self.pending and choice.kind == self.pending.kind and not choice.option.isdigit():
            return []
        return super().apply(choice)


class LosesWhenRefusing(Sticks):
    def apply(self, choice: Choice) -> list[Event]:
        self.rng += 0 if self.pending and choice in self.pending.choices() else 1
        return super().apply(choice)


class OffersTwice(Sticks):
    def run(self) -> None:
        frames.run_frames(self, self, self.stack)
        if self.pending:
            twice = [*self.pending.options, self.pending.options[0]]
            self.pending = Decision(self.pending.kind, self.pending.seat, twice, "turn")


class Crashes(Sticks):
    def apply(self, choice: Choice) -> list[Event]:
        if self.sticks < 6 and self.pending and choice in self.pending.choices():
            raise ZeroDivisionError("a stick too few")
        return super().apply(choice)


class KeepsSomethingBack(Sticks):
    """Something that matters and is not written down."""

    hidden = 0

    def apply(self, choice: Choice) -> list[Event]:
        self.hidden += 1
        return super().apply(choice)

    def run(self) -> None:
        super().run()
        if self.pending and self.hidden:
            self.pending = Decision("take", 0, ["1"], f"turn {self.hidden}")


@pytest.mark.parametrize(
    ("cls", "message"),
    [
        (SharesFrames, "changed by one of|differs"),
        (ForgetsInClone, "clone: it differs"),
        (AsksDifferently, "asking again: first"),
        (CountsRuns, "changed by one of"),
        (TakesAnything, "illegal choices: took"),
        (LosesWhenRefusing, "changed by one of"),
        (OffersTwice, "offered twice"),
        (Crashes, "ZeroDivisionError: a stick too few"),
        (KeepsSomethingBack, "asking again|written and read|clone"),
    ],
)
def test_a_broken_game_is_caught(cls: type[Sticks], message: str) -> None:
    with pytest.raises(Failure, match=message):
        for seed in SEEDS:
            play(kit(cls), seed)


def test_a_check_of_the_games_own_is_made() -> None:
    with pytest.raises(Failure, match=r"seed 5, decision \d+, after 'take \d'.*less than five"):
        play(kit(Sticks, Check("sticks", few_sticks)), 5)


def test_a_check_can_be_made_now_and_then_and_always_at_the_end() -> None:
    looked = []

    def look(game: Sticks, dice: object) -> list[str]:
        looked.append(game.pending is None)
        return []

    watch = play(kit(Sticks, Check("seldom", look, every=1000)), 1)
    assert looked == [False, True]
    assert len(watch.choices) < 1000


def test_recording_must_not_matter() -> None:
    def begins_otherwise(seed: int, record: bool) -> Sticks:
        return begin(seed if record else seed + 1, record)

    with pytest.raises(Failure, match="without recording"):
        play(dataclasses.replace(kit(), begin=begins_otherwise), 2)


def test_the_log_of_a_seed_is_always_the_same() -> None:
    assert log(kit(), 4) == log(kit(), 4)
    assert log(kit(), 4) != log(kit(), 5)
    assert any('"lot"' in line for seed in SEEDS for line in log(kit(), seed))
