"""The lessons of the tutorial, and which of them a player has heard already."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, TypeAlias

from newangeles_gui import paths
from newangeles_gui.profiles import FILE, BadProfilesError, Profiles
from newangeles_gui.scenes import keep

from ..rules import DONE, OPEN

if TYPE_CHECKING:
    from newangeles_gui.engine import Facts
    from newangeles_gui.scenes import Services
    from newangeles_gui.table import Target

    from ..rules import View

SETTING: Final = "seen_hints"
FINISHED: Final = "tutorial"  # stands among the hints: the whole tutorial has been seen


def hints_seen(services: Services) -> list[str]:
    """The hints that need not be given again."""
    text = str(services.chosen.values[SETTING])
    return [word for word in (one.strip() for one in text.split(",")) if word]


def remember_hints(services: Services, *names: str) -> None:
    """These need not be said again; a file that cannot be written only means a repetition."""
    known = hints_seen(services)
    fresh = [name for name in dict.fromkeys(names) if name not in known]
    if fresh:
        services.chosen.choose(SETTING, joined([*known, *fresh]))
        keep(services)


def joined(names: Iterable[str]) -> str:
    """The text of the setting."""
    return ",".join(names)


def silence_hints(services: Services) -> None:
    """The player wants no hints any more."""
    services.chosen.choose("hints", False)
    keep(services)


def is_novice(services: Services) -> bool:
    """Whether hints are wanted, and neither the tutorial nor a game has been finished yet."""
    if not services.chosen.values["hints"] or FINISHED in hints_seen(services):
        return False
    return not _has_played()


def _has_played() -> bool:
    try:
        return any(Profiles.load(paths.settings_folder() / FILE).games.values())
    except BadProfilesError:  # there is a file, so somebody has played
        return True


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

Needs: TypeAlias = "Callable[[View], bool]"


def always(view: View) -> bool:
    """No need at all."""
    return True


def can_use(view: View) -> bool:
    """Whether there is an asset to use, and not only time to trade (R.21)."""
    return view.pending is not None and view.pending.options != [DONE]


def is_owed(view: View) -> bool:
    """Whether somebody has promised support to who looks, and can still give it."""
    me = view.corporations[view.seat]
    return any((one.to, one.kind, one.fate) == (me, "support", OPEN) for one in view.promises)


@dataclass(slots=True, frozen=True)
class Lesson:
    """Its name is the key of its words.

    `target` is a place of the table, ("area", name of a part), ("widget", name) or
    ("fact", kind of place, fact of the event); what is not there is not pointed at. `first` is
    the round from which on it is said; `who` whose event it has to be, or whom it has to reach.
    """

    name: str
    when: str
    kinds: tuple[str, ...]
    target: Target = ()
    facts: Mapping[str, str] = field(default_factory=lambda: NO_FACTS)
    who: str = ""
    first: int = 0
    hint: bool = False  # also said in ordinary games of people who are new
    needs: Needs = always
    by: str = "player"  # the fact that names whose event it is
    turn: int = 0  # the turn of the guided game's script that its own words are about

    def is_about(self, when: str, kind: str, view: View) -> bool:
        """Whether this is its moment, as far as kinds go."""
        fits = kind in self.kinds or ANY in self.kinds
        return self.when == when and fits and view.round_place >= self.first and self.needs(view)

    def fits(self, facts: Facts, me: str) -> bool:
        """Whether an event is the one that it is about."""
        if any(facts.get(name) != value for name, value in self.facts.items()):
            return False
        owner = facts.get(self.by)
        return not self.who or (owner == me) == (self.who == MINE)


def _asked(
    name: str,
    *kinds: str,
    target: Target = (),
    first: int = 0,
    hint: bool = False,
    needs: Needs = always,
    turn: int = 0,
) -> Lesson:
    return Lesson(name, ASKED, kinds, target, first=first, hint=hint, needs=needs, turn=turn)


def _told(
    name: str,
    kind: str,
    target: Target = (),
    who: str = "",
    turn: int = 0,
    by: str = "player",
    **facts: str,
) -> Lesson:
    return Lesson(name, TOLD, (kind,), target, MappingProxyType(facts), who, by=by, turn=turn)


END: Final = "end"
BARGAIN: Final = "holding"
# In the order in which they come in the guided game, where the person follows the script.
LESSONS: Final = (
    _asked("city", ANY, target=("area", "board")),
    _asked("you", ANY, target=("me",)),
    _asked("draw", "draw", target=("area", "pill"), hint=True),
    _asked("rival", "keep_investment", target=("own", "rival")),
    _asked("investment", "keep_investment", target=("widget", "look"), hint=True),
    _asked("asset", "main_offer", target=("deal", "asset")),
    _asked("main_offer", "main_offer", target=("area", "hand"), hint=True, turn=1),
    _told("countered", "counteroffer_proposed", ("deal", "counter"), OTHERS, turn=1),
    Lesson(BARGAIN, HOLDING, (ANY,), ("area", "pill"), hint=True, turn=1),
    _told("won", "deal_won", ("area", "pill")),
    _asked("resolve", *RESOLVING, target=("area", "board"), hint=True),
    _told("contract", "capital_gained", ("fact", "seat", "player"), why="contract"),
    _told("claimed", "asset_claimed", ("fact", "asset", "asset"), MINE),
    _asked("use", "use", target=("me",), hint=True, needs=can_use, turn=1),
    _asked("discard", "discard", target=("area", "hand"), hint=True),
    _told("others_turn", "turn_started", ("turns",), OTHERS),
    _asked("counter", "counter", target=("deal", "counter"), hint=True, turn=2),
    _asked("support", "support", target=("area", "pill"), hint=True, turn=2),
    _asked("trade", "support", target=("widget", "menu.trade")),
    Lesson("offered", OFFERED, (ANY,), ("widget", "tray"), hint=True, turn=2),
    _asked("lay", "lay", target=("area", "hand"), hint=True),
    _asked("owed", "counter", target=("area", "hand"), needs=is_owed, turn=3),
    _asked("pay", "pay", target=("area", "hand"), hint=True),
    _told("kept", "promise_kept", ("fact", "seat", "player"), MINE, by="to"),
    _told("production", "phase_started", ("area", "board"), phase="production"),
    _told("unrest", "unrest_rose", ("fact", "district", "district")),
    _told("event", "phase_started", ("event",), phase="event"),
    _told("threat", "threat_rose", ("threat",)),
    _asked("demand", ANY, target=("demand",), first=1),
    _asked("log", ANY, target=("log",), first=1),
    _asked("almanac", ANY, target=("widget", "menu.almanac"), first=1),
    _asked("free", ANY, target=("turns",), first=1),
    _told("demand_round", "round_started", ("demand",), round="demand_1"),
    _asked(END, ANY, first=2),
)
HINTS: Final = tuple(lesson for lesson in LESSONS if lesson.hint)
