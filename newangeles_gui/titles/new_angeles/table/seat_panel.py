"""One player at the table: mark, name, capital, hand, emergency actions, assets, promises."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.i18n import Name
from newangeles_gui.table import Ink, put_mark, put_sign, put_text
from newangeles_gui.widgets import Look, WordRoom, fit, put_lines, put_panel

from ..city.rim.seat_spots import EmergencySpot, Face, SeatFace, Spot
from ..new_game import about
from ..rules import OPEN
from ..words import corporation, own_words
from .seat_layout import FACES, SeatLayout
from .seat_words import SIGN, SeatNote, Wanted, cut_short, planned, put_entries, shortened

if TYPE_CHECKING:
    from newangeles_gui.scenes import Services
    from newangeles_gui.table import Picker, Target

    from ..rules import Promise, View

LEAST: Final = 0.75  # how small long words may become
READABLE: Final = 0.92  # and how small beside a portrait that could be smaller
LEADING: Final = 0.82  # of a name in two lines


class SeatPanel(Spot):
    """One player: everything that all may know, in the order in which it matters."""

    def __init__(
        self, services: Services, rect: pygame.Rect, view: View, picker: Picker, seat: int
    ) -> None:
        self.seat = seat
        self.view = view
        self.corp = view.corporations[seat]
        self.player = ""  # the name of the person, or the level of the opponent
        self.character = ""  # of an opponent
        super().__init__(services, rect, ("seat", self.corp), picker, "")
        self.layout = SeatLayout(services.kit, rect, 0, 0)
        self.entries: list[SeatNote] = []
        self.refresh()

    def refresh(self) -> None:
        """Place what the player has."""
        self.children = []
        emergencies, assets = self._emergencies(), self._assets()
        self._place(len(emergencies), len(assets))
        self.words = self._about()
        for rect, owner in zip(self.layout.emergencies, emergencies, strict=True):
            self.add(self._emergency(rect, owner))
        for rect, asset in zip(self.layout.assets, assets, strict=True):
            self.add(self._asset(rect, asset))
        if self.layout.portrait.width:
            place = self.layout.portrait
            self.add(SeatFace(self.services, place, self.corp, self.character, self.picker))

    def _place(self, emergencies: int, assets: int) -> None:
        """The portrait as large as it may be while promises and contract can still be read."""
        sizes = FACES if self.character else (0,)
        large, small = (self.kit.type.least("small", one) for one in (READABLE, LEAST))
        # A smaller portrait is better than words that are hard to read, or none at all.
        tries = [(size, large) for size in sizes] + [(size, small) for size in (*sizes[::-1], 0)]
        wanted = [Wanted("promise", "warning", self._owed(one)) for one in self.open_promises]
        wanted.append(Wanted("contract", "muted", self._contract()))
        for size, least in tries:
            self.layout = SeatLayout(self.kit, self.rect, emergencies, assets, size)
            self.entries, whole = planned(self.kit, self.layout, wanted, least)
            if whole:
                return
        for size in (sizes[-1], 0):
            self.layout = SeatLayout(self.kit, self.rect, emergencies, assets, size)
            self.entries = cut_short(self.kit, self.layout, wanted, small)
            if self.entries:
                return
        self.layout = SeatLayout(self.kit, self.rect, emergencies, assets, sizes[0])

    def _assets(self) -> list[str]:
        return [asset for asset, owner in self.view.owners.items() if owner == self.seat]

    def _emergencies(self) -> list[int]:
        holders = self.view.emergency_holder
        return [owner for owner, holder in enumerate(holders) if holder == self.seat]

    @property
    def open_promises(self) -> list[Promise]:
        """What the player still owes."""
        return [one for one in self.view.promises if one.fate == OPEN and one.by == self.corp]

    def _about(self) -> str:
        words = self.services.words
        lines = [words.name(f"corporation.{self.corp}"), self.called, self._contract()]
        lines += [self._owed(one) for one in self.open_promises]
        if self.character and not self.layout.portrait.width:
            lines.append(about(self.services.words, self.character))  # nothing else tells it
        return "\n".join(line for line in lines if line)

    def _contract(self) -> str:
        return self.services.words.text(f"corporation.{self.corp}")

    def _owed(self, promise: Promise) -> str:
        return self.services.say(
            "screen.table.promise",
            to=corporation(promise.to),
            promise=own_words(self.services.words).promise(promise),
        )

    @property
    def mine(self) -> bool:
        """Whether it is the seat of the person who looks."""
        return self.view.seat == self.seat

    @property
    def called(self) -> str:
        """Who plays it, and whether that is who looks."""
        if not self.mine:
            return self.player
        you = self.services.say("screen.table.you")
        named = self.player not in ("", self.services.say("screen.table.person"))
        return f"{you} · {self.player}" if named else you

    def _emergency(self, rect: pygame.Rect, owner: int) -> Spot:
        name = self.view.corporations[owner]
        up = self.view.emergency_up[owner]
        card = Name(f"emergency.{self.services.box.corporations[name].emergency}")
        tip = self.services.say(
            f"screen.table.emergency_{'up' if up else 'down'}",
            card=card,
            text=self.services.words.text(card.key),
        )
        return EmergencySpot(self.services, rect, name, up, self.picker, tip)

    def _asset(self, rect: pygame.Rect, asset: str) -> Spot:
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
            return self.layout.capital
        if target[0] == "hand":
            return self.layout.hand
        return self.rect if target[0] in ("seat", "promises") else None

    def paint(self, surface: pygame.Surface) -> None:
        """The panel, then what stands on it."""
        kit = self.kit
        active = self.view.active == self.seat
        line = kit.color("capital" if active else "line")
        fill = kit.color("raised" if active else "panel")
        put_panel(kit, surface, self.rect, Look(fill, line, 232, glow=8 if active else 0))
        if self.mine:
            self._mark_own(surface)
        self._head(surface)
        self._numbers(surface)
        put_entries(self.kit, surface, self.entries, self.layout.words.x)
        super().paint(surface)

    def _mark_own(self, surface: pygame.Surface) -> None:
        bar = pygame.Rect(self.rect.x, self.rect.y + self.kit.px(16), self.kit.px(5), 0)
        bar.height = self.rect.height - self.kit.px(20)
        pygame.draw.rect(surface, self.kit.color("accent"), bar)

    def _head(self, surface: pygame.Surface) -> None:
        kit, places = self.kit, self.layout
        units = places.mark.width / kit.view.factor
        put_mark(kit, surface, places.mark.center, self.corp, units)
        name = self.services.words.name(f"corporation.{self.corp}")
        color = "accent" if self.mine else "text"
        room = WordRoom(places.name.width, places.name.height, 2, 1.0, 0.72, LEADING)
        fitted = fit(kit.type, name, "label", room)
        put_lines(kit, surface, fitted, "label", kit.color(color), places.name, leading=LEADING)
        called = shortened(kit, self.called, places.player.width)
        put_text(kit, surface, places.player, called, Ink("small", "muted"))

    def _numbers(self, surface: pygame.Surface) -> None:
        places = self.layout
        style = "big_number" if places.full else "number"
        gem = 26 if places.full else SIGN
        self._number(surface, places.capital, "symbols/capital.white", "capital", style,
                     self.view.capital[self.seat], gem)  # fmt: skip
        self._number(surface, places.hand, "hand", "muted", "number",
                     self.view.hand_sizes[self.seat], SIGN)  # fmt: skip
        owed = len(self.open_promises)
        if owed and places.promises.width > 0:
            self._number(surface, places.promises, "promise", "warning", "number", owed, SIGN)

    def _number(
        self,
        surface: pygame.Surface,
        rect: pygame.Rect,
        icon: str,
        color: str,
        style: str,
        value: int,
        size: int,
    ) -> None:
        """A sign and how many of it."""
        kit = self.kit
        put_sign(kit, surface, (rect.x + kit.px(size) // 2, rect.centery), icon, size, color)
        ink = kit.color("text" if color == "muted" else color)
        drawn = kit.type.draw(str(value), style, ink)
        left = rect.x + kit.px(size + 5)
        surface.blit(drawn, (left, rect.centery - drawn.get_height() // 2))
