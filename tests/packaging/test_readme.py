"""Every command of the README works, and the modding page leads to a card that is played."""

import json
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest
import yaml

from assets.packaging import manual
from newangeles_gui.cli import build_parser
from tests.architecture.sources import ROOT

README = (ROOT / "README.md").read_text(encoding="utf-8")
MODDING = README.partition("## Modding")[2].partition("\n## ")[0]
TOOL = re.compile(
    r"^    ((?:python3|newangeles|pip-compile|\.venv/bin/python) (?:.*\\\n)*.*)", re.MULTILINE
)
LAUNCHER = "python3 play.py"
PATIENCE = 300  # seconds
FILM = (
    "python3 play.py shot --scene table --seed 3 --after 70 --until draw --size 1280x720 "
    "--film film --seconds 31 --rate 5"
)
# What would take long is done shortly, and what would change this environment is only asked
# whether it is understood.
ASKED = {
    "python3 play.py": ["--only-start"],
    "python3 play.py --game streets": ["--only-start"],
    "python3 play.py --pack night_shift": ["--only-start"],
    "python3 play.py --pack late_night --game streets": ["--only-start"],
    "newangeles --version": [],
    "python3 play.py sim --games 20 --check": ["--games", "2"],
    "python3 play.py --pack night_shift sim --games 20 --check": ["--games", "2"],
    "python3 play.py --pack late_night sim --game streets --games 20 --check": ["--games", "2"],
    FILM: ["--seconds", "2"],
}
# Proven elsewhere: the file with the test.
ELSEWHERE = {
    "python3 -m pip install .": "tests/packaging/test_wheel.py",
    "python3 play.py build": "tests/packaging/test_build.py",
}
COLLECTED = re.compile(r"python3 play\.py test\b")


def commands() -> list[str]:
    return [" ".join(found.replace("\\\n", " ").split()) for found in TOOL.findall(README)]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Where somebody follows the README: with the packs of the modding page."""
    for name, text in pack().items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    (tmp_path / "tests").symlink_to(ROOT / "tests")
    return tmp_path


def pack() -> dict[str, str]:
    """The files of the modding page: each is named in the text before its block."""
    found = {}
    name = ""
    for paragraph in MODDING.split("\n\n"):
        block = [line[4:] for line in paragraph.splitlines() if line.startswith("    ")]
        if block and name and not block[0].startswith("python3"):
            found[name] = found.get(name, "") + "\n".join(block) + "\n"
        names = re.findall(r"`((?:night_shift|late_night)/[\w/]+\.yaml)`", paragraph)
        name = names[-1] if names else name
    return found


def run(arguments: list[str], folder: Path) -> subprocess.CompletedProcess[str]:
    environment = {
        **os.environ, "PYTHONPATH": str(ROOT), "NEWANGELES_HOME": str(folder / "home"),
        "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy",
    }  # fmt: skip
    return subprocess.run(
        [sys.executable, "-P", "-m", *arguments], cwd=folder, env=environment, text=True,
        input="\nq\nt\n", capture_output=True, timeout=PATIENCE, check=False,
    )  # fmt: skip


def arguments_of(command: str) -> list[str]:
    """What the launcher would run, in the environment of the tests."""
    if COLLECTED.match(command):
        rest = [str(ROOT / a) if a.startswith("tests") else a for a in shlex.split(command)[3:]]
        named = [] if any("tests" in one for one in rest) else [str(ROOT / "tests/launcher")]
        return ["pytest", "--rootdir", str(ROOT), "-c", str(ROOT / "pyproject.toml"),
                "--collect-only", "-p", "no:cacheprovider", *rest, *named]  # fmt: skip
    words = shlex.split(command)
    words = words[1:] if words[0] == "newangeles" else words[2:]
    return ["newangeles_gui", *words, *ASKED.get(command, [])]


def played() -> list[str]:
    """The commands that are run just as they stand there."""
    rest = [command for command in commands() if command not in ELSEWHERE]
    return [c for c in rest if c.startswith((LAUNCHER, "newangeles")) and " art " not in c]


def test_the_readme_has_commands_of_every_kind() -> None:
    found = commands()
    assert len(found) >= 18
    assert len(played()) >= 14
    assert all((ROOT / name).is_file() for name in ELSEWHERE.values())
    assert set(ELSEWHERE) | set(ASKED) <= set(found)


@pytest.mark.parametrize("command", played())
def test_a_command_of_the_readme_works(command: str, folder: Path) -> None:
    done = run(arguments_of(command), folder)
    empty = COLLECTED.match(command) and done.returncode == 5  # nothing is marked so there
    assert done.returncode == 0 or empty, done.stdout[-1500:] + done.stderr[-1500:]


ASSETS = ROOT / "assets"


@pytest.mark.parametrize("command", [c for c in commands() if " art " in c])
def test_what_can_be_drawn_is_named_rightly(command: str) -> None:
    name = shlex.split(command)[-1]
    assert list((ROOT / "assets/source").glob(f"*/{name}.py"))


@pytest.mark.parametrize("command", [c for c in commands() if c.startswith("pip-compile")])
def test_a_lock_is_named_rightly(command: str) -> None:
    words = shlex.split(command)
    assert (ROOT / words[words.index("-o") + 1]).is_file()
    text = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    extras = [words[place + 1] for place, word in enumerate(words) if word == "--extra"]
    assert all(f"\n{extra} = [" in text for extra in extras)


def test_the_pack_of_the_modding_page_is_sound_and_its_card_is_played(folder: Path) -> None:
    assert sorted(pack()) == [
        "late_night/pack.yaml", "late_night/strings/en/tiles.yaml", "late_night/tiles.yaml",
        "night_shift/actions.yaml", "night_shift/pack.yaml", "night_shift/strings/en/actions.yaml",
    ]  # fmt: skip
    told = run(["newangeles_gui", "check-data", "night_shift"], folder)
    assert told.stdout == "night_shift: sound\n"
    seats = "greedy,greedy,greedy,greedy"
    for seed in range(8):
        game = run(["newangeles_gui", "--pack", "night_shift", "play", "--seed", str(seed),
                    "--seats", seats], folder)  # fmt: skip
        assert game.returncode == 0
        if "Late Show" in game.stdout:
            return
    raise AssertionError("nobody ever played the card")


def test_the_tiles_of_the_modding_page_are_sound_and_built(folder: Path) -> None:
    told = run(["newangeles_gui", "check-data", "--game", "streets", "late_night"], folder)
    assert told.stdout == "late_night: sound\n"
    for seed in range(8):
        game = run(["newangeles_gui", "--pack", "late_night", "play", "--game", "streets",
                    "--seed", str(seed), "--seats", "random,random"], folder)  # fmt: skip
        assert game.returncode == 0
        if "builds Late Bar" in game.stdout:
            return
    raise AssertionError("nobody ever built the bar")


@pytest.mark.parametrize("link", re.findall(r"\]\(([^)]+)\)", README))
def test_a_link_leads_somewhere(link: str) -> None:
    assert (ROOT / link).is_file()


def test_the_animation_is_short_and_small() -> None:
    assert (ROOT / "assets/previews/play.webp").stat().st_size < 3_000_000


def test_every_command_is_in_the_table() -> None:
    table = README.partition("## Command line")[2].partition("\n## ")[0]
    rows = [line.split("|")[1] for line in table.splitlines() if line.startswith("|")]
    named = set(re.findall(r"`([\w-]+)`", " ".join(rows)))
    assert named == set(manual.commands_of(build_parser()))


def test_every_licence_of_an_asset_is_told() -> None:
    manifests = [json.loads(path.read_text("utf-8")) for path in ASSETS.glob("*/manifest.json")]
    sounds = [
        yaml.safe_load(path.read_text("utf-8")) for path in ASSETS.glob("*/sounds/manifest.yaml")
    ]
    assert 2 <= len(sounds) <= len(manifests) == 3
    told = {"CC-BY-4.0": "CC BY 4.0", "OFL-1.1": "SIL Open Font License 1.1"}
    found = {
        ("Exo 2" if name.startswith("fonts/") else "all pictures", entry["licence"])
        for manifest in manifests
        for name, entry in manifest.items()
    } | {("all sounds", said["licence"]) for said in sounds}
    assert len(found) == 3, "each kind has one licence"
    for row, licence in found:
        (line,) = [line for line in README.splitlines() if line.startswith(f"| {row}")]
        assert told[licence] in line
