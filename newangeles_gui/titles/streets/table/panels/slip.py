"""The till slip: the only paper among the panels, with a torn foot."""

from __future__ import annotations

from collections.abc import Callable
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.table import Letters
from newangeles_gui.widgets import Widget, mixed

from ...city import TIMES, perforated, value_signs

if TYPE_CHECKING:
    from collections.abc import Sequence

    from newangeles_gui.scenes import Services
    from newangeles_gui.table import Regions, Target
    from newangeles_gui.widgets import Rgb

    from ...city import Art
    from ..bill import Bill, BillBlock, BillNote, BillRow

PAD: Final = 18  # units
SHARES: Final = MappingProxyType({"wide": 1.0, "compact": 0.72, "small": 0.62})
TOOTH: Final = 14
EDGE: Final = 5
SHADOW: Final = 60
MIDDLE_OF_SUMS: Final = 54
SPARE: Final = 10
HEAD: Final = 32
LEAST: Final = 0.76  # of their width: what would have to be narrower is left out


class Slip(Widget):
    """Grows down with what it says; rows can be pointed at."""

    floats = True

    def __init__(
        self, services: Services, places: Regions, rect: pygame.Rect, bill: Bill, art: Art
    ) -> None:
        super().__init__(services.kit, rect, "slip")
        self.services, self.places, self.bill, self.art = services, places, bill, art
        self.letters = Letters(services.kit, places)
        self.room = pygame.Rect(rect)
        self.wide = places.form == "wide"
        self.on_row: Callable[[int | None], None] = lambda cell: None
        self.strong: int | None = None  # the cell of the row that is pointed at
        self.rows: list[tuple[pygame.Rect, BillRow]] = []
        self.sums: dict[str, pygame.Rect] = {}
        self.tight = 0
        self.show(bill)

    def show(self, bill: Bill) -> None:
        """Say something else."""
        self.bill = bill
        self.rect = pygame.Rect(self.room)
        for self.tight in range(3):
            high = self._height()
            if high <= self.room.height:
                break
        self.rect.height = min(high, self.room.height)

    def refresh(self) -> None:
        """It is given other bills."""

    def place(self, target: Target) -> pygame.Rect | None:
        """Where the sum of a seat or a row stands."""
        if target[0] == "slip_sum":
            return self.sums.get(target[1])
        return None

    def u(self, units: float) -> int:
        """Pixels for units of the full form; of others for what goes with smaller letters."""
        return self.places.px(units * SHARES[self.places.form])

    def line(self, text: str, style: str, color: str, room: int) -> pygame.Surface:
        """Words in ink."""
        return self.letters.line(text, style, color, max(8, room))

    # How high things are.

    def _row_height(self) -> int:
        high = self.u((58, 42, 27)[self.tight])
        if self.tight == 2:
            return high
        return max(high, 2 * self.kit.type.line_height("small", self.letters.share))

    def _note_height(self) -> int:
        return self.u((38, 32, 26)[self.tight])

    def _height(self) -> int:
        bill = self.bill
        high = self.u(PAD) + self._head_height()
        for block in bill.blocks:
            high += self.u(SPARE) + (self.u(32) if block.head else 0)
            high += self._row_height() * len(block.rows)
        if bill.sums:
            high += self.u(MIDDLE_OF_SUMS + 2 * SPARE)
        high += sum(map(self._note_depth, bill.notes)) + (self.u(SPARE) if bill.notes else 0)
        high += self.u(HEAD) if bill.over_notes else 0
        return high + self.u(TOOTH + SPARE)

    def _head_height(self) -> int:
        told = self._told_lines()
        return self.u(34) + (self.u(20) if self.bill.kicker else 0) + len(told) * self._step()

    def _told_lines(self) -> list[str]:
        """What is said below the title, in as many lines as it takes."""
        return self._wrapped(self.bill.told, self.room.width - 2 * self.u(PAD))

    def _wrapped(self, text: str, room: int) -> list[str]:
        return self.kit.type.wrap(text, "small", room, self.letters.share) if text else []

    def _step(self) -> int:
        return max(self.u(26), self.kit.type.line_height("small", self.letters.share))

    def _note_lines(self, note: BillNote) -> list[str]:
        """One line, or two where it would have to be much narrower than it is."""
        room = self.room.width - 2 * self.u(PAD) - (self.u(40) if note.picture else 0)
        room -= self.u(28) if note.done and not note.warns else 0
        if self.letters.width(note.words, "small") * LEAST <= room:
            return [note.words]
        return self._wrapped(note.words, room)

    def _note_depth(self, note: BillNote) -> int:
        more = len(self._note_lines(note)) - 1
        return self._note_height() + more * self.kit.type.line_height("small", self.letters.share)

    # What is seen.

    def hits(self, pos: tuple[int, int]) -> bool:
        """The paper hides the city; its rows hear the pointer."""
        inside = self.rect.collidepoint(pos)
        found = next((row for rect, row in self.rows if rect.collidepoint(pos)), None)
        strong = found.line.cell if inside and found is not None else None
        if strong != self.strong:
            self.strong = strong
            self.on_row(strong)
        return inside

    def paint(self, surface: pygame.Surface) -> None:
        """The paper from above: head, streets, sums, notes."""
        surface.blit(self._paper(), self.rect.move(-self.u(4), 0))
        inner = self.rect.inflate(-2 * self.u(PAD), 0)
        top = self._put_head(surface, inner)
        self.rows, self.sums = [], {}
        for block in self.bill.blocks:
            top = self._put_block(surface, inner, top, block)
        if self.bill.sums:
            top = self._put_sums(surface, inner, top)
        if self.bill.notes:
            top += self.u(SPARE)
        if self.bill.over_notes:
            head = self.line(self.bill.over_notes, "strong", "ink", inner.width)
            surface.blit(head, head.get_rect(midleft=(inner.x, top + self.u(HEAD) // 2)))
            top += self.u(HEAD)
        for note in self.bill.notes:
            rect = pygame.Rect(inner.x, top, inner.width, self._note_depth(note))
            self._put_note(surface, rect, note)
            top = rect.bottom

    def _paper(self) -> pygame.Surface:
        size = self.rect.size
        key = ("slip", size, self.kit.color("paper"), self.wide)
        return self.kit.kept(key, lambda: self._draw_paper(size))

    def _draw_paper(self, size: tuple[int, int]) -> pygame.Surface:
        """A strip of amber above, teeth below, a shadow around."""
        kit, side = self.kit, self.u(4)
        surface = pygame.Surface((size[0] + 2 * side, size[1] + 2 * side), pygame.SRCALPHA)
        outline = _torn(pygame.Rect(side, 0, *size), self.u(TOOTH))
        shadow = [(x + side // 2, y + side) for x, y in outline]
        pygame.draw.polygon(surface, (0, 0, 0, SHADOW), shadow)
        pygame.draw.polygon(surface, kit.color("paper"), outline)
        pygame.draw.rect(surface, kit.color("bad"), (side, 0, size[0], self.u(EDGE)))
        return surface

    def _put_head(self, surface: pygame.Surface, inner: pygame.Rect) -> int:
        bill, top = self.bill, inner.y + self.u(PAD)
        if bill.kicker:
            drawn = self.line(bill.kicker.upper(), "small_strong", "ink_warning", inner.width)
            surface.blit(drawn, (inner.x, top - self.u(4)))
            top += self.u(20)
        title = self.line(bill.title, "heading", "ink", inner.width)
        surface.blit(title, title.get_rect(midleft=(inner.x, top + self.u(17))))
        top += self.u(34)
        for told in self._told_lines():
            drawn = self.line(told, "small", "ink_muted", inner.width)
            surface.blit(drawn, drawn.get_rect(midleft=(inner.x, top + self._step() // 2)))
            top += self._step()
        return top

    def _put_block(
        self, surface: pygame.Surface, inner: pygame.Rect, top: int, block: BillBlock
    ) -> int:
        self._perforated(surface, inner, top + self.u(SPARE) // 2)
        top += self.u(SPARE)
        if block.head:
            middle = top + self.u(16)
            head = self.line(block.head, "strong", "ink", inner.width)
            surface.blit(head, head.get_rect(midleft=(inner.x, middle)))
            room = inner.width - head.get_width() - self.u(8)
            if self.letters.width(block.aside, "small") * LEAST <= room:
                aside = self.line(block.aside, "small", "ink_muted", room)
                surface.blit(aside, aside.get_rect(midright=(inner.right, middle)))
            top += self.u(32)
        for row in block.rows:
            rect = pygame.Rect(inner.x, top, inner.width, self._row_height())
            self._put_row(surface, rect, row)
            self.rows.append((rect, row))
            top += rect.height
        return top

    def _perforated(self, surface: pygame.Surface, inner: pygame.Rect, y: int) -> None:
        color = self.kit.color("ground_far")
        perforated(surface, color, (inner.left, inner.right), y, self.u(5))

    def _put_row(self, surface: pygame.Surface, rect: pygame.Rect, row: BillRow) -> None:
        """Sign and name, below what was counted; the sum at the right."""
        if row.own:
            around = rect.inflate(self.u(16), -self.u(4))
            pygame.draw.rect(surface, self.kit.color("paper_own"), around, border_radius=self.u(6))
        if row.line.cell == self.strong:
            around = rect.inflate(self.u(16), -self.u(4))
            edge = self.kit.color("bad")
            pygame.draw.rect(surface, edge, around, max(2, self.u(2)), border_radius=self.u(6))
        side = min(self.u(30), rect.height - self.u(6))
        sign = self.art.tight(f"signs/{row.owner}", side)
        surface.blit(sign, sign.get_rect(midleft=(rect.x, rect.centery)))
        style = "strong" if self.tight == 2 else "heading"
        money = self.line(self._dollars(row.line.money), style, "ink", rect.width)
        money_at = money.get_rect(midright=(rect.right, rect.centery))
        surface.blit(money, money_at)
        if row.paid:
            tick = self.kit.icon("check", self.letters.share * 22, self.kit.color("parent"))
            surface.blit(tick, tick.get_rect(midright=(money_at.left - self.u(3), rect.centery)))
        left = rect.x + side + self.u(10)
        self._put_reckoning(surface, rect, row, left, money_at.left - self.u(12))

    def _put_reckoning(
        self, surface: pygame.Surface, rect: pygame.Rect, row: BillRow, left: int, right: int
    ) -> None:
        paid = self.u(24) if row.paid else 0
        parts = self.line(
            f"{row.line.value} + {row.line.people}", "label", "ink_muted", right - left
        )
        low = rect.centery if self.tight == 2 else rect.y + rect.height * 7 // 10
        parts_at = parts.get_rect(midright=(right - paid, low))
        alone = self.tight == 2 and not self._stands_beside(row.name, parts_at.left - left)
        if alone:  # a name is cut nowhere
            parts_at.left = right - paid
        else:
            surface.blit(parts, parts_at)
        room = (parts_at.left if self.tight == 2 else right - paid) - left - self.u(6)
        name = self._whole(row.name, "small_strong" if self.tight == 2 else "strong", room)
        high = rect.centery if self.tight == 2 else rect.y + rect.height * 3 // 10
        surface.blit(name, name.get_rect(midleft=(left, high)))
        if self.tight == 2:
            return
        for one in self._signs_of(row):
            surface.blit(one, one.get_rect(midleft=(left, low)))
            left += one.get_width() + self.u(3)
        room = parts_at.left - left - self.u(8)
        if self.letters.width(row.counted, "small") * LEAST <= room:  # what is cut tells nothing
            counted = self.line(row.counted, "small", "ink_muted", room)
            surface.blit(counted, counted.get_rect(midleft=(left + self.u(3), low)))

    def _whole(self, text: str, style: str, room: int) -> pygame.Surface:
        """A name that is cut nowhere, smaller where it has to be."""
        share = min(1.0, room / max(1, self.letters.width(text, style)) / LEAST)
        if share >= 1:
            return self.line(text, style, "ink", room)
        share *= self.letters.share * LEAST
        return self.kit.type.draw(text, style, self.kit.color("ink"), share)

    def _stands_beside(self, name: str, room: int) -> bool:
        return self.letters.width(name, "small_strong") * LEAST <= room - self.u(6)

    def _signs_of(self, row: BillRow) -> Sequence[pygame.Surface]:
        """`2 x` and what it counts."""
        tile, side = self.services.box.tiles[row.line.name], self.u(20)
        found = value_signs(self.art, tile.kind, tile.of, side)
        if tile.kind == "copy":
            return found
        text = str(tile.each) + ("" if tile.kind == "encloses" else TIMES)
        return [self.line(text, "small_strong", "ink", self.u(60)), *found]

    def _put_sums(self, surface: pygame.Surface, inner: pygame.Rect, top: int) -> int:
        """A box for each seat."""
        self._perforated(surface, inner, top + self.u(SPARE) // 2)
        top += self.u(SPARE)
        gap, count = self.u(6), len(self.bill.sums)
        wide = (inner.width + gap) // count - gap
        for n, (owner, money, own) in enumerate(self.bill.sums):
            box = pygame.Rect(inner.x + n * (wide + gap), top, wide, self.u(MIDDLE_OF_SUMS))
            ground: Rgb = self.kit.color("paper_own" if own else "paper")
            pygame.draw.rect(surface, ground, box, border_radius=self.u(8))
            line = self.kit.color("bad" if own else "ground_far")
            pygame.draw.rect(surface, line, box, max(1, self.u(1.6)), border_radius=self.u(8))
            side = min(self.u(26), box.width // 3)
            sign = self.art.tight(f"signs/{owner}", side)
            number = self.line(f"+{money}", "strong", "ink" if money else "ink_muted",
                               box.width - side - self.u(8))  # fmt: skip
            left = box.centerx - (side + self.u(4) + number.get_width()) // 2
            surface.blit(sign, sign.get_rect(midleft=(left, box.centery)))
            at = number.get_rect(midleft=(left + side + self.u(4), box.centery))
            surface.blit(number, at)
            self.sums[owner] = box
        return top + self.u(MIDDLE_OF_SUMS + SPARE)

    def _put_note(self, surface: pygame.Surface, rect: pygame.Rect, note: BillNote) -> None:
        """A picture, and what happens."""
        side, left = min(self.u(27), self._note_height() - self.u(4)), rect.x
        if note.lit:
            around, tint = rect.inflate(self.u(16), -self.u(2)), self.kit.color(note.lit)
            fill, round_ = mixed(self.kit.color("paper"), tint, 0.2), self.u(6)
            pygame.draw.rect(surface, fill, around, border_radius=round_)
            pygame.draw.rect(surface, tint, around, max(2, self.u(2)), border_radius=round_)
        if note.picture and self.art.has(note.picture):
            drawn = self.art.tight(note.picture, side)
            surface.blit(drawn, drawn.get_rect(center=(rect.x + self.u(16), rect.centery)))
            left += self.u(40)
        if note.done and not note.warns:
            tick = self.kit.icon("check", self.letters.share * 20, self.kit.color("parent"))
            surface.blit(tick, tick.get_rect(midright=(rect.right, rect.centery)))
        color = "ink_warning" if note.warns else "ink_muted" if note.done else "ink"
        style = "small_strong" if note.warns else "small"
        tick_room = self.u(28) if note.done and not note.warns else 0
        lines, step = self._note_lines(note), self.kit.type.line_height("small", self.letters.share)
        middle = rect.centery - step * (len(lines) - 1) // 2
        for n, words in enumerate(lines):
            text = self.line(words, style, color, rect.right - left - tick_room)
            surface.blit(text, text.get_rect(midleft=(left, middle + n * step)))

    def _dollars(self, money: int) -> str:
        return self.services.say("town.dollars", n=money)


def _torn(rect: pygame.Rect, tooth: int) -> list[tuple[int, int]]:
    """The outline of paper that was torn off below."""
    tooth = max(4, tooth)
    count = max(1, rect.width // (2 * tooth))
    step = rect.width / (2 * count)
    foot = [
        (round(rect.right - n * step), rect.bottom - (tooth if n % 2 else 0) // 2 - 1)
        for n in range(2 * count + 1)
    ]
    return [rect.topleft, rect.topright, *foot]
