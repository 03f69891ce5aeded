"""Questions without content answer themselves: support that matters to nobody, declined assets."""

import random
from types import SimpleNamespace

import pytest

from newangeles_gui.engine.decisions import Choice, Decision
from newangeles_gui.engine.plain import Start
from newangeles_gui.session.match import Match
from newangeles_gui.session.plan import Plan, Seat
from newangeles_gui.titles.new_angeles.minds.bargaining.conversation import StandingOffer
from newangeles_gui.titles.new_angeles.rules.promises import KEPT, Promise
from newangeles_gui.titles.new_angeles.rules.setup import new_game
from newangeles_gui.titles.new_angeles.rules.trade import Goods, Trade
from newangeles_gui.titles.new_angeles.rules.views import (
    can_be_skipped,
    can_tip,
    rewards_support,
    support_matters,
    view,
)
from newangeles_gui.titles.new_angeles.talk.parley import ByItself
from newangeles_gui.titles.new_angeles.talk.talking import Offer, OnTheSpot, Talking

NAMES = ["jinteki", "haas_bioroid", "nbn", "weyland"]
ME = 2


def supporting(box, countered=False, main=""):
    """A game in which seat 2 is asked for support; `main` lies there as the main offer."""
    game = new_game(box, NAMES, 1, first="jinteki")
    while (game.pending.kind, game.pending.seat) != ("support", ME):
        pending = game.pending
        option = pending.options[0]
        if pending.kind == "counter":
            counters = countered and pending.seat == 1 and not game.state.deal.counter
            option = option if counters else "pass"
        elif pending.kind == "support":
            option = "abstain"
        game.apply(Choice(pending.kind, option))
    if main:
        game.state.deal.main = main
    game.state.owners.clear()
    return game


def matters(game):
    return support_matters(game.box, view(game), ME)


@pytest.mark.rule("R.12")
def test_with_nothing_against_it_support_is_idle(box):
    assert not matters(supporting(box, main="arrest_orders"))
    assert matters(supporting(box, countered=True, main="arrest_orders"))


@pytest.mark.rule("58.0")
@pytest.mark.parametrize(
    ("main", "counter", "cards", "tips"),
    [(0, 0, 1, True), (0, 0, 0, False), (1, 0, 1, False), (1, 0, 2, True), (0, 1, 1, True),
     (0, 2, 1, False), (0, 2, 2, True), (3, 1, 3, True), (3, 1, 2, False)],
)  # fmt: skip
def test_a_hand_tips_a_deal_if_it_can_bring_the_other_offer_ahead(box, main, counter, cards, tips):
    game = supporting(box, countered=True)
    deal = game.state.deal
    deal.support_side = ["main"] * main + ["counter"] * counter
    deal.support, deal.support_by = ["x"] * (main + counter), [0] * (main + counter)
    game.state.hands[ME] = game.state.hands[ME][:1] * cards
    assert not can_tip(view(game), ME), "seat 3 comes after it"
    game.state.hands[3] = []
    assert can_tip(view(game), ME) == tips


def test_without_a_counteroffer_no_hand_tips_a_deal(box):
    game = supporting(box)
    game.state.hands[3] = []
    assert game.state.hands[ME] and not can_tip(view(game), ME)


@pytest.mark.rule("R.12")
def test_which_cards_pay_their_supporters_is_read_from_their_verbs(box):
    paying = {name for name in box.cards if rewards_support(box, name)}
    assert paying == {"puff_piece", "vanity_project"}
    for card in paying:
        assert matters(supporting(box, main=card))


def test_a_reward_in_one_of_two_effects_is_found(box):
    """As a data pack may have it."""

    reward = box.programs["vanity_project"]
    pack = SimpleNamespace(programs={"gala": (), "gala.pay": reward, "galaxy": ()})
    assert rewards_support(pack, "gala") and not rewards_support(pack, "galaxy")


def test_a_promise_to_back_it_has_to_be_kept(box):
    game = supporting(box, main="arrest_orders")
    game.state.promises = [Promise("nbn", "weyland", "support")]
    assert not matters(game), "it has no offer"
    game.state.promises = [Promise("nbn", "jinteki", "support", fate=KEPT)]
    assert not matters(game)
    game.state.promises = [Promise("nbn", "jinteki", "support", until="game")]
    assert matters(game)


@pytest.mark.parametrize(
    ("asset", "owner", "exhausted", "expected"),
    [
        ("eiko", 1, False, True),  # abstaining costs a card or a capital
        ("eiko", 1, True, False),
        ("eiko", ME, False, False),  # others abstain
        ("rachel_beckmann", ME, False, True),  # an empty hand draws
        ("rachel_beckmann", 1, False, False),
        ("midori", 1, False, False),
        ("tanaka", 1, False, False),
    ],
)
def test_assets_that_answer_to_it(box, asset, owner, exhausted, expected):
    game = supporting(box, main="arrest_orders")
    game.state.owners[asset] = owner
    if exhausted:
        game.state.exhausted.append(asset)
    assert matters(game) is expected


@pytest.mark.parametrize("seed", range(8))
def test_what_is_called_idle_changes_nothing(box, seed):
    """Abstain, or lay a card: capital, city, threat and assets are the same after the deal."""
    chance = random.Random(seed)
    game = new_game(box, NAMES, seed, first="jinteki")
    looked = 0
    while game.pending is not None:
        pending = game.pending
        if pending.kind == "support" and not support_matters(box, view(game), pending.seat):
            looked += 1
            ends = [_after(game, option) for option in ("abstain", "main")]
            assert ends[0] == ends[1], (pending, game.state.deal.main)
        quiet = pending.kind == "counter" and "pass" in pending.options and chance.random() < 0.8
        option = "pass" if quiet else chance.choice(pending.options)
        game.apply(Choice(pending.kind, option))
    assert looked


def _after(game, option):
    twin = game.clone()
    if option not in twin.pending.options:  # nothing to support with
        option = "abstain"
    twin.apply(Choice("support", option))
    while twin.state.deal is not None and twin.pending is not None:
        pending = twin.pending
        passes = [one for one in ("done", "abstain", "pass") if one in pending.options]
        twin.apply(Choice(pending.kind, (passes or pending.options)[0]))
    state = twin.state
    return state.capital, state.city, state.threat, state.owners, state.supply


# ------------------------------------------------------------------ the match


def match_of(game, people):
    seats = [
        Seat(name, "person" if one in people else "opponent") for one, name in enumerate(NAMES)
    ]
    return Match(Plan(Start(NAMES, "1"), seats), game, identity="g")


@pytest.fixture
def asked(box):
    """A function: the person in seat 2 is asked for support, with who might answer for it."""

    def make(people=(ME,), **how):
        match = match_of(supporting(box, **how), people)
        talking = Talking(match, OnTheSpot(box))
        return match, talking, ByItself(match, talking)

    return make


def test_a_person_is_not_asked_for_idle_support(asked):
    match, _, by_itself = asked(main="arrest_orders")
    answer = by_itself.answer()
    assert answer == Choice("support", "abstain")
    note = by_itself.note(answer)
    assert (note.kind, note.data) == ("not_asked", {"player": "nbn"})
    match.apply(answer)
    assert match.record.choices == ["support abstain"], "a replay has it like any other"


def test_opponents_answer_for_themselves(asked):
    _, _, by_itself = asked(people=(0,), main="arrest_orders")
    assert by_itself.answer() is None
    assert by_itself.is_idle, "and nobody has to be offered anything for it"


def test_with_a_counteroffer_or_a_reward_everybody_is_asked(asked):
    for how in ({"countered": True, "main": "arrest_orders"}, {"main": "puff_piece"}):
        _, _, by_itself = asked(**how)
        assert by_itself.answer() is None and not by_itself.is_idle


def test_who_is_paid_for_it_is_asked(asked):
    match, talking, by_itself = asked(main="arrest_orders")
    turn = match.game.state.turns_taken
    talking.conversation.standing.append(StandingOffer(0, 1, 2, turn))
    assert by_itself.answer() is None
    talking.conversation.standing[:] = [StandingOffer(0, 1, 2, turn - 1)]
    assert by_itself.answer() is not None, "of a deal before"
    talking.tray.append(Offer(0, ME, Trade("jinteki", "nbn", Goods(2)), "support", "support"))
    assert by_itself.answer() is None, "there is an offer to read first"


# ------------------------------------------------------------------ not again in this deal


@pytest.fixture
def offered(box):
    """A function: the person is asked whether to use assets at a moment that comes again."""

    def make(*options, source="abstained"):
        match = match_of(supporting(box), {ME})
        match.game.state.pending = Decision("use", ME, [*options, "done"], source)
        return match, ByItself(match, Talking(match, OnTheSpot(box)))

    return make


def ask(match, *options, source="abstained"):
    match.game.state.pending = Decision("use", ME, [*options, "done"], source)


def test_what_was_declined_for_the_deal_is_not_offered_again(offered):
    match, by_itself = offered("eiko")
    assert by_itself.answer() is None
    by_itself.skip(match.pending)
    ask(match, "eiko")
    assert by_itself.answer() == Choice("use", "done")
    assert by_itself.note(Choice("use", "done")) is None, "it was wanted so"
    ask(match, "eiko", "midori")
    assert by_itself.answer() is None, "something new"
    ask(match, "mark_yale", source="counteroffer_proposed")
    assert by_itself.answer() is None


def test_in_the_next_deal_it_is_offered_again(offered):
    match, by_itself = offered("eiko")
    by_itself.skip(match.pending)
    match.game.state.turns_taken += 1
    ask(match, "eiko")
    assert by_itself.answer() is None


def test_after_a_choice_was_taken_back_it_is_offered_again(offered):
    match, by_itself = offered("eiko")
    by_itself.skip(match.pending)
    by_itself.forget()
    assert by_itself.answer() is None


@pytest.mark.parametrize(
    ("source", "options", "expected"),
    [
        ("abstained", ["eiko", "done"], True),
        ("counteroffer_proposed", ["mark_yale", "done"], True),
        ("end_of_turn", ["mr_li", "done"], False),
        ("end_of_turn", ["done"], False),
        ("support_start", ["isabel_mcguire", "done"], False),
        ("abstained", ["eiko", "midori"], False),  # one of them has to be used
    ],
)
def test_only_what_can_come_again_can_be_declined_for_the_deal(source, options, expected):
    assert can_be_skipped(Decision("use", 0, options, source)) is expected


def test_a_moment_without_assets_is_nobodys_to_decline(offered):
    match, by_itself = offered()
    match.game.state.pending = Decision("use", ME, ["done"], "abstained")
    assert by_itself.answer() is None
