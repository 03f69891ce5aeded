"""One player at the end of a game, large if it was won."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.scenes import CardZoom
from newangeles_gui.widgets import (
    Card,
    Image,
    Label,
    Look,
    Widget,
    put_focus,
    put_panel,
    soft_light,
)

from ..rules import BROKEN, KEPT
from ..table.card_faces import face_of
from .deals import MET, MISSED, VAIN, verdict

if TYPE_CHECKING:
    from newangeles_gui.scenes import Services
    from newangeles_gui.session import Match
    from newangeles_gui.widgets import Action

GAP: Final = 18  # units
GLOW: Final = 1.9  # times as wide as a mark
OVERLAP: Final = 0.8  # how far apart many marks stand, in their width


class Hero(Widget):
    """The marks of the winners, large, and what it means for the person at the screen."""

    def __init__(self, services: Services, rect: pygame.Rect, match: Match) -> None:
        super().__init__(services.kit, rect, "hero")
        self.services, self.match = services, match
        state = match.game.state
        self.marks = [f"marks/{state.corporations[one]}" for one in state.winners]
        self.lost = not self.marks
        if self.lost:
            self.marks = ["symbols/threat"]
        side = rect.height * 7 // 8
        self.side = min(side, rect.width // 4 * 3 // max(2, len(self.marks)))
        step = self.side if len(self.marks) == 1 else round(self.side * OVERLAP)
        self.step = step
        left = rect.x + self.side + step * (len(self.marks) - 1) + self.kit.px(GAP)
        self._write(pygame.Rect(left, rect.y, rect.right - left, rect.height))

    def _write(self, room: pygame.Rect) -> None:
        big, small = self.words()
        compact = self.kit.view.compact
        upper = pygame.Rect(room.x, room.y, room.width, room.height * 5 // 8)
        lower = pygame.Rect(room.x, upper.bottom, room.width, room.bottom - upper.bottom)
        style = "display" if self.person is not None else "title"
        if compact:
            style = "title" if self.person is not None else "heading"
        lines = 1 if self.person is not None else 2
        self.add(
            Label(self.kit, upper, big, style, self.color, lines=lines, name="head"),
            Label(self.kit, lower, small, "small" if compact else "body", "text", lines=2,
                  middle=compact, name="how"),
        )  # fmt: skip

    @property
    def person(self) -> int | None:
        """The seat of the only person who played."""
        seats = self.match.plan.people
        return seats[0] if len(seats) == 1 else None

    @property
    def color(self) -> str:
        """The colour of the first words."""
        state = self.match.game.state
        if self.person in state.winners:
            return "good"
        return "threat" if state.ended_by == "threat" else "text"

    def words(self) -> tuple[str, str]:
        """The first words, and those that say how."""
        say, state = self.services.say, self.match.game.state
        how = say(f"screen.results.by_{state.ended_by}")
        names = [self.services.words.name(f"corporation.{state.corporations[one]}")
                 for one in state.winners]  # fmt: skip
        who = say("standing.winners", names=", ".join(names))
        if not state.winners:
            who = say("standing.nobody")
        if self.person is None:
            return who, how
        won = self.person in state.winners
        return say(f"screen.results.you_{'won' if won else 'lost'}"), f"{how} {who}"

    def paint(self, surface: pygame.Surface) -> None:
        """Light, and the marks in it."""
        kit = self.kit
        glow = soft_light(kit, round(self.side * GLOW), "threat" if self.lost else "capital")
        for place, mark in enumerate(self.marks):
            center = (self.rect.x + self.side // 2 + place * self.step, self.rect.centery)
            surface.blit(glow, glow.get_rect(center=center))
            sign = kit.icon(mark, self.side / kit.view.factor * (0.9 if len(self.marks) > 1 else 1))
            surface.blit(sign, sign.get_rect(center=center))


PADDING: Final = 10  # units
MARK: Final = 64
SMALL_MARK: Final = 44
CAPITAL: Final = 84
SIGN: Final = 22
NAME: Final = 30
LINE: Final = 26
OWN: Final = 6  # the bar at the row of the person at the screen
EDGE: Final = 12
BROAD: Final = 0.92  # cards are nearly square here: their names need the width
READABLE: Final = 130  # a lower card has no room for its name
SIGNS: Final = MappingProxyType(
    {MET: ("star", "good"), MISSED: ("cross", "muted"), VAIN: ("void", "warning")}
)


class ResultRow(Widget):
    """Mark, name, what they wanted and got, promises, rival and investment, capital."""

    def __init__(self, services: Services, rect: pygame.Rect, match: Match, seat: int) -> None:
        super().__init__(services.kit, rect, f"result.{seat}")
        self.services, self.match, self.seat = services, match, seat
        self.state = match.game.state
        self.corp = self.state.corporations[seat]
        self.won = seat in self.state.winners
        people = match.plan.people
        self.own = people == [seat]
        self._place()

    def _place(self) -> None:
        kit, rect, padding = self.kit, self.rect, self.kit.px(PADDING)
        size = SMALL_MARK if kit.view.compact else MARK
        mark = pygame.Rect(rect.x + padding, rect.y, kit.px(size), rect.height)
        money = pygame.Rect(0, rect.y, kit.px(CAPITAL), rect.height)
        money.right = rect.right - padding
        capital = str(self.state.capital[self.seat])
        if self.own:
            mark = self._put_you(mark, kit.px(size))
        self.add(
            Image(kit, mark, kit.icon(f"marks/{self.corp}", size - 4)),
            Label(kit, money, capital, "title", "capital", "right", name=f"capital.{self.seat}"),
        )
        right = self._cards(money.left - padding)
        left = mark.right + padding
        self._words(pygame.Rect(left, rect.y, right - padding - left, rect.height))

    def _put_you(self, mark: pygame.Rect, sign: int) -> pygame.Rect:
        """That this is the person at the screen, below the mark; the place of the mark."""
        line = self.kit.type.line_height("small_strong")
        top = mark.centery - (sign + line) // 2
        you = pygame.Rect(mark.x, top + sign, mark.width, line)
        text = self.services.say("screen.results.you")
        self.add(Label(self.kit, you, text, "small_strong", "accent", "center", name="you"))
        return pygame.Rect(mark.x, top, mark.width, sign)

    def _cards(self, right: int) -> int:
        """Rival and investment turned up; where they begin."""
        kit, padding = self.kit, self.kit.px(PADDING)
        height = self.rect.height - 2 * padding
        width = round(height * BROAD)
        shown = [f"rival.{self.state.rivals[self.seat]}"]
        if self.state.investments[self.seat]:
            shown.append(self.state.investments[self.seat])
        for place, card in reversed(list(enumerate(shown))):
            rect = pygame.Rect(right - width, self.rect.y + padding, width, height)
            right = rect.left - padding // 2
            zoom = self._zoom(shown, place)
            name = f"{'investment' if place else 'rival'}.{self.seat}"
            make = Thumb if height < kit.px(READABLE) else Card
            face, tip = face_of(self.services, card), self._tip(card)
            self.add(make(kit, rect, face, zoom, zoom, name=name, tip=tip))
        return right

    def _tip(self, card: str) -> str:
        face = face_of(self.services, card)
        own = card == f"rival.{self.corp}"
        text = self.services.words.text("rival.own") if own else face.text
        return f"{face.title}\n{text}"

    def _zoom(self, shown: list[str], place: int) -> Action:
        return lambda: self.services.stack.push(CardZoom(self.services, shown, place))

    def _words(self, room: pygame.Rect) -> None:
        """Name, what became of the goal, promises: as a block in the middle."""
        kit = self.kit
        found = verdict(self.services, self.match.game, self.seat)
        icon, color = SIGNS[found.outcome]
        promises = self._low_line()
        name_high, line, sign = kit.px(NAME), kit.px(LINE), kit.px(SIGN)
        goal_width = room.width - sign - kit.px(6)
        lines = min(3, len(kit.type.wrap(found.text, "small", goal_width)))
        goal_high = lines * kit.type.line_height("small")
        whole = name_high + goal_high + (line if promises else 0)
        if whole > room.height:
            goal_high = room.height - name_high - (line if promises else 0)
            whole = room.height
        top = room.centery - whole // 2
        name = pygame.Rect(room.x, top, room.width, name_high)
        spot = pygame.Rect(room.x, name.bottom, sign, kit.type.line_height("small"))
        goal = pygame.Rect(spot.right + kit.px(6), name.bottom, goal_width, goal_high)
        low = pygame.Rect(room.x, goal.bottom, room.width, line)
        self.add(
            Label(kit, name, self._called(), "heading", name=f"called.{self.seat}"),
            Image(kit, spot, kit.icon(icon, SIGN, kit.color(color))),
            Label(kit, goal, found.text, "small", color, lines=4, middle=False,
                  name=f"goal.{self.seat}"),
        )  # fmt: skip
        if promises:
            self.add(Label(kit, low, promises, "small", "muted", name=f"promises.{self.seat}"))

    def _called(self) -> str:
        """The corporation, and who played it if they have a name."""
        called = self.services.words.name(f"corporation.{self.corp}")
        planned = self.match.plan.seats[self.seat]
        if planned.kind != "person" or planned.name == self.corp:
            return called
        return self.services.say("standing.seat", name=planned.name, role=called)

    def _low_line(self) -> str:
        """Promises kept and broken, and the investment where its card is too small to be read."""
        parts = [self._promises()]
        investment = self.state.investments[self.seat]
        if investment and any(isinstance(one, Thumb) for one in self.children):
            name = self.services.words.name(f"investment.{investment}")
            parts.insert(0, self.services.say("screen.results.investment", investment=name))
        return " · ".join(one for one in parts if one)

    def _promises(self) -> str:
        fates = [one.fate for one in self.state.promises if one.by == self.corp]
        kept, broken = fates.count(KEPT), fates.count(BROKEN)
        if not kept and not broken:
            return ""
        return self.services.say("screen.results.promises", kept=kept, broken=broken)

    def paint(self, surface: pygame.Surface) -> None:
        """A panel that glows for a winner."""
        color = self.kit.color
        line = color("good" if self.won else "line")
        look = Look(color("raised" if self.won else "panel"), line, 235, glow=8 if self.won else 0)
        put_panel(self.kit, surface, self.rect, look)
        if self.own:
            side = self.rect.inflate(0, -2 * self.kit.px(EDGE))
            side.width = self.kit.px(OWN)
            surface.fill(color("accent"), side)


class Thumb(Card):
    """A card too small for its name: the picture alone."""

    def paint(self, surface: pygame.Surface) -> None:
        """The picture with the edge of its card."""
        kit, face = self.kit, self.face
        if isinstance(face, str):
            return
        surface.blit(kit.fitted(face.picture, self.rect.size), self.rect)
        rim = kit.color("accent" if self.hovered else face.rim)
        pygame.draw.rect(surface, rim, self.rect, max(1, kit.px(2)))
        if self.focused:
            put_focus(kit, surface, self.rect)
