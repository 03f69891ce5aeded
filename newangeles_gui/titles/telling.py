"""What an event is to those who hear of it: a title has one row for each kind of event."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from itertools import pairwise
from types import MappingProxyType
from typing import Final, Literal, NamedTuple, TypeAlias

from newangeles_gui.engine import Facts

ByFacts: TypeAlias = Callable[[Facts], str]
Memory: TypeAlias = dict[str, str]  # what events have left for the sounds of later ones


class LogFamily(NamedTuple):
    """What the log can be filtered by; a family without a sign is only read with all others."""

    name: str
    sign: str = ""


class LogLine(NamedTuple):
    """How the log shows one event; the rule answers "why?"."""

    family: LogFamily
    sign: str
    color: str
    rule: str


class Nothing(NamedTuple):
    """Nothing to hear or to see, and why."""

    why: str


class Cue(NamedTuple):
    """How long the next event waits; equal lanes in a row run only `stagger` seconds apart.

    All that follows, up to the next event with such a limit, takes at most `most` seconds.
    """

    seconds: float
    lane: str = ""
    stagger: float = 0.09
    reading: bool = False  # words or a card to be read: never hurried
    most: float = 0.0


class Earshot(NamedTuple):
    """What a sound may depend on: the facts, who listens, and what earlier events have left."""

    facts: Facts
    listener: str = ""  # by name; nobody's is a spectator's
    memory: Mapping[str, str] = MappingProxyType({})


class ByListener(NamedTuple):
    """A sound that is another one to another listener."""

    choose: Callable[[Earshot], str]


class Telling(NamedTuple):
    """Everything that screens, sounds, opponents and undo know of a kind of event."""

    family: LogFamily
    sign: str | ByFacts
    color: str | ByFacts
    rule: str | ByFacts  # its number
    sound: str | ByFacts | ByListener | Nothing
    cue: Cue | Nothing
    personal: bool = False  # heard from the other end of the table when another one's
    remembers: Callable[[Facts, Memory], None] | None = None
    weight: int = 0  # in the recap: how much a newcomer misses who has not seen it
    news: str | ByFacts = ""  # what a headline would be about
    told: bool | Callable[[Facts], bool] = True  # not where another line says it already
    begins: Literal["", "round", "phase", "turn"] = ""  # drawn as a separator
    foreseeable: bool = False  # from what was open, and of face-down cards: undo may cross it
    heeded: bool = False  # by opponents: it says something about what others hide
    by_session: bool = False  # told by the session, not by the rules

    def line(self, facts: Facts) -> LogLine:
        """How the log shows such an event."""
        return LogLine(
            self.family, chosen(self.sign, facts), chosen(self.color, facts),
            chosen(self.rule, facts),
        )  # fmt: skip

    def is_told(self, facts: Facts) -> bool:
        """Whether such an event has a line of its own."""
        return self.told if isinstance(self.told, bool) else self.told(facts)

    def sound_for(self, earshot: Earshot) -> str:
        """The name of the sound; empty for silence."""
        if isinstance(self.sound, Nothing):
            return ""
        if isinstance(self.sound, ByListener):
            return self.sound.choose(earshot)
        return chosen(self.sound, earshot.facts)

    def topic(self, facts: Facts) -> str:
        """What the news make of it; empty if it is none."""
        return chosen(self.news, facts)


def chosen(words: str | ByFacts, facts: Facts) -> str:
    """What is the same for all events of a kind, or what the facts of this one ask for."""
    return words if isinstance(words, str) else words(facts)


def by(fact: str, otherwise: str = "", /, **values: str) -> ByFacts:
    """What goes with the value of a fact."""
    return lambda facts: values.get(str(facts.get(fact)), otherwise)


def either(fact: str, true: str, false: str) -> ByFacts:
    """One of two, by whether a fact is so."""
    return lambda facts: true if facts.get(fact) else false


def filled(pattern: str) -> ByFacts:
    """A pattern such as `symbols/{piece}.white` with the facts filled in."""
    return lambda facts: pattern.format_map(facts)


def number(facts: Facts, fact: str) -> int:
    """A number among the facts; 0 where there is none."""
    value = facts.get(fact)
    return value if isinstance(value, int) else 0


Tellings: TypeAlias = Mapping[str, Telling]

# The course of a game, which every game has; a recap leaves it out.
COURSE: Final = LogFamily("course")
# Told by a match: so many of the events before it, as `events` says, have not happened after all.
TAKEN_BACK: Final = "taken_back"
EVENTS: Final = "events"
# What a match of any title tells; no title has a row for it.
OF_A_MATCH: Final[Tellings] = MappingProxyType(
    {TAKEN_BACK: Telling(COURSE, "undo", "warning", "", "cancel", Cue(0.3), by_session=True)}
)
UNKNOWN: Final = Telling(
    COURSE, "info", "muted", "", Nothing("nobody knows it"), Nothing("nobody knows it")
)


def rule_kinds(tellings: Tellings) -> list[str]:
    """The kinds of events that the rules of a title tell, by name."""
    return sorted(kind for kind, row in tellings.items() if not row.by_session)


def families(tellings: Tellings) -> list[LogFamily]:
    """What the log of a title can be filtered by, in the order of the table."""
    return [one for one in dict.fromkeys(row.family for row in tellings.values()) if one.sign]


def telling_of(tellings: Tellings, kind: str) -> Telling:
    """The row of a kind; what a later version tells is silent, and a line without a rule."""
    return tellings.get(kind) or OF_A_MATCH.get(kind, UNKNOWN)


LONGEST_HIGHLIGHT: Final = 0.15  # seconds between cues where motion is reduced


def gap(tellings: Tellings, kind: str, following: str, calm: bool) -> float:
    """How long after an event the next one begins."""
    cue, after = telling_of(tellings, kind).cue, telling_of(tellings, following).cue
    if not isinstance(cue, Cue):
        return 0.0
    together = isinstance(after, Cue) and cue.lane != "" and cue.lane == after.lane
    seconds = cue.stagger if together else cue.seconds
    return min(seconds, LONGEST_HIGHLIGHT) if calm and not cue.reading else seconds


def planned(tellings: Tellings, kinds: Iterable[str], calm: bool) -> tuple[float, float]:
    """How long these take one after the other: what can be hurried, and what is read."""
    moving = reading = 0.0
    for kind, following in pairwise([*kinds, ""]):
        cue, seconds = telling_of(tellings, kind).cue, gap(tellings, kind, following, calm)
        if isinstance(cue, Cue) and cue.reading:
            reading += seconds
        else:
            moving += seconds
    return moving, reading
