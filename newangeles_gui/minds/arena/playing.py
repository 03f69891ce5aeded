"""One deal of the arena: the same cards for every level in every seat, and for a reference."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from time import process_time
from typing import TYPE_CHECKING, Any, NamedTuple

from newangeles_gui.engine import rng
from newangeles_gui.engine.start import Start

from ..history import heard, heeded

if TYPE_CHECKING:
    from newangeles_gui.engine.events import Event
    from newangeles_gui.titles.rules import AnyBox
    from newangeles_gui.titles.title import Title

    from ..agent import Agent

TOGETHER = "+"

Watch = Callable[[Any, "list[Event]"], None]  # is shown the game, and what was told in it so far


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
    early: bool  # the game was ended before its time


class DealPlayed(NamedTuple):
    """Everything that came of a deal."""

    seats: list[Taken]
    times: dict[str, list[float]]  # seconds for each answer that was thought about, by level
    decisions: int
    seconds: float
    talks: Any = None  # TalkFigures of the title


class PlayersByLevel:
    """The players of a box by level."""

    def __init__(self, box: AnyBox) -> None:
        self.box = box
        self._crew = box.title.minds.crew(box)

    def of(self, level: str) -> Agent:
        """The player of a level."""
        return self._crew.agent(level)


def seating(box: AnyBox, players: int, seed: int) -> list[str]:
    """Who plays and in which seat: by chance, so that nobody is favoured."""
    names = list(box.title.rules.roles(box))
    rng.shuffle(names, rng.output(seed))
    return names[:players]


def play_deal(players: PlayersByLevel, deal: ArenaDeal) -> DealPlayed:
    """Every level in every seat, and the reference in the same seats of the same tables."""
    whole = DealPlayed([], {}, 0, 0.0)
    title = players.box.title
    decisions, seconds, talks = 0, 0.0, None
    for seat in range(deal.players):
        base = play_game(players, deal, deal.table(seat, deal.reference), {})
        for level in deal.levels:
            times: dict[str, list[float]] = {}
            started = process_time()
            one = play_game(players, deal, deal.table(seat, level), times)
            seconds += process_time() - started
            decisions += one.decisions
            talks = one.talks if talks is None else talks.plus(one.talks)
            whole.times.setdefault(level, []).extend(times[together(level)[0]])
            whole.seats.append(_taken(title, deal, seat, level, (one.game, base.game)))
    return whole._replace(decisions=decisions, seconds=seconds, talks=talks)


class OneGame(NamedTuple):
    """A game that was played, and how many answers it took."""

    game: Any  # of the title
    decisions: int
    talks: Any  # TalkFigures of the title


def play_game(
    players: PlayersByLevel,
    deal: ArenaDeal,
    levels: Sequence[str],
    times: dict[str, list[float]],
    watch: Watch | None = None,
) -> OneGame:
    """One game; the dice of a seat do not depend on who sits in the others."""
    title = players.box.title
    rules, tellings = title.rules, title.tellings
    names = seating(players.box, deal.players, deal.seed)
    game = rules.begin(players.box, Start(names, str(deal.seed)))
    dice = [random.Random(f"{deal.seed} {seat}") for seat in range(deal.players)]
    log = heeded(game.events, tellings)
    talk = title.minds.measures.talk(
        game,
        [players.of(level) for level in levels],
        log,
        lambda events: log.extend(heeded(events, tellings)),
    )
    decisions = 0
    while True:
        talk.before()
        if (decision := game.pending) is None:
            break
        seat = decision.seat
        agent = players.of(levels[seat])
        started = process_time()
        choice = agent.choose(
            rules.view(game, seat), decision, dice[seat], heard(log, seat, tellings)
        )
        times.setdefault(levels[seat], []).append(process_time() - started)
        decisions += 1
        log += heeded(game.apply(choice), tellings)
        if watch is not None:
            watch(game, log)
    return OneGame(game, decisions, talk.figures)


def _taken(title: Title, deal: ArenaDeal, seat: int, level: str, played: tuple[Any, Any]) -> Taken:
    measures, (game, base) = title.minds.measures, played
    here, there = title.rules.outcome(game), title.rules.outcome(base)
    return Taken(
        deal.number,
        level,
        deal.players,
        measures.role(base, seat),
        seat in here.winners,
        seat in there.winners,
        here.ended_by == measures.early != "",
    )
