"""A character put together: more of a temper than the busts of the library have."""

from collections.abc import Callable
from dataclasses import dataclass

from ...drawing import svg
from ...drawing.glow import bloom
from ...drawing.people import clothes, clothes_more, extras, faces
from ...drawing.people.bust import bust, lifted
from ...drawing.people.hair import Hair
from ...drawing.people.person import Person
from ...drawing.people.posed import Parts, Pose, hair_of
from ...drawing.scene import Mood, Scene

Part = Callable[[Person], str]
Held = Callable[[Person], tuple[str, ...]]


def nothing(person: Person) -> str:
    """No such part."""
    return ""


def empty_hands(person: Person) -> tuple[str, ...]:
    """Nothing held."""
    return ()


def closed_mouth(person: Person) -> str:
    """The lips of the library."""
    return faces.mouth(person, person.turn * 18)


def usual_clothes(person: Person) -> str:
    """The clothes that the person names."""
    worn = clothes.STYLES.get(person.clothes) or clothes_more.STYLES[person.clothes]
    return worn(person)


@dataclass(frozen=True)
class Character:
    """Somebody, where they are, how they look at you and what they hold."""

    person: Person
    mood: Mood
    backdrop: Callable[[Scene], None]
    pose: Pose
    hair: Callable[[Person], Hair] = hair_of
    worn: Part = usual_clothes
    mouth: Part = closed_mouth
    temper: Part = nothing  # eyelids, whiskers: on the face, below the hair
    behind: Part = nothing
    hat: Part = nothing  # leans with the head
    collar: Part = nothing  # before the chin
    held: Held = empty_hands
    close: tuple[float, float, float] = (0, -4, 148)  # the head with what it wears: x, y, half


def face_of(sitter: Character) -> str:
    """The face with its own mouth."""
    person = sitter.person
    t = person.turn * 15
    return (
        faces.head(person)
        + faces.eye(person, -33 + t * 1.05, 1 - max(0.0, -person.turn) * 0.16, True)
        + faces.eye(person, 33 + t * 0.95, 1 - max(0.0, person.turn) * 0.2, False)
        + faces.nose(person, t * 1.35)
        + sitter.mouth(person)
        + faces.lines(person, t)
        + faces.beard(person)
        + sitter.temper(person)
        + extras.cyber(person)
    )


def layers(sitter: Character) -> Parts:
    """The parts from back to front, the head leaning by some degrees."""
    person, tilt = sitter.person, sitter.pose.tilt

    def leaning(part: str) -> str:
        if not part or not tilt:
            return part
        return svg.group(part, transform=f"rotate({tilt:.1f} 0 110)")

    back, front = sitter.hair(person)
    return [
        (sitter.behind(person), 5),
        (leaning(back), 6),
        (lifted(faces.neck(person)), 5),
        (lifted(sitter.worn(person)), 8),
        (leaning(face_of(sitter)), 6),
        (leaning(front), 5),
        (leaning(extras.glasses(person) + extras.marks(person)), 0),
        (leaning(sitter.hat(person)), 6),
        (sitter.collar(person), 6),
    ]


def put(view: Scene, sitter: Character) -> None:
    """The character before the scene."""
    pose = sitter.pose
    parts = [*layers(sitter), *((item, 5.0) for item in sitter.held(sitter.person))]
    if pose.lean:
        parts = [(svg.place(p, 0, 0, 1, turn=pose.lean) if p else "", r) for p, r in parts]
    lamps = (view.light.glow, view.light.counter)
    x, y = pose.x * view.width, pose.y * view.height
    figure = bust(parts, x, y, pose.scale, lamps, view.width, view.height)
    view.layer(bloom(figure, 0.55, 14, 0.62))
