"""A game that is being put together: who sits where, and by which agreements."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from newangeles_gui.engine import Start, random_bits, seed_of, seeded, shuffle
from newangeles_gui.profiles import LONGEST_NAME, BadProfilesError, Profiles, profiles_file
from newangeles_gui.session import Agreements, Plan, Seat

if TYPE_CHECKING:
    from newangeles_gui.settings import Chosen, Settings
    from newangeles_gui.titles.title import AnyBox

CHANCE: Final = ""
PERSON: Final = "human"  # what the settings and the command line call one
AGREED: Final = ("undo", "iron")  # what all games can be agreed on
Problem = tuple[str, Mapping[str, object]]  # which sentence, and what it names


@dataclass(slots=True)
class DraftSeat:
    """One seat: a person with a name, or an opponent of a level; the rest may be chance's."""

    person: bool = False
    name: str = ""
    level: str = ""
    role: str = CHANCE
    character: str = CHANCE  # whom an opponent is, or whose face a person has


@dataclass(slots=True)
class Draft:
    """Everything that the screen asks for."""

    sizes: range  # how many can play
    seats: list[DraftSeat] = field(default_factory=list)
    options: dict[str, str] = field(default_factory=dict)  # what is not left to chance
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
        number = max(self.sizes[0], min(self.sizes[-1], number))
        del self.seats[number:]
        while len(self.seats) < number:
            self.seats.append(DraftSeat(level=self.level))

    def move(self, place: int, step: int) -> None:
        """A seat changes places with its neighbour."""
        goal = place + step
        if 0 <= goal < len(self.seats):
            self.seats[place], self.seats[goal] = self.seats[goal], self.seats[place]

    def take(self, place: int, role: str) -> None:
        """A seat gets a role; whoever had it gets the other one in return."""
        seat = self.seats[place]
        for other in self.seats:
            if role and other is not seat and other.role == role:
                other.role = seat.role
        seat.role = role

    def cast(self, place: int, character: str) -> None:
        """An opponent is somebody, or a person looks so; who was that before is the other one."""
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
        roles = filled(box, [seat.role for seat in self.seats], seed)
        taken = {seat.character for seat in self.seats}
        everybody = shuffled(box.title.minds.characters, seed)
        characters = [name for name in everybody if name not in taken]
        seats = [
            Seat(seat.name.strip()[:LONGEST_NAME], face=seat.character)
            if seat.person
            else Seat(role, "opponent", seat.level, seat.character or _next(characters))
            for seat, role in zip(self.seats, roles, strict=True)
        ]
        agreements = Agreements(self.undo and not self.iron, self.iron, self.table_talk)
        options = {name: value for name, value in self.options.items() if value}
        return Plan(Start(roles, seed, options), seats, agreements)


def filled(box: AnyBox, chosen: Sequence[str], seed: str) -> list[str]:
    """A role for every seat: those chosen, and others by chance."""
    free = [name for name in box.title.rules.roles(box) if name not in chosen]
    shuffle(free, random_bits(seeded(seed_of(seed))))
    return [name or free.pop() for name in chosen]


def shuffled(characters: Sequence[str], seed: str) -> list[str]:
    """The characters in the order in which they sit down; the last one first."""
    names = list(characters)
    shuffle(names, seeded(f"characters {seed}"))
    return names


def _next(characters: list[str]) -> str:
    return characters.pop() if characters else ""


def identity() -> str:
    """A name for a new game that no other game has."""
    return time.strftime("game-%Y%m%d-%H%M%S-") + os.urandom(2).hex()


def known_people() -> list[str]:
    """Whoever has finished a game here, in alphabetical order; nobody if that cannot be read."""
    try:
        return sorted(Profiles.load(profiles_file()).games)
    except BadProfilesError:
        return []


def remembered(settings: Settings, box: Any, known: Sequence[str], somebody: str) -> Draft:
    """The game as it was put together last; at first one person and gentle opponents."""
    title = box.title
    own = settings.of(title.meta.id, title.settings)
    minds, first = title.minds, not known and not _has_chosen(own)
    usual = str(own.values["opponents"])
    level = minds.gentle if first else usual if usual in minds.levels else minds.usual
    player = str(settings.values["player"]) or (known[0] if known else somebody)
    draft = Draft(
        title.meta.seats,
        options={name: str(own.values[name]) for name in _offered(own, box)},
        undo=bool(settings.values["undo"]),
        iron=bool(settings.values["iron"]),
        table_talk=bool(own.values.get("table_talk")),
        known=tuple(dict.fromkeys([player, *known])),
        level=level,
    )
    names = iter(_listed(own.values["people"]) or [player])
    levels = () if first else minds.levels
    for kind in (_listed(own.values["seats"]) or [PERSON])[: draft.sizes[-1]]:
        if kind == PERSON:
            draft.seats.append(DraftSeat(True, next(names, ""), level))
        else:
            draft.seats.append(DraftSeat(level=kind if kind in levels else level))
    least: int = 0 if own.values["seats"] else title.meta.usual
    draft.resize(max(len(draft.seats), least))
    _seat(draft, _listed(own.values["roles"]), title.rules.roles(box), draft.take)
    _seat(draft, _listed(own.values["characters"]), minds.characters, draft.cast)
    return draft


def _has_chosen(own: Chosen) -> bool:
    """Whether somebody has ever said whom to play against."""
    return any(own.values[name] != own.kinds[name].default for name in ("opponents", "seats"))


def _offered(own: Chosen, box: Any) -> list[str]:
    """The options of the last game that there are today."""
    offered = box.title.rules.options(box)
    return [name for name in own.kinds if own.values[name] in offered.get(name, ())]


def _seat(
    draft: Draft, names: Sequence[str], known: Sequence[str], take: Callable[[int, str], None]
) -> None:
    """Whoever is still there sits where they sat."""
    for place, name in enumerate(names[: len(draft.seats)]):
        if name in known:
            take(place, name)


def remember(settings: Settings, box: Any, draft: Draft) -> None:
    """Keep how this game was put together for the next one."""
    own = settings.of(box.title.meta.id, box.title.settings)
    people = [seat.name.strip() for seat in draft.seats if seat.person]
    settings.choose("player", people[0])
    for name in AGREED:
        settings.choose(name, getattr(draft, name))
    own.choose("people", ",".join(name.replace(",", " ") for name in people))
    kinds = [PERSON if seat.person else seat.level for seat in draft.seats]
    own.choose("seats", ",".join(kinds))
    own.choose("roles", ",".join(seat.role for seat in draft.seats))
    own.choose("characters", ",".join(seat.character for seat in draft.seats))
    for name in box.title.rules.options(box):
        if name in own.kinds:
            own.choose(name, draft.options.get(name, CHANCE))
    if "table_talk" in own.kinds:
        own.choose("table_talk", draft.table_talk)


def _listed(text: object) -> list[str]:
    return [part.strip() for part in str(text).split(",")] if text else []
