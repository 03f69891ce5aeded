"""The games that `newangeles sim` plays."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeAlias

from newangeles_gui.engine import (
    Choice,
    Decision,
    Dice,
    Failure,
    Start,
    play,
    random_below,
    random_bits,
    seeded,
)
from newangeles_gui.minds import dice, shipped_box, shipped_players
from newangeles_gui.minds.arena import ArenaDeal, seating

if TYPE_CHECKING:
    from newangeles_gui.minds.arena import SimulatedGame
    from newangeles_gui.titles.title import Title

RANDOM: Final = "random"

Choose: TypeAlias = "Callable[[Any, Decision], Choice]"


class SimTable(NamedTuple):
    """How many can sit there, in turn, and who: one kind for all seats or one for each."""

    players: tuple[int, ...]
    kinds: tuple[str, ...]

    @property
    def has_agents(self) -> bool:
        """Whether somebody thinks."""
        return any(kind != RANDOM for kind in self.kinds)


@dataclass(frozen=True)
class SimPlan:
    """Which games are to be played; the same number always gives the same game."""

    title: Title
    games: int
    tables: tuple[SimTable, ...]
    first_seed: int
    checked: bool = False
    talk: bool = False

    def table(self, number: int) -> SimTable:
        """Who plays the game of that number."""
        return self.tables[number % len(self.tables)]

    def players_of(self, number: int) -> int:
        """How many play in the game of that number."""
        players = self.table(number).players
        return players[number // len(self.tables) % len(players)]

    def play(self, number: int) -> SimulatedGame:
        """Play one game to its end."""
        seed = seeded(self.first_seed + number)
        roles = seating(self.title.rules.roles(self._box), self.players_of(number), seed)
        table = self.table(number)
        started = perf_counter()
        if self.checked:
            game, decisions = self._play_checked(roles, seed, table)
        elif self.talk:
            game, decisions = self._play_talking(len(roles), number, seed)
        elif table.has_agents:
            game, decisions = self._play_agents(roles, seed, table)
        else:
            game, decisions = play_random(self._box, roles, seed)
        kind = self.title.minds.measures.sums.kind
        return kind.of(game, seed, decisions, perf_counter() - started)

    @property
    def _box(self) -> Any:
        return shipped_box(self.title)

    def _play_talking(self, players: int, number: int, seed: int) -> tuple[Any, int]:
        """As at a table: all hear what happens, and talk with each other."""
        from newangeles_gui.session.arena import play_game

        kinds = self.table(number).kinds
        levels = [kinds[seat % len(kinds)] for seat in range(players)]
        deal = ArenaDeal(number, seed, players, kinds, "", ())
        played = play_game(shipped_players(self.title), deal, levels, {})
        return played.game, played.decisions

    def _play_agents(self, roles: list[str], seed: int, table: SimTable) -> tuple[Any, int]:
        from newangeles_gui.session import AtOnce, Conductor, Silence

        game = _begin(self._box, roles, seed)
        choose = self._chooser(table, seed)
        seats = AtOnce(lambda decision: choose(game, decision))
        Conductor(game, (), seats, Silence()).run()
        return game, seats.answers

    def _play_checked(self, roles: list[str], seed: int, table: SimTable) -> tuple[Any, int]:
        """The very game that would be played without checks; raises Failure."""
        choose = self._chooser(table, seed)
        ended: list[Any] = []

        def chosen(game: Any, decision: Decision, _: Dice) -> Choice:
            ended[:] = [game]
            return choose(game, decision)

        watch = play(self.title.rules.kit(self._box, roles), seed, chosen)
        return ended[0], len(watch.choices)

    def _chooser(self, table: SimTable, seed: int) -> Choose:
        chance = Chance(seed)
        if not table.has_agents:
            return chance.choose
        players = shipped_players(self.title)
        agents = [None if kind == RANDOM else players.of(kind) for kind in table.kinds]
        luck = dice(seed)
        view = self.title.rules.view

        def choose(game: Any, decision: Decision) -> Choice:
            agent = agents[decision.seat % len(agents)]
            if agent is None:
                return chance.choose(game, decision)
            return agent.choose(view(game, decision.seat), decision, luck)

        return choose


class Numbered(NamedTuple):
    """One game of a plan, as a piece of work."""

    plan: SimPlan
    number: int


def play_numbered(one: Numbered) -> SimulatedGame | str:
    """Play it; a check that failed is told in a line."""
    try:
        return one.plan.play(one.number)
    except Failure as failure:
        who = ",".join(one.plan.table(one.number).kinds)
        return f"{one.plan.players_of(one.number)} players ({who}), {failure}"


class Chance:
    """A seat that takes any legal answer."""

    def __init__(self, seed: int) -> None:
        self.state = random_bits(seed)

    def choose(self, game: Any, decision: Decision) -> Choice:
        """Every option is as likely as every other."""
        options = decision.options
        place, self.state = random_below(self.state, len(options))
        return Choice(decision.kind, options[place])


def play_random(box: Any, roles: list[str], seed: int) -> tuple[Any, int]:
    """A random game with nothing around it: the speed of the engine itself."""
    game = _begin(box, roles, seed)
    apply = game.apply
    state = random_bits(seed)
    decisions = 0
    while (decision := game.pending) is not None:
        options = decision.options
        place, state = random_below(state, len(options))
        apply(Choice(decision.kind, options[place]))
        decisions += 1
    return game, decisions


def _begin(box: Any, roles: list[str], seed: int) -> Any:
    """A game that tells nobody what happens."""
    return box.title.rules.begin(box, Start(roles, str(seed)), record=False)
