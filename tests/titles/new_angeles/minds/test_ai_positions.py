"""Positions with a right answer, and what happens when a file of them is wrong."""

from pathlib import Path

import pytest

from newangeles_gui.cli import main
from newangeles_gui.content.problems import ContentError
from newangeles_gui.minds.agent import dice
from newangeles_gui.titles.new_angeles.minds.registry import make_agent
from newangeles_gui.titles.new_angeles.minds.search import SearchAgent
from newangeles_gui.titles.new_angeles.minds.valuation.model import load_valuation
from newangeles_gui.titles.new_angeles.scenario.room import SCENARIOS, read_positions

FILES = sorted((Path(__file__).resolve().parents[1] / "positions").glob("*.yaml"))
QUICK = 60  # playouts


@pytest.fixture(scope="module")
def questions(ai_box):
    return [(puzzle, *puzzle.question(ai_box)) for file in FILES for puzzle in read_positions(file)]


def share(questions, agent, tries=1):
    """Which part is solved, and the titles of what is not."""
    failed, right = [], 0
    for puzzle, game, decision in questions:
        for seed in range(tries):
            option = SCENARIOS.answered(puzzle, agent, game, decision, dice(seed))
            assert option in decision.options
            right += puzzle.solved_by(option)
            if not puzzle.solved_by(option):
                failed.append(f"{puzzle.position.title}: {option}")
    return right / tries / len(questions), failed


def test_there_are_enough_positions_and_each_says_why(questions):
    assert len(questions) >= 60
    titles = [puzzle.position.title for puzzle, _, _ in questions]
    assert len(set(titles)) == len(titles)
    assert all(puzzle.position.why for puzzle, _, _ in questions)
    kinds = {decision.kind for _, _, decision in questions}
    assert kinds >= {"support", "lay", "counter", "main_offer", "use", "trade", "spend", "discard"}
    assert kinds >= {"swap_rival", "bury_event", "order_event", "keep_investment", "ransom"}


def test_random_answers_do_not_solve_them(questions, ai_box):
    assert share(questions, make_agent("random", ai_box))[0] < 0.6


def test_a_short_search_solves_most(questions, ai_box):
    asked = [one for one in questions if one[2].kind != "trade"]
    solved, failed = share(asked, SearchAgent(ai_box, load_valuation(ai_box), QUICK))
    assert solved >= 0.9, failed


def test_trades_are_judged_rightly(questions, ai_box):
    asked = [one for one in questions if one[2].kind == "trade"]
    solved, failed = share(asked, make_agent("manager", ai_box))
    assert len(asked) >= 10 and solved >= 0.85, failed


RULES_OF_THUMB = {
    "Leaves the outage in the ill district: mending it would end the game",
    "Stops after the healthy district: the ill one would end the game",
    "Leaves the protest in the ill district: calming it would end the game",
    "Leaves the outages that its investment counts",
    "Takes two capital rather than an asset that will do nothing any more",
    "Keeps the asset that turns deals while it is winning",
    "Does not pay for an offer that brings nothing",
    "Burns nothing when the demand needs everything",
    "A Federalist with 24 capital and threat 24",
}


def test_who_does_not_search_has_sense_too(questions, ai_box):
    asked = [one for one in questions if one[0].position.title in RULES_OF_THUMB]
    solved, failed = share(asked, make_agent("manager", ai_box))
    assert len(asked) == len(RULES_OF_THUMB) and solved == 1, failed


@pytest.mark.soak
@pytest.mark.parametrize(("level", "least"), [("director", 0.85), ("chair", 0.95)])
def test_the_levels_solve_what_they_should(questions, ai_box, level, least):
    solved, failed = share(questions, make_agent(level, ai_box), 3)
    assert solved >= least, failed


POSITION = """
- title: one
  given: {hands: {jinteki: [clinical_trials, puff_piece]}, round: 6}
  asks: jinteki
  best: [puff_piece]
"""


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("best: [puff_piece]", "best: [live_feeds]", "not live_feeds"),
        ("asks: jinteki", "asks: nbn", "jinteki is asked here"),
        ("best: [puff_piece]", "best: []", "either"),
        ("title: one", "titel: one", "titel"),
        ("round: 6", "round: 9", "expected one of"),
    ],
)
def test_a_wrong_position_says_where(ai_box, tmp_path, old, new, message):
    path = tmp_path / "wrong.yaml"
    path.write_text(POSITION.replace(old, new), encoding="utf-8")
    with pytest.raises(ContentError) as error:
        for puzzle in read_positions(path):
            puzzle.question(ai_box)
    assert message in str(error.value) and "wrong.yaml:" in str(error.value)


TRADE = """
- title: a trade
  given:
    round: 6
    capital: {jinteki: 18, nbn: 12}
    assets: {jinteki: [elizabeth_mills]}
  start: end
  proposal: {from: nbn, to: jinteki, give: {capital: 2}}
  asks: jinteki
  best: [accept]
"""


def test_a_trade_can_be_asked_about(ai_box, tmp_path, capsys):
    path = tmp_path / "trade.yaml"
    path.write_text(TRADE, encoding="utf-8")
    (puzzle,) = read_positions(path)
    game, decision = puzzle.question(ai_box)
    assert (decision.kind, game.name(decision.seat)) == ("trade", "jinteki")
    assert str(puzzle.trade(game)) == "from=nbn to=jinteki give=2 get=-"
    assert main(["positions", str(path), "--level", "manager", "--least", "100"]) == 0
    assert main(["positions", str(path), "--level", "manager:silent", "--least", "100"]) == 1
    capsys.readouterr()


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("capital: 2}", "capital: 20}", "20"),
        ("asks: jinteki", "asks: weyland", "no part of this trade"),
        ("best: [accept]", "best: [done]", "accept, refuse"),
        ("capital: 2}", "assets: [eiko]}", "eiko"),
    ],
)
def test_a_wrong_trade_says_where(ai_box, tmp_path, old, new, message):
    path = tmp_path / "wrong.yaml"
    path.write_text(TRADE.replace(old, new), encoding="utf-8")
    with pytest.raises(ContentError) as error:
        for puzzle in read_positions(path):
            puzzle.question(ai_box)
    assert message in str(error.value) and "wrong.yaml:" in str(error.value)


def test_the_command_tells_what_was_solved(tmp_path, capsys):
    path = tmp_path / "one.yaml"
    path.write_text(POSITION, encoding="utf-8")
    assert main(["positions", str(path), "--level", "random", "--tries", "2"]) == 0
    assert "of 1 positions" in capsys.readouterr().out
    assert main(["positions", str(path), "--level", "nobody"]) == 2
    path.write_text(POSITION.replace("best: [puff_piece]", "never: [clinical_trials, puff_piece]"))
    assert main(["positions", str(path), "--level", "random", "--least", "50"]) == 1
    path.write_text("nothing", encoding="utf-8")
    assert main(["positions", str(path)]) == 2
