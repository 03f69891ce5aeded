"""One deal of the arena: the same cards for every rotation of the players, and for a reference."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from time import process_time
from typing import NamedTuple

from newangeles_gui.engine import rng
from newangeles_gui.engine.events import Event
from newangeles_gui.rules.box import Box
from newangeles_gui.rules.game import Game
from newangeles_gui.rules.setup import new_game
from newangeles_gui.rules.victory import FEDERALIST
from newangeles_gui.rules.view import view

from ..agent import Agent
from ..history import TELLING, heard
from .talks import Chat, Figures

RIVAL = "rival"
OWN = "own"

Watch = Callable[[Game, list[Event]], None]


class Deal(NamedTuple):
    """A deal to be played: who could sit where, and what decides all chance."""

    number: int
    seed: int
    players: int
    levels: tuple[str, ...]  # in seat order for the first rotation; repeated as needed
    reference: str


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


class Played(NamedTuple):
    """Everything that came of a deal."""

    seats: list[Taken]
    times: dict[str, list[float]]  # seconds for each answer that was thought about, by level
    decisions: int
    seconds: float
    talks: Figures = Figures()


class Players:
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


def corporations(box: Box, deal: Deal) -> list[str]:
    """Who plays and in which seat: by chance, so that nobody is favoured."""
    names = list(box.corporations)
    rng.shuffle(names, rng.output(deal.seed))
    return names[: deal.players]


def play_deal(players: Players, deal: Deal) -> Played:
    """The reference in all seats, then every rotation of the levels."""
    whole = Played([], {}, 0, 0.0)
    reference = [deal.reference] * deal.players
    base = play_game(players, deal, reference, {})
    distinct = len(set(deal.levels))
    rotations = deal.players if distinct > 1 else 1
    decisions, seconds, talks = 0, 0.0, Figures()
    for turn in range(rotations):
        levels = [deal.levels[(seat + turn) % len(deal.levels)] for seat in range(deal.players)]
        started = process_time()
        game = play_game(players, deal, levels, whole.times)
        seconds += process_time() - started
        decisions += game.decisions
        talks = talks.plus(game.talks)
        whole.seats.extend(_taken(deal, levels, game.game, base.game))
    return whole._replace(decisions=decisions, seconds=seconds, talks=talks)


class OneGame(NamedTuple):
    """A game that was played, and how many answers it took."""

    game: Game
    decisions: int
    talks: Figures = Figures()


def play_game(
    players: Players,
    deal: Deal,
    levels: Sequence[str],
    times: dict[str, list[float]],
    watch: Watch | None = None,
) -> OneGame:
    """One game; the dice of a seat do not depend on who sits in the others."""
    game = new_game(players.box, corporations(players.box, deal), deal.seed)
    dice = [random.Random(f"{deal.seed} {seat}") for seat in range(deal.players)]
    log = [event for event in game.events if event.kind in TELLING]
    chat = Chat(
        game,
        [players.of(level) for level in levels],
        lambda events: log.extend(event for event in events if event.kind in TELLING),
    )
    decisions = 0
    while True:
        chat.before()
        if (decision := game.pending) is None:
            break
        seat = decision.seat
        agent = players.of(levels[seat])
        started = process_time()
        choice = agent.choose(view(game, seat), decision, dice[seat], heard(log, seat))
        times.setdefault(levels[seat], []).append(process_time() - started)
        decisions += 1
        log += [event for event in game.apply(choice) if event.kind in TELLING]
        if watch is not None:
            watch(game, log)
    return OneGame(game, decisions, chat.figures)


def _taken(deal: Deal, levels: Sequence[str], game: Game, base: Game) -> list[Taken]:
    state = game.state
    return [
        Taken(
            deal.number,
            levels[seat],
            deal.players,
            role(base.state.rivals[seat], state.corporations[seat]),
            seat in state.winners,
            seat in base.state.winners,
            state.capital[seat],
            state.ended_by == "threat",
        )
        for seat in range(deal.players)
    ]


def role(rival: str, own: str) -> str:
    """What a rival card makes of a seat."""
    if rival == FEDERALIST:
        return FEDERALIST
    return OWN if rival == own else RIVAL
