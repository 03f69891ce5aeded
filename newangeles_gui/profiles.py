"""The people who play here and what became of their games, in one file."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeVar

from newangeles_gui import paths
from newangeles_gui.engine import WrongShapeError, fields_of
from newangeles_gui.session import BRANCH, set_aside, write_file

if TYPE_CHECKING:
    from newangeles_gui.session import Match

FILE: Final = "profiles.json"
FORMAT: Final = 2
LONGEST_NAME: Final = 40
BEST: Final = 5  # games
# In files of format 1 there was one game, and what it noted stood beside everything else.
FIRST: Final = 1
FIRST_TITLE: Final = "new_angeles"
FIRST_NAMES: Final = MappingProxyType({"corporation": "role", "capital": "score"})
LATER: Final[Mapping[str, object]] = MappingProxyType({"levels": [], "seed": ""})
BESIDES: Final = ":"  # after the name of a level: how else it plays


T = TypeVar("T")


def profiles_file() -> Path:
    """Where the people of this computer are kept."""
    return paths.settings_folder() / FILE


class Score(NamedTuple):
    """How many games there were of a kind."""

    played: int = 0
    won: int = 0


class BadProfilesError(Exception):
    """The profiles file cannot be read; it is left as it is."""


@dataclass(slots=True, frozen=True)
class Played:
    """One finished game, as one person remembers it."""

    game: str
    title: str
    finished: int  # seconds since 1970
    players: int
    role: str  # what the person played
    won: bool
    ended_by: str
    score: int
    facts: dict[str, str | int | bool] = field(default_factory=dict)  # what else the title tells
    levels: list[str] = field(default_factory=list)  # of the opponents, in seat order
    seed: str = ""

    def level(self, order: Sequence[str]) -> str:
        """The strongest opponent at this table, by the order of levels; nothing if nobody knows."""
        plain = {level.partition(BESIDES)[0] for level in self.levels}
        return next((level for level in reversed(order) if level in plain), "")

    def number(self, name: str) -> int:
        """A fact as a number."""
        value = self.facts.get(name, 0)
        return int(value) if isinstance(value, int) else 0


@dataclass(slots=True)
class Statistics:
    """Sums over a person's games."""

    games: int = 0
    won: int = 0
    best_score: int = 0
    endings: dict[str, int] = field(default_factory=dict)  # how often what ended a game
    totals: dict[str, int] = field(default_factory=dict)  # of each fact that is a number
    streak: int = 0  # the last games in a row that were won
    longest_streak: int = 0
    # Played and won, in the order of the first game; by level from the weakest on.
    by_role: dict[str, Score] = field(default_factory=dict)
    by_level: dict[str, Score] = field(default_factory=dict)
    by_players: dict[int, Score] = field(default_factory=dict)
    best: list[Played] = field(default_factory=list)  # the wins with the highest scores, best first


@dataclass(slots=True)
class _Solved:
    """What a file says of puzzles; one from before there were any says nothing."""

    solved: dict[str, dict[str, list[str]]]


@dataclass(slots=True)
class Profiles:
    """Everybody's games by name."""

    games: dict[str, list[Played]] = field(default_factory=dict)
    solved: dict[str, dict[str, list[str]]] = field(default_factory=dict)  # puzzles, by title

    @staticmethod
    def load(path: Path) -> Profiles:
        """Read the file; BadProfilesError if it cannot be."""
        try:
            data = json.loads(path.read_text(encoding="utf-8"))
            number = data.get("format")
            if number not in (FIRST, FORMAT):
                raise WrongShapeError(f"format {number!r}")
            read = _played if number == FORMAT else _first_played
            return Profiles(
                {
                    str(name): [read(one) for one in games]
                    for name, games in data["profiles"].items()
                },
                fields_of(_Solved, {"solved": data.get("solved", {})}, ("solved",))["solved"],
            )
        except FileNotFoundError:
            return Profiles()
        except (OSError, ValueError, KeyError, AttributeError, TypeError, RecursionError) as error:
            raise BadProfilesError(f"{path.name}: {error}") from error

    def of(self, title: str) -> Profiles:
        """The games of one title alone."""
        games = {
            name: [one for one in games if one.title == title] for name, games in self.games.items()
        }
        return Profiles({name: found for name, found in games.items() if found})

    def save(self, path: Path) -> None:
        """Write the file as a whole; DiskError leaves the old one."""
        data: dict[str, Any] = {
            "format": FORMAT,
            "profiles": {
                name: [asdict(one) for one in games] for name, games in self.games.items()
            },
        }
        if self.solved:
            data["solved"] = self.solved
        write_file(path, json.dumps(data, ensure_ascii=False, indent=1).encode())

    def add(self, name: str, played: Played) -> bool:
        """A person has finished a game; told twice it counts once. Whether it is a new one."""
        games = self.games.setdefault(name.strip()[:LONGEST_NAME], [])
        if any(is_same(one.game, played.game) for one in games):
            return False
        games.append(played)
        return True

    def has_solved(self, name: str, title: str) -> Sequence[str]:
        """The puzzles of a title that a person has solved."""
        return self.solved.get(name, {}).get(title, ())

    def solve(self, name: str, title: str, puzzle: str) -> bool:
        """A person has solved a puzzle; whether for the first time."""
        known = self.solved.setdefault(name.strip()[:LONGEST_NAME], {}).setdefault(title, [])
        if puzzle in known:
            return False
        known.append(puzzle)
        return True

    def finish(self, match: Match, finished: int) -> bool:
        """Everybody at this table has finished a game; whether that was news to anybody."""
        seats = enumerate(match.plan.seats)
        people = [(place, seat.name) for place, seat in seats if seat.kind == "person"]
        new = [self.add(name, remember(match, place, finished)) for place, name in people]
        return any(new)

    def statistics(self, name: str, order: Sequence[str] = ()) -> Statistics:
        """Sums over a person's games; `order` has the levels of opponents, the weakest first."""
        games = sorted(self.games.get(name, []), key=lambda one: one.finished)
        runs = [len(run) for run in "".join("+-"[not one.won] for one in games).split("-")]
        levels = [(one.level(order), one.won) for one in games]
        by_level = scores((level, won) for level, won in levels if level)
        by_players = scores((one.players, one.won) for one in games)
        wins = [one for one in games if one.won]
        return Statistics(
            games=len(games),
            won=sum(one.won for one in games),
            best_score=max((one.score for one in games), default=0),
            endings=dict(Counter(one.ended_by for one in games)),
            totals=_totals(games),
            streak=runs[-1],
            longest_streak=max(runs),
            by_role=scores((one.role, one.won) for one in games),
            by_level={level: by_level[level] for level in order if level in by_level},
            by_players={number: by_players[number] for number in sorted(by_players)},
            best=sorted(wins, key=lambda one: (-one.score, one.finished))[:BEST],
        )


def scores(results: Iterable[tuple[T, bool]]) -> dict[T, Score]:
    """How many of each there were, and how many of them were won."""
    found: dict[T, Score] = {}
    for key, won in results:
        before = found.get(key, Score())
        found[key] = Score(before.played + 1, before.won + won)
    return found


def record(match: Match, path: Path, finished: int) -> Path | None:
    """The people at this table have finished a game; DiskError if that cannot be written.

    A file that cannot be read is set aside first, never overwritten: where it is then.
    """
    return _change(path, lambda profiles: profiles.finish(match, finished))


def record_solved(name: str, title: str, puzzle: str, path: Path) -> Path | None:
    """A person has solved a puzzle; as for a finished game."""
    return _change(path, lambda profiles: profiles.solve(name, title, puzzle))


def _change(path: Path, change: Callable[[Profiles], bool]) -> Path | None:
    aside = None
    try:
        profiles = Profiles.load(path)
    except BadProfilesError:
        aside = set_aside(path)
        profiles = Profiles()
    if change(profiles):
        profiles.save(path)
    return aside


def is_same(one: str, other: str) -> bool:
    """Whether two identities name one game: a copy of it, or what was played on from a replay."""
    first, second = (identity.partition(BRANCH)[0] for identity in (one, other))
    return f"{first}-".startswith(f"{second}-") or f"{second}-".startswith(f"{first}-")


def _totals(games: Iterable[Played]) -> dict[str, int]:
    names = sorted({name for one in games for name in one.facts if _is_number(one, name)})
    return {name: sum(one.number(name) for one in games) for name in names}


def _is_number(one: Played, name: str) -> bool:
    return isinstance(one.facts[name], int)


def _played(data: Any) -> Played:
    return Played(**fields_of(Played, data, tuple(Played.__dataclass_fields__)))


def _first_played(data: Any) -> Played:
    """A game as format 1 has it; levels and seed were not noted at first."""
    if not isinstance(data, dict):
        raise WrongShapeError(f"a game is {data!r:.40}")
    named = {FIRST_NAMES.get(name, name): value for name, value in {**LATER, **data}.items()}
    own = {name: value for name, value in named.items() if name in Played.__dataclass_fields__}
    facts = {name: value for name, value in named.items() if name not in own}
    return _played({**own, "title": FIRST_TITLE, "facts": facts})


def remember(match: Match, seat: int, finished: int) -> Played:
    """What a seat's person remembers of a finished match."""
    rules, game, plan = match.title.rules, match.game, match.plan
    outcome = match.outcome
    return Played(
        game=match.identity,
        title=match.title.meta.id,
        finished=finished,
        players=len(plan.seats),
        role=game.name(seat),
        won=seat in outcome.winners,
        ended_by=outcome.ended_by,
        score=outcome.scores[seat],
        facts=dict(rules.memories(game, seat)),
        levels=[one.level for one in plan.seats if one.kind == "opponent"],
        seed=plan.start.seed,
    )
