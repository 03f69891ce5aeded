"""The workflows: sound, for three systems, and only with commands that there are."""

import os
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

from tests.architecture.sources import ROOT

FOLDER = ROOT / ".github/workflows"
SYSTEMS = {"ubuntu", "windows", "macos"}


def workflow(name: str) -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((FOLDER / f"{name}.yml").read_text(encoding="utf-8"))
    return found


def steps(job: dict[str, Any]) -> list[str]:
    return [step["run"] for step in job["steps"] if "run" in step]


def systems(job: dict[str, Any]) -> set[str]:
    matrix = job["strategy"]["matrix"]
    named = matrix.get("system") or [one["system"] for one in matrix["include"]]
    return {name.partition("-")[0] for name in named}


def test_tests_and_packages_are_made_on_three_systems() -> None:
    assert systems(workflow("tests")["jobs"]["tests"]) == SYSTEMS
    assert systems(workflow("release")["jobs"]["package"]) == SYSTEMS


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.yml")), ids=lambda path: path.stem)
def test_jobs_wait_for_jobs_and_nobody_may_more_than_they_need(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    found = workflow(path.stem)
    assert found["permissions"] == {"contents": "read"}
    for job in found["jobs"].values():
        assert set(job.get("needs", [])) <= set(found["jobs"])
        assert job.get("permissions", {"contents": "write"}) == {"contents": "write"}
    assert not re.search("https?://|index-url", text)


def test_commands_are_those_of_the_project() -> None:
    jobs = workflow("tests")["jobs"] | workflow("release")["jobs"]
    said = "\n".join(line for job in jobs.values() for line in steps(job))
    assert {"test", "build"} == set(re.findall(r"python play\.py (\w+)", said))
    assert ".ci/run" in said
    assert os.name == "nt" or os.access(ROOT / ".ci/run", os.X_OK)


def test_a_release_lists_the_sums_of_everything() -> None:
    publish = workflow("release")["jobs"]["publish"]
    assert set(publish["needs"]) == {"package", "wheel"}
    assert any("sha256sum newangeles-*" in step for step in steps(publish))


def test_every_python_that_the_package_names_is_tested() -> None:
    with (ROOT / "pyproject.toml").open("rb") as file:
        classifiers = tomllib.load(file)["project"]["classifiers"]
    named = {one.rpartition(" ")[2] for one in classifiers if "Python :: 3." in one}
    matrix = workflow("tests")["jobs"]["tests"]["strategy"]["matrix"]
    tested = {one["python"] for one in matrix["include"]}
    assert named == tested
    assert {"3.11", "3.14"} <= named
