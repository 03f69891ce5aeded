"""Pictures that are let go of give their memory back to the system."""

from __future__ import annotations

import ctypes
import sys
from typing import Final

M_MMAP_THRESHOLD: Final = -3  # of glibc's malloc.h
LARGE: Final = 4 * 1024 * 1024  # bytes


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
