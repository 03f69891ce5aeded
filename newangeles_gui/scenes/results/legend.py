"""What the lines of the chart mean: marks at their ends, words at its foot."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.widgets.card_print import WordRoom, fit

if TYPE_CHECKING:
    from .chart import Chart

MARK: Final = 26  # units
LEAST: Final = 22
NUMBERED: Final = 36  # from the plot to the marks: the scale of threat stands between
SAMPLE: Final = 22


def put_marks(chart: Chart, surface: pygame.Surface) -> None:
    """The mark of each player at the end of the line with the capital, none over another."""
    points = chart.timeline.points
    if not points:
        return
    kit, plot = chart.kit, chart.plot
    room = (surface.get_height() - kit.px(8)) // len(chart.players)
    high = max(kit.px(LEAST), min(kit.px(MARK + 2), room))
    ends = sorted((chart.capital_line(seat)[-1][1], seat) for seat in range(len(chart.players)))
    for y, (_, seat) in zip(_apart([y for y, _ in ends], high, plot), ends, strict=True):
        left = plot.right + kit.px(NUMBERED)
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
