"""The plate of a district: number, tier and name; below it what it makes now, or not.

Its frame has the colour of what became of the district, as the rim of its slab has.
"""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.widgets import Look, Mark, RowPart, RowText, mixed, put_panel, row

from ..facts.public_facts import Product, products
from ..rules import ANDROID
from ..words import sentence
from .map import ROOT_NAME, SLAB
from .slab import state_of

if TYPE_CHECKING:
    from newangeles_gui.scenes import Services
    from newangeles_gui.widgets import Rgb

NAME: Final = 32  # units high
CHIP: Final = 28
PAD: Final = 9
CHIP_PAD: Final = 6
CHIP_GAP: Final = 4
SIGN: Final = 20
TIER: Final = 18
NATURAL: Final = 0.85  # of the size at which slabs and words go together
READABLE: Final = 11.5  # pixels that letters keep
WORDS: Final = 18  # units: how high they are
CROWDED: Final = 0.9  # of the room for the least plate, below which chips find none
LEAST: Final = 0.64  # of its size that a plate keeps
FRAMES: Final = MappingProxyType(
    {"neutral": "line", "protest": "warning", "strike": "bad", "outage": "muted"}
)
ROOT_THREAT: Final = "+2"  # 34.2


def plate(
    services: Services,
    district: str,
    bits: int,
    width: int,
    dimmed: bool = False,
    rim: Rgb | None = None,
    bare: bool | None = None,
) -> pygame.Surface:
    """The plate as one picture; its upper middle hangs at the foot of the district.

    Where slabs are small for the size of the words, plates shrink as far as they can be read;
    where that is not enough they are bare: nothing but the name, unless it is said otherwise.
    """
    language, factor = services.words.catalog.language.code, services.kit.view.factor
    natural = width / (SLAB * factor) / NATURAL
    least = min(1.0, max(LEAST, READABLE / (WORDS * factor)))
    share = round(max(least, min(1.0, natural)), 2)
    bare = natural < least * CROWDED if bare is None else bare
    key = ("city plate", district, bits, dimmed, rim, bare, language, share)

    def draw() -> pygame.Surface:
        made = _draw(services, district, bits, dimmed, rim, bare)
        return made if share == 1 else pygame.transform.smoothscale_by(made, share)

    return services.kit.kept(key, draw)


def _draw(
    services: Services, district: str, bits: int, dimmed: bool, rim: Rgb | None, bare: bool
) -> pygame.Surface:
    kit = services.kit
    name = _name(services, district, rim or _frame(services, district, bits))
    chips = [] if bare else _chips(services, district, bits)
    gap = kit.px(CHIP_GAP)
    wide = sum(one.get_width() for one in chips) + gap * max(0, len(chips) - 1)
    below = kit.px(CHIP) + kit.px(1) if chips else 0
    size = (max(name.get_width(), wide), name.get_height() + below)
    surface = pygame.Surface(size, pygame.SRCALPHA)
    surface.blit(name, ((size[0] - name.get_width()) // 2, 0))
    left = (size[0] - wide) // 2
    for chip in chips:
        surface.blit(chip, (left, name.get_height() + kit.px(1)))
        left += chip.get_width() + gap
    if dimmed:
        surface.fill((110, 110, 130, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return surface


def _name(services: Services, district: str, line: Rgb) -> pygame.Surface:
    kit = services.kit
    parts: list[RowPart] = [
        RowText(sentence(services.words.name(f"district.{district}")), "small_strong")
    ]
    if district != ROOT_NAME:
        place = services.box.district_at[district]
        tier = Mark(f"symbols/tier_{services.box.tier[place]}.white", TIER, "text")
        parts = [RowText(str(place + 1), "small_strong", "muted"), tier, *parts]
    return _framed(services, row(kit, parts), NAME, PAD, line, False)


def _frame(services: Services, district: str, bits: int) -> Rgb:
    kit = services.kit
    if district == ROOT_NAME:
        return kit.color("line")
    return kit.color(FRAMES[state_of(bits)])


def _chips(services: Services, district: str, bits: int) -> list[pygame.Surface]:
    kit = services.kit
    if district == ROOT_NAME:
        parts = (Mark("symbols/threat", SIGN), RowText(ROOT_THREAT, "strong", "threat"))
        return [_framed(services, row(kit, parts), CHIP, CHIP_PAD, kit.color("base"), False)]
    place = services.box.district_at[district]
    soon = bool(bits & ANDROID)  # 61.1: it is going to be exploited
    return [_chip(services, one, soon) for one in products(services.box, bits, place)]


def _chip(services: Services, product: Product, soon: bool) -> pygame.Surface:
    kit = services.kit
    color = kit.color(product.resource)
    dull = mixed(color, kit.color("panel"), 0.55)
    sign = Mark(f"symbols/{product.resource}.white", SIGN, product.resource)
    number = RowText(str(product.amount), "small_strong", "muted" if product.blocked else "text")
    line = dull if product.blocked or not soon else color
    chip = _framed(
        services, row(kit, (sign, number)), CHIP, CHIP_PAD, line, soon and not product.blocked
    )
    if product.blocked:
        width, height = chip.get_size()
        struck = ((kit.px(5), height - kit.px(6)), (width - kit.px(5), kit.px(6)))
        pygame.draw.line(chip, kit.color("base"), *struck, kit.px(4))
        pygame.draw.line(chip, kit.color("bad"), *struck, max(2, kit.px(2)))
    return chip


def _framed(
    services: Services, inner: pygame.Surface, units: float, pad: float, line: Rgb, filled: bool
) -> pygame.Surface:
    kit = services.kit
    size = (inner.get_width() + 2 * kit.px(pad), kit.px(units))
    surface = pygame.Surface(size, pygame.SRCALPHA)
    fill = mixed(kit.color("base"), line, 0.34 if filled else 0.08)
    look = Look(fill, line, 240, edge=1.6, cut=6, sheen=0.06)
    put_panel(kit, surface, surface.get_rect(), look)
    surface.blit(inner, inner.get_rect(center=surface.get_rect().center))
    return surface
