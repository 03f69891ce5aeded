"""Who plays against you: six characters and the Sneak."""

from dataclasses import replace

from ...drawing import palette, svg
from ...drawing.expressions.expression import EXPRESSIONS, Expression, Lids
from ...drawing.expressions.face import Face
from . import held, places, wear
from .bust import Bust, Sitter, dressed, fitted

CALM, PLEASED, ANNOYED, ANGRY, SCHEMING = EXPRESSIONS.values()


def lipped(mood: Expression, **lips: float | bool) -> Expression:
    """A mood with another mouth."""
    return replace(mood, lips=replace(mood.lips, **lips))


def heavy(mood: Expression, upper: float) -> Expression:
    """A mood under lids that are half down."""
    lids = Lids(upper=upper)
    return replace(mood, left_lids=lids, right_lids=lids)


def host() -> Bust:
    """Ama Brandt, who collects crowds."""
    who = Sitter("oval", hair_colour="#2E1A14", soft=True, lips="#C23A44", eyes="#4A2A16", turn=0.2,
                 tone="#8F5636", brow=0.4)  # fmt: skip

    def clothes() -> str:
        beads = "".join(
            svg.circle(
                100 + 5.4 * k, 167 - 0.2 * k * k, 5,
                wear.surface(("#F2BE4A", "#FFF6E4", "#2FA595")[k % 3]),
            )
            for k in range(-6, 7)
        )  # fmt: skip
        neck = svg.stroke("M70,146 Q100,178 130,146", palette.mix("#D2483C", "#173A46", 0.35), 4)
        return dressed(wear.shoulders("#D2483C") + neck + beads)

    def hands() -> str:
        arm = held.arm(who, "#D2483C", -132, 238, "open", turn=-30)
        return arm + svg.place(held.tray(), -112, 168, 0.92, turn=-4)

    return Bust(
        who, places.terrace, clothes, tilt=-2,
        hat=lambda: fitted(wear.turban("#E3A01C") + wear.earrings("#FFD55A", 39)),
        held=hands,
        moods={"calm": lipped(CALM, left=0.55, right=0.55)},
    )  # fmt: skip


def speculator() -> Bust:
    """Iris Quill, who closes many short streets."""
    who = Sitter("heart", hair_colour="#2A2236", soft=True, lips="#C8384E", eyes="#2F7F62", turn=-0.2,
                 tone="#F0C8A6")  # fmt: skip

    def clothes() -> str:
        collar = svg.path(
            "M74,136 Q100,152 126,136 L130,156 Q100,174 70,156 z", wear.surface("#35906E")
        )
        rib = svg.stroke("M72,146 Q100,163 128,146", "#1E5A46", 2.2, opacity=0.7)
        return dressed(wear.shoulders("#2F7F62", 72) + collar + rib)

    def hands() -> str:
        slip = svg.place(held.till_slip(), 142, 168, 0.86, turn=7)
        return slip + held.arm(who, "#2F7F62", 140, 262, "holding", turn=8, flip=True)

    return Bust(
        who, places.exchange, clothes,
        behind=lambda: svg.place(held.pencil(), 62, -84, 0.9, turn=44) + fitted(wear.bob_back("#2A2236")),
        hair=lambda: fitted(wear.bob_front("#2A2236")),
        glasses=lambda face: fitted(wear.glasses("#1E2A34"), face.shift, 15),
        held=hands,
        tilt=3,
        moods={"calm": lipped(heavy(CALM, 0.3), left=0.1, right=0.5)},
    )  # fmt: skip


def landlord() -> Bust:
    """Otto Moss, who has signs in every street."""
    who = Sitter("broad", hair_colour="#7A4E2E", eyes="#4A6A8A", age=1, turn=0.25, tone="#EDB48C",
                 build=1.1)  # fmt: skip

    def clothes() -> str:
        shirt = svg.path("M80,142 L100,180 L120,142 L126,224 H74 z", "#FFF6E4")
        bow = "".join(
            svg.path(f"M100,162 L{100 + s * 24},149 V175 z", wear.surface("#F2B632"))
            for s in (-1, 1)
        ) + svg.circle(100, 162, 6.5, wear.surface("#D8922A"))
        lapel = svg.path(
            "M75,142 L54,160 L84,224 H97 z M125,142 L146,160 L116,224 H103 z",
            wear.surface("#34548A"),
        )
        return dressed(wear.shoulders("#2A4068", 84) + shirt + lapel + bow)

    def hands() -> str:
        ring = svg.place(held.keys(), -146, 132, 0.82, turn=4)
        return held.arm(who, "#2A4068", -146, 176, "fist", turn=-4) + ring

    def whiskers(face: Face) -> str:
        lift = 5 if face.expression.lips.open > 0.3 or face.expression.lips.left > 0.8 else 0
        return fitted(
            wear.moustache("#8A5E3A", lift), face.shift * 1.2, 5 + face.expression.nod * 5
        )

    shine = svg.stroke("M-44,-84 Q-24,-106 12,-106", "#FFFFFF", 9, opacity=0.5, filter=svg.blur(2))
    return Bust(
        who, places.key_board, clothes,
        whiskers=whiskers,
        hair=lambda: fitted(svg.group(wear.rim_hair("#8A5E3A"), transform="scale(1.1 1)")) + shine,
        held=hands,
        moods={"pleased": lipped(PLEASED, open=0.75), "angry": lipped(ANGRY, open=0.85)},
    )  # fmt: skip


def developer() -> Bust:
    """Lena Fjord, who waits for five."""
    who = Sitter("oval", hair_colour="#B9853A", soft=True, lips="#D8606A", eyes="#2E7FC8", turn=-0.15,
                 tone="#F4C8A2", marks=("freckles",), brow=0.3)  # fmt: skip

    def clothes() -> str:
        bands = svg.path(
            "M52,151 L66,147 L78,224 H62 z M148,151 L134,147 L122,224 H138 z",
            wear.surface("#FFF27A", 0.2),
        )
        collar = svg.path(
            "M78,141 L100,172 L122,141 L126,152 L104,190 V224 H96 V190 L74,152 z",
            wear.surface("#FFF6E4", 0.2),
        )
        return dressed(wear.shoulders("#F0783A") + collar + bands)

    def hands() -> str:
        roll = svg.place(held.plan_roll(), -146, 214, 0.82, turn=16)
        return roll + held.arm(who, "#F0783A", -132, 284, "fist", turn=10)

    return Bust(
        who, places.building_site, clothes, tilt=-2,
        behind=lambda: fitted(wear.braid("#D8A53E")),
        hair=lambda: fitted(wear.side_locks("#D8A53E")),
        hat=lambda: fitted(wear.hard_hat("#F1DFB4")),
        held=hands,
        moods={"calm": lipped(CALM, left=0.4, right=0.3)},
    )  # fmt: skip


def spoiler() -> Bust:
    """Viktor Crane, who closes what others open."""
    who = Sitter("gaunt", hair_colour="#1E1A26", eyes="#7A4AB0", age=1, turn=0.3, tone="#E0BBA2",
                 brow=-0.5)  # fmt: skip

    def clothes() -> str:
        collar = svg.path(
            "M72,128 Q100,156 128,128 L134,158 Q100,178 66,158 z", wear.surface("#6A4496")
        )
        fold = svg.stroke("M70,144 Q100,166 130,144", "#3A2256", 2.6)
        return dressed(wear.shoulders("#4A2E6A", 72) + collar + fold)

    def hands() -> str:
        bar = svg.place(held.barrier(), 30, 222, 0.92, turn=-7)
        return bar + held.arm(who, "#4A2E6A", 132, 236, "fist", turn=6, flip=True)

    def whiskers(face: Face) -> str:
        return fitted(wear.goatee("#26222E"), face.shift * 1.2, 6 + face.expression.nod * 5)

    return Bust(
        who, places.closed_road, clothes, tilt=2,
        whiskers=whiskers,
        hair=lambda: fitted(svg.group(wear.slick("#26222E"), transform="scale(0.86 1)")),
        held=hands,
        moods={"calm": lipped(heavy(CALM, 0.46), left=-0.1, right=0.45)},
    )  # fmt: skip


def collector() -> Bust:
    """Noor Aziz, who wants one of each."""
    who = Sitter("oval", hair_colour="#3A2216", soft=True, lips="#B03A4A", eyes="#5A3A1E", turn=-0.1,
                 tone="#CE9066")  # fmt: skip

    def clothes() -> str:
        pins = "".join(
            svg.circle(x, y, 7.5, "#FFF6E4") + svg.circle(x, y, 5.4, wear.surface(c))
            for x, y, c in (
                (52, 176, "#E0524A"),
                (68, 190, "#F2B632"),
                (148, 176, "#3566B0"),
                (134, 191, "#7C5A3A"),
            )
        )
        return dressed(wear.shoulders("#23696E", 78) + pins)

    def hands() -> str:
        plate = svg.place(held.token(), -140, 122, 0.9, turn=-9)
        return plate + held.arm(who, "#23696E", -134, 262, "holding", turn=-6)

    return Bust(
        who, places.cabinet, clothes, tilt=3,
        behind=lambda: fitted(wear.scarf_back("#A8406E")),
        glasses=lambda face: fitted(wear.loupe(), face.shift - 2, 15),
        hat=lambda: fitted(wear.scarf_front("#C2507E")),
        held=hands,
        moods={"calm": lipped(CALM, left=0.3, right=0.3)},
    )  # fmt: skip


def sneak() -> Bust:
    """The Sneak, who needs no cards."""
    who = Sitter(
        "diamond", hair_colour="#26202F", eyes="#2FA595", turn=-0.3, tone="#E6BA92", brow=0.2
    )

    def clothes() -> str:
        collar = svg.path(
            "M100,190 L52,162 L60,110 Q80,140 100,158 Q120,140 140,110 L148,162 z",
            wear.surface("#5E5278"),
        )
        return dressed(
            wear.shoulders("#3A3248", 80) + collar + svg.stroke("M100,160 V224", "#26202F", 3)
            + svg.circle(108, 196, 4.6, wear.surface("#F2BE4A"))
        )  # fmt: skip

    def hands() -> str:
        lantern = svg.place(held.lantern(), 146, 168, 0.95, turn=5)
        return held.arm(who, "#3A3248", 146, 132, "fist", turn=4, flip=True) + lantern

    return Bust(
        who, places.back_lane, clothes, tilt=3,
        glasses=lambda face: fitted(wear.eye_mask("#26202F"), face.shift, 10),
        hat=lambda: fitted(wear.fedora("#453B58", "#F2BE4A"), 0, 6),
        held=hands,
        moods={"calm": replace(SCHEMING, forehead=0, tilt=0)},
    )  # fmt: skip


TROUPE = {"host": host(), "speculator": speculator(), "landlord": landlord(), "developer": developer(), "spoiler": spoiler(),
          "collector": collector(), "sneak": sneak()}  # fmt: skip
