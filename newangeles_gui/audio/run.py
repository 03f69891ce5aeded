"""A suite that runs: its pieces in step, one of them heard."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from .blend import Blend
from .device import FOREVER, MUSIC_CHANNELS, Device
from .programme import Suite

if TYPE_CHECKING:
    from pygame.mixer import Sound


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
        if piece in self._sounds:
            self.blend.wanted = piece

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
