"""What a choice would bring about for certain, from what its seat knows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from newangeles_gui.engine import Choice, IllegalChoice, seeded

if TYPE_CHECKING:
    from newangeles_gui.engine import Event
    from newangeles_gui.titles.title import AnyBox, AnyGame, AnyState, AnyView

WORLDS: Final = 2  # what happens alike in all of them does not hang on what is hidden


def preview(box: AnyBox, view: AnyView, kind: str, option: str) -> list[Event]:
    """The events that follow an answer at once whatever is hidden; none if nobody can tell."""
    choice = Choice(kind, option)
    told: list[list[Event]] = []
    for world in range(WORLDS):
        events = _events(box, view, choice, seeded(f"preview {world}"))
        if events is None:
            return []
        told.append(events)
    certain = []
    for event, *others in zip(*told, strict=False):
        if any(event.line() != other.line() for other in others):
            break
        certain.append(event)
    return certain


def can_be_taken_back(box: AnyBox, view: AnyView, choice: Choice) -> bool:
    """Whether nothing new would be seen by it, whatever is hidden: then undo goes behind it."""
    for world in range(WORLDS):
        made = _made(box, view, choice, seeded(f"preview {world}"))
        if made is None or box.title.rules.reveals(*made):
            return False
    return True


def _made(
    box: AnyBox, view: AnyView, choice: Choice, chance: int
) -> tuple[AnyState, AnyGame, list[Event]] | None:
    """What stood before, the game after it, and what happened in a world that fits the view."""
    rules = box.title.rules
    game = rules.guess(box, view, chance)
    if rules.view(game, view.seat).pending != view.pending:
        return None
    before = game.state.clone()
    try:
        return before, game, game.apply(choice)
    except IllegalChoice:
        return None


def _events(box: AnyBox, view: AnyView, choice: Choice, chance: int) -> list[Event] | None:
    made = _made(box, view, choice, chance)
    if made is None:
        return None
    foreseen = []
    for event in made[2]:
        if not box.title.telling(event.kind).foreseeable:
            break
        foreseen.append(event)
    return foreseen
