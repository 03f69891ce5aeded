"""Manual page and completions say just what the parser of the command line says."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from assets.packaging import manual
from newangeles_gui.cli import build_parser
from newangeles_gui.paths import SAVED_GAME

SHELLS = {"bash": "bash", "zsh": "zsh", "fish": "fish"}


@pytest.fixture
def share(tmp_path: Path) -> Path:
    manual.write(tmp_path, build_parser(), "1.2.3", "2026-01-02")
    return tmp_path


def texts(share: Path) -> dict[str, str]:
    return {path.name: path.read_text() for path in share.rglob("*") if path.is_file()}


def test_every_command_and_option_is_in_all_of_them(share: Path) -> None:
    found = texts(share)
    assert sorted(found) == ["_newangeles", "newangeles", "newangeles.6", "newangeles.fish"]
    parser = build_parser()
    commands = manual.commands_of(parser)
    assert {"play", "sim", "check-data", "shot"} <= set(commands)
    for text in found.values():
        plain = text.replace("\\-", "-")
        for name, command in commands.items():
            assert re.search(rf"\b{name}\b", plain)
            for action in manual.options_of(command):
                for string in (one for one in action.option_strings if len(one) > 2):
                    assert string.removeprefix("--") in plain, (name, string)


def test_what_is_not_for_everybody_is_in_none(share: Path) -> None:
    assert not any("only-start" in text.replace("\\-", "-") for text in texts(share).values())


def test_the_page_says_how_a_saved_game_is_opened(share: Path) -> None:
    page = next(share.rglob("newangeles.6")).read_text()
    assert f"[OPTION]... GAME{SAVED_GAME}" in page
    assert "newangeles\\-gui takes the same arguments" in page


def test_the_page_is_sound(share: Path) -> None:
    if shutil.which("groff") is None:
        pytest.skip("there is no groff")
    page = next(share.rglob("newangeles.6"))
    done = subprocess.run(
        ["groff", "-man", "-Tutf8", "-ww", str(page)], capture_output=True, text=True, check=True
    )
    assert done.stderr == ""
    assert "NEWANGELES(6)" in done.stdout


@pytest.mark.parametrize("shell", SHELLS)
def test_a_shell_can_read_its_completion(shell: str, share: Path) -> None:
    if shutil.which(shell) is None:
        pytest.skip(f"there is no {shell}")
    path = next(path for path in share.rglob("*newangeles*") if shell in str(path.parent))
    assert subprocess.run([SHELLS[shell], "-n", str(path)], check=False).returncode == 0


def test_bash_completes(share: Path) -> None:
    if shutil.which("bash") is None:
        pytest.skip("there is no bash")
    script = (
        'source "$1"; COMP_WORDS=(newangeles sim --ch); COMP_CWORD=2; _newangeles; '
        'echo "${COMPREPLY[@]}"; COMP_WORDS=(newangeles rep); COMP_CWORD=1; _newangeles; '
        'echo "${COMPREPLY[@]}"'
    )
    path = next(path for path in share.rglob("newangeles") if path.is_file())
    done = subprocess.run(
        ["bash", "-c", script, "bash", str(path)], capture_output=True, text=True, check=True
    )
    assert done.stdout.splitlines() == ["--check", "replay report"]


def test_signs_of_the_formatter_are_no_signs() -> None:
    assert manual._plain(".not a request") == "\\&.not a request"
    assert manual._plain("a\\b-c") == "a\\eb\\-c"
