"""The pages of the introduction in their order: each has a picture and signs for its sentences."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final, NamedTuple

import pygame

from newangeles_gui.scenes import FrontScene
from newangeles_gui.widgets import (
    Area,
    Button,
    IconButton,
    Image,
    Label,
    Paragraph,
    Widget,
    put_focus,
)

from .pages_city import CityPicture, RoundsPicture, SupplyPicture, ThreatPicture
from .pages_deal import DealPicture, RivalPicture, TalkPicture
from .picture import ground

if TYPE_CHECKING:
    from collections.abc import Callable

    from newangeles_gui.scenes import Services
    from newangeles_gui.widgets import Input, Kit

    from .picture import PagePicture


class PageInfo(NamedTuple):
    """A page: its name is the key of its words."""

    name: str
    picture: type[PagePicture]
    signs: tuple[str, ...]


PAGES: Final = (
    PageInfo("city", CityPicture, ("people", "symbols/capital.white", "contract")),
    PageInfo("rival", RivalPicture, ("rival", "hidden", "star")),
    PageInfo("threat", ThreatPicture, ("symbols/threat.white", "warning", "eye")),
    PageInfo("deal", DealPicture, ("main_offer", "counter", "support")),
    PageInfo("supply", SupplyPicture, ("symbols/android.white", "symbols/strike.white", "demand")),
    PageInfo("talk", TalkPicture, ("trade", "lock", "promise")),
    PageInfo("rounds", RoundsPicture, ("round", "demand", "play")),
)


MARGIN: Final = 56  # units
SMALL_MARGIN: Final = 14
FOOT: Final = 66
SMALL_FOOT: Final = 48
PADDING: Final = 26
SMALL_PADDING: Final = 12
SHARE: Final = 0.64  # of the width, for the picture
SMALL_SHARE: Final = 0.55
TRY: Final = 44
SIGN: Final = 34
DOT: Final = 26
SENTENCES: Final = ("a", "b", "c")
STYLES: Final = ("lead", "body", "small")


class Introduction(FrontScene):
    """Forward, back, or straight to the game."""

    name = "tutorial"
    music = "title"

    def __init__(self, services: Services, page: int = 0) -> None:
        super().__init__(services)
        self.page = page
        self.pictures: dict[int, PagePicture] = {}
        self._fresh = True  # the page has just been opened

    @property
    def picture(self) -> PagePicture:
        """That of the page; what was tried on it is kept."""
        if self.page not in self.pictures:
            self.pictures[self.page] = PAGES[self.page].picture(self)
        return self.pictures[self.page]

    @property
    def is_last(self) -> bool:
        """Whether there is no page after this one."""
        return self.page == len(PAGES) - 1

    def build(self) -> None:
        """Picture on the left, words on the right, the way below."""
        compact = self.kit.view.compact
        margin = self.px(SMALL_MARGIN if compact else MARGIN)
        body = Area(self.screen, margin // 2).inset(margin)
        foot = body.bottom(self.px(SMALL_FOOT if compact else FOOT))
        left = body.left(round(body.rest.width * (SMALL_SHARE if compact else SHARE)))
        self._put_foot(Area(foot, self.px(12)))
        self._put_words(self._inside(body.rest))
        self._put_picture(self._inside(left))
        if self._fresh:
            self._fresh = False
            self.root.set_focus(self.root.named("next"))

    def _inside(self, rect: pygame.Rect) -> Area:
        """What is within a panel."""
        self.root.add(ground(self.kit, rect))
        return Area(rect, self.px(8)).inset(
            self.px(SMALL_PADDING if self.kit.view.compact else PADDING)
        )

    def _put_picture(self, room: Area) -> None:
        line = Area(room.bottom(self.px(TRY)), self.px(8))
        sign = self.kit.icon("hint", SIGN - 8, self.kit.color("focus"))
        icon = Image(self.kit, line.left(self.px(SIGN)), sign)
        words = self.say(f"screen.tutorial.page.{PAGES[self.page].name}.try")
        self.root.add(
            icon, Label(self.kit, line.rest, words, "label", "focus", lines=2, name="try")
        )
        self.picture.put(room.rest)

    def _put_words(self, area: Area) -> None:
        """The headline and up to three sentences, each beside a sign."""
        page, compact, room = PAGES[self.page], self.kit.view.compact, area.rest
        words = self.say(f"screen.tutorial.page.{page.name}.title")
        style = "heading" if compact else "title"
        lines, share, _ = self.kit.type.fit(words, style, room.size, 2)
        high = len(lines) * self.kit.type.line_height(style, share)
        gap = self.px(8 if compact else 40)
        texts = self._sentences(room.width, room.height - high - gap)
        free = room.height - high - gap - texts[-1].rect.bottom
        area.top(max(0, free // 3 - area.gap))  # what hangs a little above the middle looks well
        title = area.top(high)
        self.root.add(Label(self.kit, title, words, style, "accent", lines=2, name="title"))
        for text, sign in zip(texts, page.signs, strict=True):
            text.rect.move_ip(room.x, title.bottom + gap)
            step = self.kit.type.line_height(text.style)
            place = pygame.Rect(room.x, text.rect.y, self.px(SIGN), step)
            picture = self.kit.icon(sign, SIGN, self.kit.color("accent"))
            self.root.add(Image(self.kit, place, picture), text)

    def _sentences(self, room: int, height: int) -> list[Paragraph]:
        """Up to three sentences, as large as they fit, from the top left corner."""
        page, kit = PAGES[self.page], self.kit
        keys = [f"screen.tutorial.page.{page.name}.{one}" for one in SENTENCES]
        said = [self.say(key) for key in keys if self.services.words.catalog.has(key)]
        aside = self.px(SIGN + 16)
        width, gap = room - aside, self.px(10 if kit.view.compact else 36)
        found: list[Paragraph] = []
        for style in STYLES:
            found, y = [], 0
            for words in said:
                found.append(Paragraph(kit, (aside, y), width, words, style, name="sentence"))
                y = found[-1].rect.bottom + gap
            if found[-1].rect.bottom <= height:
                break
        return found

    def _put_foot(self, row: Area) -> None:
        """Back, dots, forward; the way out and the way to the game."""
        kit, side, say = self.kit, row.rest.height, self.say
        wide = min(self.px(270), row.rest.width // 4)
        ways = (
            ("leave", "home", "title", self.leave_for_title, True),
            ("back", "arrow_left", "back", self.back, self.page > 0),
        )
        for name, icon, tip, action, able in ways:
            words = say(f"screen.tutorial.{tip}")
            knob = IconButton(kit, row.left(side), icon, words, action, enabled=able, name=name)
            self.root.add(knob)
        last = self.is_last
        following = row.right(2 * wide + row.gap if last else wide)
        key, action, icon = (
            ("play", self.play, "play") if last else ("next", self.forward, "arrow_right")
        )
        if not last:
            skip = row.right(wide)
            words = say("screen.tutorial.skip")
            self.root.add(
                Button(kit, skip, words, self.play, "skip", style="small", lines=2, name="skip")
            )
        self.root.add(
            Button(
                kit, following, say(f"screen.tutorial.{key}"), action, icon, "accent", chosen=True,
                lines=2, name="next",
            )
        )  # fmt: skip
        self._put_dots(row.rest)

    def _put_dots(self, row: pygame.Rect) -> None:
        size = min(self.px(DOT), row.width // len(PAGES))
        places = Area(Area(row).middle(size * len(PAGES), size)).columns(len(PAGES))
        for place, (page, rect) in enumerate(zip(PAGES, places, strict=True)):
            tip = self.say(f"screen.tutorial.page.{page.name}.title")
            dot = Dot(self.kit, rect, place == self.page, partial(self.go, place), tip)
            dot.name = f"dot.{place}"
            self.root.add(dot)

    def go(self, page: int) -> None:
        """Turn to a page."""
        if not 0 <= page < len(PAGES) or page == self.page:
            return
        self.page, self._fresh = page, True
        self.services.audio.play("click")
        self.rebuild()

    def forward(self) -> None:
        """The next page."""
        self.go(self.page + 1)

    def back(self) -> None:
        """The page before."""
        self.go(self.page - 1)

    def play(self) -> None:
        """Begin the guided game."""
        from . import coached  # with all of the table

        self.services.audio.play("confirm")
        coached.open_guided_game(self.services)

    def leave_for_title(self) -> None:
        """To where it was opened."""
        self.services.stack.pop()

    def cancel(self) -> bool:
        """Escape leaves."""
        self.leave_for_title()
        return True

    def handle(self, given: Input) -> bool:
        """Pages turn with their keys too, and with the arrows where those mean nothing else."""
        turns = {"page_up": -1, "page_down": 1}
        if given.kind == "action" and given.name in turns:
            self.go(self.page + turns[given.name])
            return True
        if super().handle(given):
            return True
        sides = {"left": -1, "right": 1}
        if given.kind == "action" and given.name in sides:
            self.go(self.page + sides[given.name])
            return True
        return False

    def update(self, seconds: float) -> None:
        """The picture moves."""
        super().update(seconds)
        if self.picture.update(seconds):
            self.root.dirty = True

    def wait(self) -> float | None:
        """Until the city or the picture moves."""
        waits = [one for one in (super().wait(), self.picture.wait()) if one is not None]
        return min(waits, default=None)


class Dot(Widget):
    """A page: filled when it is open."""

    focusable = True

    def __init__(
        self, kit: Kit, rect: pygame.Rect, here: bool, action: Callable[[], None], tip: str
    ) -> None:
        super().__init__(kit, rect, tip=tip)
        self.here, self.action = here, action

    def click(self, pos: tuple[int, int]) -> bool:
        """Open the page."""
        self.action()
        return True

    def paint(self, surface: pygame.Surface) -> None:
        """A point; a ring around it under the pointer."""
        kit, middle = self.kit, self.rect.center
        color = "accent" if self.here else "text" if self.hovered else "faint"
        radius = self.rect.width * (4 if self.here else 2.6) / 11
        pygame.draw.circle(surface, kit.color(color), middle, radius)
        if self.focused:
            put_focus(kit, surface, self.rect.inflate(-kit.px(6), -kit.px(6)))
