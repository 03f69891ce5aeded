"""The seven advisors, in the same hand as the characters."""

from dataclasses import replace

from ...drawing import palette, svg
from ...drawing.expressions.expression import EXPRESSIONS
from ...drawing.expressions.face import Face
from ...drawing.expressions.mouth import mouth
from . import held, places, wear
from .bust import Bust, Sitter, dressed, fitted

CALM, PLEASED, SCHEMING = (EXPRESSIONS[mood] for mood in ("calm", "pleased", "scheming"))
SMILE = {"calm": replace(CALM, lips=replace(CALM.lips, left=0.55, right=0.55))}
LAUGH = {"calm": replace(PLEASED, lips=replace(PLEASED.lips, open=0.4, width=1.15), tilt=0)}
SMIRK = {"calm": replace(SCHEMING, forehead=0, tilt=0)}


def suit(colour: str, shirt: str, tie: str) -> str:
    """A suit with a tie."""
    front = svg.path("M80,142 L100,176 L120,142 L126,224 H74 z", shirt)
    front += svg.path("M93,160 h14 l5,40 -12,16 -12,-16 z", wear.surface(tie))
    lapels = svg.path(
        "M75,141 L54,160 L86,224 H97 L80,156 z M125,141 L146,160 L114,224 H103 L120,156 z",
        wear.surface(palette.lighten(colour, 0.1)),
    )
    return wear.shoulders(colour, 80) + front + lapels


def contractor() -> Bust:
    """Builds two at a time."""
    who = Sitter("square", hair_colour="#A5521F", eyes="#4A3020", age=1, turn=0.2, tone="#E6AE88",
                 build=1.15)  # fmt: skip

    def clothes() -> str:
        bands = svg.path(
            "M52,151 L67,146 L80,224 H62 z M148,151 L133,146 L120,224 H138 z",
            wear.surface("#FFE27A", 0.25),
        )
        neck = svg.path(
            "M76,142 Q100,164 124,142 L130,152 Q100,182 70,152 z", wear.surface("#D8E8E6")
        )
        return dressed(wear.shoulders("#2F6F8A", 86) + neck + bands)

    def whiskers(face: Face) -> str:
        x = face.shift * 1.1
        return (
            fitted(wear.beard("#B5602C"), x, 8)
            + mouth(face)
            + fitted(wear.moustache("#C06A32", 5), x, 6)
        )

    def hands() -> str:
        hammer = svg.rect(-11, -120, 22, 190, wear.surface("#B5763F"), rx=8)
        hammer += svg.path(
            "M-58,-168 H40 L70,-146 Q76,-138 66,-136 L40,-122 H-58 Q-66,-122 -66,-132 V-158 Q-66,-168 -58,-168 z",
            wear.surface("#7A8E98"),
        )
        hammer += svg.rect(-66, -168, 24, 46, wear.surface("#A5B8C0"), rx=5)
        return svg.place(hammer, 142, 212, 0.85, turn=12) + held.arm(
            who, "#2F6F8A", 138, 258, "holding", turn=10, flip=True
        )

    return Bust(
        who, places.brickwork, clothes,
        whiskers=whiskers,
        hair=lambda: fitted(wear.side_locks("#B5602C")),
        hat=lambda: fitted(wear.hard_hat("#F2B92E")),
        held=hands,
        moods=LAUGH,
    )  # fmt: skip


def hacker() -> Bust:
    """Counts what is still in the hand."""
    who = Sitter(
        "diamond", hair_colour="#6A3A8A", soft=True, eyes="#18A79B", turn=-0.2, tone="#D59E76"
    )

    def clothes() -> str:
        collar = svg.path(
            "M64,138 Q100,178 136,138 L142,160 Q100,196 58,160 z", wear.surface("#3E536C")
        )
        cords = svg.stroke("M84,162 V196 M116,162 V192", "#D8F2EA", 4)
        return dressed(wear.shoulders("#2A3A4E", 82) + collar + cords)

    def hood() -> str:
        shape = "M-60,66 C-68,-38 -48,-80 0,-80 C48,-80 68,-38 60,66 C52,68 46,60 42,46 C46,0 44,-48 0,-50 C-44,-48 -46,0 -42,46 C-46,60 -52,68 -60,66 z"
        fold = svg.stroke(
            "M-52,40 C-56,-24 -40,-64 0,-66 M52,40 C56,-24 42,-62 8,-66",
            "#22304A",
            2.4,
            opacity=0.7,
        )
        return fitted(svg.path(shape, wear.surface("#3E536C", 0.5)) + fold)

    fringe = svg.path(
        "M-36,-16 C-36,-50 32,-56 37,-14 C30,-26 14,-24 8,-34 C-4,-20 -24,-24 -36,-16 z",
        wear.surface("#8A4AB4"),
    )
    dome = svg.path(
        "M-58,70 C-66,-36 -46,-78 0,-78 C46,-78 66,-36 58,70 z", wear.surface("#24344A")
    )
    return Bust(
        who, places.screens, clothes,
        behind=lambda: fitted(dome),
        hair=lambda: fitted(fringe),
        glasses=lambda face: fitted(wear.glasses("#18C8A0", "#8CFFE0", square=False), face.shift, 15),
        hat=hood,
        moods=SMIRK,
    )  # fmt: skip


def entrepreneur() -> Bust:
    """Lets another idea count."""
    who = Sitter("oval", hair_colour="#7A3E1C", eyes="#3D7FC8", turn=0.2, tone="#EEBE96", brow=0.5)

    def hands() -> str:
        phone = svg.rect(-38, -78, 76, 150, "#22303A", rx=13) + svg.rect(
            -31, -68, 62, 126, svg.linear((0, "#B8F4E4"), (1, "#4FB8A8")), rx=6
        )
        phone += svg.stroke("M-20,20 L-4,-8 L8,6 L22,-38", "#E8503C", 7) + svg.circle(
            22, -38, 7, "#E8503C"
        )
        return svg.place(phone, 142, 176, 0.8, turn=10) + held.arm(
            who, "#3D5AA8", 138, 262, "holding", turn=8, flip=True
        )

    return Bust(
        who, places.notes, lambda: dressed(suit("#3D5AA8", "#FFF6E4", "#E8503C")), tilt=-3,
        hair=lambda: fitted(wear.parted("#A5602C")),
        held=hands, moods=LAUGH,
    )  # fmt: skip


def investor() -> Bust:
    """Puts two signs where one would do."""
    who = Sitter("heart", hair_colour="#9AA2B0", soft=True, lips="#C23A54", eyes="#4A7A5E", age=2, turn=-0.15,
                 tone="#E8BC9C")  # fmt: skip

    def clothes() -> str:
        pearls = "".join(
            svg.circle(100 + 5.6 * k, 172 - 0.3 * k * k, 5.2, wear.surface("#FFF8EA", 0.4))
            for k in range(-6, 7)
        )
        collar = svg.path(
            "M72,140 Q100,168 128,140 L138,158 Q100,196 62,158 z", wear.surface("#E9E2F0")
        )
        return dressed(wear.shoulders("#6A3A6E", 78) + collar + pearls)

    places_of_curls = (
        (-32, -40, 15), (-12, -54, 17), (12, -55, 17), (33, -40, 15), (-42, -20, 13), (43, -20, 13),
        (0, -42, 14), (-22, -36, 12), (22, -36, 12), (-43, 2, 10), (44, 2, 10),
    )  # fmt: skip

    def hands() -> str:
        coins = "".join(
            svg.circle(x, y, 34, wear.surface("#E8A92E")) + svg.circle(x, y, 25, wear.surface("#F7CE5A"))
            + svg.stroke(f"M{x - 8},{y + 10} Q{x},{y + 16} {x + 8},{y + 8} T{x - 8},{y - 8} Q{x},{y - 16} {x + 8},{y - 10} M{x},{y - 20} V{y + 20}", "#8A5A14", 5)
            for x, y in ((-16, -34), (22, -62))
        )  # fmt: skip
        return svg.place(coins, -136, 190, 0.92) + held.arm(
            who, "#6A3A6E", -134, 262, "holding", turn=-6
        )

    return Bust(
        who, places.bank, clothes,
        hair=lambda: fitted(wear.curls("#D5DAE4", places_of_curls)),
        glasses=lambda face: fitted(wear.glasses("#C9962E", "#FFF6E4", square=False), face.shift, 15),
        hat=lambda: fitted(wear.earrings("#F2BE4A", 39)),
        held=hands, moods=SMILE,
    )  # fmt: skip


def hipster_legend() -> Bust:
    """Makes everything mixed."""
    who = Sitter("square", hair_colour="#4A2A18", eyes="#5A6A3A", turn=0.25, tone="#E2AA80")

    def clothes() -> str:
        checks = "".join(
            svg.line([(x, 130), (x, 230)], "#7A2A22", 5, opacity=0.55) for x in range(30, 180, 20)
        )
        checks += "".join(
            svg.line([(10, y), (190, y)], "#7A2A22", 5, opacity=0.55) for y in range(150, 230, 18)
        )
        shape = "M22,224 C22,170 48,152 78,144 Q100,164 122,144 C152,152 178,170 178,224 z"
        collar = svg.path(
            "M74,140 L100,172 L126,140 L134,154 L100,196 L66,154 z", wear.surface("#A83A30")
        )
        return dressed(
            wear.shoulders("#C9483A")
            + svg.group(checks, clip_path=svg.clip(svg.path(shape, "#fff")))
            + collar
        )

    def whiskers(face: Face) -> str:
        x = face.shift * 1.1
        return (
            fitted(wear.beard("#5A3420"), x, 8)
            + mouth(face)
            + fitted(wear.moustache("#6A4028", 10), x, 5)
        )

    def beanie() -> str:
        ribs = "".join(
            svg.stroke(f"M{x * 0.4:.0f},-58 Q{x},-50 {x},-32", "#1E766C", 2, opacity=0.6)
            for x in (-34, -18, 0, 18, 34)
        )
        return fitted(
            svg.path("M-43,-18 C-49,-80 49,-80 43,-18 Q0,-32 -43,-18 z", wear.surface("#2FA595")) + ribs
            + svg.path("M-45,-14 Q0,-32 45,-14 L44,-30 Q0,-48 -44,-30 z", wear.surface("#23867A"))
            + svg.circle(0, -70, 10, wear.surface("#F2B632"))
        )  # fmt: skip

    return Bust(
        who, places.record_wall, clothes, tilt=3,
        whiskers=whiskers,
        glasses=lambda face: fitted(wear.glasses("#3A2A1E", "#FFF1C8", square=False), face.shift, 15),
        hat=beanie,
        moods=SMIRK,
    )  # fmt: skip


def renovator() -> Bust:
    """Builds over what is there."""
    who = Sitter(
        "round",
        hair_colour="#3A2014",
        soft=True,
        lips="#B8484A",
        eyes="#4A2E1A",
        turn=0.15,
        tone="#A5683E",
    )

    def clothes() -> str:
        straps = svg.path(
            "M60,149 L78,142 L84,224 H66 z M140,149 L122,142 L116,224 H134 z M64,186 H136 V224 H64 z",
            wear.surface("#3D6EA8"),
        )
        spots = "".join(
            svg.circle(x, y, r, c)
            for x, y, r, c in (
                (48, 180, 6, "#F2B632"),
                (156, 188, 5, "#4FA65B"),
                (98, 172, 4, "#E8604C"),
            )
        )
        return dressed(wear.shoulders("#F4F0E2", 76) + straps + spots)

    def kerchief() -> str:
        cloth = svg.path(
            "M-41,-14 C-46,-72 46,-72 41,-14 Q0,-36 -41,-14 z", wear.surface("#E8604C")
        )
        dots = "".join(
            svg.circle(x, y, 3.4, "#FFF6E4")
            for x, y in ((-22, -40), (-4, -50), (16, -46), (28, -32), (-30, -28), (4, -34))
        )
        return fitted(
            cloth + dots + svg.path("M36,-24 l18,-8 -4,14 8,10 -22,-4 z", wear.surface("#C8483A"))
        )

    def hands() -> str:
        roller = svg.rect(-74, -150, 130, 46, wear.surface("#58B9A8"), rx=18)
        roller += svg.stroke("M56,-128 H80 V-78 H0 V-40", "#6A7A80", 10) + svg.rect(
            -13, -44, 26, 110, wear.surface("#D8463A"), rx=9
        )
        return svg.place(roller, -140, 216, 0.82, turn=-8) + held.arm(
            who, "#F4F0E2", -138, 262, "holding", turn=-8
        )

    return Bust(
        who, places.swatches, clothes,
        hair=lambda: fitted(wear.side_locks("#6A3A22")),
        hat=kerchief, held=hands, moods=LAUGH,
    )  # fmt: skip


def location_scout() -> Bust:
    """Knows a symbol somewhere else."""
    who = Sitter("oval", hair_colour="#A8641E", soft=True, lips="#D2606A", eyes="#4F8A4A", turn=-0.25, tone="#F2C69E",
                 marks=("freckles",))  # fmt: skip

    def clothes() -> str:
        collar = svg.path(
            "M74,140 L100,168 L126,140 L132,156 L100,188 L68,156 z", wear.surface("#B5A468")
        )
        return dressed(
            wear.shoulders("#9A8A52", 78)
            + collar
            + svg.stroke("M60,152 Q86,196 140,224", "#6A4224", 8)
        )

    def hat() -> str:
        crown = svg.path("M-38,-24 C-38,-72 38,-72 38,-24 z", wear.surface("#8A7A44"))
        band = svg.path("M-38,-32 Q0,-22 38,-32 L38,-22 Q0,-12 -38,-22 z", "#5A4A24")
        brim = svg.path(
            "M-62,-20 Q0,-40 62,-20 Q56,-6 0,-13 Q-56,-6 -62,-20 z", wear.surface("#9A8A52")
        )
        return fitted(crown + band + brim)

    def hands() -> str:
        drawn = ""
        for x in (-58, 10):
            drawn += svg.path(
                f"M{x},-44 H{x + 48} L{x + 56},46 H{x - 8} z", wear.surface("#34464E")
            )
            drawn += svg.ellipse(x + 24, -44, 27, 12, "#22303A") + svg.ellipse(
                x + 24, -45, 21, 8.5, wear.surface("#58B9C8")
            )
        drawn += svg.rect(-14, -20, 28, 34, wear.surface("#2A3A42"), rx=6)
        return svg.place(drawn, -8, 216, 0.82) + held.arm(who, "#9A8A52", -92, 262, "fist", turn=14)

    locks = svg.path(
        "M-40,30 C-48,0 -46,-20 -38,-28 L-32,-20 C-36,-4 -36,14 -33,28 z M40,30 C48,0 46,-20 38,-28 L32,-20 C36,-4 36,14 33,28 z",
        wear.surface("#C9862E"),
    )
    return Bust(
        who, places.map_wall, clothes, tilt=-2,
        hair=lambda: fitted(locks), hat=hat, held=hands, moods=SMILE,
    )  # fmt: skip


ADVISORS = {"contractor": contractor(), "hacker": hacker(), "entrepreneur": entrepreneur(), "investor": investor(),
            "hipster_legend": hipster_legend(), "renovator": renovator(), "location_scout": location_scout()}  # fmt: skip
# The lines of the small discs, on the grid of the icons.
GLYPHS = {
    "contractor": "M2.5,18 H21.5 M4.5,18 V15.5 A7.5,7.5 0 0 1 19.5,15.5 V18 M10,8.6 V13 M14,8.6 V13",
    "hacker": "M8.5,6.5 L3,12 L8.5,17.5 M15.5,6.5 L21,12 L15.5,17.5 M13.5,5 L10.5,19",
    "entrepreneur": "M3.5,8 H20.5 V19.5 H3.5 Z M9,8 V4.8 H15 V8 M3.5,13 H20.5",
    "investor": "M8.5,4 a5.5,5.5 0 1 1 -0.1,0 Z M17,9.6 a5.4,5.4 0 1 1 -5.8,7.4",
    "hipster_legend": "M12,11.5 C14,8.5 18,9 19.5,11.8 C20.5,13.6 22,13.8 23,12.5 C22.5,16.5 18.5,17.5 15.5,16.4 C13.6,15.6 12.6,14.4 12,13 C11.4,14.4 10.4,15.6 8.5,16.4 C5.5,17.5 1.5,16.5 1,12.5 C2,13.8 3.5,13.6 4.5,11.8 C6,9 10,8.5 12,11.5 Z",
    "renovator": "M4,4 H17 V9.5 H4 Z M17,6.7 H20.5 V12.5 H11 V15 M9.3,15 H12.7 V21 H9.3 Z",
    "location_scout": "M12,21.5 C6,14.5 4.8,12 4.8,9.2 A7.2,7.2 0 0 1 19.2,9.2 C19.2,12 18,14.5 12,21.5 Z M12,6.8 a2.6,2.6 0 1 1 -0.1,0 Z",
}
