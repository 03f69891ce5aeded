"""Each level beats the one below; soak measures it closely."""

import pytest

from newangeles_gui.engine import Choice, Decision
from newangeles_gui.titles.streets.minds.players import StreetsCrew
from newangeles_gui.titles.streets.rules import Box, Game
from tests.titles.streets.minds.games import missed, play, shares


@pytest.fixture(scope="module")
def crew(box: Box) -> StreetsCrew:
    return StreetsCrew(box)


def test_rules_of_thumb_beat_chance(crew: StreetsCrew, box: Box) -> None:
    for players in (2, 4):
        found = shares(box, crew.agent("shopkeeper"), crew.agent("random"), players, range(3))
        assert found["won"] > 0.9
        assert found["by"] > 30


def test_slips_cost_games(crew: StreetsCrew, box: Box) -> None:
    found = shares(box, crew.agent("shopkeeper"), crew.agent("newcomer"), 2, range(6))
    assert found["won"] > 0.6


def test_who_looks_beats_rules_of_thumb(crew: StreetsCrew, box: Box) -> None:
    found = shares(box, crew.agent("builder"), crew.agent("shopkeeper"), 2, range(4))
    assert found["won"] >= 0.7
    assert found["by"] > 10


def share_missed(crew: StreetsCrew, box: Box, level: str) -> float:
    """In how many turns of two games $5 or more were there for nothing, and not taken."""
    built: list[int] = []

    def look(game: Game, decision: Decision, choice: Choice) -> None:
        if decision.kind == "build":
            built.append(missed(game, decision, choice.option, crew._skills.policy))

    for seed in (9000, 9003):
        play(box, [crew.agent(level)] * 2, seed, look, modules=())
    return sum(dollars >= 5 for dollars in built) / len(built)


def test_what_is_free_is_hardly_ever_missed(crew: StreetsCrew, box: Box) -> None:
    assert share_missed(crew, box, "builder") < 0.05 < share_missed(crew, box, "newcomer")


@pytest.mark.soak
@pytest.mark.parametrize("players", [2, 4])
def test_who_plays_on_beats_who_only_looks(crew: StreetsCrew, box: Box, players: int) -> None:
    found = shares(box, crew.agent("mayor"), crew.agent("builder"), players, range(40))
    assert found["won"] >= 1 / players + 0.06


@pytest.mark.soak
@pytest.mark.parametrize(("level", "least"), [("easy", 0.77), ("normal", 0.57), ("hard", 0.27)])
def test_the_sneak_is_beaten(crew: StreetsCrew, box: Box, level: str, least: float) -> None:
    games = [play(box, [crew.agent("mayor")], seed, modules=(), level=level) for seed in range(60)]
    assert sum(0 in state.winners for state, _ in games) / len(games) >= least
