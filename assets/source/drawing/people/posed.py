"""A person in a posture: the head leans over the shoulders, and the hands hold something."""

from dataclasses import dataclass

from .. import svg
from ..glow import bloom
from ..scene import Scene
from . import clothes, clothes_more, extras, faces, hair, hair_more
from .bust import android, bust, lifted
from .person import Person

Parts = list[tuple[str, float]]


@dataclass(frozen=True)
class Pose:
    """How somebody sits for the picture; x and y are shares of it."""

    x: float = 0.5
    y: float = 0.4
    scale: float = 1.62
    tilt: float = 0.0  # degrees, the head over the neck
    lean: float = 0.0  # degrees, the whole body
    flip: bool = False


def hair_of(person: Person) -> hair.Hair:
    """What hangs behind the head and what lies on it."""
    style = hair.STYLES.get(person.hair) or hair_more.STYLES[person.hair]
    back, front = style(person)
    if person.hat in ("cap", "fedora", "helmet", "officer", "hood", "beret"):
        keep = svg.clip(svg.rect(-400, -84, 800, 900, "#fff"))  # a hat presses the hair down
        return svg.group(back, clip_path=keep), svg.group(front, clip_path=keep)
    return back, front


def layers(person: Person, tilt: float = 0) -> Parts:
    """The parts from back to front, the head leaning by some degrees."""

    def leaning(part: str) -> str:
        if not part or not tilt:
            return part
        return svg.group(part, transform=f"rotate({tilt:.1f} 0 110)")

    back, front = hair_of(person)
    worn = clothes.STYLES.get(person.clothes) or clothes_more.STYLES[person.clothes]
    face = faces.head(person) + faces.features(person) + faces.beard(person)
    return [
        (leaning(extras.hat_back(person)), 6),
        (leaning(back), 6),
        (lifted(faces.neck(person)), 5),
        (lifted(worn(person)), 8),
        (leaning(face + extras.cyber(person)), 6),
        (leaning(front), 5),
        (leaning(extras.glasses(person) + extras.marks(person)), 0),
        (leaning(extras.hat(person)), 6),
    ]


def put(scene: Scene, person: Person, pose: Pose, *held: str, faceless: bool = False) -> None:
    """A person before a scene, with what they hold in front of them."""
    parts = android(person) if faceless else layers(person, pose.tilt)
    parts = [*parts, *((item, 5.0) for item in held)]
    if pose.lean or pose.flip:
        parts = [
            (svg.place(p, 0, 0, 1, turn=pose.lean, flip=pose.flip) if p else "", r)
            for p, r in parts
        ]
    lamps = (scene.light.glow, scene.light.counter)
    figure = bust(
        parts,
        pose.x * scene.width,
        pose.y * scene.height,
        pose.scale,
        lamps,
        scene.width,
        scene.height,
    )
    scene.layer(bloom(figure, 0.55, 14, 0.62))
