"""A terminal whose other end is a script."""

import io
import random
import re

import pytest

from newangeles_gui import paths
from newangeles_gui.engine.plain import Start
from newangeles_gui.i18n import Catalog
from newangeles_gui.session.match import Match
from newangeles_gui.session.plan import Plan, Seat
from newangeles_gui.terminal.console import Console
from newangeles_gui.terminal.table import Table
from newangeles_gui.titles.new_angeles.rules.setup import new_game
from newangeles_gui.titles.new_angeles.talk.talking import OnTheSpot
from newangeles_gui.titles.new_angeles.words import Wording
from tests.languages import LANGUAGES

MOST_ANSWERS = 5000
CORPORATIONS = ("jinteki", "haas_bioroid", "nbn", "weyland", "globalsec", "melange")
RANGE = re.compile(r"\(([01])-(\d+), [^)]*\?[^)]*\): $")


@pytest.fixture(scope="session")
def wordings(box):
    return {
        language: Wording(Catalog.load(paths.words_folders(), language), box)
        for language in LANGUAGES
    }


class Paper(io.StringIO):
    """A screen that is only ever read from its end."""

    def __init__(self):
        super().__init__()
        self.last = ""

    def write(self, text):
        self.last = (self.last + text)[-400:]
        return super().write(text)

    def tail(self, length):
        return self.last[-length:]


class Typist(io.TextIOBase):
    """Types given lines first, then random numbers that the prompt allows, Enter elsewhere."""

    def __init__(self, sink, seed=0, lines=(), go_on=True):
        self.sink = sink
        self.chance = random.Random(seed)
        self.lines = list(lines)
        self.go_on = go_on
        self.asked = 0

    def isatty(self):
        return False

    def readline(self, size=-1):
        self.asked += 1
        assert self.asked < MOST_ANSWERS, self.sink.getvalue()[-2000:]
        if self.lines:
            return self.lines.pop(0) + "\n"
        if not self.go_on:
            return ""
        asked = RANGE.search(self.sink.tail(120))
        return f"{self.chance.randint(int(asked[1]), int(asked[2]))}\n" if asked else "\n"


def sit_down(match, words, typist, talk=True):
    """A table for a match; opponents think here."""
    console = Console(typist, typist.sink)
    return Table(match, words, console, OnTheSpot(match.game.box), talk)


def before(table):
    """Let opponents talk, and people reply; whether anything was agreed on."""
    made = len(table.match.record.choices)
    while table.conductor.talk.busy:
        table.conductor.talk.update()
    table.chronicle.add(table.exchange.overheard())
    table.exchange.reply()
    return len(table.match.record.choices) != made


def next_choice(table):
    """Until anything is chosen, by whoever it is."""
    made = len(table.match.record.choices)
    while len(table.match.record.choices) == made:
        conductor = table.conductor
        if not conductor.step() and conductor.rests and not conductor.talk.busy:
            table.go_on()


def seat(kind):
    """A seat of a plan: a person's, or that of an opponent of this level."""
    return Seat(kind) if kind == "human" else Seat(kind, "opponent", kind)


class Desk:
    """A match, what is typed into it and what it has written."""

    def __init__(self, match, sink, typist):
        self.match = match
        self.sink = sink
        self.typist = typist

    @property
    def text(self):
        return self.sink.getvalue()


@pytest.fixture
def desk(box, wordings):
    def make(seats, language="en", seed=1, lines=(), go_on=True, game=None, talk=True):
        game = game or new_game(box, CORPORATIONS[: len(seats)], seed)
        sink = Paper()
        typist = Typist(sink, seed, lines, go_on)
        plan = Plan(Start(list(game.state.corporations), str(seed)), [seat(kind) for kind in seats])
        match = Match(plan, game, identity="game")
        return Desk(sit_down(match, wordings[language], typist, talk), sink, typist)

    return make
