"""What this process does about its memory, and about what libraries in C write to the terminal."""

from __future__ import annotations

import contextlib
import gc
import os
import sys
from collections.abc import Iterator
from typing import Final

M_MMAP_THRESHOLD: Final = -3  # of glibc's malloc.h
LARGE: Final = 4 * 1024 * 1024  # bytes
OFTEN: Final = 10  # collections of younger things; Python itself waits for as many
SELDOM: Final = 200


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
    """What a beginning program has by now stays: later collections do not look at it, so are short.

    Once it has begun that holds no more, and nothing is done.
    """
    if not gc.isenabled():
        gc.freeze()


def collect_in_pauses() -> None:
    """Old things are looked through while nothing moves: that takes as long as several frames.

    Where something moves all the time, it is done after all, but hardly ever.
    """
    young, middle, _ = gc.get_threshold()
    gc.set_threshold(young, middle, SELDOM)


def pause() -> None:
    """Nothing moves: collect what is let go of, if so much may have come together."""
    if gc.isenabled() and gc.get_count()[2] >= OFTEN:
        gc.collect()
        shrink()


def let_go() -> None:
    """What was there when the program began goes: collections look at all of it again."""
    gc.unfreeze()


def give_back() -> bool:
    """Make large pieces of memory pieces of their own; whether that is possible here.

    glibc learns from the first large picture that is freed to put all later ones into its heap,
    where those that stay keep the holes between them: 25 MB at the table. If smaller pieces than
    these were the system's as well, it would be asked so often that new screens take twice as long.
    """
    return bool(_of_c("mallopt", M_MMAP_THRESHOLD, LARGE))


def shrink() -> None:
    """The system has again what was let go of: glibc keeps it, 30 MB after some rounds of play."""
    _of_c("malloc_trim", 0)


def _of_c(name: str, *numbers: int) -> int:
    """What this function of glibc gives back; 0 where there is none."""
    if not sys.platform.startswith("linux"):
        return 0
    import ctypes  # only here: most commands have no pictures

    try:
        return int(getattr(ctypes.CDLL(None), name)(*numbers))
    except (AttributeError, OSError):  # another C library
        return 0


STDERR: Final = 2
# How the lines begin: the sound library on a computer without a sound card, and that of the
# windows where there is no desktop. What comes of it is said in our own words, if it matters.
CHATTER: Final = (b"ALSA lib ", b"error: XDG_RUNTIME_DIR ")


@contextlib.contextmanager
def hushed() -> Iterator[None]:
    """While this lasts their lines do not get to the terminal; whatever else is said does after."""
    try:
        kept = os.dup(STDERR) if sys.platform.startswith("linux") else None
    except OSError:  # there is nowhere to write to
        kept = None
    if kept is None:
        yield
        return
    caught = os.memfd_create("chatter")
    os.dup2(caught, STDERR)
    try:
        yield
    finally:
        os.dup2(kept, STDERR)
        os.close(kept)
        _pass_on(caught)


def _pass_on(caught: int) -> None:
    os.lseek(caught, 0, os.SEEK_SET)
    with os.fdopen(caught, "rb") as lines:
        others = b"".join(line for line in lines if not line.startswith(CHATTER))
    if others:
        os.write(STDERR, others)
