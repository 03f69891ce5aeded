"""Who says something about what has just happened, and how many words go with an answer.

Only what all can see goes in. Chance hangs on the game and the moment, so that the same game has
the same talk; the talkative say more of it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, NamedTuple

from newangeles_gui.engine import random_bits, seeded

from .reasons import Remark

if TYPE_CHECKING:
    from newangeles_gui.engine import Told

ALWAYS: Final = frozenset({"main_offer", "counter", "support"})  # what a deal turns on
LEAST: Final = 0.2  # how often those who say nothing else give a reason elsewhere
SELDOM: Final = 0.2  # how much of that is left where the reason names nothing
# What could be said of many choices: too much of it hides the rest.
GENERAL: Final = frozenset(
    {
        "counter.passes",
        "counter.plain",
        "support.no_need",
        "support.keeps_cards",
        "lay.enough",
        "lay.more",
        "draw.focus",
        "draw.city",
        "spend.keeps",
        "spend.shares",
        "city.mends",
        "city.produce",
        "cards.investment",
        "cards.events",
        "players.ransom",
    }
)
ASIDES: Final = ("a", "b", "c", "d")
CHATTY: Final = 0.6  # from here on somebody adds a word to a reason
MUCH_THREAT: Final = 2

Topic = Callable[[str, "Mapping[str, object]"], str]

WAYS: Final = 3  # in which every reason can be said
ASIDE: Final = "aside."


class Comment(NamedTuple):
    """What somebody says who was not asked."""

    seat: int
    remark: Remark


def chance(*moment: object) -> float:
    """A number below 1 that only this moment has."""
    return random_bits(seeded(" ".join(str(one) for one in moment))) / (1 << 64)


def gives_reason(talk: float, kind: str, key: str, drawn: float) -> bool:
    """Whether the reason for an answer is told; those that decide a deal always are."""
    if not key:
        return False
    wish = LEAST + 2 * (1 - LEAST) * talk
    if key in GENERAL:
        return drawn < SELDOM * wish
    return kind in ALWAYS or drawn < wish


def aside(talk: float, drawn: float) -> Remark | None:
    """A word more after a reason, from the talkative."""
    wish = (talk - CHATTY) / (1 - CHATTY)
    return Remark(f"{ASIDE}{ASIDES[0]}") if drawn < wish else None


def comment(
    facts: Sequence[Told], names: Sequence[str], talks: Mapping[int, float], moment: object
) -> Comment | None:
    """What one opponent says about it, the one who is most eager to; None if nobody is."""
    eager: list[tuple[float, int, Remark]] = []
    for seat, talk in talks.items():
        for kind, data in facts:
            topic = TOPICS.get(kind)
            told = "" if topic is None else topic(names[seat], data)
            drawn = chance(moment, seat, kind)
            if told and drawn < talk * talk:
                values = {name: str(data[name]) for name in ("player", "asset") if name in data}
                eager.append((drawn / talk, seat, Remark(f"comment.{told}", values)))
    if not eager:
        return None
    _, seat, remark = min(eager, key=lambda one: one[:2])
    return Comment(seat, remark)


def _claimed(me: str, data: Mapping[str, object]) -> str:
    return "claimed.own" if data["player"] == me else "claimed.other"


def _robbed(me: str, data: Mapping[str, object]) -> str:
    if data.get("to") == me:
        return ""
    return "stolen.own" if data["player"] == me else "stolen.other"


def _broken(me: str, data: Mapping[str, object]) -> str:
    if data["player"] == me:
        return ""
    return "broken.own" if data["to"] == me else "broken.other"


def _kept(me: str, data: Mapping[str, object]) -> str:
    return "kept" if data["to"] == me else ""


def _won(me: str, data: Mapping[str, object]) -> str:
    return "won.own" if data["player"] == me else "won.other"


def _traded(me: str, data: Mapping[str, object]) -> str:
    return "" if me in (data["player"], data["to"]) else "traded"


def _countered(me: str, data: Mapping[str, object]) -> str:
    return "" if data["player"] == me else "countered"


def _rose(me: str, data: Mapping[str, object]) -> str:
    amount = data.get("amount")
    return "threat.rose" if isinstance(amount, int) and amount >= MUCH_THREAT else ""


def _fell(me: str, data: Mapping[str, object]) -> str:
    return "threat.fell"


TOPICS: Final[Mapping[str, Topic]] = MappingProxyType(
    {
        "asset_claimed": _claimed,
        "asset_stolen": _robbed,
        "promise_broken": _broken,
        "promise_kept": _kept,
        "deal_won": _won,
        "traded": _traded,
        "counteroffer_proposed": _countered,
        "threat_rose": _rose,
        "threat_fell": _fell,
    }
)


class SpokenLine(NamedTuple):
    """What somebody says: the remark, and which of its ways."""

    seat: int
    remark: Remark
    pick: int


class Phrasing:
    """Remembers what was said in one game: no words come again before the others were used."""

    def __init__(self, seed: str) -> None:
        self._first = random_bits(seeded(seed))
        self._said: Counter[str] = Counter()

    def line(self, seat: int, remark: Remark) -> SpokenLine:
        """Somebody says this, in the next of its ways."""
        if remark.key.startswith(ASIDE):
            letter = ASIDES[self._next(ASIDE) % len(ASIDES)]
            return SpokenLine(seat, Remark(f"{ASIDE}{letter}", remark.values), 0)
        return SpokenLine(seat, remark, self._next(remark.key) % WAYS)

    def _next(self, key: str) -> int:
        self._said[key] += 1
        return self._first + self._said[key]
