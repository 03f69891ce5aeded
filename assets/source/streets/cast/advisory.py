"""The seven advisors, in the same hand as the characters."""

from ...drawing import palette, svg
from ..model.parts import GLASS
from . import wear
from .bust import Bust, shoulders
from .face import INK, Head
from .moods import Mood


def suit(colour: str, shirt: str, tie: str) -> str:
    """A suit with a tie."""
    front = svg.path("M82,142 L100,172 L118,142 L124,204 H76 z", shirt) + svg.path(
        "M94,158 h12 l3,34 -9,12 -9,-12 z", wear.surface(tie)
    )
    lapels = svg.path(
        "M77,141 L58,160 L86,204 H97 L82,156 z M123,141 L142,160 L114,204 H103 L118,156 z",
        wear.surface(palette.lighten(colour, 0.1)),
    )
    return shoulders(colour, 76) + front + lapels


def contractor() -> Bust:
    """Builds two at a time."""

    def clothes(_mood: Mood) -> str:
        bands = svg.path(
            "M54,150 L67,146 L78,204 H62 z M146,150 L133,146 L122,204 H138 z", "#FFE27A"
        )
        return (
            shoulders("#2F6F8A", 84)
            + svg.path("M78,142 Q100,160 122,142 L128,152 Q100,176 72,152 z", "#D8E8E6")
            + bands
        )

    def above(mood: Mood) -> str:
        return wear.beard("#B5602C") + wear.side_locks("#B5602C") + wear.hard_hat("#FFC93A")

    def before(_mood: Mood) -> str:
        return svg.group(
            svg.rect(-6, -64, 12, 84, wear.surface("#B5763F"), rx=4)
            + svg.rect(-28, -82, 58, 24, wear.surface("#7A8E98"), rx=5),
            transform="translate(164 168) rotate(18)",
        )

    return Bust(
        Head("#E8B08A", "#A5521F", wide=39, jaw=0.92, chin=46, nose="broad", brow_thick=6),
        ("#F6E4BE", "#C9A05A"),
        clothes,
        above=above,
        before=before,
        mouth=True,
    )


def hacker() -> Bust:
    """Counts what is still in the hand."""

    def clothes(_mood: Mood) -> str:
        cords = svg.stroke("M84,156 V182 M116,156 V178", "#D8F2EA", 3.4)
        return (
            shoulders("#2A3A4E", 80)
            + svg.path(
                "M66,140 Q100,174 134,140 L140,158 Q100,190 60,158 z", wear.surface("#35485E")
            )
            + cords
        )

    def behind(_mood: Mood) -> str:
        return svg.path(
            "M-58,64 C-66,-36 -46,-76 0,-76 C46,-76 66,-36 58,64 z", wear.surface("#35485E")
        )

    def above(_mood: Mood) -> str:
        hood = "M-58,64 C-66,-36 -46,-76 0,-76 C46,-76 66,-36 58,64 C50,66 44,58 41,46 C46,0 44,-46 0,-48 C-44,-46 -46,0 -41,46 C-44,58 -50,66 -58,64 z"
        fringe = svg.path(
            "M-36,-20 C-34,-46 30,-52 37,-18 C28,-28 12,-26 6,-34 C-4,-24 -24,-28 -36,-20 z",
            wear.surface("#7A3FA0"),
        )
        return (
            fringe
            + svg.path(hood, wear.surface("#35485E"))
            + wear.glasses("#22E0B8", "#8CFFE0", square=False)
        )

    return Bust(
        Head("#D9A27A", "#2E2238", wide=34, jaw=0.76, eye=6.4, iris="#18A79B"),
        ("#B9E6DC", "#2E7A82"),
        clothes,
        behind,
        above,
    )


def entrepreneur() -> Bust:
    """Lets another idea count."""

    def before(_mood: Mood) -> str:
        phone = svg.rect(-13, -26, 26, 50, "#22303A", rx=5) + svg.rect(
            -10, -21, 20, 38, "#8FE0D0", rx=2
        )
        hand = svg.path(
            "M-20,24 q-4,-24 4,-28 l6,2 -2,16 h22 l2,10 q-2,16 -16,18 q-14,0 -16,-18 z",
            wear.surface("#F0C096"),
        )
        return svg.group(phone + hand, transform="translate(152 158) rotate(14)")

    return Bust(Head("#F0C096", "#8A4A22", wide=35, jaw=0.82, iris="#3D8BD4"), ("#FBE2CF", "#E08A5E"), lambda m: suit("#3D5AA8", "#FFF6E4", "#E8503C"),
                above=lambda m: wear.parted("#A5602C"), before=before)  # fmt: skip


def investor() -> Bust:
    """Puts two signs where one would do."""

    def clothes(_mood: Mood) -> str:
        pearls = "".join(
            svg.circle(
                100 + 5.2 * k,
                164 - 0.5 * k * k * 0.5,
                4.8,
                "#FFFDF2",
                stroke="#C9B99A",
                stroke_width=1.2,
            )
            for k in range(-6, 7)
        )
        return (
            shoulders("#6A3A6E", 76)
            + svg.path(
                "M74,140 Q100,164 126,140 L134,156 Q100,188 66,156 z", wear.surface("#E9E2F0")
            )
            + pearls
        )

    places = (
        (-32, -40, 15),
        (-12, -54, 17),
        (12, -55, 17),
        (33, -40, 15),
        (-42, -20, 13),
        (43, -20, 13),
        (0, -42, 14),
        (-22, -36, 12),
        (22, -36, 12),
        (-43, 2, 10),
        (44, 2, 10),
    )
    head = Head(
        "#E9BC9A", "#9AA2B0", wide=35, lips="#C23A54", lashes=True, iris="#4A7A5E", jaw=0.78
    )
    return Bust(
        head,
        ("#E4D6F0", "#9A78B8"),
        clothes,
        above=lambda m: (
            wear.curls("#D5DAE4", places)
            + wear.earrings("#F2BE4A")
            + wear.glasses("#C9962E", "#FFF6E4", square=False)
        ),
    )


def hipster_legend() -> Bust:
    """Makes everything mixed."""

    def clothes(_mood: Mood) -> str:
        checks = "".join(
            svg.line([(x, 130), (x, 210)], "#7A2A22", 5, opacity=0.55) for x in range(30, 180, 20)
        ) + "".join(
            svg.line([(10, y), (190, y)], "#7A2A22", 5, opacity=0.55) for y in range(150, 210, 18)
        )
        shape = "M22,204 C22,166 48,150 78,142 Q100,162 122,142 C152,150 178,166 178,204 z"
        return (
            shoulders("#C9483A")
            + svg.group(checks, clip_path=svg.clip(svg.path(shape, "#fff")))
            + svg.path(
                "M76,140 L100,168 L124,140 L132,152 L100,190 L68,152 z", wear.surface("#A83A30")
            )
        )

    def above(mood: Mood) -> str:
        beanie = (
            svg.path("M-42,-18 C-48,-78 48,-78 42,-18 Q0,-32 -42,-18 z", wear.surface("#2FA595"))
            + svg.path("M-44,-14 Q0,-32 44,-14 L43,-28 Q0,-46 -43,-28 z", wear.surface("#23867A"))
            + svg.circle(0, -68, 10, wear.surface("#F2B632"))
        )
        return (
            wear.beard("#5A3420")
            + wear.moustache("#5A3420", 8)
            + beanie
            + wear.glasses("#3A2A1E", "#FFF1C8", square=False)
        )

    return Bust(
        Head("#E5AC80", "#4A2A18", wide=36, jaw=0.84, nose="broad", brow_thick=5.6),
        ("#FCE9B4", "#E0A93A"),
        clothes,
        above=above,
        mouth=False,
    )


def renovator() -> Bust:
    """Builds over what is there."""

    def clothes(_mood: Mood) -> str:
        straps = svg.path(
            "M62,148 L78,142 L82,204 H66 z M138,148 L122,142 L118,204 H134 z M66,178 H134 V204 H66 z",
            wear.surface("#3D6EA8"),
        )
        spots = (
            svg.circle(50, 176, 5, "#F2B632")
            + svg.circle(154, 186, 4, "#4FA65B")
            + svg.circle(96, 190, 4, "#E8604C")
        )
        return shoulders("#F4F0E2", 74) + straps + spots

    def above(_mood: Mood) -> str:
        cloth = svg.path(
            "M-41,-14 C-46,-72 46,-72 41,-14 Q0,-36 -41,-14 z", wear.surface("#E8604C")
        )
        dots = "".join(
            svg.circle(x, y, 3.4, "#FFF6E4")
            for x, y in ((-22, -40), (-4, -50), (16, -46), (28, -32), (-30, -28), (4, -34))
        )
        return (
            wear.side_locks("#6A3A22")
            + cloth
            + dots
            + svg.path("M36,-24 l18,-8 -4,14 8,10 -22,-4 z", wear.surface("#C8483A"))
        )

    def before(_mood: Mood) -> str:
        roller = (
            svg.rect(-34, -70, 58, 20, wear.surface("#58B9A8"), rx=9)
            + svg.stroke("M24,-60 H36 V-38 H0 V-24", "#5A6A6E", 5)
            + svg.rect(-6, -26, 12, 44, wear.surface("#D8463A"), rx=5)
        )
        return svg.group(roller, transform="translate(42 172) rotate(-14)")

    return Bust(
        Head("#A5683E", "#3A2014", wide=35, jaw=0.8, lashes=True, lips="#B8484A", iris="#4A2E1A"),
        ("#CDEBE0", "#5FA896"),
        clothes,
        above=above,
        before=before,
    )


def location_scout() -> Bust:
    """Knows a symbol somewhere else."""

    def clothes(_mood: Mood) -> str:
        strap = svg.stroke("M60,152 Q86,196 140,204", "#6A4224", 8)
        return (
            shoulders("#9A8A52", 76)
            + svg.path(
                "M76,140 L100,164 L124,140 L130,154 L100,180 L70,154 z", wear.surface("#B5A468")
            )
            + strap
        )

    def above(_mood: Mood) -> str:
        hat = (
            svg.path("M-38,-24 C-38,-70 38,-70 38,-24 z", wear.surface("#8A7A44"))
            + svg.path("M-38,-32 Q0,-22 38,-32 L38,-22 Q0,-12 -38,-22 z", "#5A4A24")
            + svg.path(
                "M-60,-22 Q0,-40 60,-22 Q54,-8 0,-14 Q-54,-8 -60,-22 z", wear.surface("#9A8A52")
            )
        )
        return (
            svg.path(
                "M-40,24 C-46,0 -44,-20 -38,-28 L-32,-20 C-36,-4 -36,10 -34,22 z M40,24 C46,0 44,-20 38,-28 L32,-20 C36,-4 36,10 34,22 z",
                wear.surface("#C9862E"),
            )
            + hat
        )

    def before(_mood: Mood) -> str:
        glass = "".join(
            svg.rect(x, -22, 24, 40, wear.surface("#2E3E46"), rx=6)
            + svg.ellipse(x + 12, -20, 12, 6, GLASS, stroke=INK, stroke_width=2)
            for x in (-26, 4)
        )
        return svg.group(
            glass + svg.rect(-6, -10, 14, 12, "#22303A"), transform="translate(102 184)"
        )

    return Bust(
        Head(
            "#F4C9A0", "#A8641E", wide=34, jaw=0.78, freckles=True, iris="#4F8A4A", lips="#D2606A"
        ),
        ("#DDEBC0", "#8FAE5E"),
        clothes,
        above=above,
        before=before,
    )


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
