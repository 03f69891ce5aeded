"""Who builds this city: rivals at the left, whoever looks at the foot; what all may know."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

import pygame

from newangeles_gui.table import ANGRY, ANNOYED, PLEASED, Feelings, Letters, MoodCause, RimPlate
from newangeles_gui.widgets import Look, put_focus, put_panel

from ...city import words
from ...content import BUSINESSES, TYPES

if TYPE_CHECKING:
    from newangeles_gui.engine import Facts
    from newangeles_gui.scenes import Services
    from newangeles_gui.table import Picker, Regions
    from newangeles_gui.widgets import Rgb

    from ...city import Art
    from ...rules import View
    from .sitters import Sitter

RICH: Final = 12  # dollars at once that please somebody


class StreetMoods(Feelings):
    """Who earns is pleased; who has to give up a house is not."""

    decides = frozenset({"tile_built"})

    def __init__(self) -> None:
        super().__init__()
        self.earned: dict[str, int] = {}

    def _earns(self, facts: Facts) -> None:
        money = facts.get("money")
        if isinstance(money, int):
            player = str(facts["player"])
            self.earned[player] = self.earned.get(player, 0) + money
            if money >= RICH:
                self.feel(player, PLEASED)

    def _abandons(self, facts: Facts) -> None:
        self.feel(facts["player"], ANNOYED)

    def _passes(self, facts: Facts) -> None:
        self.earned.clear()

    def _ends(self, facts: Facts) -> None:
        winners = facts.get("winners")
        for player in self.earned:
            known = isinstance(winners, list) and player in winners
            self.feel(player, PLEASED if known else ANGRY)

    causes: Mapping[str, MoodCause] = MappingProxyType(
        {
            "income": _earns,
            "final_income": _earns,
            "abandoned": _abandons,
            "turn_passed": _passes,
            "game_over": _ends,
        }
    )


class SeatPanel(RimPlate):
    """Face, name, character, money; five signs, the backs of the hand, tokens, the advisor."""

    view: View
    turn_color = "accent"

    def __init__(
        self, services: Services, places: Regions, rect: pygame.Rect, view: View, picker: Picker,
        seat: int, moods: StreetMoods, art: Art, sitter: Sitter,
    ) -> None:  # fmt: skip
        super().__init__(services, Letters(services.kit, places), rect, view, picker, seat)
        self.places, self.moods, self.art, self.sitter = places, moods, art, sitter
        self.own = seat == view.seat
        self.pad = places.px(12 if places.form == "wide" else 7)
        self.refresh()

    @staticmethod
    def named(view: View, seat: int) -> str:
        """The Sneak plays, too (13.1)."""
        return view.players[seat]

    @property
    def full(self) -> bool:
        """Whether words stand before the rows."""
        return self.letters.form == "wide" and (self.own or self.rect.height > self.u(190))

    def u(self, units: float) -> int:
        """Pixels for units of the form."""
        return self.places.px(units)

    def settle(self) -> None:
        """The face with name and money, then row by row what there is."""
        wide = self.letters.form == "wide"
        side = self.u((72 if self.full else 56) if wide else 40 if not self.small else 30)
        side = self.u(48) if self.own and wide else side
        self.face = pygame.Rect(self.rect.x + self.pad, self.rect.y + self.pad, side, side)
        self._put_name()
        rows = self._rows()
        top = self.face.bottom + self.u(4 if wide else 2)
        room = self.rect.bottom - self.pad // 2 - top
        step = room // max(1, len(rows))
        for n, make in enumerate(rows):
            make(top + n * step + step // 2)

    def _rows(self) -> list[Callable[[int], None]]:
        rows: list[Callable[[int], None]] = [self._put_signs]
        if not self.own and not self.small:
            rows.append(self._put_backs)
        if self.view.business and not self.small:
            rows.append(self._put_tokens)
        if self.own and self.view.advisors[self.seat] and not self.small:
            rows.append(self._put_advisor)
        return rows

    def _put_name(self) -> None:
        left, room = self.face.right + self.u(10), 0
        right = self.rect.right - self.pad
        money = self._money_drawn()
        room = right - left
        name = self.sitter.name if not self.own else self.services.say("town.you")
        if self.letters.form == "wide" and self.full and not self.own:
            self.piece(self.line(name, "strong", "text", room), left, self.rect.y + self.u(26))
            self.piece(self.line(self.sitter.about, "small", "muted", room), left,
                       self.rect.y + self.u(49))  # fmt: skip
            spot = self.piece(money, left, self.rect.y + self.u(74))
        else:
            spot = money.get_rect(midright=(right, self.face.centery))
            self.pieces.append((money, spot))
            room = spot.left - left - self.u(4)
            high = self.face.height
            below = self.sitter.about if not self.own else self.services.called(self.role)
            if self.letters.form != "small":  # there is no room for names: the tip has them
                self.piece(
                    self.line(name, "strong", "text", room), left, self.face.y + high * 3 // 10
                )
                self.piece(self.line(below, "small", "muted", room), left,
                           self.face.y + high * 8 // 10)  # fmt: skip
        self.marks["money"] = spot
        if not self.own and self.view.advisors[self.seat]:
            self._put_small_advisor()

    def _put_small_advisor(self) -> None:
        """A disc in the corner; the tip says what it does."""
        side = self.u(30 if self.letters.form == "wide" else 20)
        icon = self.art.high(f"advisors/{self.view.advisors[self.seat]}", side)
        right = self.rect.right - self.pad // 2
        top = self.face.y if self.full else self.face.bottom - side // 3
        self.piece(icon, right - side, top + side // 2)

    def _money_drawn(self) -> pygame.Surface:
        """A coin and how much."""
        large = self.own and self.letters.form == "wide"
        text = str(self.view.money[self.seat])
        number = self.line(text, "big_number" if large else "number", "text")
        high = number.get_height()
        coin = self.art.sized("icons/coin", (round(high * 0.82),) * 2)
        drawn = pygame.Surface((coin.get_width() + self.u(5) + number.get_width(), high),
                               pygame.SRCALPHA)  # fmt: skip
        drawn.blit(coin, coin.get_rect(midleft=(0, high // 2)))
        drawn.blit(number, (coin.get_width() + self.u(5), 0))
        return drawn

    def _label(self, key: str, middle: int) -> int:
        """The word before a row, where there is room for words; where the row begins."""
        left = self.rect.x + self.pad
        if not self.full or self.small:
            return left
        width = self.u(76)
        self.piece(
            self.line(self.services.say(key), "small", "muted", width - self.u(6)), left, middle
        )
        return left + width

    def _put_signs(self, middle: int) -> None:
        """Free signs, then the empty places of those that are out."""
        if self.seat == self.view.sneak:
            text = self.services.say("town.seat.endless")
            self.piece(self.line(text, "small", "muted"), self.rect.x + self.pad, middle)
            return
        left = self._label("town.seat.signs", middle)
        free, most = self.view.free[self.seat], self.services.box.signs
        wide = self.letters.form == "wide"
        room = self.rect.right - self.pad - left
        if not wide and not self.own and not self.small:  # the hand stands beside them
            room = room * 3 // 5
        side = min(self.u(30 if wide else 20), (room + self.u(4)) // most - self.u(4))
        for n in range(most):
            name = f"signs/{self.role}" if n < free else f"signs/{self.role}.out"
            drawn = self.art.high(name, side)
            rect = self.piece(drawn, left + n * (side + self.u(5 if wide else 3)), middle)
            if n == min(free, most - 1):
                self.marks["sign"] = rect
        if self.own and not self.small:
            self._put_free(left, middle, side, most)

    def _put_free(self, left: int, middle: int, side: int, most: int) -> None:
        """How many signs are free, below them or beside them."""
        free = self.view.free[self.seat]
        key = "free" if self.letters.form == "wide" else "free_short"
        text = self.services.say(f"town.seat.{key}", free=free, of=most)
        if self.letters.form == "wide":
            self.piece(self.line(text, "small", "text"), left, middle + side // 2 + self.u(14))
            return
        spot = left + most * (side + self.u(3)) + self.u(6)
        room = self.rect.right - self.pad - spot
        self.piece(self.line(text, "small", "text", room), spot, middle)

    def _put_backs(self, middle: int) -> None:
        """What type each tile of the hand is of."""
        compact = self.letters.form == "compact"
        left = self._label("town.seat.hand", middle)
        side = self.u(34 if not compact else 22)
        backs = [n for n, count in enumerate(self.view.backs[self.seat]) for _ in range(count)]
        if compact:
            left = self.rect.right - self.pad - 3 * (side + self.u(3))
        spot = pygame.Rect(left, middle - side // 2, side, side)
        self.marks["hand"] = spot
        for n, kind in enumerate(backs):
            drawn = self.art.high(f"backs/{TYPES[kind]}", side)
            self.piece(drawn, left + n * (side + self.u(6 if not compact else 3)), middle)

    def _put_tokens(self, middle: int) -> None:
        """The business tokens of each type."""
        left, room = self.rect.x + self.pad, self.rect.width - 2 * self.pad
        side = self.u(26 if self.letters.form == "wide" else 17)
        for n, name in enumerate(BUSINESSES):
            count = self.view.tokens[self.seat][n]
            at = left + n * room // len(BUSINESSES)
            icon = self.piece(self.art.business(name, side), at, middle)
            style, color = "strong", "text" if count else "faint"
            number = self.piece(self.line(str(count), style, color), icon.right + self.u(5), middle)
            self.marks[name] = icon.union(number)

    def _put_advisor(self, middle: int) -> None:
        """The advisor of whoever looks, by name."""
        name = self.view.advisors[self.seat]
        side = self.u(34 if self.letters.form == "wide" else 22)
        left = self.rect.x + self.pad
        icon = self.piece(self.art.high(f"advisors/{name}", side), left, middle)
        words_ = self.services.words.name(f"advisor.{name}")
        room = self.rect.right - self.pad - icon.right - self.u(6)
        self.piece(
            self.line(words_, "small_strong", "accent", room), icon.right + self.u(6), middle
        )
        self.marks["advisor"] = icon

    def told(self) -> str:
        """Everything in words."""
        view, say = self.view, self.services.say
        lines = [self.services.called(self.role)]
        if self.sitter.tip:
            lines.append(self.sitter.tip)
        if view.advisors and view.advisors[self.seat]:
            name = f"advisor.{view.advisors[self.seat]}"
            lines.append(f"{self.services.words.name(name)}: {self.services.words.text(name)}")
        if view.shown[self.seat]:
            tiles = ", ".join(self.services.words.name(f"tile.{one}") for one in
                              view.shown[self.seat])  # fmt: skip
            lines.append(say("town.seat.shown", tiles=tiles))
        return "\n".join(lines)

    @property
    def tint(self) -> Rgb:
        """The colour of the player."""
        return self.kit.color(self.role)

    def paint(self, surface: pygame.Surface) -> None:
        """The panel with an edge in the player's colour, the face, everything that was put."""
        color = self.kit.color
        line = color(self.turn_color if self.active else "line")
        fill = color("raised" if self.active or self.hovered else "panel")
        put_panel(self.kit, surface, self.rect, Look(fill, line, 244, 2 if self.active else 1.2,
                                                     cut=10, sheen=0.05))  # fmt: skip
        edge = pygame.Rect(self.rect.x, self.rect.y + self.u(12), max(2, self.u(3)),
                           self.rect.height - self.u(12))  # fmt: skip
        pygame.draw.rect(surface, self.tint, edge)
        self._put_portrait(surface)
        self.put_pieces(surface)
        self._put_earned(surface)
        if self.thinking:
            self.put_badge(surface, "clock", "accent")
        if self.picker.is_lit(self.target):
            super(RimPlate, self).paint(surface)
        if self.focused:
            put_focus(self.kit, surface, self.rect)

    def _put_portrait(self, surface: pygame.Surface) -> None:
        """The face with the sign at its corner; without a face the sign alone."""
        face, name = self.face, self.sitter.face(self.moods.of(self.role))
        if name and self.art.has(name) and not self.own:
            surface.blit(self.art.sized(name, face.size), face)
            side = face.width * 2 // 5
            sign = self.art.high(f"signs/{self.role}", side)
            surface.blit(sign, sign.get_rect(bottomright=(face.right + side // 4,
                                                          face.bottom + side // 6)))  # fmt: skip
            return
        sign = self.art.high(f"signs/{self.role}", face.height)
        surface.blit(sign, sign.get_rect(center=face.center))

    def _put_earned(self, surface: pygame.Surface) -> None:
        """What this turn has brought so far."""
        earned = self.moods.earned.get(self.role, 0)
        if not earned or self.small:
            return
        text = words(self.kit, f"+{earned}", "number", self.kit.color("ink"), self.u(20))
        rect = text.get_rect().inflate(self.u(16), self.u(6))
        rect.topright = (self.rect.right - self.u(4), self.rect.y - self.u(6))
        put_panel(self.kit, surface, rect, Look(self.kit.color("accent"), self.kit.color("accent"),
                                                255, cut=6))  # fmt: skip
        surface.blit(text, text.get_rect(center=rect.center))


class PlayingSeats:
    """A view as the row of faces wants it: the Sneak has a seat there too."""

    def __init__(self, view: Any) -> None:
        self.seat, self.seating = view.seat, view.players
