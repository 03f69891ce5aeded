"""Saves of every format go on loading for ever, with the facts that were written beside them."""

from functools import cache
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest
import yaml

from newangeles_gui.engine.conformance import Dice
from newangeles_gui.session import loading
from newangeles_gui.session.loading import load_bytes, save_bytes
from newangeles_gui.session.savefile import FORMAT
from newangeles_gui.titles.new_angeles.rules import conservation
from newangeles_gui.titles.new_angeles.rules.game import Box
from tests.saves.make_corpus import FACTS, FOLDER, KEPT_NOW, NEWEST, SITUATIONS, facts
from tests.session.forging import Forgery
from tests.session.games import play, same

NAMES = sorted(path.stem for path in FOLDER.glob("*.nasave"))


@cache
def known() -> dict[str, Any]:
    return yaml.safe_load((FOLDER / FACTS).read_text(encoding="utf-8"))


def raw_of(name: str) -> bytes:
    return (FOLDER / f"{name}.nasave").read_bytes()


def test_the_corpus_is_whole() -> None:
    assert len(NAMES) >= 20
    assert NAMES == sorted(known()) == sorted(SITUATIONS)
    assert {len(one["corporations"]) for one in known().values()} == {4, 5, 6}
    assert {one["phase"] for one in known().values()} >= {"setup", "action", "demand"}
    assert sum(len(one["people"]) > 1 for one in known().values())
    assert max(one["threat"] for one in known().values() if not one["ended_by"]) > 20


@pytest.mark.parametrize("name", NAMES)
def test_a_save_holds_what_was_written_down(name: str, box: Box) -> None:
    match = load_bytes(raw_of(name), box).match
    assert facts(match, known()[name]["what"]) == known()[name]
    assert SITUATIONS[name].found(match)
    assert conservation.problems(match.game) == []


@pytest.mark.parametrize("name", KEPT_NOW)
def test_a_save_of_the_newest_format_does_too(name: str, box: Box) -> None:
    raw = (NEWEST / f"{name}.nasave").read_bytes()
    told = yaml.safe_load((NEWEST / FACTS).read_text(encoding="utf-8"))
    loaded = load_bytes(raw, box)
    assert f'"format":{FORMAT},'.encode() in raw.splitlines()[1]
    assert facts(loaded.match, told[name]["what"]) == told[name]
    assert play(loaded.match, Dice(name)).over


@pytest.mark.parametrize("name", NAMES)
def test_a_save_can_be_played_on_and_saved_again(name: str, box: Box) -> None:
    match = play(load_bytes(raw_of(name), box).match, Dice(name), 25)
    again = load_bytes(save_bytes(match, 1), box)
    assert same(again.match, match)
    assert play(again.match, Dice(name)).over
    assert conservation.problems(again.match.game) == []


@pytest.mark.parametrize("name", NAMES)
def test_under_other_game_data_the_snapshot_counts(name: str, box: Box) -> None:
    forgery = Forgery(raw_of(name))
    forgery.data["choices"].append("a rule that there was")
    loaded = load_bytes(forgery.to_bytes(foreign=True), box)
    assert loaded.notes == ["other_content"]
    assert {**facts(loaded.match, ""), "choices": 0} == {**known()[name], "what": "", "choices": 0}


@pytest.mark.parametrize("name", NAMES)
def test_a_game_begun_under_other_data_can_be_saved_and_loaded_again(name: str, box: Box) -> None:
    forgery = Forgery(raw_of(name))
    forgery.data["choices"].append("a rule that there was")
    match = play(load_bytes(forgery.to_bytes(foreign=True), box).match, Dice(name), 25)
    for _ in range(2):
        again = load_bytes(save_bytes(match, 1), box)
        assert again.notes == ["other_content"]
        assert same(again.match, match)
        match = play(again.match, Dice(name), 5)


@pytest.mark.parametrize("name", NAMES)
def test_under_other_rules_the_snapshot_counts(name: str, box: Box) -> None:
    forgery = Forgery(raw_of(name))
    forgery.header["content"] = box.content.digest
    forgery.data["choices"].append("a rule that there was")
    raw = forgery.to_bytes()
    with patch.object(loading, "program", lambda title: "99.0"):
        loaded = load_bytes(raw, box)
    assert loaded.notes == ["other_rules"]
    assert {**facts(loaded.match, ""), "choices": 0} == {**known()[name], "what": "", "choices": 0}


def test_no_save_names_a_machine() -> None:
    for name in NAMES:
        text = str(Forgery(raw_of(name)).data) + str(Forgery(raw_of(name)).header)
        assert str(Path.home()) not in text and "\\\\" not in text
