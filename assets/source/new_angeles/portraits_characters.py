"""The characters of the opponents: square portraits, to be told apart at 48 pixels."""

from collections.abc import Iterable
from functools import partial

from ..drawing import palette, svg
from ..drawing.asset import Asset, Box
from ..drawing.picture import Picture, resized
from ..drawing.scene import Scene
from .character_faces import sitter
from .character_faces.cast import CAST

FAMILY = "portraits_characters"
DRAWN, SIDE = 768, 512  # pixels; drawn larger than it is kept, as lines become finer


def draw(name: str) -> Picture:
    """A character in the light of their own."""
    character = CAST[name]
    view = Scene(f"{FAMILY}/{name}", character.mood, DRAWN, DRAWN)
    character.backdrop(view)
    view.mist(0.85, 0.3, 0.25)
    glow = character.mood.glow
    halo = svg.radial((0, palette.lighten(glow, 0.1), 0.4), (1, glow, 0.0))
    x, y = character.pose.x * DRAWN, character.pose.y * DRAWN
    view.light_up(svg.ellipse(x, y, 330, 340, halo), soft=10, strength=0.7)
    sitter.put(view, character)
    return resized(view.finished(1.1, 0.4), SIDE, SIDE)


def close_up(name: str) -> Box:
    """The square with the head in it: what is left of the portrait where it is small."""
    character = CAST[name]
    pose, (x, y, half) = character.pose, character.close
    share = pose.scale * SIDE / DRAWN
    side = round(2 * half * share)
    left, top = pose.x * SIDE + x * share - side / 2, pose.y * SIDE + y * share - side / 2
    furthest = SIDE - side
    return (min(max(0, round(left)), furthest), min(max(0, round(top)), furthest), side, side)


def assets() -> Iterable[Asset]:
    """One portrait for each character."""
    for name in CAST:
        boxes = {"face": close_up(name)}
        yield Asset(name, partial(draw, name), (SIDE, SIDE), quality=82, boxes=boxes)
