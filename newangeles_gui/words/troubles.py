"""Why a game could not be saved, and what can be done about it."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .sayings import Sayings


def save_trouble(words: Sayings, reason: str, kept: bool = False) -> str:
    """The sentence for a reason of the disk; a save from before is spoken of if there is one."""
    told = words.say(f"save.trouble.{reason}")
    return f"{told} {words.say('save.kept')}" if kept else told
