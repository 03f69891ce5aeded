"""Nothing that is seen has changed: all rectangles and texts are those noted in `outlines.txt`.

Every run looks at each screen in one size and one language, `-m soak` at all of them. If a screen
was to change, look at it (`newangeles shot`), then note it anew; without a name, all of them:

    python -m tests.scenes.outlines NAME

The file has hashes alone. To be told the first thing that is another one, write the whole lists
with the checkout that was right, and name the folder to the test:

    python -m tests.scenes.outlines FOLDER
    NEWANGELES_OUTLINES=FOLDER python -m pytest tests/scenes/test_outlines.py -m "soak or not soak"
"""

import os
from itertools import product
from pathlib import Path

import pytest

from . import outlines
from .outlines import BANDS, GOLDEN, LANGUAGES, NAMES, SIZES, Outline, opened, outline, usual

BEFORE = "NEWANGELES_OUTLINES"
SHOWN = 12  # lines of a part that has changed
COMBINATIONS = list(product(SIZES, LANGUAGES))


@pytest.fixture(scope="module")
def noted():
    """What was noted of each screen, where letters are as wide as they were then."""
    first, *lines = GOLDEN.read_text(encoding="utf-8").splitlines()
    if first != f"letters {outlines.letters()}":
        pytest.skip("the letters or paths of this computer are others")
    return {line.rsplit(" ", 2)[0]: line for line in lines}


def difference(found: Outline, told: str, before: list[str] | None = None) -> str:
    """What is other than it was: the first line of it, if the list of before is known."""
    count, _, hashes = told.removeprefix(f"{found.key} ").partition(" ")
    bands = hashes.split("-")
    now = found.noted.partition(" ")[2].split("-")
    other = [number for number in range(BANDS) if bands[number : number + 1] != [now[number]]]
    told = f"{found.key}: {len(found.lines)} things, noted were {count or 'none'}"
    if before is not None:
        lines = [line for _, line in found.lines]
        gone = next((one for one in before if one not in lines), "nothing but order or number")
        new = next((one for one in lines if one not in before), "nothing but order or number")
        return f"{told}\n  before: {gone}\n  now:    {new}"
    words_first = sorted(found.band(other[0]), key=lambda line: "'" not in line)
    there = [f"  {line}" for line in words_first[:SHOWN]]
    return "\n".join([f"{told}; of {BANDS} parts from above these differ: {other}", *there])


def differences(home, noted, size, language, names):
    """What is other than it was, screen by screen."""
    folder, found = os.environ.get(BEFORE), []
    with opened(size, language, home) as app:
        for name in names:
            now = outline(app, name)
            if noted.get(now.key) != f"{now.key} {now.noted}":
                path = Path(folder or os.devnull) / now.file
                before = path.read_text(encoding="utf-8").splitlines() if folder else None
                found.append(difference(now, noted.get(now.key, ""), before))
    return found


@pytest.mark.parametrize(("size", "language"), COMBINATIONS)
def test_each_screen_is_as_it_was(tmp_path, noted, size, language):
    names = [name for name in NAMES if usual(name) == (size, language)]
    assert names
    found = differences(tmp_path, noted, size, language, names)
    assert not found, "\n".join(found)


@pytest.mark.soak
@pytest.mark.parametrize(("size", "language"), COMBINATIONS)
def test_each_screen_is_as_it_was_in_all_sizes_and_languages(tmp_path, noted, size, language):
    found = differences(tmp_path, noted, size, language, NAMES)
    assert not found, "\n".join(found)


def test_what_is_noted_is_what_there_is(noted):
    keys = {f"{name} {w}x{h} {tongue}" for name in NAMES for (w, h), tongue in COMBINATIONS}
    assert noted.keys() == keys
