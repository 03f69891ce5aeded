"""Opponents answer every question, from what they may know alone, and always alike."""

from collections import Counter

import pytest

from newangeles_gui.engine import Choice, Decision
from newangeles_gui.minds import RandomAgent, Task, UnknownCharacter, dice
from newangeles_gui.titles.streets.minds.players import MINDS, NAMES, StreetsCrew
from newangeles_gui.titles.streets.minds.quick import PRICES
from newangeles_gui.titles.streets.minds.reasons import RULES
from newangeles_gui.titles.streets.minds.search import LEVELS, StreetsAgent, StreetsLevel
from newangeles_gui.titles.streets.rules import Box, Game, guess, new_game, problems, view
from tests.titles.streets.minds.games import MODULES, SEATS, play

KINDS = {
    "build", "sneak_build", "abandon", "double", "street", "business", "token", "score_instead",
    "move", "discard",
}  # fmt: skip
SHORT = StreetsLevel(looks=True, turns=1, rounds=1, fewest=4)


@pytest.fixture(scope="module")
def crew(box: Box) -> StreetsCrew:
    return StreetsCrew(box)


@pytest.fixture(scope="module")
def short(crew: StreetsCrew) -> StreetsAgent:
    """Like the best one, but quick."""
    return StreetsAgent(crew._skills, SHORT)


def test_there_is_a_rule_for_every_kind_of_question() -> None:
    assert set(PRICES) == set(RULES) == KINDS


def test_the_levels_can_be_named(crew: StreetsCrew) -> None:
    assert MINDS.levels == NAMES == ("random", "newcomer", "shopkeeper", "builder", "mayor")
    assert {MINDS.usual, MINDS.gentle} <= set(MINDS.levels)
    assert [MINDS.knows(name) for name in ("mayor", "chair")] == [True, False]
    assert isinstance(crew.agent("random"), RandomAgent)
    assert crew.agent("mayor") is crew.agent("mayor")
    assert MINDS.characters == (
        "host", "speculator", "landlord", "developer", "spoiler", "collector",
    )  # fmt: skip
    with pytest.raises(UnknownCharacter, match="there are host"):
        crew.agent("mayor", "nobody")


@pytest.mark.parametrize("level", ["newcomer", "shopkeeper"])
def test_rules_of_thumb_play_every_game_to_its_end(crew: StreetsCrew, box: Box, level) -> None:
    asked: Counter[str] = Counter()

    def look(game: Game, decision: Decision, choice: Choice) -> None:
        asked[decision.kind] += 1
        assert choice.option in decision.options

    for players in range(1, 6):
        for seed in range(len(MODULES)):
            agents = [crew.agent(level)] * players
            state, _ = play(box, agents, seed, look, level="hard")
            assert problems(Game(box, state)) == []
    assert set(asked) >= KINDS - {"discard", "double"}


def test_an_investor_is_asked_and_doubles_what_is_worth_it(crew: StreetsCrew, box: Box) -> None:
    said: Counter[str] = Counter()

    def look(game: Game, decision: Decision, choice: Choice) -> None:
        if decision.kind == "double":
            said[choice.option] += 1

    for seed in range(3):
        advisors = {"coral": "investor"}
        play(box, [crew.agent("shopkeeper")] * 2, seed, look, modules=(), advisors=advisors)
    assert said["yes"] and said["no"]


def question(box: Box, seed: int, turns: int, players: int = 2) -> Game:
    """A game that was played by chance for some turns."""
    modules = MODULES[seed % len(MODULES)]
    game = new_game(box, SEATS[:players], seed, modules, record=False)
    chance = dice(seed)
    while game.state.turn < turns:
        assert game.pending is not None
        game.take(chance.choice(game.pending.options))
    return game


@pytest.mark.parametrize("seed", range(4))
def test_what_is_hidden_changes_no_answer(short: StreetsAgent, crew, box: Box, seed: int) -> None:
    game = question(box, seed, 9)
    asked = game.pending
    seen = view(game, asked.seat)
    other = guess(box, seen, seed + 1)
    hidden = (game.state.pile, game.state.hands[1 - asked.seat])
    assert hidden != (other.state.pile, other.state.hands[1 - asked.seat])
    for agent in (short, crew.agent("builder", "host"), crew.agent("shopkeeper")):
        first, second = (
            agent.choose(view(one, asked.seat), asked, dice(5)) for one in (game, other)
        )
        assert first == second


def test_the_same_question_has_the_same_answer_and_leaves_the_game_alone(short, box: Box) -> None:
    game = question(box, 3, 8)
    seen = view(game, game.pending.seat)
    before = view(game, game.pending.seat)
    assert len({short.choose(seen, game.pending, dice(2)).option for _ in range(3)}) == 1
    assert seen == before


def test_a_task_is_done_and_done_quickly_where_nobody_can_wait(crew: StreetsCrew, box: Box) -> None:
    game = question(box, 1, 6)
    seen, asked = view(game, game.pending.seat), game.pending
    for name, long in (("random", False), ("builder", False), ("mayor", True)):
        task = Task("choose", name, seen, asked, 7)
        assert crew.thinks_long(task) is long
        assert crew.perform_quickly(task).option in asked.options
    quick = crew.perform_quickly(Task("choose", "mayor", seen, asked, 7))
    assert quick == crew.perform(Task("choose", "builder", seen, asked, 7))


def test_only_newcomers_make_slips() -> None:
    assert [level.slips > 0 for level in LEVELS.values()] == [True, False, False, False]


@pytest.mark.parametrize("players", [1, 2])
def test_who_plays_answers_on_plays_games_to_their_end(short, box: Box, players: int) -> None:
    state, _ = play(box, [short] * players, 3, level="easy")
    assert state.over
    assert problems(Game(box, state)) == []
