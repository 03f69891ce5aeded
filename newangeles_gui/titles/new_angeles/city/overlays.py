"""What is laid over the city: light around a place, and one kind of fact about all districts."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, NamedTuple

import pygame

from newangeles_gui.widgets import (
    Area,
    Label,
    Look,
    Mark,
    Panel,
    RowPart,
    RowText,
    Segments,
    Widget,
    put_panel,
    row,
)

from ..facts import exploited, products
from ..rules import (
    ANDROID,
    BIT,
    ILLNESS,
    MASK,
    PIECES,
    PROTEST,
    RESOURCES,
    ROOT,
    STRIKE,
    TRAVELLING,
    UNREST,
)
from . import map as city_map

if TYPE_CHECKING:
    from newangeles_gui.widgets import Kit, Rgb

    from ..rules import Box, View
    from .picture import Cityscape


MARGIN: Final = 24  # units
INSIDE: Final = 40  # of 255: how much of the glow falls onto the place itself
STEPS: Final = 6  # of brightness
COARSE: Final = 4  # the glow is drawn so much smaller


def put_ring(
    kit: Kit,
    surface: pygame.Surface,
    outline: Sequence[tuple[int, int]],
    color: Rgb,
    strength: float,
) -> None:
    """A glowing line around an outline; strength from 0 to 1."""
    left, top = min(x for x, _ in outline), min(y for _, y in outline)
    right, bottom = max(x for x, _ in outline), max(y for _, y in outline)
    around = kit.px(MARGIN)
    size = (right - left + 2 * around, bottom - top + 2 * around)
    step = round(max(0.0, min(1.0, strength)) * STEPS)
    moved = tuple((x - left + around, y - top + around) for x, y in outline)
    key = ("city ring", moved, color, step)
    made = kit.kept(key, lambda: _draw(kit, size, moved, color, step / STEPS))
    surface.blit(made, (left - around, top - around))


def _draw(
    kit: Kit,
    size: tuple[int, int],
    outline: Sequence[tuple[int, int]],
    color: Rgb,
    strength: float,
) -> pygame.Surface:
    small = (max(4, size[0] // COARSE), max(4, size[1] // COARSE))
    soft = pygame.Surface(small, pygame.SRCALPHA)
    soft.fill((*color, 0))
    coarse = [(x // COARSE, y // COARSE) for x, y in outline]
    pygame.draw.polygon(soft, (*color, 24), coarse)
    pygame.draw.polygon(soft, (*color, 255), coarse, max(2, kit.px(14) // COARSE))
    soft = pygame.transform.gaussian_blur(soft, max(1, kit.px(9) // COARSE))
    surface = pygame.transform.smoothscale(soft, size)
    inner = pygame.Surface(size, pygame.SRCALPHA)
    inner.fill((255, 255, 255, 255))
    pygame.draw.polygon(inner, (255, 255, 255, INSIDE), outline)
    surface.blit(inner, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    pygame.draw.lines(surface, (*color, 255), True, outline, max(2, kit.px(2.5)))
    surface.set_alpha(round(105 + 150 * strength))
    return surface


SIGN: Final = 30  # units
ROW: Final = 900
ROW_HIGH: Final = 50
ROW_WORDS: Final = 30
ROW_BESIDE: Final = 36  # of a name
GAP: Final = 5
PADDING: Final = 8


class Badge(NamedTuple):
    """What is said of a district: signs and words over it, and the colour of the ring around it."""

    parts: tuple[RowPart, ...]
    color: str


Badges = Mapping[str, Badge]


def illness(box: Box, view: View) -> Badges:
    """Where it is ill."""
    sign = Badge((Mark("symbols/illness", SIGN),), "credits")
    return {name: sign for name, bits in _city(box, view) if bits & ILLNESS}


def unrest(box: Box, view: View) -> Badges:
    """What is restless, and what will be after the production phase (29, 61, 12)."""
    found = {}
    for name, bits in _city(box, view):
        now = "strike" if bits & STRIKE else "protest" if bits & PROTEST else ""
        then = exploited(bits) if bits & ANDROID else ""
        signs = [Mark(f"symbols/{now}", SIGN)] if now else []
        if then and then != now:
            signs += [Mark("icons/arrow_right", SIGN * 0.7, "muted"), Mark(f"symbols/{then}", SIGN)]
        if signs:
            color = "bad" if "strike" in (now, then) else "warning"
            found[name] = Badge(tuple(signs), color)
    return found


def steps(box: Box, view: View) -> Badges:
    """How many steps it is to the Root, and what is on its way there (34)."""
    found = {}
    for name, bits in _city(box, view):
        away = _away(box, box.district_at[name])
        moving = [piece for piece in PIECES if BIT[piece] & TRAVELLING & bits]
        signs = tuple(Mark(f"symbols/{piece}", SIGN) for piece in moving)
        color = "threat" if moving and away == 1 else "warning" if moving else "line"
        found[name] = Badge((RowText(str(away), "number"), *signs), color)
    return found


def _away(box: Box, place: int) -> int:
    count = 1
    while (place := box.next_district[place]) != ROOT:
        count += 1
    return count


def lacking(box: Box, view: View) -> Badges:
    """Who makes what the demand still lacks."""
    want = {
        name
        for name, have, target in zip(RESOURCES, view.supply, view.targets or (), strict=False)
        if have < target
    }
    return makers(box, view, want)


def makers(box: Box, view: View, wanted: set[str] | frozenset[str]) -> Badges:
    """Which districts make these resources: bright if they will, as an android is there."""
    found = {}
    for name, bits in _city(box, view):
        made = [one for one in products(box, bits, box.district_at[name]) if one.resource in wanted]
        parts: list[RowPart] = []
        for one in made:
            ink = "muted" if one.blocked else "text"
            parts += [Mark(f"symbols/{one.resource}.white", SIGN, one.resource)]
            parts.append(RowText(f"{one.amount}" if not one.blocked else "0", "number", ink))
        if made:
            soon = bits & ANDROID and any(not one.blocked for one in made)
            found[name] = Badge(tuple(parts), "good" if soon else "line")
    return found


def contracts(box: Box, view: View) -> Badges:
    """Where each contract could be paid: what it is paid for stands there."""
    found: dict[str, list[str]] = {}
    for corporation in view.corporations:
        one = box.content.corporations[corporation].contract
        removed = MASK[one.piece] if one.piece else 0
        paid_for = {"removed": removed, "android_moved": ANDROID, "unrest_fell": UNREST}
        for name, bits in _city(box, view):
            if bits & paid_for.get(one.on, 0):
                found.setdefault(name, []).append(corporation)
    return {
        name: Badge(tuple(Mark(f"marks/{one}", SIGN) for one in paid), "capital")
        for name, paid in found.items()
    }


Overlay = Callable[["Box", "View"], Badges]

OVERLAYS: Final = MappingProxyType[str, Overlay](
    {
        "illness": illness,
        "unrest": unrest,
        "steps": steps,
        "demand": lacking,
        "contracts": contracts,
    }
)


def following(now: str) -> str:
    """The overlay after this one; after the last one there is none."""
    names = ["", *OVERLAYS]
    return names[(names.index(now) + 1) % len(names)]


def put_badges(kit: Kit, surface: pygame.Surface, city: Cityscape, badges: Badges) -> None:
    """Rings around the districts that are spoken of, and what is said over them."""
    for name, badge in badges.items():
        outline = city.outline(name)
        put_ring(kit, surface, outline, kit.color(badge.color), 0.8)
    for name, badge in badges.items():
        inner = row(kit, badge.parts)
        ground = inner.get_rect().inflate(2 * kit.px(PADDING), 2 * kit.px(PADDING) // 2)
        ground.center = city.camera.on_screen(city_map.anchor(name))
        look = Look(kit.color("base"), kit.color(badge.color), 235, 1.6, 8)
        put_panel(kit, surface, ground, look)
        surface.blit(inner, inner.get_rect(center=ground.center))


def _city(box: Box, view: View) -> Iterator[tuple[str, int]]:
    return zip(box.district_ids, view.city, strict=True)


LETTERS: Final = MappingProxyType(
    {"illness": "i", "unrest": "u", "steps": "r", "demand": "d", "contracts": "p"}
)


class OverlayRow(Widget):
    """What lies over the city, in words, and all that could: each a button with its letter.

    In a low row the words are a tip; where the room is narrow only one has its name.
    """

    floats = True

    def __init__(
        self,
        kit: Kit,
        say: Callable[[str], str],
        room: pygame.Rect,
        now: str,
        change: Callable[[str], object],
        low: bool,
    ) -> None:
        wide, words = min(room.width, kit.px(ROW)), 0 if low else ROW_WORDS
        rect = pygame.Rect(room.centerx - wide // 2, room.y, wide, kit.px(ROW_HIGH + words))
        self.text = say(f"screen.overlay.{now}")
        super().__init__(kit, rect, "overlay", self.text)
        area = Area(rect.inflate(-2 * kit.px(GAP), -2 * kit.px(GAP)))
        names = [
            (name, f"{key.upper()} · {say(f'screen.overlay.short.{name}')}")
            for name, key in LETTERS.items()
        ]
        taken = sum(kit.type.width(text, "small") + kit.px(ROW_BESIDE) for _, text in names)
        if taken > area.rest.width:
            names = [(name, text if name == now else text[0]) for name, text in names]

        def turn(name: str) -> None:
            change("" if name == now else name)

        buttons = area.top(kit.px(ROW_HIGH - 2 * GAP))
        self.add(
            Panel(kit, rect, "line", alpha=225),
            Segments(kit, buttons, names, now, turn, name="overlays"),
        )
        if words:
            self.add(Label(kit, area.rest, self.text, "strong", "accent", "center"))
