"""The characters of the opponents: square portraits, to be told apart at 48 pixels."""

from collections.abc import Iterable
from functools import partial

from ..drawing.asset import Asset, Box
from ..drawing.picture import Picture, resized
from .character_faces import sitter
from .character_faces.cast import CAST
from .character_faces.stage import DRAWN, place

FAMILY = "portraits_characters"
SIDE = 512  # pixels; it is drawn larger than it is kept, as lines become finer


def draw(name: str) -> Picture:
    """A character in the light of their own."""
    view = place(name)
    sitter.put(view, CAST[name])
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
