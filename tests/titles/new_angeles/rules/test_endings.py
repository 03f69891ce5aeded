"""Games that reach their end, with every check after every decision.

Chance alone burns the city down long before the third demand round, so these players take the
answer of a simple rule most of the time, any other now and then, and trade by chance.
"""

import random
from collections.abc import Callable, Iterator

import pytest

from newangeles_gui.engine.conformance import Dice, play
from newangeles_gui.engine.decisions import Choice, Decision
from newangeles_gui.titles.new_angeles.minds.quick.policy import QuickAgent
from newangeles_gui.titles.new_angeles.rules.conformity import kit, sound_trade
from newangeles_gui.titles.new_angeles.rules.game import Box, Game
from newangeles_gui.titles.new_angeles.rules.setup import new_game
from newangeles_gui.titles.new_angeles.rules.state import FEDERALIST
from newangeles_gui.titles.new_angeles.rules.steps.rounds import round_name
from newangeles_gui.titles.new_angeles.rules.views import view

Choose = Callable[[Game, Decision, Dice], Choice]

CARELESS = 0.2  # of all answers are anything
TRADE_EVERY = 12  # decisions, on average
MEASURED = 24  # games
MOST_GAMES = 200
# Everything that a player or the table can come to.
ENDINGS = {
    "threat before the third demand round", "threat in the third demand round",
    "a Federalist who is rich enough", "a Federalist who is too poor", "no Federalist",
    "richer than the rival", "not richer than the rival", "own rival and rich enough",
    "own rival and too poor", "a Federalist at the end",
}  # fmt: skip


def careful(box: Box, seed: int) -> Choose:
    """Somebody who keeps the city alive, mostly."""
    agent, chance = QuickAgent(box, CARELESS), random.Random(seed)

    def choose(game: Game, decision: Decision, dice: Dice) -> Choice:
        if not dice.below(TRADE_EVERY):
            return sound_trade(game, dice).choice()
        return agent.choose(view(game, decision.seat), decision, chance)

    return choose


def corporations(box: Box, seed: int) -> list[str]:
    """Four to six of them, others in each game."""
    names = list(box.corporations)
    return random.Random(seed).sample(names, 4 + seed % 3)


def played(box: Box, seed: int) -> Game:
    """The game that `play` would play, without the checks."""
    game = new_game(box, corporations(box, seed), seed, record=False)
    choose, dice = careful(box, seed), Dice(f"play {seed}")
    while game.pending is not None:
        game.apply(choose(game, game.pending, dice))
    return game


def endings(game: Game) -> Iterator[str]:
    """What the end of a game was, for the table and for every player."""
    state = game.state
    late = round_name(game, state.round_place) == "demand_3"
    if state.ended_by == "threat":
        yield f"threat {'in' if late else 'before'} the third demand round"
        if FEDERALIST in state.rivals:
            yield f"a Federalist who is {'rich enough' if state.winners else 'too poor'}"
        else:
            yield "no Federalist"
        return
    for seat, rival in enumerate(state.rivals):
        wins = seat in state.winners
        if rival == FEDERALIST:
            yield "a Federalist at the end"
        elif rival == game.name(seat):
            yield f"own rival and {'rich enough' if wins else 'too poor'}"
        else:
            yield f"{'' if wins else 'not '}richer than the rival"


def winners(game: Game) -> list[int]:
    """Who wins by the rules, counted once more (11.0, 46.1, 67.1, 67.2)."""
    state, capital = game.state, game.state.capital
    federalists = [seat for seat, rival in enumerate(state.rivals) if rival == FEDERALIST]
    if state.threat >= 25:
        return [seat for seat in federalists if capital[seat] >= 25]
    wanted = 2 if game.players == 4 else 3
    found = []
    for seat, rival in enumerate(state.rivals):
        if rival == game.name(seat):
            beaten = sum(one < capital[seat] for one in capital) >= wanted
        else:
            beaten = rival in state.corporations and capital[seat] > capital[game.seat_of(rival)]
        if beaten:
            found.append(seat)
    return found


@pytest.fixture(scope="module")
def by_ending(box: Box) -> dict[str, int]:
    """For each ending the first game that comes to it."""
    found: dict[str, int] = {}
    for seed in range(MOST_GAMES):
        game = played(box, seed)
        assert game.state.winners == winners(game), seed
        for ending in endings(game):
            found.setdefault(ending, seed)
        if found.keys() >= ENDINGS:
            break
    return found


def test_many_of_these_games_reach_the_third_demand_round(box: Box) -> None:
    ends = [played(box, seed) for seed in range(MEASURED)]
    late = sum(round_name(game, game.state.round_place) == "demand_3" for game in ends)
    assert late >= MEASURED // 2
    assert sum(game.state.ended_by == "demand" for game in ends) >= MEASURED // 4
    assert sum(game.state.ended_by == "threat" for game in ends) >= MEASURED // 8


@pytest.mark.rule("11.0", "11.1", "45.6", "46.1", "46.2", "67.0", "67.1", "67.2", "67.3")
def test_games_to_every_ending(box: Box, by_ending: dict[str, int]) -> None:
    assert by_ending.keys() == ENDINGS
    reached: set[str] = set()
    for seed in sorted(set(by_ending.values())):
        choose = careful(box, seed)
        ended: list[Game] = []

        def watched(
            game: Game,
            decision: Decision,
            dice: Dice,
            choose: Choose = choose,
            ended: list[Game] = ended,
        ) -> Choice:
            ended[:] = [game]
            return choose(game, decision, dice)

        watch = play(kit(box, corporations(box, seed)), seed, watched)
        assert any(choice.kind == "trade" for choice in watch.choices)
        assert ended[0].state.winners == winners(ended[0])
        reached |= set(endings(ended[0]))
    assert reached == ENDINGS
