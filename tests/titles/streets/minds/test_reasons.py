"""What is said about an answer comes true, and can be said in every language."""

import pickle
from itertools import pairwise
from pathlib import Path

import pytest

from newangeles_gui.engine import Choice, Decision
from newangeles_gui.i18n import Catalog
from newangeles_gui.i18n.reader import read_words
from newangeles_gui.minds import Task, dice
from newangeles_gui.titles.streets.minds.coach import BEST, MOST, NEXT
from newangeles_gui.titles.streets.minds.players import StreetsCrew
from newangeles_gui.titles.streets.minds.reasons import LedgerReasons
from newangeles_gui.titles.streets.minds.reasons import __file__ as reasons_file
from newangeles_gui.titles.streets.rules import Box, Game, new_game, view
from newangeles_gui.titles.streets.title import TITLE
from tests.languages import LANGUAGES
from tests.titles.streets.minds.games import SEATS, play


@pytest.fixture(scope="module")
def crew(box: Box) -> StreetsCrew:
    return StreetsCrew(box)


@pytest.fixture(scope="module")
def said(crew: StreetsCrew, box: Box) -> list[tuple]:
    """Answers of games, each with its reasons and with the state before and after."""
    reasons, found = LedgerReasons(box), []

    def look(game: Game, decision: Decision, choice: Choice) -> None:
        seen = view(game, decision.seat)
        after = game.clone()
        after.take(choice.option)
        told = reasons.of(seen, decision, choice.option)
        found.append((decision, choice.option, told, game.clone().state, after.state))

    for seed in range(8):
        play(box, [crew.agent("shopkeeper")] * (1 + seed % 3), seed, look)
    for advisor in ("investor", "entrepreneur"):
        advisors = {"coral": advisor}
        play(box, [crew.agent("newcomer")] * 2, 3, look, modules=(), advisors=advisors)
    return found


def test_there_is_something_to_say_about_every_answer(said) -> None:
    assert all(told for _, _, told, _, _ in said)
    assert all(
        abs(a.weight) >= abs(b.weight) for _, _, told, _, _ in said for a, b in pairwise(told)
    )


def test_what_closing_pays_is_what_comes(said) -> None:
    checked = 0
    for decision, _, told, before, after in said:
        # 13.6: alone, the Sneak may close a street in the same moment; at the end all are paid.
        plain = before.sneak < 0 and not before.advisors[decision.seat] and not after.over
        for one in told:
            if plain and one.key == "closes" and after.turn != before.turn:
                gained = after.money[decision.seat] - before.money[decision.seat]
                assert gained == one.values["money"]
                checked += 1
    assert checked > 10


def test_every_reason_is_given_and_can_be_said(said, box: Box) -> None:
    given = {one.key: one for _, _, told, _, _ in said for one in told}
    for language in LANGUAGES:
        catalog = Catalog.load(TITLE.strings, language, ())
        words = TITLE.words(catalog, box)
        lines = {words.reason(one.key, one.values) for one in given.values()}
        assert len(lines) == len(given)
        assert not [line for line in lines if "{" in line or "reason." in line]
    keys = {
        key.split(".")[1] for key in read_words(TITLE.strings, "en") if key.startswith("reason.")
    }
    source = Path(reasons_file).read_text(encoding="utf-8")
    assert set(given) <= keys == {key for key in keys if f'"{key}"' in source}
    assert len(given) > 20


def test_a_street_that_a_rival_owns_is_closed_early(box: Box) -> None:
    """The reason names who is paid, and how much."""
    game = new_game(box, SEATS[:2], 7, record=False, first="coral")
    reasons = LedgerReasons(box)
    dice_ = dice(3)
    found = []
    while game.pending is not None and not found:
        asked = game.pending
        seen = view(game, asked.seat)
        if asked.kind == "build":
            for option in asked.options:
                found += [
                    (one, option, asked.seat)
                    for one in reasons.of(seen, asked, option)
                    if one.key == "closes_early"
                ]
        if not found:
            game.take(dice_.choice(asked.options))
    reason, option, seat = found[0]
    before = list(game.state.money)
    game.take(option)
    other = 1 - seat
    assert reason.values["player"] == SEATS[other]
    assert game.state.money[other] - before[other] == reason.values["money"]


@pytest.mark.parametrize(("level", "grade"), [("shopkeeper", NEXT), ("builder", "")])
def test_the_coach_names_the_best_answers_and_why(crew, box: Box, level, grade) -> None:
    game = new_game(box, SEATS[:2], 5, record=False)
    seen, asked = view(game, game.pending.seat), game.pending
    advice = crew.perform(Task("advise", level, seen, asked, 3))
    assert len(advice.counsels) == MOST
    assert advice.counsels[0].grade == BEST
    assert advice.counsels[0].option == crew.agent(level).choose(seen, asked, dice(3)).option
    assert all(one.option in asked.options and one.reasons for one in advice.counsels)
    assert grade in [one.grade for one in advice.counsels] or not grade
    assert advice.summary == ("rule" if grade else advice.summary)
    assert advice.summary in {"rule", "level", "clear"}
    assert advice.played is False


def test_reasons_come_from_another_process(said) -> None:
    """The opponents think there."""
    told = [one for _, _, reasons, _, _ in said for one in reasons]
    assert pickle.loads(pickle.dumps(told)) == told
