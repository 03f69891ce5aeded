"""One card large, with its words and what they mean beside it."""

from __future__ import annotations

import time
from functools import partial
from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.scenes import CardKind, CardZoom
from newangeles_gui.widgets import (
    Area,
    Button,
    Card,
    IconButton,
    Image,
    Passage,
    Passages,
    Tiles,
    card_height,
    put_card,
    put_rim,
)

from .index import mentioned
from .tab import Links, Tab, hits_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from newangeles_gui.widgets import CardFace, LongView, Sign

WIDEST: Final = 560  # units
BAR: Final = 48
GAP: Final = 16
LEAST_TEXT: Final = 360
EFFECT: Final = 52


class CardPage:
    """Within the tab of the cards."""

    def __init__(self, tab: CardsTab, cards: list[str], card: str) -> None:
        self.tab, self.card = tab, card
        self.cards = cards if card in cards else [*cards, card]
        self.face = tab.screen.index.faces[card]
        self.view: LongView | None = None

    def build(self) -> None:
        """The card at the left; buttons and words at the right."""
        tab = self.tab
        area = Area(tab.put_panel(tab.area), tab.px(GAP * 1.5))
        tallest = round(area.rest.height / (card_height(1000) / 1000))
        width = min(tab.px(WIDEST), tallest, area.rest.width - tab.px(LEAST_TEXT))
        rect = pygame.Rect(area.left(width).topleft, (width, card_height(width)))
        tab.add(Card(tab.kit, rect, self.face, self._zoom, self._zoom, name="card"))
        room = Area(area.rest, tab.px(GAP))
        self._put_buttons(Area(room.top(tab.px(BAR)), tab.px(8)))
        if self.face.effect is not None:
            drawn = self.face.effect.draw(tab.kit, EFFECT, room.rest.width)
            spot = room.top(drawn.get_height())
            tab.add(Image(tab.kit, drawn.get_rect(topleft=spot.topleft), drawn, "card.effect"))
        self._put_words(room.rest)

    def _put_buttons(self, row: Area) -> None:
        tab, side = self.tab, row.rest.height
        after, before = row.right(side), row.right(side)
        back, show_all = row.left(min(tab.px(260), row.rest.width)), partial(tab.open_card, "")
        tab.add(Button(tab.kit, back, tab.say("all"), show_all, "deck", name="all_cards"))
        turns = ((before, "arrow_left", -1, "previous"), (after, "arrow_right", 1, "next"))
        for rect, icon, step, key in turns:
            tip, turn = tab.screen.say(f"card.{key}"), partial(self._turn, step)
            tab.add(IconButton(tab.kit, rect, icon, tip, turn, name=f"{key}_card"))

    def _turn(self, step: int) -> None:
        at = (self.cards.index(self.card) + step) % len(self.cards)
        self.tab.open_card(self.cards[at])

    def _zoom(self) -> None:
        services = self.tab.screen.services
        services.stack.push(CardZoom(services, [self.card]))

    def _put_words(self, rect: pygame.Rect) -> None:
        screen = self.tab.screen
        text = Passages(
            self.tab.kit,
            rect,
            [*self._card_words(), *self._meanings()],
            Links(screen.index, with_words=True),
            screen.open,
            partial(hits_of, screen.query),
            "card.words",
        )
        self.view = text
        self.tab.add(text)

    def _card_words(self) -> list[Passage]:
        face = self.face
        found = [Passage("title", face.title, heading=True)]
        found.append(Passage("kind", self._kind_words(), style="small_strong"))
        if face.signs:
            text = ", ".join(f"{sign.label}: {sign.text}" for sign in face.signs)
            text = text[:1].upper() + text[1:]
            found.append(Passage("signs", text, style="strong"))
        if face.text:
            found.append(Passage("text", face.text))
        for place, row in enumerate(face.rows):
            found.append(Passage(f"row.{place}", self._row_words(row)))
        if face.flavor:
            found.append(Passage("flavor", face.flavor, style="italic"))
        return found

    def _kind_words(self) -> str:
        parts = (self.face.kind_line, self.face.aside or self.face.footer)
        return "  ·  ".join(part for part in parts if part)

    def _row_words(self, row: Sign) -> str:
        if not row.label:
            return row.text
        return f"{row.label[:1].upper()}{row.label[1:]}: {row.text}"

    def _meanings(self) -> list[Passage]:
        """The words of the glossary that the card uses."""
        face, tab = self.face, self.tab
        said = " ".join((face.kind_line, face.text, *(row.text for row in face.rows)))
        words = mentioned(tab.screen.services.words.catalog, said)
        return [
            Passage(
                f"meaning.{word.key}",
                word.text,
                title=word.label,
                below=tab.say("rules", rules=", ".join(word.rules)) if word.rules else "",
            )
            for word in words
        ]


TILE: Final = 180  # units: at least so wide
TILE_GAP: Final = 18
FILTER: Final = 44
BUDGET: Final = 0.012  # seconds for painting new cards in one frame
ALL_KINDS: Final = CardKind("", "icons/deck", "line")


class CardsTab(Tab):
    """Cards are painted when they are first seen, a few in each frame."""

    name = "cards"

    def build(self) -> None:
        """The filter and the grid, or one card."""
        place = self.screen.place
        if place.card not in self.screen.index.faces:
            place.card = ""
        if self.wide:
            self.put_contents(self._options(), "cards.kinds", place.kind)
        elif not place.card:
            self._put_filter()
        self.cards = self._shown()
        if place.card:
            page = CardPage(self, self.cards, place.card)
            page.build()
            self.view = page.view
        elif self.cards:
            self._put_grid()
        else:
            self.put_nothing()

    @property
    def kinds(self) -> Mapping[str, CardKind]:
        """What the cards can be filtered by."""
        return self.screen.services.room.card_kinds()

    def _shown(self) -> list[str]:
        index, kind = self.screen.index, self.screen.place.kind
        return [
            card
            for card in index.faces
            if card in self.found and (not kind or index.kind(card) == kind)
        ]

    def _count(self, kind: str) -> int:
        index = self.screen.index
        return sum(not kind or index.kind(card) == kind for card in self.found)

    def _label(self, kind: str) -> str:
        name = self.screen.say(self.kinds[kind].words) if kind else self.say("all")
        return self.say("found", name=name, n=self._count(kind))

    def _options(self) -> list[tuple[str, str]]:
        return [(kind, self._label(kind)) for kind in ("", *self.kinds)]

    def _put_filter(self) -> None:
        """A row of signs above the cards."""
        kinds, area = {"": ALL_KINDS, **self.kinds}, Area(self.area, self.px(10))
        gap = self.px(6)
        side = min(self.px(FILTER), (area.rest.width - gap * (len(kinds) - 1)) // len(kinds))
        row = Area(area.top(side), gap)
        self.area = area.rest
        for kind, one in kinds.items():
            chosen, action = kind == self.screen.place.kind, partial(self.go_to, kind)
            name, tip = f"kind.{kind or 'all'}", self._label(kind)
            self.add(
                IconButton(
                    self.kit, row.left(side), one.sign, tip, action, chosen=chosen, name=name,
                    color=one.color,
                )
            )  # fmt: skip

    def go_to(self, key: str) -> None:
        """Only cards of a kind."""
        place = self.screen.place
        place.kind, place.card = key, ""
        place.offsets.pop("cards.grid", None)
        self.screen.refresh()

    def _put_grid(self) -> None:
        inner = self.put_panel(self.area).inflate(self.px(12), self.px(16))
        self._painted: set[CardFace] = set()
        self._since = 0.0
        self.put_tiles(
            inner, len(self.cards), TILE, card_height, self._paint_tile,
            lambda index: self.open_card(self.cards[index]), TILE_GAP, "cards.grid",
        )  # fmt: skip

    def open_card(self, card: str) -> None:
        """Show a card large, or with nothing all of them."""
        self.screen.place.card = card
        self.screen.refresh()

    def _paint_tile(
        self, surface: pygame.Surface, rect: pygame.Rect, index: int, bright: bool
    ) -> None:
        view = self.view
        assert isinstance(view, Tiles)
        if index == view.seen()[0]:
            self._since, self.unfinished = time.perf_counter(), False
        face = self.screen.index.faces[self.cards[index]]
        late = time.perf_counter() - self._since > BUDGET
        if late and face not in self._painted:
            self.unfinished = True
            pygame.draw.rect(surface, self.kit.color("raised"), rect, border_radius=self.px(10))
            return
        self._painted.add(face)
        if bright:
            put_rim(self.kit, surface, rect, "accent")
        put_card(self.kit, surface, rect, face)
