"""Who builds this city: rivals at the left, whoever looks at the foot; what all may know."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import pygame

from newangeles_gui.table import ANGRY, ANNOYED, PLEASED, Feelings, Letters, MoodCause, RimPlate
from newangeles_gui.widgets import Look, put_focus, put_panel

from ...city import perforated
from ...content import BUSINESSES, TYPES
from ...rules import Foresight, business_gains

if TYPE_CHECKING:
    from newangeles_gui.engine import Facts
    from newangeles_gui.scenes import Services
    from newangeles_gui.table import Picker, Regions
    from newangeles_gui.widgets import Rgb

    from ...city import Art
    from ...rules import View
    from .sitters import Sitter

RICH: Final = 12  # dollars at once that please somebody
LEAST: Final = 0.72  # of their width: words that would have to be narrower are left out
WIDTH_OF_BACK: Final = 1.09  # of the height of what is seen of it


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


class PanelRow(NamedTuple):
    """A row of a panel: what puts it around its middle, how high it is, a line above it or none."""

    put: Callable[[int], None]
    high: int
    ruled: bool = False


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
        self.lines: list[int] = []
        side = self.u(self._face_side())
        self.face = pygame.Rect(self.rect.x + self.pad, self.rect.y + self.pad, side, side)
        self._put_name()
        rows = self._rows()
        top = self.face.bottom + self.u(4 if self.letters.form == "wide" else 2)
        spare = self.rect.bottom - self.pad // 2 - top - sum(row.high for row in rows)
        gap = max(0, spare) / (len(rows) + 1)
        at = top + gap
        for row in rows:
            if row.ruled:
                self.lines.append(round(at - gap / 2))
            row.put(round(at + row.high / 2))
            at += row.high + gap

    def _face_side(self) -> int:
        """In units."""
        if self.letters.form == "wide":
            return 48 if self.own else 72 if self.full else 56
        return 30 if self.small else 34 if self.own else 46

    def _rows(self) -> list[PanelRow]:
        wide, small = self.letters.form == "wide", self.small
        line = self.u(20 if wide else 14)
        rows = [PanelRow(self._put_signs, self._sign_side())]
        if self.own and wide:
            rows.append(PanelRow(self._put_free, line))
        elif self.full and self.seat != self.view.sneak:  # 13.2: it has no hand
            rows.append(PanelRow(self._put_backs, self._back_side()))
        if small:
            return rows
        if self.view.business:
            rows.append(PanelRow(self._put_tokens, self.u(28 if wide else 19), True))
            if self.own and wide and self._gain():
                rows.append(PanelRow(self._put_gain, line))
        if not self.view.business or self.full:
            room = self.full or not self.view.business
            if room and (self.own or not self.view.business):
                rows.append(PanelRow(self._put_stake, line, not self.view.business))
        if self.own and self.view.advisors[self.seat]:
            rows.append(PanelRow(self._put_advisor, self.u(32 if wide else 24), True))
        return rows

    def _put_name(self) -> None:
        """Name, what is said of them, and the money: below these, or at the right of them."""
        left, right = self.face.right + self.u(14 if self.full else 10), self.rect.right - self.pad
        name = self.sitter.name if not self.own else self.services.say("town.you")
        about = self.sitter.about if not self.own else self.services.called(self.role)
        top, high, money = self.face.y, self.face.height, self._money_drawn()
        if not self.own and not self.small:
            room = right - left - self._put_small_advisor()
            spots = (0.2, 0.5, 0.86) if self.full else (0.2, 0.58, 0.98)
            at = left if self.full else right - money.get_width()
            spot = self.piece(money, at, top + round(high * spots[2]))
        else:
            spot = money.get_rect(midright=(right - self._earned_room(), self.face.centery))
            self.pieces.append((money, spot))
            room, spots = spot.left - left - self.u(4), (0.25, 0.8, 0.5)
        self.marks["money"] = spot
        if self.small:  # there is no room for names: the tip has them
            return
        self.piece(self.line(name, "strong", "text", room), left, top + round(high * spots[0]))
        if about and self.letters.width(about, "small") * LEAST <= room:
            drawn = self.line(about, "small", "muted", room)
            self.piece(drawn, left, top + round(high * spots[1]))

    def _earned_room(self) -> int:
        """Beside the own money stands what the turn has brought."""
        if not self.own or self.small or not self.moods.earned.get(self.role):
            return 0
        return self._earned_drawn().get_width() + self.u(4)

    def _put_small_advisor(self) -> int:
        """A disc at the right of the name; the tip says what it does. How wide it is."""
        name = self.view.advisors[self.seat] if self.view.advisors else ""
        if not name:
            return 0
        side = self.u(32 if self.letters.form == "wide" else 26)
        icon = self.art.tight(f"advisors/{name}.disc", side)
        rect = icon.get_rect(topright=(self.rect.right - self.pad, self.face.y))
        self.piece(icon, rect.x, rect.centery)
        return rect.width + self.u(6)

    def _money_drawn(self) -> pygame.Surface:
        """A coin and how much."""
        large = self.own and self.letters.form == "wide"
        text = str(self.view.money[self.seat])
        number = self.line(text, "big_number" if large else "number", "text")
        high = number.get_height()
        coin = self.art.tight("icons/coin", round(high * 0.72))
        drawn = pygame.Surface((coin.get_width() + self.u(6) + number.get_width(), high),
                               pygame.SRCALPHA)  # fmt: skip
        drawn.blit(coin, coin.get_rect(midleft=(0, high // 2)))
        drawn.blit(number, (coin.get_width() + self.u(6), 0))
        return drawn

    def _label(self, key: str, middle: int) -> int:
        """The word before a row, where there is room for words; where the row begins."""
        left = self.rect.x + self.pad
        if not self.full or self.small:
            return left
        width = self.u(70)
        self.piece(
            self.line(self.services.say(key), "small", "muted", width - self.u(6)), left, middle
        )
        return left + width

    def _sign_side(self) -> int:
        """As large as five of them have room, with the hand or a word beside them."""
        most: int = self.services.box.signs
        room = self.rect.width - 2 * self.pad - self._beside_signs()
        side = 30 if self.letters.form == "wide" else 18
        return min(self.u(side), (room + self._sign_gap()) // most - self._sign_gap())

    def _sign_gap(self) -> int:
        return self.u(6 if self.full else 3)

    def _beside_signs(self) -> int:
        if self.small:
            return 0
        if self.full:
            return self.u(70)
        return self.u(48) if self.own else 3 * self._back_step() + self.u(6)

    def _put_signs(self, middle: int) -> None:
        """Free signs, then the empty places of those that are out; perhaps the hand beside."""
        if self.seat == self.view.sneak:
            text = self.services.say("town.seat.endless")
            room = self.rect.width - 2 * self.pad
            self.piece(self.line(text, "small", "muted", room), self.rect.x + self.pad, middle)
            return
        if not self.own and not self.full and not self.small:
            self._put_backs(middle)
        left = self._label("town.seat.signs", middle)
        free, most = self.view.free[self.seat], self.services.box.signs
        side, gap = self._sign_side(), self._sign_gap()
        for n in range(most):
            name = f"signs/{self.role}" if n < free else f"signs/{self.role}.out"
            drawn = self.art.tight(name, side if n < free else side * 0.94)
            rect = self.piece(drawn, left + n * (side + gap), middle)
            if n == min(free, most - 1):
                self.marks["sign"] = rect
        if self.own and not self.full and not self.small:
            spot = left + most * (side + gap) + self.u(4)
            text = self.services.say("town.seat.free_short", free=free, of=most)
            room = self.rect.right - self.pad - spot
            self.piece(self.line(text, "small", "text", room), spot, middle)

    def _put_free(self, middle: int) -> None:
        """How many signs are free, below them."""
        free, most = self.view.free[self.seat], self.services.box.signs
        text = self.services.say("town.seat.free", free=free, of=most)
        self.piece(self.line(text, "small", "text"), self.rect.x + self.pad + self.u(70), middle)

    def _back_side(self) -> int:
        """How high backs are; they are a little wider."""
        return self.u(37 if self.full else 26 if self.letters.form == "wide" else 20)

    def _back_step(self) -> int:
        gap = self.u(9 if self.full else 3)
        return round(self._back_side() * WIDTH_OF_BACK) + gap

    def _put_backs(self, middle: int) -> None:
        """What type each tile of the hand is of."""
        left, side, step = self.rect.x + self.pad, self._back_side(), self._back_step()
        backs = [n for n, count in enumerate(self.view.backs[self.seat]) for _ in range(count)]
        if self.full:
            left = self._label("town.seat.hand", middle)
        else:
            left = self.rect.right - self.pad - 3 * step + self.u(3)
        self.marks["hand"] = pygame.Rect(left, middle - side // 2, side, side)
        for n, kind in enumerate(backs):
            self.piece(self.art.tight(f"backs/{TYPES[kind]}", side), left + n * step, middle)

    def _put_tokens(self, middle: int) -> None:
        """The business tokens of each type."""
        left, room = self.rect.x + self.pad, self.rect.width - 2 * self.pad
        side = self.u(26 if self.letters.form == "wide" else 17)
        for n, name in enumerate(BUSINESSES):
            count = self.view.tokens[self.seat][n]
            at = left + n * room // len(BUSINESSES)
            icon = self.piece(self.art.tight(f"business/{name}", side), at, middle)
            style, color = "strong", "text" if count else "faint"
            number = self.piece(self.line(str(count), style, color), icon.right + self.u(6), middle)
            self.marks[name] = icon.union(number)

    def _gain(self) -> int:
        """What the tokens would gain if the game ended now (11.10-11.12)."""
        gains = business_gains(self.services.box, self.view.tokens)
        return sum(amount for seat, _, amount in gains if seat == self.seat)

    def _put_gain(self, middle: int) -> None:
        """What the tokens would gain."""
        text = self.services.say("town.seat.gain", n=self._gain())
        room = self.rect.width - 2 * self.pad
        self.piece(self.line(text, "small", "accent", room), self.rect.x + self.pad, middle)

    def _put_stake(self, middle: int) -> None:
        """What all that still carries a sign would pay now."""
        streets = Foresight(self.services.box, self.view).now()
        lines = [line for street in streets for line in street.lines if line.seat == self.seat]
        text = self.services.say("town.seat.stake", n=sum(line.money for line in lines))
        room = self.rect.width - 2 * self.pad
        color = "muted" if not lines else "text"
        self.piece(self.line(text, "small", color, room), self.rect.x + self.pad, middle)

    def _put_advisor(self, middle: int) -> None:
        """The advisor of whoever looks, by name."""
        name = self.view.advisors[self.seat]
        left = self.rect.x + self.pad
        high = self.u(34 if self.letters.form == "wide" else 24)
        icon = self.piece(self.art.tight(f"advisors/{name}.disc", high), left, middle)
        words_ = self.services.words.name(f"advisor.{name}")
        room = self.rect.right - self.pad - icon.right - self.u(8)
        self.piece(
            self.line(words_, "small_strong", "accent", room), icon.right + self.u(8), middle
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
        for y in self.lines:
            left, right = self.rect.x + self.pad, self.rect.right - self.pad
            perforated(surface, color("line"), (left, right), y, self.u(4))
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
            side = face.width * 3 // 8
            sign = self.art.tight(f"signs/{self.role}", side)
            surface.blit(sign, sign.get_rect(bottomright=(face.right + side // 3,
                                                          face.bottom + side // 8)))  # fmt: skip
            return
        sign = self.art.tight(f"signs/{self.role}", face.height * 0.92)
        surface.blit(sign, sign.get_rect(center=face.center))

    def _earned_drawn(self) -> pygame.Surface:
        """What this turn has brought so far, on amber."""
        text = self.line(f"+{self.moods.earned[self.role]}", "number", "ink")
        rect = text.get_rect().inflate(self.u(20), self.u(8))
        rect.topleft = (0, 0)
        drawn, color = pygame.Surface(rect.size, pygame.SRCALPHA), self.kit.color("accent")
        put_panel(self.kit, drawn, rect, Look(color, color, 255, cut=7))
        drawn.blit(text, text.get_rect(center=rect.center))
        return drawn

    def _put_earned(self, surface: pygame.Surface) -> None:
        """It stands at the right, by the money."""
        if not self.moods.earned.get(self.role) or self.small:
            return
        drawn, money = self._earned_drawn(), self.marks["money"]
        right = self.rect.right - self.u(6)
        rect = drawn.get_rect(midright=(right, money.centery))
        if not self.own and not self.full:  # the money itself stands at the right
            rect.midright = (money.left - self.u(4), money.centery)
        surface.blit(drawn, rect)


class PlayingSeats:
    """A view as the row of faces wants it: the Sneak has a seat there too."""

    def __init__(self, view: Any) -> None:
        self.seat, self.seating = view.seat, view.players
