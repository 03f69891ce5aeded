"""The log as a drawer behind its tab: what matters on top, then everything, to be searched."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any, Final

import pygame

from newangeles_gui.widgets import (
    Area,
    Button,
    IconButton,
    Image,
    Label,
    Look,
    TextField,
    Widget,
    put_focus,
    put_panel,
)

from .chronicle import ALL
from .lines import Hover, LogLines, nothing
from .recap import Recap, RecapSection

if TYPE_CHECKING:
    from newangeles_gui.scenes import Services

    from .chronicle import Chronicle


ICON: Final = 24  # units
TAB_PADDING: Final = 14
BADGE: Final = 26
MOST: Final = 99


class LogTab(Button):
    """Opens the drawer; lit if something has happened that was not to be seen."""

    floats = True

    def __init__(
        self,
        services: Services,
        rect: pygame.Rect,
        chronicle: Chronicle,
        seat: int,
        open_drawer: Callable[[], None],
        recap: Recap | None = None,
    ) -> None:
        words = services.say("screen.log.title")
        super().__init__(services.kit, rect, words, open_drawer, name="log.tab", tip=self._tip)
        self.services, self.chronicle, self.seat, self.recap = services, chronicle, seat, recap
        self.clipped = ""  # the words stand upright

    @property
    def new(self) -> int:
        """How many lines have come since the last look."""
        return self.chronicle.unseen(self.seat)

    @property
    def lit(self) -> bool:
        """Whether something was missed."""
        return self.recap is not None and self.recap.missed

    def _tip(self) -> str:
        key = str(self.services.settings.values["key_log"]).upper()
        lines = [f"{self.services.say('screen.log.open')} [{key}]"]
        if self.new:
            lines.append(self.services.say("screen.log.new", n=self.new))
        return "\n".join(lines)

    def paint(self, surface: pygame.Surface) -> None:
        """A tongue at the edge with sign and upright word; the number hangs at its corner."""
        kit, rect, active = self.kit, self.rect, self.hovered or self.focused
        line = kit.color("accent" if active or self.lit else "line")
        put_panel(kit, surface, rect, Look(kit.color("panel"), line, 240, edge=1.5, cut=8))
        ink = kit.color("text" if active or self.lit else "muted")
        inner = rect.inflate(-kit.px(8), -kit.px(TAB_PADDING))
        lines, share, whole = self._upright(below := kit.px(ICON))
        if whole:  # else the word has all of it
            sign = kit.icon("log", ICON, ink)
            surface.blit(sign, sign.get_rect(midtop=inner.midtop))
            inner = inner.move(0, below // 2)
        else:
            lines, share, _ = self._upright(0)
        word = pygame.transform.rotate(kit.type.draw(lines[0], "strong", ink, share), 90)
        surface.blit(word, word.get_rect(center=inner.center))
        if self.new:
            self._put_number(surface)
        if self.focused:
            put_focus(kit, surface, rect)

    def _upright(self, taken: int) -> tuple[list[str], float, bool]:
        """The word as it fits where so much of the height is taken; and whether it does."""
        high = self.rect.height - self.kit.px(TAB_PADDING) - taken
        room = (high, self.rect.width - self.kit.px(8))
        return self.kit.type.fit(self.text, "strong", room)

    def _put_number(self, surface: pygame.Surface) -> None:
        kit, number = self.kit, self.new
        said = kit.type.draw(
            str(number) if number <= MOST else f"{MOST}+", "small_strong", kit.color("base")
        )
        side = kit.px(BADGE)
        ground = pygame.Rect(0, 0, max(side, said.get_width() + kit.px(10)), side)
        ground.midleft = (self.rect.x - side // 2, self.rect.y)
        color = kit.color("focus" if self.lit else "accent")
        pygame.draw.rect(surface, color, ground, border_radius=side // 2)
        surface.blit(said, said.get_rect(center=ground.center))


BUTTON: Final = 40  # units
PADDING: Final = 12
GAP: Final = 8
SIGN: Final = 24
SECTION: Final = 0.42  # of the room below the head, that the recap takes at most


class LogDrawer(Widget):
    """Everything that who looks may know of what has happened; `refresh` when there is more."""

    floats = True

    def __init__(
        self,
        services: Services,
        rect: pygame.Rect,
        chronicle: Chronicle,
        view: Any,
        close: Callable[[], None],
        recap: Recap | None = None,
        on_hover: Hover = nothing,
    ) -> None:
        super().__init__(services.kit, rect, "log")
        self.services, self.chronicle, self.view = services, chronicle, view
        self.recap, self.on_hover = recap, on_hover
        self._filters = [(ALL, "log"), *services.box.title.families]
        self._buttons: list[IconButton] = []
        self._section: RecapSection | None = None
        area = Area(self.rect, self.kit.px(GAP)).inset(self.kit.px(PADDING))
        self._put_head(area.top(self.kit.px(BUTTON)), close)
        if len(self._filters) > 1:
            self._put_tools(area.top(self.kit.px(BUTTON)))
        self._room = area.rest
        self._shown = -1
        self.lines = LogLines(services, self._room, chronicle, view.seat, on_hover)
        self.add(self.lines)
        self.refresh()

    def _put_head(self, rect: pygame.Rect, close: Callable[[], None]) -> None:
        """What it is, what is searched for, and the way to close it."""
        kit, say = self.kit, self.services.say
        area = Area(rect, kit.px(GAP))
        cross = area.right(rect.height)
        key = str(self.services.settings.values["key_log"]).upper()
        tip = f"{say('screen.log.close')} [{key}]"
        title = say("screen.log.title")
        wanted = kit.type.width(title, "heading") + kit.px(GAP)
        label = Label(kit, area.left(min(wanted, rect.width // 2)), title, "heading", "accent")
        self.add(label, IconButton(kit, cross, "cross", tip, close, name="log.close"))
        sign = kit.icon("search", SIGN, kit.color("muted"))
        self.add(Image(kit, area.left(kit.px(SIGN)), sign))
        self.add(
            TextField(
                kit, area.rest, self.chronicle.reading.search, self.look_for,
                say("screen.log.search"), name="log.search", tip=say("screen.log.search_tip"),
            )
        )  # fmt: skip

    def _put_tools(self, rect: pygame.Rect) -> None:
        """A button for each family of events."""
        area = Area(rect, self.kit.px(GAP))
        places = area.columns(len(self._filters))
        for (family, icon), place in zip(self._filters, places, strict=True):
            tip = self.services.say(f"screen.log.filter.{family}")
            chosen = self.chronicle.reading.family == family
            self._buttons.append(
                IconButton(
                    self.kit, place, icon, tip, partial(self.choose, family),
                    chosen=chosen, name=f"log.{family}",
                )
            )  # fmt: skip
        self.add(*self._buttons)

    def choose(self, family: str) -> None:
        """Show a family of events."""
        for (name, _), button in zip(self._filters, self._buttons, strict=True):
            button.chosen = name == family
        self.lines.choose(family)

    def look_for(self, words: str) -> None:
        """Show only lines with these words."""
        self.lines.look_for(words)

    def refresh(self) -> None:
        """There may be new entries: they have been seen now."""
        seat = self.view.seat
        self.chronicle.look(seat)
        told = len(self.chronicle.entries(seat))
        if told == self._shown:
            return
        self._shown = told
        self._put_section()
        self.lines.refresh()

    def _put_section(self) -> None:
        """The recap above the lines, which get the rest."""
        if self.recap is None:
            return
        if self._section is not None:
            self.children.remove(self._section)
        room = self._room.copy()
        room.height = round(room.height * SECTION)
        self._section = RecapSection(self.services, room, self.recap, self.view, self.on_hover)
        self.children.append(self._section)
        taken = self._section.rect.height
        gap = self.kit.px(2 * GAP) if taken else 0
        top = self._room.y + taken + gap
        self.lines.rect.update(self._room.x, top, self._room.width, self._room.bottom - top)

    def wheel(self, amount: int) -> bool:
        """What lies below is not meant."""
        return True

    def paint(self, surface: pygame.Surface) -> None:
        """The ground, and a line below the recap."""
        kit = self.kit
        put_panel(
            kit,
            surface,
            self.rect,
            Look(kit.color("panel"), kit.color("line"), 252, cut=12, sheen=0.1),
        )
        if self._section is not None and self._section.visible:
            y = self._section.rect.bottom + kit.px(GAP)
            ends = ((self._room.x, y), (self._room.right, y))
            pygame.draw.line(surface, kit.color("line"), *ends, max(1, kit.px(2)))
