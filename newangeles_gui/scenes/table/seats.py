"""The players: everything that all may know of each, one panel a seat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.i18n import Name
from newangeles_gui.rules.promises import OPEN
from newangeles_gui.rules.state import NOBODY
from newangeles_gui.widgets.button import put_focus
from newangeles_gui.widgets.surfaces import Look, put_panel
from newangeles_gui.widgets.theme import mixed
from newangeles_gui.widgets.widget import Widget
from newangeles_gui.words.vocabulary import corporation

from .. import routes
from ..cards import CardZoom

if TYPE_CHECKING:
    from newangeles_gui.rules.view import View
    from newangeles_gui.widgets.theme import Rgb

    from ..base import Services
    from .picker import Picker, Target

MARK: Final = 44  # units
FACE: Final = (50, 42)
SIGN: Final = 22
SPEECH: Final = 330
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


class SeatPanel(Spot):
    """One player: mark, name, capital, hand, emergency actions, assets, promises."""

    def __init__(
        self, services: Services, rect: pygame.Rect, view: View, picker: Picker, seat: int
    ) -> None:
        self.seat = seat
        self.view = view
        self.corp = view.corporations[seat]
        self.player = ""  # the name of the person, or the level of the opponent
        self.busy = False  # thinking now
        super().__init__(services, rect, ("seat", self.corp), picker, "")
        self.dense = rect.height < self.kit.px(118)
        self.refresh()

    def refresh(self) -> None:
        """Place what the player has."""
        self.children = []
        self.words = self._about()
        for place, owner in enumerate(self._emergencies()):
            self.add(self._emergency(place, owner))
        for place, asset in enumerate(self._assets()):
            self.add(self._asset(place, asset))

    def _assets(self) -> list[str]:
        return [asset for asset, owner in self.view.owners.items() if owner == self.seat]

    def _emergencies(self) -> list[int]:
        holders = self.view.emergency_holder
        return [owner for owner, holder in enumerate(holders) if holder == self.seat]

    def _about(self) -> str:
        words = self.services.words
        contract = words.text(f"corporation.{self.corp}")
        lines = [words.name(f"corporation.{self.corp}"), contract]
        lines += self._promises()
        return "\n".join(line for line in lines if line)

    def _promises(self) -> list[str]:
        found = [one for one in self.view.promises if one.fate == OPEN and one.by == self.corp]
        return [
            self.services.say(
                "screen.table.promise",
                to=corporation(one.to),
                promise=self.services.words.promise(one),
            )
            for one in found
        ]

    def _emergency(self, place: int, owner: int) -> Spot:
        name = self.view.corporations[owner]
        up = self.view.emergency_up[owner]
        card = Name(f"emergency.{self.services.box.corporations[name].emergency}")
        tip = self.services.say(
            f"screen.table.emergency_{'up' if up else 'down'}",
            card=card,
            text=self.services.words.text(card.key),
        )
        size = self.kit.px(SIGN + 10)
        right = self.rect.right - self.kit.px(10) - place * (size + self.kit.px(2))
        rect = pygame.Rect(right - size, self.rect.y + self.kit.px(8), size, size)
        return Emergency(self.services, rect, name, up, self.picker, tip)

    def _asset(self, place: int, asset: str) -> Spot:
        count = len(self._assets())
        width, height = (self.kit.px(one) for one in FACE)
        if self.dense:
            width, height = self.kit.px(36), self.kit.px(28)
        left = self.rect.x + self.kit.px(10)
        room = self.rect.width - self.kit.px(20)
        step = min(width + self.kit.px(4), (room - width) // max(1, count - 1))
        rect = pygame.Rect(
            left + place * step, self.rect.bottom - height - self.kit.px(7), width, height
        )
        tired = asset in self.view.exhausted
        name = Name(f"asset.{asset}")
        tip = self.services.say(
            f"screen.table.asset_{'exhausted' if tired else 'ready'}",
            asset=name,
            text=self.services.words.text(name.key),
        )
        return Face(self.services, rect, asset, tired, self.picker, tip)

    def place(self, target: Target) -> pygame.Rect | None:
        """Where something of this player is."""
        if target[0] in ("asset", "emergency"):
            found = (one.rect for one in self.children if getattr(one, "target", ()) == target)
            return next(found, None)
        if target[-1] != self.corp:
            return None
        if target[0] == "capital":
            return self._capital
        if target[0] == "hand":
            return self._hand
        return self.rect if target[0] in ("seat", "promises") else None

    @property
    def _line(self) -> pygame.Rect:
        """The row of numbers."""
        top = self.rect.y + self.kit.px(8 + (24 if self.dense else 30))
        left = self.rect.x + self.kit.px(14 + (30 if self.dense else MARK))
        height = self.kit.px(30 if self.dense else 40)
        return pygame.Rect(left, top, self.rect.right - left - self.kit.px(8), height)

    @property
    def _capital(self) -> pygame.Rect:
        line = self._line
        return pygame.Rect(line.x, line.y, line.width // 2, line.height)

    @property
    def _hand(self) -> pygame.Rect:
        line = self._line
        return pygame.Rect(line.x + line.width // 2, line.y, line.width // 4, line.height)

    def paint(self, surface: pygame.Surface) -> None:
        """The panel, then what stands on it."""
        kit = self.kit
        active = self.view.active == self.seat
        line = kit.color("capital" if active else "line")
        fill = kit.color("raised" if active else "panel")
        put_panel(kit, surface, self.rect, Look(fill, line, 232, glow=8 if active else 0))
        if self.view.seat == self.seat:
            self._mark_own(surface)
        self._head(surface)
        self._numbers(surface)
        super().paint(surface)

    def _mark_own(self, surface: pygame.Surface) -> None:
        bar = pygame.Rect(self.rect.x, self.rect.y + self.kit.px(16), self.kit.px(4), 0)
        bar.height = self.rect.height - self.kit.px(24)
        pygame.draw.rect(surface, self.kit.color("accent"), bar)

    def _head(self, surface: pygame.Surface) -> None:
        kit, rect = self.kit, self.rect
        size = 28 if self.dense else MARK
        mark = kit.icon(f"marks/{self.corp}", size)
        surface.blit(mark, (rect.x + kit.px(9), rect.y + kit.px(9)))
        left = rect.x + kit.px(14 + size)
        taken = sum(child.rect.width for child in self.children if isinstance(child, Emergency))
        room = (rect.right - left - taken - kit.px(12), kit.px(26))
        name = self.services.words.name(f"corporation.{self.corp}")
        lines, share, _ = kit.type.fit(name, "label", room)
        drawn = kit.type.draw(lines[0], "label", kit.color("text"), share)
        surface.blit(drawn, (left, rect.y + kit.px(7)))

    def _numbers(self, surface: pygame.Surface) -> None:
        kit, line = self.kit, self._line
        capital = self._capital
        sign = kit.icon("symbols/capital", 26)
        style = "number" if self.dense else "big_number"
        self._put(surface, sign, capital.x, capital.centery)
        text = kit.type.draw(str(self.view.capital[self.seat]), style, kit.color("capital"))
        self._put(surface, text, capital.x + kit.px(32), capital.centery)
        hand = self._hand
        self._put(surface, kit.icon("hand", SIGN, kit.color("muted")), hand.x, hand.centery)
        count = kit.type.draw(str(self.view.hand_sizes[self.seat]), "number", kit.color("text"))
        self._put(surface, count, hand.x + kit.px(SIGN + 4), hand.centery)
        owed = len(self._promises())
        if owed:
            left = line.x + line.width * 3 // 4 + kit.px(6)
            self._put(surface, kit.icon("promise", SIGN, kit.color("warning")), left, line.centery)
        if not self.dense and self.player and not self._assets():
            self._say_player(surface)

    def _say_player(self, surface: pygame.Surface) -> None:
        kit = self.kit
        room = (self.rect.width - kit.px(24), kit.px(26))
        lines, share, _ = kit.type.fit(self.player, "small", room)
        drawn = kit.type.draw(lines[0], "small", kit.color("muted"), share)
        y = self.rect.bottom - drawn.get_height() - kit.px(8)
        surface.blit(drawn, (self.rect.x + kit.px(14), y))

    @staticmethod
    def _put(surface: pygame.Surface, sign: pygame.Surface, left: int, middle: int) -> None:
        surface.blit(sign, (left, middle - sign.get_height() // 2))


class Emergency(Spot):
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

    def paint(self, surface: pygame.Surface) -> None:
        """The siren, and the mark of its owner behind it."""
        color = self.kit.color("warning" if self.up else "faint")
        sign = self.kit.icon("emergency", SIGN + 4, color)
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


class Seats(Widget):
    """All players below one another, in the order of the table."""

    def __init__(self, services: Services, rect: pygame.Rect, view: View, picker: Picker) -> None:
        super().__init__(services.kit, rect, "seats")
        self.services, self.view, self.picker = services, view, picker
        self.speech = ""
        self.speaker = NOBODY
        gap = self.kit.px(8)
        count = len(view.corporations)
        height = (rect.height - gap * (count - 1)) // count
        most = self.kit.px(178)
        self.panels = [
            SeatPanel(
                services,
                pygame.Rect(
                    rect.x, rect.y + place * (min(height, most) + gap), rect.width,
                    min(height, most),
                ),
                view,
                picker,
                seat,
            )
            for place, seat in enumerate(self._order())
        ]  # fmt: skip
        self.add(*self.panels)

    def _order(self) -> list[int]:
        """Who looks is first, the others follow clockwise."""
        first = max(0, self.view.seat)
        count = len(self.view.corporations)
        return [(first + step) % count for step in range(count)]

    def refresh(self) -> None:
        """The view has changed."""
        for panel in self.panels:
            panel.refresh()

    def place(self, target: Target) -> pygame.Rect | None:
        """Where something of a player is."""
        found = (panel.place(target) for panel in self.panels)
        return next((rect for rect in found if rect is not None), None)

    def say(self, seat: int, text: str) -> None:
        """A player says why; nothing takes the bubble away."""
        self.speaker, self.speech = seat, text

    def draw(self, surface: pygame.Surface) -> None:
        """The panels, then who speaks."""
        super().draw(surface)
        for panel in self.panels:
            if panel.seat == self.speaker and self.speech:
                self._bubble(surface, panel.rect)

    def _bubble(self, surface: pygame.Surface, near: pygame.Rect) -> None:
        kit = self.kit
        lines = kit.type.wrap(self.speech, "small", kit.px(SPEECH))
        padding, step = kit.px(12), kit.type.line_height("small")
        width = max(kit.type.width(line, "small") for line in lines)
        rect = pygame.Rect(0, 0, width + 2 * padding, len(lines) * step + 2 * padding)
        rect.midleft = (near.right + kit.px(6), near.centery)
        rect.clamp_ip(surface.get_rect())
        put_panel(kit, surface, rect, Look(kit.color("raised"), kit.color("accent"), 245, glow=8))
        for place, line in enumerate(lines):
            drawn = kit.type.draw(line, "small", kit.color("text"))
            surface.blit(drawn, (rect.x + padding, rect.y + padding + place * step))
