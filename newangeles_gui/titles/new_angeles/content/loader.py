"""Loads the content of the game."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from newangeles_gui.content.packs import foreign
from newangeles_gui.content.problems import ContentError, Problem, Problems

from .checks import check_all
from .gathered import Gathered
from .gathering import GAME, gather
from .specs import Content


def load_content(directory: Path, packs: Sequence[Path] = ()) -> Content:
    """The content of a folder with packs laid over it; raises ContentError with all problems."""
    if strangers := packs_of_others(packs):
        raise ContentError(strangers)
    gathered, problems = read_content(directory, packs)
    if len(problems):
        raise ContentError(problems.sorted())
    return _content(gathered, packs)


def packs_of_others(packs: Sequence[Path]) -> list[Problem]:
    """The packs that are for another game: nothing else in them is worth a look."""
    # When packs did not name their game yet, this was the only one.
    return foreign(packs, GAME, unsaid=GAME)


def read_content(directory: Path, packs: Sequence[Path] = ()) -> tuple[Gathered, Problems]:
    """Everything that was read and everything that is wrong with it."""
    problems = Problems()
    gathered = gather(directory, packs, problems)
    check_all(gathered, problems)
    return gathered, problems


def _content(gathered: Gathered, packs: Sequence[Path]) -> Content:
    parts: dict[str, Any] = {family.name: family.specs() for family in gathered.families()}
    parts["actions"] = {name: family.specs() for name, family in gathered.actions.items()}
    parts["box"] = gathered.box.spec if gathered.box else None
    content = Content(**parts)
    names = tuple(gathered.packs.get(pack, pack.name) for pack in packs)
    return content.model_copy(update={"digest": digest_of(content), "packs": names})


def digest_of(content: Content) -> str:
    """A hash of what the rules see: comments, spelling and left-out defaults do not count."""
    canonical = content.model_dump_json(by_alias=True, exclude={"digest", "packs"})
    return hashlib.sha256(canonical.encode()).hexdigest()
