"""What was said at the table and still holds outlives the program: muted seats, standing offers."""

import pytest

from newangeles_gui.engine.decisions import Choice
from newangeles_gui.session.journal import Autosaver
from newangeles_gui.session.loading import branch, load_bytes, save_bytes
from newangeles_gui.session.savefile import BadSaveError
from newangeles_gui.session.store import SaveStore
from newangeles_gui.titles.new_angeles.minds.bargaining.conversation import StandingOffer
from newangeles_gui.titles.new_angeles.rules.trade import Goods, Trade
from newangeles_gui.titles.new_angeles.talk.arrangements import Arrangements
from newangeles_gui.titles.new_angeles.talk.talking import Talking

from .forging import Forgery
from .games import played
from .test_session_talking import (
    NO_ANSWER,
    YES_ANSWER,
    Script,
    begin,
    go_on_to,
    talk_over,
)


def silent(match):
    """Talks of opponents who have nothing to say."""
    return Talking(match, Script(lambda task: [] if task.kind == "propose" else NO_ANSWER))


def loaded(match, box):
    return load_bytes(save_bytes(match, 1), box).match


def offer(match, by, to):
    """A capital for a capital: no gift, and whoever has capital can."""
    return Trade(match.game.name(by), match.game.name(to), Goods(1), Goods(1))


def test_muted_is_kept_for_each_person_by_itself(box):
    match = go_on_to(begin(box, people=(0, 2)), "main_offer")
    talking = silent(match)
    talking.mute(1, 0)
    talking.mute(3, 2)
    talking.mute(3, 0)
    talking.mute(3, 0)
    again = silent(loaded(match, box))
    assert again.muted == {(0, 1), (2, 3)}
    # Somebody who pays a debt or gives something away is heard all the same: that is no offer.
    for person, seat, heard in ((0, 1, False), (2, 1, True), (0, 3, True), (2, 3, False)):
        trade = offer(again.match, seat, person)
        assert again.tell(seat, person, trade, "deal") is heard
        assert [one.by for one in again.tray] == [seat] * heard
        again.tray.clear()


def test_who_is_listened_to_again_is_so_after_loading(box):
    match = go_on_to(begin(box, people=(0,)), "main_offer")
    silent(match).mute(1, 0)
    again = loaded(match, box)
    silent(again).mute(1, 0)
    assert silent(loaded(again, box)).muted == set()


def test_an_offer_to_all_still_stands_after_loading(box):
    match = go_on_to(begin(box, people=(0, 1, 2, 3)), "support")
    by, supporter = match.game.state.deal.main_by, match.pending.seat
    to = tuple(seat for seat in range(4) if seat != by)
    silent(match).offer_to_all(by, 1, 1, to)
    again = silent(loaded(match, box))
    assert again.stands(by) == StandingOffer(by, 1, 1, match.game.state.turns_taken, to)
    talk_over(again)
    assert [(one.by, one.to) for one in again.tray] == [(by, supporter)]
    assert silent(loaded(again.match, box)).stands(by) == again.stands(by), "and once more"


def test_an_offer_that_was_taken_back_stands_no_more(box):
    match = go_on_to(begin(box, people=(0, 1, 2, 3)), "support")
    by, talking = match.game.state.deal.main_by, silent(match)
    talking.offer_to_all(by, 1, 1)
    talking.offer_to_all(by, 0, 0)
    assert silent(loaded(match, box)).stands(by) is None


def test_an_offer_of_another_turn_stands_no_more(box):
    match = go_on_to(begin(box, people=(0, 1, 2, 3)), "support")
    by = match.game.state.deal.main_by
    talking = silent(match)
    talking.offer_to_all(by, 1, 1)
    turn = match.game.state.turns_taken
    while match.game.state.turns_taken == turn:
        match.apply(Choice(match.pending.kind, match.pending.options[0]))
    again = silent(loaded(match, box))
    talk_over(again)
    assert again.conversation.standing == []
    assert loaded(again.match, box).extras.standing == []


def test_what_opponents_offered_to_several_stands_and_is_not_called_again(box):
    match = go_on_to(begin(box), "support")
    by, turn = match.game.state.deal.main_by, match.game.state.turns_taken
    called = StandingOffer(by, 1, 1, turn)

    class Caller(Script):
        def result(self, wait=0.0):
            task, self.task = self.task, None
            if task is None:
                return None
            if task.kind == "rally":
                return [called] if task.view.seat == by else []
            return [] if task.kind == "propose" else NO_ANSWER

    talk_over(Talking(match, Caller(None)))
    assert match.extras.standing == [called]
    caller = Caller(None)
    again = Talking(loaded(match, box), caller)
    talk_over(again)
    assert again.stands(by) == called
    assert not any(one.kind == "rally" and one.view.seat == by for one in caller.asked)
    assert again.conversation.called == []


def test_it_is_saved_at_once(box, tmp_path):
    match = go_on_to(begin(box, people=(0,)), "main_offer")
    store = SaveStore(tmp_path)
    Autosaver(store, match)
    silent(match).mute(1, 0)
    found = store.newest_good(match.identity, box)
    assert found is not None and found.match.extras.muted == {(0, 1)}
    number = len(store.saves())
    talk_over(silent(match))
    assert len(store.saves()) == number, "nothing new, nothing saved"


def test_a_choice_that_only_the_journal_has_loses_nobody(box, tmp_path):
    match = go_on_to(begin(box, people=(0,)), "main_offer")
    store = SaveStore(tmp_path)
    store.autosave(match)
    silent(match).mute(1, 0)
    store.autosave(match)
    match.apply(Choice(match.pending.kind, match.pending.options[0]))
    store.autosaving(match)  # killed before the save was on the disk
    found = SaveStore(tmp_path).newest_good(match.identity, box)
    assert found is not None and len(found.match.record.choices) == len(match.record.choices)
    assert found.match.extras.muted == {(0, 1)}


def test_going_on_from_an_earlier_point_keeps_who_is_muted(box):
    match = go_on_to(begin(box, people=(0, 1, 2, 3)), "support")
    talking = silent(match)
    talking.mute(1, 0)
    talking.offer_to_all(match.game.state.deal.main_by, 1, 1)
    new = branch(box, match, 5, "other")
    assert new.extras == Arrangements({(0, 1)})
    new.extras.muted.clear()
    assert match.extras.muted == {(0, 1)}


def caller_to_all(match):
    """Talks in which a person has offered something to all, and the one who supports was told."""
    by = match.game.state.deal.main_by
    talking = silent(match)
    talking.offer_to_all(by, 1, 1)
    talk_over(talking)
    assert [(one.by, one.to) for one in talking.tray] == [(by, match.pending.seat)]
    return talking


def test_who_has_refused_an_offer_to_all_is_not_asked_again_after_loading(box):
    match = go_on_to(begin(box, people=(0, 1, 2, 3)), "support")
    talking = caller_to_all(match)
    talking.refuse(talking.tray[0])
    again = silent(loaded(match, box))
    talk_over(again)
    assert again.tray == [] and again.stands(match.game.state.deal.main_by) is not None


def test_who_has_not_answered_an_offer_to_all_is_asked_again_after_loading(box):
    match = go_on_to(begin(box, people=(0, 1, 2, 3)), "support")
    offered = caller_to_all(match).tray
    again = silent(loaded(match, box))
    talk_over(again)
    assert again.tray == offered


def test_a_refusal_counts_for_the_decision_that_was_waiting_and_no_longer(box):
    match = go_on_to(begin(box, people=(0, 1, 2, 3)), "support")
    talking = caller_to_all(match)
    talking.refuse(talking.tray[0])
    match.apply(Choice("support", "abstain"))
    again = silent(loaded(match, box))
    talk_over(again)
    if match.pending.kind == "support":
        assert [one.to for one in again.tray] == [match.pending.seat]
    assert loaded(again.match, box).extras.refused == set()


class Vendor(Script):
    """Opponents who offer the first person one of two trades, whatever was said before."""

    def __init__(self, match):
        super().__init__(None)
        self.match = match

    def result(self, wait=0.0):
        task, self.task = self.task, None
        if task is None:
            return None
        me = self.match.game.name(task.view.seat)
        if task.kind != "propose":
            return [] if task.kind == "rally" else NO_ANSWER
        you = self.match.game.name(0)
        return [Trade(me, you, Goods(n), Goods(n)) for n in (1, 2)] if me != you else []


def test_what_a_person_has_refused_is_not_offered_again_after_loading_nor_the_next_best(box):
    match = go_on_to(begin(box, people=(0,)), "main_offer")
    talking = Talking(match, Vendor(match))
    talk_over(talking)
    (offer,) = talking.offers_to(0)
    unanswered = loaded(match, box)
    talking.refuse(offer)
    talk_over(talking)
    assert talking.offers_to(0) == [], "nor without loading"
    again = loaded(match, box)
    later = Talking(again, Vendor(again))
    talk_over(later)
    assert later.offers_to(0) == []
    anew = Talking(unanswered, Vendor(unanswered))
    talk_over(anew)
    assert [one.trade for one in anew.offers_to(0)] == [offer.trade]


def test_a_save_with_nothing_to_tell_is_as_it_was(box):
    raw = save_bytes(played(box, 4, "plain", 5), 1)
    assert not {"extras"} & set(Forgery(raw).data)
    assert load_bytes(raw, box).match.extras == Arrangements()


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("muted", [[0, 0]]),
        ("muted", [[0, 4]]),
        ("muted", [[-1, 2]]),
        ("muted", [[0, 1, 2]]),
        ("muted", "all"),
        ("standing", [[0, 1, 1, 1, [0]]]),
        ("standing", [[4, 1, 1, 1, []]]),
        ("standing", [[0, 1, 1, 1, [1, 1]]]),
        ("standing", [[0, 0, 1, 1, []]]),
        ("standing", [[0, 1, 0, 1, []]]),
        ("standing", [[0, 1, 10**9, 1, []]]),
        ("standing", [[0, 1, 1, -1, []]]),
        ("standing", [[0, 1, 1, 1, []], [0, 2, 1, 1, []]]),
        ("standing", [[0, 1, 1, 1, [9]]]),
        ("standing", [[0, 1, 1]]),
        ("standing", {"by": 0}),
        ("told", [9]),
        ("told", "all"),
        ("refused", ["two\nlines"]),
        ("refused", [str(number) for number in range(1_001)]),
        ("refused", ["x" * 10_001]),
        ("refused", [1]),
        ("step", "two\nlines"),
        ("step", "x" * 10_001),
        ("step", 3),
        ("whispered", []),
    ],
)
def test_what_cannot_have_been_said_is_refused(box, field, value):
    forgery = Forgery(save_bytes(played(box, 4, "forged", 5), 1))
    forgery.data["extras"] = {field: value}
    with pytest.raises(BadSaveError) as refused:
        load_bytes(forgery.to_bytes(), box)
    assert refused.value.code == "impossible"


def test_what_an_opponent_takes_after_loading_is_done(box):
    """The offer of a person goes on as if the program had never been closed."""
    match = go_on_to(begin(box, seed="goes on"), "support")
    by, supporter = match.game.state.deal.main_by, match.pending.seat
    silent(match).offer_to_all(by, 1, 1)
    script = Script(lambda task: [] if task.kind == "propose" else YES_ANSWER)
    again = loaded(match, box)
    made = len(again.record.choices)
    talking = Talking(again, script)
    while talking.busy and len(again.record.choices) == made:
        talking.update()
    assert again.record.choices[made].startswith("trade ")
    assert again.game.name(by) in again.record.choices[made]
    assert again.game.name(supporter) in again.record.choices[made]
