"""Who says something about what has just happened, and how many words go with an answer.

Only what all can see goes in. Chance hangs on the game and the moment, so that the same game has
the same talk; the talkative say more of it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, NamedTuple

from newangeles_gui.engine import rng

from .reasons import Remark

if TYPE_CHECKING:
    from newangeles_gui.minds import Told

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
TRADED: Final = "comment.traded"


class Comment(NamedTuple):
    """What somebody says who was not asked."""

    seat: int
    remark: Remark


def chance(*moment: object) -> float:
    """A number below 1 that only this moment has."""
    return rng.output(rng.seed(" ".join(str(one) for one in moment))) / (1 << 64)


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
    if drawn >= wish or wish <= 0:
        return None
    return Remark(f"aside.{ASIDES[int(drawn / wish * len(ASIDES))]}")


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
    """Remembers what was said last in one game."""

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self._last: frozenset[tuple[str, int]] = frozenset()

    def answer(
        self, seat: int, remarks: Sequence[Remark], choices: Sequence[str]
    ) -> list[SpokenLine]:
        """Why somebody has made the newest of these choices.

        From one answer to the next of the same kind it begins with another way.
        """
        kind = _kind(choices[-1]) if choices else ""
        return self._said([SpokenLine(seat, one, self._pick(choices, kind)) for one in remarks])

    def comment(self, comment: Comment, choices: Sequence[str]) -> SpokenLine:
        """What somebody says unasked: begins with another way in the next deal or trade."""
        kind = "trade" if comment.remark.key == TRADED else "main_offer"
        line = SpokenLine(comment.seat, comment.remark, self._pick(choices, kind))
        return self._said([line])[0]

    def _pick(self, choices: Sequence[str], kind: str) -> int:
        start = rng.output(rng.seed(self.seed)) + sum(_kind(one) == kind for one in choices)
        return start % WAYS

    def _said(self, lines: list[SpokenLine]) -> list[SpokenLine]:
        fresh = [self._fresh(line) for line in lines]
        if fresh:
            self._last = frozenset((line.remark.key, line.pick) for line in fresh)
        return fresh

    def _fresh(self, line: SpokenLine) -> SpokenLine:
        """The same in other words if these were the last ones."""
        key, values = line.remark
        if key.startswith(ASIDE):
            letter = ASIDES.index(key.removeprefix(ASIDE))
            while (f"{ASIDE}{ASIDES[letter]}", 0) in self._last:
                letter = (letter + 1) % len(ASIDES)
            return SpokenLine(line.seat, Remark(f"{ASIDE}{ASIDES[letter]}", values), 0)
        pick = line.pick
        while (key, pick) in self._last:
            pick = (pick + 1) % WAYS
        return line._replace(pick=pick)


def _kind(choice: str) -> str:
    return choice.partition(" ")[0]
