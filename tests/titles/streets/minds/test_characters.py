"""Everybody has habits that can be seen over some games, on every level."""

from collections import Counter

import pytest

from newangeles_gui.engine import Choice, Decision
from newangeles_gui.titles.streets.minds.players import MINDS, StreetsCrew
from newangeles_gui.titles.streets.minds.taste import PLAIN, load_cast
from newangeles_gui.titles.streets.rules import Box, Game, State
from newangeles_gui.titles.streets.title import TITLE
from tests.titles.streets.minds.games import play

GAMES = 6
LEVEL = "shopkeeper"
Habits = dict[str, float]


def habits(box: Box, crew: StreetsCrew, character: str) -> Habits:
    """What somebody in the first seat does in a game on average, with plain players opposite."""
    sums: Counter[str] = Counter()

    def look(game: Game, decision: Decision, choice: Choice) -> None:
        if decision.kind == "build" and decision.seat == 0:
            _stand(game.state, sums)
            after = game.clone()
            after.take(choice.option)
            _closed(game.state, after.state, sums)

    for seed in range(GAMES):
        agents = [crew.agent(LEVEL, character), crew.agent(LEVEL), crew.agent(LEVEL)]
        state, _ = play(box, agents, seed, look, modules=("business",))
        sums["tokens"] += sum(state.tokens[0])
    return {name: count / GAMES for name, count in sums.items()} | {
        "size": sums["size"] / sums["closed"]
    }


def _stand(state: State, sums: Counter[str]) -> None:
    """Who lives in own buildings, and how many of them stand together."""
    city = state.city
    mine = [tile for tile, owner in enumerate(city.owners) if owner == 0]
    streets = Counter(city.street_of[tile] for tile in mine)
    sums["housed"] += sum(sum(city.people[tile]) for tile in mine)
    sums["together"] += sum(count * (count - 1) // 2 for count in streets.values())


def _closed(before: State, after: State, sums: Counter[str]) -> None:
    """The streets that are closed: own ones with their length, and those of others alone."""
    old, new = before.city, after.city
    for street, row in enumerate(new.rows):
        known = [tile for tile in row if tile < len(old.owners)]
        if (
            not row
            or not new.closed[street]
            or any(old.closed[old.street_of[one]] for one in known)
        ):
            continue
        owners = [old.owners[tile] for tile in known]
        if 0 in owners or len(known) < len(row):
            sums["closed"] += 1
            sums["size"] += len(row)
        elif any(owner > 0 for owner in owners):
            sums["early"] += 1


@pytest.fixture(scope="module")
def crew(box: Box) -> StreetsCrew:
    return StreetsCrew(box)


def test_everybody_likes_something_else() -> None:
    cast = load_cast(TITLE.data).characters
    assert tuple(cast) == MINDS.characters
    assert not any(one.plain for one in cast.values())
    assert len({tuple(one.model_dump().items()) for one in cast.values()}) == len(cast) == 6
    assert PLAIN.plain


@pytest.fixture(scope="module")
def plain(crew: StreetsCrew, box: Box) -> Habits:
    return habits(box, crew, "")


# What each does more than somebody who only wants to win, and how much more.
SHOWN = {
    "host": ("housed", 1.1),
    "speculator": ("closed", 1.1),
    "landlord": ("together", 1.5),
    "developer": ("size", 1.2),
    "spoiler": ("early", 2.0),
    "collector": ("tokens", 1.05),
}


@pytest.mark.parametrize("character", SHOWN)
def test_habits_can_be_seen(crew: StreetsCrew, box: Box, plain: Habits, character: str) -> None:
    habit, more = SHOWN[character]
    own = habits(box, crew, character)
    assert own[habit] >= more * plain.get(habit, 0.0)
    assert own[habit] > 0
