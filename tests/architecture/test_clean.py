"""Nothing of the machine that a file was made on gets into the repository."""

import re
import subprocess
from pathlib import Path

import pytest

from tests.architecture.sources import ROOT

# Written in pieces, so that this file is not its own first finding.
FORBIDDEN = {
    "a home folder": r"(?<![\w.~-])/(?:ho" r"me|Us" r"ers)/\w|(?<![\w.~-])/ro" r"ot\b",
    "a work folder": r"(?<![\w.~-])/wo" r"rk/\w",
    "a Windows home folder": r"[A-Za-z]:\\+Us" r"ers\\+\w",
    "a package registry": r"py" r"pi\.org|python" r"hosted|npm" r"js\.(?:org|com)|ya" r"rnpkg",
    "an index setting": r"--(?:extra-)?index" r"-url|--find" r"-links|--trusted" r"-host",
}
BINARY = {".png", ".webp", ".jpg", ".ttf", ".otf", ".ogg", ".wav", ".ico", ".icns", ".pyc"}


def remains(text: str) -> list[str]:
    """What of a machine or a registry is named in a text, with the line."""
    return [
        f"{number}: {what}: {match.group()}"
        for number, line in enumerate(text.splitlines(), 1)
        for what, pattern in FORBIDDEN.items()
        if (match := re.search(pattern, line))
    ]


def tracked_files() -> list[Path]:
    """The files of the repository, new ones that nobody ignores included."""
    listing = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(listing, cwd=ROOT, capture_output=True, check=True).stdout
    found = [ROOT / name for name in names.decode().split("\0") if name]
    return [path for path in found if path.is_file() and path.suffix.lower() not in BINARY]


def test_no_file_names_a_machine_or_a_registry() -> None:
    if not (ROOT / ".git").exists():
        pytest.skip("not a git checkout, so there is no list of the files")
    found = [
        f"{path.relative_to(ROOT)}:{line}"
        for path in tracked_files()
        for line in remains(path.read_text(encoding="utf-8", errors="replace"))
    ]
    assert tracked_files()
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    "text",
    [
        "open('/ho" "me/me/cards.yaml')", "/Us" "ers/me/x", "cd /ro" "ot/x", "see /wo" "rk/main/x",
        r"C:\Us" r"ers\me\x", "https://py" "pi.org/simple", "files.python" "hosted.org",
        "https://registry.npm" "js.org/x", "--index" "-url https://x", "--find" "-links wheels",
    ],
)  # fmt: skip
def test_a_remainder_is_seen(text: str) -> None:
    assert remains(f"first line\n{text}\n")


def test_ordinary_paths_are_let_through() -> None:
    text = "data/cards/x.yaml ~/.cache net/work/x https://example.org/home/x tests/root/a"
    assert remains(text) == []
