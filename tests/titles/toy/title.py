"""The least that a title needs. Copy this folder to begin a game of your own."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from newangeles_gui.titles.title import Meta

FOLDER: Final = Path(__file__).parent
META: Final = Meta("toy", range(2, 5))
