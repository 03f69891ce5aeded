"""Data packs: whether they can be played, and the pictures that they bring. No window is needed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cache, partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui import paths
from newangeles_gui.content import ContentError, Problem, TextLimits, foreign
from newangeles_gui.i18n import (
    LANGUAGE_FILE,
    Language,
    StringsError,
    Template,
    TemplateError,
    check_languages,
    languages_in,
)
from newangeles_gui.widgets import characters_of, size_of

if TYPE_CHECKING:
    from newangeles_gui.titles.title import Title
    from newangeles_gui.widgets import Picture, Pictures

FOLDER = "pictures"  # of a pack; below it as they ship: cards_actions/late_show.png
KINDS = (".webp", ".png")


def lend(pictures: Pictures, cards: Iterable[tuple[str, str]], packs: tuple[Path, ...]) -> None:
    """Every card gets a picture if it has none: that of a pack, or the one that stands in for it.

    `cards` has the names of both pictures for each card.
    """
    for name, back in cards:
        own = next(filter(None, (_own(pack / FOLDER / name) for pack in reversed(packs))), None)
        if own is not None:
            like = pictures.known[back]
            pictures.known[name] = _picture(like, name, *own)
        elif name not in pictures.known:
            like = pictures.known[back]
            pictures.known[name] = replace(like, name=name)


def _own(path: Path) -> tuple[Path, tuple[int, int]] | None:
    """The picture that a pack brings, and its size; nothing if it cannot be read."""
    for kind in KINDS:
        file = path.with_name(path.name + kind)
        if file.is_file():
            try:
                return file, pygame.image.load(file).get_size()
            except pygame.error:
                return None
    return None


def _picture(like: Picture, name: str, file: Path, size: tuple[int, int]) -> Picture:
    return replace(like, name=name, file=str(file), size=size)


MOST_PIXELS: Final = 2112  # of a side: twice the width that is best
MOST_BYTES: Final = 10_000_000


def problems_of(title: Title, packs: Sequence[Path]) -> list[Problem]:
    """Everything that keeps packs from being played, or without packs the game itself."""
    # When packs did not name their game yet, there was only one.
    if strangers := foreign(packs, title.meta.id, unsaid=paths.TITLE):
        return strangers
    try:
        known = languages_in(title.strings[0])
    except StringsError as error:
        return [*error.problems]
    speech = TextLimits(tuple(known), partial(_read, known), _missing_letters)
    house = paths.data_folder(paths.HOUSE)
    look = title.faults() if title.faults else partial(_unreadable, title)
    found = [*look(title.data, next(iter(known)), packs, speech, house)]
    if not packs:  # what one language says, all must say
        noted = {problem[:2] for problem in found}  # of a line once
        lacking = check_languages(title.strings)
        found += [problem for problem in lacking if problem[:2] not in noted]
    for pack in packs:
        found += [*_wrong_languages(pack), *_wrong_pictures(pack)]
    return found


def _unreadable(
    title: Title, folder: Path, default: str, packs: Sequence[Path], speech: TextLimits, house: Path
) -> Sequence[Problem]:
    """Of a title that looks at nothing but what it reads."""
    try:
        title.rules.box(folder, packs)
    except ContentError as error:
        return error.problems
    return []


def _wrong_languages(pack: Path) -> Iterator[Problem]:
    for path in sorted(pack.glob(f"strings/*/{LANGUAGE_FILE}")):
        message = "a pack cannot say what a language is; words stand in files of other names"
        yield Problem(str(path), 1, 1, "", message)


def _read(known: Mapping[str, Language], language: str, text: str) -> tuple[frozenset[str], str]:
    if "{" not in text and "}" not in text:  # nothing to parse in most
        return frozenset(), ""
    try:
        return Template.parse(text, known[language].plural).placeholders, ""
    except TemplateError as error:
        return frozenset(), f"{error}; a brace as such is written twice"


def _missing_letters(text: str) -> str:
    return "".join(sorted(set(text) - _letters()))


@cache
def _letters() -> frozenset[str]:
    """What every face can show: a name is written in several."""
    faces = sorted((paths.assets_folder(paths.HOUSE) / "fonts").glob("*.ttf"))
    return frozenset.intersection(*(frozenset(map(chr, characters_of(face))) for face in faces)) | {
        "\n"
    }


def _wrong_pictures(pack: Path) -> Iterator[Problem]:
    home = pack.resolve()
    for path in sorted((pack / FOLDER).rglob("*")):
        if path.is_dir() and not path.is_symlink():
            continue
        if message := _fault(path, home):
            yield Problem(str(path), 1, 1, "", message)


def _fault(path: Path, home: Path) -> str:
    """What is wrong with a picture; asked of its first bytes before it is unpacked."""
    if path.suffix not in KINDS:
        return f"no picture has this ending, expected {' or '.join(KINDS)}"
    try:
        if not path.resolve().is_relative_to(home) or not path.is_file():
            return "expected a file in the folder of the pack"
        if path.stat().st_size > MOST_BYTES:
            return f"the picture is too large, expected at most {MOST_BYTES} bytes"
        size = size_of(path)
        if size is None:
            return "no picture, expected one in the format WebP or PNG"
        if max(size) > MOST_PIXELS:
            return f"{size[0]} x {size[1]} pixels, expected at most {MOST_PIXELS} on a side"
        pygame.image.load(path)
    except (OSError, RuntimeError, pygame.error) as error:
        return f"the picture cannot be read ({getattr(error, 'strerror', None) or error})"
    return ""
