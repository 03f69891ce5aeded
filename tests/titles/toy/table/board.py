"""The board of the toy: a round table seen from above, a card before everybody, a deck between."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.table import BoardSpot, CameraBoard, ground_ring
from newangeles_gui.widgets import mixed, put_focus

from ..rules import KEEP, SWAP
from . import drawn

if TYPE_CHECKING:
    from newangeles_gui.scenes import Services
    from newangeles_gui.table import Picker, Regions, Spot, Target

    from ..rules import View

SIZE: Final = (12.0, 6.4)
CARD: Final = (0.95, 1.33)
AROUND: Final = (4.3, 2.1)  # from the middle to the cards
FELT: Final = (11.4, 5.9)
FARTHEST: Final = 0.4  # times the size at which all of it fills its room
DECK: Final[Target] = ("deck",)


class CardSpot(BoardSpot):
    """A card on the table, or the deck; an answer while it is lit."""

    def __init__(self, board: ToyBoard, target: Target, middle: Spot) -> None:
        super().__init__(board, pygame.Rect(0, 0, 0, 0), ".".join(target))
        self.target, self.middle = target, middle

    @property
    def focusable(self) -> bool:  # type: ignore[override]
        """Keys reach it while it is an answer."""
        return self.lit

    def stand(self, board: ToyBoard) -> None:
        """It is where the camera sees it."""
        spots = pygame.FRect((0, 0), CARD)
        spots.center = self.middle
        self.rect = board.on_screen(spots)

    def click(self, pos: tuple[int, int]) -> bool:
        """Take this answer."""
        return self.board.picker.pick(self.target)


class ToyBoard(CameraBoard):
    """Everybody's card; what is foreseen lies as a ring on the ground."""

    def __init__(
        self, services: Services, places: Regions, view: View, picker: Picker, screen: pygame.Rect
    ) -> None:
        super().__init__(services.kit, screen, places.board, SIZE, picker)
        self.view = view
        self.foreseen = ""  # the answer that is looked at
        found = [CardSpot(self, DECK, self.middle(-1))]
        for seat, role in enumerate(view.players):
            found.append(CardSpot(self, ("place", role), self.middle(seat)))
        self.spots = {one.target: one for one in found}
        self.add(*found)
        self.settle()

    def middle(self, seat: int) -> Spot:
        """Where the card of a seat lies, who looks at the lower edge; without one the deck."""
        if seat < 0:
            return SIZE[0] / 2, SIZE[1] / 2
        angle = math.pi * (0.5 + 2 * (seat - max(0, self.view.seat)) / len(self.view.players))
        x, y = AROUND
        return SIZE[0] / 2 + x * math.cos(angle), SIZE[1] / 2 + y * math.sin(angle)

    def settle(self) -> None:
        """Everything stands where the camera sees it."""
        for one in self.spots.values():
            one.stand(self)

    def spot_of(self, spot: object) -> Spot | None:
        """Where a card lies."""
        return spot.middle if isinstance(spot, CardSpot) else None

    def place(self, target: Target) -> pygame.Rect | None:
        """Where a card is seen."""
        found = self.spots.get(target)
        return None if found is None else found.rect

    @property
    def concerned(self) -> list[CardSpot]:
        """What the answer that is looked at is about."""
        if not self.foreseen or self.view.seat < 0:
            return []
        own = self.spots["place", self.view.players[self.view.seat]]
        return [own] if self.foreseen == KEEP else [own, self.spots[DECK]]

    def show_all(self, free: pygame.Rect) -> None:
        """All of the table, in what the stage leaves free of it."""
        self.frame({"table": pygame.FRect((0, 0), SIZE)} if free.width else {}, free, FARTHEST)

    @property
    def looks(self) -> object:
        """The cards that are known."""
        return tuple(self.view.cards), self.view.active

    def draw_board(self, surface: pygame.Surface) -> None:
        """The felt, and all cards."""
        kit, felt = self.kit, pygame.FRect((0, 0), FELT)
        felt.center = (SIZE[0] / 2, SIZE[1] / 2)
        rect = self.on_screen(felt)
        pygame.draw.ellipse(surface, mixed(kit.color("base"), kit.color("good"), 0.22), rect)
        pygame.draw.ellipse(surface, kit.color("line"), rect, max(2, kit.px(3)))
        deck = self.spots[DECK].rect
        for step in range(4):
            place = deck.move(0, -step * max(1, deck.height // 40))
            surface.blit(drawn.card(kit, place.size, ""), place)
        for role, said in zip(self.view.players, self.view.cards, strict=True):
            place = self.spots["place", role].rect
            around = place.inflate(kit.px(10), kit.px(10))
            pygame.draw.rect(surface, drawn.TINTS[role], around, border_radius=kit.px(10))
            surface.blit(drawn.card(kit, place.size, said), place)

    def paint_over(self, surface: pygame.Surface) -> None:
        """What can be picked is lit; a solid ring is certain, a dashed one is chance."""
        kit = self.kit
        for one in self.spots.values():
            if one.lit:
                wide = kit.px(4 if one.hovered else 2)
                rect = one.rect.inflate(kit.px(8), kit.px(8))
                pygame.draw.rect(surface, kit.color("accent"), rect, wide, kit.px(8))
            if one.focused:
                put_focus(kit, surface, one.rect)
        color = kit.color("warning" if self.foreseen == SWAP else "accent")
        for one in self.concerned:
            size = (round(one.rect.width * 1.9), round(one.rect.width * 1.1))
            ring = ground_ring(kit, size, color, self.foreseen == KEEP)
            surface.blit(ring, ring.get_rect(center=one.rect.midbottom))
