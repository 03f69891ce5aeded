"""Frames of the tracks. Each says with boxes where its spaces are; words and digits come later."""

import math
from collections.abc import Callable
from dataclasses import dataclass

from ...drawing import palette, svg
from ...drawing.asset import Box
from ...drawing.glow import bloom
from ...drawing.picture import Picture, over, render
from ...drawing.signs.symbols_rules import RULES
from ..piece_shapes.relief import soft_edges

RESOURCES = {"energy": 5, "consumables": 5, "tech": 6, "entertainment": 8, "credits": 8}
ROUNDS = ("turn", "turn", "demand") * 3
GLOW = 16  # room around a frame for its light


@dataclass(frozen=True)
class Track:
    """A frame: its size, its boxes, and its drawing as body and light."""

    size: tuple[int, int]
    boxes: dict[str, Box]
    draw: Callable[[], Picture]


def chamfered(x: float, y: float, w: float, h: float, cut: float) -> str:
    """A box with two corners cut off, like everything in the city."""
    return f"M{x + cut},{y} H{x + w} V{y + h - cut} L{x + w - cut},{y + h} H{x} V{y + cut} Z"


def panel(w: int, h: int, colour: str, second: str) -> tuple[str, str]:
    """The body of a frame and its rim."""
    d = chamfered(GLOW, GLOW, w - 2 * GLOW, h - 2 * GLOW, 22)
    fill = svg.linear(
        (0, palette.mix("#171D40", colour, 0.1)), (1, palette.mix("#090B1C", second, 0.08))
    )
    edge = svg.linear((0, colour), (1, second), angle=(0, 0, 1, 0))
    body = svg.path(d, fill, opacity=0.94)
    light = svg.stroke(d, edge, 8, stroke_opacity=0.25) + svg.stroke(d, edge, 3.4)
    return body, light + svg.stroke(d, "#FFFFFF", 0.9, stroke_opacity=0.5)


def cell(box: Box, colour: str, strong: bool = False, cut: float = 12) -> tuple[str, str]:
    """One space."""
    x, y, w, h = box
    d = chamfered(x, y, w, h, cut)
    fill = svg.linear((0, "#070918"), (1, palette.mix("#10142E", colour, 0.34 if strong else 0.16)))
    body = svg.path(d, fill)
    light = svg.stroke(d, colour, 3.4 if strong else 2, stroke_opacity=1.0 if strong else 0.6)
    return body, light


def finished(size: tuple[int, int], body: str, light: str) -> Picture:
    """Body and light together, with bloom."""
    return soft_edges(bloom(over(render(*size, body), render(*size, light)), 0.6, 8, 0.4), 13)


def emblem(name: str, box: Box, colour: str) -> str:
    """A symbol of the rules in a socket."""
    x, y, w, _ = box
    ink = svg.Paint(
        f'<filter id="@"><feFlood flood-color="{palette.lighten(colour, 0.25)}"/>'
        '<feComposite in2="SourceAlpha" operator="in"/></filter>'
    )
    return svg.group(
        svg.group(RULES[name](), transform=f"translate({x} {y}) scale({w / 64:.4f})"), filter=ink
    )


def heat(share: float) -> str:
    """From calm to catastrophe."""
    stops = ("#3AD0E8", "#8CE86A", "#FFD23A", "#FF8A2E", "#FF2E3A")
    at = share * (len(stops) - 1)
    low = min(int(at), len(stops) - 2)
    return palette.mix(stops[low], stops[low + 1], at - low)


def threat() -> Track:
    """26 spaces that grow taller and hotter; every fifth is marked, the last has teeth."""
    count, pitch, size = 26, 80, (26 * 80 + 180, 200)
    boxes: dict[str, Box] = {"symbol": (40, 60, 80, 80)}
    for k in range(count):
        high = 66 + round(66 * k / (count - 1))
        boxes[f"space_{k}"] = (140 + k * pitch, 166 - high, pitch - 8, high)

    def draw() -> Picture:
        body, light = panel(*size, "#3AD0E8", "#FF2E3A")
        light += emblem("threat", boxes["symbol"], palette.THREAT)
        for k in range(count):
            tint, box = heat(k / (count - 1)), boxes[f"space_{k}"]
            part, line = cell(box, tint, k % 5 == 0)
            body, light = body + part, light + line
            x, y, w, h = box
            light += svg.rect(x + 8, y + h - 12, w - 16, 6 if k % 5 == 0 else 3, tint)
        x, y, w, _ = boxes[f"space_{count - 1}"]
        light += "".join(
            svg.polygon(
                [
                    (x + j * w / 3, y - 3),
                    (x + (j + 0.5) * w / 3, y - 17),
                    (x + (j + 1) * w / 3, y - 3),
                ],
                "#FF5A4A",
            )
            for j in range(3)
        )
        return finished(size, body, light)

    return Track(size, boxes, draw)


def resource(name: str) -> Track:
    """The spaces of a resource from 0 on, its symbol in a socket at the left."""
    count, colour = RESOURCES[name] + 1, palette.RESOURCES[name]
    size = (152 + count * 88 + 32, 152)
    boxes: dict[str, Box] = {"symbol": (42, 38, 76, 76)}
    boxes |= {f"space_{k}": (146 + k * 88, 36, 80, 80) for k in range(count)}

    def draw() -> Picture:
        body, light = panel(*size, colour, palette.mix(colour, palette.VIOLET, 0.55))
        body += svg.circle(80, 76, 52, "#070918") + svg.circle(
            80, 76, 52, palette.alpha(colour, 0.16)
        )
        light += svg.circle(80, 76, 52, "none", stroke=colour, stroke_width=3)
        light += emblem(name, boxes["symbol"], colour)
        for k in range(count):
            part, line = cell(boxes[f"space_{k}"], colour, k == count - 1)
            body, light = body + part, light + line
            light += pips(boxes[f"space_{k}"], k, colour)
        return finished(size, body, light)

    return Track(size, boxes, draw)


def pips(box: Box, count: int, colour: str) -> str:
    """As many small marks at the foot of a space as its number, in groups of five."""
    x, y, w, h = box
    wide = count * 7 + (3 if count > 5 else 0)
    items, at = "", x + (w - wide) / 2
    for k in range(count):
        items += svg.rect(
            at + k * 7 + (3 if k >= 5 else 0), y + h - 12, 4.5, 6, colour, opacity=0.85
        )
    return items


def rounds() -> Track:
    """Nine stations: rounds are round, demands have the five corners of their cards."""
    size, colour = (9 * 116 + 88, 176), "#8FA2FF"
    boxes: dict[str, Box] = {f"space_{k + 1}": (46 + k * 116, 44, 88, 88) for k in range(9)}

    def draw() -> Picture:
        body, light = panel(*size, colour, "#FF9D5C")
        body += svg.line([(90, 88), (size[0] - 70, 88)], palette.mix(colour, "#141A33", 0.4), 5)
        for k, kind in enumerate(ROUNDS):
            x, y, w, _ = boxes[f"space_{k + 1}"]
            tint = "#FF9D5C" if kind == "demand" else colour
            cx, cy = x + w / 2, y + w / 2
            if kind == "demand":
                five = [
                    (cx + 55 * math.sin(math.tau * j / 5), cy + 4 - 55 * math.cos(math.tau * j / 5))
                    for j in range(5)
                ]
                body += svg.polygon(five, "#070918")
                light += svg.polygon(five, palette.alpha(tint, 0.18), stroke=tint, stroke_width=4)
            else:
                body += svg.circle(cx, cy, 42, "#070918")
                light += svg.circle(
                    cx, cy, 42, palette.alpha(tint, 0.14), stroke=tint, stroke_width=3
                )
            if k < 8:
                light += svg.polygon(
                    [(x + 96, 80), (x + 108, 88), (x + 96, 96)], palette.lighten(tint, 0.3)
                )
        return finished(size, body, light)

    return Track(size, boxes, draw)


def turns() -> Track:
    """Five places for assets, counted by lamps; the highest is taken first."""
    size, colour = (5 * 232 + 60, 392), "#2BE4FF"
    boxes: dict[str, Box] = {f"space_{k + 1}": (40 + k * 232, 44, 200, 280) for k in range(5)}

    def draw() -> Picture:
        body, light = panel(*size, colour, palette.VIOLET)
        for k in range(5):
            box = boxes[f"space_{k + 1}"]
            part, line = cell(box, colour, k == 4, 18)
            x, y, w, h = box
            body, light = body + part, light + line
            light += svg.stroke(
                f"M{x + w / 2},{y + h / 2 - 44} l44,44 -44,44 -44,-44 z",
                colour,
                2.4,
                stroke_opacity=0.35,
            )
            for lamp in range(5):
                on = lamp <= k
                light += svg.circle(
                    x + w / 2 - 44 + lamp * 22, y + h + 22, 6, colour if on else "#2B3566"
                )
        return finished(size, body, light)

    return Track(size, boxes, draw)


def capital() -> Track:
    """Forty spaces in two rows; every fifth and tenth stands out. Then the token is turned."""
    size, colour = (20 * 100 + 88, 272), palette.CAPITAL
    boxes: dict[str, Box] = {
        f"space_{k}": (46 + k % 20 * 100, 40 + k // 20 * 100, 92, 92) for k in range(40)
    }

    def draw() -> Picture:
        body, light = panel(*size, colour, "#FFD88A")
        for k in range(40):
            tint = "#FFD88A" if k % 10 == 0 else colour
            part, line = cell(boxes[f"space_{k}"], tint, k % 5 == 0)
            body, light = body + part, light + line
            if k % 10 == 0:
                x, y, _, h = boxes[f"space_{k}"]
                light += "".join(
                    svg.rect(x + 12 + 11 * j, y + h - 14, 8, 6, tint) for j in range(k // 10)
                )
        return finished(size, body, light)

    return Track(size, boxes, draw)


def target() -> Picture:
    """The marker of what is demanded: a clamp with a point that fits around a space."""
    colour = "#FF9D5C"
    d = "M14,40 V18 Q14,12 20,12 H34 M94,40 V18 Q94,12 88,12 H74 M14,78 V100 Q14,106 20,106 H34 M94,78 V100 Q94,106 88,106 H74"
    body = svg.stroke(d, "#05070F", 13) + svg.polygon(
        [(36, 2), (72, 2), (54, 24)], colour, stroke="#05070F", stroke_width=4
    )
    light = svg.stroke(d, colour, 7) + svg.stroke(d, "#FFF0E0", 2)
    light += svg.polygon([(40, 4), (68, 4), (54, 20)], "#FFE0C0")
    return soft_edges(bloom(over(render(108, 120, body), render(108, 120, light)), 0.8, 5, 0.4), 4)


TRACKS: dict[str, Callable[[], Track]] = {
    "threat": threat,
    "round": rounds,
    "turn": turns,
    "capital": capital,
}
