"""The people who play here and what became of their games, in one file."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass, field
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeVar

from newangeles_gui.engine.plain import WrongShapeError, fields_of
from newangeles_gui.session import disk
from newangeles_gui.session.choices_kept import set_aside
from newangeles_gui.titles.new_angeles.minds.registry import AGENTS, SILENT
from newangeles_gui.titles.new_angeles.rules.promises import BROKEN, KEPT
from newangeles_gui.titles.new_angeles.rules.victory import FEDERALIST, beats_rival
from newangeles_gui.titles.new_angeles.rules.view import rounds_begun

if TYPE_CHECKING:
    from newangeles_gui.session.match import Match

FILE: Final = "profiles.json"
FORMAT: Final = 1
LONGEST_NAME: Final = 40
BEST: Final = 5  # games
LATER: Final[Mapping[str, object]] = MappingProxyType({"levels": [], "rounds": 0, "seed": ""})
BRANCH: Final = "-at-"  # in the identity of a game that was played on from a replay


T = TypeVar("T")


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
    finished: int  # seconds since 1970
    players: int
    corporation: str
    rival: str
    won: bool
    ended_by: str
    capital: int
    beat_rival: bool
    promises_kept: int
    promises_broken: int
    # These were not noted at first: files from then do without them.
    levels: list[str] = field(default_factory=list)  # of the opponents, in seat order
    rounds: int = 0  # without demand rounds
    seed: str = ""

    @property
    def level(self) -> str:
        """The strongest opponent at this table; nothing if there was none, or if nobody knows."""
        plain = {level.removesuffix(SILENT) for level in self.levels}
        return next((level for level in reversed(list(AGENTS)) if level in plain), "")


@dataclass(slots=True)
class Statistics:
    """Sums over a person's games."""

    games: int = 0
    won: int = 0
    rivals_beaten: int = 0
    ended_by_threat: int = 0
    best_capital: int = 0
    promises_kept: int = 0
    promises_broken: int = 0
    streak: int = 0  # the last games in a row that were won
    longest_streak: int = 0
    # Played and won, in the order of the first game; by level from the weakest on.
    by_corporation: dict[str, Score] = field(default_factory=dict)
    by_level: dict[str, Score] = field(default_factory=dict)
    by_players: dict[int, Score] = field(default_factory=dict)
    best: list[Played] = field(default_factory=list)  # the wins with most capital, best first


@dataclass(slots=True)
class Profiles:
    """Everybody's games by name."""

    games: dict[str, list[Played]] = field(default_factory=dict)

    @staticmethod
    def load(path: Path) -> Profiles:
        """Read the file; BadProfilesError if it cannot be."""
        try:
            data = json.loads(path.read_text(encoding="utf-8"))
            if data.get("format") != FORMAT:
                raise WrongShapeError(f"format {data.get('format')!r}")
            return Profiles(
                {
                    str(name): [_played(one) for one in games]
                    for name, games in data["profiles"].items()
                }
            )
        except FileNotFoundError:
            return Profiles()
        except (OSError, ValueError, KeyError, AttributeError, TypeError, RecursionError) as error:
            raise BadProfilesError(f"{path.name}: {error}") from error

    def save(self, path: Path) -> None:
        """Write the file as a whole; DiskError leaves the old one."""
        data: dict[str, Any] = {
            "format": FORMAT,
            "profiles": {
                name: [asdict(one) for one in games] for name, games in self.games.items()
            },
        }
        disk.write(path, json.dumps(data, ensure_ascii=False, indent=1).encode())

    def add(self, name: str, played: Played) -> bool:
        """A person has finished a game; told twice it counts once. Whether it is a new one."""
        games = self.games.setdefault(name.strip()[:LONGEST_NAME], [])
        if any(is_same(one.game, played.game) for one in games):
            return False
        games.append(played)
        return True

    def finish(self, match: Match, finished: int) -> bool:
        """Everybody at this table has finished a game; whether that was news to anybody."""
        seats = enumerate(match.plan.seats)
        people = [(place, seat.name) for place, seat in seats if seat.kind == "person"]
        new = [self.add(name, remember(match, place, finished)) for place, name in people]
        return any(new)

    def statistics(self, name: str) -> Statistics:
        """Sums over a person's games."""
        games = sorted(self.games.get(name, []), key=lambda one: one.finished)
        runs = [len(run) for run in "".join("+-"[not one.won] for one in games).split("-")]
        by_level = scores((one.level, one.won) for one in games if one.level)
        by_players = scores((one.players, one.won) for one in games)
        wins = [one for one in games if one.won]
        return Statistics(
            games=len(games),
            won=sum(one.won for one in games),
            rivals_beaten=sum(one.beat_rival for one in games),
            ended_by_threat=sum(one.ended_by == "threat" for one in games),
            best_capital=max((one.capital for one in games), default=0),
            promises_kept=sum(one.promises_kept for one in games),
            promises_broken=sum(one.promises_broken for one in games),
            streak=runs[-1],
            longest_streak=max(runs),
            by_corporation=scores((one.corporation, one.won) for one in games),
            by_level={level: by_level[level] for level in AGENTS if level in by_level},
            by_players={number: by_players[number] for number in sorted(by_players)},
            best=sorted(wins, key=lambda one: (-one.capital, one.finished))[:BEST],
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
    aside = None
    try:
        profiles = Profiles.load(path)
    except BadProfilesError:
        aside = set_aside(path)
        profiles = Profiles()
    if profiles.finish(match, finished):
        profiles.save(path)
    return aside


def is_same(one: str, other: str) -> bool:
    """Whether two identities name one game: a copy of it, or what was played on from a replay."""
    first, second = (identity.partition(BRANCH)[0] for identity in (one, other))
    return f"{first}-".startswith(f"{second}-") or f"{second}-".startswith(f"{first}-")


def _played(data: Any) -> Played:
    whole = {**LATER, **data} if isinstance(data, dict) else data
    return Played(**fields_of(Played, whole, tuple(Played.__dataclass_fields__)))


def remember(match: Match, seat: int, finished: int) -> Played:
    """What a seat's person remembers of a finished match."""
    game = match.game
    state = game.state
    own = [one for one in state.promises if one.by == game.name(seat)]
    return Played(
        game=match.identity,
        finished=finished,
        players=game.players,
        corporation=game.name(seat),
        rival=state.rivals[seat],
        won=seat in state.winners,
        ended_by=state.ended_by,
        capital=state.capital[seat],
        beat_rival=state.rivals[seat] != FEDERALIST and beats_rival(game, seat),
        promises_kept=sum(one.fate == KEPT for one in own),
        promises_broken=sum(one.fate == BROKEN for one in own),
        levels=[one.level for one in match.plan.seats if one.kind == "opponent"],
        rounds=rounds_begun(game.box, state.round_place),
        seed=match.plan.start.seed,
    )
