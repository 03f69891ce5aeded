"""Positions with a right answer: they are sound, opponents solve them, and a proof agrees."""

from pathlib import Path

import pytest

from newangeles_gui.cli import main
from newangeles_gui.content import ContentError
from newangeles_gui.engine import Decision
from newangeles_gui.minds import Agent, dice
from newangeles_gui.titles.streets.minds.players import StreetsCrew
from newangeles_gui.titles.streets.rules import Box, Game, view
from newangeles_gui.titles.streets.scenario.positions import AskedCity, read_positions

FILES = sorted((Path(__file__).parents[1] / "positions").glob("*.yaml"))
Asked = tuple[AskedCity, Game, Decision]


@pytest.fixture(scope="module")
def questions(box: Box) -> list[Asked]:
    return [(one, *one.question(box)) for file in FILES for one in read_positions(file)]


@pytest.fixture(scope="module")
def crew(box: Box) -> StreetsCrew:
    return StreetsCrew(box)


def unsolved(questions: list[Asked], agent: Agent) -> list[str]:
    """The titles of those that an opponent answers wrongly, with the answer."""
    found = []
    for position, game, decision in questions:
        option = agent.choose(view(game, decision.seat), decision, dice(1)).option
        if not position.solved_by(option):
            found.append(f"{position.title}: {option}")
    return found


def test_there_are_enough_positions_of_every_kind(questions: list[Asked]) -> None:
    assert len(questions) >= 40
    titles = [position.title for position, _, _ in questions]
    assert len(set(titles)) == len(titles)
    kinds = {decision.kind for _, _, decision in questions}
    assert kinds >= {"build", "abandon", "move", "sneak_build", "token", "business", "double"}
    assert all(
        sum(map(position.solved_by, decision.options)) < len(decision.options)
        for position, _, decision in questions
    )


def test_chance_does_not_solve_them(questions: list[Asked], crew: StreetsCrew) -> None:
    assert len(unsolved(questions, crew.agent("random"))) > len(questions) / 2


def test_who_looks_solves_most(questions: list[Asked], crew: StreetsCrew) -> None:
    failed = unsolved(questions, crew.agent("builder"))
    assert len(failed) <= 0.15 * len(questions), failed


@pytest.mark.soak
def test_who_plays_on_solves_nearly_all(questions: list[Asked], crew: StreetsCrew) -> None:
    failed = unsolved(questions, crew.agent("mayor"))
    assert len(failed) <= 0.05 * len(questions), failed


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("asks: ", "asks: teal # ", "is asked here"),
        ("best: [", 'best: ["no such answer", ', "takes answers such as"),
        ("  do: [", '  do: ["fly away", ', "fly"),
        ("why: ", "because: ", "why"),
    ],
)
def test_what_is_wrong_in_a_file_is_told(
    box: Box, tmp_path: Path, old: str, new: str, said: str
) -> None:
    text = FILES[0].read_text(encoding="utf-8")
    assert old in text
    file = tmp_path / "wrong.yaml"
    file.write_text(text.replace(old, new), encoding="utf-8")
    with pytest.raises(ContentError, match=said):
        for one in read_positions(file):
            one.question(box)


def test_the_command_asks_an_opponent(capsys: pytest.CaptureFixture[str]) -> None:
    main(["positions", "--game", "streets", "--level", "shopkeeper", str(FILES[0])])
    assert "shopkeeper solves" in capsys.readouterr().out
