"""The plate below a district: number, tier, name, and what it produces."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.widgets import Look, mixed, put_panel

from ..facts.public_facts import Product, products
from ..rules import ANDROID, OUTAGE, PROTEST, STRIKE
from ..words import sentence
from .board_places import ROOT_NAME
from .board_slab import DIM

if TYPE_CHECKING:
    from newangeles_gui.scenes import Services
    from newangeles_gui.widgets import Rgb

NAME_ROW: Final = 28  # units
CHIP_ROW: Final = 27
SMALL_ROW: Final = 22
PADDING: Final = 7
SMALL_PADDING: Final = 4
GAP: Final = 5
SYMBOL: Final = 20
SMALL_SYMBOL: Final = 17
ROOT_THREAT: Final = "+2"  # 34.2


def plate(
    services: Services, district: str, bits: int, dimmed: bool, small: bool, room: int
) -> pygame.Surface:
    """The plate, no wider than the room for its name."""
    kit = services.kit
    language = services.words.catalog.language.code
    key = ("plate", district, bits, dimmed, small, room, language)
    return kit.kept(key, lambda: _draw(services, district, bits, dimmed, small, room))


def plate_height(services: Services, small: bool) -> int:
    """How high every plate is."""
    name, chips = (SMALL_ROW, SMALL_ROW - 1) if small else (NAME_ROW, CHIP_ROW)
    return services.kit.px(name) + services.kit.px(chips)


def _draw(
    services: Services, district: str, bits: int, dimmed: bool, small: bool, room: int
) -> pygame.Surface:
    kit = services.kit
    badge = _badge(services, district, small)
    chips = _chips(services, district, bits, small)
    name = _name(services, district, bits, None if small else badge, small, room)
    row = [badge, *chips] if small and badge is not None else chips
    below = _side_by_side(row, kit.px(2 if small else 3))
    size = (max(name.get_width(), below.get_width()), name.get_height() + below.get_height())
    surface = pygame.Surface(size, pygame.SRCALPHA)
    surface.blit(below, ((size[0] - below.get_width()) // 2, name.get_height() - kit.px(1)))
    surface.blit(name, ((size[0] - name.get_width()) // 2, 0))
    if dimmed:
        surface.fill((*DIM, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return surface


def edge_color(services: Services, district: str, bits: int) -> Rgb:
    """The colour that tells the state of a district, or its tier if all is well."""
    color = services.kit.color
    if bits & OUTAGE:
        return color("muted")
    if bits & STRIKE:
        return color("bad")
    if bits & PROTEST:
        return color("warning")
    return tier_color(services, district)


def tier_color(services: Services, district: str) -> Rgb:
    """The colour of a tier; the Root has that of threat."""
    if district == ROOT_NAME:
        return services.kit.color("threat")
    box = services.box
    return services.kit.color(f"tier_{box.tier[box.district_at[district]]}")


def _badge(services: Services, district: str, small: bool) -> pygame.Surface | None:
    """Number and tier: as many layers as the tier has, in its colour."""
    if district == ROOT_NAME:
        return None
    kit, place = services.kit, services.box.district_at[district]
    color = tier_color(services, district)
    tier = services.box.tier[place]
    if small:
        return _small_badge(services, str(place + 1), tier, color)
    sign = kit.icon(f"symbols/tier_{tier}.white", SYMBOL, color)
    number = kit.type.draw(str(place + 1), "strong", color)
    return _side_by_side([number, sign], kit.px(2))


def _small_badge(services: Services, number: str, tier: int, color: Rgb) -> pygame.Surface:
    """The number over as many strokes as the tier has."""
    kit = services.kit
    drawn = kit.type.draw(number, "small_strong", color)
    size = (max(kit.px(16), drawn.get_width() + kit.px(4)), kit.px(SMALL_ROW - 1))
    surface = pygame.Surface(size, pygame.SRCALPHA)
    put_panel(kit, surface, surface.get_rect(), Look(kit.color("base"), color, 225, edge=0, cut=4))
    surface.blit(drawn, drawn.get_rect(midbottom=(size[0] // 2, size[1])))
    for step in range(tier):
        stroke = pygame.Rect(0, 0, kit.px(4), kit.px(2.5))
        stroke.midtop = (size[0] // 2 + round((step - (tier - 1) / 2) * kit.px(6)), 0)
        pygame.draw.rect(surface, color, stroke)
    return surface


def natural_width(services: Services, district: str, small: bool) -> int:
    """How wide a plate would like to be."""
    kit = services.kit
    text = sentence(services.words.name(f"district.{district}"))
    width = kit.type.width(text, "small_strong" if small else "strong")
    badge = _badge(services, district, small)
    chips = _chips(services, district, ANDROID, small)
    below = [badge, *chips] if small and badge is not None else chips
    taken = 0 if badge is None or small else badge.get_width() + kit.px(GAP)
    name = width + taken + 2 * kit.px(SMALL_PADDING if small else PADDING) + kit.px(2)
    return max(name, _side_by_side(below, kit.px(2 if small else 3)).get_width())


def _name(
    services: Services,
    district: str,
    bits: int,
    badge: pygame.Surface | None,
    small: bool,
    room: int,
) -> pygame.Surface:
    kit = services.kit
    text = sentence(services.words.name(f"district.{district}"))
    style = "small_strong" if small else "strong"
    padding, height = (
        kit.px(SMALL_PADDING if small else PADDING),
        kit.px(SMALL_ROW if small else NAME_ROW),
    )
    taken = 2 * padding + (badge.get_width() + kit.px(GAP) if badge is not None else 0)
    lines, share, _ = kit.type.fit(text, style, (max(8, room - taken), height), 1)
    drawn = kit.type.draw(lines[0], style, kit.color("text"), share)
    line = edge_color(services, district, bits)
    size = (drawn.get_width() + taken, height)
    surface = pygame.Surface(size, pygame.SRCALPHA)
    fill = mixed(kit.color("base"), line, 0.16)
    look = Look(fill, mixed(line, kit.color("base"), 0.15), 238, cut=7)
    put_panel(kit, surface, surface.get_rect(), look)
    left = padding
    for part in (badge, drawn):
        if part is not None:
            surface.blit(part, (left, (height - part.get_height()) // 2))
            left += part.get_width() + kit.px(GAP)
    return surface


def _chips(services: Services, district: str, bits: int, small: bool) -> list[pygame.Surface]:
    if district == ROOT_NAME:
        return [_chip(services, "threat", ROOT_THREAT, services.kit.color("threat"), small)]
    place = services.box.district_at[district]
    found = [_product(services, one, small) for one in products(services.box, bits, place)]
    if bits & ANDROID and not small:
        # 61.1: this district is going to be exploited.
        found.insert(0, _sign(services, "symbols/android.white", small))
    return found


def _product(services: Services, product: Product, small: bool) -> pygame.Surface:
    kit = services.kit
    color = kit.color(product.resource)
    if not product.blocked:
        ink = kit.color("good" if product.more else "text")
        return _chip(
            services, product.resource, str(product.amount), color, small, product.primary, ink
        )
    dull = mixed(color, kit.color("panel"), 0.42)
    chip = _chip(
        services, product.resource, str(product.amount), dull, small, product.primary, dull
    )
    width, height = chip.get_size()
    struck = ((kit.px(4), height - kit.px(6)), (width - kit.px(4), kit.px(6)))
    pygame.draw.line(chip, kit.color("base"), *struck, kit.px(5))
    pygame.draw.line(chip, kit.color("bad"), *struck, max(2, kit.px(2.5)))
    return chip


def _chip(
    services: Services,
    resource: str,
    amount: str,
    color: Rgb,
    small: bool,
    primary: bool = False,
    ink: Rgb | None = None,
) -> pygame.Surface:
    """A symbol and a number; that of the primary resource has a bright ground and edge."""
    kit = services.kit
    height = kit.px(SMALL_ROW - 1 if small else CHIP_ROW)
    sign = kit.icon(f"symbols/{resource}.white", SMALL_SYMBOL if small else SYMBOL, color)
    style = "small_strong" if small else "strong"
    number = kit.type.draw(amount, style, ink or kit.color("text"))
    padding = kit.px(3 if small else 6)
    width = sign.get_width() + number.get_width() + kit.px(3) + 2 * padding
    surface = pygame.Surface((width, height), pygame.SRCALPHA)
    fill = mixed(kit.color("base"), color, 0.3 if primary else 0.06)
    line = color if primary else mixed(color, kit.color("base"), 0.68)
    look = Look(fill, line, 238, edge=1.5 if primary else 1, cut=5, sheen=0.05)
    put_panel(kit, surface, surface.get_rect(), look)
    surface.blit(sign, (padding, (height - sign.get_height()) // 2))
    left = padding + sign.get_width() + kit.px(3)
    surface.blit(number, (left, (height - number.get_height()) // 2))
    return surface


def _sign(services: Services, icon: str, small: bool) -> pygame.Surface:
    """A sign on a bright ground."""
    kit = services.kit
    size = kit.px(SMALL_ROW - 1 if small else CHIP_ROW)
    surface = pygame.Surface((size, size), pygame.SRCALPHA)
    look = Look(kit.color("accent"), kit.color("text"), 255, edge=1, cut=5)
    put_panel(kit, surface, surface.get_rect(), look)
    sign = kit.icon(icon, SMALL_SYMBOL if small else SYMBOL, kit.color("base"))
    surface.blit(sign, sign.get_rect(center=surface.get_rect().center))
    return surface


def _side_by_side(parts: list[pygame.Surface], gap: int) -> pygame.Surface:
    width = sum(one.get_width() for one in parts) + gap * max(0, len(parts) - 1)
    height = max((one.get_height() for one in parts), default=1)
    surface = pygame.Surface((max(1, width), height), pygame.SRCALPHA)
    left = 0
    for one in parts:
        surface.blit(one, (left, (height - one.get_height()) // 2))
        left += one.get_width() + gap
    return surface
