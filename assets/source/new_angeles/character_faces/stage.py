"""Where an actor is shown: on the rim of the table with their backdrop, or alone in a talk."""

from dataclasses import replace
from functools import lru_cache

import numpy

from ...drawing import palette, svg
from ...drawing.expressions.lighting import figure
from ...drawing.glow import grain
from ...drawing.picture import Picture, add, blurred, resized
from ...drawing.rng import Rng
from ...drawing.scene import Scene
from .actor import Actor, layers
from .cast import CAST

FAMILY = "portraits_characters"  # whose backdrops these are
DRAWN = 768  # pixels; the backdrops are made for this size
BOLD, LOUD = 1.25, 1.4  # brows, and all that moves: the rim is seen from afar
RIM, TALK = 256, 1024  # pixels
ASIDE = -0.32  # how the head is turned in a talk: towards the middle of the table


def lamps(actor: Actor) -> tuple[str, str]:
    """The light from the left and from the right."""
    return actor.character.mood.glow, actor.character.mood.counter


def on_rim(name: str, actor: Actor, mood: str) -> Picture:
    """The face before its backdrop, cut close."""
    pose, (x, y, half) = actor.character.pose, actor.close
    view = Scene(f"{FAMILY}/{name}", actor.character.mood, DRAWN, DRAWN)
    view.picture = backdrop(name)
    at = pose.x * DRAWN, pose.y * DRAWN
    face = actor.face(mood)
    face = replace(face, bold=BOLD, expression=face.expression.stronger(LOUD))
    parts = layers(actor, face, pose.tilt)
    view.layer(figure(parts, at, pose.scale, lamps(actor), DRAWN))
    picture = view.finished(1.04, 0.2)
    half = half * pose.scale
    left, top = at[0] + x * pose.scale - half, at[1] + y * pose.scale - half
    side = round(2 * half)
    left = round(min(max(0, left), DRAWN - side))
    top = round(min(max(0, top), DRAWN - side))
    return resized(picture[top : top + side, left : left + side], RIM, RIM)


def place(name: str) -> Scene:
    """The place of a character, with the light that stands behind the head."""
    character = CAST[name]
    view = Scene(f"{FAMILY}/{name}", character.mood, DRAWN, DRAWN)
    character.backdrop(view)
    view.mist(0.85, 0.3, 0.25)
    glow = character.mood.glow
    halo = svg.radial((0, palette.lighten(glow, 0.1), 0.4), (1, glow, 0.0))
    x, y = character.pose.x * DRAWN, character.pose.y * DRAWN
    view.light_up(svg.ellipse(x, y, 330, 340, halo), soft=10, strength=0.7)
    return view


@lru_cache(maxsize=2)
def backdrop(name: str) -> Picture:
    """The same as a picture: it is drawn once for all moods."""
    return place(name).picture


def in_talk(actor: Actor, mood: str) -> Picture:
    """The bust alone, cut out, looking towards the middle; darker where the table begins."""
    pose = actor.talk
    parts = layers(actor, actor.face(mood, ASIDE), pose.tilt)
    at = pose.x * TALK, pose.y * TALK
    picture = figure(parts, at, pose.scale, lamps(actor), TALK)
    where = numpy.linspace(0, 1, TALK, dtype=numpy.float32)[:, None, None]
    picture[..., :3] *= 1 - 0.5 * numpy.clip((where - 0.72) / 0.28, 0, 1) ** 1.5
    return grain(picture, Rng(f"busts_characters/{mood}"), 0.006)


def motes(name: str, actor: Actor) -> str:
    """A few lights out of focus, in the colours of the place."""
    rng, items = Rng(f"motes/{name}"), ""
    for _ in range(12):
        x, y = rng.uniform(0, DRAWN), rng.uniform(0.05, 0.85) * DRAWN
        tone = rng.choice(lamps(actor))
        items += svg.circle(x, y, rng.uniform(6, 26), tone, opacity=rng.uniform(0.06, 0.2))
    return items


def behind(name: str, actor: Actor) -> Picture:
    """The place of a character out of focus, dark at the left where the table goes on."""
    view = Scene(f"{FAMILY}/{name}", actor.character.mood, DRAWN, DRAWN)
    actor.character.backdrop(view)
    view.mist(0.85, 0.35, 0.3)
    view.light_up(motes(name, actor), soft=2)
    picture = resized(view.finished(1.06, 0.5), TALK, TALK)
    soft = blurred(picture, 5)
    soft = add(soft, blurred(picture, 26), 0.25)
    across = numpy.linspace(0, 1, TALK, dtype=numpy.float32)[None, :, None]
    soft[..., :3] *= 0.4 + 0.6 * numpy.clip(across / 0.7, 0, 1) ** 1.2
    result = grain(soft, Rng(f"backdrops_characters/{name}"), 0.009)
    result[..., 3] = 1
    return numpy.clip(result, 0, 1)
