"""Matches for the tests: begun, and played at random with trades in between."""

from collections.abc import Iterator

from newangeles_gui.engine.conformance import Dice
from newangeles_gui.engine.decisions import Choice
from newangeles_gui.engine.plain import Start
from newangeles_gui.session.match import Match
from newangeles_gui.session.plan import Agreements, Plan, Seat
from newangeles_gui.titles.new_angeles.rules.codec import to_dict
from newangeles_gui.titles.new_angeles.rules.conformity import sound_trade
from newangeles_gui.titles.new_angeles.rules.game import Box

TRADE_EVERY = 9  # decisions, on average


def begin(
    box: Box,
    players: int,
    seed: str,
    agreements: Agreements | None = None,
    identity: str = "a-game",
) -> Match:
    """A new match between people and opponents."""
    names = list(box.corporations)[:players]
    seats = [Seat(f"Player {place}", "person" if place < 2 else "opponent", "greedy" * (place > 1))
             for place in range(players)]  # fmt: skip
    return Match.begin(box, Plan(Start(names, seed), seats, agreements or Agreements()), identity)


def some_choice(match: Match, dice: Dice) -> Choice:
    """Any legal answer, or a trade."""
    assert match.pending is not None
    if dice.below(TRADE_EVERY) == 0:
        return sound_trade(match.game, dice).choice()
    return dice.choice(match.pending)


def play(match: Match, dice: Dice, choices: int = 1_000_000) -> Match:
    """Play at random, to the end or for so many choices."""
    for _ in range(choices):
        if match.over:
            break
        match.apply(some_choice(match, dice))
    return match


def played(box: Box, players: int, seed: str, choices: int = 1_000_000) -> Match:
    """A match some choices into its game."""
    return play(begin(box, players, seed), Dice(seed), choices)


def same(one: Match, other: Match) -> bool:
    """Whether two matches stand at the same point and came there the same way."""
    return (
        to_dict(one.game.state) == to_dict(other.game.state)
        and one.record.choices == other.record.choices
        and one.plan == other.plan
        and one.identity == other.identity
    )


def tables(games: int) -> Iterator[tuple[int, str]]:
    """So many different games: players and seed."""
    for number in range(games):
        yield 4 + number % 3, f"table {number}"
