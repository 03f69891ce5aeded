"""Whose sounds are whose: the effects and the music of the house, and of each game."""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final, NamedTuple

from assets.source.streets.music import PIECES as STREETS_PIECES
from assets.source.streets.sounds import EFFECTS as STREETS_EFFECTS

from .catalogue import HOUSE, NEW_ANGELES, Effect
from .music.pieces import PIECES, Piece

ASSETS: Final = Path(__file__).resolve().parents[2]


class RoomSounds(NamedTuple):
    """What can be heard in one room."""

    effects: tuple[Effect, ...]
    pieces: tuple[Piece, ...] = ()


# By the folder of their files.
ROOMS: Final[Mapping[str, RoomSounds]] = {
    "house": RoomSounds(HOUSE),
    "new_angeles": RoomSounds(NEW_ANGELES, PIECES),
    "streets": RoomSounds(STREETS_EFFECTS, STREETS_PIECES),
}


def everything() -> Iterator[tuple[Path, Effect | Piece]]:
    """All that there is to make, with its file; what takes long comes first."""
    for name, room in ROOMS.items():
        for piece in room.pieces:
            yield ASSETS / name / "music" / f"{piece.name}.ogg", piece
    for name, room in ROOMS.items():
        for effect in room.effects:
            yield ASSETS / name / "sounds" / f"{effect.name}.ogg", effect
