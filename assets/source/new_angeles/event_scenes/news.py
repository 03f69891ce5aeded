"""What makes a picture news: the marks of those who filmed it. There are no words in them."""

from ...drawing import palette, svg
from ...drawing.rng import Rng
from ...drawing.scene import HEIGHT, WIDTH, Mood, Scene

MOODS: dict[str, Mood] = {
    "human_first": Mood(
        "ember",
        palette.PIECES["human_first"],
        palette.AMBER,
        "",
        ("#6A2A3A", "#3A1430", "#1A0A1C"),
        "#2A0A18",
    ),
    "orgcrime": Mood(
        "violet",
        palette.PIECES["orgcrime"],
        palette.CYAN,
        "",
        ("#4A1E7A", "#2A124E", "#12082A"),
        "#1A0638",
    ),
    "outage": Mood("steel", "#9AB0E8", "#FFC24A", "", ("#2A3454", "#182038", "#0C1120"), "#0A1024"),
    "unrest": Mood(
        "rose",
        palette.PIECES["strike"],
        palette.PIECES["protest"],
        "",
        ("#6A1E3E", "#3E1230", "#1C0A1C"),
        "#280818",
    ),
}


def begin(card: str, back: str) -> Scene:
    """An empty scene in the light of a danger."""
    return Scene(f"cards_events/{card}", MOODS[back])


def broadcast(view: Scene, tone: str) -> None:
    """A studio's strip along the foot and a light that says: live."""
    rng = Rng(view.name + "/strip")
    strip = svg.polygon(
        [(0, 632), (700, 632), (730, 682), (0, 682)], "#0A0C1E", opacity=0.86
    ) + svg.polygon([(0, 632), (96, 632), (126, 682), (0, 682)], tone)
    strip += svg.rect(0, 682, WIDTH, 6, tone)
    x = 146.0
    while x < 650:
        wide = rng.uniform(24, 90)
        strip += svg.rect(x, 647, wide, 8, "#E8ECFF", opacity=0.85)
        x += wide + 12
    strip += "".join(svg.rect(146 + k * 74, 664, 58, 6, "#9AA5D1", opacity=0.7) for k in range(6))
    strip += (
        svg.rect(930, 34, 92, 34, "#0A0C1E", opacity=0.8, rx=6)
        + svg.circle(952, 51, 9, "#FF3A4E")
        + svg.rect(970, 47, 40, 8, "#E8ECFF")
    )
    view.flat(strip)


def viewfinder(view: Scene, tone: str) -> None:
    """Corners and ticks of a flying camera."""
    marks = "".join(
        svg.line([(x, y + sy * 60), (x, y), (x + sx * 60, y)], tone, 4)
        for x, y, sx, sy in (
            (36, 36, 1, 1),
            (1020, 36, -1, 1),
            (36, 676, 1, -1),
            (1020, 676, -1, -1),
        )
    )
    marks += "".join(
        svg.line(
            [(1008, 180 + k * 20), (1008 - (24 if k % 4 == 0 else 12), 180 + k * 20)], tone, 2.4
        )
        for k in range(18)
    )
    marks += svg.circle(66, 66, 9, "#FF3A4E") + "".join(
        svg.rect(90 + k * 30, 62, 20, 8, tone) for k in range(3)
    )
    view.light_up(svg.group(marks, opacity=0.85))


def watched(view: Scene) -> None:
    """The lines and the noise of a camera on a wall."""
    view.flat(
        "".join(
            svg.rect(0, k * 6, WIDTH, 2, "#04060E", opacity=0.3) for k in range(HEIGHT // 6 + 1)
        )
    )
    rng = Rng(view.name + "/noise")
    view.light_up(
        "".join(
            svg.rect(0, rng.uniform(0, HEIGHT), WIDTH, rng.uniform(2, 7), "#9AC0FF", opacity=0.12)
            for _ in range(7)
        )
    )
    view.flat(
        svg.circle(60, 60, 9, "#FF3A4E")
        + svg.rect(82, 55, 70, 10, "#E8ECFF", opacity=0.8)
        + "".join(svg.rect(800 + k * 44, 648, 34, 14, "#E8ECFF", opacity=0.65) for k in range(5))
    )
