"""The shipped data: sound, quick to load, and with a digest of what it means."""

from __future__ import annotations

import shutil
import time

import pytest
import yaml

from newangeles_gui.content import reader
from newangeles_gui.titles.new_angeles.content.loader import check, load_content


def test_the_shipped_data_has_no_problems(data):
    assert [str(problem) for problem in check(data, "en")] == []


def test_loading_is_quick(data):
    load_content(data)
    best = min(_seconds(data) for _ in range(5))
    # About 0.01 s on a desktop; 0.06 s are wished for, the rest is for slow machines.
    assert best < 0.3


def _seconds(data):
    start = time.process_time()
    load_content(data)
    return time.process_time() - start


def test_the_python_parser_reads_the_same(data, monkeypatch):
    expected = load_content(data)
    monkeypatch.setattr(reader, "_LOADER", yaml.SafeLoader)
    assert load_content(data) == expected


def test_the_order_is_that_of_the_files(data):
    content = load_content(data)
    assert list(content.districts)[:2] == ["guayaquil", "quinde"]
    assert list(content.actions) == ["biotech", "construction", "labor", "media", "security"]
    assert next(iter(content.actions["labor"])) == "efficiency_experts"


def test_the_digest_does_not_depend_on_spelling(data, tmp_path):
    other = tmp_path / "data"
    other.mkdir()
    for file in data.glob("*.yaml"):
        plain = yaml.safe_load(file.read_text(encoding="utf-8"))
        text = "# another comment\n" + yaml.safe_dump(plain, sort_keys=False, width=40, indent=6)
        (other / file.name).write_text(text, encoding="utf-8", newline="\r\n")
    assert load_content(other) == load_content(data)


def test_the_digest_does_not_depend_on_defaults_written_out(data, pack):
    text = "biotech:\n  - {effect: [{count: 1, piece: illness, do: remove}], copies: 5, "
    folder = pack({"actions.yaml": text + "illness_counts: false, id: clinical_trials}"})
    assert load_content(data, [folder]).digest == load_content(data).digest


@pytest.mark.parametrize(
    ("file", "old", "new"),
    [
        ("box.yaml", "threat_end: 25", "threat_end: 26"),
        ("actions.yaml", "up_to: 2, as: cured", "up_to: 3, as: cured"),
        ("setups.yaml", "[quinde, rabotgorod]", "[rabotgorod, quinde]"),
    ],
)
def test_the_digest_depends_on_every_meaning(data, tmp_path, file, old, new):
    other = shutil.copytree(data, tmp_path / "data")
    text = (other / file).read_text(encoding="utf-8")
    assert old in text
    (other / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    assert load_content(other).digest != load_content(data).digest
    assert len(load_content(other).digest) == 64
