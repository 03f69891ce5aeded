"""The details of how a game ended: who wanted what, chart and deals."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.scenes import CardZoom, Page, SeedLine
from newangeles_gui.widgets import (
    Card,
    Image,
    Label,
    Look,
    Panel,
    Paragraph,
    Scroll,
    Widget,
    put_focus,
    put_panel,
)

from ..rules import BROKEN, KEPT
from .chart import Chart
from .deals import MET, MISSED, VAIN, put_deals, verdict

if TYPE_CHECKING:
    from newangeles_gui.scenes import Services
    from newangeles_gui.session import Match
    from newangeles_gui.widgets import Action

    from ..facts import Timeline


PADDING: Final = 10  # units
SEAL: Final = 64
SMALL_SEAL: Final = 44
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
        size = SMALL_SEAL if kit.view.compact else SEAL
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
            face, tip = self.services.face(card), self._tip(card)
            self.add(make(kit, rect, face, zoom, zoom, name=name, tip=tip))
        return right

    def _tip(self, card: str) -> str:
        face = self.services.face(card)
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


GAP: Final = 12
ROW: Final = 102
MOST_ROW: Final = 196
SMALL_ROW: Final = 126
SMALL_CHART: Final = 320
LEFT: Final = 50  # percent of the width
CHART: Final = 54  # percent of the height
TURNING: Final = 6
SEED: Final = 440
SEED_LINE: Final = 44


class EndDetails(Page):
    """What everybody wanted, the course of the game, and the deals that turned it."""

    name = "details"

    def __init__(self, services: Services, match: Match, course: Timeline) -> None:
        super().__init__(services)
        self.match, self.timeline = match, course

    def build(self) -> None:
        """The winners, all players, chart and turning deals; the way back above."""
        compact = self.kit.view.compact
        body = self.head(self.say("screen.results.do.details"), 0 if compact else self.px(SEED))
        if compact:
            self._in_one(body)
            return
        seed = pygame.Rect(body.right - self.px(SEED), body.y - self.px(SEED_LINE + 22),
                           self.px(SEED), self.px(SEED_LINE))  # fmt: skip
        self.root.add(SeedLine(self.services, seed, self.match.plan.start.seed, "right"))
        self._side_by_side(body)

    def _side_by_side(self, body: pygame.Rect) -> None:
        """Players at the left, chart and deals at the right."""
        gap = self.px(GAP)
        left = pygame.Rect(body.x, body.y, body.width * LEFT // 100, body.height)
        players = Scroll(self.kit, left, "players")
        count = len(self.match.plan.seats)
        height = min(
            self.px(MOST_ROW), max(self.px(ROW), (left.height - gap * (count - 1)) // count)
        )
        self._rows(players, left.y, height)
        right = pygame.Rect(left.right + gap, body.y, body.right - left.right - gap, body.height)
        chart = pygame.Rect(right.x, right.y, right.width, right.height * CHART // 100)
        low = pygame.Rect(right.x, chart.bottom + gap, right.width, 0)
        low.height = right.bottom - low.top
        inner = low.inflate(-2 * self.px(16), -2 * self.px(12))
        deals = Scroll(self.kit, inner, "turning")
        self._turning(deals, inner.y)
        self.root.add(players, self._chart(chart), Panel(self.kit, low, alpha=225), deals)

    def _in_one(self, body: pygame.Rect) -> None:
        """With little room everything below one another."""
        scroll = Scroll(self.kit, body, "players")
        top = self._rows(scroll, body.y, self.px(SMALL_ROW))
        chart = pygame.Rect(body.x, top, scroll.inner, self.px(SMALL_CHART))
        scroll.add(self._chart(chart))
        low = self._turning(scroll, chart.bottom + self.px(GAP))
        line = pygame.Rect(body.x, low + self.px(GAP), scroll.inner, self.px(SEED_LINE))
        scroll.add(SeedLine(self.services, line, self.match.plan.start.seed))
        self.root.add(scroll)

    def _chart(self, rect: pygame.Rect) -> Chart:
        return Chart(self.services, rect, self.timeline, self.match.game.state.corporations)

    def _rows(self, scroll: Scroll, top: int, height: int) -> int:
        """A row for each player, winners first, then the richest; where they end."""
        state, gap = self.match.game.state, self.px(GAP)
        seats = sorted(
            range(len(state.capital)),
            key=lambda seat: (seat not in state.winners, -state.capital[seat]),
        )
        for seat in seats:
            rect = pygame.Rect(scroll.rect.x, top, scroll.inner, height)
            scroll.add(ResultRow(self.services, rect, self.match, seat))
            top = rect.bottom + gap
        return top

    def _turning(self, scroll: Scroll, top: int) -> int:
        """The deals that moved most; where they end."""
        text = self.say("screen.results.turning")
        title = Paragraph(self.kit, (scroll.rect.x, top), scroll.inner, text, "label", "accent",
                          "turning.title")  # fmt: skip
        scroll.add(title)
        deals = self.timeline.turning(TURNING)
        players = self.match.game.state.corporations
        top = title.rect.bottom + self.px(GAP)
        return put_deals(self.services, scroll, top, deals, players)
