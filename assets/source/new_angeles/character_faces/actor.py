"""A character who shows what they feel: the parts of the portrait around a face that is set."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace

from ...drawing import svg
from ...drawing.expressions.expression import EXPRESSIONS, Expression
from ...drawing.expressions.face import Face
from ...drawing.expressions.head import features, head
from ...drawing.expressions.lighting import Layer
from ...drawing.people import extras, faces
from ...drawing.people.bust import lifted
from ...drawing.people.hair import Hair
from ...drawing.people.person import Person
from ...drawing.people.posed import Pose
from .sitter import Character, Part, nothing

FacePart = Callable[[Face], str]


def bare(face: Face) -> str:
    """Nothing on the face."""
    return ""


def worn_glasses(face: Face) -> str:
    """The glasses of the person."""
    return extras.glasses(face.turned)


@dataclass(frozen=True)
class Actor:
    """How one character plays the five moods."""

    character: Character
    talk: Pose  # in the picture of the talk
    light: str = "#FFFFFF"  # on the lit side of the face
    shadow: str = ""
    brows: str = ""
    open: float = 1.0
    whiskers: FacePart = bare  # on the face, below the hair
    glasses: FacePart = worn_glasses
    worn: Part | None = None  # finer than in the portrait
    hair: Callable[[Person], Hair] | None = None
    over: FacePart = bare  # on the hair
    pin: Part = nothing  # on the clothes, before everything
    close: tuple[float, float, float] = (3, -10, 139)  # what the rim shows: x, y, half a side
    moods: Mapping[str, Expression] = field(default_factory=dict)

    def expression(self, mood: str) -> Expression:
        """The face of this character in a mood."""
        return self.moods.get(mood) or EXPRESSIONS[mood]

    def face(self, mood: str, turn: float | None = None) -> Face:
        """The face in a mood; the head may be turned otherwise than in the portrait."""
        person = self.character.person
        person = replace(person, turn=person.turn if turn is None else turn)
        return Face(person, self.expression(mood), self.light, self.shadow, self.brows, self.open)


def layers(actor: Actor, face: Face, tilt: float) -> list[Layer]:
    """The parts from back to front, the head leaning by some degrees."""
    character, person, mood = actor.character, face.turned, face.expression
    angle, rise = tilt + mood.tilt, -mood.rise

    def leaning(*parts: str) -> str:
        shown = "".join(parts)
        move = f"translate(0 {rise:.1f}) rotate({angle:.2f} 0 110)"
        return svg.group(shown, transform=move) if shown else ""

    nodded = svg.place(actor.glasses(face) + extras.marks(person), 0, mood.nod * 5)
    back, front = (actor.hair or character.hair)(person)
    return [
        Layer(character.behind(person), 5, 0.0),
        Layer(leaning(back), 6, 0.3),
        Layer(svg.place(lifted(faces.neck(person)), 0, rise * 0.6), 5, 0.0),
        Layer(lifted((actor.worn or character.worn)(person)), 8, 0.55),
        Layer(leaning(head(face), features(face), actor.whiskers(face)), 6, 0.75),
        Layer(leaning(front), 5, 0.6),
        Layer(leaning(actor.over(face)), 0, 0.0),
        Layer(leaning(nodded), 0, 0.35),
        Layer(leaning(character.hat(person)), 6, 0.7),
        Layer(actor.pin(person), 3, 0.5),
        Layer(character.collar(person), 6, 0.7),
    ]
