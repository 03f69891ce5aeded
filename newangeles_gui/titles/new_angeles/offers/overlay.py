"""What lies over a talk for a moment: lines in a panel; the ledger of promises among them."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.scenes import Overlay
from newangeles_gui.widgets import (
    Area,
    Button,
    IconButton,
    Image,
    Label,
    Panel,
    Paragraph,
    Scroll,
    Stepper,
    Switch,
)

from ..rules import BROKEN, KEPT, OPEN, VOID
from ..talk import counts, most
from ..words import corporation, own_words

if TYPE_CHECKING:
    from newangeles_gui.scenes import Services
    from newangeles_gui.widgets import Widget

    from ..minds.bargaining import Pledge
    from ..rules import Promise, View

PADDING: Final = 16  # units
HEAD: Final = 44
GAP: Final = 8
ROW: Final = 50  # units
EDGE: Final = 5  # of the ring around what has the focus
SIGN: Final = 20
PAIR: Final = 400  # of width from where on two things are side by side
INNER: Final = 28  # how much farther in what belongs to the line above is
SIGNS: Final = MappingProxyType(
    {
        OPEN: ("promise", "warning"),
        KEPT: ("kept", "good"),
        BROKEN: ("broken", "bad"),
        VOID: ("void", "faint"),
    }
)


class TermRows:
    """Each row is an area that gives its room away."""

    def __init__(self, services: Services, scroll: Scroll) -> None:
        self.services, self.kit = services, services.kit
        self.scroll, self.top = scroll, scroll.rect.y

    def row(self, inner: bool = False) -> Area:
        """The next room."""
        px, scroll = self.kit.px, self.scroll
        rect = pygame.Rect(scroll.rect.x, self.top + px(EDGE), scroll.inner, px(ROW))
        self.top = rect.bottom + px(GAP) - px(EDGE)
        area = Area(rect.inflate(-2 * px(EDGE), 0), px(GAP))
        if inner:
            area.left(px(INNER))
        return area

    def spots(self, number: int) -> list[pygame.Rect]:
        """So many rooms that belong to the row above: side by side, or one below the other."""
        row = self.row(inner=True)
        if row.rest.width >= self.kit.px(PAIR):
            return row.columns(number)
        return [row.rest, *(self.row(inner=True).rest for _ in range(number - 1))]

    def note(self, text: str, icon: str = "", color: str = "muted", ink: str = "muted") -> None:
        """A paragraph, with a sign before it if there is one."""
        kit, scroll = self.kit, self.scroll
        beside = kit.px(SIGN + GAP) if icon else 0
        place, wide = (scroll.rect.x + beside, self.top), scroll.inner - beside
        words = Paragraph(kit, place, wide, text, "small", ink)
        if icon:
            spot = pygame.Rect(scroll.rect.x, self.top, kit.px(SIGN), kit.type.line_height("small"))
            scroll.add(Image(kit, spot, kit.icon(icon, SIGN, kit.color(color))))
        scroll.add(words)
        self.top = words.rect.bottom + kit.px(GAP)

    def amount(
        self, rect: pygame.Rect, name: str, value: int, limits: tuple[int, int],
        change: Callable[[int], None], words: str = "offer.capital", enabled: bool = True,
        why: str = "",
    ) -> None:  # fmt: skip
        """A number between less and more; `why` it cannot be changed."""
        say, most = self.services.say, limits[1]
        tips = (why or say("screen.trade.less"), why or say("screen.trade.more", most=most))
        self.scroll.add(
            Stepper(
                self.kit, rect, value, (limits[0], max(most, value)), change,
                lambda number: say(words, amount=number, count=number), 1, enabled, name, tips,
            )
        )  # fmt: skip

    def switch(
        self, rect: pygame.Rect, name: str, text: str, on: bool, change: Callable[[bool], None],
        tip: str = "", enabled: bool = True,
    ) -> None:  # fmt: skip
        """On or off."""
        self.scroll.add(Switch(self.kit, rect, text, on, change, enabled, name, tip))

    def value(
        self, rect: pygame.Rect, name: str, text: str, icon: str, following: Callable[[], None],
        tip: str, enabled: bool = True,
    ) -> None:  # fmt: skip
        """One of a few values; a click goes to the next."""
        self.scroll.add(
            Button(
                self.kit, rect, text, following, icon, style="small", enabled=enabled, lines=2,
                name=name, tip=self.services.say(f"screen.trade.another_{tip}"),
            )
        )  # fmt: skip

    def promised(
        self, name: str, one: Promise | Pledge, longer: str, change: Callable[..., None],
        enabled: bool = True, about: tuple[str, str] | None = None,
    ) -> None:  # fmt: skip
        """How much is promised, or about which asset (the words, the next one), and until when."""
        counted = counts(one.kind)
        spots = self.spots(2 if counted or about else 1)
        if counted:
            words = "offer.cards" if one.kind == "support" else "offer.capital"
            self.amount(
                spots[0], f"{name}.amount", one.amount, (1, most(one.kind)),
                lambda amount: change(amount=amount), words, enabled,
            )  # fmt: skip
        elif about:
            after = about[1]
            self.value(
                spots[0], f"{name}.about", about[0], "asset", lambda: change(about=after), "asset"
            )
        until = self.services.say(f"log.until.{one.until}")
        self.value(
            spots[-1],
            f"{name}.until",
            until,
            "clock",
            lambda: change(until=longer),
            "time",
            enabled,
        )


class OverTalk(Overlay):
    """As high as its lines need; what is derived says where it is and fills it."""

    private = True
    tone = "accent"
    wide = 520  # units
    wanted = ""  # the beginning of the name of what gets the focus

    @property
    @abstractmethod
    def title(self) -> str:
        """The headline."""

    @abstractmethod
    def placed(self, size: tuple[int, int]) -> pygame.Rect:
        """Where a panel of this size is; it may be less high."""

    @abstractmethod
    def fill(self, rows: TermRows) -> None:
        """Put the lines in."""

    def build(self) -> None:
        """Headline, lines, and the button that closes."""
        kit, padding, offset = self.kit, self.px(PADDING), self._offset
        wide = min(self.px(self.wide), self.screen.width - 2 * self.px(GAP))
        depth = self._filled(pygame.Rect(0, 0, wide - 2 * padding, 10)).depth
        rect = self.placed((wide, 2 * padding + self.px(HEAD) + 2 * self.px(GAP) + depth))
        area = Area(rect.inflate(-2 * padding, -2 * padding), self.px(GAP))
        head = Area(area.top(self.px(HEAD)), self.px(GAP))
        close, done = head.right(self.px(HEAD)), self.say("screen.close")
        scroll = self._filled(area.rest, offset)
        self.root.add(
            Panel(kit, rect, self.tone, alpha=252, glow=14),
            Label(kit, head.rest, self.title, "label", self.tone, name="title"),
            IconButton(kit, close, "check", done, self.close, name=f"{self.name}.close"),
            scroll,
        )
        if self.wanted or self.root.focus is None:
            self.root.set_focus(self._first(scroll) or self.root.named(f"{self.name}.close"))
            self.wanted = ""

    _offset = 0

    def _filled(self, rect: pygame.Rect, offset: int = 0) -> Scroll:
        scroll = Scroll(self.kit, rect, f"{self.name}.lines", offset)
        self.fill(TermRows(self.services, scroll))
        scroll.settle()
        return scroll

    def _first(self, scroll: Scroll) -> Widget | None:
        """What was clicked, or the first line that can be changed."""
        lines = [one for child in scroll.children for one in child.all() if one.focusable]
        usable = [one for one in lines if one.enabled and not one.name.startswith("lock.")]
        known = [one for one in usable if self.wanted and one.name.startswith(self.wanted)]
        return next(iter([*known, *usable]), None)

    def rebuild(self) -> None:
        """The lines stay where they were scrolled to."""
        scrolls = (one for one in self.root.all() if isinstance(one, Scroll))
        self._offset = next((one.offset for one in scrolls), 0)
        super().rebuild()


class LedgerScreen(OverTalk):
    """A line for every promise, the newest first."""

    name = "book"
    tone = "warning"
    veil = 130
    wide = 820

    def __init__(self, services: Services, view: View) -> None:
        super().__init__(services)
        self.view = view

    @property
    def title(self) -> str:
        """What it is."""
        return self.say("ledger.title")

    def placed(self, size: tuple[int, int]) -> pygame.Rect:
        """In the middle."""
        rect = pygame.Rect(0, 0, size[0], min(size[1], self.screen.height * 4 // 5))
        rect.center = self.screen.center
        return rect

    def fill(self, rows: TermRows) -> None:
        """The promises."""
        words = own_words(self.services.words)
        for one in reversed(self.view.promises):
            player, to = corporation(one.by), corporation(one.to)
            text = self.say(
                f"ledger.fate.{one.fate}", player=player, to=to, promise=words.promise(one)
            )
            rows.note(text, *SIGNS[one.fate], "text")
        if not self.view.promises:
            rows.note(self.say("ledger.none"))


def reputation(view: View, player: str) -> tuple[int, int]:
    """How many promises a player has kept and broken; void ones do not count."""
    fates = [one.fate for one in view.promises if one.by == player]
    return fates.count(KEPT), fates.count(BROKEN)
