"""What there is to learn at the table: when it is said, and where one should look."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from newangeles_gui.engine.events import Facts

    from ..table.picker import Target

ANY: Final = "*"  # every kind of question
ASKED: Final = "asked"  # the person has to answer a question
TOLD: Final = "told"  # something is being shown; it waits until the lesson has been read
HOLDING: Final = "holding"  # an opponent's support waits for an offer
OFFERED: Final = "offered"  # an opponent offers a trade
MINE: Final = "mine"
OTHERS: Final = "others"

# Questions that a card asks while it is resolved.
RESOLVING: Final = (
    "place", "remove", "choose_district", "raise_unrest", "lower_unrest", "move_android",
    "move_to", "change_resource", "choose", "choose_player", "bury_event", "order_event",
)  # fmt: skip
NO_FACTS: Final[Mapping[str, str]] = MappingProxyType({})


@dataclass(slots=True, frozen=True)
class Lesson:
    """Its name is the key of its words.

    `target` is a place of the table, ("area", name of a part), ("widget", name) or
    ("fact", kind of place, fact of the event); what is not there is not pointed at. `first` is
    the round from which on it is said; `who` whose event it has to be.
    """

    name: str
    when: str
    kinds: tuple[str, ...]
    target: Target = ()
    facts: Mapping[str, str] = field(default_factory=lambda: NO_FACTS)
    who: str = ""
    first: int = 0
    hint: bool = False  # also said in ordinary games of people who are new

    def is_about(self, when: str, kind: str, round_place: int) -> bool:
        """Whether this is its moment, as far as kinds go."""
        fits = kind in self.kinds or ANY in self.kinds
        return self.when == when and fits and round_place >= self.first

    def fits(self, facts: Facts, me: str) -> bool:
        """Whether an event is the one that it is about."""
        if any(facts.get(name) != value for name, value in self.facts.items()):
            return False
        owner = facts.get("player")
        return not self.who or (owner == me) == (self.who == MINE)


def _asked(
    name: str, *kinds: str, target: Target = (), first: int = 0, hint: bool = False
) -> Lesson:
    return Lesson(name, ASKED, kinds, target, first=first, hint=hint)


def _told(name: str, kind: str, target: Target = (), who: str = "", **facts: str) -> Lesson:
    return Lesson(name, TOLD, (kind,), target, MappingProxyType(facts), who)


END: Final = "end"
# In the order in which they are said where several have the same moment.
LESSONS: Final = (
    _asked("city", ANY, target=("area", "board")),
    _asked("you", ANY, target=("me",)),
    _asked("draw", "draw", target=("area", "prompt"), hint=True),
    _asked("rival", "keep_investment", target=("own", "rival")),
    _asked("investment", "keep_investment", target=("widget", "look"), hint=True),
    _asked("asset", "main_offer", target=("deal", "asset")),
    _asked("main_offer", "main_offer", target=("area", "hand"), hint=True),
    _told("countered", "counteroffer_proposed", ("deal", "counter"), OTHERS),
    Lesson("holding", HOLDING, (ANY,), ("area", "prompt"), hint=True),
    Lesson("offered", OFFERED, (ANY,), ("widget", "tray"), hint=True),
    _told("won", "deal_won", ("area", "deal")),
    _asked("resolve", *RESOLVING, target=("area", "board"), hint=True),
    _told("claimed", "asset_claimed", ("fact", "asset", "asset"), MINE),
    _asked("discard", "discard", target=("area", "hand"), hint=True),
    _told("others_turn", "turn_started", ("turns",), OTHERS),
    _asked("counter", "counter", target=("deal", "counter"), hint=True),
    _asked("pay", "pay", target=("area", "hand"), hint=True),
    _asked("support", "support", target=("area", "deal"), hint=True),
    _asked("trade", "support", target=("widget", "menu.trade")),
    _asked("lay", "lay", target=("area", "hand"), hint=True),
    _asked("use", "use", target=("me",), hint=True),
    _told("contract", "capital_gained", ("fact", "seat", "player"), why="contract"),
    _told("production", "phase_started", ("area", "board"), phase="production"),
    _told("unrest", "unrest_rose", ("fact", "district", "district")),
    _told("event", "phase_started", ("event",), phase="event"),
    _told("threat", "threat_rose", ("threat",)),
    _asked("demand", ANY, target=("demand",), first=1),
    _asked("log", ANY, target=("log",), first=1),
    _asked("almanac", ANY, target=("widget", "menu.almanac"), first=1),
    _asked(END, ANY, first=1),
    _told("demand_round", "round_started", ("demand",), round="demand_1"),
)
HINTS: Final = tuple(lesson for lesson in LESSONS if lesson.hint)
