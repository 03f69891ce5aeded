"""Where the characters are met, 200 by 200 units; out of focus, so large shapes and clear colours."""

import math

from ...drawing import palette, svg
from ..emblems.colours import PEOPLE

CREAM = "#FFF6E4"


def wall(light: str, dark: str) -> str:
    """A ground in the sun."""
    return svg.rect(0, 0, 200, 200, svg.linear((0, light), (1, dark), angle=(0, 0, 0.7, 1)))


def bulbs(points: list[svg.Point], colours: tuple[str, ...]) -> str:
    """Lamps that hang on a line."""
    drawn = svg.line(points, "#5A4A3A", 1.4)
    for k, (x, y) in enumerate(points[1:-1]):
        colour = colours[k % len(colours)]
        drawn += svg.circle(x, y + 4, 7.5, svg.radial((0, colour, 0.9), (1, colour, 0)))
        drawn += svg.circle(x, y + 4, 3.4, palette.lighten(colour, 0.5))
    return drawn


def head_and_shoulders(x: float, y: float, size: float, colour: str) -> str:
    """Somebody in a crowd."""
    skin = palette.mix(colour, "#8A5234", 0.55)
    return svg.group(
        svg.path("M-13,34 C-13,10 13,10 13,34 z", colour)
        + svg.circle(0, 4, 8.5, skin)
        + svg.path("M-9,3 C-9,-9 9,-9 9,3 z", palette.mix(colour, "#2A2216", 0.5)),
        transform=f"translate({x} {y}) scale({size})",
    )


def terrace() -> str:
    """A full terrace under lamps: the Host."""
    drawn = wall("#C9ECDF", "#3E8F8C")
    for k, x in enumerate((8, 62, 140, 192)):
        high = (74, 60, 66, 78)[k]
        one, two = ("#E8604C", CREAM) if k % 2 else ("#F2B632", CREAM)
        for j in range(6):
            a, b = x - 34 + j * 11.3, x - 34 + (j + 1) * 11.3
            drawn += svg.path(f"M{x},{high - 26} L{a},{high} L{b},{high} z", two if j % 2 else one)
        drawn += svg.rect(x - 1.5, high, 3, 90, "#5A4030")
    colours = [PEOPLE[one] for one in ("tourist", "hipster", "parent", "shopper")]
    for row, (y, size) in enumerate(((96, 0.95), (122, 1.2), (152, 1.6))):
        for k in range(8):
            drawn += head_and_shoulders(-6 + k * 29 + row * 11, y, size, colours[(k * 3 + row) % 4])
    return drawn + bulbs(
        [(-4, 14), (24, 26), (56, 33), (92, 35), (128, 33), (164, 24), (204, 8)],
        ("#FFD878", "#FFB0A0", "#FFF2B0"),
    )


def exchange() -> str:
    """A board of rising numbers and notes that say sold: the Speculator."""
    drawn = wall("#F2E0EE", "#9A78B4")
    drawn += svg.rect(12, 14, 176, 120, "#FFF8EA", rx=4) + svg.rect(
        12, 14, 176, 14, "#6A4A86", rx=4
    )
    drawn += "".join(svg.line([(20, y), (180, y)], "#D9C6DC", 1.2) for y in range(40, 130, 14))
    drawn += "".join(svg.line([(x, 34), (x, 128)], "#E6D8E6", 1.2) for x in range(30, 180, 18))
    rise = [(18, 118), (40, 96), (54, 106), (74, 78), (92, 90), (120, 58), (138, 70), (180, 34)]
    drawn += svg.path(
        "M" + " L".join(f"{x},{y}" for x, y in rise) + " V128 H18 z", "#E8604C", opacity=0.22
    )
    drawn += svg.line(rise, "#E8503C", 5) + svg.path("M186,26 l-16,2 11,12 z", "#E8503C")
    for k, colour in enumerate(("#F2B632", "#4FA65B", "#3D8BD4", "#F2B632", "#E8604C", "#4FA65B")):
        x, y = 4 + k * 35, 142 + (k % 2) * 9
        turn = (-6, 4, -3, 7, -5, 3)[k]
        note = svg.rect(-14, -10, 28, 34, colour) + svg.rect(-9, -2, 18, 3.4, CREAM, opacity=0.8)
        drawn += svg.place(
            note + svg.rect(-9, 6, 12, 3.4, CREAM, opacity=0.8), x, y, 1.1, turn=turn
        )
    return drawn


def key_board() -> str:
    """A key for every door: the Landlord."""
    drawn = wall("#A9D2BC", "#2C6A66")
    drawn += "".join(
        svg.line([(0, y), (200, y)], "#1E4A4A", 1.2, opacity=0.5) for y in range(0, 200, 25)
    )
    plates = ("#FF6B57", "#F6EBD0", "#5C6B82", "#C39BE8", "#18A79B")
    for row in range(4):
        for k in range(6):
            x, y = 17 + k * 33, 14 + row * 47
            brass = palette.mix("#F2C24A", "#B8862B", ((k * 5 + row * 3) % 4) / 5)
            drawn += svg.rect(x - 10, y - 7, 20, 9, plates[(k + row * 2) % 5], rx=2)
            drawn += svg.circle(x, y + 12, 6, "none", stroke=brass, stroke_width=3.6)
            drawn += svg.line([(x, y + 18), (x, y + 35)], brass, 3.4)
            drawn += svg.line([(x, y + 33), (x + 6, y + 33)], brass, 3) + svg.line(
                [(x, y + 27), (x + 5, y + 27)], brass, 3
            )
            drawn += svg.line([(x + 4, y + 14), (x + 4, y + 36)], "#123A3A", 2, opacity=0.3)
    return drawn


def building_site() -> str:
    """Houses that grow, and a crane over them: the Developer."""
    drawn = wall("#D9EEF8", "#6AA6D0")
    for x, wide, top, colour in ((-8, 44, 96, "#E8A06A"), (42, 34, 122, "#B9A4E0"), (128, 34, 112, "#8CC79A"), (166, 44, 84, "#F2D08A")):  # fmt: skip
        drawn += svg.rect(x, top, wide, 120, colour)
        for row in range(6):
            for k in range(wide // 11):
                drawn += svg.rect(x + 4 + k * 11, top + 8 + row * 17, 6, 9, "#4E8FA0", opacity=0.7)
    for x in range(-10, 46, 14):
        drawn += svg.line([(x, 86), (x, 200)], "#F2B632", 2.2)
    for y in range(92, 200, 18):
        drawn += svg.line([(-10, y), (38, y)], "#F2B632", 2.2)
    mast = svg.line([(148, 200), (148, 24)], "#F08A2C", 4) + svg.line(
        [(158, 200), (158, 24)], "#F08A2C", 4
    )
    for y in range(30, 200, 14):
        mast += svg.line([(148, y), (158, y + 14)], "#F08A2C", 2.4)
    jib = svg.path("M8,26 H196 L153,6 z", "none", stroke="#F08A2C", stroke_width=3)
    jib += "".join(svg.line([(x, 26), (x + 8, 18)], "#F08A2C", 2) for x in range(20, 190, 14))
    hook = svg.line([(36, 26), (36, 58)], "#4A3A34", 1.8) + svg.rect(22, 58, 28, 10, "#C8543F")
    return drawn + mast + jib + hook + svg.rect(172, 26, 18, 14, "#6A5A50")


def closed_road() -> str:
    """The end of somebody else's street: the Spoiler."""
    drawn = wall("#E2D6F0", "#6E5C9C")
    for x, wide, top in ((-6, 52, 44), (48, 40, 70), (112, 40, 64), (152, 54, 36)):
        drawn += svg.rect(x, top, wide, 100, "#8A78B8") + svg.rect(x, top, wide, 5, "#A694CE")
        drawn += "".join(
            svg.rect(x + 7 + 12 * k, top + 14 + 18 * row, 6, 10, "#5E4A8C")
            for row in range(4) for k in range((wide - 8) // 12)
        )  # fmt: skip
    drawn += svg.polygon([(84, 120), (116, 120), (190, 200), (10, 200)], "#7F8AA0")
    for y in (126, 164):
        bar = svg.rect(-10, y, 220, 22, CREAM)
        stripes = "".join(
            svg.polygon([(x, y), (x + 20, y), (x + 6, y + 22), (x - 14, y + 22)], "#E0483A")
            for x in range(-20, 230, 40)
        )
        drawn += bar + svg.group(stripes, clip_path=svg.clip(svg.rect(-10, y, 220, 22, "#fff")))
        drawn += svg.rect(-10, y + 22, 220, 3, "#3A2A56", opacity=0.35)
    for x, y, r in ((26, 92, 22), (178, 84, 24)):
        drawn += svg.rect(x - 2.5, y, 5, 90, "#4A4460") + svg.circle(x, y, r, CREAM)
        drawn += svg.circle(x, y, r - 3, "#DC3E34") + svg.rect(
            x - r * 0.6, y - 4.5, r * 1.2, 9, CREAM
        )
    return drawn


def cabinet() -> str:
    """Shelves with one of each: the Collector."""
    drawn = wall("#E9C98A", "#A8742E") + svg.rect(4, 4, 192, 192, "#7A4A22", rx=3)
    things = (
        "#E0524A",
        "#2A9D8F",
        "#3566B0",
        "#7C5A3A",
        "#8E5BD9",
        "#F2B632",
        "#4FA65B",
        "#FF8A70",
    )
    for row in range(5):
        for k in range(5):
            x, y = 8 + k * 37.2, 8 + row * 37.2
            drawn += svg.rect(x, y, 34, 34, svg.linear((0, "#4A2A14"), (1, "#9A6430")))
            colour, kind = things[(k * 3 + row * 5) % 8], (k + row * 2) % 4
            paint = svg.linear((0, palette.lighten(colour, 0.35)), (1, colour), angle=(0, 0, 1, 1))
            if kind == 0:
                drawn += svg.rect(x + 8, y + 10, 18, 20, CREAM, rx=4) + svg.rect(
                    x + 10, y + 12, 14, 16, paint, rx=3
                )
            elif kind == 1:
                drawn += svg.circle(x + 17, y + 20, 10.5, CREAM) + svg.circle(
                    x + 17, y + 20, 8.5, paint
                )
            elif kind == 2:
                drawn += svg.path(
                    f"M{x + 7},{y + 19} L{x + 17},{y + 8} L{x + 27},{y + 19} V{y + 31} H{x + 7} z",
                    paint,
                )
            else:
                drawn += svg.path(
                    f"M{x + 12},{y + 31} V{y + 20} C{x + 4},{y + 8} {x + 30},{y + 8} {x + 22},{y + 20} V{y + 31} z",
                    paint,
                )
            drawn += svg.rect(x, y + 31, 34, 3, "#C98F4A")
    return drawn


def back_lane() -> str:
    """A lane with one lamp and a window left open: the Sneak."""
    drawn = wall("#7A6E9A", "#2E2848")
    for row in range(18):
        for k in range(-1, 8):
            shade = ((k * 7 + row * 5) % 4) * 0.05
            drawn += svg.rect(
                k * 27 + (row % 2) * 13, row * 11.4, 25, 9.6,
                palette.mix("#6E6090", "#3A3256", 0.2 + shade), rx=1,
            )  # fmt: skip
    cone = svg.polygon(
        [(30, 34), (-40, 210), (130, 210)], svg.linear((0, "#FFE08A", 0.75), (1, "#FFE08A", 0.05))
    )
    lamp = svg.path("M14,34 L30,18 L46,34 z", "#221C36") + svg.circle(30, 34, 8, "#FFF3C4")
    window = svg.rect(136, 26, 56, 62, "#221C36") + svg.rect(
        140, 30, 48, 54, svg.linear((0, "#FFE9A0"), (1, "#FFB84A"))
    )
    curtain = svg.path(
        "M140,30 C156,44 154,66 150,84 H140 z M188,30 C172,44 174,66 178,84 H188 z", "#C8543F"
    )
    bars = svg.rect(162.5, 30, 3, 54, "#221C36") + svg.rect(140, 54, 48, 3, "#221C36")
    ladder = "".join(svg.line([(150, y), (176, y)], "#221C36", 3.4) for y in range(96, 204, 13))
    return (
        drawn
        + cone
        + lamp
        + window
        + curtain
        + bars
        + ladder
        + svg.line([(150, 88), (150, 204)], "#221C36", 4)
        + svg.line([(176, 88), (176, 204)], "#221C36", 4)
    )


def brickwork() -> str:
    """Two walls at once: the Contractor."""
    drawn = wall("#F6E0B0", "#C08A4A")
    for row in range(13):
        for k in range(-1, 7):
            if k in (3,) or (row < 4 and k > 3):
                continue
            colour = palette.mix("#C8704A", "#9A4A30", ((k * 5 + row * 3) % 5) / 6)
            drawn += svg.rect(k * 33 + (row % 2) * 16, row * 15.6, 30, 13.4, colour, rx=1.5)
    for x in (96, 122):
        drawn += svg.rect(x, -4, 5, 210, "#E8B04A")
    return drawn + "".join(svg.rect(84, y, 60, 6, "#F2C86A") for y in (30, 92, 156))


def screens() -> str:
    """Columns of light: the Hacker."""
    drawn = wall("#6FC8C0", "#164A5C")
    for x, y, wide, high in ((6, 10, 84, 62), (100, 4, 94, 58), (4, 84, 58, 70), (140, 74, 58, 76)):
        drawn += svg.rect(x, y, wide, high, "#0E2E3A", rx=4)
        for k in range(high // 9 - 1):
            long = wide * (0.25 + 0.13 * ((k * 5 + x) % 5))
            colour = ("#5CF2C8", "#FFD55A", "#8CE8FF", "#FF8A70")[(k + x) % 4]
            drawn += svg.rect(x + 7 + 6 * (k % 3), y + 8 + k * 9, long, 3.6, colour, rx=1.6)
    return drawn


def notes() -> str:
    """A wall of ideas: the Entrepreneur."""
    drawn = wall("#FCE4D2", "#DE8A62")
    for k in range(16):
        x, y = 18 + (k % 4) * 54 + (k // 4 % 2) * 8, 22 + (k // 4) * 48
        colour = ("#FFE27A", "#9ADCEC", "#F7A8B8", "#B8E08A")[(k * 3 + k // 4) % 4]
        lines = "".join(
            svg.rect(-11, -8 + j * 7, 22 - 5 * j, 2.6, "#6A5A4A", opacity=0.5) for j in range(3)
        )
        note = svg.rect(-16, -15, 34, 34, "#8A4A2A", opacity=0.25) + svg.rect(
            -18, -18, 36, 36, colour
        )
        drawn += svg.place(note + lines, x, y, 1, turn=(-7, 4, -2, 8, 3)[k % 5])
    return drawn + svg.path(
        "M20,26 C60,70 90,10 130,70 S170,100 190,150", "none", stroke="#D8463A", stroke_width=2.4
    )


def bank() -> str:
    """Columns and coins: the Investor."""
    drawn = (
        wall("#EBDDF6", "#9474B8")
        + svg.rect(-4, 10, 208, 20, "#F4EAFA")
        + svg.rect(-4, 30, 208, 5, "#B49CCB")
    )
    for x in (10, 60, 130, 180):
        drawn += svg.rect(
            x - 13,
            36,
            26,
            170,
            svg.linear((0, "#FFFFFF"), (0.5, "#E2D2EE"), (1, "#A88CC4"), angle=(0, 0, 1, 0)),
        )
        drawn += "".join(
            svg.line([(x + d, 40), (x + d, 200)], "#9A80B8", 1.2, opacity=0.5) for d in (-6, 0, 6)
        )
        drawn += svg.rect(x - 17, 35, 34, 8, "#F6EEFC", rx=2)
    for x, many in ((34, 7), (92, 11), (154, 9)):
        for k in range(many):
            y = 194 - k * 8.5
            drawn += svg.ellipse(x + math.sin(k * 2.1) * 1.6, y, 17, 6.5, "#B8862B") + svg.ellipse(
                x + math.sin(k * 2.1) * 1.6, y - 3, 17, 6.5, "#F2C24A"
            )
    return drawn


def record_wall() -> str:
    """What was good before it was known: the Hipster Legend."""
    drawn = wall("#F8E0A0", "#C8862E")
    for row in range(4):
        for k in range(4):
            x, y = 6 + k * 49, 4 + row * 49
            colour = ("#E8604C", "#2FA595", "#5A3A86", "#3D8BD4", "#F6EBD0", "#D8922A")[
                (k * 5 + row * 3) % 6
            ]
            drawn += svg.circle(x + 30, y + 22, 19, "#1E1A22") + svg.rect(
                x, y, 44, 44, palette.mix(colour, "#5A3A1E", 0.12)
            )
            drawn += (
                svg.circle(x + 22, y + 22, 12, palette.lighten(colour, 0.4), opacity=0.9)
                if (k + row) % 2
                else svg.path(
                    f"M{x + 6},{y + 38} L{x + 22},{y + 8} L{x + 38},{y + 38} z",
                    palette.lighten(colour, 0.4),
                    opacity=0.9,
                )
            )
    return drawn


def swatches() -> str:
    """A wall half painted: the Renovator."""
    drawn = wall("#E2F2E8", "#8CBBA8")
    for k, colour in enumerate(("#E8604C", "#F2B632", "#4FA65B", "#3D8BD4", "#8E5BD9")):
        drawn += svg.path(
            f"M{8 + k * 40},-4 h30 v{86 + 24 * ((k * 3) % 4)} q-15,14 -30,-2 z", colour, opacity=0.9
        )
        drawn += svg.rect(18 + k * 40, 70 + 24 * ((k * 3) % 4), 3, 32, colour)
    return drawn + svg.path(
        "M150,206 L172,60 M196,206 L178,60 M156,166 H190 M161,130 H186 M166,96 H182",
        "none",
        stroke="#A9713F",
        stroke_width=6,
    )


def map_wall() -> str:
    """The whole city on paper: the Location Scout."""
    drawn = wall("#F2F0D2", "#A8BE7A") + svg.path(
        "M-6,150 C50,120 70,190 120,140 S190,90 206,110 V134 C170,120 160,150 130,168 S60,206 -6,180 z",
        "#8CCBD8",
    )
    for x in range(-10, 210, 34):
        drawn += svg.line([(x, 0), (x + 16, 200)], CREAM, 7)
    for y in range(14, 200, 38):
        drawn += svg.line([(0, y), (200, y - 10)], CREAM, 7)
    for x, y, colour in (
        (34, 46, "#E8503C"),
        (150, 34, "#3D8BD4"),
        (176, 96, "#F2B632"),
        (20, 120, "#8E5BD9"),
        (140, 150, "#E8503C"),
    ):
        drawn += svg.path(
            f"M{x},{y + 26} C{x - 16},{y + 4} {x - 14},{y - 14} {x},{y - 14} C{x + 14},{y - 14} {x + 16},{y + 4} {x},{y + 26} z",
            colour,
        ) + svg.circle(x, y, 5.5, CREAM)
    return drawn
