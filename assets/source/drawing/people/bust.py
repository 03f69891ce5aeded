"""A person put together and lit: from one side by the city, from the other by a sign."""

from .. import palette, svg
from ..glow import Lamp, bloom, lit
from ..picture import Picture, blank, over, render
from ..scene import HEIGHT, WIDTH, Scene
from . import clothes, extras, faces, hair
from .person import Person


def layers(person: Person) -> list[tuple[str, float]]:
    """The parts from back to front, each with the width of its rim of light."""
    back, front = hair.STYLES[person.hair](person)
    if person.face == "android":
        raise ValueError("an android has hair 'bald' and goes through android()")
    if person.hat in ("cap", "fedora", "helmet", "officer", "hood", "beret"):
        # A hat presses the hair down: what would stick out above it is cut away.
        keep = svg.clip(svg.rect(-400, -84, 800, 900, "#fff"))
        front = svg.group(front, clip_path=keep)
        back = svg.group(back, clip_path=keep)
    face = faces.head(person) + faces.features(person) + faces.beard(person)
    return [
        (extras.hat_back(person), 6),
        (back, 6),
        (lifted(faces.neck(person)), 5),
        (lifted(clothes.STYLES[person.clothes](person)), 8),
        (face + extras.cyber(person), 6),
        (front, 5),
        (extras.glasses(person) + extras.marks(person), 0),
        (extras.hat(person), 6),
    ]


def lifted(part: str) -> str:
    """The body a little higher, which shortens the neck."""
    return svg.place(part, 0, -30)


def android(person: Person) -> list[tuple[str, float]]:
    """The parts of an android."""
    neck = svg.path("M-34,60 L-38,190 L38,190 L34,60 Z", "#20264A")
    neck += "".join(svg.line([(-34, y), (34, y)], person.accent, 2.5) for y in (122, 140, 158))
    return [
        (lifted(neck), 5),
        (lifted(clothes.STYLES[person.clothes](person)), 8),
        (faces.faceless(person), 7),
    ]


def bust(
    parts: list[tuple[str, float]],
    x: float,
    y: float,
    scale: float,
    lamps: tuple[str, str],
    width: int = WIDTH,
    height: int = HEIGHT,
) -> Picture:
    """The parts lit and put on each other, with the middle of the head at (x, y)."""
    picture = blank(width, height)
    for part, rim in parts:
        if not part:
            continue
        layer = render(width, height, svg.place(part, x, y, scale))
        if rim:
            size = rim * scale * 0.75
            layer = lit(
                layer,
                Lamp(160, lamps[0], size, 0.75, size * 0.35),
                Lamp(25, lamps[1], size * 0.9, 0.85, size * 0.3),
            )
        picture = over(picture, layer)
    return picture


def put(
    scene: Scene,
    person: Person,
    x: float = 0.5,
    y: float = 0.4,
    scale: float = 1.62,
    is_android: bool = False,
) -> None:
    """A person in front of a scene; x and y are shares of the picture."""
    parts = android(person) if is_android else layers(person)
    lamps = (scene.light.glow, scene.light.counter)
    figure = bust(parts, x * scene.width, y * scene.height, scale, lamps, scene.width, scene.height)
    scene.layer(bloom(figure, 0.55, 14, 0.62))


def portrait(scene: Scene, person: Person, x: float = 0.5, is_android: bool = False) -> Picture:
    """A finished portrait: the scene out of focus, the person before it, rain over both."""
    scene.mist(0.75, 0.3, 0.35)
    glow = svg.ellipse(
        x * scene.width,
        scene.height * 0.45,
        330,
        360,
        svg.radial((0, palette.lighten(scene.light.glow, 0.1), 0.5), (1, scene.light.glow, 0.0)),
    )
    scene.light_up(glow, soft=10, strength=0.8)
    put(scene, person, x, is_android=is_android)
    return scene.finished(1.1, 0.5)
