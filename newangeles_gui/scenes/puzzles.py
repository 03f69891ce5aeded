"""Puzzles of a title: a panel for each ladder with a button for each puzzle, solved ones marked."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.profiles import BadProfilesError, Profiles, profiles_file
from newangeles_gui.scenes import Page
from newangeles_gui.session import PUZZLE, PuzzleRun, shipped_saves
from newangeles_gui.widgets import Area, Button, Label, Panel, Paragraph, filled_scroll

if TYPE_CHECKING:
    from newangeles_gui.scenes import Services
    from newangeles_gui.session import ShippedSave
    from newangeles_gui.widgets import Scroll

GAP: Final = 16  # units
SMALL_GAP: Final = 10
PADDING: Final = 18
SMALL_PADDING: Final = 12
HEADING: Final = 40
COUNT: Final = 110
BETWEEN: Final = 10
BUTTON: Final = (92, 54)
FOOT: Final = 60
SMALL_FOOT: Final = 48
WIDEST: Final = 380  # a button at the foot
WORDS: Final = ("button", "tip")  # of what else there is to practise
WIDE: Final = 1560  # units of the window, from which on there are three columns


class PuzzlesPage(Page):
    """What there is to solve, and what has been."""

    name = "puzzles"

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.ladders: dict[str, list[ShippedSave]] = {}
        for one in shipped_saves(services.box, PUZZLE):
            self.ladders.setdefault(one.teaches, []).append(one)
        self.solved: Sequence[str] = ()

    @property
    def person(self) -> str:
        """Under whose name puzzles are solved."""
        return str(self.services.settings.values["player"]) or self.say("screen.somebody")

    def enter(self) -> None:
        """One may have been solved meanwhile."""
        try:
            known = Profiles.load(profiles_file())
        except BadProfilesError:
            known = Profiles()
        self.solved = known.has_solved(self.person, self.services.title_id)
        super().enter()

    def build(self) -> None:
        """Panels side by side; what else there is to practise below."""
        compact, px = self.kit.view.compact, self.px
        body = Area(self.head(self.say("screen.puzzles.title")), px(SMALL_GAP if compact else GAP))
        self._put_practice(body)
        self.root.add(filled_scroll(self.kit, body.rest, "ladders", self._fill))
        self.focus_first(*(f"puzzle.{one.id}" for one in self._open()), "back")

    def _open(self) -> list[ShippedSave]:
        every = [one for ladder in self.ladders.values() for one in ladder]
        return [one for one in every if one.id not in self.solved]

    def _put_practice(self, body: Area) -> None:
        items = self.services.room.practice(self.services)
        if not items:
            return
        foot = Area(body.bottom(self.px(SMALL_FOOT if self.kit.view.compact else FOOT)), body.gap)
        for name, icon, action, color, said in items:
            rect = foot.left(min(self.px(WIDEST), foot.rest.width))
            words, tip = (self.say(f"screen.practice.{name}.{one}", **said) for one in WORDS)
            self.root.add(
                Button(self.kit, rect, words, action, icon, color, lines=2, name=name, tip=tip)
            )

    def _fill(self, scroll: Scroll, width: int) -> None:
        columns = 3 if self.kit.view.canvas[0] >= WIDE else 2
        gap = self.px(SMALL_GAP if self.kit.view.compact else GAP)
        wide = (width - gap * (columns - 1)) // columns
        left, top = scroll.rect.topleft
        names = list(self.ladders)
        for first in range(0, len(names), columns):
            row = names[first : first + columns]
            high = max(self._height(name, wide) for name in row)
            for place, name in enumerate(row):
                rect = pygame.Rect(left + place * (wide + gap), top, wide, high)
                self._put_ladder(scroll, rect, name)
            top += high + gap

    def _pad(self) -> int:
        return self.px(SMALL_PADDING if self.kit.view.compact else PADDING)

    def _told(self, name: str, place: tuple[int, int], width: int) -> Paragraph:
        words = self.say(f"ladder.{name}.about")
        return Paragraph(self.kit, place, width, words, "small", "muted", f"ladder.{name}.about")

    def _rows(self, name: str, width: int) -> tuple[int, int]:
        """How many buttons stand side by side, and how many rows there are."""
        step = self.px(BUTTON[0] + BETWEEN)
        beside = max(1, (width + self.px(BETWEEN)) // step)
        return beside, -(-len(self.ladders[name]) // beside)

    def _height(self, name: str, width: int) -> int:
        inner = width - 2 * self._pad()
        rows = self._rows(name, inner)[1]
        told = self._told(name, (0, 0), inner).rect.height
        between = self.px(BETWEEN)
        return 2 * self._pad() + self.px(HEADING) + told + rows * (self.px(BUTTON[1]) + between)

    def _put_ladder(self, scroll: Scroll, rect: pygame.Rect, name: str) -> None:
        kit, px, puzzles = self.kit, self.px, self.ladders[name]
        area = Area(rect, px(BETWEEN)).inset(self._pad())
        area.gap = 0
        head = Area(area.top(px(HEADING)))
        done = sum(one.id in self.solved for one in puzzles)
        count = self.say("screen.puzzles.count", done=done, of=len(puzzles))
        color = "good" if done == len(puzzles) else "muted"
        scroll.add(
            Panel(kit, rect, alpha=232, name=f"ladder.{name}"),
            Label(kit, head.right(px(COUNT)), count, "label", color, "right"),
            Label(kit, head.rest, self.say(f"ladder.{name}.title"), "heading", "accent"),
        )
        told = self._told(name, area.rest.topleft, area.rest.width)
        scroll.add(told)
        area.top(told.rect.height + px(BETWEEN))
        beside, _ = self._rows(name, area.rest.width)
        step = (px(BUTTON[0] + BETWEEN), px(BUTTON[1] + BETWEEN))
        for number, one in enumerate(puzzles):
            x = area.rest.x + number % beside * step[0]
            y = area.rest.y + number // beside * step[1]
            scroll.add(self._button(pygame.Rect(x, y, px(BUTTON[0]), px(BUTTON[1])), one, number))

    def _button(self, rect: pygame.Rect, one: ShippedSave, number: int) -> Button:
        solved = one.id in self.solved
        return Button(
            self.kit, rect, str(number + 1), partial(self.open_puzzle, one.teaches, number),
            "check" if solved else "", "good" if solved else "line", name=f"puzzle.{one.id}",
            tip=self.say("screen.puzzles.solved") if solved else "",
        )  # fmt: skip

    def open_puzzle(self, ladder: str, number: int) -> None:
        """Solve the puzzles of a ladder from one on."""
        services = self.services
        assert services.room.puzzle is not None, "who has no table for them shows none"
        self.services.audio.play("confirm")
        run = PuzzleRun(self.ladders[ladder], number, services.stack.pop)
        services.stack.push(services.room.puzzle(services, run))
