"""Somebody in the low sun before their own place: head, hair, clothes, and what they hold."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache

import numpy

from ...drawing import palette, svg
from ...drawing.expressions.expression import EXPRESSIONS, Expression
from ...drawing.expressions.face import Face
from ...drawing.expressions.head import features, head
from ...drawing.expressions.lighting import Layer, figure
from ...drawing.people import extras, faces
from ...drawing.people.bust import lifted
from ...drawing.people.person import Person
from ...drawing.picture import Picture, add, blurred, over, render, resized, shifted, tinted
from ..model.studio import inked

Draw = Callable[[], str]
Worn = Callable[[Face], str]
DRAWN = 896  # pixels of the whole picture before it is cut or made smaller
UNITS = 470  # of a side of the picture; a head is 235 high
UNIT = DRAWN / UNITS
MIDDLE = (0.5, 0.45)  # of the head, as shares of the picture
CLOSE = 147  # half of what a face shows, in units
LOUD, BOLD = 1.3, 1.2  # moods and brows of a face: it is small
SUN, SKY = "#FFE3A8", "#7FC4C8"  # the light from the left and from the right
SHADE, INK = "#2A6A78", "#12333C"


@dataclass(frozen=True)
class Sitter(Person):
    """A person as the day shows them."""

    tone: str = "#E3B494"

    @property
    def skin_tone(self) -> str:
        """The colour of the skin in the sun."""
        return palette.mix(self.tone, "#FFC890", 0.10)


def nothing() -> str:
    """No drawing."""
    return ""


def bare(_face: Face) -> str:
    """Nothing on the face."""
    return ""


def fitted(part: str, shift: float = 0, down: float = 1.5) -> str:
    """A part drawn for a head of 37 by 96 units, on a head of the library."""
    return svg.group(part, transform=f"translate({shift:.1f} {down:.1f}) scale(2.25 2.45)")


def dressed(part: str) -> str:
    """Clothes drawn with their neck at (100, 140)."""
    return svg.group(part, transform="translate(0 26) scale(2.25 2.45) translate(-100 -92)")


@dataclass(frozen=True)
class Bust:
    """Who somebody is and where."""

    sitter: Sitter
    place: Draw  # 200 by 200 units
    clothes: Draw
    behind: Draw = nothing  # of the head, moving with it: hair at the back
    whiskers: Worn = bare
    hair: Draw = nothing
    glasses: Worn = bare
    hat: Draw = nothing
    held: Draw = nothing  # before everything, in units of the head
    tilt: float = 0
    moods: Mapping[str, Expression] = field(default_factory=dict)

    def face(self, mood: str, loud: bool) -> Face:
        """The face in a mood, stronger if it is to be seen small."""
        expression = self.moods.get(mood) or EXPRESSIONS[mood]
        if loud:
            expression = expression.stronger(LOUD)
        return Face(self.sitter, expression, SUN, bold=BOLD if loud else 1.0)


def layers(bust: Bust, face: Face) -> list[Layer]:
    """The parts from back to front, the head leaning."""
    mood, person = face.expression, face.turned

    def leaning(*parts: str) -> str:
        shown = "".join(parts)
        move = f"translate(0 {-mood.rise:.1f}) rotate({bust.tilt + mood.tilt:.2f} 0 110)"
        return svg.group(shown, transform=move) if shown else ""

    chest = svg.path("M-56,150 H56 L40,216 H-40 Z", palette.darken(face.skin, 0.6))
    nodded = svg.place(bust.glasses(face), 0, mood.nod * 6)
    return [
        Layer(leaning(bust.behind()), 5, 0.2),
        Layer(svg.place(lifted(faces.neck(person)) + chest, 0, -mood.rise * 0.6), 4, 0.0),
        Layer(bust.clothes(), 6, 0.45),
        Layer(leaning(head(face), features(face), bust.whiskers(face), extras.marks(person)), 5, 0.6),
        Layer(leaning(bust.hair()), 5, 0.5),
        Layer(leaning(nodded), 0, 0.3),
        Layer(leaning(bust.hat()), 5, 0.55),
    ]  # fmt: skip


def in_daylight(picture: Picture) -> Picture:
    """The shadows are teal and never deep."""
    cover, colour = picture[..., 3:], picture[..., :3]
    grey = colour.mean(axis=2, keepdims=True)
    teal = numpy.array(palette.channels(SHADE), numpy.float32)
    result = picture.copy()
    share = 0.34 * numpy.clip(1 - grey * 1.9, 0, 1)
    result[..., :3] = numpy.minimum(colour * (1 - share) + teal * cover * share, cover)
    return result


def person(bust: Bust, face: Face, holds: bool) -> Picture:
    """The person alone, cut out with a line of ink."""
    parts = layers(bust, face)
    if holds:
        parts.append(Layer(bust.held(), 5, 0.5))
    at = (MIDDLE[0] * DRAWN, MIDDLE[1] * DRAWN)
    shown = in_daylight(figure(parts, at, UNIT, (SUN, SKY), DRAWN))
    return inked(shown, 4.5)


@lru_cache(maxsize=2)
def scene(place: Draw) -> Picture:
    """The place, a little out of focus, with the sun in its upper left."""
    picture = blurred(render(DRAWN, DRAWN, place(), box="0 0 200 200"), 3.0)
    sun = svg.circle(30, 26, 120, svg.radial((0, "#FFF3CC", 0.85), (1, "#FFF3CC", 0)))
    picture = over(picture, render(DRAWN, DRAWN, sun, box="0 0 200 200"))
    return add(picture, blurred(picture, 24), 0.10)


def drawn(bust: Bust, mood: str, side: int, close: bool) -> Picture:
    """The person before their place, all of it or the face alone."""
    cut = person(bust, bust.face(mood, close), not close)
    shade = tinted(blurred(shifted(cut[..., 3], 26, 14), 16) * 0.38, SHADE)
    picture = over(over(scene(bust.place), shade), cut)
    if close:
        half = round(CLOSE * UNIT)
        x, y = round(MIDDLE[0] * DRAWN), round((MIDDLE[1]) * DRAWN) - round(6 * UNIT)
        picture = picture[y - half : y + half, x - half : x + half]
    return resized(numpy.ascontiguousarray(picture), side, side)
