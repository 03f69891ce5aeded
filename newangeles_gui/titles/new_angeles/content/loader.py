"""Loads the content of the game, once all has been checked: the rules, and the words for them."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from newangeles_gui.content import (
    ContentError,
    Key,
    Problem,
    Problems,
    TextLimits,
    foreign,
    shown,
)
from newangeles_gui.i18n import PackWords

from .check_box import check_box, check_city, check_placements
from .check_cards import check_cards, check_programs
from .gathered import GAME, Entry, Family, Gathered, gather
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


def check_all(gathered: Gathered, problems: Problems) -> None:
    """Note everything that does not fit together."""
    check_city(gathered, problems)
    check_box(gathered, problems)
    check_cards(gathered, problems)
    check_placements(gathered, problems)
    check_programs(gathered, problems)
    check_numbers(gathered, problems)  # where nothing more exact has been said


MOST = 999
_LONG = re.compile("[0-9]{4}")


def check_numbers(gathered: Gathered, problems: Problems) -> None:
    """Note every number that no game comes near to."""
    families = (*gathered.actions.values(), *gathered.families())
    entries: list[Entry[Any]] = [one for family in families for one in family.entries.values()]
    for entry in (*entries, *([gathered.box] if gathered.box else [])):
        if entry.spec is None or not _LONG.search(entry.spec.model_dump_json()):
            continue  # looked at as text first: this is done at every start
        for path, number in _numbers(entry.spec.model_dump(by_alias=True), ()):
            if abs(number) > MOST:
                message = f"`{number}` found, expected at most {MOST}"
                entry.note(problems, path, message if number > 0 else f"{message}, or -{MOST}")


def _numbers(data: Any, path: tuple[Key, ...]) -> Iterator[tuple[tuple[Key, ...], int]]:
    if isinstance(data, dict):
        for key, value in data.items():
            yield from _numbers(value, (*path, key))
    elif isinstance(data, list | tuple):
        for index, value in enumerate(data):
            yield from _numbers(value, (*path, index))
    elif isinstance(data, int) and not isinstance(data, bool):
        yield path, data


# Families of cards, whose words have to fit on them.
CARDS = ("action", "asset", "emergency", "event", "investment", "demand", "setup")


def check(
    directory: Path,
    default: str,
    packs: Sequence[Path] = (),
    speech: TextLimits | None = None,
    house: Path | None = None,
) -> list[Problem]:
    """Everything that is wrong with a folder and the packs on top of it.

    Names are needed in the default language; what others lack is said in it. With `speech` the
    words of packs are checked as well, without packs those of the folder, which are read together
    with those of the house.
    """
    if strangers := packs_of_others(packs):
        return strangers
    gathered, problems = read_content(directory, packs)
    words = PackWords(directory, house, packs, default, problems)
    words.need_names(
        (family, entry.id, Path(entry.marks.place.file).parent)
        for family, entry in _named(gathered)
    )
    if speech is not None:
        words.check(speech, CARDS)
    if speech is not None and packs:
        _check_fixed(gathered, read_content(directory)[0], problems)
    return problems.sorted()


def _check_fixed(gathered: Gathered, shipped: Gathered, problems: Problems) -> None:
    """The board and the sheets have room and pictures for what they show, and for no more."""
    pairs: list[tuple[Family[Any], Family[Any]]] = [
        (gathered.districts, shipped.districts),
        (gathered.corporations, shipped.corporations),
    ]
    for family, known in pairs:
        for entry in family.entries.values():
            if entry.id not in known:
                message = (
                    f"{shown(entry.id)} has no picture; {family.name} can be changed, not added"
                )
                entry.note(problems, ("id",), message)


def _named(gathered: Gathered) -> Iterator[tuple[str, Entry[Any]]]:
    families: list[tuple[str, Family[Any]]] = [
        *(("action", family) for family in gathered.actions.values()),
        ("emergency", gathered.emergencies),
        ("asset", gathered.assets),
        ("investment", gathered.investments),
        ("demand", gathered.demands),
        ("event", gathered.events),
        ("setup", gathered.setups),
        ("district", gathered.districts),
        ("corporation", gathered.corporations),
    ]
    for word, family in families:
        yield from ((word, entry) for entry in family.entries.values())
