"""Where Enter goes when something is asked: to the one sensible button, if there is one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from newangeles_gui.table import BoardSpot, HandCard
from newangeles_gui.widgets import can_focus

from ..rules import SPECTATOR
from .look import LookCard

if TYPE_CHECKING:
    from newangeles_gui.widgets import Widget

    from .scene import TableScene

GO_ON = "option.go_on"
CONFIRM = "prompt.confirm"
LAY = "option.lay"
SLIDER = "prompt.slider"
ANSWER_OFFER = "tray.counter"  # looks at it closely; neither accepts nor refuses
THINGS = (HandCard, BoardSpot, LookCard)


def asked(scene: TableScene) -> tuple[object, ...]:
    """What waits for the one who looks; another question is another value."""
    made = len(scene.match.record.choices)
    if scene.choosing is not None:
        gathered = len(scene.choosing.gathered)
        return ("question", made, scene.choosing.decision.kind, scene.picker.chosen, gathered)
    if scene.holding != SPECTATOR:
        return ("pause", made, scene.holding)
    offer = scene.director.offer
    return () if offer is None or scene.playback.busy else ("offer", str(offer.trade))


def sensible(scene: TableScene, by_keys: bool) -> Widget | None:
    """What Enter should do; who uses keys is brought to the first answer of several, too."""
    named = scene.root.named
    for name in (CONFIRM, GO_ON) if by_keys else (CONFIRM, GO_ON, LAY):
        found = named(name)
        if found is not None:
            return found
    if scene.choosing is None:
        return named(ANSWER_OFFER) if by_keys else None
    buttons = _buttons(scene)
    if scene.choosing.decision.only_a_moment:
        return buttons[0]
    if len(buttons) == 1 and not scene.picker.active and named(SLIDER) is None:
        return buttons[0]
    return _first(scene, buttons) if by_keys else None


def _buttons(scene: TableScene) -> list[Widget]:
    return [] if scene.parts is None else [one for one in scene.parts.prompt.buttons if one.enabled]


def _first(scene: TableScene, buttons: list[Widget]) -> Widget | None:
    """The first answer where it stands: a line to pull, a card, a place, or a button."""
    slider = scene.root.named(SLIDER)
    if slider is not None:
        return slider
    things = [one for one in scene.root.all() if isinstance(one, THINGS) and can_focus(one)]
    lit = [one for one in things if isinstance(one, LookCard) or one.lit]
    gathers = scene.picker.gathers
    answers = [one for one in lit if not (isinstance(one, HandCard) and gathers(one.card))]
    return next(iter([*answers, *buttons, *lit]), None)
