"""Names for files from what people and save files call games."""

from __future__ import annotations

import re
from typing import Final

LONGEST: Final = 50
SAFE_IDENTITY: Final = re.compile(r"[a-z0-9-]{1,60}")
# Names that Windows keeps for devices, whatever follows after a dot.
DEVICES: Final = re.compile(r"(?:con|prn|aux|nul|com[0-9]|lpt[0-9])", re.IGNORECASE)


def is_identity(text: str) -> bool:
    """Whether a game's identity names a folder that can lead nowhere else."""
    return SAFE_IDENTITY.fullmatch(text) is not None


def file_name(title: str) -> str:
    """A file name that every system takes, from any title."""
    words = re.sub(r"[^\w-]+", "-", title, flags=re.UNICODE).strip("-_")[:LONGEST]
    return f"game-{words}" if DEVICES.fullmatch(words) else words or "game"
