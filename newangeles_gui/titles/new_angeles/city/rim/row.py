"""The players at the rim of the board, who look down on it: a plate with a face for each."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.table import Letters, PlateMark, RimRow

from .people import UNKNOWN, Moods, Sitter
from .plate import SeatPlate

if TYPE_CHECKING:
    from newangeles_gui.scenes import Services
    from newangeles_gui.table import Picker, Regions

    from ...rules import View

NOBODY_KNOWN: Final = MappingProxyType[int, Sitter]({})
HEIGHT: Final = 108  # units of a plate; all others below are of it
FACE: Final = 1.02  # of the height
FACE_ACROSS: Final = 0.325  # and at most of the width
FACE_NARROW: Final = 0.3  # of a plate so many times as wide as it is high: names come first
NARROW: Final = 3
EMBLEM: Final = 0.4
CONTRACT: Final = 29
SMALL_CONTRACT: Final = 33


class FaceSeat(SeatPlate):
    """A player: face, names, capital, hand, word given, contract, assets."""

    def __init__(self, row: FaceRow, rect: pygame.Rect, seat: int, sitter: Sitter) -> None:
        super().__init__(
            row.services, row.letters, rect, row.view, row.picker, seat, sitter, row.moods
        )
        self.row, self.opens, self.offers = row, row.on_talk, 0
        self.fit_to(HEIGHT)
        self.narrow = rect.width < NARROW * rect.height
        across = FACE_NARROW if self.narrow and not self.small else FACE_ACROSS
        side = min(round(rect.height * FACE), round(rect.width * across))
        self.face = pygame.Rect(rect.x, rect.bottom - side, side, side)
        self.refresh()

    @property
    def emblem(self) -> int:
        """How large the mark at the face is."""
        return round(self.rect.height * EMBLEM)

    def settle(self) -> None:
        """Rows beside the face; where there is little room only what is needed always."""
        left, right = self.face.right + self.px(12), self.rect.right - self.px(8)
        top, foot = self.rect.y, self.rect.bottom - self.px(30 if self.small else 24)
        if self.small:
            self.put_emergencies(self.face.right - self.px(8), self.face.y + self.px(18), 28)
            self.put_numbers(left, top + self.px(32), right - left)
        else:
            line = top + self.px(52 if self.narrow else 20)
            end = self.put_emergencies(right, line, 26) - self.px(4)
            name_end = right if self.narrow else end
            self.put_names(left, top + self.px(19), name_end - left, None)
            self.put_numbers(left, top + self.px(52), (end if self.narrow else right) - left)
        self._put_holdings(left, right, foot)
        if self.offers:
            told = self.services.say("screen.rim.offer")
            self.add(PlateMark(self, "offer", "trade", told, self.offers, self.row.on_offer))

    def _put_holdings(self, left: int, right: int, middle: int) -> None:
        """Contract and assets; while more can be picked than fit beside it, the assets alone."""
        side, gap = self.px(self.asset_side), self.px(6)
        start = left + self.px(13)
        room = right - start - (side + gap) * bool(self.assets)
        units = SMALL_CONTRACT if self.small else CONTRACT
        end = self.contract_width(units, room)[1] + start + gap
        if self.lit_assets * (side + gap) > right - end + gap:
            end = start
        else:
            self.put_contract(start, middle, units, room)
        self.put_assets(pygame.Rect(end, middle - side // 2, right - end, side))


class FaceRow(RimRow[FaceSeat]):
    """All opponents clockwise from who looks; all players where nobody does."""

    def __init__(
        self,
        services: Services,
        places: Regions,
        view: View,
        picker: Picker,
        sitters: Mapping[int, Sitter] = NOBODY_KNOWN,
        on_talk: Callable[[int], None] | None = None,
        on_offer: Callable[[], None] = lambda: None,
        moods: Moods | None = None,
    ) -> None:
        self.services, self.view, self.picker = services, view, picker
        self.on_talk, self.on_offer = on_talk, on_offer
        self.moods: Moods = moods or Moods()
        self.letters = Letters(services.kit, places)

        def plate(rect: pygame.Rect, seat: int) -> FaceSeat:
            return FaceSeat(self, rect, seat, sitters.get(seat, UNKNOWN))

        super().__init__(services.kit, places, view, plate, self.moods)

    def offered(self, by: Sequence[int]) -> None:
        """Whose offers wait for an answer, a seat for each."""
        for one in self.seats:
            before, one.offers = one.offers, by.count(one.seat)
            if one.offers != before:
                one.refresh()

    def talk(self, on_talk: Callable[[int], None] | None) -> None:
        """What a click on a face does, if one can talk now."""
        for one in self.seats:
            one.opens = on_talk
