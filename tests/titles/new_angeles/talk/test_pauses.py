"""14.2a: before whose answers people are given time to talk, and how they go without it."""

import pytest

from newangeles_gui.engine.decisions import Decision
from newangeles_gui.engine.plain import Start
from newangeles_gui.session.match import Match
from newangeles_gui.session.plan import Plan, Seat
from newangeles_gui.titles.new_angeles.talk.parley import Pauses

NAMES = ["jinteki", "haas_bioroid", "nbn", "weyland"]


@pytest.fixture
def asked(box):
    """A function: a deal in which this is asked next, and the pauses of these people."""

    def make(kind="counter", seat=1, people=(0,), counter_by=-1, wanted=True, **more):
        match = Match.begin(
            box, Plan(Start(NAMES, "1", {"first": NAMES[0]}), [Seat(""), *[Seat("")] * 3])
        )
        while match.pending.kind != "counter":
            match.apply(match.pending.choices()[0])
        state = match.game.state
        assert state.deal.main_by == 0
        state.deal.counter_by = counter_by
        state.pending = Decision(kind, seat, ["x", "y"], **more)
        return match.game.state, Pauses(match, people, lambda: wanted)

    return make


@pytest.mark.rule("14.2a")
@pytest.mark.parametrize("kind", ["counter", "support"])
def test_who_has_an_offer_is_waited_for(asked, kind):
    for people, expected in (((0,), [0]), ((2,), []), ((0, 2), [0]), ((), [])):
        _, pauses = asked(kind, people=people)
        assert pauses.heeded() == expected


@pytest.mark.rule("14.2a")
@pytest.mark.parametrize("kind", ["counter", "support"])
def test_both_who_have_offers_are_waited_for(asked, kind):
    _, pauses = asked(kind, seat=3, people=(0, 2), counter_by=2)
    assert pauses.heeded() == [0, 2]


@pytest.mark.parametrize("kind", ["draw", "main_offer", "use", "spend"])
def test_nothing_else_waits_in_a_deal(asked, kind):
    assert asked(kind)[1].heeded() == []


@pytest.mark.rule("14.2a")
def test_one_pause_is_enough_before_all_counteroffers(asked):
    state, pauses = asked("counter", seat=1)
    pauses.end(0, all_of_them=False)
    state.pending = Decision("counter", 2, ["x", "y"])
    assert pauses.heeded() == []
    state.pending = Decision("support", 1, ["x", "y"])
    assert pauses.heeded() == [0], "support is another thing"


@pytest.mark.rule("14.2a")
def test_supporters_wait_one_by_one(asked):
    state, pauses = asked("support", seat=1)
    pauses.end(0, all_of_them=False)
    assert pauses.heeded() == []
    state.pending = Decision("support", 2, ["x", "y"])
    assert pauses.heeded() == [0]


def test_a_word_and_nobody_waits_in_this_deal(asked):
    state, pauses = asked("support", seat=1)
    pauses.end(0, all_of_them=True)
    state.pending = Decision("support", 2, ["x", "y"])
    assert pauses.heeded() == [] and not pauses.lingers(0)
    state.turns_taken += 1
    assert pauses.heeded() == [0] and pauses.lingers(0)


@pytest.mark.rule("R.21")
def test_who_ends_a_turn_waits_for_people_until_they_want_it_no_more(asked):
    state, pauses = asked("use", seat=1, source="end_of_turn", moment=True)
    assert pauses.heeded() == [0]
    pauses.end(0, all_of_them=False)
    assert pauses.heeded() == []
    state.turns_taken += 1
    assert pauses.heeded() == [0]
    pauses.end(0, all_of_them=True)
    state.turns_taken += 1
    assert pauses.heeded() == [] and pauses.lingers(0), "their own turn is another thing"


def test_nobody_waits_for_people_who_do_not_want_it(asked):
    _, pauses = asked("support", wanted=False)
    assert pauses.heeded() == [] and not pauses.lingers(0)


@pytest.mark.parametrize("kind", ["counter", "support", "moment"])
def test_in_quiet_nobody_waits_but_before_a_vote_that_may_decide(asked, kind):
    more = {"moment": True, "source": "end_of_turn"} if kind == "moment" else {}
    state, pauses = asked("use" if more else kind, seat=3, counter_by=2, **more)
    before = pauses.heeded()
    pauses.quiet = lambda: True
    assert not pauses.lingers(0)
    assert pauses.heeded() == ([0] if kind == "support" else [])
    assert before == [0]
    state.deal.support += ["x"] * 9
    state.deal.support_by += [1] * 9
    state.deal.support_side += ["main"] * 9
    assert pauses.heeded() == [], "nine cards ahead"


def test_who_rests_is_waited_for_again_in_their_own_turn(asked):
    state, pauses = asked("support", seat=1)
    pauses.rest(0)
    state.active = 1
    assert pauses.heeded() == [] and not pauses.lingers(0)
    state.turns_taken += 1
    assert pauses.heeded() == [] and not pauses.lingers(0), "longer than one deal"
    state.active = 0
    assert pauses.heeded() == [0] and pauses.lingers(0)
    state.active = 1
    assert pauses.heeded() == [0], "only until then"
