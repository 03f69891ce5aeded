"""What opponents think of each asset: ai/assets.yaml in the data, held to the assets of the box."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Final, Literal, NamedTuple

from newangeles_gui.content import ContentError, Id, Problem, Spec, did_you_mean

from ...rules import Box
from ..tuned import read, tuning_file

UNIT: Final = 1000

# When the quick player uses an ability that it may use.
Use = Literal[
    "always",
    "never",
    "for_main",
    "for_counter",
    "in_doubt",
    "for_a_swap",
    "for_a_prize",
    "when_losing",
    "when_unwelcome",
    "with_surplus",
    "in_danger",
]
# When the greedy player does.
GreedyUse = Literal[
    "always",
    "never",
    "for_main",
    "for_counter",
    "in_doubt",
    "for_a_prize",
    "when_losing",
    "against_rival",
    "against_opponent",
]


class AssetNote(Spec):
    """Worth at once, for each own turn and for each deal that is left; and when it is used."""

    at_once: int = 0
    a_turn: int = 0
    a_deal: int = 0
    use: Use = "always"
    greedy: GreedyUse = "always"
    greedy_names: Literal["anybody", "active", "opponent"] = "anybody"


class AssetFile(Spec):
    """All notes; `unknown` is for assets that nobody has written about."""

    unknown: AssetNote
    assets: dict[Id, AssetNote]


class AssetWorth(NamedTuple):
    """Capital at once, for each own turn that is left, and for each deal that is left."""

    at_once: float
    a_turn: float
    a_deal: float


class AssetNotes:
    """The notes by asset, as numbers to reckon with."""

    def __init__(self, file: AssetFile) -> None:
        self.notes = file.assets
        self.unknown = file.unknown
        self._worths = {asset: _worth(note) for asset, note in file.assets.items()}
        self._unknown = _worth(file.unknown)

    def of(self, asset: str) -> AssetNote:
        """What is noted about an asset; about one of a data pack what holds for the unknown."""
        return self.notes.get(asset, self.unknown)

    def worth(self, asset: str) -> AssetWorth:
        """What an asset is worth to its owner."""
        return self._worths.get(asset, self._unknown)


def _worth(note: AssetNote) -> AssetWorth:
    return AssetWorth(note.at_once / UNIT, note.a_turn / UNIT, note.a_deal / UNIT)


def load_asset_notes(box: Box, path: Path | None = None) -> AssetNotes:
    """The notes that ship, or those of a file; ContentError if they name what is no asset."""
    file = read(AssetFile, "assets", path)
    wrong = [asset for asset in file.assets if asset not in box.assets]
    if wrong:
        where = str(path or tuning_file("assets"))
        raise ContentError(
            Problem(where, 1, 1, f"assets.{one}", f"no asset{did_you_mean(one, box.assets)}")
            for one in wrong
        )
    return AssetNotes(file)


@lru_cache(maxsize=4)
def asset_notes(box: Box) -> AssetNotes:
    """The notes that ship, read once for each box."""
    return load_asset_notes(box)
