"""What is one's own: the corner with face, capital, contract, secrets and assets, and the hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.table import Hand, HandWords, Letters, RimSpot, put_sign, zoom_cards
from newangeles_gui.widgets import Look, Widget, card_back, put_focus, put_panel

from ..signs import card_chip
from .people import UNKNOWN
from .plate import SeatPlate

if TYPE_CHECKING:
    from newangeles_gui.scenes import Services
    from newangeles_gui.table import Picker, Regions, Target

    from ...rules import View
    from .people import Moods, Sitter

KINDS: Final = ("rival", "investment")
HEIGHT: Final = 194  # units; all others are of it
UPPER: Final = 124
SECRET: Final = 52
EMBLEM: Final = 46
SMALL_HEIGHT: Final = 92  # units of the corner where it is folded
SMALL_UPPER: Final = 62
SMALL_SECRET: Final = 24
SMALL_EMBLEM: Final = 22
MARGIN: Final = 10
SMOOTH: Final = 4


class OwnCorner(SeatPlate):
    """Everything of one's own that is no card of the hand; `held` opens veiled secrets."""

    asset_side = 48
    corner = 12

    def __init__(
        self,
        services: Services,
        places: Regions,
        view: View,
        picker: Picker,
        veiled: bool,
        sitter: Sitter = UNKNOWN,
        moods: Moods | None = None,
    ) -> None:
        letters = Letters(services.kit, places)
        super().__init__(services, letters, places.own, view, picker, view.seat, sitter, moods)
        self.veiled, self.held = veiled, False
        self.asset_side = SMALL_SECRET if self.small else self.asset_side
        self.fit_to(SMALL_HEIGHT if self.small else HEIGHT)
        side = self.px(SMALL_UPPER if self.small else UPPER) - self.px(4)
        self.face = pygame.Rect(self.rect.x + self.px(2), self.rect.y + self.px(2), side, side)
        self.secrets: list[SecretSpot] = []
        self.refresh()

    @property
    def emblem(self) -> int:
        """How large the mark at the face is."""
        return self.px(SMALL_EMBLEM if self.small else EMBLEM)

    def toggle(self) -> None:
        """The key for one's own things: lay veiled cards open, or turn them down again."""
        self.held = not self.held

    def close(self) -> None:
        """The window has lost the focus: nothing private stays open."""
        self.held = False

    def settle(self) -> None:
        """Rows beside the face, below them secrets and assets."""
        if self.small:
            self._settle_small()
            return
        kept = sum(self.services.box.assets[asset].hand_size for asset in self.assets)
        self.limit = self.services.box.limits.hand_size + kept  # 42.0
        left, right = self.face.right + self.px(20), self.rect.right - self.px(MARGIN)
        top = self.rect.y
        end = self.put_emergencies(right, top + self.px(24), 30) - self.px(MARGIN)
        self.put_names(left, top + self.px(23), end - left, self._you())
        self.put_numbers(left, top + self.px(62), right - left, 1.1)
        self.put_contract(left + self.px(14), top + self.px(100), 31)
        foot = self.rect.bottom - (self.rect.height - self.px(UPPER)) // 2
        left = self._put_secrets(self.rect.x + self.px(MARGIN), foot, self.px(SECRET))
        side = self.px(self.asset_side)
        self.put_assets(pygame.Rect(left, foot - side // 2, max(0, right - left), side))

    def _settle_small(self) -> None:
        """Folded: numbers and contract beside a small face, below it secrets and assets."""
        left, right = self.face.right + self.px(14), self.rect.right - self.px(4)
        top = self.rect.y
        self.put_numbers(left, top + self.px(19), right - left, 0.56)
        self.put_contract(left, top + self.px(46), 17)
        self.put_emergencies(self.face.right - self.px(4), self.face.y + self.px(12), 18)
        side = self.px(SMALL_SECRET)
        middle = self.rect.bottom - (self.rect.height - self.px(SMALL_UPPER)) // 2
        left = self._put_secrets(self.rect.x + self.px(4), middle, side)
        self.put_assets(pygame.Rect(left, middle - side // 2, right - left, side))

    def _you(self) -> pygame.Surface:
        """A filled chip: this is you."""
        words = self.line(self.services.say("screen.table.you"), "small_strong", "base")
        size = words.get_width() + self.px(20), min(words.get_height(), self.px(30))
        large = pygame.Surface((size[0] * SMOOTH, size[1] * SMOOTH), pygame.SRCALPHA)
        color, round_off = self.kit.color("accent"), large.get_height() // 2
        pygame.draw.rect(large, color, large.get_rect(), border_radius=round_off)
        chip = pygame.transform.smoothscale(large, size)
        chip.blit(words, words.get_rect(center=chip.get_rect().center))
        return chip

    def _put_secrets(self, left: int, middle: int, side: int) -> int:
        """Rival and investment; where what is left begins."""
        before = {one.kind: one for one in self.secrets}
        self.secrets, gap = [], self.px(3 if self.small else 8)
        for kind in KINDS:
            width = side if self.small else side + gap + self._widest(kind)
            rect = pygame.Rect(left, middle - side // 2, width, side)
            # The root keeps hold of what is pointed at: it has to stay the same one.
            spot = before.get(kind) or SecretSpot(self, kind)
            spot.put(rect, side)
            self.secrets.append(spot)
            left = rect.right + gap
        self.add(*self.secrets)
        return left

    def _widest(self, kind: str) -> int:
        return self.letters.width(self.services.say(f"own.{kind}"), "small")

    def place(self, target: Target) -> pygame.Rect | None:
        """Where something of one's own is."""
        if target[0] == "own":
            found = (one.picture for one in self.secrets if one.kind == target[1])
            return next(found, None)
        return super().place(target)

    def paint(self, surface: pygame.Surface) -> None:
        """Panel, face, rows; a line above the secrets."""
        kit, color = self.kit, self.kit.color
        ground = Look(color("panel"), color("accent"), 235, 0, cut=self.units(self.corner))
        put_panel(kit, surface, self.rect, ground)
        self.put_face(surface)
        edge = ground._replace(alpha=0, edge=2.0, sheen=0)
        put_panel(kit, surface, self.rect, edge)
        if not self.small:
            line = pygame.Rect(self.rect.x, self.rect.y + self.px(UPPER), self.rect.width, 1)
            pygame.draw.rect(surface, color("line"), line)
        self.put_pieces(surface)
        RimSpot.paint(self, surface)


class SecretSpot(Widget):
    """One secret; veiled ones are seen only while they are pointed at or held open."""

    focusable = True

    def __init__(self, corner: OwnCorner, kind: str) -> None:
        super().__init__(corner.kit, pygame.Rect(0, 0, 0, 0), f"own.{kind}")
        self.corner, self.kind = corner, kind
        self.picture = self.rect

    def put(self, rect: pygame.Rect, side: int) -> None:
        """Stand here, with a picture of such a size."""
        self.rect = rect
        self.picture = pygame.Rect(rect.x, rect.centery - side // 2, side, side)

    @property
    def card(self) -> str:
        """The card as the faces know it; empty if there is none."""
        name = getattr(self.corner.view, self.kind)
        return f"rival.{name}" if name and self.kind == "rival" else str(name)

    @property
    def open(self) -> bool:
        """Whether the face may be seen now."""
        return not self.corner.veiled or self.corner.held or self.hovered or self.focused

    @property
    def tip_text(self) -> str:
        """What kind of secret it is, its name and text."""
        say, words = self.corner.services.say, self.corner.services.words
        title = say(f"own.{self.kind}")
        if not self.card:
            return say(f"own.no_{self.kind}")
        if not self.open:
            return title
        face = self.corner.services.face(self.card)
        own_card = self.card == f"rival.{self.corner.corporation}"
        text = words.text("rival.own") if own_card else face.text
        return "\n".join(part for part in (title, face.title, text or face.flavor) if part)

    def click(self, pos: tuple[int, int]) -> bool:
        """Look at it."""
        return self.context(pos)

    def context(self, pos: tuple[int, int]) -> bool:
        """Look at it."""
        zoom_cards(self.corner.services, [self.card])
        return bool(self.card)

    def act(self, action: str) -> bool:
        """The zoom key looks at it as well."""
        return self.context(self.rect.center) if action == "zoom" else super().act(action)

    def paint(self, surface: pygame.Surface) -> None:
        """Its picture or back, its name, and what it is about."""
        kit, rect = self.kit, self.picture
        edge = kit.color("accent" if self.hovered else "text" if self.card else "line")
        if not self.card:
            look = Look(kit.color("panel"), edge, 130, edge=1, sheen=0)
            put_panel(kit, surface, rect, look)
            put_sign(kit, surface, rect.center, self.kind, self.corner.units(30), "line")
        else:
            self._put_card(surface, rect)
            pygame.draw.rect(surface, edge, rect, max(1, self.corner.px(1.5)))
            badge = pygame.Rect(rect.topleft, (rect.width * 2 // 5, rect.width * 2 // 5))
            pygame.draw.rect(surface, kit.color("base"), badge)
            units = badge.width * 0.8 / kit.view.factor
            put_sign(kit, surface, badge.center, self.kind, units, "text")
        self._put_words(surface)
        if self.focused:
            put_focus(kit, surface, self.rect)

    def _put_card(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        kit = self.kit
        if self.open:
            face = self.corner.services.face(self.card)
            surface.blit(kit.fitted(face.picture, rect.size), rect)
            return
        surface.blit(card_back(kit, f"cards_frames/{self.kind}.back", rect.size), rect)
        put_sign(kit, surface, rect.center, "hidden", self.corner.units(30), "text")

    def _put_words(self, surface: pygame.Surface) -> None:
        """Beside the picture: what it is called, and below what it is about."""
        left, corner = self.picture.right + self.corner.px(8), self.corner
        room = self.rect.right - left
        if room < corner.px(30):
            return
        drawn = corner.line(corner.services.say(f"own.{self.kind}"), "small", "muted", room)
        quarter = self.picture.height // 4
        surface.blit(drawn, drawn.get_rect(midleft=(left, self.picture.y + quarter)))
        if not self.card or not self.open:
            return
        sign = self._about()
        middle = self.picture.bottom - quarter
        surface.blit(sign, sign.get_rect(midleft=(left, middle)))

    def _about(self) -> pygame.Surface:
        corner, name = self.corner, getattr(self.corner.view, self.kind)
        if self.kind == "rival":
            return self.kit.icon(f"marks/{name}", corner.units(26))
        return card_chip(corner.services, name, corner.units(22))


class OwnHand(Hand):
    """Holds what a view says."""

    def __init__(self, services: Services, rect: pygame.Rect, view: View, picker: Picker) -> None:
        self.view = view

        def tip(target: Target) -> str:
            return f"{services.face(target[1]).title}\n{services.words.text(f'action.{target[1]}')}"

        said = HandWords(
            services.face,
            tip,
            lambda card: zoom_cards(services, [card]),
            services.say("hand.empty"),
        )
        super().__init__(services.kit, rect, view.hand, picker, said)

    def refresh(self) -> None:
        """The view has changed."""
        self.hold(self.view.hand)
