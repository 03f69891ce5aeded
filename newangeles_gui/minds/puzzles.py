"""Questions with one clearly best answer, looked for in games that opponents play.

A quick look plays the game and tells what may be a puzzle; the best of each ladder is then looked
at thoroughly with several dice. It is a puzzle if they all agree, by a lead that no luck explains.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Protocol

from newangeles_gui.engine import Choice, Start

from .agent import dice, shipped_box

if TYPE_CHECKING:
    from newangeles_gui.engine import Decision
    from newangeles_gui.titles.title import AnyView, Title

    from .halving import PlanWorth

DICE: Final = ("first", "second", "third")
LIKELY: Final = 0.03  # the lead, in chance to win, from which a quick look finds it worth a try
CLEAR: Final = 0.03  # and the one that all the thorough looks have to find
TRIES: Final = 2  # of each ladder, in a game
PERCENT: Final = 100


class PuzzleMaker(Protocol):
    """What a title knows of questions that can be puzzles."""

    @property
    def ladders(self) -> Sequence[str]:
        """What puzzles are about, by name, the easiest first."""

    def start(self, number: int) -> Start:
        """Who plays the n-th game in which puzzles are looked for."""

    def ranked(
        self, view: Any, decision: Decision, rng: random.Random, thorough: bool
    ) -> Sequence[PlanWorth[str]]:
        """The answers, the best first, each with the chance to win; `thorough` takes its time."""

    def ladder(self, view: Any, decision: Decision, best: str) -> str:
        """What a question with this best answer would be about; nothing if it is no puzzle."""

    def tempting(self, view: Any, decision: Decision, ranked: Sequence[PlanWorth[str]]) -> str:
        """What somebody would answer who looks no farther than the table."""

    def expected(self, view: Any, decision: Decision, option: str) -> Sequence[int]:
        """What each seat can expect to have in the end after an answer."""

    @property
    def worth_watching(self) -> Sequence[WantedGame]:
        """Games that somebody would like to watch."""

    def worth(self, name: str, scores: Sequence[Sequence[int]], winners: Sequence[int]) -> float:
        """How much such a game is worth it, by the scores after each choice; 0 if it is none."""


class WantedGame(NamedTuple):
    """A game worth watching that is looked for: who plays it, as what, and how well."""

    name: str
    players: tuple[str, ...]
    level: str
    options: Mapping[str, str] = MappingProxyType({})


class GameSearch(NamedTuple):
    """One game that may be worth watching: plain data as well."""

    title: Title
    name: str
    number: int


@dataclass(slots=True)
class GameWatched:
    """A game to its end, and how much it is worth watching."""

    name: str
    start: Start
    level: str
    choices: list[str]
    winner: int
    worth: float


class PuzzleSearch(NamedTuple):
    """A game to be looked through: plain data, so that it can be done anywhere."""

    title: Title
    number: int
    ladders: tuple[str, ...]  # for which puzzles are wanted


class Judged(NamedTuple):
    """What the thorough looks agree on: the best answer, and its least lead in percent."""

    best: str
    lead: int


@dataclass(slots=True)
class FoundPuzzle:
    """A game up to a question, who is asked, the one right answer, and the one that tempts."""

    ladder: str
    start: Start
    choices: list[str]
    seat: int
    best: str
    tempting: str
    lead: int
    hopes: list[list[int]]  # what each seat can expect after either of them


@dataclass(slots=True)
class Candidate:
    """A question that may be a puzzle."""

    ladder: str
    view: AnyView
    decision: Decision
    choices: list[str]
    best: str
    tempting: str
    lead: float
    order: tuple[bool, float] = field(init=False)

    def __post_init__(self) -> None:
        """Where the tempting answer is another one it is more of a puzzle."""
        self.order = (self.tempting not in ("", self.best), self.lead)


def maker_of(title: Title, box: Any) -> PuzzleMaker:
    """Who knows what is a puzzle of a title that has some."""
    maker = title.minds.puzzles(box)
    assert maker is not None, "this game has no puzzles"
    return maker


def look_for_puzzles(search: PuzzleSearch) -> list[FoundPuzzle]:
    """Play a game, and look at the most promising questions of each ladder once more."""
    box = shipped_box(search.title)
    maker = maker_of(search.title, box)
    start = maker.start(search.number)
    found = (_confirmed(maker, start, one) for one in _promising(search, maker, start, box))
    return [one for one in found if one is not None and one.ladder in search.ladders]


def _confirmed(maker: PuzzleMaker, start: Start, one: Candidate) -> FoundPuzzle | None:
    """What the thorough looks find; where the quick one was wrong, its answer is what tempts."""
    judged = judge(maker, one.view, one.decision)
    if judged is None:
        return None
    ladder = maker.ladder(one.view, one.decision, judged.best)
    tempting = one.tempting if judged.best == one.best else one.best
    options = (judged.best, tempting)
    hopes = [[*maker.expected(one.view, one.decision, option)] for option in options]
    seat = one.decision.seat
    if _ahead(hopes[0], seat) <= _ahead(hopes[1], seat):
        return None  # what could be said of it would not explain it
    return FoundPuzzle(ladder, start, one.choices, seat, judged.best, tempting, judged.lead, hopes)


def _ahead(hopes: Sequence[int], seat: int) -> int:
    """By how much somebody can expect to be before the best of the others."""
    return hopes[seat] - max(one for place, one in enumerate(hopes) if place != seat)


def watch_game(search: GameSearch) -> GameWatched:
    """Play a game, and say how much it is worth watching."""
    title = search.title
    box, rules = shipped_box(title), title.rules
    maker, crew = maker_of(title, box), title.minds.crew(box)
    wanted = next(one for one in maker.worth_watching if one.name == search.name)
    start = Start([*wanted.players], f"{wanted.name} {search.number}", dict(wanted.options))
    people = seated(title.minds.characters, len(wanted.players))
    agents = [crew.agent(wanted.level, character) for character in people]
    game, chance = rules.begin(box, start), dice(start.seed)
    choices: list[str] = []
    scores: list[list[int]] = []
    while (asked := game.pending) is not None:
        choice = agents[asked.seat].choose(rules.view(game, asked.seat), asked, chance)
        choices.append(str(choice))
        game.apply(choice)
        scores.append([*rules.outcome(game).scores])
    winners = rules.outcome(game).winners
    worth = maker.worth(wanted.name, scores, winners) if winners else 0.0
    return GameWatched(wanted.name, start, wanted.level, choices, min(winners, default=0), worth)


def seated(characters: Sequence[str], players: int) -> list[str]:
    """Who sits where: all of them in turn, or nobody in particular."""
    people = characters or ("",)
    return [people[place % len(people)] for place in range(players)]


def judge(maker: PuzzleMaker, view: Any, decision: Decision) -> Judged | None:
    """The answer that all dice agree on, with its least lead; None if they do not."""
    best, leads = "", []
    for name in DICE:
        ranked = maker.ranked(view, decision, dice(name), thorough=True)
        if best not in ("", ranked[0].plan):
            return None
        best = ranked[0].plan
        leads.append(ranked[0].chance - max(one.chance for one in ranked[1:]))
        if leads[-1] < CLEAR:
            return None
    return Judged(best, min(PERCENT, round(PERCENT * min(leads))))


def _promising(search: PuzzleSearch, maker: PuzzleMaker, start: Start, box: Any) -> list[Candidate]:
    """The game, played on the quick looks; the best questions of each ladder."""
    rules, chance = search.title.rules, dice(str(search.number))
    game = rules.begin(box, start)
    choices: list[str] = []
    found: dict[str, list[Candidate]] = {name: [] for name in search.ladders}
    while (asked := game.pending) is not None:
        view = rules.view(game, asked.seat)
        option = asked.options[0]
        if len(asked.options) > 1:
            ranked = maker.ranked(view, asked, chance, thorough=False)
            option = ranked[0].plan
            candidate = _candidate(maker, view, asked, ranked, choices)
            if candidate is not None and candidate.ladder in found:
                found[candidate.ladder].append(candidate)
        choices.append(str(Choice(asked.kind, option)))
        game.apply(Choice(asked.kind, option))
    best = (sorted(some, key=lambda one: one.order)[-TRIES:] for some in found.values())
    return [one for some in best for one in reversed(some)]


def _candidate(
    maker: PuzzleMaker, view: Any, asked: Decision, ranked: Sequence[PlanWorth[str]],
    choices: Sequence[str],
) -> Candidate | None:  # fmt: skip
    if len(ranked) < 2:
        return None
    lead = ranked[0].chance - ranked[1].chance
    if lead < LIKELY:
        return None
    best = ranked[0].plan
    ladder = maker.ladder(view, asked, best)
    tempting = maker.tempting(view, asked, ranked)
    return Candidate(ladder, view, asked, [*choices], best, tempting, lead) if ladder else None
