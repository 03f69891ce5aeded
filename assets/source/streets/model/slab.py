"""The ground of a tile: paper, road, kerb, marks, hedge, rim; flat, so that it is drawn as lines."""

from dataclasses import dataclass

from ...drawing import palette, svg
from ...drawing.picture import Picture, blurred, over, render, shifted, shrunk, tinted
from ..emblems.colours import INK, PEOPLE
from . import camera
from .camera import S

FINER = 2
SIZE = (272, 248)
ORIGIN = (-0.08, -0.09)
ANCHOR = (round(-ORIGIN[0] * S / SIZE[0], 5), round(-ORIGIN[1] * S / SIZE[1], 5))
THICK, RIM, ROAD, KERB = 0.075, 0.022, 0.22, 0.03
RIMS = {**PEOPLE, "mixed": "#B9A98C", "station": "#5E8E94", "park": "#5C9A4E"}
AMBER, AMBER_ROAD, ASPHALT, PAPER = "#F9D189", "#C98F45", "#7F9097", "#D8E8E6"
LAMPS = (0.10, 0.86)  # along the road


@dataclass(frozen=True)
class Slab:
    """One ground in one rotation and state."""

    kind: str
    rotation: int
    lit: bool

    def at(self, u: float, v: float, z: float = 0) -> svg.Point:
        """A point of the tile as the road runs on its south, in pixels of the picture."""
        x, y = camera.turned(u - 0.5, v - 0.5, self.rotation)
        across, down = camera.seen(x + 0.5, y + 0.5, z)
        return across * S, down * S

    def area(self, u0: float, v0: float, u1: float, v1: float, fill: str, **more: object) -> str:
        """A rectangle on the ground."""
        return svg.polygon(
            [self.at(u0, v0), self.at(u1, v0), self.at(u1, v1), self.at(u0, v1)], fill, **more
        )

    def stripe(
        self, u0: float, v0: float, u1: float, v1: float, colour: str, width: float, **more: object
    ) -> str:
        """A line on the ground."""
        return svg.line(
            [self.at(u0, v0), self.at(u1, v1)], colour, width * S, stroke_linecap="butt", **more
        )

    @property
    def rim(self) -> str:
        """The colour of the type, under amber where the street is closed."""
        return palette.mix(RIMS[self.kind], "#B8862B", 0.80) if self.lit else RIMS[self.kind]

    @property
    def paper(self) -> str:
        """The colour of the pavement."""
        ground = AMBER if self.lit else PAPER
        if self.kind == "park":
            return palette.mix("#A9CE7C", AMBER, 0.45) if self.lit else "#A9CE7C"
        return palette.mix(ground, RIMS[self.kind], 0.015 if self.lit else 0.20)

    @property
    def middle(self) -> float:
        """Where along the road the path to the door is."""
        x, y = camera.CENTRES[self.rotation]
        u, _ = camera.turned(x - 0.5, y - 0.5, (360 - self.rotation) % 360)
        return u + 0.5

    def sides(self) -> str:
        """The thickness of the slab: its south wall, and a sliver of its west wall."""
        lean, drop = -camera.LEAN * THICK * S, camera.RISE * THICK * S
        tall = camera.DEPTH * S
        south = [(0, tall), (S, tall), (S + lean, tall + drop), (lean, tall + drop)]
        west = [(0, 0), (0, tall), (lean, tall + drop), (lean, drop)]
        dark = palette.mix(palette.mix(self.rim, "#2A6A78", 0.30), INK, 0.18)
        road = palette.mix(AMBER_ROAD if self.lit else ASPHALT, INK, 0.35)
        wall = svg.polygon(
            south, svg.linear((0, palette.lighten(dark, 0.10)), (1, palette.mix(dark, INK, 0.25)))
        )
        edge = svg.line(south[:2], palette.mix(dark, INK, 0.4), 1.2)
        if self.rotation == 0:
            wall += svg.polygon(
                [
                    south[0],
                    south[1],
                    (S + lean * 0.3, tall + drop * 0.3),
                    (lean * 0.3, tall + drop * 0.3),
                ],
                road,
            )
        return wall + edge + svg.polygon(west, palette.mix(self.rim, "#FFE9B8", 0.2))

    def ground(self) -> str:
        """The paper with its rim, joints and path."""
        light, dark = palette.lighten(self.paper, 0.16), palette.mix(self.paper, "#4E7FA0", 0.10)
        if self.lit:
            light, dark = (
                palette.lighten(self.paper, 0.18),
                palette.mix(self.paper, "#E8A93C", 0.30),
            )
        paper = svg.rect(
            0,
            0,
            S,
            camera.DEPTH * S,
            svg.linear((0, light), (0.45, self.paper), (1, dark), angle=(0, 0, 1, 1)),
        )
        joints = "".join(
            self.stripe(k / 9, 0, k / 9, 1, "#FFFFFF", 0.006, opacity=0.30)
            + self.stripe(0, k / 9, 1, k / 9, "#FFFFFF", 0.006, opacity=0.30)
            for k in range(1, 9)
        )
        path = self.lawn() if self.kind == "park" else ""
        if self.kind != "park":
            path = self.area(
                self.middle - 0.045,
                0.40,
                self.middle + 0.045,
                1 - ROAD,
                palette.mix("#FFF1D2", self.paper, 0.18 if self.lit else 0.0),
            )
            path += "".join(
                self.stripe(
                    self.middle + s * 0.045,
                    0.40,
                    self.middle + s * 0.045,
                    1 - ROAD,
                    palette.mix(self.paper, "#8A7448", 0.35),
                    0.005,
                )
                for s in (-1, 1)
            )
        return paper + joints + path + self.rims()

    def lawn(self) -> str:
        """A mown lawn with a winding path and flower beds."""
        grass, sand = (
            palette.lighten(self.paper, 0.13),
            palette.mix("#F3E3B8", AMBER, 0.4 * self.lit),
        )
        mown = "".join(self.area(k / 9, 0, (k + 1) / 9, 1 - ROAD, grass) for k in range(0, 9, 2))
        bends = ((0.0, 0.80), (-0.07, 0.70), (0.04, 0.61), (-0.02, 0.50))
        way = [self.at(self.middle + u, v) for u, v in bends]
        curve = f"M{way[0][0]:.1f},{way[0][1]:.1f} C{way[1][0]:.1f},{way[1][1]:.1f} {way[2][0]:.1f},{way[2][1]:.1f} {way[3][0]:.1f},{way[3][1]:.1f}"
        path = svg.stroke(curve, palette.mix(sand, "#7A6A3A", 0.4), 21) + svg.stroke(
            curve, sand, 18
        )
        beds = ""
        for n, (u, v) in enumerate(((-0.30, 0.66), (0.26, 0.69), (-0.42, 0.30), (0.33, 0.28))):
            x, y = self.at(min(0.94, max(0.06, self.middle + u)), v)
            beds += svg.ellipse(x, y, 17, 9.5, "#1E5A46", opacity=0.25) + svg.ellipse(
                x - 1,
                y - 2,
                16,
                9,
                "#5E9A42",
                stroke=palette.mix("#5E9A42", INK, 0.5),
                stroke_width=1.4,
            )
            for k in range(8):
                dx, dy = ((k * 37) % 25) - 12, ((k * 23) % 11) - 5
                colour = ("#F26A8A", "#FFF6E4", "#F2B632", "#8E5BD9")[(k + n) % 4]
                beds += svg.circle(x + dx * 0.85, y - 3 + dy * 0.8, 2.6, colour)
        return mown + path + beds

    def rims(self) -> str:
        """The rim in the colour of the type: everywhere but along the road."""
        light = palette.lighten(self.rim, 0.22)
        parts = [(0, 0, RIM, 1 - ROAD), (1 - RIM, 0, 1, 1 - ROAD), (0, 0, 1, RIM)]
        rim = "".join(self.area(*part, self.rim) for part in parts)
        inner = [
            (RIM, RIM, RIM, 1 - ROAD),
            (1 - RIM, RIM, 1 - RIM, 1 - ROAD),
            (RIM, RIM, 1 - RIM, RIM),
        ]
        return rim + "".join(self.stripe(*one, light, 0.005, opacity=0.8) for one in inner)

    def road(self) -> str:
        """The road with its kerb, lane marks and the zebra at one end."""
        low, asphalt = 1 - ROAD, AMBER_ROAD if self.lit else ASPHALT
        if self.lit:
            asphalt = palette.mix(asphalt, "#F0AE52", 0.35)
        kerb = palette.mix("#FFF8E8", AMBER, 0.35) if self.lit else "#FFF8E8"
        dark = palette.mix(asphalt, INK, 0.22)
        middle = low + KERB + (ROAD - KERB) / 2
        parts = self.area(0, low, 1, 1, asphalt)
        parts += self.stripe(0, 0.996, 1, 0.996, dark, 0.010) + self.stripe(
            0, low + KERB + 0.006, 1, low + KERB + 0.006, dark, 0.012, opacity=0.7
        )
        parts += self.area(0, low, 1, low + KERB, kerb) + self.stripe(
            0, low, 1, low, palette.mix(kerb, "#7A6A4A", 0.4), 0.005
        )
        for k in range(1, 10):
            parts += self.stripe(
                k / 10, low, k / 10, low + KERB, palette.mix(kerb, "#7A6A4A", 0.25), 0.004
            )
        for start in (0.20, 0.36, 0.52, 0.68, 0.84):
            parts += self.stripe(
                start, middle, start + 0.09, middle, "#F4F1E4", 0.013, opacity=0.85
            )
        for k in range(4):
            across = low + KERB + 0.026 + k * (ROAD - KERB - 0.03) / 4 + 0.008
            parts += self.stripe(
                0.028, across + 0.008, 0.105, across + 0.008, "#F4F1E4", 0.021, opacity=0.92
            )
        return parts

    def hedge(self) -> str:
        """Bushes along the side where no road can be."""
        leaf = "#8FA03C" if self.lit else "#58A24E"
        bushes = []
        for k in range(13):
            u = 0.04 + k * 0.92 / 12
            x, y = self.at(u, 0.014)
            bushes.append((y, x, 0.031 + 0.006 * ((k * 5) % 3 - 1)))
        drawn = ""
        for y, x, radius in sorted(bushes):
            r = radius * S
            drawn += svg.ellipse(x + 3.4, y + 1.8, r, r * 0.62, "#1E5A66", opacity=0.28)
            drawn += svg.circle(x, y - r * 0.35, r + 0.7, palette.mix(leaf, INK, 0.55))
            paint = svg.radial(
                (0, palette.lighten(leaf, 0.42)),
                (0.55, leaf),
                (1, palette.mix(leaf, "#1E5A4A", 0.45)),
                centre=(0.34, 0.28),
                radius=0.8,
            )
            drawn += svg.circle(x, y - r * 0.35, r, paint)
        return drawn

    def lamps(self) -> str:
        """Two lamps at the kerb."""
        drawn = ""
        for u in LAMPS:
            foot, top = self.at(u, 1 - ROAD - 0.012), self.at(u, 1 - ROAD - 0.012, 0.15)
            shadow = (foot[0] + 0.08 * S, foot[1] + 0.030 * S)
            drawn += svg.line([foot, shadow], "#1E5A66", 2.4, opacity=0.24)
            drawn += svg.line([foot, top], INK, 3.0)
            if self.lit:
                drawn += svg.circle(
                    *top,
                    20,
                    svg.radial((0, "#FFF1B8", 0.9), (0.45, "#FFD878", 0.4), (1, "#FFC861", 0)),
                )
            drawn += svg.circle(*top, 4.6, INK) + svg.circle(
                *top, 3.5, "#FFF3C4" if self.lit else "#E3ECE6"
            )
        return drawn

    def drawn(self) -> Picture:
        """All of it, with the shadow of the slab on the table."""
        box = f"{ORIGIN[0] * S} {ORIGIN[1] * S} {SIZE[0]} {SIZE[1]}"
        top = render(
            SIZE[0] * FINER,
            SIZE[1] * FINER,
            self.sides() + self.ground() + self.road() + self.hedge() + self.lamps(),
            box=box,
        )
        body = render(SIZE[0] * FINER, SIZE[1] * FINER, svg.rect(0, 0, S, S * 0.9, "#000"), box=box)
        dark = blurred(body[..., 3:], 7)[..., 0] * 0.34
        below = tinted(shifted(dark, 10, 9), "#1E5A66")
        return shrunk(over(below, top), FINER)
