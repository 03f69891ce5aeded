"""What a view tells about the question that is being asked: which verb, about which piece."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..content.verbs import Remove, Verb
from ..rules.effect import Effect
from ..rules.pieces import MASK, NAME

if TYPE_CHECKING:
    from ..rules.box import Box
    from ..rules.view import View


def effect_of(view: View) -> Effect | None:
    """The effect that asks; None for everything else, a declaration included."""
    top = view.stack[-1] if view.stack else None
    return top if isinstance(top, Effect) else None


def verb_of(box: Box, view: View) -> Verb | None:
    """The verb that asks."""
    effect = effect_of(view)
    return None if effect is None else box.programs[effect.program][effect.at]


def piece_at(box: Box, view: View, place: str) -> str:
    """The one piece in a district that the asking verb would remove."""
    verb = verb_of(box, view)
    if not isinstance(verb, Remove):
        return ""
    here = view.city[box.district_at[place]] & MASK[verb.piece]
    return NAME.get(here, "")
