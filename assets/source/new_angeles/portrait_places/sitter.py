"""What a portrait is made of."""

from collections.abc import Callable
from dataclasses import dataclass, field

from ...drawing import palette, svg
from ...drawing.people.arms import arm
from ...drawing.people.person import Person
from ...drawing.people.posed import Pose
from ...drawing.scene import Mood, Scene

Held = Callable[[Person], tuple[str, ...]]
Backdrop = Callable[[Scene], None]


def nothing(person: Person) -> tuple[str, ...]:
    """Empty hands."""
    return ()


@dataclass(frozen=True)
class Sitter:
    """Somebody, where they are, how they sit and what they hold."""

    person: Person
    mood: Mood
    backdrop: Backdrop
    pose: Pose = field(default_factory=Pose)
    held: Held = nothing
    faceless: bool = False


def gripped(
    prop: Callable[[palette.Ink], str],
    x: float,
    y: float,
    scale: float,
    turn: float = 0,
    base: str = "#39426E",
    grip: str = "holding",
) -> Held:
    """Something in a raised hand; x and y say where the wrist is."""

    def draw(person: Person) -> tuple[str, ...]:
        thing = svg.place(
            prop(palette.ink(base, person.accent)),
            x + (6 if x > 0 else -6),
            y - 34,
            scale,
            turn=turn,
        )
        return thing, arm(person, x, y, grip, turn=turn * 0.4, flip=x > 0)

    return draw


def gesture(x: float, y: float, grip: str, turn: float = 0) -> Held:
    """A hand that says something."""

    def draw(person: Person) -> tuple[str, ...]:
        return (arm(person, x, y, grip, turn=turn, flip=x > 0),)

    return draw


def before(
    prop: Callable[[palette.Ink], str],
    x: float,
    y: float,
    scale: float,
    turn: float = 0,
    base: str = "#39426E",
) -> Held:
    """Something that stands or floats before the chest; (x, y) is its foot."""

    def draw(person: Person) -> tuple[str, ...]:
        return (svg.place(prop(palette.ink(base, person.accent)), x, y, scale, turn=turn),)

    return draw


def together(*all_held: Held) -> Held:
    """Several things."""

    def draw(person: Person) -> tuple[str, ...]:
        return tuple(item for held in all_held for item in held(person))

    return draw


def card(ink: palette.Ink) -> str:
    """One card with a diamond of light and no word on it; it is gripped at its foot."""
    return svg.rect(
        -26,
        -82,
        52,
        80,
        svg.linear((0, ink.light), (1, ink.dark)),
        rx=5,
        stroke=ink.glow,
        stroke_width=3,
    ) + svg.polygon([(0, -64), (16, -42), (0, -20), (-16, -42)], ink.glow)


def cards(ink: palette.Ink) -> str:
    """Three cards fanned from one foot."""
    return "".join(svg.place(card(ink), 0, 0, 1, turn=angle) for angle in (-26, 0, 26))


def coin(ink: palette.Ink) -> str:
    """One hexagonal piece of capital."""
    points = [(0, -70), (30, -52), (30, -18), (0, 0), (-30, -18), (-30, -52)]
    return svg.polygon(
        points,
        svg.linear((0, palette.lighten(ink.glow, 0.5)), (1, palette.darken(ink.glow, 0.5))),
        stroke=ink.glow,
        stroke_width=3,
    ) + svg.polygon(
        [(x * 0.55, -35 + (y + 35) * 0.55) for x, y in points], palette.darken(ink.glow, 0.7)
    )


def gavel(ink: palette.Ink) -> str:
    """A judge's hammer."""
    part = svg.rect(-5, -60, 10, 84, "#6A3A2A", rx=4) + svg.rect(
        -36, -92, 72, 34, svg.linear((0, "#A8683A"), (1, "#4A2418")), rx=5
    )
    return svg.place(
        part + svg.rect(-30, -92, 6, 34, ink.glow) + svg.rect(24, -92, 6, 34, ink.glow),
        0,
        -4,
        1,
        turn=-24,
    )


def phone(ink: palette.Ink) -> str:
    """A lit slab of glass."""
    return (
        svg.rect(-27, -98, 54, 98, "#0E1126", rx=8, stroke=ink.light, stroke_width=3)
        + svg.rect(
            -22,
            -90,
            44,
            80,
            svg.linear((0, palette.lighten(ink.glow, 0.35)), (1, ink.glow, 0.5)),
            rx=4,
        )
        + "".join(
            svg.rect(-15, -78 + k * 15, w, 6, ink.dark) for k, w in enumerate((28, 20, 26, 14))
        )
    )


def cup(ink: palette.Ink) -> str:
    """A glass with a drink."""
    return (
        svg.path(
            "M-28,-70 L28,-70 L20,0 L-20,0 Z",
            palette.alpha(ink.light, 0.35),
            stroke="#E8ECFF",
            stroke_width=2.5,
        )
        + svg.path("M-25,-48 L25,-48 L20,-3 L-20,-3 Z", palette.darken(ink.glow, 0.2))
        + svg.rect(-12, -50, 15, 14, "#FFFFFF", opacity=0.4)
    )


def reporter(ink: palette.Ink) -> str:
    """A hand microphone."""
    return (
        svg.rect(-9, -64, 18, 70, "#20264A", rx=6)
        + svg.rect(-24, -78, 48, 24, ink.glow, rx=4)
        + svg.ellipse(0, -96, 23, 27, "#5A648F")
        + "".join(
            svg.stroke(f"M-21,{-106 + k * 10} Q0,{-98 + k * 10} 21,{-106 + k * 10}", "#20264A", 3)
            for k in range(3)
        )
    )
