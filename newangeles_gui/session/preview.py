"""What a choice would bring about for certain, from what its seat knows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from newangeles_gui.engine import IllegalChoice, rng
from newangeles_gui.titles.telling import telling_of

if TYPE_CHECKING:
    from newangeles_gui.engine import Choice, Event
    from newangeles_gui.titles.rules import AnyBox, AnyView

WORLDS: Final = 2  # what happens alike in all of them does not hang on what is hidden


def preview(box: AnyBox, view: AnyView, choice: Choice) -> list[Event]:
    """The events that follow at once whatever is hidden; none if that cannot be told."""
    told: list[list[Event]] = []
    for world in range(WORLDS):
        events = _events(box, view, choice, rng.seed(f"preview {world}"))
        if events is None:
            return []
        told.append(events)
    certain = []
    for event, *others in zip(*told, strict=False):
        if any(event.line() != other.line() for other in others):
            break
        certain.append(event)
    return certain


def _events(box: AnyBox, view: AnyView, choice: Choice, chance: int) -> list[Event] | None:
    rules = box.title.rules
    game = rules.guess(box, view, chance)
    if rules.view(game, view.seat).pending != view.pending:
        return None
    try:
        events = game.apply(choice)
    except IllegalChoice:
        return None
    foreseen = []
    for event in events:
        if not telling_of(box.title.tellings, event.kind).foreseeable:
            break
        foreseen.append(event)
    return foreseen
