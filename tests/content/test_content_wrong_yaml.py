"""YAML that is fine for others and refused here, each with the place of the mistake (¦)."""

from __future__ import annotations

import pytest
import yaml

from newangeles_gui.content import reader
from newangeles_gui.content.problems import Problems, dotted
from newangeles_gui.content.reader import WrongScalarError, plain, read_file, read_text

DEMAND = "energy: 0, consumables: 0, tech: 0, entertainment: 0, credits: 0"

WRONG = {
    "octal": (f"- {{id: a, {DEMAND}, threat: ¦012}}", "demands[0].threat", "write 12 without"),
    "hexadecimal": (f"- {{id: a, {DEMAND}, threat: ¦0x1F}}", "demands[0].threat", '"0x1F"'),
    "new octal": (f"- {{id: a, {DEMAND}, threat: ¦0o17}}", "demands[0].threat", "decimal integer"),
    "underscore": (f"- {{id: a, {DEMAND}, threat: ¦1_000}}", "demands[0].threat", "decimal"),
    "sexagesimal": (f"- {{id: a, {DEMAND}, threat: ¦1:30}}", "demands[0].threat", "decimal"),
    "float": (f"- {{id: a, {DEMAND}, threat: ¦1.5}}", "demands[0].threat", "decimal integer"),
    "exponent": (f"- {{id: a, {DEMAND}, threat: ¦1e3}}", "demands[0].threat", "decimal integer"),
    "infinity": (f"- {{id: a, {DEMAND}, threat: ¦.inf}}", "demands[0].threat", "decimal integer"),
    "plus": (
        f"- {{id: a, {DEMAND}, threat: ¦+3}}",
        "demands[0].threat",
        "write 3 without the sign",
    ),
    "long": (f"- {{id: a, {DEMAND}, threat: ¦{'9' * 30}}}", "demands[0].threat", "too long"),
    "null": (f"- {{id: a, {DEMAND}, threat: ¦null}}", "demands[0].threat", "nothing stands here"),
    "tilde": (f"- {{id: a, {DEMAND}, threat: ¦~}}", "demands[0].threat", "nothing stands here"),
    "empty": (f"- {{id: a, {DEMAND}, threat: ¦}}", "demands[0].threat", "nothing stands here"),
    "True": (f"- {{id: ¦True, {DEMAND}, threat: 1}}", "demands[0].id", "write true in small"),
    "duplicate": (f"- {{id: a, {DEMAND}, threat: 1, ¦id: b}}", "demands[0]", "in line 1 too"),
    "tag": (f"- {{id: a, {DEMAND}, threat: ¦!!int 3}}", "demands[0].threat", "tags (!)"),
    "own tag": (f"- ¦!card {{id: a, {DEMAND}, threat: 3}}", "demands[0]", '"!card"'),
    "python tag": (
        f"- {{id: ¦!!python/object/apply:os.getcwd a, {DEMAND}, threat: 3}}",
        "demands[0].id",
        "tags (!) are not allowed",
    ),
    "anchor": (f"- ¦&first {{id: a, {DEMAND}, threat: 3}}", "demands[0]", "anchors (&) are"),
    "null key": (f"- {{id: a, {DEMAND}, threat: 3, ¦~: 3}}", "demands[0]", "nothing stands here"),
    "true key": (f"- {{id: a, {DEMAND}, threat: 3, ¦true: 3}}", "demands[0]", "cannot be a key"),
    "list key": (f"- {{id: a, {DEMAND}, threat: 3, ¦[x]: 3}}", "demands[0]", "a word as key"),
    "number key": (f"- {{id: a, {DEMAND}, threat: 3, ¦7: 3}}", "demands[0][7]", "unknown key"),
    "octal key": (f"- {{id: a, {DEMAND}, threat: 3, ¦07: 3}}", "demands[0]", "leading 0"),
    "anchor at a key": (f"- {{id: a, {DEMAND}, ¦&k threat: 3}}", "demands[0]", "anchors (&)"),
    "merge": (f"- {{id: a, {DEMAND}, threat: 3, ¦<<: {{x: 1}}}}", "demands[0]", "merges (<<)"),
    "unclosed": (f"- {{id: a, {DEMAND}\n¦", "", "not valid YAML"),
    "tab": ("- id: a\n¦\tenergy: 0\n", "", "a tab stands here, expected blanks"),
    "second document": ("[]\n¦---\n[]\n", "demands", "a second document"),
    "directive": ("¦%YAML 1.1\n---\n[]\n", "demands", "directives"),
    "empty file": ("¦# nothing but a comment\n", "", "the file is empty"),
    "control character": (f"- {{id: a, ¦\x07{DEMAND}, threat: 3}}", "", "U+0007"),
}


@pytest.mark.parametrize("name", WRONG)
def test_wrong_yaml_is_refused_where_it_stands(name, expect_one):
    marked, path, message = WRONG[name]
    expect_one("demands.yaml", marked, path, message)


def test_an_alias_is_refused_and_not_followed():
    problems = Problems()
    document = read_text("cards.yaml", "a: &x [1]\nb: *x\n", problems, "cards")
    assert document is not None
    assert document.data == {"a": [1], "b": None}
    assert [str(problem) for problem in problems.sorted()] == [
        'cards.yaml:1:4: cards.a: anchors (&) are not allowed, found "x"',
        'cards.yaml:2:4: cards.b: aliases (*) are not allowed, write the value of "x" out',
    ]


def test_text_that_is_not_utf8_is_refused_with_its_place(tmp_path):
    file = tmp_path / "cards.yaml"
    file.write_bytes("a: ś\nb: é".encode() + b"\xff\n")
    problems = Problems()
    assert read_file(file, problems) is None
    assert problems.sorted()[0][1:] == (2, 5, "", "not UTF-8 text")


def test_columns_count_letters_not_bytes():
    problems = Problems()
    read_text("cards.yaml", "{żółć: 1, ę: ~}", problems)
    assert problems.sorted()[0][:3] == ("cards.yaml", 1, 14)


@pytest.mark.parametrize(
    ("word", "value"),
    [
        ("true", True),
        ("false", False),
        ("0", 0),
        ("12", 12),
        ("-3", -3),
        ("yes", "yes"),
        ("no", "no"),
        ("on", "on"),
        ("off", "off"),
        ("24/7", "24/7"),
        ("1.0.2", "1.0.2"),
        ("2024-01-02", "2024-01-02"),
        ("nothing", "nothing"),
    ],
)
def test_plain_words(word, value):
    read = plain(word)
    assert (type(read), read) == (type(value), value)


@pytest.mark.parametrize("word", ["", "~", "00", "-0", "0b1", "1,5", ".5", ".NaN", "FALSE", "1__0"])
def test_plain_words_that_are_not_clear(word):
    with pytest.raises(WrongScalarError):
        plain(word)


def test_quoted_words_stay_text():
    document = read_text("a.yaml", "'12': \"012\"\nb: ''\nc: 'null'\nd: |\n  true\n", Problems())
    assert document is not None
    assert document.data == {"12": "012", "b": "", "c": "null", "d": "true\n"}


def test_every_value_has_a_place():
    document = read_text("a.yaml", "x:\n  - {y: [1, 2]}\n", Problems())
    assert document is not None
    assert document.marks.of_value(("x", 0, "y", 1)) == ("a.yaml", 2, 13)
    assert document.marks.of_key(("x", 0, "y")) == ("a.yaml", 2, 6)
    assert document.marks.of_value(("x", 0, "missing")) == ("a.yaml", 2, 5)
    assert dotted("x", 0, "y", 1) == "x[0].y[1]"


@pytest.mark.parametrize("loader", [yaml.SafeLoader, yaml.CSafeLoader])
def test_text_that_the_parser_itself_refuses_is_a_problem(loader, monkeypatch):
    monkeypatch.setattr(reader, "_LOADER", loader)
    problems = Problems()
    assert read_text("cards.yaml", "a: \x07", problems) is None
    assert [problem.message.split(":")[0] for problem in problems.sorted()] == ["not valid YAML"]
