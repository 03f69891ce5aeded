"""A question for which a player has no rule: the tests fall, a game goes on and makes a note."""

import random
from pathlib import Path

import pytest

from newangeles_gui import paths
from newangeles_gui.engine.conformance import Dice
from newangeles_gui.engine.decisions import Choice, Decision
from newangeles_gui.minds.agent import LOG, Agent
from newangeles_gui.session import logbook
from newangeles_gui.titles.new_angeles.minds.coach.advice import Question
from newangeles_gui.titles.new_angeles.minds.coach.facts import facts
from newangeles_gui.titles.new_angeles.minds.quick.policy import QuickPolicy
from newangeles_gui.titles.new_angeles.minds.reasons import Reasons
from newangeles_gui.titles.new_angeles.minds.registry import make_agent
from newangeles_gui.titles.new_angeles.rules.game import Box
from newangeles_gui.titles.new_angeles.rules.setup import new_game
from newangeles_gui.titles.new_angeles.rules.views import view

STRANGE = Decision("sing", 0, ["high", "low"], "opera")
EACH = 3  # how often a kind of question from one source is asked
GAMES = 12


def test_in_the_tests_it_is_a_fault(box: Box) -> None:
    game = new_game(box, list(box.corporations)[:4], 1)
    with pytest.raises(AssertionError, match="no rule for the question 'sing' of opera"):
        QuickPolicy(box).answer(game, STRANGE)


def test_in_a_game_the_first_answer_is_taken_and_noted(
    box: Box, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(paths.HOME_VARIABLE, str(tmp_path))
    monkeypatch.setattr(LOG, "handlers", [])
    game = new_game(box, list(box.corporations)[:4], 1)
    with logbook.notes_kept():
        assert QuickPolicy(box).answer(game, STRANGE) == "high"
    assert "the quick player has no rule for the question 'sing' of opera" in logbook.notes()


def test_talk_and_coach_note_it_too(box: Box) -> None:
    seen = view(new_game(box, list(box.corporations)[:4], 1), 0)
    with pytest.raises(
        AssertionError, match="talk at the table has no rule for the question 'sing'"
    ):
        Reasons(box).of(seen, STRANGE, Choice("sing", "high"))
    with pytest.raises(AssertionError, match="the coach has no rule for the question 'sing'"):
        facts(Question(box, QuickPolicy(box), seen, STRANGE), "high")


def test_there_is_a_rule_for_every_question(box: Box) -> None:
    """Whatever random games ask, from every card that comes up, quick and greedy know an answer."""
    policy, greedy = QuickPolicy(box), make_agent("greedy", box)
    asked: dict[tuple[str, str], int] = {}
    for number in range(GAMES):
        game, dice = new_game(box, list(box.corporations)[: 4 + number % 3], number), Dice(number)
        while (decision := game.pending) is not None:
            key = (decision.kind, decision.source)
            asked[key] = asked.get(key, 0) + 1
            if asked[key] <= EACH:
                assert policy.answer(game.clone(), decision) in decision.options
                seen = view(game, decision.seat)
                assert _answer(greedy, seen, decision) in decision.options
            game.apply(dice.choice(decision))
    kinds = {kind for kind, _ in asked}
    assert len(kinds) >= 30 and len(asked) > 80
    assert {"blind_deck", "swap_rival", "steal_emergency", "order_event"} <= kinds


def _answer(agent: Agent, seen: object, decision: Decision) -> str:
    return agent.choose(seen, decision, random.Random(1)).option  # type: ignore[arg-type]
