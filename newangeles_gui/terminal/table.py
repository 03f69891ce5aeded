"""A whole game at the terminal: who is wanted is asked, and what happened is told."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeAlias

from newangeles_gui.session import (
    NOBODY,
    Autosaver,
    BadSaveError,
    Conductor,
    DiskError,
    Opponents,
    talk_of,
)
from newangeles_gui.words import save_trouble

from .console import InputEnded
from .front import PlainTerminal
from .person import Person, Quit

if TYPE_CHECKING:
    from newangeles_gui.engine import Event, Told
    from newangeles_gui.i18n import Name
    from newangeles_gui.session import Answering, Match
    from newangeles_gui.titles.title import Title
    from newangeles_gui.words import Sayings

    from .console import Console
    from .front import Terminal
    from .person import Scripted


class Explained(NamedTuple):
    """Something that somebody did, and why."""

    event: Event
    why: str


Entry: TypeAlias = "Event | Explained | str"  # a text is what was said aloud


class TerminalChronicle:
    """All events, and up to where each seat has read."""

    def __init__(self, seats: int, words: Sayings, title: Title) -> None:
        self.events: list[Entry] = []  # what has happened, and what was said about it
        self.words = words
        self.title = title
        self._read = [0] * seats

    def add(self, events: Iterable[Entry]) -> None:
        """Something has happened, or somebody has said something that all could hear."""
        self.events += events

    def new_to(self, seat: int) -> bool:
        """Whether a seat has not read anything yet."""
        return not self._read[seat]

    def news(self, seat: int) -> list[str]:
        """What a seat has not read yet; from now on it has."""
        fresh = self.events[self._read[seat] :]
        self._read[seat] = len(self.events)
        return self.told(fresh, seat)

    def last(self, seat: int, count: int) -> list[str]:
        """The last lines, read or not."""
        return self.told(self.events, seat)[-count:]

    def told(self, entries: Iterable[Entry], seat: int | None) -> list[str]:
        """The lines that a seat gets to read."""
        return [line for entry in entries if (line := self._line(entry, seat))]

    def explained(self, events: Sequence[Event], player: str, why: str) -> list[Entry] | None:
        """The events with the reason at the first that all hear of; None if that is not theirs."""
        found: list[Entry] = list(events)
        for place, event in enumerate(events):
            if self._is_told(event, None):
                found[place] = Explained(event, why)
                return found if event.data.get("player", player) == player else None
        return None

    def _is_told(self, event: Event, seat: int | None) -> bool:
        return self.title.telling(event.kind).is_told(event.facts(seat))

    def _line(self, entry: Entry, seat: int | None) -> str:
        if isinstance(entry, str):
            return entry
        event, why = entry if isinstance(entry, Explained) else (entry, "")
        if not self._is_told(event, seat):
            return ""
        line = self.words.event(event, seat)
        return self.words.say("textgame.because", told=line, line=why) if why else line


DONE: Final = 0
UNFINISHED: Final = 1
LAST_LINES: Final = 30


class Saver(Autosaver):
    """Keeps the saves of one match, one more under a name if that is wanted."""

    def save_as(self, words: Sayings, title: str) -> str:
        """Save under a name; returns what to tell the player."""
        try:
            path = self.store.save_as(self.match, title or self.match.identity)
        except DiskError as error:
            return save_trouble(words, error.reason)
        except BadSaveError as error:
            return words.say(f"save.bad.{error.code}")
        return words.say("textgame.saved", name=path.stem)


def front_of(title: Title) -> Terminal:
    """What a title shows and lets people say."""
    return PlainTerminal(title) if title.terminal is None else title.terminal()


class Table:
    """One match at one terminal, which goes from person to person behind a curtain."""

    def __init__(
        self,
        match: Match,
        words: Sayings,
        console: Console,
        thinking: Answering,
        talk: bool = True,
        saver: Saver | None = None,
        scripts: Mapping[int, Scripted] | None = None,
    ) -> None:
        """`talk` gives people time to talk before others decide."""
        self.match, self.words, self.console = match, words, console
        self.front = front_of(match.title)
        self.talk = talk
        self.saver = saver
        spoken = talk_of(match, thinking, lambda: self.talk)
        opponents = Opponents(match, thinking)
        self.conductor = Conductor(match, match.plan.people, opponents, spoken, scripts)
        self.people = self.conductor.people
        told = words.at_table(match, None, typed=True)
        self.chronicle = TerminalChronicle(len(match.plan.seats), told, match.title)
        self.person = Person(self)
        self.exchange = self.front.exchange(self)
        self.others_moved = True
        self._heard = len(match.log)
        match.listen(NOBODY, self._happened)

    def view(self, seat: int = NOBODY) -> Any:
        """What a seat may know."""
        return self.match.view(seat)

    def player(self, seat: int) -> Name:
        """Who plays in a seat, as it is put into sentences."""
        return self.words.player(self.match.game.name(seat))

    def say(self, key: str, **values: object) -> None:
        """Say something of the terminal's own."""
        self.console.say(self.words.say(f"textgame.{key}", **values))

    def run(self) -> int:
        """Play to the end; the exit status."""
        self._begin()
        try:
            while not self.match.over:
                self.go_on()
        except InputEnded:
            self.say("input_ended")
            return UNFINISHED
        except Quit:
            self.say("quitting_saved" if self.saver else "quitting")
            return DONE
        self._end()
        return DONE

    def _begin(self) -> None:
        self.chronicle.add(self.match.log)
        if not self.people:
            self.console.say_all(self.chronicle.told(self.match.log, None))
        self.say("welcome")
        players = [self.player(seat) for seat in range(len(self.match.plan.seats))]
        self.say("playing", players=", ".join(self.words.name(one.key) for one in players))

    def go_on(self) -> None:
        """Until a person is wanted; then what that person does."""
        conductor = self.conductor
        wanted = conductor.run()
        self.chronicle.add(self.exchange.overheard())
        decision = conductor.pending
        if not wanted or decision is None or self.exchange.reply():
            return
        if conductor.heeding != NOBODY:
            choice = self.person.talk(conductor.heeding, decision)
        elif conductor.asks_person:
            choice = self.person.decide(decision)
            self.others_moved = False
        else:
            return
        if choice is not None:
            conductor.make(choice)

    def rewind(self, word: str) -> bool:
        """Take a choice back or make it again; whether there was one."""
        steps: dict[str, tuple[bool, Callable[[], object]]] = {
            "u": (self.match.can_undo, self.match.undo),
            "r": (self.match.can_redo, self.match.redo),
        }
        possible, step = steps[word]
        if possible:
            self.conductor.rewind(step)
        return possible

    # ------------------------------------------------------------ the curtain

    def hand_over(self, seat: int) -> None:
        """Between two people's views the screen shows a name and nothing else."""
        if len(self.people) > 1 and seat != self.conductor.viewer:
            player = self.player(seat)
            self.console.clear()
            self.say("curtain.hand_over", player=player)
            self.conductor.look(NOBODY)
            self.console.ask(self.words.say("textgame.curtain.ready", player=player))
            self.console.clear()
        self.conductor.look(seat)

    def fall(self) -> None:
        """What comes now is for everybody: nothing private stays on the screen."""
        if len(self.people) > 1:
            self.console.clear()
            self.conductor.look(NOBODY)

    # ------------------------------------------------------------ what is told

    def _happened(self, told: Sequence[Told]) -> None:
        """Something has happened: everybody will read it, with what was said about it."""
        fresh = self.match.log[self._heard :]
        self._heard = len(self.match.log)
        self.others_moved = self.others_moved or self.conductor.answering != NOBODY
        entries = self.exchange.retold(fresh)
        self.chronicle.add(entries)
        if not self.people:
            self.console.say_all(self.chronicle.told(entries, None))
        if self.saver and self.saver.trouble:
            self.console.say(save_trouble(self.words, self.saver.trouble, self.saver.kept))

    def _end(self) -> None:
        self.fall()
        if self.people:
            seat = self.people[0] if len(self.people) == 1 else NOBODY
            self.console.say()
            self.console.say_all(self._last_news(seat), 4)
        columns = self.console.columns
        self.console.say_all(self.front.ending(self.words, self.match.game, columns))

    def _last_news(self, seat: int) -> list[str]:
        if seat != NOBODY:
            return self.chronicle.news(seat)
        return self.chronicle.last(NOBODY, LAST_LINES)
