"""What stands at a seat, wherever that is: numbers, word given, contract, emergencies, assets."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.scenes import CardZoom, open_almanac
from newangeles_gui.table import PlatePart, RimPlate, RimSpot, cut_picture, zoom_cards
from newangeles_gui.widgets import mixed

from ...rules import BROKEN, OPEN
from ...words import corporation, own_words
from ..signs import contract_chip
from .people import UNKNOWN, Moods, Sitter

if TYPE_CHECKING:
    from newangeles_gui.scenes import Services
    from newangeles_gui.table import Letters, Picker, Target
    from newangeles_gui.widgets import Rgb

    from ...rules import Promise, View

GAP: Final = 6  # units of a plate
HALF_HIDDEN: Final = 0.6  # of a sign, where several have to lie over one another
SIGN: Final = 22  # units
VEIL: Final = 150


class CardSpot(RimSpot):
    """A card at a seat that can be picked or looked at."""

    def __init__(
        self, services: Services, rect: pygame.Rect, target: Target, picker: Picker, told: str
    ) -> None:
        super().__init__(services, rect, target, picker, told)
        emergency = target[0] == "emergency"
        self.card = services.box.corporations[target[1]].emergency if emergency else target[1]

    def context(self, pos: tuple[int, int]) -> bool:
        """Look at the card."""
        self.services.stack.push(CardZoom(self.services, [self.card]))
        return True


class EmergencySpot(CardSpot):
    """An emergency action, wherever it lies now: bright while it can be used."""

    def __init__(
        self, services: Services, rect: pygame.Rect, view: View, owner: int, picker: Picker
    ) -> None:
        name, self.up = view.corporations[owner], view.emergency_up[owner]
        self.grounded = False  # whether it lies on a picture
        super().__init__(services, rect, ("emergency", name), picker, "")
        card = own_words(services.words).names.card(self.card)
        key = f"screen.table.emergency_{'up' if self.up else 'down'}"
        self.words = services.say(key, card=card, text=services.words.text(card.key))

    def paint(self, surface: pygame.Surface) -> None:
        """The siren."""
        if self.grounded:
            pygame.draw.rect(surface, self.kit.color("base"), self.rect, border_radius=4)
        color = self.kit.color("warning" if self.up else "faint")
        side = self.rect.width / self.kit.view.factor
        sign = self.kit.icon("emergency", side - 4, color)
        surface.blit(sign, sign.get_rect(center=self.rect.center))
        super().paint(surface)


class AssetSpot(CardSpot):
    """An asset as a small portrait, wherever it lies; dark with a sign while it is exhausted."""

    def __init__(
        self, services: Services, rect: pygame.Rect, view: View, asset: str, picker: Picker
    ) -> None:
        self.tired, name = asset in view.exhausted, own_words(services.words).names.card(asset)
        key = f"screen.table.asset_{'exhausted' if self.tired else 'ready'}"
        told = services.say(key, asset=name, text=services.words.text(name.key))
        super().__init__(services, rect, ("asset", asset), picker, told)

    def paint(self, surface: pygame.Surface) -> None:
        """The portrait within a thin frame."""
        kit = self.kit
        surface.blit(kit.fitted(f"portraits_assets/{self.card}", self.rect.size), self.rect)
        if self.tired:
            veil = kit.kept(("veil", self.rect.size), self._veil)
            surface.blit(veil, self.rect)
            sign = kit.icon("exhausted", SIGN, kit.color("muted"))
            surface.blit(sign, sign.get_rect(center=self.rect.center))
        line = mixed(kit.color("line"), kit.color("capital"), 0 if self.tired else 0.6)
        pygame.draw.rect(surface, line, self.rect, max(1, kit.px(1.5)))
        super().paint(surface)

    def _veil(self) -> pygame.Surface:
        veil = pygame.Surface(self.rect.size, pygame.SRCALPHA)
        veil.fill((*self.kit.color("base"), VEIL))
        return veil


class SeatPlate(RimPlate):
    """Everything that all may know of a player; `refresh` puts it where there is room."""

    view: View
    turn_color = "capital"
    asset_side = 37  # units

    def __init__(
        self,
        services: Services,
        letters: Letters,
        rect: pygame.Rect,
        view: View,
        picker: Picker,
        seat: int,
        sitter: Sitter = UNKNOWN,
        moods: Moods | None = None,
    ) -> None:
        super().__init__(services, letters, rect, view, picker, seat)
        self.corporation = self.role
        self.sitter, self.moods = sitter, moods or Moods()
        self.limit = 0  # how many cards may be kept, where that is told

    # What the player has.

    @property
    def assets(self) -> list[str]:
        """What the seat owns; what can be picked first."""
        owned = [asset for asset, owner in self.view.owners.items() if owner == self.seat]
        return sorted(owned, key=lambda asset: not self.picker.is_lit(("asset", asset)))

    @property
    def lit_assets(self) -> int:
        """How many of them can be picked."""
        return sum(self.picker.is_lit(("asset", asset)) for asset in self.assets)

    @property
    def emergencies(self) -> list[int]:
        """Whose emergency actions lie here."""
        holders = self.view.emergency_holder
        return [owner for owner, holder in enumerate(holders) if holder == self.seat]

    def given(self, fate: str) -> list[Promise]:
        """The promises of this seat with such a fate."""
        own = self.corporation
        return [one for one in self.view.promises if one.by == own and one.fate == fate]

    # What is told.

    def told_promises(self) -> list[str]:
        """What is owed and what was broken, in words."""
        say, words = self.services.say, own_words(self.services.words)
        keys = ((OPEN, "screen.table.promise"), (BROKEN, "screen.rim.broke"))
        return [
            say(key, to=corporation(one.to), promise=words.promise(one))
            for fate, key in keys
            for one in self.given(fate)
        ]

    def told(self) -> str:
        """Everything in words."""
        words, key = self.services.words, f"corporation.{self.corporation}"
        lines = [words.name(key), self.sitter.told, words.text(key)]
        return "\n".join(line for line in [*lines, *self.told_promises()] if line)

    # What a click and a key do.

    def context(self, pos: tuple[int, int]) -> bool:
        """What the almanac says about the corporation."""
        open_almanac(self.services, f"corporation.{self.corporation}")
        return True

    def zoom(self) -> bool:
        """Assets and emergency actions, large."""
        owners = [self.view.corporations[owner] for owner in self.emergencies]
        cards = [self.services.box.corporations[owner].emergency for owner in owners]
        zoom_cards(self.services, [*self.assets, *cards])
        return bool(self.assets or cards)

    # What stands where.

    def put_names(self, left: int, middle: int, room: int, after: pygame.Surface | None) -> None:
        """The corporation, what comes after that, and who plays it if there is room."""
        called = self.services.words.name(f"corporation.{self.corporation}")
        gap = self.px(10)
        taken = 0 if after is None else gap + after.get_width()
        last = self.piece(self.line(called, "strong", "text", room - taken), left, middle)
        if after is not None:
            last = self.piece(after, last.right + gap, middle)
        start, name = last.right + gap, self.sitter.name
        if name and start + self.letters.width(name, "small") <= left + room:
            self.piece(self.line(name, "small", "muted"), start, middle)

    def put_numbers(self, left: int, middle: int, room: int, size: float = 1.0) -> None:
        """Capital, hand and the word given, side by side."""
        right, view = left + room, self.view
        left = self.put_number(
            "capital", "symbols/capital", 30 * size, str(view.capital[self.seat]), left, middle,
            "capital", "big_number", tinted=False,
        )  # fmt: skip
        hand = str(view.hand_sizes[self.seat])
        left = self.put_number("hand", "icons/hand", 26 * size, hand, left, middle)
        if self.limit:
            most = self.line(f"/{self.limit}", "small", "muted")
            left = self.piece(most, left - self.px(2 * GAP), middle).right + self.px(2 * GAP)
        signs = [("promise", OPEN, "good"), ("broken", BROKEN, "bad")]
        told = [(name, len(self.given(fate)), color) for name, fate, color in signs]
        shown = [one for one in told if one[1]]
        needs = self.px(24 * size + 2 * GAP) + self.letters.width("8", "number")
        holds = (right + self.px(GAP) - left) // needs
        shown = shown[max(0, len(shown) - holds) :]  # at last one mark, of what is worse
        if not shown:
            return
        start = left
        for name, number, color in shown:
            icon = f"icons/{name}"
            left = self.put_number(name, icon, 24 * size, str(number), left, middle, color)
        height = self.marks[shown[0][0]].height
        place = pygame.Rect(start, middle - height // 2, left - start - self.px(GAP), height)
        self.marks["promises"] = place
        self.add(PlatePart(self, place, "promises", "\n".join(self.told_promises())))

    def contract_width(self, units: float, room: int) -> tuple[float, int]:
        """The size at which the contract keeps to a width, and how wide it is then."""
        wide = self._contract(units).get_width()
        share = min(1.0, room / wide)
        return units * share, round(wide * share)

    def _contract(self, units: float) -> pygame.Surface:
        return contract_chip(self.services, self.corporation, self.units(units))

    def put_contract(self, left: int, middle: int, units: float, room: int = 0) -> int:
        """What the corporation is paid for, in symbols; where it ends."""
        units = self.contract_width(units, room)[0] if room else units
        rect = self.piece(self._contract(units), left, middle)
        text = self.services.words.text(f"corporation.{self.corporation}")
        self.add(PlatePart(self, rect, "contract", text))
        return rect.right

    def put_emergencies(self, right: int, middle: int, units: float) -> int:
        """The emergency actions that lie here, from the right; what is left of the row."""
        side = self.px(units)
        step = round(side * HALF_HIDDEN) if self.small else side + self.px(GAP)
        for owner in self.emergencies:
            rect = pygame.Rect(right - side, middle - side // 2, side, side)
            spot = EmergencySpot(self.services, rect, self.view, owner, self.picker)
            spot.grounded = self.small
            self.add(spot)
            right -= step
        return right + step - side - self.px(GAP) if self.emergencies else right

    def put_assets(self, room: pygame.Rect) -> None:
        """The assets side by side; what finds no room is counted, unless it can be picked."""

        def make(rect: pygame.Rect, asset: str) -> AssetSpot:
            return AssetSpot(self.services, rect, self.view, asset, self.picker)

        def called(asset: str) -> str:
            return self.services.words.name(f"asset.{asset}")

        side = min(self.px(self.asset_side), room.width)
        if self.assets:
            self.put_things(room, side, self.assets, make, called, self.lit_assets)

    def place(self, target: Target) -> pygame.Rect | None:
        """Where something of this player is."""
        found = super().place(target)
        if found is None and target[0] == "asset":
            owned = self.view.owners.get(target[1]) == self.seat
            return self.marks.get("more", self.rect) if owned else None
        counted = target[0] in ("capital", "hand", "promises")
        return self.rect if found is None and counted and target[-1] == self.role else found

    # How it looks.

    @property
    def tint(self) -> Rgb:
        """The colour of the corporation."""
        named = self.services.box.corporations[self.corporation].color
        return self.kit.color(named)

    @property
    def emblem(self) -> int:
        """How large the mark at the face is, in pixels."""
        return 0

    def portrait(self, size: tuple[int, int]) -> pygame.Surface | None:
        """The face in its mood."""
        if not self.sitter.face:
            return None
        picture = f"faces_characters/{self.sitter.face}.{self.moods.of(self.corporation)}"
        return cut_picture(self.kit, picture, size, self.px(self.corner))

    def put_face(self, surface: pygame.Surface) -> None:
        """The face, and the mark of the corporation at its corner."""
        super().put_face(surface)
        self.put_emblem(surface, f"marks/{self.corporation}", self.emblem)
