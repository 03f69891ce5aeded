"""The games of an arena: the conductor leads them, and nobody has to be waited for."""

from __future__ import annotations

from time import process_time
from typing import TYPE_CHECKING, Any, NamedTuple

from newangeles_gui.engine import Start
from newangeles_gui.minds import dice, heard, heeded, shipped_players
from newangeles_gui.minds.arena import DealPlayed, OneGame, Taken, seating, together

from .conductor import Conductor, Silence
from .opponents import AtOnce

if TYPE_CHECKING:
    from collections.abc import Sequence

    from newangeles_gui.engine import Choice, Decision, Event
    from newangeles_gui.minds import PlayersByLevel
    from newangeles_gui.minds.arena import ArenaDeal, TableTalk, Watch
    from newangeles_gui.titles.title import Title


class DealToPlay(NamedTuple):
    """A deal of a game, as a piece of work wherever that is done."""

    title: Title
    deal: ArenaDeal


def play(one: DealToPlay) -> DealPlayed:
    """Play one deal."""
    return play_deal(shipped_players(one.title), one.deal)


def survey(one: DealToPlay) -> Any:
    """Play one deal to find out what the title wants to know beside who wins."""
    beliefs = one.title.minds.measures.beliefs
    assert beliefs is not None
    return beliefs.work(shipped_players(one.title), one.deal, watch_game)


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


class GameHeard:
    """A game of an arena with so much of its log as players heed."""

    def __init__(self, game: Any, watch: Watch | None) -> None:
        self.game, self.watch = game, watch
        self.log: list[Event] = []
        self.hear(game.events)

    @property
    def pending(self) -> Decision | None:
        """The question that waits."""
        pending: Decision | None = self.game.pending
        return pending

    def hear(self, events: Sequence[Event]) -> None:
        """Note what was told."""
        self.log += heeded(events, self.game.box.title.tellings)

    def apply(self, choice: Choice) -> list[Event]:
        """Make a choice, and show what came of it to who wants to see it."""
        events: list[Event] = self.game.apply(choice)
        self.hear(events)
        if self.watch is not None:
            self.watch(self.game, self.log)
        return events


class TalkBefore(Silence):
    """Everything that players want to say is said before each decision."""

    def __init__(self, talk: TableTalk) -> None:
        self._talk = talk
        self.busy = True

    def update(self) -> bool:
        """Say it; what was agreed on may have changed the question."""
        self.busy = False
        self._talk.before()
        return True

    def tidy(self) -> None:
        """A choice was made, so there is something new to talk about."""
        self.busy = True


def play_game(
    players: PlayersByLevel,
    deal: ArenaDeal,
    levels: Sequence[str],
    times: dict[str, list[float]],
    watch: Watch | None = None,
) -> OneGame:
    """One game; the dice of a seat do not depend on who sits in the others."""
    title = players.box.title
    names = seating(title.rules.roles(players.box), deal.players, deal.seed)
    game = title.rules.begin(players.box, Start(names, str(deal.seed)))
    chance = [dice(f"{deal.seed} {seat}") for seat in range(deal.players)]
    heeding = GameHeard(game, watch)
    agents = [players.of(level) for level in levels]
    talk = title.minds.measures.talk(game, agents, heeding.log, heeding.hear)

    def choose(decision: Decision) -> Choice:
        seat = decision.seat
        started = process_time()
        history = heard(heeding.log, seat, title.tellings)
        seen = title.rules.view(game, seat)
        choice = agents[seat].choose(seen, decision, chance[seat], history)
        times.setdefault(levels[seat], []).append(process_time() - started)
        return choice

    seats = AtOnce(choose)
    Conductor(heeding, (), seats, TalkBefore(talk)).run()
    return OneGame(game, seats.answers, talk.figures)


def watch_game(
    players: PlayersByLevel, deal: ArenaDeal, levels: Sequence[str], watch: Watch
) -> OneGame:
    """One game for somebody who looks on."""
    return play_game(players, deal, levels, {}, watch)
