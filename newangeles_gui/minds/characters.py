"""Named people with traits, and the other numbers behind opponents: ai/*.yaml of a title."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Annotated, Final, TypeVar

from pydantic import Field

from newangeles_gui.content import ContentError, Id, Problems, Spec, read_file, validate

S = TypeVar("S", bound=Spec)


def tuning_of(data: Path, name: str) -> Path:
    """Where the numbers of this name are in the data of a title."""
    return data / "ai" / f"{name}.yaml"


def read_tuning(spec: type[S], name: str, path: Path) -> S:
    """The numbers of this name; ContentError with file, line and what was expected."""
    problems = Problems()
    document = read_file(path, problems, root=name)
    found = None
    if document is not None:
        found = validate(spec, document.data, document.marks, name, problems)
    if found is None or len(problems):
        raise ContentError(problems.sorted())
    return found


PLAIN: Final = 50
Trait = Annotated[int, Field(ge=0, le=100)]


class UnknownCharacter(ValueError):
    """A character that nobody has written down."""


class Character(Spec):
    """Six traits from 0 to 100; 50 is plain, which plays to win and nothing else."""

    greed: Trait = PLAIN
    caution: Trait = PLAIN
    loyalty: Trait = PLAIN
    grudge: Trait = PLAIN
    boldness: Trait = PLAIN
    talkativeness: Trait = PLAIN

    def pull(self, trait: str) -> float:
        """How far a trait is from plain, from -1 to 1."""
        value: int = getattr(self, trait)
        return (value - PLAIN) / PLAIN


class Cast(Spec):
    """Everybody there is, in the order in which they are offered."""

    characters: dict[Id, Character]


NOBODY_IN_PARTICULAR: Final = Character()


@cache
def read_cast(path: Path) -> Cast:
    """The characters of a file, which is read once."""
    return read_tuning(Cast, "characters", path)


def character_in(name: str, cast: Cast) -> Character:
    """The character of that name; an empty one is nobody in particular."""
    if not name:
        return NOBODY_IN_PARTICULAR
    known = cast.characters
    if name not in known:
        raise UnknownCharacter(f"unknown character {name!r}; there are {', '.join(known)}")
    return known[name]
