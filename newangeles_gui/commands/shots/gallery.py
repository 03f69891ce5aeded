"""Contact sheets of everything that ships to be seen, with the names that the code uses."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

import pygame

from newangeles_gui.widgets import Picture, Pictures

WIDTH: Final = 1920
CELL: Final = 200
LABEL: Final = 34
GAP: Final = 16
GROUND: Final = (11, 14, 30)
PANEL: Final = (20, 26, 51)
TEXT: Final = (232, 236, 255)
MUTED: Final = (154, 165, 209)
TYPE_FACES: Final = (
    ("Exo2_400Regular.ttf", 28),
    ("Exo2_500Medium.ttf", 28),
    ("Exo2_600SemiBold.ttf", 28),
    ("Exo2_700Bold.ttf", 28),
    ("Exo2_400Regular_Italic.ttf", 28),
    ("RussoOne_400Regular.ttf", 34),
)
SPECIMENS: Final = (
    "Four games, one house  0123456789  AaBbCcGgQqRr & ? ! % ( ) / + -",
    "Четыре игры, один дом  съешь же ещё этих мягких французских булок",
    "Zażółć gęślą jaźń  ĄĆĘŁŃÓŚŹŻ",
)


def make_gallery(folders: Sequence[Path], goal: Path) -> Iterator[Path]:
    """Write a sheet for each family and one for the type; yields each file when it is there."""
    pygame.font.init()
    pictures, fonts = Pictures(folders), folders[-1] / "fonts"
    font = pygame.font.Font(fonts / "Exo2_400Regular.ttf", 15)
    title = pygame.font.Font(fonts / "RussoOne_400Regular.ttf", 30)
    goal.mkdir(parents=True, exist_ok=True)
    for family, members in sorted(pictures.families().items()):
        path = goal / f"{family}.png"
        pygame.image.save(sheet(pictures, family, members, title, font), path)
        yield path
    path = goal / "fonts.png"
    pygame.image.save(type_sheet(fonts, title), path)
    yield path


def sheet(
    pictures: Pictures,
    family: str,
    members: list[Picture],
    title: pygame.font.Font,
    font: pygame.font.Font,
) -> pygame.Surface:
    """All pictures of a family in a grid, each within its cell, with its id."""
    columns = (WIDTH - GAP) // (CELL + GAP)
    rows = -(-len(members) // columns)
    top = title.get_height() + 2 * GAP
    surface = pygame.Surface((WIDTH, top + rows * (CELL + LABEL + GAP)))
    surface.fill(GROUND)
    surface.blit(title.render(f"{family}  {len(members)}", True, TEXT), (GAP, GAP))
    for place, picture in enumerate(sorted(members, key=lambda one: one.name)):
        x = GAP + place % columns * (CELL + GAP)
        y = top + place // columns * (CELL + LABEL + GAP)
        pygame.draw.rect(surface, PANEL, (x, y, CELL, CELL), border_radius=6)
        shown = fitted(pictures.get(picture.name, picture.shown))
        surface.blit(shown, shown.get_rect(center=(x + CELL // 2, y + CELL // 2)))
        name = picture.name.partition("/")[2]
        surface.blit(font.render(name, True, MUTED), (x, y + CELL + 4), (0, 0, CELL, LABEL))
    return surface


def fitted(picture: pygame.Surface) -> pygame.Surface:
    """A picture no larger than its cell; small ones keep their size."""
    largest = max(picture.get_size())
    if largest <= CELL - 8:
        return picture
    factor = (CELL - 8) / largest
    width, height = picture.get_size()
    return pygame.transform.smoothscale(
        picture,
        (max(1, round(width * factor)), max(1, round(height * factor))),
    )


def type_sheet(folder: Path, title: pygame.font.Font) -> pygame.Surface:
    """Every type face with all three alphabets."""
    rows = len(TYPE_FACES) * (len(SPECIMENS) * 44 + 40)
    surface = pygame.Surface((WIDTH, rows + 90))
    surface.fill(GROUND)
    surface.blit(title.render("type", True, TEXT), (GAP, GAP))
    y = 80
    for name, size in TYPE_FACES:
        face = pygame.font.Font(folder / name, size)
        surface.blit(face.render(name, True, MUTED), (GAP, y))
        for line in SPECIMENS:
            y += 44
            surface.blit(face.render(line, True, TEXT), (GAP * 2, y))
        y += 60
    return surface
