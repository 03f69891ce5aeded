"""What is played in Streets: chords and tunes. All is in F, and ends on the C that leads there."""

from typing import Final

from .harmony import changes, tune

# A square at noon: eight bars of turning round, then thirty-two that everybody could whistle.
SQUARE: Final = changes("""
    F6 D7b9 Gm7 C7 | F6 D7b9 Gm7 C7
    F6 D7b9 Gm7 C7 | Am7 D7b9 Gm7 C7
    F6 F7 Bbmaj7 Bbm6 | Am7 D7b9 C7 F6
    Bbmaj7 Bdim Fmaj7 D7b9 | G7 G7 Gm7 C7
    F6 F7 Bbmaj7 Bbm6 | Am7 D7b9 Gm7 C7
""")
SQUARE_FIRST: Final = """
    / 0:C5:1 1:D5:.67 1.67:F5:1.33 3:A5:.67 3.67:G5:1.33
    / 1:F#5:.67 1.67:Eb5:1.3 3:C5:.67
    / 0:Bb4:1 1:D5:.67 1.67:F5:1.33 3:E5:.67 3.67:D5:1
    / 1:Bb4:.67 1.67:G4:1.8
    / 0:C5:1 1:E5:.67 1.67:G5:1.9
    / 0:F#5:1 1:Eb5:.67 1.67:C5:1.8
    / 0:Bb4:.67 .67:C5:.33 1:D5:.67 1.67:F5:1.33 3:A5:.67 3.67:G5:1
    / 1:E5:.67 1.67:D5:1.5
"""
SQUARE_SECOND: Final = """
    / 0:C5:1 1:D5:.67 1.67:F5:1.33 3:A5:.67 3.67:C6:1.33
    / 1:A5:.67 1.67:Eb5:1.3 3:F5:.67
    / 0:D5:1 1:F5:.67 1.67:A5:1.33 3:G5:.67 3.67:F5:1
    / 1:Db5:.67 1.67:Bb4:1.8
    / 0:C5:1 1:E5:.67 1.67:G5:1.9
    / 0:F#5:.67 .67:A5:.33 1:Eb5:.67 1.67:C5:1.3 3:D5:.67
    / 0:Bb4:.67 .67:A4:.33 1:G4:.67 1.67:E4:1.6
    / 0:F4:2.6
"""
SQUARE_BRIDGE: Final = """
    / 0:D5:2.6 3:F5:.67 3.67:A5:1.33
    / 1:Ab5:1.67 2.67:F5:1
    / 0:A5:2.6 3:G5:.67 3.67:E5:1.33
    / 1:F#5:1.67 2.67:Eb5:1
    / 0:D5:.67 .67:E5:.33 1:F5:1.67 2.67:A5:1.3
    / 0:B5:1.67 1.67:A5:.67 2.33:F5:1.3
    / 0:Bb5:.67 .67:A5:.33 1:G5:.67 1.67:F5:1.33 3:D5:.67
    / 0:E5:1 1:G4:.67 1.67:Bb4:1.8
"""
SQUARE_LAST: Final = (
    SQUARE_SECOND.rsplit("/", 2)[0]
    + """
    / 0:Bb4:.67 .67:C5:.33 1:D5:.67 1.67:F5:1.6
    / 0:E5:1.6 2:G4:1.4
"""
)
SQUARE_TUNE: Final = (
    *tune(8, SQUARE_FIRST), *tune(16, SQUARE_SECOND), *tune(24, SQUARE_BRIDGE),
    *tune(32, SQUARE_LAST),
)  # fmt: skip

# A terrace in the shade: straight eighths, a guitar, and a middle that goes a long way round.
TERRACE: Final = changes("""
    Fmaj7 Fmaj7 Gm7 C7 | Fmaj7 Fmaj7 Gm7 C7
    Fmaj7 Fmaj7 G7 G7 | Gm7 C7 Am7 D7b9
    Fmaj7 Fmaj7 G7 G7 | Gm7 C7 Fmaj7 F7
    Bbmaj7 Bbm6 Am7 D7b9 | Abmaj7 Db7 Gm7 C7
    Fmaj7 Dm7 G7 G7 | Bbmaj7 Bbm6 Gm7 C7
""")
TERRACE_FIRST: Final = """
    / 0:A4:1.5 1.5:C5:.5 2:E5:2.5
    / .5:D5:1 1.5:C5:1 2.5:A4:1.5
    / 0:B4:1.5 1.5:D5:.5 2:F5:2.5
    / .5:E5:1 1.5:D5:1 2.5:B4:1.5
    / 0:Bb4:1.5 1.5:D5:.5 2:F5:1 3:A5:1
    / 0:G5:1.5 1.5:E5:1 2.5:D5:1.5
    / 0:E5:1.5 1.5:C5:.5 2:G5:2
    / 0:F#5:1.5 1.5:Eb5:1 2.5:C5:1.5
"""
TERRACE_SECOND: Final = (
    TERRACE_FIRST.rsplit("/", 3)[0]
    + """
    / 0:G5:1.5 1.5:E5:.5 2:D5:1 3:Bb4:1
    / 0:A4:2.5 2.5:C5:1.5
    / 0:Eb5:3
"""
)
TERRACE_BRIDGE: Final = """
    / 0:D5:1.5 1.5:F5:.5 2:A5:2.5
    / .5:G5:1 1.5:F5:1 2.5:Db5:1.5
    / 0:E5:1.5 1.5:G5:.5 2:C5:2
    / 0:Eb5:1.5 1.5:F#5:1 2.5:A5:1.5
    / 0:G5:1.5 1.5:Eb5:.5 2:C5:2.5
    / .5:B4:1 1.5:Eb5:1 2.5:F5:1.5
    / 0:D5:1.5 1.5:F5:.5 2:A5:2
    / 0:G5:1.5 1.5:E5:1 2.5:Bb4:1.5
"""
TERRACE_LAST: Final = """
    / 0:A4:1.5 1.5:C5:.5 2:E5:2
    / 0:F5:1.5 1.5:E5:1 2.5:C5:1.5
    / 0:B4:1.5 1.5:D5:.5 2:F5:2.5
    / .5:E5:1 1.5:D5:1 2.5:B4:1.5
    / 0:D5:1.5 1.5:F5:.5 2:A5:2
    / 0:Ab5:1.5 1.5:G5:1 2.5:F5:1.5
    / 0:D5:1.5 1.5:F5:.5 2:Bb5:1 3:A5:1
    / 0:G5:1.5 1.5:E5:1 2.5:C5:1
"""
TERRACE_TUNE: Final = (
    *tune(8, TERRACE_FIRST), *tune(16, TERRACE_SECOND), *tune(24, TERRACE_BRIDGE),
    *tune(32, TERRACE_LAST),
)  # fmt: skip

# The title: the tune of the square before anybody is up. The results: its middle, when all sleep.
MORNING: Final = changes("""
    Fmaj7 Dm7 Gm7 C7 | Fmaj7 Dm7 Gm7 C7
    F6 F7 Bbmaj7 Bbm6 | Am7 D7b9 Gm7 C7
    Bbmaj7 Bdim Fmaj7 D7b9 | G7 G7 Gm7 C7
""")
MORNING_TUNE: Final = (*tune(8, SQUARE_LAST), *tune(16, SQUARE_BRIDGE))
EVENING: Final = changes("""
    Bbmaj7 Bbm6 Am7 D7b9 | Gm7 C7 Fmaj7 F7
    Bbmaj7 Bbm6 Am7 D7b9 | Abmaj7 Db7 Gm7 C7
    Bbmaj7 Bdim Fmaj7 D7b9 | G7 G7 Gm7 C7
""")
EVENING_TUNE: Final = (
    *tune(0, "/ 0:D5:3 / 0:Db5:3 / 0:C5:2 2:E5:2 / 0:Eb5:3 / 0:D5:2 2:F5:2 / 0:E5:3 / 0:C5:3"),
    *tune(8, TERRACE_BRIDGE), *tune(16, SQUARE_BRIDGE),
)  # fmt: skip
