"""What is played on the docks: F under a D that waits, in twelve, with the motif turned homewards.

It begins on the D minor that every suite begins on, and ends on the A that leads there.
"""

from typing import Final

from .score import A_SEVEN, B_FLAT, C_NINE, D_MINOR, F_MAJOR, G_MINOR, Chord, Note

A_OVER_E: Final = Chord(2, "E2", ("A3", "C4", "E4", "G4"))
C_HANGING: Final = Chord(2, "C2", ("G3", "Bb3", "D4", "F4"))
F_OVER_A: Final = Chord(2, "A1", ("A3", "C4", "F4", "G4"))
F_OVER_C: Final = Chord(1, "C2", ("A3", "C4", "E4", "F4"))
D_FLAT: Final = Chord(2, "Db2", ("Ab3", "C4", "F4", "Ab4"))
E_FLAT: Final = Chord(2, "Eb2", ("G3", "Bb3", "D4", "F4"))
B_FLAT_MINOR: Final = Chord(1, "Bb1", ("Bb3", "Db4", "F4", "G4"))

BARS: Final = 28
VERSE, ANSWER, FAR_OUT = 4, 12, 20
# Four bars of fog, the verse with the bass that goes down, its answer, and far out a third away.
CHORDS: Final = (
    D_MINOR, B_FLAT,
    F_MAJOR, A_OVER_E, D_MINOR, C_HANGING,
    B_FLAT, F_OVER_A, G_MINOR, C_NINE,
    D_FLAT, E_FLAT, B_FLAT_MINOR, F_OVER_C, G_MINOR._replace(bars=1), A_SEVEN,
)  # fmt: skip
TWELFTH: Final = 16 / 12


def lilting(bar: int, twelfth: int, pitch: str, twelfths: int) -> Note:
    """A note of a melody in twelve."""
    return Note(bar, twelfth * TWELFTH, pitch, twelfths * TWELFTH)


MELODY: Final = (
    lilting(4, 0, "C5", 3), lilting(4, 3, "F5", 2), lilting(4, 5, "E5", 7), lilting(5, 3, "C5", 8),
    lilting(6, 9, "D5", 3), lilting(7, 0, "C5", 3), lilting(7, 3, "A4", 8),
    lilting(8, 0, "A4", 3), lilting(8, 3, "D5", 2), lilting(8, 5, "C5", 7), lilting(9, 3, "A4", 7),
    lilting(10, 0, "G4", 3), lilting(10, 3, "Bb4", 2), lilting(10, 5, "D5", 7),
    lilting(11, 3, "C5", 8),
    lilting(12, 0, "D5", 3), lilting(12, 3, "F5", 2), lilting(12, 5, "A5", 7),
    lilting(13, 0, "G5", 3), lilting(13, 3, "F5", 8),
    lilting(14, 3, "C5", 3), lilting(14, 6, "F5", 3), lilting(14, 9, "E5", 3),
    lilting(15, 0, "C5", 10),
    lilting(16, 0, "Bb4", 3), lilting(16, 3, "D5", 2), lilting(16, 5, "F5", 7),
    lilting(17, 3, "D5", 8),
    lilting(18, 0, "E5", 3), lilting(18, 3, "G5", 2), lilting(18, 5, "F5", 4),
    lilting(18, 9, "E5", 3), lilting(19, 0, "D5", 4), lilting(19, 4, "C5", 7),
    lilting(20, 0, "Ab5", 8), lilting(20, 8, "F5", 4), lilting(21, 0, "C5", 10),
    lilting(22, 0, "G5", 8), lilting(22, 8, "F5", 4), lilting(23, 0, "D5", 6),
    lilting(23, 6, "Bb4", 6),
    lilting(24, 0, "Db5", 6), lilting(24, 6, "F5", 6), lilting(25, 0, "E5", 6),
    lilting(25, 6, "C5", 6),
    lilting(26, 0, "D5", 6), lilting(26, 6, "A4", 6), lilting(27, 0, "C#5", 10),
)  # fmt: skip
# One long line above the storm.
LINE: Final = (
    Note(0, 0, "A4", 64), Note(4, 0, "C5", 32), Note(6, 0, "E5", 32), Note(8, 0, "F5", 32),
    Note(10, 0, "D5", 32), Note(12, 0, "F5", 32), Note(14, 0, "C5", 32), Note(16, 0, "D5", 32),
    Note(18, 0, "E5", 32), Note(20, 0, "F5", 32), Note(22, 0, "D5", 32), Note(24, 0, "Db5", 16),
    Note(25, 0, "E5", 16), Note(26, 0, "D5", 16), Note(27, 0, "C#5", 16),
)  # fmt: skip
# Ships that pass: where they call, and the low brass of the storm on the same roots.
CALLS: Final = (
    Note(0, 0, "D2", 26), Note(2, 4, "Bb1", 22), Note(11, 6, "C2", 20), Note(19, 6, "C2", 20),
    Note(25, 0, "C2", 17),
)  # fmt: skip
ROOTS: Final = (
    Note(2, 0, "Bb1", 32), Note(10, 0, "C2", 32), Note(18, 0, "C2", 32), Note(20, 0, "Db2", 32),
    Note(22, 0, "Eb2", 32), Note(26, 0, "G1", 16), Note(27, 0, "A1", 16),
)  # fmt: skip
# (step, voice): a rocking figure of two bars, and a run of one.
ROCKING: Final = tuple(
    (twelfth * TWELFTH, voice)
    for twelfth, voice in ((0, 0), (2, 1), (5, 3), (7, 2), (9, 4), (12, 1), (15, 3), (17, 2),
                           (20, 4), (22, 3))
)  # fmt: skip
RUNNING: Final = tuple(
    (twelfth * TWELFTH, voice) for twelfth, voice in enumerate((0, 2, 1, 3, 2, 4, 1, 3, 2, 4, 3, 2))
)
