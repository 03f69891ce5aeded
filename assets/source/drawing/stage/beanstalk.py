"""The space elevator: a spire of ribs and rings that becomes a cable of light."""

from dataclasses import dataclass

from .. import palette, svg
from ..glow import neon
from .stage import Stage


@dataclass(frozen=True)
class Beanstalk:
    """Where the elevator stands and how it looks; units of the stage."""

    x: float
    foot: float
    high: float  # up to where the ribs meet
    half: float  # of its width at the foot
    wall: str = "#241F52"
    rib: str = "#4A4290"
    beam: str = palette.CYAN
    rings: tuple[str, ...] = (palette.CYAN, palette.CYAN, palette.AMBER)
    windows: str = palette.WARM
    mist: str = "#3A1430"
    power: float = 1.0


def span(look: Beanstalk, share: float) -> float:
    """Half of the width at a share of the height; it flares out like a root."""
    return look.half * (0.055 + 0.945 * (1 - share) ** 2.15)


def stand(stage: Stage, look: Beanstalk) -> None:
    """The elevator with its light."""
    top = look.foot - look.high
    stage.lay(_cable(look, top), _body(look), glow=0.0)
    if look.power > 0:
        stage.shine(_lights(look), glow=0.9, size=12, strength=look.power)
        beam = svg.rect(look.x - look.half * 0.02, -10, look.half * 0.04, look.foot, look.beam)
        stage.shine(beam, soft=look.half * 0.03, glow=0, strength=0.7 * look.power)
        halo = svg.rect(look.x - look.half * 0.09, -10, look.half * 0.18, look.foot, look.beam)
        stage.shine(halo, soft=look.half * 0.16, glow=0, strength=0.55 * look.power)


def _outline(look: Beanstalk, left: float, right: float, steps: int = 28) -> str:
    """The shape between two shares of its width, from the foot to the top."""
    up = [(look.x + span(look, k / steps) * left, look.foot - look.high * k / steps)
          for k in range(steps + 1)]  # fmt: skip
    down = [(look.x + span(look, k / steps) * right, look.foot - look.high * k / steps)
            for k in range(steps, -1, -1)]  # fmt: skip
    return "M" + " L".join(f"{x:.1f},{y:.1f}" for x, y in (*up, *down)) + " Z"


def _shade(colour: str, mist: str) -> svg.Paint:
    return svg.linear((0, palette.lighten(colour, 0.12)), (0.6, colour), (1, mist))


def _body(look: Beanstalk) -> str:
    faces = ((-1, -0.42, 0.0), (-0.42, 0.36, 0.16), (0.36, 1, -0.25))
    items = ""
    for left, right, tone in faces:
        colour = palette.lighten(look.wall, tone) if tone >= 0 else palette.darken(look.wall, -tone)
        items += svg.path(_outline(look, left, right), _shade(colour, look.mist))
    ribs = ((-1, -0.86), (-0.48, -0.38), (0.32, 0.42), (0.86, 1))
    for left, right in ribs:
        items += svg.path(_outline(look, left, right), _shade(look.rib, look.mist))
    for share, over in ((0.16, 1.16), (0.36, 1.3), (0.56, 1.7), (0.74, 2.4)):
        half, y = span(look, share) * over, look.foot - look.high * share
        thick = max(5.0, look.high * 0.014)
        items += svg.polygon(
            [(look.x - half, y), (look.x + half, y), (look.x + half * 0.86, y + thick * 1.7),
             (look.x - half * 0.86, y + thick * 1.7)],
            svg.linear((0, palette.lighten(look.rib, 0.15)), (1, palette.darken(look.wall, 0.3))),
        )  # fmt: skip
    return items


def _cable(look: Beanstalk, top: float) -> str:
    half = span(look, 1.0)
    items = svg.rect(look.x - half, -20, half * 2, top + 24, look.rib)
    items += svg.rect(
        look.x - half * 0.45, -20, half * 0.9, top + 24, palette.lighten(look.rib, 0.3)
    )
    return items


def _lights(look: Beanstalk) -> str:
    items, floors = "", 22
    for k in range(floors):
        share = (k + 0.4) / floors * 0.96
        half, y = span(look, share), look.foot - look.high * share
        tint = look.rings[k % len(look.rings)]
        if k % 2 == 0:
            items += neon(f"M{look.x - half * 0.86:.1f},{y:.1f}H{look.x + half * 0.86:.1f}", tint,
                          max(1.2, look.half * 0.007), core=False)  # fmt: skip
        else:
            size = max(2.0, min(half * 0.07, look.half * 0.022))
            count = max(1, int(half / (size * 2.6)))
            items += "".join(
                svg.rect(look.x + size * 2.2 * n - size / 2, y - size * 0.8, size, size * 1.3,
                         look.windows if (n * 7 + k) % 5 else palette.COOL,
                         opacity=0.55 + 0.1 * ((n + k) % 5))
                for n in range(-count, count + 1) if (n * 5 + k * 3) % 4
            )  # fmt: skip
    for share, over in ((0.16, 1.16), (0.36, 1.3), (0.56, 1.7), (0.74, 2.4)):
        half, y = span(look, share) * over, look.foot - look.high * share
        items += neon(f"M{look.x - half:.1f},{y:.1f}H{look.x + half:.1f}", look.beam, 2.2)
    core = svg.rect(look.x - look.half * 0.008, -10, look.half * 0.016, look.foot, "#FFFFFF")
    cars = "".join(
        svg.rect(look.x - 7, y, 14, 26, look.windows, rx=6)
        + svg.rect(look.x - 9, y + 9, 18, 5, look.beam)
        for y in (look.foot - look.high * 1.02, look.foot - look.high * 0.6)
    )
    return items + core + cars
