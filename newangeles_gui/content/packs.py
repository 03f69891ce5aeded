"""What a data pack says about itself, and which game it is for."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Final

from pydantic import Field

from .problems import FilePlace, Marks, Problem, Problems, shown
from .reader import read_file
from .spec import LONGEST_ID, Id, Spec

PACK_FILE: Final = "pack.yaml"


class Pack(Spec):
    """What a pack says about itself."""

    id: Id
    version: Annotated[str, Field(min_length=1, max_length=LONGEST_ID)]
    title: Annotated[str, Field(min_length=1, max_length=LONGEST_ID)]
    game: Id = ""


def foreign(packs: Sequence[Path], game: str, unsaid: str) -> list[Problem]:
    """The packs that are for another game; `unsaid` is the game of those that name none."""
    return [problem for pack in packs for problem in _foreign(pack, game, unsaid)]


def _foreign(pack: Path, game: str, unsaid: str) -> list[Problem]:
    # What else is wrong with the file is found by whoever reads the whole pack.
    document = read_file(pack / PACK_FILE, Problems(), root="pack", inside=pack)
    said = document.data if document is not None and isinstance(document.data, dict) else {}
    marks = (
        document.marks if document is not None else Marks(FilePlace(str(pack / PACK_FILE), 1, 1))
    )
    named = said.get("game", unsaid)
    if not isinstance(named, str) or named == game:
        return []
    name = said.get("title", pack.name)
    message = f"{shown(name)} is a pack for the game {shown(named)}, expected one for {shown(game)}"
    return [Problem(*marks.of_value(("game",)), "pack.game", message)]
