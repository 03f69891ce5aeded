"""Events as if somebody were there: for measurements and for waking the loop."""

from __future__ import annotations

import pygame


def post_press(pos: tuple[int, int]) -> None:
    """The left button goes down."""
    pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, button=1, pos=pos))


def post_motion(pos: tuple[int, int]) -> None:
    """The pointer moves there."""
    motion = {"pos": pos, "rel": (1, 1), "buttons": (0, 0, 0)}
    pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, motion))


def post_nothing() -> None:
    """An event that means nothing, so that the loop looks around."""
    pygame.event.post(pygame.event.Event(pygame.USEREVENT))
