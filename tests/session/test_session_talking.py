"""Talks in a match: among opponents, with people, off the frame loop, always by the rules."""

import time

import pytest

from newangeles_gui import paths
from newangeles_gui.engine.conformance import Dice
from newangeles_gui.engine.decisions import Choice
from newangeles_gui.engine.plain import Start
from newangeles_gui.minds.agent import Task
from newangeles_gui.session.match import Match
from newangeles_gui.session.plan import Agreements, Plan, Seat
from newangeles_gui.session.thinker import Thinker
from newangeles_gui.titles.new_angeles.minds.bargaining.answers import YES, Answer, Rating, Reason
from newangeles_gui.titles.new_angeles.minds.bargaining.conversation import (
    StandingOffer,
    for_whoever_backs,
)
from newangeles_gui.titles.new_angeles.minds.bargaining.proposals import MOMENTS
from newangeles_gui.titles.new_angeles.minds.bargaining.several import supporters
from newangeles_gui.titles.new_angeles.rules.promises import KEPT, Promise
from newangeles_gui.titles.new_angeles.rules.trade import Goods, Now, Trade
from newangeles_gui.titles.new_angeles.talk.bargaining import Talks
from newangeles_gui.titles.new_angeles.talk.talking import OnTheSpot, Talking

LEVEL = "manager"
MOST = 3_000
WAIT = 60.0


def begin(box, people=(), seed="talks", players=4):
    names = list(box.corporations)[:players]
    seats = [
        Seat(name) if place in people else Seat(name, "opponent", LEVEL)
        for place, name in enumerate(names)
    ]
    return Match.begin(box, Plan(Start(names, seed), seats), "talks")


class Script:
    """Says what a test wants; keeps what it was asked."""

    def __init__(self, says):
        self.says, self.asked, self.task = says, [], None

    @property
    def thinking(self):
        return self.task is not None

    def begin(self, task):
        assert self.task is None, "one task at a time"
        assert task.view.seat >= 0, "everybody sees with their own eyes"
        self.asked.append(task)
        self.task = task

    def result(self, wait=0.0):
        task, self.task = self.task, None
        if task is not None and task.kind == "rally":
            return []
        return None if task is None else self.says(task)

    def cancel(self):
        self.task = None


def go_on_to(match, kind, dice=None):
    """Play at random until somebody is asked for this."""
    dice = dice or Dice(1)
    for _ in range(MOST):
        if match.over or (match.pending and match.pending.kind == kind):
            break
        match.apply(dice.choice(match.pending))
    assert match.pending is not None and match.pending.kind == kind
    return match


def talk_over(talking):
    for _ in range(MOST):
        if not talking.busy:
            return
        talking.update()
    raise AssertionError("they never stop talking")


def gift(match, by, to, amount=1):
    match.game.state.capital[by] = max(amount, match.game.state.capital[by])
    return Trade(match.game.name(by), match.game.name(to), Goods(amount))


YES_ANSWER = Answer(True, Rating(YES, (Reason("fair", 1),)))
NO_ANSWER = Answer(False, Rating(0, (Reason("no_gain", -1),)))


def test_what_opponents_agree_on_is_made_logged_and_legal(box):
    match = go_on_to(begin(box), "main_offer")
    first = match.game.state.active
    trade = gift(match, first, (first + 1) % 4, 2)

    def says(task):
        if task.kind == "propose":
            return [trade] if task.view.seat == first else []
        return YES_ANSWER

    talking = Talking(match, Script(says))
    before = match.game.state.capital[:]
    talk_over(talking)
    assert match.record.choices[-1] == str(trade.choice())
    assert match.log[-1].kind == "traded"
    assert match.game.state.capital[first] == before[first] - 2
    assert match.pending.kind == "main_offer", "the question waits still"
    talk_over(talking)
    assert match.record.choices.count(str(trade.choice())) == 1, "once a step"


def test_a_refused_offer_is_not_repeated_and_a_counter_proposal_can_be_taken(box):
    match = go_on_to(begin(box), "main_offer")
    first = match.game.state.active
    second = (first + 1) % 4
    low, better = gift(match, first, second, 1), gift(match, first, second, 2)

    def says(task):
        if task.kind == "propose":
            return [low, low] if task.view.seat == first else []
        if task.about == better:
            assert task.view.seat == first and task.more == 1
            return YES_ANSWER
        return Answer(False, NO_ANSWER.rating, better)

    script = Script(says)
    talk_over(Talking(match, script))
    assert [one.about for one in script.asked if one.kind == "answer"] == [low, better]
    assert match.record.choices[-1] == str(better.choice())


def test_what_was_refused_is_not_said_again_in_this_step(box):
    match = go_on_to(begin(box), "main_offer")
    first = match.game.state.active
    trade = gift(match, first, (first + 1) % 4)
    script = Script(lambda task: [trade, trade] if task.kind == "propose" else NO_ANSWER)
    talk_over(Talking(match, script))
    assert sum(one.kind == "answer" for one in script.asked) == 1
    assert not any(one.startswith("trade ") for one in match.record.choices)


def test_illegal_agreements_come_to_nothing(box):
    match = go_on_to(begin(box), "main_offer")
    first = match.game.state.active
    broke = Trade(match.game.name(first), match.game.name((first + 1) % 4), Goods(999))
    made = len(match.record.choices)
    script = Script(lambda task: [broke] if task.kind == "propose" else YES_ANSWER)
    talk_over(Talking(match, script))
    assert len(match.record.choices) == made


def offered(box, amount=1):
    """A match in which an opponent offers something to the person in seat 0."""
    match = go_on_to(begin(box, people=(0,)), "main_offer")
    by = next(seat for seat in match.game.clockwise(match.game.state.active) if seat != 0)
    trade = gift(match, by, 0, amount)
    script = Script(lambda task: [trade] if task.view.seat == by else [])
    talking = Talking(match, script)
    talk_over(talking)
    return match, talking, by, trade


def test_offers_to_people_wait_in_the_tray(box):
    match, talking, by, trade = offered(box)
    (offer,) = talking.offers_to(0)
    assert (offer.by, offer.to, offer.trade, offer.said) == (by, 0, trade, "gift")
    assert talking.waits_for(0) is (match.pending.seat != 0)
    made = len(match.record.choices)
    assert talking.accept(offer) and not talking.tray
    assert match.record.choices[made:] == [str(trade.choice())]


def test_refused_offers_go_and_late_ones_expire(box):
    match, talking, by, trade = offered(box)
    (offer,) = talking.tray
    talking.refuse(offer)
    assert not talking.tray and str(trade) in talking.conversation.refused
    match, talking, by, trade = offered(box)
    (offer,) = talking.tray
    match.apply(Dice(2).choice(match.pending))
    talking.update()
    assert offer not in talking.tray
    match, talking, by, trade = offered(box)
    (offer,) = talking.tray
    match.game.state.capital[by] = 0
    assert not talking.accept(offer), "what cannot be done any more is not done"


def test_muted_seats_are_not_heard(box):
    match, talking, by, _ = offered(box)
    talking.mute(by, 0)
    assert not talking.tray
    again = Talking(match, talking.performer)  # the match remembers
    talk_over(again)
    assert not again.tray
    again.mute(by, 0)
    assert not again.muted


def test_debts_to_people_are_simply_paid(box):
    match = go_on_to(begin(box, people=(0,)), "main_offer")
    match.game.state.capital[:] = [9] * 4
    me, other = match.game.name(1), match.game.name(0)
    match.game.state.promises.append(Promise(me, other, "pay", 3, "", "round"))
    talk_over(Talking(match, OnTheSpot(box)))
    assert match.game.state.promises[0].fate == KEPT
    assert match.game.state.capital[:2] == [12, 6]


def test_an_offer_to_all_comes_to_each_supporter(box):
    match, dice = begin(box, players=5), Dice(4)
    asked = []

    def says(task):
        if task.kind == "propose":
            return []
        if task.view.seat != match.game.state.deal.main_by:  # who still wants it, too
            asked.append((task.view.seat, task.about))
        return YES_ANSWER

    for _ in range(40):
        go_on_to(match, "support", dice)
        by = match.game.state.deal.main_by
        match.game.state.capital[by] = 9
        if all(match.game.state.hands[seat] for seat in range(5)):
            break
        match.apply(dice.choice(match.pending))
    talking = Talking(match, Script(says))
    talking.offer_to_all(by, 1, 2)
    turn = match.game.state.turns_taken
    while match.game.state.turns_taken == turn and match.pending.kind in ("support", "lay", "use"):
        talk_over(talking)
        match.apply(dice.choice(match.pending))
    assert asked and len({seat for seat, _ in asked}) == len(asked)
    for seat, trade in asked:
        assert trade.give == Goods(2) and trade.now.by == match.game.name(seat)
        assert trade.now.choice == Choice("support", "main") and trade.now.cards == 1
    talking.offer_to_all(by, 0, 0)
    assert not talking.conversation.standing


def test_whole_games_of_talking_opponents_are_legal_and_end(box):
    here, trades = OnTheSpot(box), 0
    for seed in range(2):
        match, dice = begin(box, seed=f"whole {seed}"), Dice(seed)
        talking = Talking(match, here)
        while not match.over:
            talk_over(talking)
            if match.pending is not None:
                match.apply(dice.choice(match.pending))
        trades += sum(one.startswith("trade ") for one in match.record.choices)
    assert trades > 3


@pytest.fixture
def thinker(box):
    one = Thinker(box, paths.data_folder())
    yield one
    one.close()


def test_the_worker_says_what_this_process_would(box, thinker):
    match = go_on_to(begin(box, players=5), "support")
    here = OnTheSpot(box)
    seat = match.pending.seat
    partner = (seat + 1) % 5
    match.game.state.capital[:] = [8] * 5
    trade = Trade(match.game.name(partner), match.game.name(seat), Goods(2), Goods(1))
    view = match.view(seat)
    tasks = [Task("rate", LEVEL, view, trade), Task("answer", LEVEL, view, trade, 0),
             Task("improve", LEVEL, view, trade, frozenset({"give.capital"}))]  # fmt: skip
    tasks += [Task("propose", LEVEL, view, moment) for moment in MOMENTS]
    for task in tasks:
        thinker.begin(task)
        until = time.monotonic() + WAIT
        while (result := thinker.result(0.05)) is None:
            assert time.monotonic() < until
        assert result == here.agents.perform(task), task.kind
    assert thinker.fallbacks == 0


def test_questions_about_trades_do_not_pile_up(box):
    match = go_on_to(begin(box, people=(0,)), "main_offer")
    match.game.state.capital[:] = [9] * 4
    script = Script(lambda task: task.about)
    talks = Talks(match, script)
    trades = [gift(match, 0, 1, amount) for amount in (1, 2, 3, 4)]
    for trade in trades:
        talks.begin_rate(1, trade)
    heard = []
    while talks.waiting:
        result = talks.result()
        heard += [result] if result is not None else []
    assert heard == trades[-1:], "only the newest is wanted"
    assert len(script.asked) == 2
    talks.begin_rate(1, trades[0])
    talks.forget()
    assert not talks.waiting and not script.thinking and talks.result() is None


def ahead(talks, seat, standing):
    """What a supporter would think of an offer if its turn were now."""
    return talks.result() if talks.begin_rate_ahead(seat, standing) else None


def test_the_same_topic_is_haggled_over_twice(box):
    match = go_on_to(begin(box, people=(0,)), "main_offer")
    match.game.state.capital[:] = [9] * 4
    trade = Trade(match.game.name(0), match.game.name(1), Goods(1), Goods(3))
    talks, answers = Talks(match), []
    for _ in range(3):
        talks.begin_answer(1, trade)
        answers.append(talks.result())
    assert not answers[0].accepts and not answers[2].accepts
    assert answers[2].instead is None, "two rounds a topic"
    talks.begin_improve(1, trade, frozenset({"get.capital"}))
    (better,) = talks.result()
    talks.begin_answer(1, better)
    assert talks.result().accepts and better.get.capital == 3


def test_opponents_speak_to_several_at_once_and_only_while_it_pays(box):
    """Each who was spoken to is asked once; whoever speaks is asked whether it still wants it."""
    match, dice = begin(box, players=5), Dice(4)
    for _ in range(60):
        go_on_to(match, "support", dice)
        first = match.pending.seat
        by = match.game.state.deal.main_by
        match.game.state.capital[by] = 9
        if len(match.game.state.hands[first]) and (first - by) % 5 == 1:
            break
        match.apply(dice.choice(match.pending))
    turn = match.game.state.turns_taken
    called = [StandingOffer(by, 1, 2, turn, (first,))]
    wants = {"still": True}
    asked = []

    def says(task):
        if task.kind == "rally":
            return called if task.view.seat == by else []
        if task.kind == "propose":
            return []
        asked.append(task.view.seat)
        if task.view.seat == by:
            return YES_ANSWER if wants["still"] else NO_ANSWER
        return NO_ANSWER

    class Caller(Script):
        def result(self, wait=0.0):
            task, self.task = self.task, None
            return None if task is None else self.says(task)

    talk_over(Talking(match, Caller(says)))
    assert asked == [by, first]
    asked.clear()
    wants["still"] = False
    talk_over(Talking(match, Caller(says)))
    assert asked == [by], "nobody is offered what is no longer meant"


def test_supporters_can_tell_ahead_what_they_think(box):
    """Who is asked now says just what it would say; who comes later says it as things stand."""
    told = 0
    for seed in range(6):
        match, dice = begin(box, players=5, seed=f"ahead {seed}"), Dice(seed)
        for _ in range(400):
            if match.over or match.pending.kind != "support":
                if match.over:
                    break
                match.apply(dice.choice(match.pending))
                continue
            by, turn = match.game.state.deal.main_by, match.game.state.turns_taken
            match.game.state.capital[by] = 9
            standing, talks = StandingOffer(by, 1, 3, turn), Talks(match)
            now = match.pending.seat
            trade = for_whoever_backs(match.view(now), standing)
            rating = ahead(talks, now, standing)
            if trade is not None and match.game.state.hands[now]:
                talks.begin_rate(now, trade)
                assert rating == talks.result()
            later = supporters(match.view(by), by)
            assert by not in later and match.game.state.deal.counter_by not in later
            for seat in later:
                rating = ahead(talks, seat, standing)
                assert (rating is None) is (not match.game.state.hands[seat])
                if rating is not None:
                    barred = {by, seat} & set(match.game.state.deal.barred_from_trade)
                    assert (rating.reasons[0].code == "impossible") is bool(barred)
                    told += seat != now
            assert ahead(talks, by, standing) is None
            match.apply(dice.choice(match.pending))
        if told > 5:
            break
    assert told > 5


class Slowly(Script):
    """Answers when it is let."""

    ready = True

    def result(self, wait=0.0):
        return super().result(wait) if self.ready else None


def between_opponents(box):
    """A match whose next decision is a person's, and a trade that two opponents would make."""
    match = go_on_to(begin(box, people=(0,)), "main_offer")
    while match.pending.kind != "main_offer" or match.pending.seat != 0:
        match.apply(Dice(len(match.record.choices)).choice(match.pending))
    trade = gift(match, 1, 2, 2)

    def says(task):
        if task.kind == "propose":
            return [trade] if task.view.seat == 1 else []
        return YES_ANSWER

    return match, trade, says


@pytest.mark.parametrize("after", range(1, 4))
def test_what_is_interrupted_comes_later_as_if_nothing_had_happened(box, after):
    """When somebody presses a key does not decide what opponents say (14.0)."""
    match, trade, says = between_opponents(box)
    script = Slowly(says)
    talking = Talking(match, script)
    for _ in range(after):
        talking.update()
    script.ready = False
    for _ in range(3):  # the offer table is opened and closed
        talking.interrupt()
        assert not script.thinking and talking.busy
        talking.update()
    script.ready = True
    talk_over(talking)
    assert match.record.choices.count(str(trade.choice())) == 1


def test_who_asks_meanwhile_is_not_disturbed(box):
    match, trade, says = between_opponents(box)
    script = Slowly(says)
    talking = Talking(match, script)
    talking.update()
    talking.interrupt()
    other = Task("rate", LEVEL, match.view(1), trade)
    script.begin(other)
    talking.update()
    assert script.task is other
    match.apply(Dice(3).choice(match.pending))
    talking.update()
    assert script.task is other, "nor when what was going to be said no longer fits"


def test_about_another_position_it_is_said_anew(box):
    """A person has traded meanwhile: nothing is said that was thought about before."""
    match, trade, says = between_opponents(box)
    seen = []

    def noting(task):
        seen.append(task.view.capital[:])
        return says(task)

    talking = Talking(match, Script(noting))
    talking.update()
    before = match.game.state.capital[:]
    own = gift(match, 0, 3)
    match.apply(own.choice())
    talk_over(talking)
    assert before not in seen
    assert match.record.choices.count(str(trade.choice())) == 1


def test_one_offer_to_a_person_in_a_step(box):
    """Neither a quick answer nor a trade of the person's own brings another."""
    match = go_on_to(begin(box, people=(0,)), "main_offer")
    while match.pending.seat != 0 or match.pending.kind != "main_offer":
        match.apply(Dice(len(match.record.choices)).choice(match.pending))
    trades = {seat: gift(match, seat, 0, seat) for seat in (1, 2, 3)}
    says = lambda task: [trades[task.view.seat]] if task.view.seat else []  # noqa: E731
    talking = Talking(match, Script(says))
    while not talking.tray:
        talking.update()
    (offer,) = talking.tray
    talking.refuse(offer)
    talk_over(talking)
    assert not talking.tray
    match.apply(gift(match, 0, 1).choice())
    assert talking.busy, "about this position nothing was said yet"
    talk_over(talking)
    assert not talking.tray


def test_what_was_taken_back_may_be_talked_about_again(box, monkeypatch):
    """An offer without an answer comes again; another choice is another position."""
    names = list(box.corporations)[:4]
    seats = [Seat(names[0]), *(Seat(name, "opponent", LEVEL) for name in names[1:])]
    match = Match.begin(box, Plan(Start(names, "7"), seats, Agreements(undo=True)), "back")
    occasions = "newangeles_gui.titles.new_angeles.minds.bargaining.conversation.occasions"
    monkeypatch.setattr(occasions, lambda view: [(1, "end_of_turn")])
    dice, offers, trade = Dice(5), [], gift(match, 1, 0)
    script = Script(lambda task: [trade] if task.view.seat == 1 else [])
    while True:
        pending, talking = match.pending, None
        if pending.seat == 0 and len(pending.options) > 1:
            match.game.state.capital[1] = 9
            talking = Talking(match, script)
            talk_over(talking)
            offers = talking.tray[:]
        choice = dice.choice(pending)
        match.apply(choice)
        if talking is not None and match.can_undo:
            break
    talk_over(talking)
    match.undo()
    talk_over(talking)
    assert [one.trade for one in offers] == [one.trade for one in talking.tray] == [trade]
    (offer,) = talking.tray
    talking.refuse(offer)
    match.redo()
    talk_over(talking)
    match.undo()
    talk_over(talking)
    assert not talking.tray, "it was answered"
    match.apply(next(one for one in choices_of(pending) if one != choice))
    assert talking.busy


def choices_of(pending):
    return [Choice(pending.kind, option) for option in pending.options]


def test_after_a_decision_was_bought_the_next_one_is_talked_about(box):
    match = go_on_to(begin(box), "counter", Dice(2))
    buyer, seller = match.game.state.deal.main_by, match.pending.seat
    match.game.state.capital[buyer] = 9
    names = match.game.name(buyer), match.game.name(seller)
    bound = Trade(*names, Goods(1), Goods(), Now(names[1], Choice("counter", "pass")))

    def says(task):
        if task.kind == "propose":
            return [bound] if task.view.pending.kind == "counter" else []
        return YES_ANSWER

    talking = Talking(match, Script(says))
    while str(bound.choice()) not in match.record.choices:
        assert talking.busy
        talking.update()
    assert talking.busy


# --- R.21: the end of a turn ----------------------------------------------------------------


def at_an_end(box, people=(), seed="1", asset="marco_cubrero"):
    """A turn late in the game ends; who sits opposite has just won an asset for ends of turns."""
    match = begin(box, people, seed)
    dice = Dice(1)
    while not match.pending.moment:
        match.apply(dice.choice(match.pending))
    state = match.game.state
    assert match.pending.options == ["done"] and asset not in state.owners
    pile = next(pile for pile in (state.asset_deck, state.turn_track) if asset in pile)
    pile.remove(asset)
    state.asset_deck += state.turn_track[1:]
    del state.turn_track[1:]
    state.round_place = len(box.rounds) - 2  # the last action phase, and one turn is left of it
    state.owners[asset] = (state.active + 2) % 4
    match.game.run()
    return match


def test_all_opponents_can_offer_something_at_the_end_of_a_turn(box):
    match = at_an_end(box)
    asked = []

    def says(task):
        asked.append((task.kind, task.view.seat, task.about))
        return []

    talk_over(Talking(match, Script(says)))
    active = match.game.state.active
    around = [(active + step) % 4 for step in range(4)]
    assert asked == [("propose", seat, "end_of_turn") for seat in around]


def test_an_asset_just_won_is_sold_between_opponents_and_can_be_used_at_once(box):
    match = at_an_end(box)
    active, owner = match.game.state.active, match.game.state.owners["marco_cubrero"]
    seller, buyer = (match.game.name(seat) for seat in (owner, active))
    sale = Trade(seller, buyer, Goods(0, ("marco_cubrero",)), Goods(1))

    def says(task):
        if task.kind == "propose":
            return [sale] if task.view.seat == owner else []
        return YES_ANSWER

    match.game.state.capital[active] = 3
    talk_over(Talking(match, Script(says)))
    assert match.record.choices[-1] == str(sale.choice())
    assert match.pending.seat == active
    assert match.pending.options == ["marco_cubrero", "done"]


@pytest.mark.parametrize("level", ["manager", "director"])
def test_opponents_sell_by_themselves_what_only_the_active_player_can_still_use(box, level):
    """Whoever has no end of turn left has no use for it."""
    sold = []
    for seed in range(8):
        match = at_an_end(box, seed=str(seed))
        match.plan.seats[:] = [Seat(one.name, "opponent", level) for one in match.plan.seats]
        before = len(match.record.choices)
        talk_over(Talking(match, OnTheSpot(box)))
        sold += [one for one in match.record.choices[before:] if "marco_cubrero" in one]
    assert len(sold) >= 2


def test_a_person_is_offered_what_can_still_be_used_in_the_own_turn(box):
    match = at_an_end(box, people=(0, 1, 2, 3))
    active, owner = match.game.state.active, match.game.state.owners["marco_cubrero"]
    seats = match.plan.seats
    seats[owner] = Seat(seats[owner].name, "opponent", LEVEL)
    names = [match.game.name(seat) for seat in (owner, active)]
    sale = Trade(*names, Goods(0, ("marco_cubrero",)), Goods(1))

    def says(task):
        return [sale] if task.kind == "propose" else YES_ANSWER

    match.game.state.capital[active] = 3
    talking = Talking(match, Script(says))
    talk_over(talking)
    (offer,) = talking.offers_to(active)
    assert offer.trade == sale and talking.accept(offer)
    assert match.pending.options == ["marco_cubrero", "done"]
