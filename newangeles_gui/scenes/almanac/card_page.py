"""One card large, with its words and what they mean beside it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.scenes.card_zoom import CardZoom
from newangeles_gui.scenes.keywords import mentioned
from newangeles_gui.titles.new_angeles.table.card_faces import family_of
from newangeles_gui.widgets.button import Button, IconButton
from newangeles_gui.widgets.card import Card, card_height
from newangeles_gui.widgets.passages import Passage, Passages

from .links import Links, hits_of

if TYPE_CHECKING:
    from newangeles_gui.widgets.long_view import LongView

    from .cards_tab import CardsTab

WIDEST: Final = 560  # units
BAR: Final = 48
GAP: Final = 16
LEAST_TEXT: Final = 360


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
        inner = tab.put_panel(tab.area)
        tallest = round(inner.height / (card_height(1000) / 1000))
        width = min(tab.px(WIDEST), tallest, inner.width - tab.px(LEAST_TEXT))
        rect = pygame.Rect(inner.x, inner.y, width, card_height(width))
        tab.add(Card(tab.kit, rect, self.face, self._zoom, self._zoom, name="card"))
        left = rect.right + tab.px(GAP * 1.5)
        beside = pygame.Rect(left, inner.y, inner.right - left, inner.height)
        self._put_buttons(pygame.Rect(*beside.topleft, beside.width, tab.px(BAR)))
        beside.y += tab.px(BAR + GAP)
        beside.height -= tab.px(BAR + GAP)
        self._put_words(beside)

    def _put_buttons(self, rect: pygame.Rect) -> None:
        tab, side = self.tab, rect.height
        back = pygame.Rect(
            rect.x, rect.y, min(tab.px(260), rect.width - 2 * side - tab.px(24)), side
        )
        show_all = partial(tab.open_card, "")
        tab.add(Button(tab.kit, back, tab.say("all"), show_all, "deck", name="all_cards"))
        for place, (icon, step, key) in enumerate(
            (("arrow_left", -1, "previous_card"), ("arrow_right", 1, "next_card"))
        ):
            x = rect.right - (2 - place) * side - (1 - place) * tab.px(8)
            button = pygame.Rect(x, rect.y, side, side)
            turn = partial(self._turn, step)
            tab.add(IconButton(tab.kit, button, icon, tab.say(key), turn, name=key))

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
            names = [one.picture.rpartition("/")[2] for one in face.signs]
            amounts = zip(names, face.signs, strict=True)
            text = ", ".join(f"{self._term(name)}: {sign.text}" for name, sign in amounts)
            text = text[:1].upper() + text[1:]
            found.append(Passage("signs", text, style="strong"))
        if face.text:
            found.append(Passage("text", face.text))
        for place, row in enumerate(face.rows):
            found.append(Passage(f"row.{place}", self._row_words(row.picture, row.text)))
        if face.flavor:
            found.append(Passage("flavor", face.flavor, style="italic"))
        return found

    def _kind_words(self) -> str:
        parts = [self.face.kind_line, self.face.footer]
        if family_of(self.tab.screen.services.box, self.card) == "emergency":
            parts[1] = self.tab.say("of_corporation", name=self.face.footer)
        return "  ·  ".join(part for part in parts if part)

    def _term(self, symbol: str) -> str:
        return self.tab.screen.services.words.name(f"term.{symbol}")

    def _row_words(self, picture: str, text: str) -> str:
        symbol = picture.rpartition("/")[2]
        if self.face.kind == "demand":
            return text
        name = self._term(symbol)
        return f"{name[:1].upper()}{name[1:]}: {text}"

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
