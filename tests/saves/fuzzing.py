"""Saves that are changed by chance, but with the structure of a game in mind.

Anything in a save can be changed to something else of its kind, dropped, doubled, shuffled or
exchanged with something else, one to six times; the checksums are made right again, and the
content or the version is one that nobody has, so that the state alone speaks for itself. A file
is told by its number, so that what it did can be looked at again.
"""

import copy
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final, NamedTuple, TypeVar

from newangeles_gui.engine.conformance import Dice
from newangeles_gui.session.loading import save_bytes
from newangeles_gui.session.match import Match
from newangeles_gui.titles.new_angeles.minds.bargaining.conversation import StandingOffer, step_of
from newangeles_gui.titles.new_angeles.rules.game import Box
from newangeles_gui.titles.new_angeles.talk.arrangements import Arrangements
from tests.session.forging import Forgery
from tests.session.games import begin, some_choice

T = TypeVar("T")

MOST_EDITS: Final = 6
NUMBERS: Final = (-2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 12, 24, 25, 26, 31, 255, 512, 10_000, 2**63)
ODD: Final = (None, True, 0, -1, "", "x", "?", [], {}, [0], [[]], {"kind": "turn"})
SAVES_PER_QUESTION: Final = 2
# What the rules say of most forgeries; what loading says of them is the test.
NO_GAME: Final = (
    AssertionError, AttributeError, LookupError, RuntimeError, TypeError, ValueError,
)  # fmt: skip


class Slot(NamedTuple):
    """A place in a save: what is at `key` of a list or a mapping."""

    within: Any
    key: Any

    @property
    def value(self) -> Any:
        return self.within[self.key]

    def put(self, value: Any) -> None:
        self.within[self.key] = value


class Chance(Dice):
    """Dice that pick."""

    def one_in(self, number: int) -> bool:
        return self.below(number) == 0

    def pick(self, several: Sequence[T]) -> T:
        return several[self.below(len(several))]


def bases(box: Box, games: int) -> list[Forgery]:
    """Saves before every kind of question that comes up in some games, and after their end."""
    found: list[Forgery] = []
    seen: dict[str, int] = {}
    for number in range(games):
        match, dice = begin(box, 4 + number % 3, f"fuzzed {number}"), Chance(f"fuzzed {number}")
        while match.pending is not None:
            kind = f"{match.pending.kind} {match.pending.source}"
            if seen.setdefault(kind, 0) < SAVES_PER_QUESTION and dice.one_in(3):
                seen[kind] += 1
                match.extras = said(match) if dice.one_in(3) else Arrangements()
                found.append(Forgery(save_bytes(match, 1)))
            match.apply(some_choice(match, dice))
        found.append(Forgery(save_bytes(match, 1)))
    return found


def said(match: Match) -> Arrangements:
    """Something of everything that can be said at a table."""
    called = StandingOffer(1, 1, 2, match.game.state.turns_taken, (0, 2))
    trade = f"from={match.game.name(1)} to={match.game.name(0)} give=1 get=-"
    step = " ".join(str(one) for one in step_of(match.view()))
    return Arrangements({(0, 2), (1, 3)}, [called], step, {trade}, {0})


def names_in(box: Box) -> Iterator[str]:
    """The names of everything in the box of New Angeles."""
    content = box.content
    named = (box.cards, box.programs, box.windows, box.assets, box.corporations)
    rest = (content.events, content.demands, content.investments, box.district_ids)
    for names in (*named, *rest):
        yield from names


class Fuzzer:
    """Makes files out of sound saves."""

    def __init__(self, box: Any, bases: Sequence[Forgery], texts: Iterable[str]) -> None:
        """Saves of a game of any title, and the names of what is in its box."""
        self.box = box
        self.bases = bases
        self.texts = sorted({*texts})
        self.inside: dict[type, list[Any]] = {}
        for base in bases:
            for slot in _slots(base.state):
                self.inside.setdefault(type(slot.value), []).append(slot.value)
        self.frames = [frame for base in bases for frame in base.stack]

    def file(self, number: int | str) -> tuple[bytes, str]:
        """The bytes of a file, and what was done to make it."""
        chance = Chance(f"file {number}")
        place = chance.below(len(self.bases))
        forgery = self.bases[place].copy()
        edits = 1 + min(chance.below(MOST_EDITS), chance.below(MOST_EDITS))
        done = [self._edit(forgery, chance) for _ in range(edits)]
        if foreign := not chance.one_in(4):
            done.append("foreign content")
        else:
            forgery.header["app"] = "0.0.1"
        if chance.below(2) and (way := self._mend(forgery.data, chance)):
            done.append(way)
        return forgery.to_bytes(foreign=foreign), f"file {number}: save {place}, {done}"

    def _mend(self, data: dict[str, Any], chance: Chance) -> str:
        """Let the game run on to a question, as one can who has the program at hand."""
        try:
            rules = self.box.title.rules
            game = rules.read(self.box, data["state"])
            game.run()
        except NO_GAME:
            return ""
        if chance.below(2):
            data["state"] = rules.write(game.state)
            return "gone on"
        pending = game.pending
        data["state"]["pending"] = None if pending is None else pending.to_dict()
        return "asked anew"

    def _edit(self, forgery: Forgery, chance: Chance) -> str:
        if chance.one_in(40):
            root = forgery.header
        elif chance.one_in(20) or not isinstance(forgery.data.get("state"), dict):
            root = forgery.data
        else:
            root = self._part(forgery.state, chance)
        way, slot = chance.pick(list(_Ways)), self._somewhere(root, chance)
        if slot is None:
            return "nothing"
        before = f"{slot.key} {slot.value!r:.60}"
        _Ways[way](self, root, slot, chance)
        return f"{way} {before}"

    def _part(self, state: dict[str, Any], chance: Chance) -> Any:
        """The whole state, or what is small in it and would be met too seldom."""
        small = [state.get("deal"), state.get("promises"), state.get("stack")]
        small = [one for one in small if isinstance(one, dict | list) and one]
        return chance.pick(small) if small and chance.below(2) else state

    def _somewhere(self, root: Any, chance: Chance) -> Slot | None:
        """A place: each field of the state is as likely as another, whatever is in it."""
        slot = None
        within = root
        while isinstance(within, dict | list) and within and (slot is None or chance.below(4)):
            slot = Slot(within, chance.pick(list(_keys(within))))
            within = slot.value
        return slot

    def change(self, root: Any, slot: Slot, chance: Chance) -> None:
        """Something else of its kind, or of none."""
        slot.put(self._other(slot.value, chance))

    def _other(self, value: Any, chance: Chance) -> Any:
        if chance.one_in(12):
            return copy.deepcopy(chance.pick(ODD))
        if isinstance(value, bool):
            return not value
        if isinstance(value, int) and chance.below(2):
            return value + chance.pick((-1, 1)) if chance.below(3) else chance.pick(NUMBERS)
        if isinstance(value, str) and chance.below(2):
            return chance.pick(self.texts) if chance.below(8) else ""
        if isinstance(value, dict) and "kind" in value and chance.below(2):
            return copy.deepcopy(chance.pick(self.frames))
        return copy.deepcopy(chance.pick(self.inside[type(value)]))

    def drop(self, root: Any, slot: Slot, chance: Chance) -> None:
        """It is not there any more."""
        del slot.within[slot.key]

    def add(self, root: Any, slot: Slot, chance: Chance) -> None:
        """The same or another like it once more."""
        value = copy.deepcopy(slot.value)
        value = self._other(value, chance) if chance.below(2) else value
        if isinstance(slot.within, list):
            slot.within.insert(chance.below(len(slot.within) + 1), value)
        else:
            slot.within[chance.pick(self.texts)] = value

    def shuffle(self, root: Any, slot: Slot, chance: Chance) -> None:
        """In another order."""
        within = slot.value if isinstance(slot.value, list) else slot.within
        if isinstance(within, list):
            order = sorted(range(len(within)), key=lambda _: chance.below(1 << 30))
            within[:] = [within[place] for place in order]

    def exchange(self, root: Any, slot: Slot, chance: Chance) -> None:
        """With something of its kind that is elsewhere."""
        kind = type(slot.value)
        others = [one for one in _slots(root) if type(one.value) is kind]
        other = chance.pick(others)
        if not _inside(slot.value, other) and not _inside(other.value, slot):
            mine = slot.value
            slot.put(other.value)
            other.put(mine)


_Ways: Final = {
    "change": Fuzzer.change,
    "drop": Fuzzer.drop,
    "add": Fuzzer.add,
    "shuffle": Fuzzer.shuffle,
    "exchange": Fuzzer.exchange,
}


def _keys(within: Any) -> Sequence[Any]:
    return list(within) if isinstance(within, dict) else range(len(within))


def _slots(value: Any) -> Iterator[Slot]:
    """Every place in a save."""
    if isinstance(value, dict | list):
        for key in _keys(value):
            yield Slot(value, key)
            yield from _slots(value[key])


def _inside(whole: Any, slot: Slot) -> bool:
    """Whether a place is within something; exchanged with it there would be no end."""
    return whole is slot.within or any(slot.within is one.value for one in _slots(whole))


def fates(fuzzer: Fuzzer, attempt: Any, first: int, count: int) -> Counter[str]:
    """What became of so many files; a failure tells what was done to the file."""
    found: Counter[str] = Counter()
    for number in range(first, first + count):
        raw, told = fuzzer.file(number)
        try:
            found[attempt.run(raw, number)] += 1
        except Exception as error:
            raise AssertionError(f"{told}: {error!r}") from error
    return found
