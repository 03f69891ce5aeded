"""How events sound to one player: won or lost, near or far, one after the other."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from newangeles_gui.engine import Facts
from newangeles_gui.titles.telling import Earshot, Memory, Tellings, telling_of

from .sounds import AT_ONCE, Sounds

Events = Iterable[tuple[str, Facts]]
PARTIES: Final = ("player", "to", "of")
MOST: Final = 4  # that wait
# The next one comes when this share of a sound is over, within these bounds (seconds).
SHARE: Final = 0.3
SHORTEST: Final = 0.1
LONGEST: Final = 0.35
PRIORITIES: Final = tuple(AT_ONCE)


class Sounding(NamedTuple):
    """A sound to be played; what other players do at their end of the table is far."""

    sound: str
    far: bool = False


class Ear:
    """Hears events as one player does, and remembers what later sounds depend on."""

    __slots__ = ("_memory",)

    def __init__(self) -> None:
        self._memory: Memory = {}

    def soundings(self, events: Events, tellings: Tellings, listener: str) -> Iterator[Sounding]:
        """The sounds of events to a player, or to a spectator."""
        for kind, facts in events:
            telling = telling_of(tellings, kind)
            if telling.remembers is not None:
                telling.remembers(facts, self._memory)
            sound = telling.sound_for(Earshot(facts, listener, self._memory))
            if sound:
                yield Sounding(sound, telling.personal and _is_anothers(facts, listener))


def _is_anothers(facts: Facts, listener: str) -> bool:
    named = [facts[party] for party in PARTIES if party in facts]
    return bool(named and listener) and listener not in named


class Burst:
    """The sounds that wait for their turn; of too many only those that matter most are kept."""

    __slots__ = ("_waiting", "_sounds", "_wait")

    def __init__(self, sounds: Sounds) -> None:
        self._sounds = sounds
        self._waiting: list[Sounding] = []
        self._wait = 0.0

    @property
    def busy(self) -> bool:
        """Whether sounds wait."""
        return bool(self._waiting)

    def add(self, soundings: Iterable[Sounding]) -> None:
        """Play these as well; the first one at once if nothing waits."""
        for sounding in soundings:
            self._add(sounding)
        by_rank = sorted(self._waiting, key=lambda one: PRIORITIES.index(self._rank(one)))
        self._waiting = [one for one in self._waiting if one in by_rank[:MOST]]
        self.update(0.0)

    def _add(self, sounding: Sounding) -> None:
        if not self._sounds.rank(sounding.sound):
            return
        for place, other in enumerate(self._waiting):
            if other.sound == sounding.sound:
                self._waiting[place] = Sounding(sounding.sound, sounding.far and other.far)
                return
        self._waiting.append(sounding)

    def _rank(self, sounding: Sounding) -> str:
        rank = self._sounds.rank(sounding.sound)
        return rank if rank in AT_ONCE else PRIORITIES[-1]

    def update(self, seconds: float) -> None:
        """Time passes."""
        self._wait = max(0.0, self._wait - seconds)
        while self._waiting and not self._wait:
            sounding = self._waiting.pop(0)
            if self._sounds.play(sounding.sound, sounding.far):
                length = self._sounds.seconds(sounding.sound)
                self._wait = min(LONGEST, max(SHORTEST, SHARE * length))

    def clear(self) -> None:
        """Nothing waits any more."""
        self._waiting.clear()
