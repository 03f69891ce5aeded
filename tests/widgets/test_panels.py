"""Panels: put together from the parts of a small one, they look as if drawn whole."""

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame
import pytest

from newangeles_gui import paths
from newangeles_gui.widgets import surfaces
from newangeles_gui.widgets.card_small import CUT
from newangeles_gui.widgets.kit import Kit, Viewport
from newangeles_gui.widgets.surfaces import SMOOTH, Look, corners, mixed, panel, pulled, shade

SIZES = [(9, 7), (30, 30), (44, 200), (301, 46), (424, 108), (700, 580)]
LOOKS = [
    Look((20, 30, 60), (90, 200, 250), 235, 1.5, 12),
    Look((20, 30, 60), (250, 80, 80), 255, 3, 0),
    Look((0, 0, 0), (90, 200, 250), 200, 0, 8),
]


@pytest.fixture(scope="module")
def kit():
    pygame.display.init()
    pygame.display.set_mode((64, 64))
    return Kit(paths.assets_folders(), Viewport())


def drawn_whole(kit, size, look):
    """The same panel, drawn three times as large and made smaller."""
    large = (size[0] * SMOOTH, size[1] * SMOOTH)
    outline = corners(pygame.Rect((0, 0), large), kit.px(look.cut) * SMOOTH if look.cut else 0)
    mask = pygame.Surface(large, pygame.SRCALPHA)
    mask.fill((255, 255, 255, 0))  # what is clear has the colour too: no dark edges
    pygame.draw.polygon(mask, (255, 255, 255, 255), outline)
    body = shade(size, mixed(look.fill, (255, 255, 255), look.sheen), look.fill, look.alpha)
    shape = pygame.transform.smoothscale(mask, size)
    body.blit(shape, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    edge = max(1, round(look.edge * kit.view.factor * SMOOTH)) if look.edge else 0
    if edge:
        lines = pygame.Surface(large, pygame.SRCALPHA)
        lines.fill((*look.line, 0))
        pygame.draw.polygon(lines, (*look.line, 255), outline, edge * 2)
        lines.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        body.blit(pygame.transform.smoothscale(lines, size), (0, 0))
    return body


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("size", SIZES)
def test_a_panel_looks_as_if_it_was_drawn_whole(kit, size, look):
    made, whole = panel(kit, size, look), drawn_whole(kit, size, look)
    assert made.get_size() == size
    off = 0
    for x in range(size[0]):
        for y in range(size[1]):
            pairs = zip(made.get_at((x, y)), whole.get_at((x, y)), strict=True)
            off += max(abs(one - other) for one, other in pairs) > 12
    assert off <= 2 + size[0] * size[1] // 500


def test_what_is_pulled_keeps_its_corners():
    small = pygame.Surface((10, 10), pygame.SRCALPHA)
    small.fill((0, 0, 255, 255))
    for corner in ((0, 0), (7, 0), (0, 7), (7, 7)):
        pygame.draw.rect(small, (255, 0, 0, 255), (*corner, 3, 3))
    large = pulled(small, 3, (60, 25))
    assert large.get_size() == (60, 25)
    for corner in ((0, 0), (57, 0), (0, 22), (57, 22)):
        assert large.get_at((corner[0] + 1, corner[1] + 1))[:3] == (255, 0, 0)
    assert large.get_at((30, 1))[:3] == large.get_at((1, 12))[:3] == (0, 0, 255)
    assert pulled(small, 3, (10, 10)) is small


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("look", [Look((0, 0, 0), (90, 200, 250), 0, 3, 16, sheen=0),
                                  Look((9, 9, 9), (250, 80, 80), 0, 1.5, 0)])  # fmt: skip
def test_of_an_outline_only_the_rim_is_drawn(kit, size, look):
    """It looks the same, also where it is partly out of sight."""
    at = pygame.Rect((5, 6), size)
    shown, whole, empty = (pygame.Surface((size[0] + 12, size[1] + 12)) for _ in range(3))
    for one in (shown, whole, empty):
        one.fill((40, 90, 140))
        one.set_clip(pygame.Rect(0, 0, size[0], size[1] + 12))
    surfaces.put_panel(kit, shown, at, look)
    whole.blit(panel(kit, size, look), at)
    assert shown.get_buffer().raw == whole.get_buffer().raw
    assert shown.get_buffer().raw != empty.get_buffer().raw
    drawn = sum(one.width * one.height for one in surfaces._rim(kit, at.move(-5, -6), look))
    assert drawn <= size[0] * size[1]
    if min(size) > 200:
        assert drawn < size[0] * size[1] // 5


@pytest.mark.parametrize("size", [(140, 196), (440, 616)])
def test_the_edge_of_a_card_is_made_of_a_small_one(kit, monkeypatch, size):
    """Drawn three times as large as a whole card it would take as long as several frames."""
    sizes, mask = [], surfaces._mask
    monkeypatch.setattr(surfaces, "_mask", lambda size, cut: sizes.append(size) or mask(size, cut))
    cut, line = size[0] * CUT, (90, 200, 250)
    kit._kept.clear()
    made = [surfaces.cut_shape(kit, size, cut), surfaces.cut_lines(kit, size, cut, 8, line)]
    assert max(max(one) for one in sizes) < size[0]
    monkeypatch.setattr(surfaces, "_least", lambda size, cut, edge: (size, 0))
    kit._kept.clear()
    whole = [surfaces.cut_shape(kit, size, cut), surfaces.cut_lines(kit, size, cut, 8, line)]
    assert sizes[-1] == size
    for one, other in zip(made, whole, strict=True):
        assert pygame.image.tobytes(one, "RGBA") == pygame.image.tobytes(other, "RGBA")
