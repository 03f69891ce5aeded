"""The screen of the almanac: tabs, the search, and what the tab shows."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.scenes import SOON, Page, Services
from newangeles_gui.widgets import Button, IconButton, Image, LongView, TextField, Widget

from .cards_tab import CardsTab
from .index import Bookmark, Index
from .tab import GlossaryTab, RulesTab

if TYPE_CHECKING:
    from newangeles_gui.widgets import Input

    from .tab import Tab

SEARCH: Final = 420  # units
SMALL_SEARCH: Final = 270
SIDE: Final = 264  # the column of tabs
TAB: Final = 60
SMALL_TAB: Final = 44
GAP: Final = 20
SCROLLING: Final = frozenset({"page_up", "page_down", "up", "down"})
ICONS: Final = MappingProxyType(
    {
        "rules": "almanac",
        "cards": "deck",
        "glossary": "help",
    }
)
SHOWN_BY: Final = MappingProxyType[str, type["Tab"]](
    {
        "rules": RulesTab,
        "cards": CardsTab,
        "glossary": GlossaryTab,
    }
)


class Almanac(Page):
    """Opens at a topic such as `rule.34_2`, `card.NAME`, `glossary.WORD`."""

    name = "almanac"
    leads_on = False

    def __init__(self, services: Services, topic: str = "") -> None:
        super().__init__(services)
        self.index = Index(services)
        self.query = ""
        self.place = Bookmark(self.index.tabs[0])
        self.before: list[Bookmark] = []  # where links were followed from
        # Whether the chosen passage has to be shown.
        self.aimed = self.place.open(topic, self.index.topics)
        self.found = self.index.find("")
        self.tab: Tab | None = None

    def build(self) -> None:
        """The head with the search, the tabs, and what the chosen one shows."""
        if self.index.language != self.services.words.catalog.language.code:
            self.index = Index(self.services)
            self.found = self.index.find(self.query)
        room = self.px(SMALL_SEARCH if self.kit.view.compact else SEARCH)
        beside = self.px(GAP) * 2 + self.px(52) * bool(self.before)
        body = self.head(self.say("screen.almanac.title"), room + beside)
        self._put_search(body, room)
        self.body = body
        self.content = Widget(self.kit, body)
        self.root.add(self.content)
        self._fill()
        if self.root.focus is None:
            self.root.set_focus(self.root.named("search"))

    def _put_search(self, body: pygame.Rect, room: int) -> None:
        title = self.root.named("title")
        assert title is not None
        say, height = self.say, min(title.rect.height, self.px(52))
        top = title.rect.centery - height // 2
        if self.before:
            x = body.right - room - height - self.px(GAP)
            back = pygame.Rect(x, top, height, height)
            words = say("screen.almanac.back")
            self.root.add(IconButton(self.kit, back, "undo", words, self.return_, name="return"))
        sign = self.kit.icon("search", 28, self.kit.color("muted"))
        place = pygame.Rect(body.right - room, top, sign.get_width(), height)
        rect = pygame.Rect(place.right + self.px(12), top, 0, height)
        rect.width = body.right - rect.x
        field = TextField(
            self.kit, rect, self.query, self.look_for, say("screen.almanac.search"),
            name="search", tip=say("screen.almanac.search_tip"),
        )  # fmt: skip
        self.root.add(Image(self.kit, place, sign), field)

    def look_for(self, query: str) -> None:
        """Show only what has these words."""
        self.query = query
        self.found = self.index.find(query)
        if not self.found[self.place.tab]:
            tabs = (tab for tab in self.index.tabs if self.found[tab])
            self.place.tab = next(tabs, self.place.tab)
        self.place.offsets.clear()
        self.place.card = ""
        if self.root.children:  # else it is put when the screen opens
            self.refresh()

    def refresh(self) -> None:
        """Put what is below the head anew."""
        self.content.children = []
        self._fill()
        self.root.settle()

    def _fill(self) -> None:
        area = self._put_tabs(self.body)
        chapter = self.index.chapters.get(self.place.tab)
        shown_by = SHOWN_BY[self.place.tab] if chapter is None else chapter.tab
        self.tab = shown_by(self, area)
        self.tab.build()
        self.aimed = False

    def _put_tabs(self, body: pygame.Rect) -> pygame.Rect:
        """A column at the left, or a row above where there is little room; what is left."""
        gap, tabs = self.px(GAP), self.index.tabs
        if self.kit.view.compact:
            small = self.px(6)
            width = (body.width - small * (len(tabs) - 1)) // len(tabs)
            for place, tab in enumerate(tabs):
                x = body.x + place * (width + small)
                self._put_tab(tab, pygame.Rect(x, body.y, width, self.px(SMALL_TAB)))
            top = self.px(SMALL_TAB) + self.px(10)
            return pygame.Rect(body.x, body.y + top, body.width, body.height - top)
        for place, tab in enumerate(tabs):
            y = body.y + place * self.px(TAB + 10)
            self._put_tab(tab, pygame.Rect(body.x, y, self.px(SIDE), self.px(TAB)))
        left = body.x + self.px(SIDE) + gap
        return pygame.Rect(left, body.y, body.right - left, body.height)

    def _put_tab(self, tab: str, rect: pygame.Rect) -> None:
        compact = self.kit.view.compact
        text = self.say(f"screen.almanac.tab.{tab}")
        count = len(self.found[tab])
        if self.query:
            text = self.say("screen.almanac.found", name=text, n=count)
        self.content.add(
            Button(
                self.kit,
                rect,
                text,
                lambda: self.show(tab),
                "" if compact else self._icon(tab),
                style="small" if compact else "label",
                chosen=tab == self.place.tab,
                enabled=bool(count) or tab == self.place.tab,
                lines=2,
                align="center" if compact else "left",
                name=f"tab.{tab}",
                tip="" if count else self.say("screen.almanac.none", query=self.query),
            )
        )

    def _icon(self, tab: str) -> str:
        chapter = self.index.chapters.get(tab)
        return ICONS[tab] if chapter is None else chapter.icon

    def show(self, tab: str) -> None:
        """Another tab; again: back to all its cards."""
        self.place.tab, self.place.card = tab, ""
        self.refresh()

    def open(self, topic: str) -> None:
        """Follow a link; Escape comes back."""
        before = self.place.copy()
        if self.place.open(topic, self.index.topics):
            self.before.append(before)
            if self.query:
                self.query = ""
                self.found = self.index.find("")
            self.aimed = True
            self.rebuild()

    def return_(self) -> None:
        """Back to where the last link was."""
        self.place = self.before.pop()
        self.rebuild()

    def cancel(self) -> bool:
        """From a card to all cards, from a link to where it was, then to the screen below."""
        if self.before:
            self.return_()
        elif self.place.card:
            self.place.card = ""
            self.refresh()
        else:
            self.back()
        return True

    @property
    def view(self) -> LongView | None:
        """What pages and arrows scroll while something is typed."""
        return self.tab.view if self.tab is not None else None

    def handle(self, given: Input) -> bool:
        """Whatever is typed goes to the search; arrows go from there to what was found."""
        search = self.root.named("search")
        searching = search is not None and self.root.focus is search
        if given.kind == "text" and not searching and given.name.strip():
            self.root.set_focus(search)
        elif given.kind == "action" and searching and given.name in SCROLLING:
            return self._from_search(given.name)
        elif given.kind == "action" and searching and given.name == "cancel" and self.query:
            self.look_for("")
            self.rebuild()
            return True
        done = super().handle(given)
        self._point(given)
        return done

    def _from_search(self, action: str) -> bool:
        view = self.view
        if view is None:
            return False
        self.root.dirty = True
        if action == "down":
            self.root.set_focus(view)
            return True
        return view.act(action)

    def _point(self, given: Input) -> None:
        """Long views follow the pointer themselves."""
        if given.kind in ("move", "press", "release", "wheel"):
            under = self.root.under
            if isinstance(under, LongView):
                under.point(self.root.pos)
                self.root.dirty = True

    def wait(self) -> float | None:
        """Cards that are not painted yet are painted in the next frames."""
        if self.tab is not None and self.tab.unfinished:
            return SOON
        return super().wait()

    def update(self, seconds: float) -> None:
        """Go on with what is not painted yet."""
        super().update(seconds)
        if self.tab is not None and self.tab.unfinished:
            self.root.dirty = True
