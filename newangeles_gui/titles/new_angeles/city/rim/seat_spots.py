"""Things at a seat that can be picked or looked at: the seat itself, emergency actions, assets."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.i18n import Name
from newangeles_gui.scenes import CardZoom, routes
from newangeles_gui.widgets import Widget, mixed, put_focus

if TYPE_CHECKING:
    from newangeles_gui.scenes import Services
    from newangeles_gui.table import Picker, Target
    from newangeles_gui.widgets import Rgb

    from ...rules import View
    from .seat_plate import SeatPlate

SIGN: Final = 22  # units
VEIL: Final = 150


class Spot(Widget):
    """Something on a seat that can be picked or looked at."""

    def __init__(
        self, services: Services, rect: pygame.Rect, target: Target, picker: Picker, tip: str
    ) -> None:
        super().__init__(services.kit, rect, ".".join(target))
        self.services, self.target, self.picker = services, target, picker
        self.words = tip
        self.tip = self._tip
        self.focusable = picker.is_lit(target)

    def _tip(self) -> str:
        if self.picker.active and not self.picker.is_lit(self.target):
            return f"{self.words}\n\n{self.picker.why_not(self.target)}"
        return self.words

    def click(self, pos: tuple[int, int]) -> bool:
        """Pick it, or look at it."""
        return self.picker.pick(self.target) or self.context(pos)

    def context(self, pos: tuple[int, int]) -> bool:
        """Look at the card."""
        kind, name = self.target[0], self.target[-1]
        if kind == "asset":
            self.services.stack.push(CardZoom(self.services, [name]))
        elif kind == "emergency":
            card = self.services.box.corporations[name].emergency
            self.services.stack.push(CardZoom(self.services, [card]))
        else:
            routes.open_almanac(self.services, f"corporation.{name}")
        return True

    def act(self, action: str) -> bool:
        """Confirm picks, zoom looks."""
        if action == "zoom":
            return self.context(self.rect.center)
        return super().act(action)

    def rim(self) -> Rgb | None:
        """The colour around it."""
        if self.picker.is_chosen(self.target):
            return self.kit.color("focus")
        if self.picker.is_lit(self.target):
            return self.kit.color("accent")
        return None

    def paint(self, surface: pygame.Surface) -> None:
        """A rim if it can be picked."""
        rim = self.rim()
        if rim is not None:
            chosen = self.picker.is_chosen(self.target)
            width = self.kit.px(4 if chosen or self.hovered else 2)
            pygame.draw.rect(surface, rim, self.rect.inflate(4, 4), width, border_radius=6)
        if self.focused:
            put_focus(self.kit, surface, self.rect)


def emergency_spot(
    services: Services, rect: pygame.Rect, view: View, owner: int, picker: Picker
) -> EmergencySpot:
    """The emergency action of a seat, wherever it lies now."""
    name, up = view.corporations[owner], view.emergency_up[owner]
    card = Name(f"emergency.{services.box.corporations[name].emergency}")
    key = f"screen.table.emergency_{'up' if up else 'down'}"
    tip = services.say(key, card=card, text=services.words.text(card.key))
    return EmergencySpot(services, rect, name, up, picker, tip)


def asset_spot(
    services: Services, rect: pygame.Rect, view: View, asset: str, picker: Picker
) -> Face:
    """An asset, wherever it lies now."""
    tired, name = asset in view.exhausted, Name(f"asset.{asset}")
    key = f"screen.table.asset_{'exhausted' if tired else 'ready'}"
    tip = services.say(key, asset=name, text=services.words.text(name.key))
    return Face(services, rect, asset, tired, picker, tip)


class EmergencySpot(Spot):
    """An emergency action: bright while it can be used."""

    def __init__(
        self,
        services: Services,
        rect: pygame.Rect,
        owner: str,
        up: bool,
        picker: Picker,
        tip: str,
    ) -> None:
        super().__init__(services, rect, ("emergency", owner), picker, tip)
        self.up = up
        self.grounded = False  # whether it lies on a picture

    def paint(self, surface: pygame.Surface) -> None:
        """The siren."""
        if self.grounded:
            pygame.draw.rect(surface, self.kit.color("base"), self.rect, border_radius=4)
        color = self.kit.color("warning" if self.up else "faint")
        side = self.rect.width / self.kit.view.factor
        sign = self.kit.icon("emergency", side - 4, color)
        surface.blit(sign, sign.get_rect(center=self.rect.center))
        super().paint(surface)


class Face(Spot):
    """An asset as a small portrait; dark with a sign while it is exhausted."""

    def __init__(
        self,
        services: Services,
        rect: pygame.Rect,
        asset: str,
        tired: bool,
        picker: Picker,
        tip: str,
    ) -> None:
        super().__init__(services, rect, ("asset", asset), picker, tip)
        self.asset, self.tired = asset, tired

    def paint(self, surface: pygame.Surface) -> None:
        """The portrait within a thin frame."""
        kit = self.kit
        surface.blit(kit.fitted(f"portraits_assets/{self.asset}", self.rect.size), self.rect)
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


class SeatPart(Widget):
    """A part of a plate that tells something in its tip; all else belongs to the plate."""

    def __init__(self, plate: SeatPlate, rect: pygame.Rect, name: str, told: str) -> None:
        super().__init__(plate.kit, rect, f"{name}.{plate.corporation}", told)
        self.plate = plate

    def click(self, pos: tuple[int, int]) -> bool:
        """What a click on the plate does."""
        return self.plate.click(pos)

    def context(self, pos: tuple[int, int]) -> bool:
        """What that on the plate does."""
        return self.plate.context(pos)


class MoreAssets(SeatPart):
    """How many assets found no room; a click shows them all."""

    def click(self, pos: tuple[int, int]) -> bool:
        """Look at them."""
        return self.plate.zoom()
