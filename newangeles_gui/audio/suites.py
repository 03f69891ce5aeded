"""Suites of music, the order in which they come, and one that runs: one of its pieces is heard."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from newangeles_gui.engine import seeded, shuffle

from .device import FOREVER, MUSIC_CHANNELS, Device
from .sounds import Recording

if TYPE_CHECKING:
    from pygame.mixer import Sound


@dataclass(slots=True, frozen=True)
class Suite:
    """Pieces in step from calm to critical: as long as each other, with the same bars."""

    name: str
    pieces: tuple[str, ...]
    bars: int
    bar: float  # seconds

    def piece(self, intensity: int) -> str:
        """The piece of an intensity, from 0."""
        return self.pieces[min(intensity, len(self.pieces) - 1)]


def suites_of(recordings: Iterable[Recording]) -> dict[str, list[Suite]]:
    """The suites of each scene."""
    together: dict[tuple[str, str], list[Recording]] = {}
    for one in sorted(recordings, key=lambda one: one.intensity):
        together.setdefault((one.scene, one.suite), []).append(one)
    scenes: dict[str, list[Suite]] = {}
    for (scene, name), pieces in together.items():
        first = pieces[0]
        bars = max(1, round(first.seconds / first.bar))
        names = tuple(piece.name for piece in pieces)
        scenes.setdefault(scene, []).append(Suite(name, names, bars, first.bar))
    return scenes


class Programme:
    """The suites of each scene in a drawn order: none comes again before all others were heard."""

    __slots__ = ("_rounds",)

    def __init__(self, recordings: Iterable[Recording] = (), seed: int = 0) -> None:
        self._rounds = suites_of(recordings)
        state = seeded(seed)
        for _, suites in sorted(self._rounds.items()):
            suites.sort(key=lambda suite: suite.name)
            state = shuffle(suites, state)

    def knows(self, scene: str) -> bool:
        """Whether there is music for a scene."""
        return scene in self._rounds

    def next(self, scene: str) -> Suite | None:
        """What was not heard for the longest time; None if there is nothing."""
        suites = self._rounds.get(scene)
        return suites[0] if suites else None

    def has_others(self, scene: str) -> bool:
        """Whether another suite can follow each of a scene."""
        return len(self._rounds.get(scene, ())) > 1

    def heard(self, scene: str, suite: Suite) -> None:
        """It begins: now all others come before it."""
        suites = self._rounds[scene]
        suites.remove(suite)
        suites.append(suite)

    def leave_out(self, scene: str, suite: Suite) -> None:
        """It cannot be played."""
        self._rounds[scene].remove(suite)


WHOLE: Final = 1.0
STEPS: Final = (0.40, 0.72)  # from this tension on the next piece
SLACK: Final = 0.06  # so far below the step before it goes back


class Intensity:
    """How thick the score is; a little up and down of the tension changes nothing."""

    __slots__ = ("_level",)

    def __init__(self) -> None:
        self._level = 0

    @property
    def level(self) -> int:
        """From 0, the calm one."""
        return self._level

    def follow(self, tension: float) -> int:
        """The level for a tension, 0 to 1."""
        while self._level < len(STEPS) and tension >= STEPS[self._level]:
            self._level += 1
        while self._level and tension < STEPS[self._level - 1] - SLACK:
            self._level -= 1
        return self._level


class Blend:
    """One piece, or two for the length of a bar; the shares always add up to one.

    Linear, because the pieces share their chords and their rain to the sample: equal power
    would make these swell in the middle.
    """

    __slots__ = ("_after", "_bar", "_before", "_place", "wanted")

    def __init__(self, piece: str, bar: float) -> None:
        self.wanted = piece
        self._before = self._after = piece
        self._bar = bar
        self._place = 0.0  # seconds since the last bar line

    @property
    def busy(self) -> bool:
        """Whether a change is going on or waits for its bar line."""
        return not self._before == self._after == self.wanted

    def advance(self, seconds: float) -> int:
        """Time passes; a change that is wanted begins at the next bar line and takes one bar.

        Answers how many bar lines have been passed.
        """
        lines, self._place = divmod(self._place + seconds, self._bar)
        for _ in range(min(int(lines), 2)):
            self._before, self._after = self._after, self.wanted
        return int(lines)

    @property
    def rest(self) -> float:
        """Seconds until the next bar line."""
        return self._bar - self._place

    def share(self, piece: str) -> float:
        """How much of a piece is heard, 0 to 1."""
        if self._before == self._after:
            return WHOLE if piece == self._after else 0.0
        progress = self._place / self._bar
        if piece == self._after:
            return progress
        return WHOLE - progress if piece == self._before else 0.0


class Run:
    """The pieces of a suite on a channel each, all in a loop, so that they cannot drift apart."""

    def __init__(
        self, device: Device, suite: Suite, sounds: Mapping[str, Sound], first: str
    ) -> None:
        self.suite = suite
        self.blend = Blend(first, suite.bar)
        self.bars = 0  # that are over
        self._device = device
        self._sounds = dict(sounds)
        self._channels: dict[str, int] = {}
        self._volumes: dict[str, float] = {}

    def begin(self) -> None:
        """All at once, one right after the other: well within one buffer of the device."""
        self.mix(0.0)
        free = [one for one in range(MUSIC_CHANNELS) if self._device.is_free(one)]
        for channel, (name, sound) in zip(free, self._sounds.items(), strict=False):
            self._channels[name] = channel
            self._device.start(channel, sound, FOREVER)

    def advance(self, seconds: float) -> int:
        """Time passes; answers how many bar lines have been passed."""
        lines = self.blend.advance(seconds)
        self.bars += lines
        return lines

    @property
    def bars_left(self) -> int:
        """How many bar lines there are until it begins again; none when that was so already."""
        return max(0, self.suite.bars - self.bars)

    def until(self, bars_left: int) -> float:
        """Seconds until the bar line with so many bars left; at least until the next one."""
        return self.blend.rest + max(0, self.bars_left - bars_left - 1) * self.suite.bar

    def want(self, piece: str) -> None:
        """Change to a piece at the next bar line, if it can be played."""
        if self.has(piece):
            self.blend.wanted = piece

    def has(self, piece: str) -> bool:
        """Whether a piece can be played."""
        return piece in self._sounds

    def let_go(self) -> None:
        """Only what is heard runs on; the memory of the others is free."""
        for name in self._sounds.keys() - {self.blend.wanted}:
            self._stop(name)

    def stop(self) -> None:
        """Silence."""
        for name in list(self._sounds):
            self._stop(name)

    def _stop(self, name: str) -> None:
        del self._sounds[name]
        if name in self._channels:
            self._device.stop(self._channels.pop(name))

    def mix(self, whole: float) -> None:
        """Give each piece its share of a volume."""
        for name, sound in self._sounds.items():
            volume = whole * self.blend.share(name)
            if self._volumes.get(name) != volume:
                self._volumes[name] = volume
                # Of the sound, not of its channel: playing would set that to full.
                sound.set_volume(volume)
