"""One table has every kind of question; whoever has to know a kind and does not falls by name."""

from pathlib import Path

import pytest

from newangeles_gui import paths
from newangeles_gui.i18n import read_words
from newangeles_gui.scenario.files import read_scenarios, run
from newangeles_gui.titles.new_angeles.minds import reasons
from newangeles_gui.titles.new_angeles.minds.coach import coach, facts
from newangeles_gui.titles.new_angeles.minds.quick import deals, policy, spots
from newangeles_gui.titles.new_angeles.minds.quick.estimates import APART, ON_THE_CITY
from newangeles_gui.titles.new_angeles.minds.search import AT_THE_TABLE, SHARES
from newangeles_gui.titles.new_angeles.rules.decisions import DECISIONS
from newangeles_gui.titles.new_angeles.rules.game import Game
from newangeles_gui.titles.new_angeles.rules.views import LOOKING
from newangeles_gui.titles.new_angeles.scenario.model import Scenario
from newangeles_gui.titles.new_angeles.table.choosing.views import VIEWS
from newangeles_gui.titles.new_angeles.words import questions
from tests.languages import LANGUAGES

from .told import constants

SCENARIOS = Path(__file__).parent / "scenarios"
ASKED = constants({"Decision": 0, "ask": 1})  # by the rules
KINDS = tuple(DECISIONS)


@pytest.fixture(scope="module")
def strings():
    return {language: read_words(paths.words_folders(), language) for language in LANGUAGES}


@pytest.fixture(scope="module")
def answered(box):
    """The kinds that were a real question in the scenarios, and were answered there."""
    found = set()
    with pytest.MonkeyPatch.context() as patch:
        apply = Game.apply

        def watched(game, choice):
            if game.pending is not None and len(game.pending.options) > 1:
                found.add(choice.kind)
            return apply(game, choice)

        patch.setattr(Game, "apply", watched)
        for file in SCENARIOS.glob("*.yaml"):
            for loaded in read_scenarios(file, lambda _: Scenario):
                run(box, loaded)
    return found


def test_the_rules_ask_what_stands_in_the_table_and_nothing_else():
    assert len(ASKED) > 30
    assert sorted(ASKED) == sorted(DECISIONS)


@pytest.mark.parametrize("kind", KINDS)
def test_it_has_a_prompt_in_every_language(strings, kind):
    for language, known in strings.items():
        assert not [key for key in questions.keys(kind) if key not in known], language


@pytest.mark.parametrize("kind", KINDS)
def test_the_table_can_show_it(kind):
    assert kind in VIEWS


@pytest.mark.parametrize("kind", KINDS)
def test_the_quick_player_has_one_rule_for_it(kind):
    assert [kind in rules for rules in (spots.RULES, deals.RULES, policy.RULES)].count(True) == 1


@pytest.mark.parametrize("kind", KINDS)
def test_a_rehearsal_of_a_card_knows_whether_it_changes_the_city(kind):
    assert [kind in known for known in (spots.RULES, ON_THE_CITY, APART)].count(True) == 1


@pytest.mark.parametrize("kind", KINDS)
def test_an_opponent_has_a_reason_if_it_is_to_have_one(kind):
    assert (kind in reasons.RULES) == DECISIONS[kind].reason


@pytest.mark.parametrize("kind", KINDS)
def test_the_coach_goes_by_what_the_table_says(kind):
    advised = DECISIONS[kind].advised
    assert (kind in facts.RULES) == (advised == "facts")
    assert (kind in coach.SCORES) == (kind in coach.REASONS) == (advised == "measured")


@pytest.mark.parametrize("kind", KINDS)
def test_a_scenario_answers_it(answered, kind):
    assert kind in answered


@pytest.mark.parametrize(
    "known",
    [
        questions.DETAILS, VIEWS, spots.RULES, deals.RULES, policy.RULES, ON_THE_CITY, APART,
        reasons.RULES, facts.RULES, coach.SCORES, coach.REASONS, AT_THE_TABLE, SHARES, LOOKING,
    ],
)  # fmt: skip
def test_nobody_knows_a_kind_that_nobody_asks(known):
    assert set(known) <= set(DECISIONS)


def test_who_thinks_at_the_table_is_not_the_chair_alone():
    for kind, row in DECISIONS.items():
        assert not (row.thought and row.by_chair), kind
        assert (kind in AT_THE_TABLE) == bool(row.thought)
        assert (kind in SHARES) == bool(row.thought or row.by_chair)
