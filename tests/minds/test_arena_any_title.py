"""The arena knows no game: it plays the title of the least size as it plays any other."""

import json

import pytest

from newangeles_gui.minds import shipped_box
from newangeles_gui.minds.arena.deals import ArenaDeal
from newangeles_gui.minds.arena.measures import ArenaReport
from newangeles_gui.session.arena import DealToPlay, play
from tests.titles.toy.title import TITLE

MEASURES = TITLE.minds.measures


def played(number, players=2, levels=("careful",), pool=("random",)):
    """A deal as a worker plays it."""
    deal = ArenaDeal(number, number, players, levels, MEASURES.reference, pool)
    return play(DealToPlay(TITLE, deal))


@pytest.fixture(scope="module")
def report():
    found = ArenaReport(MEASURES.reference, MEASURES.early)
    for number in range(100):
        found.add(played(number))
    return found


def test_every_level_has_every_seat():
    found = played(5, 3, ("careful", "random"))
    assert [one.level for one in found.seats] == ["careful", "random"] * 3
    assert found.decisions > 0
    again = played(5, 3, ("careful", "random"))
    assert (again.seats, again.decisions) == (found.seats, found.decisions)


def test_who_looks_at_its_card_beats_who_does_not(report):
    found = report.advantages("careful")
    assert set(found) == {"all", "2 players"}
    assert found["all"].by > found["all"].off


def test_the_report_has_nothing_of_another_game(report):
    lines = report.lines()
    assert lines[0].startswith("100 deals, reference random, ")
    assert not [line for line in lines if "ended by" in line or line.startswith("talks")]
    data = json.loads(json.dumps(report.to_dict()))
    assert data["talks"] == {} and not [key for key in data if key.startswith("ended_by")]


def test_a_title_has_one_box_in_a_process():
    assert shipped_box(TITLE) is shipped_box(TITLE)
