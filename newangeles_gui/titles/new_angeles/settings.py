"""What people can choose for this game alone."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from newangeles_gui.settings import Kind, Kinds

# An earlier version kept them at the top of the file.
SETTINGS: Final[Kinds] = MappingProxyType(
    {
        "opponents": Kind("director", formerly="opponents"),
        "seats": Kind("human,director,director,director", formerly="seats"),
        "roles": Kind("", formerly="corporations"),
        "characters": Kind("", formerly="characters"),
        "people": Kind("", formerly="people"),
        "setup": Kind("", formerly="setup"),
        "hints": Kind(True, formerly="hints"),
        "seen_hints": Kind("", formerly="seen_hints"),  # what a beginner has been told, by name
        "talk": Kind(True, formerly="talk", below="confirm"),
        "quiet": Kind(False, below="confirm"),  # less of that: only what may decide something
        "table_talk": Kind(False, formerly="table_talk", below="undo"),
        "key_trade": Kind("t", formerly="key_trade", below="key_redo"),
        "key_main": Kind("m", below="key_log"),
        "key_counter": Kind("c", below="key_log"),
        "key_abstain": Kind("a", below="key_log"),
        "key_overlay": Kind("o", below="key_zoom"),
        "key_reserve": Kind("b", formerly="key_reserve", below="key_own"),
    }
)
