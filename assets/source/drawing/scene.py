"""Card scenes: a sky, a city, what the card is about, and the weather in front of it.

scene = Scene("cards_actions/clean_slate", mood("biotech"))
scene.city(0.72)
scene.put(props.vial(palette.ink(glow=palette.ROSE)), 528, 660, 4.5)
return scene.finished()
"""

from dataclasses import dataclass

import numpy

from . import palette, skyline, svg
from .glow import Lamp, bloom, graded, grain, lit, shaded, vignette, vivid
from .picture import Picture, add, blurred, bounds, over, render
from .rng import Rng

WIDTH, HEIGHT = 1056, 712


@dataclass(frozen=True)
class Mood:
    """The light of a scene."""

    sky: str = "night"
    glow: str = palette.CYAN  # the light from the city
    counter: str = palette.MAGENTA  # the light from the other side
    moon: str = ""  # colour of a disc behind the city; empty for none
    walls: tuple[str, ...] = ("#3A2468", "#241A50", "#141232")
    shadows: str = "#140F3C"


MOODS: dict[str, Mood] = {
    "construction": Mood(
        "green",
        palette.ACTION_TYPES["construction"],
        palette.AMBER,
        "",
        ("#1C5A56", "#123A42", "#0A1E2A"),
        "#062430",
    ),
    "biotech": Mood(
        "rose",
        palette.ACTION_TYPES["biotech"],
        palette.CYAN,
        "",
        ("#6A2058", "#3C1440", "#1C0C28"),
        "#240A30",
    ),
    "labor": Mood(
        "violet",
        palette.ACTION_TYPES["labor"],
        palette.MINT,
        "",
        ("#4A2A90", "#2C1A60", "#150E36"),
        "#180A40",
    ),
    "media": Mood(
        "gold",
        palette.ACTION_TYPES["media"],
        palette.MAGENTA,
        "",
        ("#6A3A5A", "#3C2046", "#1C1028"),
        "#2A1030",
    ),
    "security": Mood(
        "indigo",
        palette.ACTION_TYPES["security"],
        palette.ROSE,
        "",
        ("#243E86", "#16265A", "#0B1232"),
        "#081440",
    ),
    "threat": Mood(
        "ember",
        palette.THREAT,
        palette.VIOLET,
        "#FF7A3A",
        ("#6A2030", "#3A1226", "#1A0A18"),
        "#2A0618",
    ),
    "money": Mood(
        "teal", palette.CAPITAL, palette.AMBER, "", ("#145A60", "#0C3A46", "#06202C"), "#042430"
    ),
    "dusk": Mood("rose", palette.MAGENTA, palette.CYAN, "#FFB86A"),
    "night": Mood(),
    "steel": Mood("steel", "#9AC0E8", palette.AMBER, "", ("#3A5470", "#22364E", "#101C2E")),
}


def mood(name: str) -> Mood:
    """The light for an action type, or threat, money, dusk, night, steel."""
    return MOODS[name]


class Scene:
    """A picture that grows from the back to the front; units are pixels of 1056 x 712."""

    def __init__(self, name: str, light: Mood, width: int = WIDTH, height: int = HEIGHT) -> None:
        self.name, self.light = name, light
        self.width, self.height = width, height
        self.rng = Rng(name)
        self.picture = skyline.sky(
            self.rng.child("sky"), width, height, palette.SKIES[light.sky], light.glow
        )
        if light.moon:
            self.moon(0.5, 0.42, 0.3, light.moon)

    def moon(self, x: float, y: float, radius: float, colour: str) -> None:
        """A disc behind all that comes later; x, y and radius are shares of the picture."""
        self.layer(
            skyline.disc(
                self.width,
                self.height,
                x * self.width,
                y * self.height,
                radius * self.height,
                colour,
                self.light.glow,
            )
        )

    def city(
        self,
        foot: float = 1.0,
        scale: float = 1.0,
        rows: int = 3,
        signs: float = 0.35,
        soft: float = 0.0,
    ) -> None:
        """Rows of towers with mist between them; soft blurs them like a lens would."""
        walls = self.light.walls[-rows:]
        for index, row in enumerate(
            skyline.towers(
                self.name, self.width, self.height, walls, self.light.glow, foot, scale, signs
            )
        ):
            if index == len(walls) - 1:
                # The street before the last row glows in the other colour: depth by hue.
                self.mist(foot - 0.1, 0.2, 0.42, self.light.counter)
            self.layer(bloom(blurred(row, soft) if soft else row, 0.9, 12, 0.4))
            self.mist(foot - 0.12 + 0.05 * index, 0.16, 0.34 - 0.1 * index)

    def mist(self, at: float, thick: float = 0.15, strength: float = 0.4, colour: str = "") -> None:
        """A band of lit mist."""
        band = skyline.haze(self.width, self.height, colour or self.light.glow, at, thick, strength)
        self.picture = add(self.picture, band)

    def elevator(self, x: float, foot: float = 0.9) -> None:
        """The cable of the space elevator; x and foot are shares of the picture."""
        self.layer(
            skyline.cable(
                self.width, self.height, x * self.width, foot * self.height, self.light.counter
            )
        )

    def floor(self, level: float = 0.82, strength: float = 0.75) -> None:
        """Wet ground that mirrors what is there so far."""
        self.picture = skyline.reflected(self.picture, level, strength)

    def layer(self, picture: Picture, opacity: float = 1) -> None:
        """A finished picture on top."""
        self.picture = over(self.picture, picture, opacity)

    def flat(self, *items: str, soft: float = 0) -> None:
        """Fragments as they are: walls, floors, tables."""
        picture = render(self.width, self.height, *items)
        self.layer(blurred(picture, soft) if soft else picture)

    def light_up(self, *items: str, soft: float = 0, strength: float = 1) -> None:
        """Fragments as light: beams, screens, sparks."""
        picture = render(self.width, self.height, *items)
        self.picture = add(self.picture, blurred(picture, soft) if soft else picture, strength)

    def put(
        self,
        item: str,
        x: float,
        y: float,
        scale: float,
        *,
        flip: bool = False,
        turn: float = 0,
        rim: float = 6,
        shade: float = 0.55,
        glow: float = 0.7,
        soft: float = 0,
        mirror: bool = False,
    ) -> None:
        """A prop with its foot at (x, y), lit from both sides by the light of the scene."""
        self.layer(
            self.lit(
                render(self.width, self.height, svg.place(item, x, y, scale, flip=flip, turn=turn)),
                rim,
                shade,
                glow,
                soft,
            )
        )
        if mirror:
            upside = svg.group(
                svg.place(item, x, y, scale, flip=flip, turn=turn),
                transform=f"translate(0 {2 * y:.1f}) scale(1 -1)",
            )
            self.layer(blurred(render(self.width, self.height, upside), 4), 0.28)

    def lit(
        self,
        picture: Picture,
        rim: float = 6,
        shade: float = 0.55,
        glow: float = 0.7,
        soft: float = 0,
    ) -> Picture:
        """A picture with the light of the scene on its edges."""
        where = bounds(picture, 72)  # as far as the bloom reaches
        part = picture[where]
        if shade:
            part = shaded(part, 120, rim * 5, shade)
        if rim:
            part = lit(
                part,
                Lamp(150, self.light.glow, rim, 0.85, rim * 0.3),
                Lamp(20, self.light.counter, rim * 0.8, 0.7, rim * 0.3),
            )
        if soft:
            part = blurred(part, soft)
        result = picture.copy()
        result[where] = bloom(part, glow, 14, 0.5) if glow else part
        return result

    def rain(self, count: int = 220) -> None:
        """Rain in front of everything so far."""
        self.layer(skyline.rain(self.rng.child("rain"), self.width, self.height, count))

    def bokeh(self, count: int = 40, low: float = 0.35, high: float = 0.95) -> None:
        """Round lights out of focus."""
        rng, items = self.rng.child("bokeh"), ""
        tints = (self.light.glow, self.light.counter, palette.WARM, palette.VIOLET)
        for _ in range(count):
            items += svg.circle(
                rng.uniform(0, self.width),
                rng.uniform(low, high) * self.height,
                rng.uniform(6, 30),
                rng.choice(tints),
                opacity=rng.uniform(0.08, 0.4),
            )
        self.light_up(items, soft=2)

    def finished(self, contrast: float = 1.1, dark: float = 0.42) -> Picture:
        """The last pass: colours pulled together, corners darker, grain against banding."""
        picture = graded(
            self.picture, self.light.shadows, palette.lighten(self.light.glow, 0.55), 0.1, contrast
        )
        picture = grain(vignette(vivid(picture, 0.28, 1.06), dark), self.rng.child("grain"))
        picture[..., 3] = 1
        return numpy.clip(picture, 0, 1)
