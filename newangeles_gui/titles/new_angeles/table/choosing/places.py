"""Decisions that are answered on the board: a district, or a piece in one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...words.questions import piece_at
from .base import Choosing, Knob

if TYPE_CHECKING:
    from newangeles_gui.table import Target


class Districts(Choosing):
    """Districts light up."""

    def targets(self) -> dict[Target, str]:
        """Every district that may be chosen."""
        return {("district", option.rpartition("@")[2]): option for option in self.things}

    def knobs(self) -> list[Knob]:
        """Only what is no place."""
        return [self.knob(option) for option in self.plain]

    def why_not(self, target: Target) -> str:
        """Places that the card does not allow."""
        key = "district" if target[0] in ("district", "piece") else "wants_district"
        return self.services.say(f"screen.table.why_not.{key}")


class Pieces(Districts):
    """Pieces light up; where a district holds one answer the whole district does."""

    def targets(self) -> dict[Target, str]:
        """Every piece that may be chosen."""
        found: dict[Target, str] = {}
        per_district: dict[str, list[str]] = {}
        for option in self.things:
            named, _, place = option.rpartition("@")
            piece = named or piece_at(self.box, self.view, place)
            if piece:
                found["piece", place, piece] = option
            per_district.setdefault(place, []).append(option)
        for place, options in per_district.items():
            if len(options) == 1:
                found["district", place] = options[0]
        return found
