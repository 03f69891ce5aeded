"""What is played in the rain, on the title and at the end: chords, and melodies note by note."""

from typing import Final, NamedTuple


class Chord(NamedTuple):
    """A bass note and four voices that move as little as they can."""

    bars: int
    bass: str
    voices: tuple[str, str, str, str]


class Note(NamedTuple):
    """A note of a melody; steps are sixteenths."""

    bar: int
    step: float
    pitch: str
    steps: float


D_MINOR: Final = Chord(2, "D2", ("A3", "C4", "E4", "F4"))
B_FLAT: Final = Chord(2, "Bb1", ("A3", "C4", "D4", "F4"))
B_FLAT_HIGH: Final = Chord(2, "Bb1", ("Bb3", "D4", "F4", "A4"))
F_MAJOR: Final = Chord(2, "F2", ("A3", "C4", "E4", "G4"))
C_MAJOR: Final = Chord(2, "C2", ("G3", "C4", "D4", "E4"))
C_NINE: Final = Chord(2, "C2", ("Bb3", "D4", "E4", "G4"))
G_MINOR: Final = Chord(2, "G1", ("Bb3", "D4", "F4", "A4"))
A_MINOR: Final = Chord(2, "A1", ("C4", "D4", "E4", "G4"))
E_HALF: Final = Chord(2, "E2", ("Bb3", "D4", "E4", "G4"))
A_OPEN: Final = Chord(1, "A1", ("A3", "D4", "E4", "G4"))
A_SEVEN: Final = Chord(1, "A1", ("A3", "C#4", "E4", "G4"))

# A, A', B, A'': home, farther, away over a circle of fifths, and back through the dominant.
PLAY: Final = (
    D_MINOR, B_FLAT, F_MAJOR, C_MAJOR,
    D_MINOR, B_FLAT_HIGH, G_MINOR, A_MINOR,
    G_MINOR, C_NINE, F_MAJOR, B_FLAT,
    E_HALF, A_OPEN, A_SEVEN, D_MINOR, G_MINOR._replace(bars=1), A_OPEN,
)  # fmt: skip
TITLE: Final = (
    D_MINOR, B_FLAT, F_MAJOR, C_MAJOR,
    D_MINOR, B_FLAT_HIGH, G_MINOR, A_MINOR,
    G_MINOR, B_FLAT, F_MAJOR._replace(bars=1), C_MAJOR._replace(bars=1),
    G_MINOR._replace(bars=1), A_OPEN,
)  # fmt: skip
RESULTS: Final = (B_FLAT, C_MAJOR, A_MINOR, D_MINOR, G_MINOR, A_OPEN, A_SEVEN)

# The motif A D C (A): every melody of the game comes from it, and the bell of a new round.
PLAY_MELODY: Final = (
    Note(4, 0, "A4", 6), Note(4, 6, "D5", 4), Note(4, 10, "C5", 14),
    Note(6, 4, "G4", 6), Note(6, 10, "E4", 16),
    Note(12, 0, "A4", 6), Note(12, 6, "D5", 4), Note(12, 10, "G4", 14),
    Note(14, 4, "C5", 6), Note(14, 10, "A4", 16),
    Note(18, 0, "D5", 6), Note(18, 6, "E5", 4), Note(18, 10, "G5", 14),
    Note(20, 4, "F5", 4), Note(20, 8, "E5", 4), Note(20, 12, "C5", 18),
    Note(22, 4, "D5", 6), Note(22, 10, "A4", 20),
    Note(26, 0, "D5", 12), Note(26, 12, "E5", 4), Note(27, 0, "C#5", 14),
    Note(28, 0, "D5", 8), Note(28, 8, "A4", 20),
)  # fmt: skip
# One long line over the whole form that climbs to its top in the second phrase.
PLAY_LINE: Final = (
    Note(0, 0, "A4", 64), Note(4, 0, "C5", 32), Note(6, 0, "D5", 32),
    Note(8, 0, "E5", 32), Note(10, 0, "F5", 32), Note(12, 0, "D5", 32), Note(14, 0, "E5", 32),
    Note(16, 0, "D5", 32), Note(18, 0, "Bb4", 32), Note(20, 0, "A4", 32), Note(22, 0, "D5", 32),
    Note(24, 0, "Bb4", 32), Note(26, 0, "D5", 16), Note(27, 0, "C#5", 16),
    Note(28, 0, "D5", 32), Note(30, 0, "D5", 16), Note(31, 0, "E5", 16),
)  # fmt: skip
TITLE_MELODY: Final = (
    Note(6, 10, "G4", 6),
    Note(8, 0, "A4", 6), Note(8, 6, "D5", 4), Note(8, 10, "C5", 10), Note(9, 4, "A4", 12),
    Note(10, 0, "A4", 6), Note(10, 6, "D5", 4), Note(10, 10, "F5", 14),
    Note(12, 0, "D5", 6), Note(12, 6, "C5", 4), Note(12, 10, "A4", 14),
    Note(14, 0, "C5", 6), Note(14, 6, "E5", 4), Note(14, 10, "D5", 14),
    Note(16, 0, "D5", 6), Note(16, 6, "F5", 4), Note(16, 10, "A5", 14),
    Note(18, 0, "A5", 4), Note(18, 4, "G5", 4), Note(18, 8, "F5", 8), Note(19, 0, "D5", 14),
    Note(20, 0, "C5", 6), Note(20, 6, "E5", 10), Note(21, 0, "D5", 6), Note(21, 6, "G4", 10),
    Note(22, 0, "A4", 6), Note(22, 6, "G4", 10), Note(23, 0, "A4", 16),
)  # fmt: skip
RESULTS_MELODY: Final = (
    Note(0, 4, "A4", 6), Note(0, 10, "D5", 6), Note(1, 0, "C5", 14),
    Note(2, 4, "E5", 6), Note(2, 10, "D5", 20),
    Note(4, 4, "C5", 6), Note(4, 10, "E5", 6), Note(5, 0, "D5", 14),
    Note(6, 4, "A4", 24),
    Note(8, 4, "G4", 6), Note(8, 10, "D5", 6), Note(9, 0, "A4", 14),
    Note(10, 0, "D5", 14), Note(11, 0, "C#5", 14),
)  # fmt: skip


def starts(chords: tuple[Chord, ...]) -> tuple[tuple[int, Chord], ...]:
    """Each chord with the bar it begins in."""
    found, bar = [], 0
    for chord in chords:
        found.append((bar, chord))
        bar += chord.bars
    return tuple(found)


def by_bar(chords: tuple[Chord, ...]) -> tuple[Chord, ...]:
    """The chord of every bar."""
    return tuple(chord for chord in chords for _ in range(chord.bars))
