"""A mixer without a mixer, and a worker that does everything at once."""

from pathlib import Path

from newangeles_gui.audio.sounds import Recording

BAR = 3.0


class Time:
    """A clock that stands still."""

    def __init__(self):
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


class FakeSound:
    def __init__(self, name: str):
        self.name = name
        self.volume = 1.0

    def set_volume(self, volume: float):
        self.volume = volume


class FakeDevice:
    """Remembers what plays on which channel until it is told that it has ended."""

    def __init__(self, broken: set[str] | None = None):
        self.is_open = True
        self.playing: dict[int, FakeSound] = {}
        self.loaded: list[str] = []
        self.held = False
        self.broken = broken or set()

    def load(self, path: Path):
        self.loaded.append(path.stem)
        return None if path.stem in self.broken else FakeSound(path.stem)

    def is_free(self, channel: int) -> bool:
        return channel not in self.playing

    def start(self, channel: int, sound: FakeSound, loops: int = 0) -> bool:
        self.playing[channel] = sound
        return True

    def stop(self, channel: int):
        self.playing.pop(channel, None)

    def hold_music(self, held: bool):
        self.held = held

    @property
    def names(self) -> list[str]:
        return [sound.name for sound in self.playing.values()]


class Instant:
    """A worker whose jobs are done when asked for, or later when told to."""

    def __init__(self):
        self.waits = False
        self.jobs = []

    def do(self, job):
        self.jobs.append(job)
        if not self.waits:
            self.work()

    def work(self):
        while self.jobs:
            self.jobs.pop(0)()


def recordings(**ranks: str) -> dict[str, Recording]:
    """One recording of a second for each name, with its class."""
    return {
        name: Recording(name, Path(f"{name}.ogg"), rank, 1.0, BAR) for name, rank in ranks.items()
    }


def score(*suites: str, bars: int = 8) -> dict[str, Recording]:
    """The title, the end, and suites of play with three intensities each."""
    found = {name: music(name, name, name, bars=bars) for name in ("title", "results")}
    for suite in suites:
        for intensity, kind in enumerate(("calm", "tense", "critical")):
            name = f"{suite}_{kind}"
            found[name] = music(name, "play", suite, intensity, bars)
    return found


def music(name: str, scene: str, suite: str, intensity: int = 0, bars: int = 8) -> Recording:
    """A piece of so many bars."""
    path = Path(f"{name}.ogg")
    return Recording(name, path, "music", bars * BAR, BAR, scene, suite, intensity)
