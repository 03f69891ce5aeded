"""What stands at a seat, wherever that is: numbers, word given, contract, emergencies, assets."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.scenes import routes
from newangeles_gui.table import zoom_cards

from ...new_game import corporation_color
from ...rules import BROKEN, OPEN
from ...words import corporation, own_words
from ...words.symbols import contract
from ..signs import chip
from .letters import Letters, cut_picture
from .moods import Moods
from .seat_spots import MoreAssets, SeatPart, Spot, asset_spot, emergency_spot
from .sitters import Sitter

if TYPE_CHECKING:
    from newangeles_gui.table import Picker, Target

    from ...rules import Promise, View

GAP: Final = 6  # units of a plate
UNKNOWN: Final = Sitter()
HALF_HIDDEN: Final = 0.6  # of a sign, where several have to lie over one another


class SeatPlate(Spot):
    """Everything that all may know of a player; `refresh` puts it where there is room."""

    focusable = True
    asset_side = 37  # units
    corner = 9

    def __init__(
        self, letters: Letters, rect: pygame.Rect, view: View, picker: Picker, seat: int
    ) -> None:
        services = letters.services
        self.letters, self.small = letters, letters.form == "small"
        self.view, self.seat = view, seat
        self.corporation = view.corporations[seat]
        super().__init__(services, rect, ("seat", self.corporation), picker, "")
        self.focusable = True
        self.sitter = UNKNOWN
        self.on_talk: Callable[[int], None] | None = None
        self.share = 1.0
        self.moods = Moods()
        self.limit = 0  # how many cards may be kept, where that is told
        self.pieces: list[tuple[pygame.Surface, pygame.Rect]] = []
        self.marks: dict[str, pygame.Rect] = {}  # where numbers stand

    # How large things are.

    def fit_to(self, height: int) -> None:
        """Measure everything for a plate that is so many units high."""
        self.share = self.rect.height / height

    def px(self, units: float) -> int:
        """Pixels for so many units of the plate."""
        return max(1, round(units * self.share))

    def units(self, units: float) -> float:
        """The same for what the kit draws."""
        return units * self.share / self.kit.view.factor

    def line(self, text: str, style: str, color: str, room: int = 0) -> pygame.Surface:
        """A line of words at the size of the plate."""
        return self.letters.line(text, style, color, room)

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
        words = self.services.words
        name = words.name(f"corporation.{self.corporation}")
        lines = [name, self.sitter.told, words.text(f"corporation.{self.corporation}")]
        return "\n".join(line for line in [*lines, *self.told_promises()] if line)

    # What a click and a key do.

    def click(self, pos: tuple[int, int]) -> bool:
        """Pick the seat, talk with it, or read about it."""
        if self.picker.pick(self.target):
            return True
        if self.on_talk is not None:
            self.on_talk(self.seat)
            return True
        return self.context(pos)

    def context(self, pos: tuple[int, int]) -> bool:
        """What the almanac says about the corporation."""
        routes.open_almanac(self.services, f"corporation.{self.corporation}")
        return True

    def zoom(self) -> bool:
        """Assets and emergency actions, large."""
        owners = [self.view.corporations[owner] for owner in self.emergencies]
        cards = [self.services.box.corporations[owner].emergency for owner in owners]
        zoom_cards(self.services, [*self.assets, *cards])
        return bool(self.assets or cards)

    def act(self, action: str) -> bool:
        """The key for a closer look shows what lies here."""
        if action == "zoom":
            return self.zoom() or self.context(self.rect.center)
        return super().act(action)

    # What stands where.

    def refresh(self) -> None:
        """The view has changed: put everything anew."""
        self.children, self.pieces, self.marks = [], [], {}
        self.words = self.told()
        self.settle()

    def settle(self) -> None:
        """Each kind of plate puts its own rows."""

    def piece(self, drawn: pygame.Surface, left: int, middle: int) -> pygame.Rect:
        """Something that only has to be drawn."""
        rect = drawn.get_rect(midleft=(left, middle))
        self.pieces.append((drawn, rect))
        return rect

    def put_numbers(self, left: int, middle: int, room: int, size: float = 1.0) -> None:
        """Capital, hand and the word given, side by side."""
        right = left + room
        capital = str(self.view.capital[self.seat])
        left = self._number("capital", "symbols/capital", 30 * size, capital, left, middle)
        hand = str(self.view.hand_sizes[self.seat])
        left = self._number("hand", "icons/hand", 26 * size, hand, left, middle)
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
            left = self._number(name, f"icons/{name}", 24 * size, str(number), left, middle, color)
        height = self.marks[shown[0][0]].height
        place = pygame.Rect(start, middle - height // 2, left - start - self.px(GAP), height)
        self.marks["promises"] = place
        self.add(SeatPart(self, place, "promises", "\n".join(self.told_promises())))

    def _number(
        self, name: str, icon: str, units: float, number: str, left: int, middle: int,
        color: str = "text",
    ) -> int:  # fmt: skip
        """A sign and how many of it; where the next one may begin."""
        tint = None if icon.startswith("symbols") else self.kit.color(color)
        sign = self.piece(self.kit.icon(icon, self.units(units), tint), left, middle)
        style = "big_number" if name == "capital" else "number"
        ink = "capital" if name == "capital" else color
        drawn = self.line(number, style, ink)
        words = self.piece(drawn, sign.right + self.px(GAP), middle)
        self.marks[name] = sign.union(words)
        return words.right + self.px(2 * GAP)

    def contract_width(self, units: float, room: int) -> tuple[float, int]:
        """The size at which the contract keeps to a width, and how wide it is then."""
        wide = self._contract(units).get_width()
        share = min(1.0, room / wide)
        return units * share, round(wide * share)

    def _contract(self, units: float) -> pygame.Surface:
        said = contract(self.services.box.content.corporations[self.corporation].contract)
        return chip(self.services, said, self.units(units))

    def put_contract(self, left: int, middle: int, units: float, room: int = 0) -> int:
        """What the corporation is paid for, in symbols; where it ends."""
        units = self.contract_width(units, room)[0] if room else units
        rect = self.piece(self._contract(units), left, middle)
        text = self.services.words.text(f"corporation.{self.corporation}")
        self.add(SeatPart(self, rect, "contract", text))
        return rect.right

    def put_emergencies(self, right: int, middle: int, units: float) -> int:
        """The emergency actions that lie here, from the right; what is left of the row."""
        side = self.px(units)
        step = round(side * HALF_HIDDEN) if self.small else side + self.px(GAP)
        for owner in self.emergencies:
            rect = pygame.Rect(right - side, middle - side // 2, side, side)
            spot = emergency_spot(self.services, rect, self.view, owner, self.picker)
            spot.grounded = self.small
            self.add(spot)
            right -= step
        return right + step - side - self.px(GAP) if self.emergencies else right

    def put_assets(self, room: pygame.Rect) -> None:
        """The assets side by side; what finds no room is counted, unless it can be picked."""
        owned, gap = self.assets, self.px(GAP)
        side = min(self.px(self.asset_side), room.width)
        if not owned:
            return
        fit = (room.width + gap) // (side + gap)
        shown = len(owned) if len(owned) <= fit else max(int(fit) - 1, self.lit_assets)
        hidden = len(owned) - shown
        end = room.right - (side + gap) * bool(hidden)
        step = side + gap
        if shown > 1:
            step = min(step, (end - side - room.x) // (shown - 1))
        for place, asset in enumerate(owned[:shown]):
            rect = pygame.Rect(room.x + place * step, room.centery - side // 2, side, side)
            self.add(asset_spot(self.services, rect, self.view, asset, self.picker))
        if hidden:
            left = room.x + shown * step
            self._more(pygame.Rect(left, room.centery - side // 2, side, side), owned[shown:])

    def _more(self, rect: pygame.Rect, hidden: list[str]) -> None:
        names = [self.services.words.name(f"asset.{asset}") for asset in hidden]
        self.add(MoreAssets(self, rect, "more", "\n".join(names)))
        self.marks["more"] = rect
        drawn = self.line(f"+{len(hidden)}", "small_strong", "text", rect.width - 2)
        self.pieces.append((drawn, drawn.get_rect(center=rect.center)))

    def place(self, target: Target) -> pygame.Rect | None:
        """Where something of this player is."""
        if target[0] == "asset" and self.view.owners.get(target[1]) == self.seat:
            shown = self._child(target)
            return shown or self.marks.get("more", self.rect)
        if target[0] == "emergency":
            return self._child(target)
        if target[-1] != self.corporation:
            return None
        if target[0] in ("capital", "hand", "promises"):
            return self.marks.get(target[0], self.rect)
        return self.rect if target[0] == "seat" else None

    def _child(self, target: Target) -> pygame.Rect | None:
        found = (one.rect for one in self.children if getattr(one, "target", ()) == target)
        return next(found, None)

    # How it looks.

    def put_face(self, surface: pygame.Surface, face: pygame.Rect, emblem: float) -> None:
        """The face in its mood, and the mark of the corporation at its corner."""
        kit = self.kit
        if self.sitter.face:
            picture = f"faces_characters/{self.sitter.face}.{self.moods.of(self.corporation)}"
            surface.blit(cut_picture(kit, picture, face.size, self.px(self.corner)), face)
        color = kit.color(corporation_color(own_words(self.services.words), self.corporation))
        bar = pygame.Rect(face.right, face.y, self.px(4), face.height)
        pygame.draw.rect(surface, color, bar)
        side = round(emblem)
        center = (face.right + self.px(2), face.bottom - side // 2 - self.px(4))
        pygame.draw.aacircle(surface, kit.color("base"), center, side // 2)
        pygame.draw.aacircle(surface, color, center, side // 2, max(2, self.px(2)))
        mark = kit.icon(f"marks/{self.corporation}", side * 0.62 / kit.view.factor)
        surface.blit(mark, mark.get_rect(center=center))

    def put_pieces(self, surface: pygame.Surface) -> None:
        """Everything that was put."""
        more = self.marks.get("more")
        if more is not None:
            pygame.draw.rect(surface, self.kit.color("base"), more)
            pygame.draw.rect(surface, self.kit.color("muted"), more, max(1, self.px(1.5)))
        for drawn, rect in self.pieces:
            surface.blit(drawn, rect)
