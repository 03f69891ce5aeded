"""The commit is read from what a build wrote, or from the repository's own files."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from newangeles_gui import __version__, paths, provenance
from tests.architecture.sources import ROOT

COMMIT = "0123456789abcdef0123456789abcdef01234567"
MOST_SECONDS = 0.15


def repository(checkout: Path, head: str = "ref: refs/heads/main") -> Path:
    git = checkout / ".git"
    git.mkdir(parents=True)
    (git / "HEAD").write_text(head + "\n")
    return git


def test_a_branch_is_followed(tmp_path: Path) -> None:
    git = repository(tmp_path)
    (git / "refs/heads").mkdir(parents=True)
    (git / "refs/heads/main").write_text(COMMIT + "\n")
    assert provenance.checked_out(tmp_path) == COMMIT


def test_a_branch_may_be_packed(tmp_path: Path) -> None:
    git = repository(tmp_path)
    (git / "packed-refs").write_text(
        f"# pack-refs with: peeled\n{'f' * 40} refs/heads/main2\n{COMMIT} refs/heads/main\n"
    )
    assert provenance.checked_out(tmp_path) == COMMIT


def test_no_branch_at_all(tmp_path: Path) -> None:
    repository(tmp_path, COMMIT)
    assert provenance.checked_out(tmp_path) == COMMIT


def test_a_second_working_tree_shares_the_branches(tmp_path: Path) -> None:
    git = repository(tmp_path / "first")
    (git / "packed-refs").write_text(f"{COMMIT} refs/heads/side\n")
    own = git / "worktrees/second"
    own.mkdir(parents=True)
    (own / "HEAD").write_text("ref: refs/heads/side\n")
    (own / "commondir").write_text("../..\n")
    (tmp_path / "second").mkdir()
    (tmp_path / "second/.git").write_text(f"gitdir: {own}\n")
    assert provenance.checked_out(tmp_path / "second") == COMMIT


@pytest.mark.parametrize("head", ["", "ref: refs/heads/none", "x" * 40, "ref: ../../etc/passwd"])
def test_anything_else_is_no_commit(head: str, tmp_path: Path) -> None:
    repository(tmp_path, head)
    assert provenance.checked_out(tmp_path) == ""


def test_no_repository_is_no_commit(tmp_path: Path) -> None:
    assert provenance.checked_out(tmp_path) == ""


def test_what_a_build_wrote_counts_most(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(paths, "PACKAGE", tmp_path)
    (tmp_path / provenance.FILE).write_text(COMMIT + "\n")
    assert provenance.version() == f"{__version__} ({COMMIT[:10]})"
    (tmp_path / provenance.FILE).write_text("\n")
    assert provenance.version() == __version__


def test_here_it_is_that_of_git() -> None:
    if not (ROOT / ".git").exists():
        pytest.skip("not a checkout")
    said = subprocess.run(["git", "rev-parse", "HEAD"], cwd=ROOT, capture_output=True, text=True)
    assert provenance.commit() == said.stdout.strip()


def test_the_version_is_said_quickly() -> None:
    # The time of the processor: other programs that are busy meanwhile do not count.
    def used() -> float:
        return sum(os.times()[2:4])

    def seconds() -> float:
        before = used()
        command = [sys.executable, "-m", "newangeles_gui", "--version"]
        said = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
        assert said.stdout.strip() == f"newangeles {provenance.version()}"
        return used() - before

    assert min(seconds() for _ in range(8)) < MOST_SECONDS
