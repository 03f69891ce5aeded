"""What has happened since the player's last decision, for those who did not see it happen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.widgets import IconButton, Label, Look, Widget, put_panel

from .over_board import OverBoard, at_foot, free_place

if TYPE_CHECKING:
    from newangeles_gui.scenes import Services
    from newangeles_gui.widgets import Root

    from .chronicle import Chronicle, LogEntry
    from .playback import Playback

MOST: Final = 3  # lines
HASTY: Final = frozenset({"4x", "off"})  # nobody can follow these
OWN: Final = 3  # what happens to the player weighs more
HEAD: Final = 40  # units
LINE: Final = 30
PADDING: Final = 12
SIGN: Final = 22
WIDEST: Final = 860


class Recap:
    """Which lines are to be shown now; none when the player has seen everything happen."""

    def __init__(self, services: Services, chronicle: Chronicle, playback: Playback) -> None:
        self.services, self.chronicle, self.playback = services, chronicle, playback
        self.entries: list[LogEntry] = []
        self.more = 0  # how many others there are in the log
        self.folded = False

    def look(self, seat: int, name: str) -> None:
        """The player is asked: choose what matters of what was not to be seen."""
        hasty = str(self.services.settings.values["animation"]) in HASTY
        missed, self.playback.skipped = self.playback.skipped or hasty, False
        told = self.chronicle.recap(seat) if missed else []
        others = [one for one in told if one.facts.get("player", "") != name]
        self.entries = important(told, name) if others else []
        self.more = len(told) - len(self.entries)

    def dismiss(self) -> bool:
        """It has been read; whether there was anything."""
        shown = bool(self.entries)
        self.entries = []
        return shown

    def press(self, root: Root, pos: tuple[int, int]) -> bool:
        """The first click takes the strip away; whether it was meant for that alone."""
        strip, fold = root.named("recap"), root.named("recap.fold")
        if strip is None or (fold is not None and fold.rect.collidepoint(pos)):
            return False
        strip.visible = False
        self.dismiss()
        root.dirty = True
        return strip.rect.collidepoint(pos)


def important(told: Sequence[LogEntry], name: str) -> list[LogEntry]:
    """The few that matter most, in the order in which they happened."""

    def weight(entry: LogEntry) -> tuple[int, int]:
        touched = name in (entry.facts.get("player"), entry.facts.get("to"))
        return (entry.telling.weight + (OWN if touched else 0), entry.number)

    # What has no weight is for the log alone.
    weighty = sorted((one for one in told if one.telling.weight), key=weight, reverse=True)
    return sorted(weighty[:MOST], key=lambda entry: entry.number)


class RecapStrip(OverBoard):
    """A headline and up to three lines on the board, where nothing can be picked below them.

    A click takes it away. What is asked for is never hidden: a strip without a place of its own
    is folded to its headline.
    """

    def __init__(
        self,
        services: Services,
        board: Widget,
        recap: Recap,
        fold: Callable[[], None],
        taken: Sequence[pygame.Rect] = (),
    ) -> None:
        kit = services.kit
        lines = [] if recap.folded else recap.entries
        width = min(board.rect.width - 2 * kit.px(8), kit.px(WIDEST))
        height = kit.px(HEAD) + len(lines) * kit.px(LINE) + (kit.px(8) if lines else 0)
        rect = free_place(board, (width, min(height, board.rect.height)), taken)
        if rect is None:
            lines, low = [], (width, kit.px(HEAD))
            rect = free_place(board, low, taken) or at_foot(board, low)
        super().__init__(kit, rect, "recap")
        self.board = board
        self.services, self.recap = services, recap
        self._put_head(fold)
        self._signs = [self._put_line(place, entry) for place, entry in enumerate(lines)]

    def _put_head(self, fold: Callable[[], None]) -> None:
        kit, pad = self.kit, self.kit.px(PADDING)
        side = kit.px(HEAD - 8)
        button = pygame.Rect(self.rect.right - pad - side, self.rect.y + kit.px(4), side, side)
        words = pygame.Rect(self.rect.x + pad, self.rect.y, 0, kit.px(HEAD))
        words.width = button.left - pad - words.x
        say, folded = self.services.say, self.recap.folded
        title = say("screen.recap.title" if not self.recap.more else "screen.recap.title_more",
                    more=self.recap.more)  # fmt: skip
        tip = say("screen.recap.unfold" if folded else "screen.recap.fold")
        self.add(
            Label(kit, words, title, "small_strong", "accent", lines=2, name="recap.title"),
            IconButton(kit, button, "plus" if folded else "minus", tip, fold, name="recap.fold"),
        )

    def _put_line(self, place: int, entry: LogEntry) -> tuple[tuple[int, int], LogEntry]:
        kit, pad = self.kit, self.kit.px(PADDING)
        y = self.rect.y + kit.px(HEAD) + place * kit.px(LINE)
        left = self.rect.x + pad + kit.px(SIGN + 8)
        rect = pygame.Rect(left, y, self.rect.right - pad - left, kit.px(LINE))
        words = shortened(self, self.recap.chronicle.words(entry), rect.width)
        self.add(Label(kit, rect, words, "small", name=f"recap.{place}"))
        return (self.rect.x + pad, y + kit.px(LINE - SIGN) // 2), entry

    def paint(self, surface: pygame.Surface) -> None:
        """Draw the ground and the signs of the lines."""
        kit = self.kit
        look = Look(kit.color("panel"), kit.color("accent"), 255, cut=8)
        put_panel(kit, surface, self.rect, look)
        for pos, entry in self._signs:
            surface.blit(kit.icon(entry.known.sign, SIGN, kit.color(entry.known.color)), pos)


def shortened(widget: Widget, words: str, width: int) -> str:
    """What fits into a line: the log has the rest."""
    type_ = widget.kit.type
    while len(words) > 1 and type_.width(words, "small") > width:
        words = words.rstrip("…")[:-1].rstrip() + "…"
    return words
