"""Everything that has happened, as each seat at this screen knows it."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import takewhile
from typing import TYPE_CHECKING, Final, NamedTuple

from newangeles_gui.engine import Event
from newangeles_gui.session import SPECTATOR
from newangeles_gui.titles.telling import COURSE, telling_of

if TYPE_CHECKING:
    from newangeles_gui.engine import Facts, Told
    from newangeles_gui.scenes import Services
    from newangeles_gui.session import Match
    from newangeles_gui.titles.telling import LogLine, Telling

    from ..picker import Target

ALL: Final = "all"


class LogTalk(NamedTuple):
    """Who said something, and the words in the language of then."""

    seat: int
    words: Callable[[], str]


@dataclass(slots=True)
class LogEntry:
    """A line of the log: what happened, and its words once somebody has read them."""

    number: int  # among all events that this seat was told
    kind: str
    facts: Facts
    telling: Telling
    known: LogLine
    seat: int  # whom it was told
    words: str = ""
    language: str = ""
    talk: list[LogTalk] = field(default_factory=list)  # what was said about it

    @property
    def is_round(self) -> bool:
        """Whether a round or a phase begins: a separator, in every filter."""
        return self.telling.begins in ("round", "phase")

    @property
    def is_turn(self) -> bool:
        """Whether a turn begins."""
        return self.telling.begins == "turn"


@dataclass(slots=True)
class LogReading:
    """How the log is read: kept while what shows it is made anew."""

    family: str = ALL
    search: str = ""
    scrolled: int = 0  # pixels from the newest line
    anchor: tuple[int, int] | None = None  # the lowest line, and how far up it stands


@dataclass(slots=True)
class Book:
    """What one seat was told."""

    seat: int
    told: int = 0
    seen: int = 0  # the first event after the last look at the log
    since: int = 0  # the first event after the seat's own last decision
    asked: bool = False  # whether that seat had the question when it was told of the last event
    entries: list[LogEntry] = field(default_factory=list)


class Chronicle:
    """Listens to a match for every person at the screen, and for a spectator.

    `behind` says how many of the newest events are not yet to be read, because the table has
    still to show them.
    """

    def __init__(self, services: Services, match: Match, people: Iterable[int]) -> None:
        self.services = services
        self.match = match
        self._tellings, self._room = match.title.tellings, services.room.at_table()
        self.behind: Callable[[], int] = lambda: 0
        self.reading = LogReading()
        self._books = {seat: Book(seat) for seat in (*people, SPECTATOR)}
        for seat, book in self._books.items():
            self._write(book, [(event.kind, event.facts(seat)) for event in match.log])
            book.since, book.seen, book.asked = book.told, book.told, self._asks(seat)
            match.listen(seat, partial(self._hear, seat))

    def _asks(self, seat: int) -> bool:
        pending = self.match.pending
        return pending is not None and pending.seat == seat

    def _hear(self, seat: int, told: Sequence[Told]) -> None:
        book = self._books[seat]
        if book.asked:
            book.since = book.told
        self._write(book, told)
        book.asked = self._asks(seat)

    def _write(self, book: Book, told: Iterable[Told]) -> None:
        for kind, facts in told:
            telling = telling_of(self._tellings, kind)
            if telling.is_told(facts):
                entry = LogEntry(book.told, kind, facts, telling, telling.line(facts), book.seat)
                book.entries.append(entry)
            book.told += 1

    def say(self, seat: int, words: Callable[[], str]) -> None:
        """Somebody says something about what has happened last: all have heard it."""
        for book in self._books.values():
            for entry in book.entries[-1:]:
                entry.talk.append(LogTalk(seat, words))

    def entries(self, seat: int, family: str = ALL, search: str = "") -> list[LogEntry]:
        """What a seat may read now, the newest last; of a family, or with words in it."""
        book = self._book(seat)
        count = bisect_left(book.entries, self._end(book), key=lambda entry: entry.number)
        shown = book.entries[:count]
        if family != ALL:
            shown = [one for one in shown if one.known.family.name == family or one.is_round]
        if not search.strip():
            return shown
        wanted = search.strip().casefold()
        return [one for one in shown if wanted in self.told(one).casefold()]

    def _book(self, seat: int) -> Book:
        return self._books.get(seat) or self._books[SPECTATOR]

    def _end(self, book: Book) -> int:
        return book.told - self.behind()

    def unseen(self, seat: int) -> int:
        """How many lines have come since the last look at the log, headlines left out."""
        seen = self._book(seat).seen
        new = takewhile(lambda one: one.number >= seen, reversed(self.entries(seat)))
        return sum(not (one.is_round or one.is_turn) for one in new)

    def look(self, seat: int) -> None:
        """Somebody looks at the log: everything there is has been seen."""
        book = self._book(seat)
        book.seen = self._end(book)

    def since(self, seat: int) -> int:
        """The number of the first event after a seat's own last decision; 0 if it made none."""
        book = self._books.get(seat)
        return 0 if book is None or seat == SPECTATOR else book.since

    def words(self, entry: LogEntry) -> str:
        """An entry in the language of the player."""
        words = self.services.words
        if entry.language != words.catalog.language.code:
            table = words.at_table(self.match, entry.seat)
            entry.words = table.event(Event(entry.kind, entry.facts))
            entry.language = words.catalog.language.code
        return entry.words

    def told(self, entry: LogEntry) -> str:
        """The same with what was said about it."""
        words, players = self.services.words, self.match.plan.start.players
        table = words.at_table(self.match, entry.seat)
        talk = [
            words.say("textgame.says", player=table.called(players[one.seat]), line=one.words())
            for one in entry.talk
        ]
        return " ".join([self.words(entry), *talk])

    def card(self, entry: LogEntry) -> str:
        """The card that an entry names, as the faces of cards know it; empty if there is none."""
        return self._room.card(entry.kind, entry.facts)

    def place(self, entry: LogEntry) -> Target | None:
        """Where on the table it happened."""
        return self._room.place(self.services.box, entry.kind, entry.facts)

    def recap(self, seat: int) -> list[LogEntry]:
        """What has happened since a seat's own last decision, the course of the game left out."""
        since = self.since(seat)
        entries = self.entries(seat)
        first = bisect_left(entries, since, key=lambda entry: entry.number)
        return [one for one in entries[first:] if one.known.family != COURSE]
