"""What is let go of: pictures give their memory back, and the collector waits for the start."""

from __future__ import annotations

import ctypes
import gc
import sys
from typing import Final

M_MMAP_THRESHOLD: Final = -3  # of glibc's malloc.h
LARGE: Final = 4 * 1024 * 1024  # bytes


def hold() -> None:
    """Collect nothing while the program begins: what it reads and imports stays to its end.

    Looking through all of it again and again takes a sixth of the start.
    """
    gc.disable()


def release() -> None:
    """The program has begun: what is let go of from now on is collected."""
    if not gc.isenabled():
        gc.enable()


def keep() -> None:
    """What there is by now stays; no later collection looks at it, so none of them takes long."""
    gc.freeze()


def give_back() -> bool:
    """Make large pieces of memory pieces of their own; whether that is possible here.

    glibc learns from the first large picture that is freed to put all later ones into its heap,
    where those that stay keep the holes between them: 25 MB at the table. If smaller pieces than
    these were the system's as well, it would be asked so often that new screens take twice as long.
    """
    if not sys.platform.startswith("linux"):
        return False
    try:
        return bool(ctypes.CDLL(None).mallopt(M_MMAP_THRESHOLD, LARGE))
    except (AttributeError, OSError):  # another C library
        return False
