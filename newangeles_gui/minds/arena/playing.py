"""One deal of the arena: the same cards for every level in every seat, and for a reference."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from time import process_time
from typing import NamedTuple

from newangeles_gui.engine import rng
from newangeles_gui.engine.events import Event
from newangeles_gui.titles.new_angeles.minds.arena.talks import Chat, Figures
from newangeles_gui.titles.new_angeles.rules.box import Box
from newangeles_gui.titles.new_angeles.rules.game import Game
from newangeles_gui.titles.new_angeles.rules.setup import new_game
from newangeles_gui.titles.new_angeles.rules.victory import FEDERALIST
from newangeles_gui.titles.new_angeles.rules.view import view

from ..agent import Agent
from ..history import heard, heeded

RIVAL = "rival"
OWN = "own"
TOGETHER = "+"

Watch = Callable[[Game, list[Event]], None]


class ArenaDeal(NamedTuple):
    """A deal to be played: who is measured against whom, who else sits there, and all chance."""

    number: int
    seed: int
    players: int
    levels: tuple[str, ...]
    reference: str
    pool: tuple[str, ...]  # in the seats of the others, in turn

    def table(self, seat: int, level: str) -> list[str]:
        """Who sits where if this level has that seat; `a+b` is two who sit side by side."""
        pool = self.pool
        others = [pool[(place + self.number) % len(pool)] for place in range(self.players)]
        for offset, one in enumerate(together(level)):
            others[(seat + offset) % self.players] = one
        return others


def together(level: str) -> list[str]:
    """The players of `a+b`; it is the first whose seat is measured."""
    return level.split(TOGETHER)


class Taken(NamedTuple):
    """How a seat did in a game, and how the reference did in the same seat of the same deal."""

    deal: int
    level: str
    players: int
    role: str
    won: bool
    reference_won: bool
    capital: int
    threat_ended: bool


class DealPlayed(NamedTuple):
    """Everything that came of a deal."""

    seats: list[Taken]
    times: dict[str, list[float]]  # seconds for each answer that was thought about, by level
    decisions: int
    seconds: float
    talks: Figures = Figures()


class PlayersByLevel:
    """Agents by level, made when they are first needed."""

    def __init__(self, box: Box, make: Callable[[str, Box], Agent]) -> None:
        self.box = box
        self._make = make
        self._made: dict[str, Agent] = {}

    def of(self, level: str) -> Agent:
        """The player of a level."""
        if level not in self._made:
            self._made[level] = self._make(level, self.box)
        return self._made[level]


def corporations(box: Box, deal: ArenaDeal) -> list[str]:
    """Who plays and in which seat: by chance, so that nobody is favoured."""
    names = list(box.corporations)
    rng.shuffle(names, rng.output(deal.seed))
    return names[: deal.players]


def play_deal(players: PlayersByLevel, deal: ArenaDeal) -> DealPlayed:
    """Every level in every seat, and the reference in the same seats of the same tables."""
    whole = DealPlayed([], {}, 0, 0.0)
    decisions, seconds, talks = 0, 0.0, Figures()
    for seat in range(deal.players):
        base = play_game(players, deal, deal.table(seat, deal.reference), {})
        for level in deal.levels:
            times: dict[str, list[float]] = {}
            started = process_time()
            one = play_game(players, deal, deal.table(seat, level), times)
            seconds += process_time() - started
            decisions += one.decisions
            talks = talks.plus(one.talks)
            whole.times.setdefault(level, []).extend(times[together(level)[0]])
            whole.seats.append(_taken(deal, seat, level, one.game, base.game))
    return whole._replace(decisions=decisions, seconds=seconds, talks=talks)


class OneGame(NamedTuple):
    """A game that was played, and how many answers it took."""

    game: Game
    decisions: int
    talks: Figures = Figures()


def play_game(
    players: PlayersByLevel,
    deal: ArenaDeal,
    levels: Sequence[str],
    times: dict[str, list[float]],
    watch: Watch | None = None,
) -> OneGame:
    """One game; the dice of a seat do not depend on who sits in the others."""
    game = new_game(players.box, corporations(players.box, deal), deal.seed)
    dice = [random.Random(f"{deal.seed} {seat}") for seat in range(deal.players)]
    tellings = players.box.title.tellings
    log = heeded(game.events, tellings)
    chat = Chat(
        game,
        [players.of(level) for level in levels],
        log,
        lambda events: log.extend(heeded(events, tellings)),
    )
    decisions = 0
    while True:
        chat.before()
        if (decision := game.pending) is None:
            break
        seat = decision.seat
        agent = players.of(levels[seat])
        started = process_time()
        choice = agent.choose(view(game, seat), decision, dice[seat], heard(log, seat, tellings))
        times.setdefault(levels[seat], []).append(process_time() - started)
        decisions += 1
        log += heeded(game.apply(choice), tellings)
        if watch is not None:
            watch(game, log)
    return OneGame(game, decisions, chat.figures)


def _taken(deal: ArenaDeal, seat: int, level: str, game: Game, base: Game) -> Taken:
    state = game.state
    return Taken(
        deal.number,
        level,
        deal.players,
        role(base.state.rivals[seat], state.corporations[seat]),
        seat in state.winners,
        seat in base.state.winners,
        state.capital[seat],
        state.ended_by == "threat",
    )


def role(rival: str, own: str) -> str:
    """What a rival card makes of a seat."""
    if rival == FEDERALIST:
        return FEDERALIST
    return OWN if rival == own else RIVAL
