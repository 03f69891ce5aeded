"""Opponents know cards by name in one file of the data, and nowhere else."""

import ast
from collections.abc import Iterator

import pytest

from newangeles_gui.content.problems import ContentError
from newangeles_gui.titles.new_angeles.minds.quick.policy import USES
from newangeles_gui.titles.new_angeles.minds.tuned import load_asset_notes, tuning_file
from newangeles_gui.titles.new_angeles.minds.yardsticks.greedy import USES as GREEDY_USES
from tests.architecture.sources import Source, sources

# Where a card may be named, and why.
NAMED = {
    "rules.codec": "old saves do not say which asset it was",
    "tutorial": "the guided game is dealt by hand",
    "shots": "pictures are taken of certain tables",
}


def card_ids(content) -> set[str]:
    """The ids of everything that is printed on a card."""
    families = (
        content.emergencies,
        content.assets,
        content.investments,
        content.demands,
        content.events,
        content.setups,
        *content.actions.values(),
    )
    return {card for family in families for card in family}


def cards_named(source: Source, ids: set[str]) -> Iterator[str]:
    """The ids that stand as texts in a module."""
    for node in ast.walk(source.tree):
        if isinstance(node, ast.Constant) and node.value in ids:
            yield f"{source.module}:{node.lineno}: {node.value}"


def stands_in(module: str, part: str) -> bool:
    return f".{part}." in f"{module}."


def may_name_cards(module: str) -> bool:
    return any(stands_in(module, part) for part in NAMED)


def test_no_code_names_a_card(ai_box):
    ids = card_ids(ai_box.content)
    assert len(ids) > 100
    found = [
        one
        for source in sources()
        if not may_name_cards(source.module)
        for one in cards_named(source, ids)
    ]
    assert found == []


def test_a_card_that_is_named_is_seen(ai_box):
    source = Source("opponent", 'NEVER = frozenset({"elizabeth_mills"})')
    found = list(cards_named(source, card_ids(ai_box.content)))
    assert found == ["opponent:1: elizabeth_mills"]


@pytest.mark.parametrize("part", NAMED)
def test_whoever_may_name_cards_does(ai_box, part):
    ids = card_ids(ai_box.content)
    modules = [one for one in sources() if stands_in(one.module, part)]
    assert any(list(cards_named(one, ids)) for one in modules)


def test_every_asset_of_the_box_has_a_note(ai_box):
    assert set(load_asset_notes(ai_box).notes) == set(ai_box.assets)


def test_every_use_has_a_rule_and_an_asset(ai_box):
    notes = load_asset_notes(ai_box).notes.values()
    assert {one.use for one in notes} == set(USES)
    assert {one.greedy for one in notes} == set(GREEDY_USES)


def test_an_asset_of_a_data_pack_is_unknown_and_always_used(ai_box):
    notes = load_asset_notes(ai_box)
    assert notes.of("somebody_new").use == "always"
    assert notes.worth("somebody_new") == (0.5, 0.4, 0.02)


@pytest.mark.parametrize(
    ("written", "wrong", "told"),
    [
        ("eiko:", "eico:", "assets.eico: no asset; did you mean `eiko`?"),
        ("use: never", "use: nevr", "did you mean `never`?"),
        ("at_once: 5000", "at_one: 5000", "unknown key"),
    ],
)
def test_a_wrong_note_is_refused(ai_box, tmp_path, written, wrong, told):
    text = tuning_file("assets").read_text(encoding="utf-8")
    path = tmp_path / "assets.yaml"
    path.write_text(text.replace(f" {written}", f" {wrong}").replace(f"{{{written}", f"{{{wrong}"))
    with pytest.raises(ContentError) as error:
        load_asset_notes(ai_box, path)
    assert told in str(error.value)
