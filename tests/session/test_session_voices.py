"""What opponents say: nobody repeats what was said just before, also not after loading."""

import random

import pytest

from newangeles_gui import paths
from newangeles_gui.engine.decisions import Choice
from newangeles_gui.engine.plain import Start
from newangeles_gui.i18n import Catalog
from newangeles_gui.session.loading import replay
from newangeles_gui.session.match import Match
from newangeles_gui.session.plan import Agreements, Plan, Record, Seat
from newangeles_gui.titles.new_angeles.minds.chatter import WAYS
from newangeles_gui.titles.new_angeles.minds.reasons import Reasons
from newangeles_gui.titles.new_angeles.minds.registry import make_agent
from newangeles_gui.titles.new_angeles.minds.tuned import load_cast
from newangeles_gui.titles.new_angeles.rules.views import SPECTATOR, view
from newangeles_gui.titles.new_angeles.talk.parley import Voices
from newangeles_gui.titles.new_angeles.words import Wording
from newangeles_gui.titles.new_angeles.words.wording import remark
from newangeles_gui.words.sayings import WAYS as SAID
from tests.languages import LANGUAGES

NAMES = ["jinteki", "haas_bioroid", "nbn", "weyland", "globalsec", "melange"]


@pytest.fixture(scope="module")
def wordings(box):
    folders = paths.words_folders()
    return [Wording(Catalog.load(folders, one), box) for one in LANGUAGES]


@pytest.fixture(scope="module")
def reasons(box):
    return Reasons(box)


def planned(seed, players, people=()):
    """A game of opponents with characters; some seats may be people's, who say nothing here."""
    cast = sorted(load_cast().characters)
    seats = [
        Seat(f"Person {seat}") if seat in people
        else Seat(NAMES[seat], "opponent", "manager", cast[(seed + seat) % len(cast)])
        for seat in range(players)
    ]  # fmt: skip
    return Plan(Start(NAMES[:players], str(seed)), seats, Agreements())


class Stage:
    """A match that is talked about; what is said is noted, an utterance at a time."""

    def __init__(self, box, reasons, match):
        self.match, self.reasons = match, reasons
        self.agent, self.voices = make_agent("greedy", box), Voices(match)
        self.said = []  # lists of lines

    def answer(self, dice):
        decision = self.match.pending
        choice = self.agent.choose(self.match.view(decision.seat), decision, dice)
        self.make(choice)

    def make(self, choice):
        decision, seat = self.match.pending, SPECTATOR
        if self.match.plan.seats[decision.seat].kind == "opponent":
            seen = view(self.match.game, decision.seat)
            lines = self.voices.answer(
                decision.seat, choice, self.reasons.of(seen, decision, choice)
            )
            seat = decision.seat if lines else SPECTATOR
            self.said += [lines] * bool(lines)
        self.match.apply(choice)
        comment = self.voices.comment(seat)
        self.said += [[comment]] * bool(comment)


@pytest.mark.parametrize(
    ("players", "people", "seeds"), [(4, (), range(3)), (5, (0,), range(2)), (6, (1, 2), range(2))]
)
def test_nobody_says_what_was_said_just_before(box, reasons, wordings, players, people, seeds):
    utterances = 0
    for seed in seeds:
        stage = Stage(box, reasons, Match.begin(box, planned(seed, players, people)))
        dice = random.Random(seed)
        while not stage.match.over:
            stage.answer(dice)
        for words in wordings:
            before = set()
            for lines in stage.said:
                told = {remark(words, *line.remark, line.pick) for line in lines}
                assert not told & before, told
                before = told
        utterances += len(stage.said)
    assert utterances > 50 * len(seeds), utterances


def loaded(box, match, at):
    """A match as it comes out of a save."""
    made, log = match.record.choices[:at], []
    game = replay(box, match.plan, made, log=log)
    found = Match(match.plan, game, Record(made), "again")
    found.log = log
    return found


@pytest.mark.parametrize("seed", [0, 2])
def test_after_loading_the_same_is_said_as_before(box, reasons, seed):
    whole = Stage(box, reasons, Match.begin(box, planned(seed, 4)))
    dice, marks = random.Random(seed), []
    while not whole.match.over:
        marks.append(len(whole.said))
        whole.answer(dice)
    choices = whole.match.record.choices
    for at in range(0, len(choices), 4):  # each choice is made again from one of them
        again = Stage(box, reasons, loaded(box, whole.match, at))
        for text in choices[at : at + 6]:
            again.make(Choice.parse(text))
        expected = whole.said[marks[at] :][: len(again.said)]
        assert again.said == expected, at


def test_after_taking_back_the_same_is_said_again(box, reasons):
    """What was said about a choice that never happened is forgotten."""
    stage = Stage(box, reasons, Match.begin(box, planned(1, 4)))
    dice, undone = random.Random(1), 0
    while not stage.match.over and undone < 3:
        stage.answer(dice)
        if not stage.match.can_undo:
            continue
        choice, said = Choice.parse(stage.match.record.choices[-1]), len(stage.said)
        other = Stage(box, reasons, loaded(box, stage.match, len(stage.match.record.choices) - 1))
        other.make(choice)
        stage.match.undo()
        stage.voices.comment()
        stage.make(choice)
        assert stage.said[said:] == other.said
        undone += 1
    assert undone


def test_the_ways_are_as_many_as_the_words_have():
    assert len(SAID) == WAYS
