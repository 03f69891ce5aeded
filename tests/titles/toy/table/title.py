"""The toy with a table of its own. Copy this folder too where buttons and words are not enough."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from newangeles_gui.titles.title import Title

from .. import title as plain
from ..rules import Box
from .room import ToyRoom


class SeenBox(Box):
    """The same box, of the title that has a table."""

    @property
    def title(self) -> Title:
        return TITLE


class SeenRules(plain.ToyRules):
    """The same rules."""

    def box(self, folder: Path, packs: Sequence[Path] = ()) -> Box:
        read = super().box(folder, packs)
        return SeenBox(read.highest, read.rounds, read.packs)


TITLE = replace(plain.TITLE, module=__name__, rules=SeenRules(), room=ToyRoom)
