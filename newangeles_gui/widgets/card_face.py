"""What is printed on a card, as data: the painters know nothing else of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Protocol

if TYPE_CHECKING:
    import pygame

    from .kit import Kit

SHAPE: Final = 1.4  # how much higher than wide a card is


@dataclass(slots=True, frozen=True)
class Sign:
    """A symbol with a number or words beside it, and what it stands for, if that is told."""

    picture: str
    text: str
    label: str = ""


class CardEffect(Protocol):
    """What a card does, said without words; equal ones look the same."""

    def draw(self, kit: Kit, units: float, room: int = 0, most: int = 0) -> pygame.Surface:
        """In tiles so many units wide; in smaller ones and several lines for a room in pixels.

        Of many tiles only the first `most` are drawn.
        """


@dataclass(slots=True, frozen=True)
class CardFace:
    """Everything printed on a card; equal faces share their drawn surfaces."""

    kind: str  # the frame
    picture: str
    title: str
    kind_line: str = ""
    text: str = ""
    flavor: str = ""  # in italics, below the text
    sign: str = ""  # the white symbol on the badge
    signs: tuple[Sign, ...] = ()  # numbers that matter: also shown on small cards
    rows: tuple[Sign, ...] = ()  # lines with a symbol before them
    footer: str = ""
    marks: tuple[str, ...] = ()  # up to four symbols at the foot
    rim: str = "line"  # the name of the colour of its edge
    aside: str = ""  # in place of the footer where the card is described
    effect: CardEffect | None = None


def card_height(width: int) -> int:
    """How high a card of this width is."""
    return round(width * SHAPE)
