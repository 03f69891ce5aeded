"""What a Linux desktop reads: whole, in agreement with itself, and valid for its own tools."""

import configparser
import re
import shutil
import subprocess
import tomllib
import xml.etree.ElementTree as ET
from pathlib import Path
from typing import Any

import pytest

from assets.packaging import contents, system
from newangeles_gui import __version__
from newangeles_gui.paths import SAVED_GAME
from tests.architecture.sources import ROOT
from tests.languages import LANGUAGES

LINUX = ROOT / "assets/packaging/linux"
DESKTOP = LINUX / "newangeles.desktop"
METAINFO = LINUX / f"{contents.IDENTIFIER}.metainfo.xml"
TRANSLATED = LANGUAGES[1:]  # the first is that of the entries without a language


def test_the_menu_entry_starts_the_program_in_every_language() -> None:
    parser = configparser.ConfigParser(interpolation=None)
    parser.optionxform = str  # type: ignore[assignment,method-assign]
    parser.read(DESKTOP, encoding="utf-8")
    entry = parser["Desktop Entry"]
    assert entry["Exec"] == "newangeles %f"
    assert entry["Icon"] == contents.IDENTIFIER
    for language in TRANSLATED:
        assert entry[f"Comment[{language}]"] != entry["Comment"]


def test_metainfo_and_entry_name_one_another() -> None:
    root = ET.parse(METAINFO).getroot()
    assert root.findtext("id") == contents.IDENTIFIER
    assert root.findtext("launchable") == DESKTOP.name
    lang = "{http://www.w3.org/XML/1998/namespace}lang"
    assert {one.get(lang) for one in root.findall("summary")} == {None, *TRANSLATED}


def test_a_desktop_knows_a_saved_game_and_opens_it_with_this() -> None:
    kinds = ET.parse(LINUX / f"{contents.IDENTIFIER}.mime.xml").getroot()
    space = {"m": "http://www.freedesktop.org/standards/shared-mime-info"}
    kind = kinds.find("m:mime-type", space)
    assert kind is not None
    assert [one.get("pattern") for one in kind.findall("m:glob", space)] == [f"*{SAVED_GAME}"]
    (match,) = kind.findall("m:magic/m:match", space)
    saves = list((ROOT / "tests/saves/corpus/v1").rglob(f"*{SAVED_GAME}"))
    assert saves
    for save in saves:
        assert save.read_bytes().startswith((match.get("value") or "-").encode())
    assert f"MimeType={kind.get('type')};" in DESKTOP.read_text(encoding="utf-8").splitlines()
    assert ET.parse(METAINFO).getroot().findtext("provides/mediatype") == kind.get("type")


def project() -> dict[str, Any]:
    with (ROOT / "pyproject.toml").open("rb") as file:
        return tomllib.load(file)["project"]


def test_the_newest_release_is_this_version() -> None:
    release = ET.parse(METAINFO).getroot().find("releases/release")
    assert release is not None
    assert release.get("version") == project()["version"] == __version__


def test_the_releases_are_those_of_the_changelog() -> None:
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    told = re.findall(r"^## \[([\d.]+)\] - ([\d-]+)$", text, re.MULTILINE)
    found = ET.parse(METAINFO).getroot().findall("releases/release")
    releases = [(one.get("version"), one.get("date")) for one in found]
    coming = "\n## [Unreleased]\n" in text and told[0][0] != project()["version"]
    assert told == (releases[1:] if coming else releases)
    assert releases == sorted(releases, reverse=True)


def test_no_part_of_the_changelog_is_empty() -> None:
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    parts = re.split(r"^###? .*$", text, flags=re.MULTILINE)[1:]
    headings = re.findall(r"^(###?) .*$", text, re.MULTILINE)
    for heading, part in zip(headings, parts, strict=True):
        assert heading == "##" or part.strip().startswith("- "), part


def test_screenshots_are_named_as_soon_as_the_project_has_an_address() -> None:
    # A desktop fetches them from the web: without a public address there is nothing to name.
    root = ET.parse(METAINFO).getroot()
    images = [one.text or "" for one in root.findall("screenshots/screenshot/image")]
    assert bool(images) == bool(project().get("urls")), "name both or none"
    for image in images:
        assert image.startswith("https://")
        assert (ROOT / "assets/previews" / image.rpartition("/")[2]).is_file()


@pytest.mark.parametrize(
    "command",
    [["desktop-file-validate", str(DESKTOP)],
     ["appstreamcli", "validate", "--no-net", str(METAINFO)]],
)  # fmt: skip
def test_the_tools_of_the_desktop_are_content(command: list[str]) -> None:
    if shutil.which(command[0]) is None:
        pytest.skip(f"there is no {command[0]}")
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert not re.search(r"^[EW]:|error:|warning:", done.stdout + done.stderr, re.MULTILINE)


def test_the_folder_for_share_is_whole(tmp_path: Path) -> None:
    system.write(tmp_path, 0)
    found = {path.relative_to(tmp_path).as_posix() for path in tmp_path.rglob("*.*")}
    assert "applications/newangeles.desktop" in found
    assert f"icons/hicolor/256x256/apps/{contents.IDENTIFIER}.png" in found
    assert f"mime/packages/{contents.IDENTIFIER}.xml" in found
    assert "man/man6/newangeles.6" in found


def test_what_the_wheel_shares_is_there() -> None:
    with (ROOT / "pyproject.toml").open("rb") as file:
        targets = tomllib.load(file)["tool"]["hatch"]["build"]["targets"]
    shared = targets["wheel"]["shared-data"]
    assert shared
    assert all((ROOT / name).is_file() for name in shared)
