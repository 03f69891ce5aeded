"""The shown view, told one fact after the other, arrives at the true one."""

import random
from dataclasses import fields, replace

import pytest

from newangeles_gui import paths
from newangeles_gui.engine.conformance import Dice
from newangeles_gui.engine.decisions import Choice, IllegalChoice
from newangeles_gui.minds.dice import dice
from newangeles_gui.titles.new_angeles.content.loader import load_content
from newangeles_gui.titles.new_angeles.minds.registry import make_agent
from newangeles_gui.titles.new_angeles.rules.box import Box
from newangeles_gui.titles.new_angeles.rules.setup import new_game
from newangeles_gui.titles.new_angeles.rules.trade_samples import sound_trade
from newangeles_gui.titles.new_angeles.rules.view import SPECTATOR, view
from newangeles_gui.titles.new_angeles.table.shown import (
    REDUCERS,
    UNCHANGING,
    become,
    private_copy,
    tell,
)
from newangeles_gui.titles.new_angeles.tellings import TELLINGS

# Why a field cannot follow from the facts. The true view sets it when everything was told.
NEVER = {
    "stack": "what the rules are in the middle of is nothing that happens",
    "pending": "a question is no event",
    "rival_under_board": "seen while a question about it waits",
    "top_event_back": "the next back is uncovered without a fact",
    "ill_involved": "kept by the rules for the end of a card",
    "android_moved": "kept by the rules for the end of a card",
    "used_this_turn": "nobody is shown it; which window an ability was used in is no fact",
    "keeps_hand": "follows from ability_used only by the card's program",
    "resolving": "that a card is through is no fact; claiming or clearing the table ends it",
}
# Fields of a deal, for the same reason.
NEVER_IN_DEAL = {
    "straight_to_support": "follows from a second offer, a rule of one asset",
    "declared_main": "a declaration is used up answer by answer",
    "declared_counter": "a declaration is used up answer by answer",
    "bets": "a bet is placed without a fact",
    "picked": "an early pick of the winner is told only by deal_won",
}
KINDS = TELLINGS.keys()


@pytest.fixture(scope="module")
def box():
    return Box(load_content(paths.data_folder()))


def differences(shown, true, events):
    """The fields in which the told view is not the true one."""
    decks = any(
        event.kind == "discards_reshuffled"
        or (event.kind == "support_laid" and not event.data["player"])  # from a deck untold
        for event in events
    )
    found = [
        f"{name}: told {getattr(shown, name)!r}, true {getattr(true, name)!r}"
        for name in (field.name for field in fields(true))
        if name not in NEVER and name != "deal" and not (decks and name == "deck_sizes")
        if _comparable(name, getattr(shown, name)) != _comparable(name, getattr(true, name))
    ]
    return found + _in_deal(shown.deal, true.deal)


def _comparable(name, value):
    if name == "promises":  # R.26: what the rules count in secret no screen ever shows
        return [replace(one, spent=0) for one in value]
    return sorted(value) if name == "exhausted" else value


def _in_deal(shown, true):
    if shown is None or true is None:
        return [] if shown is true else [f"deal: told {shown}, true {true}"]
    pairs = {
        field.name: (getattr(shown, field.name), getattr(true, field.name))
        for field in fields(true)
        if field.name not in NEVER_IN_DEAL
    }
    return [
        f"deal.{name}: told {told!r}, true {really!r}"
        for name, (told, really) in pairs.items()
        if told != really
    ]


def follow(game, choice, seats):
    """Apply a choice and tell it to the seats; the differences and the events."""
    box = game.box
    shown = {seat: private_copy(view(game, seat)) for seat in seats}
    events = game.apply(choice)
    found = []
    for seat in seats:
        for event in events:
            tell(shown[seat], event.kind, event.facts(seat), box)
        found += [
            f"seat {seat}: {one}" for one in differences(shown[seat], view(game, seat), events)
        ]
    return found, events


def explain(choice, found, events):
    return "\n".join([str(choice), *found, *(event.line() for event in events)])


@pytest.mark.parametrize("players", [4, 5, 6])
@pytest.mark.parametrize("seed", range(3))
def test_random_games_are_followed(players, seed, box):
    game = new_game(box, list(box.corporations)[:players], f"shown {seed}")
    chance, trades = random.Random(f"{players} {seed}"), Dice(f"{players} {seed}")
    played = 0
    while game.pending is not None:
        choice = Choice(game.pending.kind, chance.choice(game.pending.options))
        if not chance.randrange(5):
            offered = sound_trade(game, trades).choice()
            try:
                game.clone().apply(offered)
                choice = offered
            except IllegalChoice:
                pass
        found, events = follow(game, choice, (SPECTATOR, chance.randrange(players)))
        assert not found, explain(choice, found, events)
        played += 1
    assert played > 50


@pytest.mark.parametrize("players", [4, 5, 6])
def test_greedy_games_are_followed(players, box):
    game = new_game(box, list(box.corporations)[-players:], f"greedy {players}")
    agent, chance = make_agent("greedy", box), dice(players)
    while (pending := game.pending) is not None:
        choice = agent.choose(view(game, pending.seat), pending, chance)
        found, events = follow(game, choice, (0, SPECTATOR))
        assert not found, explain(choice, found, events)


def test_every_kind_is_followed_or_named_as_changing_nothing():
    assert REDUCERS.keys() | UNCHANGING == KINDS
    assert not REDUCERS.keys() & UNCHANGING


@pytest.fixture
def shown(box):
    return private_copy(view(new_game(box, list(box.corporations)[:4], "rare"), 0))


def test_what_random_games_seldom_show_is_followed(box, shown):
    """Facts of single cards, and those about fields that only the true view completes."""
    first, second = shown.corporations[:2]
    emergency = box.corporations[second].emergency
    shown.emergency_up[1] = False
    tell(shown, "emergency_turned_up", {"card": emergency, "player": second}, box)
    assert shown.emergency_up[1]
    looked = {"player": first, "rival": "federalist"}
    tell(shown, "rival_seen", {**looked, "swapped": False}, box)
    assert shown.rival != "federalist"
    tell(shown, "rival_seen", {**looked, "swapped": True}, box)
    assert shown.rival == "federalist"
    tell(shown, "rival_seen", {"player": second}, box)
    assert shown.rival == "federalist"


def test_a_deal_without_an_offer_gives_its_asset_back(box, shown):
    decks = shown.asset_deck_size
    tell(shown, "asset_revealed", {"player": shown.corporations[0], "asset": "eiko"}, box)
    assert shown.deal.asset == "eiko"
    tell(shown, "asset_returned", {"asset": "eiko"}, box)
    assert (shown.deal.asset, shown.asset_deck_size) == ("", decks + 1)


def test_declarations_and_the_card_in_resolution_are_seen(box, shown):
    first, second = shown.corporations[:2]
    for seat, kind in ((first, "main_offer_proposed"), (second, "counteroffer_proposed")):
        card = box.corporations[seat].emergency
        tell(shown, kind, {"player": seat, "card": card}, box)
        tell(shown, "resolution_declared", {"player": seat, "answers": [f"choose {seat}"]}, box)
    assert shown.deal.declared_main == [f"choose {first}"]
    assert shown.deal.declared_counter == [f"choose {second}"]
    tell(shown, "card_resolved", {"player": first, "card": shown.deal.main}, box)
    assert shown.resolving == shown.deal.main
    tell(shown, "table_cleared", {"cards": 2}, box)
    assert (shown.deal, shown.resolving) == (None, "")


def test_a_second_illness_goes_on_and_the_first_stays(box):
    game = new_game(box, list(box.corporations)[:4], "two illnesses")
    shown = private_copy(view(game))
    start, goal = box.district_ids[4], box.district_ids[box.next_district[4]]
    shown.city = [0] * len(shown.city)
    shown.reserve = list(box.stock)
    for kind, facts in (
        ("piece_placed", {"piece": "illness", "district": start}),
        ("piece_placed", {"piece": "illness", "district": start}),
        ("piece_moved", {"piece": "illness", "district": start, "to": goal}),
    ):
        tell(shown, kind, facts, box)
    ill = {name for name, here in zip(box.district_ids, shown.city, strict=True) if here}
    assert ill == {start, goal}


def test_a_private_copy_and_becoming_share_nothing(box):
    game = new_game(box, list(box.corporations)[:4], "copies")
    while game.state.deal is None:
        game.apply(game.pending.choices()[0])
    true = view(game, 0)
    shown = private_copy(true)
    assert shown == true
    shown.city[0] ^= 1
    shown.deal.pile.append("x")
    shown.owners["x"] = 1
    assert shown != true and "x" not in true.owners and not true.deal.pile
    become(shown, true)
    assert shown == true
    shown.capital[0] += 1
    assert shown.capital != true.capital
