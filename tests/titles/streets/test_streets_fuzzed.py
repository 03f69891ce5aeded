"""Saves of Streets changed by chance: a clear refusal or a playable game, and nothing else ever."""

from collections import Counter
from itertools import chain

import pytest

from newangeles_gui.engine import Start
from newangeles_gui.engine.conformance import Dice
from newangeles_gui.i18n import Catalog
from newangeles_gui.minds import dice as dice_of
from newangeles_gui.session import Match, Plan, Seat, load_bytes, save_bytes
from newangeles_gui.session.savefile import BadSaveError
from newangeles_gui.titles.streets.content import BUSINESSES, TYPES
from newangeles_gui.titles.streets.rules import SNEAK, Box, Foresight, guess, problems
from newangeles_gui.titles.streets.terminal import StreetsTerminal
from newangeles_gui.titles.streets.title import TITLE
from newangeles_gui.titles.streets.words import StreetsWords
from tests.saves.fuzzing import Chance, Fuzzer, fates
from tests.session.forging import Forgery

PLAYED, WIDTH = "played", 100
FEW, LOOK_EVERY = 150, 12
PARTS, FILES = 10, 3_000


def saved(box: Box) -> list[Forgery]:
    """Saves before every kind of question, and after the end, of games of every kind."""
    found, asked = [], Counter[str]()
    for number in range(10):
        names = list(box.seats[: 1 + number % 5])
        options = {"business": "on" if number % 2 else "off", "advisors": "on"}
        plan = Plan(Start(names, str(number), options=options), [Seat(name) for name in names])
        match, chance = Match.begin(box, plan, "fuzzed"), Chance(f"fuzzed {number}")
        while (pending := match.pending) is not None:
            if asked[pending.kind] < 4 and chance.one_in(4):
                asked[pending.kind] += 1
                found.append(Forgery(save_bytes(match, 1)))
            match.apply(chance.choice(pending))
        found.append(Forgery(save_bytes(match, 1)))
    assert len(asked) >= 8, asked
    return found


@pytest.fixture(scope="module")
def fuzzer(box: Box) -> Fuzzer:
    return Fuzzer(box, saved(box), chain(box.tiles, box.seats, [SNEAK], TYPES, BUSINESSES,
                                         box.content.advisors))  # fmt: skip


class Attempt:
    """Loads a file, looks at the game from all seats, plays it to its end, saves and loads it."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.words = StreetsWords(Catalog.load(TITLE.strings, "en"), box)
        self.front = StreetsTerminal(TITLE)
        self.opponent = TITLE.minds.crew(box).agent("newcomer")

    def run(self, raw: bytes, number: int) -> str:
        """The code with which it was refused, or that it was played; anything else raises."""
        try:
            match = load_bytes(raw, self.box).match
        except BadSaveError as error:
            assert len(error.detail) < 1_000
            return error.code
        dice, choices = Dice(number), 0
        while (pending := match.pending) is not None:
            assert problems(match.game) == []
            if not choices % LOOK_EVERY:
                self.look(match, dice)
            match.apply(dice.choice(pending))
            choices += 1
        self.look(match, dice)
        again = load_bytes(save_bytes(match, 1), self.box).match
        assert TITLE.rules.write(again.game.state) == TITLE.rules.write(match.game.state)
        return PLAYED

    def look(self, match: Match, dice: Dice) -> None:
        """The table in words, what everything is worth, what is guessed, what is answered."""
        for seat in (-1, *range(match.game.players)):
            seen = TITLE.rules.view(match.game, seat)
            assert self.front.table(self.words, seen, WIDTH)
            Foresight(self.box, seen).now()
            if not match.over:
                assert problems(guess(self.box, seen, dice.below(1 << 62))) == []
        TITLE.rules.thumbnail(match.game)
        if (pending := match.pending) is not None:
            seen = TITLE.rules.view(match.game, pending.seat)
            assert self.words.prompt(pending, seen)
            for option in pending.options[:: max(1, len(pending.options) // 5)]:
                assert self.front.label(self.words, seen, pending, option)
            assert self.opponent.choose(seen, pending, dice_of(1)).option in pending.options


def test_a_changed_save_is_refused_or_played(fuzzer: Fuzzer) -> None:
    found = fates(fuzzer, Attempt(fuzzer.box), 1_000_000, FEW)
    assert found[PLAYED] > FEW / 20, found
    assert found["impossible"] > FEW / 20, found


@pytest.mark.soak
@pytest.mark.parametrize("part", range(PARTS))
def test_many_changed_saves_are_refused_or_played(fuzzer: Fuzzer, part: int) -> None:
    found = fates(fuzzer, Attempt(fuzzer.box), part * FILES, FILES)
    assert found[PLAYED] > FILES / 20, found
