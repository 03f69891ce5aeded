"""Many people: rows of bodies, heads and shoulders in front, and what they hold up."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from .. import palette, svg
from ..palette import Ink
from ..rng import Rng
from . import bodies
from .light import Light
from .stage import WIDTH, Stage

MARKS = ("bars", "fist", "hammer", "crossed", "split", "bars")


@dataclass(frozen=True)
class Rank:
    """One row of people; the feet on a line, sizes in units of the stage."""

    foot: float
    tall: float
    step: float
    tones: Sequence[str]
    glow: str
    poses: Sequence[str] = ("stand", "fist", "wait", "sign", "cheer", "fists")
    signs: float = 0.25
    boards: Sequence[str] = ("#E8A04A", "#F0C890", "#C8552A")
    gaps: Sequence[tuple[float, float]] = ()  # where nobody stands
    lights: tuple[Light, ...] = ()
    clothes: Sequence[str] = bodies.CLOTHES
    heads: Sequence[str] = bodies.HEADS
    haze: tuple[str, float] | None = None
    bite: float = 1.6
    rough: float = 0.08  # how unevenly they stand, as a share of their height


def rank(stage: Stage, name: str, look: Rank, layers: int = 3) -> None:
    """A row of people, drawn a few at a time so that light falls between them."""
    rng = stage.rng.child(f"rank {name}")
    parts: list[str] = ["" for _ in range(layers)]
    x, index = -look.step * rng.random(), 0
    while x < WIDTH + look.step:
        at = x + rng.uniform(-0.25, 0.25) * look.step
        layer = index % layers
        down = (layer / layers - 0.5) * look.tall * 0.12
        if not any(a < at < b for a, b in look.gaps):
            parts[layer] += someone(rng, look, at, look.foot + down)
        x, index = x + look.step, index + 1
    top, bottom = look.foot - look.tall * 2.05, look.foot + look.tall * 0.25
    for part in parts:
        stage.lay(part, top=max(0, top), bottom=min(1080, bottom), lights=look.lights,
                  bite=look.bite, fade=look.haze)  # fmt: skip


def someone(rng: Rng, look: Rank, x: float, y: float) -> str:
    """One of the row."""
    ink = palette.ink(rng.choice(look.tones), look.glow)
    kind = rng.choice(look.poses)
    pose = bodies.POSES[kind]
    flip = rng.chance(0.5)
    wear = bodies.Look(rng.choice(look.clothes), rng.choice(look.heads),
                       rng.choice(("", "", "bag", "stripe")), rng.uniform(0.9, 1.1))  # fmt: skip
    held = ""
    if rng.chance(look.signs):
        pose = bodies.POSES[rng.choice(("sign", "fist"))]
        pose = bodies.flipped(pose) if pose.left[0] > 60 else pose
        held = placard(rng, rng.choice(look.boards))
    pose = replace(pose, lean=pose.lean + rng.uniform(-3, 3))
    size = look.tall / 100 * rng.uniform(1 - look.rough, 1 + look.rough)
    return svg.place(bodies.body(ink, pose, wear, held), x, y, size, flip=flip)


def placard(rng: Rng, board: str) -> str:
    """A sign on a stick with a mark instead of words; the hand at (0, 0)."""
    tall, wide, high = rng.uniform(24, 40), rng.uniform(30, 42), rng.uniform(19, 28)
    turn = rng.uniform(-9, 9)
    items = svg.rect(-1, -tall, 2, tall + 12, "#5A3A2A")
    face = svg.linear((0, palette.lighten(board, 0.1)), (1, palette.darken(board, 0.35)))
    items += svg.rect(-wide / 2, -tall - high, wide, high, face, rx=1.2)
    items += mark(rng.choice(MARKS), 0, -tall - high / 2, high, palette.darken(board, 0.8))
    return svg.group(items, transform=f"rotate({turn:.1f})")


def mark(kind: str, x: float, y: float, high: float, ink: str) -> str:
    """A mark on a board, in the middle at (x, y)."""
    h = high / 2
    if kind == "fist":
        items = svg.rect(-h * 0.45, -h * 0.62, h * 0.9, h * 0.75, ink, rx=h * 0.2)
        items += svg.rect(-h * 0.25, h * 0.1, h * 0.55, h * 0.6, ink)
    elif kind == "hammer":
        items = svg.group(
            svg.rect(-h * 0.12, -h * 0.5, h * 0.24, h * 1.25, ink),
            svg.rect(-h * 0.6, -h * 0.7, h * 1.2, h * 0.42, ink),
            transform="rotate(28)",
        )
    elif kind == "crossed":
        items = svg.circle(0, 0, h * 0.6, "none", stroke=ink, stroke_width=h * 0.2)
        items += svg.line([(-h * 0.4, h * 0.4), (h * 0.4, -h * 0.4)], ink, h * 0.2)
    elif kind == "split":
        items = svg.rect(-h * 0.8, -h * 0.55, h * 0.5, h * 1.1, ink)
        items += svg.rect(-h * 0.1, -h * 0.1, h * 1.0, h * 0.22, ink)
        items += svg.rect(-h * 0.1, h * 0.32, h * 0.7, h * 0.22, ink)
    else:
        items = svg.rect(-h * 1.1, -h * 0.45, h * 2.2, h * 0.3, ink)
        items += svg.rect(-h * 1.1, h * 0.12, h * 1.5, h * 0.3, ink)
    return svg.place(items, x, y)


@dataclass(frozen=True)
class Heads:
    """Heads and shoulders from behind, close to the eye."""

    foot: float
    size: float
    step: float
    tones: Sequence[str]
    glow: str
    lights: tuple[Light, ...] = ()
    raised: float = 0.2
    hold: str = ""  # phone, torch, candle
    gaps: Sequence[tuple[float, float]] = ()
    bite: float = 5.0
    kinds: Sequence[str] = ("short", "bun", "long", "bald", "hood", "cap", "afro", "hood")


def heads(stage: Stage, name: str, look: Heads, layers: int = 2) -> None:
    """A row of them across the picture."""
    rng = stage.rng.child(f"heads {name}")
    parts, shines = ["" for _ in range(layers)], ""
    x, index = -look.step * rng.random(), 0
    while x < WIDTH + look.step:
        at = x + rng.uniform(-0.2, 0.2) * look.step
        if not any(a < at < b for a, b in look.gaps):
            y = look.foot + rng.uniform(-0.12, 0.12) * look.size + index % layers * look.size * 0.1
            size = look.size / 100 * rng.uniform(0.9, 1.1)
            ink = palette.ink(rng.choice(look.tones), look.glow)
            person = shoulders(ink, rng.choice(look.kinds))
            if rng.chance(look.raised):
                lifted, shine = raised_arm(rng, ink, look.hold)
                person = lifted + person
                shines += svg.place(shine, at, y, size)
            parts[index % layers] += svg.place(
                person, at, y, size, flip=rng.chance(0.5) and not look.hold
            )
        x, index = x + look.step, index + 1
    top = max(0.0, look.foot - look.size * 2.3)
    for part in parts:
        stage.lay(part, top=top, lights=look.lights, bite=look.bite)
    if shines:
        stage.shine(shines, top=top, glow=1.0, size=16)


def shoulders(ink: Ink, kind: str) -> str:
    """Somebody from the chest up, from behind; 100 units high, the foot goes on below."""
    cloth = svg.linear((0, ink.base), (0.5, ink.shade), (1, ink.dark))
    back = svg.path(
        "M-70,320 L-66,100 C-66,20 -62,-14 -44,-26 C-30,-34 -15,-37 -12,-50 L12,-50 "
        "C15,-37 30,-34 44,-26 C62,-14 66,20 66,100 L70,320 Z", cloth,
    )  # fmt: skip
    back += svg.line([(0, -36), (0, 120)], ink.dark, 1.6, opacity=0.6)
    back += svg.stroke("M-47,-24 C-42,10 -44,50 -46,110 M47,-24 C42,10 44,50 46,110", ink.dark, 2,
                       opacity=0.6)  # fmt: skip
    collar = svg.path("M-23,-39 C-14,-48 14,-48 23,-39 C14,-31 -14,-31 -23,-39 Z", ink.dark)
    neck = svg.path("M-10,-64 L10,-64 L12,-40 Q0,-35 -12,-40 Z", ink.shade)
    skull = svg.path(
        "M-17,-76 C-19,-100 19,-100 17,-76 C17,-64 11,-56 0,-56 C-11,-56 -17,-64 -17,-76 Z",
        ink.base,
    )
    ears = "".join(svg.ellipse(s * 17.4, -74, 2.8, 5.4, ink.shade) for s in (-1, 1))
    return back + collar + neck + ears + skull + _hair(ink, kind)


def _hair(ink: Ink, kind: str) -> str:
    cap = svg.path("M-17.6,-74 C-21,-103 21,-103 17.6,-74 C14,-64 12,-60 0,-59 C-12,-60 -14,-64 "
                   "-17.6,-74 Z", ink.dark)  # fmt: skip
    if kind == "short":
        return cap
    if kind == "bun":
        return cap + svg.circle(0, -98, 9, ink.dark)
    if kind == "long":
        return svg.path("M-19,-72 C-22,-105 22,-105 19,-72 C22,-54 25,-40 22,-28 C8,-21 -8,-21 "
                        "-22,-28 C-25,-40 -22,-54 -19,-72 Z", ink.dark)  # fmt: skip
    if kind == "afro":
        return svg.circle(0, -82, 25, ink.dark)
    if kind == "cap":
        return svg.path("M-18.4,-78 C-19,-104 19,-104 18.4,-78 L30,-75 L-18.4,-72 Z", ink.shade)
    if kind == "helmet":
        return svg.path("M-21,-72 C-23,-108 23,-108 21,-72 L25,-69 H-25 Z", ink.light)
    if kind == "hood":
        return svg.path(
            "M-27,-36 C-35,-60 -25,-103 0,-103 C25,-103 35,-60 27,-36 C12,-26 -12,-26 -27,-36 Z",
            svg.linear((0, ink.base), (1, ink.shade)),
        ) + svg.stroke("M0,-103 C3,-80 2,-54 0,-30", ink.dark, 1.6, opacity=0.6)  # fmt: skip
    return ""


def raised_arm(rng: Rng, ink: Ink, hold: str) -> tuple[str, str]:
    """An arm above the shoulder with a fist or a thing in it, and the light of the thing."""
    lean = rng.uniform(-8, 14)
    elbow = (58.0, -58.0)
    end = (54.0 + lean, -118.0 - rng.uniform(0, 26))
    sleeve = bodies.limb((46, -14), elbow, 15, 11, ink.shade) + bodies.limb(
        elbow, end, 10.5, 7.5, ink.base
    )
    x, y = end[0], end[1] - 14
    fist = svg.path(
        f"M{x - 8},{y + 16} C{x - 13},{y + 6} {x - 12},{y - 4} {x - 9},{y - 6} q3.6,-3.4 6,0 "
        f"q3,-4.4 6.4,-0.6 q3.4,-3 6,1.6 q4,4 2.6,11 C{x + 11},{y + 10} {x + 9},{y + 13} {x + 8},{y + 16} Z",
        ink.base,
    ) + svg.stroke(f"M{x - 3},{y - 6} v8 M{x + 3.4},{y - 6} v8 M{x + 9},{y - 3} v7 "
                   f"M{x - 10},{y + 5} q7,-3 10,3", ink.dark, 1.3)  # fmt: skip
    if hold == "phone":
        slab = svg.rect(x - 10, y - 30, 20, 36, "#0A0A18", rx=3)
        return sleeve + slab + fist, svg.rect(x - 8, y - 28, 16, 30, ink.glow, rx=2)
    if hold == "torch":
        return sleeve + fist + svg.rect(x - 4, y - 34, 8, 44, ink.dark), ""
    if hold == "candle":
        flame = svg.path(f"M{x},{y - 38} Q{x + 6},{y - 24} {x},{y - 18} Q{x - 6},{y - 24} {x},{y - 38} Z",
                         "#FFE9B0")  # fmt: skip
        return sleeve + fist + svg.rect(x - 3, y - 18, 6, 18, "#D8C8B0"), flame
    return sleeve + fist, ""
