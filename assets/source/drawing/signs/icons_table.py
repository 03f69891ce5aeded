"""Icons of what any table has: cards, players, rounds and turns."""

from .icon import Icon, Icons, card, ring

PERSON = ring(12, 8, 4) + "M4,21 C4,16.5 7.5,14.5 12,14.5 C16.5,14.5 20,16.5 20,21 "

CARDS: Icons = {
    "hand": Icon("M8.5,3.5 H15.5 V20.5 H8.5 Z M8.5,6.5 L2.5,8.5 L7,20.5 M15.5,6.5 L21.5,8.5 "
                 "L17,20.5"),
    "deck": Icon(card(3, 2.5, 13, 15) + "M19.5,8 V21 H7.5"),
    "discard": Icon("M12,2 V11 M8,7.5 L12,11.5 L16,7.5 M3,15.5 L12,12 M21,15.5 L12,12 M3,15.5 "
                    "L12,19 L21,15.5 M3,19.5 L12,22.5 L21,19.5"),
    "contract": Icon(card(5, 2, 14, 20) + "M8.5,7 H13 M8.5,11 H15.5 M8.5,17.5 C10,14 11.5,14 "
                     "11.5,16 C11.5,18.5 13.5,18 15.5,16"),
    "set_aside": Icon("M3,4 H21 V9 H3 Z M5,9 V20 H19 V9 M10,13 H14"),
}  # fmt: skip

PEOPLE: Icons = {
    "pass": Icon("M3,17 C3,8 17,6 19.5,14.5 M15,13 L19.8,15 L21.5,10", dots=((11, 18),)),
    "person": Icon(PERSON),
    "people": Icon(ring(9, 8, 3.8) + "M2,20.5 C2,16.5 5,14.5 9,14.5 C13,14.5 16,16.5 16,20.5 "
                   "M15.5,4.5 A3.8,3.8 0 0 1 15.5,11.5 M18.5,15 C20.8,16 22,18 22,20.5"),
    "opponent": Icon("M5,8 H19 V20 H5 Z M12,8 V4 M2,13 V16 M22,13 V16 M9.5,16.5 H14.5",
                     dots=((9, 12.3), (15, 12.3), (12, 3))),
    "curtain": Icon("M2.5,3 H21.5 M4,3 V21 H9 C9,15 11,11 12,3 C13,11 15,15 15,21 H20 V3 "
                    "M5,15 C7,14 8.5,12 9,9 M19,15 C17,14 15.5,12 15,9"),
    "round": Icon("M4,10 A8.3,8.3 0 0 1 19,7.5 M19.5,2.8 V8 H14.3 M20,14 A8.3,8.3 0 0 1 5,16.5 "
                  "M4.5,21.2 V16 H9.7"),
    "turn": Icon("M2.5,14.5 H7.5 V20.5 H2.5 Z M16.5,14.5 H21.5 V20.5 H16.5 Z",
                 filled="M9.8,14.5 H14.2 V20.5 H9.8 Z M7.5,3.5 H16.5 L12,10.5 Z"),
    "clock": Icon(ring(12, 12, 9.3) + "M12,6.5 V12 L15.8,14.2"),
}  # fmt: skip

TABLE: Icons = {**CARDS, **PEOPLE}
