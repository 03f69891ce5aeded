"""How the nine play their moods: who hides the mouth shows it elsewhere."""

from dataclasses import replace
from functools import partial

from ...drawing import svg
from ...drawing.expressions.expression import EXPRESSIONS, Brow, Expression, Lids
from ...drawing.expressions.face import Face
from ...drawing.people.posed import Pose
from . import finery, heads, tresses, whiskers
from .actor import Actor
from .cast import CAST

CALM, PLEASED, ANNOYED, ANGRY, SCHEMING = EXPRESSIONS.values()


def heavy(mood: Expression, upper: float) -> Expression:
    """A mood under lids that are half down."""
    lids = Lids(upper=upper)
    return replace(mood, left_lids=lids, right_lids=lids)


def slipping(face: Face) -> str:
    """Glasses that slip when their owner has an idea."""
    return whiskers.spectacles(27 if face.expression.gaze[0] < -0.5 else 0)(face)


def ember(face: Face) -> str:
    """The eye behind the fringe: it is seen only when it glows."""
    if face.expression.wrinkle < 0.5:
        return ""
    x, y = 35 + face.shift + face.turn * 6, 4
    return (
        svg.circle(x, y, 17, "#FF2A3A", opacity=0.5, filter=svg.blur(7))
        + svg.ellipse(x, y, 9, 4.5, "#FF5A5A", filter=svg.blur(2))
        + svg.ellipse(x, y, 5, 2.6, "#FFE0D0", filter=svg.blur(0.8))
    )


def lipped(mood: Expression, **lips: float | bool) -> Expression:
    """A mood with another mouth."""
    return replace(mood, lips=replace(mood.lips, **lips))


GLARE = Brow(height=-3, tilt=1.5, arch=-0.3, furrow=0.9)  # above the rims of glasses

TROUPE: dict[str, Actor] = {
    "adaeze_okoro": Actor(
        CAST["adaeze_okoro"], Pose(0.54, 0.59, 2.1, tilt=3), "#FFC98A", "#B07A1E", "#140A10",
        worn=finery.gown, close=(4, -16, 150),
        moods={"calm": lipped(heavy(CALM, 0.42), left=0.1, right=0.5)},
    ),
    "tomas_vidal": Actor(
        CAST["tomas_vidal"], Pose(0.46, 0.58, 2.0, tilt=-2), "#D8ECF0", brows="#C2C8DA",
        whiskers=whiskers.brush, hair=finery.wreath, glasses=slipping,
        moods={
            "calm": lipped(CALM, left=-0.3, right=-0.3),
            "annoyed": replace(ANNOYED, left_brow=replace(ANNOYED.left_brow, height=-1)),
            "angry": replace(lipped(ANGRY, open=0.9, left=-0.4, right=-0.4),
                             left_brow=GLARE, right_brow=GLARE),
            "scheming": replace(heavy(SCHEMING, 0.2), gaze=(-0.85, -0.15)),
        },
    ),
    "ingrid_halvorsen": Actor(
        CAST["ingrid_halvorsen"], Pose(0.53, 0.43, 2.4), "#E8F2FF", "#7FA6CC", "#9A6A2C",
        hair=partial(heads.crown_braid, loose=44),
        moods={
            "calm": lipped(CALM, left=0.2, right=0.2),
            "pleased": lipped(PLEASED, open=0.44, width=1.2),
        },
    ),
    "rui_matsuda": Actor(
        CAST["rui_matsuda"], Pose(0.53, 0.46, 2.5, tilt=1), "#FFD8C8", over=ember, hair=tresses.blades, close=(4, -8, 144),
        moods={
            "calm": heavy(CALM, 0.5),
            "pleased": replace(lipped(PLEASED, open=0.36, width=1.24, right=0.75), rise=33, tilt=-8),
            "annoyed": replace(ANNOYED, gaze=(-0.8, 0.1), rise=-13, tilt=7),
            "angry": replace(ANGRY, rise=-17),
            "scheming": replace(SCHEMING, rise=25, tilt=9),
        },
    ),
    "celeste_duarte": Actor(
        CAST["celeste_duarte"], Pose(0.52, 0.585, 2.06, tilt=-4), "#FFC0D8", "#C8288A", "#D0207A",
        1.04, worn=finery.decollete, close=(4, -9, 148),
        moods={
            "pleased": lipped(PLEASED, open=0.85, width=1.4),
            "angry": lipped(ANGRY, open=0.95, clenched=False, square=0.75),
        },
    ),
    "pavel_orlov": Actor(
        CAST["pavel_orlov"], Pose(0.54, 0.48, 2.35, tilt=3), "#FFE0F4", brows="#7A2A1A",
        whiskers=whiskers.handlebar, worn=finery.fur_and_bow, close=(4, -18, 146),
        moods={
            "calm": lipped(CALM, left=0.35, right=0.35),
            "angry": lipped(ANGRY, open=1.0, clenched=False, square=0.8, width=1.05),
        },
    ),
    "yara_haddad": Actor(
        CAST["yara_haddad"], Pose(0.54, 0.45, 2.4, tilt=-2), "#FFE2B0", "#8A4A30", "#20141A", 1.04,
        worn=finery.robe, pin=finery.leaf_pin,
        moods={"calm": lipped(CALM, left=0.3, right=0.3)},
    ),
    "magnus_thiele": Actor(
        CAST["magnus_thiele"], Pose(0.54, 0.42, 2.35), "#E0F0F4", brows="#767C90",
        whiskers=whiskers.chops, glasses=whiskers.monocle,
        moods={
            "calm": lipped(heavy(CALM, 0.46), left=-0.35, right=-0.35),
            "pleased": lipped(PLEASED, open=0.34, width=1.16, left=0.8),
        },
    ),
    "lucia_ferrante": Actor(
        CAST["lucia_ferrante"], Pose(0.54, 0.46, 2.55), "#DDE8FF", "#5A4A9A",
        worn=finery.knitted, hair=tresses.bob, close=(2, -10, 145),
        moods={
            "calm": lipped(heavy(CALM, 0.44), left=0.08, right=0.2),
            "pleased": lipped(PLEASED, open=0.5, width=1.22),
        },
    ),
}  # fmt: skip
