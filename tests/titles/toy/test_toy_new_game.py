"""A new game of a title that lets people choose nothing but seats."""

import os
import tomllib
from pathlib import Path

import pytest

from newangeles_gui.scenes.new_game.draft import Draft, DraftSeat, remember, remembered
from newangeles_gui.session import Match
from newangeles_gui.session.choices_kept import keep_settings
from newangeles_gui.settings import Settings
from tests.titles.toy.rules import NAMES, Box
from tests.titles.toy.title import TITLE


@pytest.fixture
def toy() -> Box:
    return TITLE.rules.box(TITLE.data)


@pytest.fixture
def settings() -> Settings:
    return Settings.load(Path(os.devnull), {})


def test_as_few_as_can_play_and_opponents_without_a_character(toy: Box, settings) -> None:
    draft = remembered(settings, toy, [], "Ada")
    assert [(seat.person, seat.name, seat.level) for seat in draft.seats] == [
        (True, "Ada", "careful"), (False, "", "careful"),
    ]  # fmt: skip
    match = Match.begin(toy, draft.plan(toy), "toy")
    assert [seat.kind for seat in match.plan.seats] == ["person", "opponent"]
    assert [seat.character for seat in match.plan.seats] == ["", ""]
    assert {*match.plan.start.players} <= {*NAMES}
    assert match.plan.start.options == {}
    assert match.pending is not None


def test_there_are_as_many_seats_as_the_game_has(toy: Box) -> None:
    draft = Draft(TITLE.meta.seats, level="random")
    for number, there in ((1, 2), (3, 3), (9, 4)):
        draft.resize(number)
        assert len(draft.seats) == there
    assert len({*draft.plan(toy).start.players}) == 4


def test_the_last_game_is_remembered_under_its_own_heading(toy: Box, settings, tmp_path) -> None:
    seats = [DraftSeat(level="random"), DraftSeat(True, "Ada"), DraftSeat(True, "Borys")]
    remember(settings, toy, Draft(TITLE.meta.seats, seats, iron=True))
    file = tmp_path / "settings.toml"
    keep_settings(settings, file)
    written = tomllib.loads(file.read_text(encoding="utf-8"))
    assert written["toy"]["seats"] == "random,human,human"
    assert {"seats", "opponents", "table_talk"}.isdisjoint(written)
    again = remembered(Settings.load(file, {}), toy, ["Ada"], "Player")
    assert [(seat.person, seat.name) for seat in again.seats] == [
        (False, ""), (True, "Ada"), (True, "Borys"),
    ]  # fmt: skip
    assert again.seats[0].level == "random" and again.iron
