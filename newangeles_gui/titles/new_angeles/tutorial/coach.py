"""The lessons of the tutorial, which of them a player has heard, and what to say next."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from newangeles_gui.profiles import BadProfilesError, Profiles, profiles_file
from newangeles_gui.scenes import bound_keys, shown_key

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
    """These need not be said again; they are written when there is time for that."""
    known = hints_seen(services)
    fresh = [name for name in dict.fromkeys(names) if name not in known]
    if fresh:
        services.chosen.choose(SETTING, ",".join([*known, *fresh]))
        services.keep_soon()


def silence_hints(services: Services) -> None:
    """The player wants no hints any more."""
    services.chosen.choose("hints", False)
    services.keep_soon()


def is_novice(services: Services) -> bool:
    """Whether hints are wanted, and neither the tutorial nor a game has been finished yet."""
    if not services.chosen.values["hints"] or FINISHED in hints_seen(services):
        return False
    return not _has_played()


def _has_played() -> bool:
    try:
        return any(Profiles.load(profiles_file()).games.values())
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


def _asked(name: str, *kinds: str, target: Target = (), **more: Any) -> Lesson:
    return Lesson(name, ASKED, kinds, target, **more)


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
    _asked("trade", "support", target=("widget", "trade")),
    Lesson("offered", OFFERED, (ANY,), ("widget", "tray"), hint=True, turn=2),
    _asked("lay", "lay", target=("area", "hand"), hint=True),
    _asked("owed", "counter", target=("area", "hand"), needs=is_owed, turn=3),
    _asked("pay", "pay", target=("area", "hand"), hint=True),
    _told("kept", "promise_kept", ("fact", "seat", "player"), MINE, by="to"),
    _told("production", "phase_started", ("area", "board"), phase="production"),
    _told("unrest", "unrest_rose", ("fact", "district", "district")),
    _told("event", "phase_started", ("event",), phase="event"),
    _told("threat", "threat_rose", ("threat",)),
    _asked("demand", ANY, target=("area", "wants"), first=1),
    _asked("log", ANY, target=("log",), first=1),
    _asked("almanac", ANY, target=("widget", "menu.almanac"), first=1),
    _asked("free", ANY, target=("turns",), first=1),
    _told("demand_round", "round_started", ("area", "wants"), round="demand_1"),
    _asked(END, ANY, first=2),
)
HINTS: Final = tuple(lesson for lesson in LESSONS if lesson.hint)


GUIDED: Final = "screen.tutorial.guided"
LESSON: Final = "screen.tutorial.lesson"


class Coach:
    """One for a match: `now` is the lesson that is on the screen, others wait behind it.

    `guided` is the tutorial's own game; otherwise only short hints for beginners are given.
    `said` has the lessons that need not be said again.
    """

    def __init__(self, services: Services, guided: bool, said: Iterable[str] = ()) -> None:
        self.services = services
        self.guided = guided
        self.lessons: Sequence[Lesson] = LESSONS if guided else HINTS
        self.now: Lesson | None = None
        self.facts: Facts = {}  # of the event that the lesson is about
        self.said = set(said) if guided else {*said, *hints_seen(services)}
        self._turn = 0
        self._waiting: list[tuple[Lesson, Facts]] = []

    @property
    def holds(self) -> bool:
        """Whether the game waits until what is on the screen has been read."""
        return self.now is not None and self.now.when == TOLD

    @property
    def scripted(self) -> bool:
        """Whether the guided game stands where the lesson on the screen belongs by its script."""
        return self.guided and self.now is not None and self.now.turn in (0, self._turn)

    @property
    def is_last(self) -> bool:
        """Whether the tutorial ends with what is on the screen."""
        return self.now is not None and self.now.name == END

    @property
    def progress(self) -> tuple[int, int]:
        """How much of the tutorial has been said; nothing of nothing outside it."""
        if not self.guided:
            return 0, 0
        known = [lesson for lesson in self.lessons if lesson.name in self.said]
        return len(known), len(self.lessons)

    def asked(self, kind: str, view: View) -> None:
        """The person has to answer a question."""
        self._turn = view.turns_taken
        if not self.guided and self._known_kind(kind):
            return
        for lesson in self.lessons:
            if lesson.is_about(ASKED, kind, view):
                self._queue(lesson, {})

    def _known_kind(self, kind: str) -> bool:
        """In ordinary games one hint is enough for all questions that a card asks."""
        return kind in RESOLVING and "resolve" in self.said

    def occasion(self, when: str, view: View) -> None:
        """Something waits that is no question: a support to be bought, an offer to be answered."""
        self._turn = view.turns_taken
        for lesson in self.lessons:
            if lesson.is_about(when, when, view):
                self._queue(lesson, {})

    def told(self, kind: str, facts: Facts, me: str, view: View) -> None:
        """Something is being shown."""
        self._turn = view.turns_taken
        for lesson in self.lessons:
            if lesson.is_about(TOLD, kind, view) and lesson.fits(facts, me):
                self._queue(lesson, facts)

    def _queue(self, lesson: Lesson, facts: Facts) -> None:
        waiting = any(lesson is other for other, _ in self._waiting)
        if lesson.name not in self.said and not waiting and lesson is not self.now:
            self._waiting.append((lesson, facts))
        if self.now is None:
            self._next()

    def _next(self) -> None:
        self.now, self.facts = self._waiting.pop(0) if self._waiting else (None, {})
        if self.now is not None:
            self.said.add(self.now.name)
            if self.now.hint:
                remember_hints(self.services, self.now.name)

    def close(self) -> None:
        """What is on the screen has been read."""
        if self.is_last:
            remember_hints(self.services, FINISHED)
        self._next()

    def answered(self) -> None:
        """The question has been answered: what was to be said about it is for another time."""
        self._waiting = [one for one in self._waiting if one[0].when == TOLD]
        if self.now is not None and self.now.when != TOLD:
            self.close()

    def quit(self) -> None:
        """The player wants to play on alone."""
        self.lessons, self.now = (), None
        self._waiting.clear()

    def target(self, me: str) -> Target:
        """Where to look."""
        if self.now is None:
            return ()
        target = self.now.target
        if target == ("me",):
            return ("seat", me)
        if target[:1] == ("fact",):
            return (target[1], str(self.facts.get(target[2], "")))
        return target

    def words(self) -> tuple[str, str, str]:
        """Headline, text, and what would be sensible; that may be empty."""
        assert self.now is not None
        say, has = self.services.say, self.services.words.catalog.has
        key = f"{LESSON}.{self.now.name}"
        sensible = f"{GUIDED}.{self.now.name}"  # about what happens in the tutorial's own game
        if not self.scripted or not has(sensible):
            sensible = f"{key}.hint"
        keys = {f"key_{name}": shown_key(key) for name, key in bound_keys(self.services).items()}
        text, hint = say(f"{key}.text", **keys), say(sensible, **keys) if has(sensible) else ""
        return say(f"{key}.title"), text, hint
