"""A game that is being put together: who sits where, and by which agreements."""

from __future__ import annotations

import os
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from newangeles_gui.engine import Start, rng, seed_of
from newangeles_gui.minds import load_cast
from newangeles_gui.profiles import LONGEST_NAME
from newangeles_gui.session import Agreements, Plan, Seat
from newangeles_gui.settings import KINDS

if TYPE_CHECKING:
    from newangeles_gui.settings import Settings
    from newangeles_gui.titles.rules import AnyBox

CHANCE: Final = ""
PERSON: Final = "human"  # what the settings and the command line call one
LEAST, MOST = 4, 6
Problem = tuple[str, Mapping[str, object]]  # which sentence, and what it names


@dataclass(slots=True)
class DraftSeat:
    """One seat: a person with a name, or an opponent of a level; the rest may be chance's."""

    person: bool = False
    name: str = ""
    level: str = ""
    corporation: str = CHANCE
    character: str = CHANCE


@dataclass(slots=True)
class Draft:
    """Everything that the screen asks for."""

    seats: list[DraftSeat] = field(default_factory=list)
    setup: str = CHANCE
    seed: str = ""
    undo: bool = True
    iron: bool = False
    table_talk: bool = False
    known: tuple[str, ...] = ()  # names of people who have played here
    level: str = ""  # of new opponents

    def challenge(self, level: str) -> None:
        """All opponents are of this level, and new ones too."""
        self.level = level
        for seat in self.seats:
            if not seat.person:
                seat.level = level

    def resize(self, number: int) -> None:
        """More or fewer seats; new ones are opponents, the last ones go first."""
        number = max(LEAST, min(MOST, number))
        del self.seats[number:]
        while len(self.seats) < number:
            self.seats.append(DraftSeat(level=self.level))

    def move(self, place: int, step: int) -> None:
        """A seat changes places with its neighbour."""
        goal = place + step
        if 0 <= goal < len(self.seats):
            self.seats[place], self.seats[goal] = self.seats[goal], self.seats[place]

    def take(self, place: int, corporation: str) -> None:
        """A seat gets a corporation; whoever had it gets the other one in return."""
        seat = self.seats[place]
        for other in self.seats:
            if corporation and other is not seat and other.corporation == corporation:
                other.corporation = seat.corporation
        seat.corporation = corporation

    def cast(self, place: int, character: str) -> None:
        """An opponent is somebody; whoever was that before is the other one in return."""
        seat = self.seats[place]
        for other in self.seats:
            if character and other is not seat and other.character == character:
                other.character = seat.character
        seat.character = character

    def change_kind(self, place: int, person: bool) -> None:
        """A person or an opponent sits here."""
        seat = self.seats[place]
        seat.person = person
        if person and not seat.name:
            seat.name = self._free_name()
        if not person and not seat.level:
            seat.level = self.level

    def _free_name(self) -> str:
        taken = {seat.name for seat in self.seats if seat.person}
        return next((name for name in self.known if name not in taken), "")

    def next_name(self, place: int) -> None:
        """The next name of somebody who has played here."""
        if self.known:
            now = self.seats[place].name
            after = self.known.index(now) + 1 if now in self.known else 0
            self.seats[place].name = self.known[after % len(self.known)]

    def problem(self) -> Problem | None:
        """Why it cannot begin, or None."""
        people = [seat.name.strip() for seat in self.seats if seat.person]
        if not people:
            return "nobody", {}
        for place, seat in enumerate(self.seats, 1):
            if seat.person and not seat.name.strip():
                return "no_name", {"number": place}
        doubled = next((name for name in people if people.count(name) > 1), None)
        return None if doubled is None else ("same_name", {"name": doubled})

    def plan(self, box: AnyBox) -> Plan:
        """The game as agreed; chance decides what was left to it, by the seed."""
        seed = self.seed.strip() or str(int.from_bytes(os.urandom(8), "big"))
        corporations = filled(box, [seat.corporation for seat in self.seats], seed)
        taken = {seat.character for seat in self.seats if not seat.person}
        characters = [name for name in cast_by_chance(seed) if name not in taken]
        seats = [
            Seat(seat.name.strip()[:LONGEST_NAME])
            if seat.person
            else Seat(corporation, "opponent", seat.level, seat.character or characters.pop())
            for seat, corporation in zip(self.seats, corporations, strict=True)
        ]
        agreements = Agreements(self.undo and not self.iron, self.iron, self.table_talk)
        options = {"setup": self.setup} if self.setup else {}
        return Plan(Start(corporations, seed, options), seats, agreements)


def filled(box: AnyBox, chosen: Sequence[str], seed: str) -> list[str]:
    """A role for every seat: those chosen, and others by chance."""
    free = [name for name in box.title.rules.roles(box) if name not in chosen]
    rng.shuffle(free, rng.output(rng.seed(seed_of(seed))))
    return [name or free.pop() for name in chosen]


def cast_by_chance(seed: str) -> list[str]:
    """The characters in the order in which they sit down; the last one first."""
    names = list(load_cast().characters)
    rng.shuffle(names, rng.seed(f"characters {seed}"))
    return names


def identity() -> str:
    """A name for a new game that no other game has."""
    return time.strftime("game-%Y%m%d-%H%M%S-") + os.urandom(2).hex()


def remembered(settings: Settings, box: Any, known: Sequence[str], somebody: str) -> Draft:
    """The game as it was put together last; at first one person and three gentle opponents."""
    values = settings.values
    first = not known and all(
        values[name] == KINDS[name].default for name in ("opponents", "seats")
    )
    minds, roles = box.title.minds, box.title.rules.roles(box)
    level = str(values["opponents"]) if values["opponents"] in minds.levels else minds.usual
    level = minds.gentle if first else level
    player = str(values["player"]) or (known[0] if known else somebody)
    names = iter(_listed(values["people"]) or [player])
    draft = Draft(
        setup=str(values["setup"]) if values["setup"] in box.content.setups else CHANCE,
        undo=bool(values["undo"]),
        iron=bool(values["iron"]),
        table_talk=bool(values["table_talk"]),
        known=tuple(dict.fromkeys([player, *known])),
        level=level,
    )
    for kind in _listed(values["seats"])[:MOST]:
        if kind == PERSON:
            draft.seats.append(DraftSeat(True, next(names, ""), level))
        else:
            draft.seats.append(
                DraftSeat(level=kind if kind in minds.levels and not first else level)
            )
    draft.resize(len(draft.seats))
    for place, name in enumerate(_listed(values["corporations"])[: len(draft.seats)]):
        if name in roles:
            draft.take(place, name)
    known_characters = load_cast().characters
    for place, name in enumerate(_listed(values["characters"])[: len(draft.seats)]):
        if name in known_characters:
            draft.cast(place, name)
    return draft


def remember(settings: Settings, draft: Draft) -> None:
    """Keep how this game was put together for the next one."""
    people = [seat.name.strip() for seat in draft.seats if seat.person]
    settings.choose("player", people[0])
    settings.choose("people", ",".join(name.replace(",", " ") for name in people))
    kinds = [PERSON if seat.person else seat.level for seat in draft.seats]
    settings.choose("seats", ",".join(kinds))
    settings.choose("corporations", ",".join(seat.corporation for seat in draft.seats))
    settings.choose("characters", ",".join(seat.character for seat in draft.seats))
    settings.choose("setup", draft.setup)
    settings.choose("undo", draft.undo)
    settings.choose("iron", draft.iron)
    settings.choose("table_talk", draft.table_talk)


def _listed(text: object) -> list[str]:
    return [part.strip() for part in str(text).split(",")] if text else []
