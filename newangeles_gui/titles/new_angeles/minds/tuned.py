"""What ships of the opponents (ai/*.yaml): who they can be, and the numbers behind them.

What they think of each asset, what acts say about rivals, and what counts how much for winning:
whole numbers that stand for thousandths.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Final, Literal, NamedTuple, TypeVar

from pydantic import Field

from newangeles_gui import paths
from newangeles_gui.content import ContentError, Id, Problem, Spec, did_you_mean
from newangeles_gui.minds import Cast, Character, character_in, read_cast, read_tuning, tuning_of

from ..content import GAME

if TYPE_CHECKING:
    from ..rules import Box

UNIT: Final = 1000
S = TypeVar("S", bound=Spec)


def tuning_file(name: str) -> Path:
    """Where the numbers of this name ship."""
    return tuning_of(paths.data_folder(GAME), name)


def read(spec: type[S], name: str, path: Path | None = None) -> S:
    """The numbers of this name that ship, or those of a file."""
    return read_tuning(spec, name, path or tuning_file(name))


def load_cast(path: Path | None = None) -> Cast:
    """The people of the city, or those of a file."""
    return read_cast(path or tuning_file("characters"))


def character_named(name: str) -> Character:
    """The character of that name; an empty one is nobody in particular."""
    return character_in(name, load_cast())


# When the quick player uses an ability that it may use.
Use = Literal[
    "always",
    "never",
    "for_main",
    "for_counter",
    "in_doubt",
    "for_a_swap",
    "for_a_prize",
    "when_losing",
    "when_unwelcome",
    "with_surplus",
    "in_danger",
]
# When the greedy player does.
GreedyUse = Literal[
    "always",
    "never",
    "for_main",
    "for_counter",
    "in_doubt",
    "for_a_prize",
    "when_losing",
    "against_rival",
    "against_opponent",
]


class AssetNote(Spec):
    """Worth at once, for each own turn and for each deal that is left; and when it is used."""

    at_once: int = 0
    a_turn: int = 0
    a_deal: int = 0
    use: Use = "always"
    greedy: GreedyUse = "always"
    greedy_names: Literal["anybody", "active", "opponent"] = "anybody"


class AssetFile(Spec):
    """All notes; `unknown` is for assets that nobody has written about."""

    unknown: AssetNote
    assets: dict[Id, AssetNote]


class AssetWorth(NamedTuple):
    """Capital at once, for each own turn that is left, and for each deal that is left."""

    at_once: float
    a_turn: float
    a_deal: float


class AssetNotes:
    """The notes by asset, as numbers to reckon with."""

    def __init__(self, file: AssetFile) -> None:
        self.notes = file.assets
        self.unknown = file.unknown
        self._worths = {asset: _worth(note) for asset, note in file.assets.items()}
        self._unknown = _worth(file.unknown)

    def of(self, asset: str) -> AssetNote:
        """What is noted about an asset; about one of a data pack what holds for the unknown."""
        return self.notes.get(asset, self.unknown)

    def worth(self, asset: str) -> AssetWorth:
        """What an asset is worth to its owner."""
        return self._worths.get(asset, self._unknown)


def _worth(note: AssetNote) -> AssetWorth:
    return AssetWorth(note.at_once / UNIT, note.a_turn / UNIT, note.a_deal / UNIT)


def load_asset_notes(box: Box, path: Path | None = None) -> AssetNotes:
    """The notes that ship, or those of a file; ContentError if they name what is no asset."""
    file = read(AssetFile, "assets", path)
    wrong = [asset for asset in file.assets if asset not in box.assets]
    if wrong:
        where = str(path or tuning_file("assets"))
        raise ContentError(
            Problem(where, 1, 1, f"assets.{one}", f"no asset{did_you_mean(one, box.assets)}")
            for one in wrong
        )
    return AssetNotes(file)


@lru_cache(maxsize=4)
def asset_notes(box: Box) -> AssetNotes:
    """The notes that ship, read once for each box."""
    return load_asset_notes(box)


class Reading(Spec):
    """How much each kind of act says, in thousandths; `temper` flattens the whole."""

    support: int
    gain: int
    counter: int
    threat: int
    calm: int
    temper: int


def load_reading(path: Path | None = None) -> Reading:
    """The numbers that ship, or those of a file."""
    return read(Reading, "belief", path)


class ThreatWeights(Spec):
    """Where threat is heading; together they give the chance that it ends the game.

    `lurking` is that somebody wants it to rise, `federalist` how rich that somebody is.
    """

    steady: int
    doubt: int
    threat: int
    next_event: int
    later_events: int
    pressure: int
    demand: int
    later_demands: int
    lurking: int
    federalist: int


class LeadWeights(Spec):
    """How a seat stands against its rival, or against the rank that it has to beat."""

    steady: int
    capital: int
    assets: int
    hand: int
    emergency: int
    contract: int
    investment: int
    turns: int
    pace: int


class FederalistWeights(Spec):
    """Whether a Federalist will have enough capital if threat ends the game."""

    steady: int
    ready: int


class Weights(Spec):
    """All of them; `pace` is what each corporation gains in a whole game beyond the others."""

    games: int = 0
    seed: str = ""
    threat: ThreatWeights
    rival: LeadWeights
    field: LeadWeights
    federalist: FederalistWeights
    pace: dict[Id, int] = Field(default_factory=dict)


def vector(part: Spec) -> tuple[float, ...]:
    """The weights of a part in the order of their names."""
    return tuple(value / UNIT for value in part.model_dump().values())


def named(names: Sequence[str], values: Sequence[float]) -> dict[str, int]:
    """The other way round, as thousandths."""
    return {name: round(UNIT * value) for name, value in zip(names, values, strict=True)}


def load_weights(path: Path | None = None) -> Weights:
    """The weights that ship with the game, or those of a file; ContentError if they are wrong."""
    return read(Weights, "valuation", path)


def as_text(weights: Weights) -> str:
    """The weights as they are kept in ai/valuation.yaml of the data."""
    lines = [
        "# What counts how much for winning, in thousandths; fitted by `newangeles train`.",
        f"games: {weights.games}",
        f'seed: "{weights.seed}"',
    ]
    for part, values in weights.model_dump().items():
        if isinstance(values, Mapping):
            lines.append(f"{part}:" if values else f"{part}: {{}}")
            lines += [f"  {name}: {value}" for name, value in values.items()]
    return "\n".join(lines) + "\n"


THREAT_NAMES: Final = tuple(ThreatWeights.model_fields)
LEAD_NAMES: Final = tuple(LeadWeights.model_fields)
FEDERALIST_NAMES: Final = tuple(FederalistWeights.model_fields)
