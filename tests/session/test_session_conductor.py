"""The conductor of any game: whose question it is, who looks, who thinks, and what waits."""

from newangeles_gui.engine.decisions import Choice, Decision
from newangeles_gui.session.conductor import NOBODY, Conductor, Silence
from newangeles_gui.session.opponents import AtOnce

ASKED = 3  # times that each seat is asked in a round game


class RoundGame:
    """Seat after seat is asked for a letter; nothing comes of it."""

    def __init__(self, seats, moments=()):
        self.questions = [
            Decision("say", seat, ["done"], "end", moment=True)
            if place in moments
            else Decision("say", seat, ["a", "b"])
            for place, seat in enumerate([*range(seats)] * ASKED)
        ]
        self.made = []

    @property
    def pending(self):
        left = self.questions[len(self.made) :]
        return left[0] if left else None

    def apply(self, choice):
        self.pending.check(choice)
        self.made.append((self.pending.seat, choice.option))
        return []


class Slow:
    """Thinks for as many looks as it is told, and then says b."""

    def __init__(self, looks=1):
        self.looks, self.left, self.asked, self.cancelled = looks, 0, [], 0

    def ask(self, decision):
        self.asked.append(decision)
        self.left = self.looks
        return

    def answer(self):
        self.left -= 1
        return Choice("say", "b") if self.left <= 0 else None

    def wait(self):
        self.left = 1

    def cancel(self):
        self.cancelled += 1


class NeedsNoThought(Slow):
    """Needs no thought."""

    def ask(self, decision):
        super().ask(decision)
        return decision.choices()[0]


class Talk(Silence):
    """Says what it is told, and notes what it hears."""

    def __init__(self):
        self.topics = 0  # that are still to be talked about
        self.owed, self.given, self.lingering = set(), [], set()
        self.spare, self.heard = None, []

    @property
    def busy(self):
        return self.topics > 0

    def update(self):
        self.topics -= 1
        return self.topics == 0

    def waits_for(self, seat):
        return seat in self.owed

    def lingers(self, seat):
        return seat in self.lingering

    def heeded(self):
        return self.given

    def let_go(self, seat, all_of_them):
        self.given = [one for one in self.given if one != seat]

    def needless(self):
        return self.spare

    def unasked(self, choice):
        self.heard.append(("unasked", choice.option))

    def chooses(self, decision, choice):
        self.heard.append(("chooses", decision.seat, choice.option))


def conducted(people, seats=3, talk=None, answerer=None, **more):
    game = RoundGame(seats, more.pop("moments", ()))
    return game, Conductor(game, people, answerer or Slow(), talk or Talk(), **more)


def test_people_are_asked_and_others_answer():
    game, conductor = conducted(people=(0,))
    assert conductor.asks_viewer and conductor.viewer == 0
    assert not conductor.step(), "the person comes first"
    conductor.choose("a")
    assert conductor.thinking == 1 and not conductor.asks_person
    while conductor.step():
        continue
    assert game.made == [(0, "a"), (1, "b"), (2, "b")] and conductor.asks_viewer


def test_nobody_is_waited_for_while_somebody_thinks():
    game, conductor = conducted(people=(), answerer=Slow(looks=3))
    assert [conductor.step() for _ in range(3)] == [False, False, True]
    assert len(game.made) == 1


def test_who_thinks_seems_to_take_some_time():
    game, conductor = conducted(people=())
    assert not conductor.step(0.1, pace=0.3) and not conductor.step(0.1, pace=0.3)
    assert conductor.step(0.2, pace=0.3) and len(game.made) == 1


def test_without_people_it_runs_to_the_end():
    game, conductor = conducted(people=(), answerer=Slow(looks=5))
    assert not conductor.run()
    assert len(game.made) == len(game.questions)


def test_it_runs_until_a_person_is_wanted():
    game, conductor = conducted(people=(2,))
    assert conductor.run() and len(game.made) == 2 and conductor.asks_person


def test_what_takes_no_thought_is_answered_at_once():
    game, conductor = conducted(people=(), answerer=NeedsNoThought())
    assert conductor.step(0.0, pace=9.0) and game.made == [(0, "a")]
    assert conductor.talk.heard == [], "and nobody says why"


def test_seats_may_be_answered_for_by_others():
    script = NeedsNoThought()
    game, conductor = conducted(people=(), others={1: script})
    conductor.run()
    assert [option for seat, option in game.made if seat == 1] == ["a"] * ASKED
    assert {one.seat for one in script.asked} == {1}


def test_talk_comes_before_the_answer_and_goes_on_while_a_person_is_asked():
    game, conductor = conducted(people=(0,))
    conductor.talk.topics = 2
    assert not conductor.step() and conductor.talk.topics == 1
    assert conductor.step() and not conductor.talk.busy
    conductor.make(Choice("say", "a"))
    conductor.talk.topics = 2
    conductor.step()
    assert len(game.made) == 1, "the opponent has not been asked yet"


def test_who_says_why_is_known_while_its_answer_is_applied():
    game, conductor = conducted(people=())
    seen = []
    apply = game.apply
    game.apply = lambda choice: (seen.append(conductor.answering), apply(choice))
    conductor.step()
    assert seen == [0] and conductor.answering == NOBODY
    assert conductor.talk.heard == [("chooses", 0, "b")]


def test_a_reply_that_is_owed_comes_first():
    game, conductor = conducted(people=(0, 1), seats=3)
    conductor.look(0)
    conductor.talk.owed = {1}
    assert conductor.wanted == 1 and conductor.needs_curtain and conductor.waits_for_reply
    conductor.choose("a")
    assert game.made == [], "nobody answers before that"


def test_time_to_talk_holds_an_answer_until_it_is_let_go():
    game, conductor = conducted(people=(0,))
    conductor.choose("a")
    conductor.talk.given = [0]
    assert conductor.holding == 1 and conductor.held_for == "say" and not conductor.step()
    conductor.let_go(0)
    assert conductor.holding == NOBODY
    assert conductor.step() and len(game.made) == 2


def test_what_answers_itself_is_said_and_asks_nobody():
    game, conductor = conducted(people=(0,))
    conductor.talk.spare = Choice("say", "b")
    assert not conductor.asks_person
    conductor.step()
    assert game.made == [(0, "b")] and conductor.talk.heard == [("unasked", "b")]


def test_a_moment_goes_by_for_people_who_want_no_time():
    for lingering, left in ((set(), 1), ({0}, 0)):
        game, conductor = conducted(people=(0,), moments=(0,))
        conductor.talk.lingering = lingering
        conductor.step()
        assert len(game.made) == left
        assert conductor.asks_person is bool(lingering)


def test_what_a_moment_waits_for_is_named_by_its_source():
    _, conductor = conducted(people=(1,), moments=(0,))
    conductor.talk.given = [1]
    assert conductor.held_for == "end" and conductor.thinking == NOBODY


def test_with_several_people_nobodys_secrets_stay():
    _, conductor = conducted(people=(0, 1))
    assert conductor.viewer == NOBODY and conductor.needs_curtain
    conductor.look(0)
    assert conductor.asks_viewer and not conductor.needs_curtain
    conductor.look_away()
    assert conductor.viewer == 0, "who is asked goes on looking"
    conductor.choose("a")
    conductor.look_away()
    assert conductor.viewer == NOBODY and conductor.wanted == 1


def test_nothing_is_answered_by_who_does_not_look():
    game, conductor = conducted(people=(0, 1))
    conductor.choose("a")
    assert game.made == []


def test_a_change_of_the_question_forgets_what_was_thought():
    game, conductor = conducted(people=(1,), answerer=Slow(looks=9))
    conductor.step()
    conductor.rewind(lambda: game.made.append((0, "a")))
    assert conductor.answerer.cancelled == 1 and conductor.asks_person


def test_who_answers_at_once_is_counted():
    seats = AtOnce(lambda decision: decision.choices()[1])
    game, conductor = conducted(people=(), answerer=seats)
    conductor.run()
    assert seats.answers == len(game.questions) == len(game.made)
    assert {option for _, option in game.made} == {"b"}
