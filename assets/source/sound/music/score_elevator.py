"""What is played at the elevator: a bass that climbs, a B natural in its light, the motif in steps.

It begins on an open D, which every suite may follow, and ends on the A that leads there.
"""

from typing import Final

from .score import (
    A_OPEN,
    A_SEVEN,
    B_FLAT_HIGH,
    C_NINE,
    D_MINOR,
    E_HALF,
    F_MAJOR,
    G_MINOR,
    Chord,
    Note,
)

D_OPEN: Final = Chord(4, "D2", ("A3", "D4", "E4", "A4"))
C_OVER_E: Final = Chord(2, "E2", ("G3", "C4", "E4", "G4"))
G_LIGHT: Final = Chord(2, "G2", ("B3", "D4", "E4", "G4"))
A_LOW: Final = Chord(2, "A1", ("C4", "D4", "E4", "G4"))
D_HIGH: Final = Chord(2, "D2", ("C4", "E4", "F4", "A4"))
B_FLAT_LYDIAN: Final = Chord(2, "Bb1", ("A3", "D4", "E4", "F4"))
A_DARK: Final = Chord(2, "A1", ("G3", "C4", "E4", "G4"))

BARS: Final = 32
RISE, LIGHT, ABOVE, BRAKE = 4, 12, 20, 28
# An open fifth, four floors up, the light of the top, the view, and the brake.
CHORDS: Final = (
    D_OPEN,
    D_MINOR, C_OVER_E, F_MAJOR, G_LIGHT,
    A_LOW, B_FLAT_HIGH, C_NINE, D_HIGH,
    B_FLAT_LYDIAN, A_DARK, G_MINOR, F_MAJOR,
    E_HALF, A_OPEN, A_SEVEN,
)  # fmt: skip
# The motif A D C, a step higher on each floor.
MELODY: Final = (
    Note(4, 0, "A4", 6), Note(4, 6, "D5", 4), Note(4, 10, "C5", 14),
    Note(6, 0, "C5", 6), Note(6, 6, "E5", 4), Note(6, 10, "D5", 14),
    Note(8, 0, "C5", 6), Note(8, 6, "F5", 4), Note(8, 10, "E5", 14),
    Note(10, 0, "D5", 6), Note(10, 6, "G5", 4), Note(10, 10, "E5", 18),
    Note(12, 0, "E5", 6), Note(12, 6, "A5", 4), Note(12, 10, "G5", 14),
    Note(14, 0, "D5", 4), Note(14, 4, "F5", 4), Note(14, 8, "A5", 18),
    Note(16, 0, "G5", 6), Note(16, 6, "E5", 4), Note(16, 10, "D5", 14),
    Note(18, 0, "E5", 6), Note(18, 6, "C5", 4), Note(18, 10, "A4", 18),
    Note(20, 0, "E5", 12), Note(20, 12, "D5", 4), Note(21, 0, "A4", 14),
    Note(22, 0, "C5", 12), Note(22, 12, "D5", 4), Note(23, 0, "E5", 14),
    Note(24, 0, "D5", 12), Note(24, 12, "C5", 4), Note(25, 0, "Bb4", 14),
    Note(26, 0, "A4", 6), Note(26, 6, "C5", 4), Note(26, 10, "E5", 16),
    Note(28, 0, "D5", 8), Note(28, 8, "Bb4", 8), Note(29, 0, "G4", 14),
    Note(30, 0, "D5", 14), Note(31, 0, "C#5", 14),
)  # fmt: skip
LINE: Final = (
    Note(0, 0, "A4", 64), Note(4, 0, "A4", 32), Note(6, 0, "C5", 32), Note(8, 0, "C5", 32),
    Note(10, 0, "D5", 32), Note(12, 0, "E5", 32), Note(14, 0, "F5", 32), Note(16, 0, "G5", 32),
    Note(18, 0, "E5", 32), Note(20, 0, "D5", 32), Note(22, 0, "C5", 32), Note(24, 0, "D5", 32),
    Note(26, 0, "C5", 32), Note(28, 0, "Bb4", 32), Note(30, 0, "D5", 16), Note(31, 0, "C#5", 16),
)  # fmt: skip
ROOTS: Final = (
    Note(2, 0, "D2", 32), Note(10, 0, "G1", 32), Note(16, 0, "C2", 32), Note(18, 0, "D2", 32),
    Note(28, 0, "G1", 32), Note(30, 0, "A1", 32),
)  # fmt: skip
# (step, voice): six bells up in two bars, stairs up and down in eighths, a rush of sixteenths.
BELLS: Final = ((0, 0), (4, 1), (8, 2), (12, 3), (18, 4), (24, 5))
STAIRS: Final = tuple(
    (2 * number, voice)
    for number, voice in enumerate(
        (
            0,
            1,
            2,
            1,
            2,
            3,
            2,
            3,
            4,
            3,
            4,
            5,
            4,
            5,
            6,
            7,
            6,
            4,
            5,
            3,
            4,
            2,
            3,
            1,
            5,
            2,
            4,
            1,
            3,
            0,
            2,
            1,
        )
    )
)
RUSH: Final = tuple(
    enumerate(
        (
            0,
            1,
            2,
            0,
            1,
            2,
            3,
            1,
            2,
            3,
            4,
            2,
            3,
            4,
            5,
            3,
            5,
            2,
            4,
            1,
            5,
            2,
            4,
            0,
            3,
            0,
            4,
            1,
            2,
            0,
            3,
            1,
        )
    )
)
