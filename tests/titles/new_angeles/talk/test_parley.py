"""What is said in a match between the questions, as the conductor needs it."""

import pytest

from newangeles_gui.engine.decisions import Choice
from newangeles_gui.engine.plain import Start
from newangeles_gui.session.match import Match
from newangeles_gui.session.plan import Plan, Seat
from newangeles_gui.titles.new_angeles.minds.reasons import Reasons
from newangeles_gui.titles.new_angeles.rules.trade import Goods, Trade
from newangeles_gui.titles.new_angeles.talk.parley import NOT_AGAIN, Parley
from newangeles_gui.titles.new_angeles.talk.talking import OnTheSpot

NAMES = ["jinteki", "haas_bioroid", "nbn", "weyland"]


@pytest.fixture
def parley(box):
    """A function: the talk of a match in which these seats are people's."""

    def make(people=(), waits=True, until="main_offer"):
        seats = [
            Seat(name) if place in people else Seat(name, "opponent", "manager")
            for place, name in enumerate(NAMES)
        ]
        match = Match.begin(box, Plan(Start(NAMES, "1", {"first": NAMES[0]}), seats), "parley")
        while match.pending.kind != until:
            last = match.pending.kind == "counter"
            match.apply(match.pending.choices()[-1 if last else 0])
        return Parley(match, OnTheSpot(box), lambda: waits)

    return make


def test_an_answer_comes_with_its_reason(parley):
    talk = parley()
    decision = talk.match.pending
    choice = decision.choices()[0]
    talk.chooses(decision, choice)
    reason = Reasons(talk.match.game.box).of(talk.match.view(decision.seat), decision, choice)
    said = talk.voices.answer(decision.seat, choice, reason)
    assert [one.remark for one in talk.remarks] == [one.remark for one in said]
    assert {one.seat for one in talk.remarks} <= {decision.seat}


def test_not_again_is_an_answer_and_more(parley):
    talk = parley(people=(0,))
    decision = talk.match.pending
    decision.kind, decision.source, decision.options = "use", "abstained", ["eiko", "done"]
    assert talk.answered(decision, "eiko") == "eiko" and talk.needless() is None
    assert talk.answered(decision, NOT_AGAIN) == "done"
    assert talk.needless() == Choice("use", "done")
    talk.forget()
    assert talk.needless() is None


def test_idle_support_is_answered_and_told(parley):
    talk = parley(people=(1,), until="support")
    talk.match.game.state.deal.main = "arrest_orders"
    talk.match.game.state.owners.clear()
    choice = talk.needless()
    assert choice == Choice("support", "abstain") and talk.heeded() == []
    talk.unasked(choice)
    assert talk.match.log[-1].kind == "not_asked"


def test_an_offer_has_to_be_answered_before_others_decide(parley):
    talk = parley(people=(1,))
    assert not talk.waits_for(1) and talk.offer_to(1) is None
    assert talk.talking.tell(2, 1, Trade("nbn", "haas_bioroid", Goods(1)), "gift")
    assert talk.waits_for(1) and talk.offer_to(1).by == 2
