"""Capital of all players and threat, turn by turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.widgets import Look, Widget, WordRoom, fit, mixed, put_panel

if TYPE_CHECKING:
    from newangeles_gui.scenes import Services
    from newangeles_gui.widgets import Rgb

    from ..facts import Timeline

PADDING: Final = 14  # units
NUMBERS: Final = 34
FOOT: Final = 58
RIGHT: Final = 112
STEPS: Final = 4
LEAST: Final = 14  # a narrower round is not named
HAZE: Final = 46
ROUNDED: Final = 4  # the scale ends at a multiple of this
FINE: Final = 2  # lines are drawn so many times larger, then smoothed


class Chart(Widget):
    """Lines of capital over the area of threat; a thin line wherever a round was over."""

    foot, right, head = FOOT, RIGHT, 6  # units around the plot
    shows_threat = True

    def __init__(
        self, services: Services, rect: pygame.Rect, timeline: Timeline, players: list[str]
    ) -> None:
        super().__init__(services.kit, rect, "chart")
        self.services, self.timeline, self.players = services, timeline, players
        self._drawn: pygame.Surface | None = None
        most = max((max(one.capital) for one in timeline.points), default=1)
        self.most = max(ROUNDED, -(-most // ROUNDED) * ROUNDED)
        self.limit = services.box.threat_end

    def paint(self, surface: pygame.Surface) -> None:
        """The picture is drawn once."""
        if self._drawn is None:
            self._drawn = self._draw()
        surface.blit(self._drawn, self.rect)

    @property
    def plot(self) -> pygame.Rect:
        """Where the lines are, within the chart."""
        px = self.kit.px
        return pygame.Rect(
            px(PADDING + NUMBERS),
            px(PADDING + self.head),
            self.rect.width - px(PADDING + NUMBERS + self.right),
            self.rect.height - px(PADDING + self.head + self.foot),
        )

    def spot(self, place: int, share: float) -> tuple[int, int]:
        """Where a point of a line is, within the chart."""
        plot = self.plot
        along = place / max(1, len(self.timeline.points) - 1)
        return (round(plot.x + along * plot.width), round(plot.bottom - share * plot.height))

    def capital_line(self, seat: int) -> list[tuple[int, int]]:
        """The points of a player's line."""
        points = self.timeline.points
        return [self.spot(n, one.capital[seat] / self.most) for n, one in enumerate(points)]

    def threat_line(self) -> list[tuple[int, int]]:
        """The upper edge of the threat's area."""
        points = self.timeline.points
        return [self.spot(n, min(1.0, one.threat / self.limit)) for n, one in enumerate(points)]

    def color(self, seat: int) -> Rgb:
        """The colour of a player's line: that of the mark at its end."""
        return self.kit.color(self.services.box.corporations[self.players[seat]].color)

    def _draw(self) -> pygame.Surface:
        kit = self.kit
        surface = pygame.Surface(self.rect.size, pygame.SRCALPHA)
        whole = surface.get_rect()
        put_panel(kit, surface, whole, Look(kit.color("panel"), kit.color("line"), 225))
        self._grid(surface)
        self._rounds(surface)
        self._lines(surface)
        put_marks(self, surface)
        self.put_frame(surface)
        return surface

    def put_frame(self, surface: pygame.Surface) -> None:
        """What stands around the plot: below it what the lines are."""
        put_foot(self, surface)

    def _grid(self, surface: pygame.Surface) -> None:
        kit, plot = self.kit, self.plot
        for step in range(STEPS + 1):
            y = plot.bottom - step * plot.height // STEPS
            pygame.draw.line(surface, kit.color("line"), (plot.left, y), (plot.right, y))
            number = kit.type.draw(str(self.most * step // STEPS), "small", kit.color("capital"))
            surface.blit(number, number.get_rect(midright=(plot.left - kit.px(8), y)))
        for level in (0, self.limit) if self.shows_threat else ():
            y = plot.bottom if level == 0 else plot.top
            number = kit.type.draw(str(level), "small", kit.color("threat"))
            surface.blit(number, number.get_rect(midleft=(plot.right + kit.px(6), y)))

    def _rounds(self, surface: pygame.Surface) -> None:
        """A thin line where a round begins, and below it which one: a number or the demand."""
        kit, plot = self.kit, self.plot
        color = mixed(kit.color("line"), kit.color("muted"), 0.35)
        starts = [(self.spot(place, 0)[0], name) for place, name in self.timeline.rounds]
        ends = [x for x, _ in starts[1:]] + [plot.right]
        for (x, name), end in zip(starts, ends, strict=True):
            if x > plot.left:
                for y in range(plot.top, plot.bottom, kit.px(10)):
                    pygame.draw.line(surface, color, (x, y), (x, y + kit.px(5)))
            if end - x >= kit.px(LEAST):
                self._round_name(surface, name, (x + end) // 2)

    def _round_name(self, surface: pygame.Surface, name: str, middle: int) -> None:
        if name.isdecimal():
            sign = self.kit.type.draw(name, "small", self.kit.color("faint"))
        else:
            sign = self.kit.icon("demand", 18, self.kit.color("warning"))
        surface.blit(sign, sign.get_rect(midtop=(middle, self.plot.bottom + self.kit.px(4))))

    def _lines(self, surface: pygame.Surface) -> None:
        """Smooth: drawn larger and scaled down."""
        if len(self.timeline.points) < 2:
            return
        kit, size = self.kit, surface.get_size()
        large = pygame.Surface((size[0] * FINE, size[1] * FINE), pygame.SRCALPHA)
        thin, thick = max(1, kit.px(2)) * FINE, max(2, kit.px(3)) * FINE
        if self.shows_threat:
            threat, floor = _larger(self.threat_line()), self.plot.bottom * FINE
            outline = [(threat[0][0], floor), *threat, (threat[-1][0], floor)]
            pygame.draw.polygon(large, (*kit.color("threat"), HAZE), outline)
            _put_line(large, kit.color("threat"), threat, thin)
        for seat in range(len(self.players)):
            _put_line(large, self.color(seat), _larger(self.capital_line(seat)), thick)
        surface.blit(pygame.transform.smoothscale(large, size), (0, 0))


def _larger(line: list[tuple[int, int]]) -> list[tuple[int, int]]:
    return [(x * FINE, y * FINE) for x, y in line]


def _put_line(surface: pygame.Surface, color: Rgb, line: list[tuple[int, int]], width: int) -> None:
    pygame.draw.lines(surface, color, False, line, width)
    for point in line:
        pygame.draw.circle(surface, color, point, width // 2)


MARK: Final = 26  # units
LEAST_MARK: Final = 22
NUMBERED: Final = 36  # from the plot to the marks: the scale of threat stands between
SAMPLE: Final = 22


def put_marks(chart: Chart, surface: pygame.Surface) -> None:
    """The mark of each player at the end of the line with the capital, none over another."""
    points = chart.timeline.points
    if not points:
        return
    kit, plot = chart.kit, chart.plot
    room = (surface.get_height() - kit.px(8)) // len(chart.players)
    high = max(kit.px(LEAST_MARK), min(kit.px(MARK + 2), room))
    ends = sorted((chart.capital_line(seat)[-1][1], seat) for seat in range(len(chart.players)))
    for y, (_, seat) in zip(_apart([y for y, _ in ends], high, plot), ends, strict=True):
        left = plot.right + kit.px(NUMBERED if chart.shows_threat else NUMBERED // 3)
        stroke = pygame.Rect(left, y - high // 3, kit.px(4), high * 2 // 3)
        pygame.draw.rect(surface, chart.color(seat), stroke)
        mark = kit.icon(f"marks/{chart.players[seat]}", MARK - 2)
        surface.blit(mark, mark.get_rect(midleft=(left + kit.px(8), y)))
        text = str(points[-1].capital[seat])
        number = kit.type.draw(text, "small_strong", kit.color("text"))
        surface.blit(number, number.get_rect(midleft=(left + kit.px(MARK + 12), y)))


def _apart(wanted: list[int], high: int, plot: pygame.Rect) -> list[int]:
    """Places from top to bottom that are at least so far apart and stay beside the plot."""
    places: list[int] = []
    for y in wanted:
        places.append(max(y, places[-1] + high) if places else max(y, plot.top))
    over = places[-1] - plot.bottom if places else 0
    if over <= 0:
        return places
    lowest = plot.bottom
    for place in range(len(places) - 1, -1, -1):
        places[place] = min(places[place], lowest)
        lowest = places[place] - high
    return places


def put_foot(chart: Chart, surface: pygame.Surface) -> None:
    """Samples of line and area with their words, and what the numbers below the plot are."""
    kit, plot = chart.kit, chart.plot
    say = chart.services.say
    entries = (
        ("line", "accent", say("screen.results.legend.capital")),
        ("area", "threat", say("screen.results.legend.threat", end=chart.limit)),
        ("rounds", "faint", say("screen.results.legend.rounds")),
    )
    top = plot.bottom + kit.px(26)
    high = surface.get_height() - top - kit.px(4)
    left = kit.px(14)
    each = (surface.get_width() - 2 * left) // len(entries)
    for place, (kind, color, text) in enumerate(entries):
        x = left + place * each
        spot = pygame.Rect(x, top, kit.px(SAMPLE), high)
        _sample(chart, surface, spot, kind, color)
        words = pygame.Rect(spot.right + kit.px(8), top, each - spot.width - kit.px(16), high)
        room = WordRoom(words.width, words.height, 1, 1.0, 0.72)
        lines, share, _ = fit(kit.type, text, "small", room)
        drawn = kit.type.draw(lines[0], "small", kit.color("muted"), share)
        surface.blit(drawn, drawn.get_rect(midleft=words.midleft))


def _sample(
    chart: Chart, surface: pygame.Surface, rect: pygame.Rect, kind: str, color: str
) -> None:
    kit, ink = chart.kit, chart.kit.color(color)
    if kind == "line":
        pygame.draw.line(surface, ink, rect.midleft, rect.midright, max(2, kit.px(3)))
    elif kind == "area":
        sign = kit.icon("symbols/threat", SAMPLE)
        surface.blit(sign, sign.get_rect(center=rect.center))
    else:
        for y in range(rect.y + kit.px(3), rect.bottom - kit.px(3), kit.px(10)):
            pygame.draw.line(surface, ink, (rect.centerx, y), (rect.centerx, y + kit.px(5)))
