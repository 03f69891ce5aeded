"""Icons of the program: time, sound, saved games, help, input, screen."""

from .icon import SLASH, Icon, Icons, card, ring

SPEAKER = "M3,9 H7 L12,4.5 V19.5 L7,15 H3 Z "
LENS = ring(10.5, 10.5, 7) + "M15.8,15.8 L21.5,21.5 "
EYE = ("M2,12 C5,7 8.5,5 12,5 C15.5,5 19,7 22,12 C19,17 15.5,19 12,19 C8.5,19 5,17 2,12 Z "
       + ring(12, 12, 2.8))  # fmt: skip
FOLDER = "M3,5 H9.5 L12,8 H21 V20 H3 Z "
BUBBLE = "M3,3.5 H21 V17 H12.5 L7.5,21.5 V17 H3 Z "
QUESTION = "M9.3,9.3 A2.8,2.8 0 1 1 12.9,12 Q12,12.5 12,13.6 "

COURSE: Icons = {
    "undo": Icon("M8.5,4.5 L4,9 L8.5,13.5 M4,9 H14.5 A5.5,5.5 0 0 1 14.5,20 H9"),
    "redo": Icon("M15.5,4.5 L20,9 L15.5,13.5 M20,9 H9.5 A5.5,5.5 0 0 0 9.5,20 H15"),
    "play": Icon("M7,4 L20,12 L7,20 Z"),
    "pause": Icon(filled="M7,4.5 H9.5 V19.5 H7 Z M14.5,4.5 H17 V19.5 H14.5 Z"),
    "step": Icon("M5,5 L15,12 L5,19 Z M19,5 V19"),
    "skip": Icon("M3,6 L10,12 L3,18 Z M11,6 L18,12 L11,18 Z M21.5,6 V18"),
    "speed_off": Icon("M4,5 L11,12 L4,19 M15,9 L21,15 M21,9 L15,15"),
    "speed_1": Icon("M8.5,5 L15.5,12 L8.5,19"),
    "speed_2": Icon("M4.5,5 L11.5,12 L4.5,19 M12.5,5 L19.5,12 L12.5,19"),
    "speed_4": Icon("M2,6 L7,12 L2,18 M7.3,6 L12.3,12 L7.3,18 M12.6,6 L17.6,12 L12.6,18 M17.9,6 "
                    "L22.5,12 L17.9,18"),
    "new": Icon(card(4, 2, 16, 20) + "M12,8 V16 M8,12 H16"),
    "continue": Icon(ring(12, 12, 9.3), filled="M10,8 L16,12 L10,16 Z"),
    "replay": Icon("M20.8,13 A9,9 0 1 1 18,5.5 M18.8,1.8 V6.3 H14.3",
                   filled="M10.2,9 L15,12.2 L10.2,15.4 Z"),
    "branch": Icon(ring(6, 5, 2.5) + ring(6, 19, 2.5) + ring(18, 7, 2.5)
                   + "M6,7.5 V16.5 M18,9.5 C18,14 6,11.5 6,16.5"),
    "save": Icon("M3.5,3.5 H16.5 L20.5,7.5 V20.5 H3.5 Z M8,3.5 V8.5 H15 V3.5 M7.5,20.5 V14 H16.5 "
                 "V20.5"),
    "load": Icon(FOLDER + "M12,17 V11.5 M9.3,13.8 L12,11.2 L14.7,13.8"),
    "folder": Icon(FOLDER),
    "report": Icon(card(5, 2, 14, 20) + "M12,8 V13", dots=((12, 17.2),)),
    "log": Icon("M8.5,5 H21 M8.5,12 H21 M8.5,19 H16.5", dots=((3.8, 5), (3.8, 12), (3.8, 19))),
}  # fmt: skip

SIGHT: Icons = {
    "eye": Icon(EYE),
    "hidden": Icon(EYE, across=SLASH),
    "lock": Icon("M4.5,11 H19.5 V21 H4.5 Z M8,11 V7 A4,4 0 0 1 16,7 V11", dots=((12, 16),)),
    "unlock": Icon("M4.5,11 H19.5 V21 H4.5 Z M8,11 V6.5 A4,4 0 0 1 15.6,5", dots=((12, 16),)),
    "search": Icon(LENS),
    "zoom": Icon(LENS + "M7.5,10.5 H13.5 M10.5,7.5 V13.5"),
    "filter": Icon("M3,4 H21 L14,12.5 V18.5 L10,21 V12.5 Z"),
    "almanac": Icon("M12,6.5 C9,4 6,3.8 2.5,4.5 V19 C6,18.3 9,18.5 12,21 C15,18.5 18,18.3 21.5,19 "
                    "V4.5 C18,3.8 15,4 12,6.5 Z M12,6.5 V21"),
    "help": Icon(ring(12, 12, 9.5) + QUESTION, dots=((12, 17),)),
    "hint": Icon("M9,17.5 C9,15 6,13.5 6,9 A6,6 0 0 1 18,9 C18,13.5 15,15 15,17.5 Z M10,21.5 H14"),
    "why": Icon(BUBBLE + "M9.9,7.6 A2.2,2.2 0 1 1 12.7,10 Q12,10.3 12,11", dots=((12, 13.9),)),
    "info": Icon(ring(12, 12, 9.5) + "M12,11.5 V17", dots=((12, 7.4),)),
    "warning": Icon("M12,3 L22,20.5 H2 Z M12,9.5 V13.8", dots=((12, 17),)),
    "error": Icon("M8,2.5 H16 L21.5,8 V16 L16,21.5 H8 L2.5,16 V8 Z M9,9 L15,15 M15,9 L9,15"),
}  # fmt: skip

PLAIN: Icons = {
    "check": Icon("M4,12.5 L9.5,18 L20,6"),
    "cross": Icon("M5,5 L19,19 M19,5 L5,19"),
    "plus": Icon("M12,4 V20 M4,12 H20"),
    "minus": Icon("M4,12 H20"),
    "arrow_up": Icon("M12,21 V4 M5,11 L12,4 L19,11"),
    "arrow_down": Icon("M12,3 V20 M5,13 L12,20 L19,13"),
    "arrow_left": Icon("M21,12 H4 M11,5 L4,12 L11,19"),
    "arrow_right": Icon("M3,12 H20 M13,5 L20,12 L13,19"),
    "star": Icon("M12,2.5 L14.9,8.8 L21.7,9.6 L16.7,14.3 L18,21 L12,17.7 L6,21 L7.3,14.3 L2.3,9.6 "
                 "L9.1,8.8 Z"),
    "back": Icon("M15.5,4 L7.5,12 L15.5,20"),
    "home": Icon("M2.5,11.5 L12,3 L21.5,11.5 M5.5,9.5 V20.5 H18.5 V9.5 M10,20.5 V14 H14 V20.5"),
    "quit": Icon("M13,3 H4 V21 H13 M9,12 H21 M17,8 L21,12 L17,16"),
}  # fmt: skip

DEVICES: Icons = {
    "sound": Icon(SPEAKER + "M15.5,8.7 A4.7,4.7 0 0 1 15.5,15.3 "
                  "M18.3,5.5 A9.2,9.2 0 0 1 18.3,18.5"),
    "mute": Icon(SPEAKER + "M16,9 L22,15 M22,9 L16,15"),
    "music": Icon("M9,18 V5.5 L20,3 V15.5 M9,9.5 L20,7 " + ring(6.3, 18, 2.7)
                  + ring(17.3, 15.5, 2.7)),
    "settings": Icon("M3,6 H12 M18,6 H21 M3,12 H5 M11,12 H21 M3,18 H13 M19,18 H21 "
                     + ring(15, 6, 2.7) + ring(8, 12, 2.7) + ring(16, 18, 2.7)),
    "keyboard": Icon("M2,6 H22 V18.5 H2 Z M8.5,15 H15.5",
                     dots=((6, 10.3), (10, 10.3), (14, 10.3), (18, 10.3))),
    "mouse": Icon("M6,9 A6,6 0 0 1 18,9 V15 A6,6 0 0 1 6,15 Z M12,7 V10.5"),
    "gamepad": Icon("M7,6.5 H17 C20.5,6.5 22,13 22,17 C22,20 18.5,20 16.5,16.5 H7.5 C5.5,20 2,20 "
                    "2,17 C2,13 3.5,6.5 7,6.5 Z M8.2,9.2 V13.2 M6.2,11.2 H10.2",
                    dots=((15, 12.5), (17.7, 9.9))),
    "language": Icon(ring(12, 12, 9.5) + "M2.5,12 H21.5 M12,2.5 C6.5,7.5 6.5,16.5 12,21.5 "
                     "C17.5,16.5 17.5,7.5 12,2.5"),
    "contrast": Icon(ring(12, 12, 9.3), filled="M12,4 A8,8 0 0 1 12,20 Z"),
    "fullscreen": Icon("M3,8.5 V3 H8.5 M15.5,3 H21 V8.5 M21,15.5 V21 H15.5 M8.5,21 H3 V15.5"),
}  # fmt: skip

TOOLS: Icons = {**COURSE, **SIGHT, **PLAIN, **DEVICES}
