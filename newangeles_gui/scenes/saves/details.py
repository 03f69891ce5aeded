"""What can be told of a saved game: its city, how far it is, who plays; or what is wrong."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.titles.new_angeles.facts.public_facts import length_words, round_words
from newangeles_gui.titles.new_angeles.table.seat_lines import seat_lines, winner_words
from newangeles_gui.widgets.label import Image, Panel, Paragraph
from newangeles_gui.widgets.scroll import Scroll

from ...widgets.scroll import filled_scroll
from ..new_game.seed_line import SeedLine
from .rows import Picture, known, title_of, when

if TYPE_CHECKING:
    from newangeles_gui.session.listing import Listed
    from newangeles_gui.titles.new_angeles.facts.public_facts import PublicFacts

    from .list import SaveListPage

SEED_LINE: Final = 44  # units


class Details:
    """Puts everything below one another into a place that scrolls where it must."""

    def __init__(self, page: SaveListPage, save: Listed, problem: str) -> None:
        self.page, self.save, self.problem = page, save, problem
        self.kit, self.say = page.kit, page.say

    def put(self, rect: pygame.Rect) -> None:
        """Picture, words, seats."""
        self.left, self.room = rect.x, rect.height
        self.page.root.add(filled_scroll(self.kit, rect, "details", self._fill))

    def _fill(self, scroll: Scroll, width: int) -> None:
        self.scroll, self.width, self.y = scroll, width, scroll.rect.y
        self._put_picture()
        self._paragraph(title_of(self.page.services, self.save), "heading")
        if self.problem:
            wrong = self.say(f"save.bad.{known(self.page.services, self.problem)}")
            self._paragraph(wrong, "body", "warning")
            self.y += self.kit.px(8)
            file = self.say("screen.load.file", file=str(self.save.path))
            self._paragraph(file, "small", "muted")
        if self.save.header is not None:
            self._told()

    def _put_picture(self) -> None:
        """The city, or a sign that there is none to be seen."""
        height = min(self.width * 9 // 16, self.room * 45 // 100)
        place = pygame.Rect(self.left, self.y, height * 16 // 9, height)
        place.centerx = self.left + self.width // 2
        page = self.page
        if self.problem:
            sign = self.kit.icon("warning", 110, self.kit.color("bad"))
            self.scroll.add(
                Panel(self.kit, place, fill="base", alpha=200), Image(self.kit, place, sign)
            )
        else:
            picture = Picture(self.kit, place, page.mini, lambda: page.shelf.facts(self.save))
            self.scroll.add(picture)
        self.y = place.bottom + self.kit.px(16)

    def _paragraph(self, text: str, style: str, color: str = "text") -> None:
        words = Paragraph(self.kit, (self.left, self.y), self.width, text, style, color)
        self.scroll.add(words)
        self.y = words.rect.bottom + self.kit.px(4)

    def _told(self) -> None:
        header, facts = self.save.header, self.page.shelf.facts(self.save)
        assert header is not None and facts is not None
        parts = [round_words(self.say, facts)]
        end = self.page.services.box.threat_end
        parts.append(self.say("screen.load.threat", n=facts.threat, end=end))
        if facts.active and not facts.ended:
            active = self.page.services.words.name(f"corporation.{facts.active}")
            parts.append(self.say("screen.load.active", player=active))
        self._paragraph(" · ".join(parts), "body", "muted")
        self._paragraph(self.say("screen.load.when", time=when(header.saved)), "small", "muted")
        if header.iron:
            self._paragraph(self.say("screen.load.iron"), "small", "warning")
        if not self.problem:
            self._put_course(facts)
            place = (self.left, self.y + self.kit.px(10))
            self.scroll.add(*seat_lines(self.page.services, place, self.width, facts))

    def _put_course(self, facts: PublicFacts) -> None:
        """Who has won, how long it is, and the seed that makes it the same game again."""
        services = self.page.services
        if facts.ended:
            self._paragraph(winner_words(services, facts), "body", "good")
        self._paragraph(length_words(self.say, facts), "small", "muted")
        line = pygame.Rect(self.left, self.y, self.width, self.kit.px(SEED_LINE))
        self.scroll.add(SeedLine(services, line, facts.seed))
        self.y = line.bottom
