"""What has happened since the player's last decision, for those who did not see it happen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

import pygame

from newangeles_gui.widgets import (
    Area,
    Label,
    Look,
    Mark,
    RowPart,
    RowText,
    Space,
    Strip,
    Widget,
    put_panel,
)

from ..board import EDGE, OverBoard
from .lines import Hover, LogLines, nothing

if TYPE_CHECKING:
    from newangeles_gui.scenes import Services
    from newangeles_gui.widgets import Root

    from .. import TableCounter
    from .chronicle import Chronicle, LogEntry

MOST: Final = 5  # lines
HASTY: Final = frozenset({"4x", "off"})  # nobody can follow these
OWN: Final = 3  # what happens to the player weighs more
HEAD: Final = 34  # units
GAINS: Final = 32
SIGN: Final = 24
PADDING: Final = 12
NOTE: Final = 480  # wide
MINUS: Final = "\N{MINUS SIGN}"


class Recap:
    """Knows how each player stood at their last decision, and whether they have missed anything."""

    def __init__(self, services: Services, chronicle: Chronicle) -> None:
        self.services, self.chronicle = services, chronicle
        self.missed = False  # something has happened that was not to be seen
        self.shown = False  # it lies over the board until the first click
        self._before: dict[int, Sequence[TableCounter]] = {}

    def look(self, seat: int, skipped: bool, at_once: bool = False) -> None:
        """The player is asked; `at_once` if somebody else has looked until now."""
        hasty = str(self.services.settings.values["animation"]) in HASTY
        self.missed = (skipped or hasty or at_once) and bool(self.told(seat))
        self.shown = self.missed and at_once

    def decided(self, view: Any) -> None:
        """The player decides: from now on it is counted how the game goes for them."""
        self._before[view.seat] = self.services.room.at_table().counters(view)
        self.dismiss()

    def dismiss(self) -> bool:
        """It has been read; whether it lay over the board."""
        shown = self.shown
        self.missed = self.shown = False
        return shown

    def told(self, seat: int, most: int = MOST) -> list[LogEntry]:
        """The few lines that matter most; none if nobody else has done anything."""
        name = self.chronicle.match.view().seating[seat] if seat >= 0 else ""
        told = self.chronicle.recap(seat) if seat >= 0 else []
        others = any(one.facts.get("player", "") != name for one in told)
        return important(told, name, most) if others else []

    def gains(self, view: Any) -> list[tuple[TableCounter, int]]:
        """What has become more or less since the last decision, and by how much."""
        before = {one.name: one.amount for one in self._before.get(view.seat, ())}
        now = self.services.room.at_table().counters(view) if before else ()
        changes = [(one, one.amount - before.get(one.name, one.amount)) for one in now]
        return [(one, change) for one, change in changes if change]

    def press(self, root: Root, pos: tuple[int, int]) -> bool:
        """The first click takes the note away; whether it was meant for that alone."""
        note = root.named("recap")
        if note is None:
            return False
        note.visible = False
        self.dismiss()
        root.dirty = True
        return note.rect.collidepoint(pos)


def important(told: Sequence[LogEntry], name: str, most: int = MOST) -> list[LogEntry]:
    """The few that matter most, in the order in which they happened."""

    def weight(entry: LogEntry) -> tuple[int, int]:
        touched = name in (entry.facts.get("player"), entry.facts.get("to"))
        return (entry.telling.weight + (OWN if touched else 0), entry.number)

    # What has no weight is for the log alone.
    weighty = sorted((one for one in told if one.telling.weight), key=weight, reverse=True)
    return sorted(weighty[:most], key=lambda entry: entry.number)


class RecapLines(LogLines):
    """A few chosen lines of the log; they open as all others do."""

    def __init__(
        self,
        services: Services,
        rect: pygame.Rect,
        chronicle: Chronicle,
        seat: int,
        entries: list[LogEntry],
        on_hover: Hover = nothing,
    ) -> None:
        self._chosen = entries
        reading = type(chronicle.reading)()
        super().__init__(services, rect, chronicle, seat, on_hover, reading, "recap.lines")
        self.rect.height = self.whole_height
        self.refresh()

    def _found(self) -> list[LogEntry]:
        return self._chosen


class RecapSection(Widget):
    """A headline, gains and losses, and what happened; no higher than `rect`, if anything."""

    def __init__(
        self,
        services: Services,
        rect: pygame.Rect,
        recap: Recap,
        view: Any,
        on_hover: Hover = nothing,
    ) -> None:
        kit = services.kit
        super().__init__(kit, rect, "recap.section")
        area = Area(rect)
        head, gains = area.top(kit.px(HEAD)), recap.gains(view)
        title = services.say("screen.log.since")
        self.add(Label(kit, head, title, "strong", "accent", name="recap.title"))
        if gains:
            row = area.top(kit.px(GAINS))
            said = "\n".join(f"{services.say(one.name)}: {_signed(by)}" for one, by in gains)
            self.add(Strip(kit, row, _changes(gains), name="recap.gains", tip=said))
        lines = self._lines(services, area.rest, recap, view.seat, on_hover)
        if lines is not None:
            self.add(lines)
        self.empty = lines is None and not gains
        last = self.children[-1].rect.bottom
        self.rect.height = 0 if self.empty else last - rect.y
        self.visible = not self.empty

    @staticmethod
    def _lines(
        services: Services,
        room: pygame.Rect,
        recap: Recap,
        seat: int,
        on_hover: Hover,
    ) -> RecapLines | None:
        """As many of the lines that matter as there is room for."""
        for most in range(MOST, 0, -1):
            told = recap.told(seat, most)
            if not told:
                return None
            lines = RecapLines(services, room, recap.chronicle, seat, told, on_hover)
            if lines.rect.height <= room.height:
                return lines
        return None


def _changes(gains: Sequence[tuple[TableCounter, int]]) -> list[RowPart]:
    parts: list[RowPart] = []
    for counter, change in gains:
        good = (change > 0) == counter.wanted
        parts += [Space(14)] * bool(parts)
        parts += [Mark(counter.sign, SIGN, counter.color)]
        parts += [RowText(_signed(change), "strong", "good" if good else "bad")]
    return parts


def _signed(number: int) -> str:
    return f"{number:+d}".replace("-", MINUS)


class RecapNote(OverBoard):
    """The recap over the right edge of the board; the first click takes it away."""

    def __init__(
        self,
        services: Services,
        room: pygame.Rect,
        recap: Recap,
        view: Any,
        board: Widget | None = None,
    ) -> None:
        kit = services.kit
        pad, edge = kit.px(PADDING), kit.px(EDGE)
        width = min(kit.px(NOTE), room.width - 2 * edge)
        place = pygame.Rect(room.right - edge - width, room.y + edge, width, room.height - 2 * edge)
        section = RecapSection(services, place.inflate(-2 * pad, -2 * pad), recap, view)
        place.height = section.rect.height + 2 * pad
        super().__init__(kit, place, "recap")
        self.board = board
        self.visible = section.visible
        self.add(section)

    def paint(self, surface: pygame.Surface) -> None:
        """The ground."""
        look = Look(self.kit.color("panel"), self.kit.color("accent"), 250, cut=8)
        put_panel(self.kit, surface, self.rect, look)
