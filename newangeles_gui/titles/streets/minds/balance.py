"""How even the box is: what tiles, types, seats and advisors come to in games of opponents."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from functools import cache
from statistics import fmean
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from newangeles_gui.engine import Start
from newangeles_gui.minds import PlayersByLevel, dice, shipped_box, shipped_players
from newangeles_gui.minds.arena import seating

from ..rules import begin, read_cell, view
from .hopes import BuildingPaid, Notebook

if TYPE_CHECKING:
    from newangeles_gui.engine import Event

    from ..rules import Box, Game

LEAST, MOST = 0.6, 1.6  # what a tile should bring beside the mean of all
PAYING: Final = ("income", "final_income")


class BalanceDeal(NamedTuple):
    """A game to be played: who sits there, and with which modules; with `notes` to learn from.

    The levels change seats from round to round, so that no seat has the better ones.
    """

    round: int
    seed: int
    players: int
    levels: tuple[str, ...]
    modules: tuple[str, ...]
    notes: bool = False
    plain: bool = False  # without the data packs of this process


@dataclass
class BalanceGame:
    """What is counted in a game."""

    players: int
    money: list[int]  # by seat, the first player in front
    winners: list[int]
    advisors: list[str]
    paid: list[tuple[str, int]] = field(default_factory=list)  # tile and dollars
    built: list[str] = field(default_factory=list)
    sizes: list[int] = field(default_factory=list)  # of closed streets
    final: int = 0
    business: int = 0
    abandoned: int = 0
    lessons: list[BuildingPaid] = field(default_factory=list)


@cache
def plain_box() -> Box:
    """What is in the box without any data pack."""
    from ..title import TITLE

    box: Box = TITLE.rules.box(TITLE.data)
    return box


def play_balance(deal: BalanceDeal) -> BalanceGame:
    """Play one game."""
    from ..title import TITLE

    box: Box = plain_box() if deal.plain else shipped_box(TITLE)
    players = PlayersByLevel(box) if deal.plain else shipped_players(TITLE)
    roles = seating(TITLE.rules.roles(box), deal.players, deal.seed)
    options = dict.fromkeys(deal.modules, "on") | {"first": roles[0]}
    game = begin(box, Start(roles, str(deal.seed), options))
    agents = [
        players.of(deal.levels[(seat + deal.round) % len(deal.levels)])
        for seat in range(deal.players)
    ]
    found = BalanceGame(deal.players, [], [], game.state.advisors[: deal.players])
    notebook = Notebook(box, deal.players, deal.seed) if deal.notes else None
    chance = dice(deal.seed)
    while (asked := game.pending) is not None:
        if notebook is not None:
            notebook.look(game)
        choice = agents[asked.seat].choose(view(game, asked.seat), asked, chance)
        for event in game.apply(choice):
            _count(game, event, found)
            if notebook is not None:
                notebook.hear(game, event)
    found.money, found.winners = game.state.money, game.state.winners
    found.lessons = [] if notebook is None else notebook.lessons
    return found


def _count(game: Game, event: Event, found: BalanceGame) -> None:
    data: Any = event.data
    if event.kind in PAYING:
        found.paid.append((data["tile"], data["money"]))
        found.final += data["money"] if event.kind == PAYING[1] else 0
    elif event.kind == "tile_built":
        found.built.append(data["tile"])
    elif event.kind == "street_closed":
        city = game.state.city
        street = city.street_of[city.at[read_cell(data["cell"])]]
        found.sizes.append(len(city.rows[street]))
    elif event.kind == "business_bonus":
        found.business += data["money"]
    elif event.kind == "abandoned":
        found.abandoned += 1


class BalanceReport:
    """All games so far."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.games: list[BalanceGame] = []

    def to_dict(self) -> dict[str, Any]:
        """The report for programs."""
        games = self.games
        sizes = Counter(size for game in games for size in game.sizes)
        money = sum(sum(game.money) for game in games)
        return {
            "games": len(games),
            "income": round(self.mean(), 2),
            "tiles": self.shares(_itself),
            "types": self.shares(lambda name: self.box.tiles[name].type),
            "kinds": self.shares(lambda name: self.box.tiles[name].kind),
            "seats": self._seats(),
            "advisors": self._advisors(),
            "money": {
                str(count): round(fmean(one for game in mine for one in game.money), 1)
                for count, mine in self._by_players()
            },
            "streets": {str(size): sizes[size] for size in sorted(sizes)},
            "final": round(sum(game.final for game in games) / max(1, money), 3),
            "business": round(sum(game.business for game in games) / max(1, money), 3),
            "abandoned": round(fmean(game.abandoned for game in games), 2),
        }

    def lines(self) -> list[str]:
        """The report for people."""
        if not self.games:
            return ["no game was finished"]
        data = self.to_dict()
        single = data["streets"].get("1", 0) / max(1, sum(data["streets"].values()))
        return [
            f"{data['games']} games, a tile built brings ${data['income']:.2f}",
            f"money      {_listed(data['money'], '')}",
            f"final      {data['final']:.0%} of it at the end, {data['business']:.0%} for business",
            f"streets    {_listed(data['streets'], '')}; {single:.0%} of one tile",
            f"abandoned  {data['abandoned']:.2f} a game",
            f"types      {_listed(data['types'])}",
            f"kinds      {_listed(data['kinds'])}",
            *(f"seats of {n}  {_percent(shares)}" for n, shares in data["seats"].items()),
            *(
                f"{name:15} won {one:+.0%} against the mean"
                for name, one in data["advisors"].items()
            ),
            *(f"{name:18} {one:.2f}" for name, one in sorted(data["tiles"].items(), key=_share)),
        ]

    def compared(self, plain: BalanceReport) -> dict[str, dict[str, Any]]:
        """What tiles that a pack adds or changes bring beside the mean, before it and with it."""
        now, before = self.shares(_itself), plain.shares(_itself)
        known, printed = _printed(plain.box), _printed(self.box)
        changed = (name for name, tile in printed.items() if tile != known.get(name))
        return {
            name: {
                "now": now.get(name), "before": before.get(name) if name in known else None,
                "verdict": _verdict(now.get(name)),
            }
            for name in changed
        }  # fmt: skip

    def mean(self) -> float:
        """What a tile that was built brings."""
        built = sum(len(game.built) for game in self.games)
        return sum(money for game in self.games for _, money in game.paid) / max(1, built)

    def shares(self, family: Callable[[str], str]) -> dict[str, float]:
        """What the tiles of each family bring beside the mean."""
        paid: Counter[str] = Counter()
        for game in self.games:
            for name, money in game.paid:
                paid[family(name)] += money
        built = Counter(family(name) for game in self.games for name in game.built)
        mean = self.mean()
        return {name: round(paid[name] / built[name] / mean, 2) for name in sorted(built)}

    def _by_players(self) -> list[tuple[int, list[BalanceGame]]]:
        counts = sorted({game.players for game in self.games})
        return [(count, [one for one in self.games if one.players == count]) for count in counts]

    def _seats(self) -> dict[str, list[float]]:
        """How often each seat has won, the first player in front."""
        return {
            str(count): [_won(mine, seat) for seat in range(count)]
            for count, mine in self._by_players()
        }

    def _advisors(self) -> dict[str, float]:
        """By how much more often somebody wins with each than the seats of such games do."""
        gains: dict[str, list[float]] = {}
        for game in self.games:
            for seat, advisor in enumerate(game.advisors):
                won = (seat in game.winners) / len(game.winners)
                gains.setdefault(advisor, []).append(won - 1 / game.players)
        return {name: round(fmean(gains[name]), 3) for name in sorted(gains) if name}


def _won(games: Sequence[BalanceGame], seat: int) -> float:
    return round(fmean((seat in game.winners) / len(game.winners) for game in games), 3)


def comparison(found: dict[str, dict[str, Any]]) -> list[str]:
    """The same in lines, for people."""
    lines = [f"of the pack: a tile should bring {LEAST:.2f} to {MOST:.2f} of the mean"]
    for name, one in found.items():
        share = "-" if one["now"] is None else f"{one['now']:.2f}"
        was = "new" if one["before"] is None else f"{one['before']:.2f} in the box"
        lines.append(f"{name:18} {share}, {was}: {one['verdict']}")
    return lines


def _printed(box: Box) -> dict[str, tuple[str, Any]]:
    """What stands on each building, with its type."""
    families = box.content.tiles.items()
    return {name: (kind, one) for kind, family in families for name, one in family.items()}


def _verdict(share: float | None) -> str:
    if share is None:
        return "never built, more games are needed"
    return "too little" if share < LEAST else "too much" if share > MOST else "fits"


def _itself(name: str) -> str:
    return name


def _share(one: tuple[str, float]) -> float:
    return one[1]


def _listed(found: dict[str, Any], shape: str = ".2f") -> str:
    return ", ".join(f"{name} {one:{shape}}" for name, one in found.items())


def _percent(shares: Iterable[float]) -> str:
    return ", ".join(f"{one:.0%}" for one in shares)
