"""Chords by their names as jazz writes them; two bars of jazz are one bar of the house's grid."""

from typing import Final, NamedTuple

from assets.source.sound.basics import key

# The grid of the house has 72 beats a minute: heard as 144, a beat is two of its sixteenths.
BEAT: Final = 2.0
BARS_IN_ONE: Final = 2
# What is above the root: what tells the chord from others, and what colours it.
QUALITIES: Final = {
    "maj7": (4, 7, 11, 14),
    "6": (4, 7, 9, 14),
    "m7": (3, 7, 10, 14),
    "m6": (3, 7, 9, 14),
    "7": (4, 9, 10, 14),
    "7b9": (4, 7, 10, 13),
    "dim": (0, 3, 6, 9),
}
LOWEST_VOICE: Final = 55
LOWEST_BASS: Final = 28


class Change(NamedTuple):
    """A chord of one bar of jazz."""

    root: int
    voices: tuple[int, ...]
    third: int
    fifth: int


class Tone(NamedTuple):
    """A note of a tune, in bars and beats of jazz."""

    bar: int
    beat: float
    pitch: str
    beats: float


def change(name: str) -> Change:
    """A chord by its name, such as `Bbm6`; its voices lie around middle C."""
    letters = 2 if name[1:2] in ("b", "#") else 1
    root, above = key(f"{name[:letters]}1"), QUALITIES[name[letters:]]
    while root < LOWEST_BASS:
        root += 12
    voices = sorted(LOWEST_VOICE + (root + step - LOWEST_VOICE) % 12 for step in above)
    third = 3 if 3 in above else 4
    fifth = 6 if name.endswith("dim") else 7
    return Change(root, tuple(voices), third, fifth)


def changes(written: str) -> tuple[Change, ...]:
    """Chords as they are written, one a bar."""
    return tuple(change(name) for name in written.replace("|", " ").split())


def tune(first: int, written: str) -> tuple[Tone, ...]:
    """A tune from a bar on: `/` begins a bar, a note is `beat:pitch:beats`."""
    found = []
    for bar, notes in enumerate(written.strip().strip("/").split("/")):
        for note in notes.split():
            beat, pitch, beats = note.split(":")
            found.append(Tone(first + bar, float(beat), pitch, float(beats)))
    return tuple(found)
