"""Libraries in C write to the terminal what no player can make use of; that is left out."""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Iterator
from typing import Final

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
