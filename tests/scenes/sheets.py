"""What is drawn on, for the outlines of screens: sheets that remember what was put on them.

What was put together on other sheets before comes apart again. Pictures are named, and words, their
letters and colours; pixels are nothing.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, Final, NamedTuple
from weakref import WeakKeyDictionary

import pygame
import pytest

from newangeles_gui.scenes.front import Splash
from newangeles_gui.titles.new_angeles.city import mood
from newangeles_gui.titles.new_angeles.front import living_city
from newangeles_gui.widgets import surfaces
from newangeles_gui.widgets.kit import Kit
from newangeles_gui.widgets.pictures import Pictures
from newangeles_gui.widgets.text import Type

from .kept import read_in_size

NOW: Final = 1_790_000_000  # seconds since 1970
SHAPES: Final = ("circle", "line", "lines", "polygon", "rect")
RESHAPED: Final = ("smoothscale", "scale", "rotozoom", "flip", "grayscale", "gaussian_blur")
# What takes long and makes nothing but other pixels is done by these.
QUICKER: Final = {
    "smoothscale": pygame.transform.scale,
    "gaussian_blur": lambda one, far: one.copy(),
}


class Mark(NamedTuple):
    """Something that was put on a sheet: where, and what it is."""

    rect: tuple[int, int, int, int]
    what: str


_named: WeakKeyDictionary[pygame.Surface, str] = WeakKeyDictionary()
_put: WeakKeyDictionary[pygame.Surface, list[Mark]] = WeakKeyDictionary()


class Sheet(pygame.Surface):
    """A surface that remembers what was put on it."""

    @property
    def marks(self) -> list[Mark]:
        """What was put on it, the lowest first."""
        return _put.get(self, [])

    def note(self, rect: pygame.Rect, what: str) -> None:
        """Remember something, as far as it can be seen."""
        seen = rect.clip(self.get_clip())
        if seen.width and seen.height:
            _put.setdefault(self, []).append(Mark(tuple(seen), what))

    def blit(self, source: pygame.Surface, dest: Any = (0, 0), *more: Any, **named: Any) -> Any:
        """Put a surface on this one, with all that is on it."""
        place = super().blit(source, dest, *more, **named)
        left, top = (dest.x, dest.y) if isinstance(dest, pygame.Rect) else (dest[0], dest[1])
        rect = pygame.Rect(left, top, *source.get_size())
        if source in _named or source not in _put:
            self.note(rect.clip(place), _named.get(source, "picture"))
        else:
            for mark in _put[source]:
                self.note(pygame.Rect(mark.rect).move(rect.topleft).clip(place), mark.what)
        return place

    def fblits(self, blits: Any, flags: int = 0) -> None:
        """Put many surfaces on this one."""
        for source, dest in blits:
            self.blit(source, dest, None, flags)

    def fill(self, color: Any, rect: Any = None, special_flags: int = 0) -> Any:
        """Fill a part, or everything."""
        place = super().fill(color, rect, special_flags)
        if not special_flags and pygame.Color(color).a:
            if rect is None:
                _put.pop(self, None)
            self.note(place, f"filled {_color(color)}")
        return place

    def copy(self) -> pygame.Surface:
        """Another one on which the same things are."""
        return _like(super().copy(), self)

    def convert_alpha(self, *to: Any) -> pygame.Surface:
        """Another one on which the same things are."""
        return _like(super().convert_alpha(*to), self)


def _like(copy: pygame.Surface, source: pygame.Surface) -> pygame.Surface:
    if source in _put:
        _put[copy] = list(_put[source])
    return copy


def _color(color: Any) -> str:
    found = pygame.Color(color)
    return "#" + "".join(f"{part:02x}" for part in found)


def _shape(name: str, draw: Callable[..., pygame.Rect]) -> Callable[..., pygame.Rect]:
    """Draw a shape, and note where."""

    def drawn(surface: pygame.Surface, color: Any, *more: Any, **named: Any) -> pygame.Rect:
        place = draw(surface, color, *more, **named)
        if isinstance(surface, Sheet):
            surface.note(place, f"{name} {_color(color)}")
        return place

    return drawn


def _labelled(
    make: Callable[..., pygame.Surface], label: Callable[..., str]
) -> Callable[..., pygame.Surface]:
    """Make a surface, and remember what it is; an empty label says nothing."""

    def made(*given: Any, **named: Any) -> pygame.Surface:
        found = make(*given, **named)
        told = label(*given, **named)
        if told:
            _named[found] = told
        return found

    return made


def _words(type_: Type, text: str, style: str, color: Any, share: float = 1.0) -> str:
    return f"{style} {type_.size(style, share)} {_color(color)} {text!r}"


def _picture(_: object, name: str, *more: Any) -> str:
    return f"picture {name}"


def _icon(_: object, name: str, units: float = 24, color: Any = None) -> str:
    return f"icon {name} {_color(color) if color else ''}"


def _panel(_: object, size: object, look: surfaces.Look) -> str:
    return f"panel {_color(look.fill)} {_color(look.line)} {look.alpha}"


def _empty(pictures: Pictures, name: str) -> pygame.Surface:
    return pygame.Surface(pictures.known[name].size, pygame.SRCALPHA)


def forget() -> None:
    """Pictures that the front screens keep are made anew: on sheets, or on none again."""
    for kept in (*vars(living_city).values(), *vars(mood).values()):
        if hasattr(kept, "cache_clear"):
            kept.cache_clear()


def watch(patch: pytest.MonkeyPatch) -> None:
    """Until the patch ends sheets are what is drawn on, and the clock stands still."""
    for owner, name, label in (
        (Type, "draw", _words),
        (Pictures, "get", _picture),
        (Pictures, "sized", _picture),
        (Kit, "fitted", _picture),
        (Kit, "icon", _icon),
        (surfaces, "panel", _panel),
    ):
        patch.setattr(owner, name, _labelled(getattr(owner, name), label))
    for name in RESHAPED:
        make = QUICKER.get(name) or getattr(pygame.transform, name)
        label = lambda source, *more, **named: _named.get(source, "")  # noqa: E731
        patch.setattr(pygame.transform, name, _labelled(make, label))
    for name in SHAPES:
        patch.setattr(pygame.draw, name, _shape(name, getattr(pygame.draw, name)))
    patch.setattr(pygame, "Surface", Sheet)
    patch.setattr(Pictures, "_loaded", _empty)
    patch.setattr(Pictures, "_in_size", read_in_size)  # none of those that were kept
    patch.setattr(Splash, "share", 0.5)  # else threads say how far they are
    patch.setattr(time, "time", lambda: float(NOW))
    patch.setattr(time, "localtime", time.gmtime)
    patch.setattr(time, "perf_counter", lambda: 0.0)
