"""Files made to hurt: they are refused quickly, and nothing outside a pack is read."""

from __future__ import annotations

import random
import time

import pytest

from newangeles_gui.content.problems import Problems
from newangeles_gui.content.reader import (
    MAX_BYTES,
    MAX_DEPTH,
    MAX_PROBLEMS,
    MAX_VALUES,
    read_file,
    read_text,
)
from newangeles_gui.titles.new_angeles.content.loader import read_content

# Generous, for slow machines: without the limits these take minutes or all memory.
SECONDS = 8.0
DAMAGE = (
    "[",
    "]",
    "{",
    "}",
    ": ",
    "- ",
    "&a ",
    "*a",
    "!x ",
    "<<",
    "012",
    "\t",
    '"',
    "\u2028",
    "~",
    "\n",
)


@pytest.fixture(autouse=True)
def quick():
    start = time.process_time()
    yield
    assert time.process_time() - start < SECONDS


def messages(text):
    problems = Problems()
    read_text("hostile.yaml", text, problems)
    return [problem.message for problem in problems.sorted()]


def test_a_bomb_of_aliases_is_never_expanded():
    lines = ["a0: &a0 [x, x, x, x, x, x, x, x, x]"]
    for level in range(1, 10):
        lines.append(f"a{level}: &a{level} [{', '.join([f'*a{level - 1}'] * 9)}]")
    problems = Problems()
    document = read_text("bomb.yaml", "\n".join(lines), problems)
    assert document is not None
    assert document.data["a9"] == [None] * 9
    assert len(problems) == 10 + 9 * 9


def test_an_alias_to_itself_ends():
    assert len(messages("a: &a [*a]")) == 2


@pytest.mark.parametrize("opening", ["[", "{a: ", "- ", "? "])
def test_deep_nesting_is_refused(opening):
    found = messages(opening * 100_000)
    assert found == [f"nested too deeply, expected at most {MAX_DEPTH} levels"] or (
        opening == "? " and found
    )


def test_the_deepest_nesting_allowed_is_read():
    assert messages("[" * MAX_DEPTH + "]" * MAX_DEPTH) == []
    assert len(messages("[" * (MAX_DEPTH + 1) + "]" * (MAX_DEPTH + 1))) == 1


def test_a_file_of_too_many_values_is_refused():
    found = messages("[" + "a," * (MAX_VALUES + 10) + "]")
    assert found == [f"the file is too large, expected at most {MAX_VALUES} values"]


def test_a_file_of_nothing_but_mistakes_is_left():
    found = messages("[" + "~," * MAX_VALUES + "]")
    assert len(found) == MAX_PROBLEMS + 1
    assert "too many problems, the rest of the file is not read" in found


def test_a_large_file_is_refused_unread(tmp_path):
    file = tmp_path / "large.yaml"
    file.write_bytes(b"#" * (MAX_BYTES + 1))
    problems = Problems()
    assert read_file(file, problems) is None
    assert (
        problems.sorted()[0].message == f"the file is too large, expected at most {MAX_BYTES} bytes"
    )


def test_a_long_word_is_cut_in_messages(data, pack):
    folder = pack({"box.yaml": f"{'k' * 1_000}: 1\nhand_size: {'v' * 100_000}\n"})
    found = read_content(data, [folder])[1].sorted()
    assert len(found) == 2
    assert all(len(problem.message) < 400 and len(problem.path) < 200 for problem in found)


def test_a_long_number_is_refused():
    assert "too long" in messages("a: " + "9" * 500_000)[0]
    assert messages("a: " + "1_" * 200_000 + "x") == []


def test_many_wrong_entries_are_told_quickly(data, pack):
    folder = pack({"assets.yaml": "- {id: a, wrogn: b}\n" * 9_000})
    assert len(read_content(data, [folder])[1]) >= 9_000


def test_a_link_out_of_the_pack_is_refused(data, pack, tmp_path):
    (tmp_path / "secret.yaml").write_text("- {id: secret}\n")
    folder = pack({"box.yaml": "hand_size: 5"})
    _link(folder / "assets.yaml", tmp_path / "secret.yaml")
    found = read_content(data, [folder])[1].sorted()
    assert [str(problem) for problem in found] == [
        f"{folder}/assets.yaml:1:1: leads out of the folder {folder}, expected a file in it"
    ]


def test_a_link_inside_the_pack_is_followed(data, pack):
    folder = pack({"files/a.yaml": "hand_size: 5"})
    _link(folder / "box.yaml", folder / "files" / "a.yaml")
    assert len(read_content(data, [folder])[1]) == 0


@pytest.mark.parametrize("target", ["nowhere.yaml", "assets.yaml"])
def test_a_link_to_nothing_or_to_itself_is_refused(data, pack, target):
    folder = pack({"box.yaml": "hand_size: 5"})
    _link(folder / "assets.yaml", folder / target)
    assert len(read_content(data, [folder])[1]) == 1


def _link(link, target):
    try:
        link.symlink_to(target)
    except OSError:
        pytest.skip("no links in folders here")


def test_many_unknown_districts_are_told_quickly(data, pack):
    line = "- {n: %d, id: district_number_%d, tier: 1, to: no_district_%d, primary: {}}\n"
    folder = pack({"districts.yaml": "".join(line % (n, n, n) for n in range(11, 3_000))})
    assert len(read_content(data, [folder])[1]) >= 2 * 2_989


def test_long_lists_of_the_same_are_told_quickly(data, pack):
    places = ", ".join(["manta"] * 40_000)
    folder = pack({"setups.yaml": f"- {{id: a, turns: 3, place: {{illness: [{places}]}}}}"})
    assert len(read_content(data, [folder])[1]) == 40_000


def test_random_damage_never_breaks_the_loader(data, tmp_path):
    chance = random.Random(10)
    folder = tmp_path / "pack"
    folder.mkdir()
    for number in range(150):
        source = sorted(data.glob("*.yaml"))[number % 10]
        text = source.read_text(encoding="utf-8")
        for _ in range(3):
            start = chance.randrange(len(text))
            text = text[:start] + chance.choice(DAMAGE) + text[start + chance.choice((0, 1, 5)) :]
        (folder / source.name).write_text(text, encoding="utf-8")
        for problem in read_content(data, [folder])[1].sorted():
            assert problem.line > 0 and problem.column > 0, (number, problem)
            assert "\n" not in str(problem), (number, problem)
