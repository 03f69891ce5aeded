"""Each kind of damage is seen, by name; what is at the very edge is still sound."""

from collections.abc import Callable

import pytest

from newangeles_gui.titles.new_angeles.rules import promises
from newangeles_gui.titles.new_angeles.rules.assets import Window
from newangeles_gui.titles.new_angeles.rules.conservation import problems
from newangeles_gui.titles.new_angeles.rules.game import Box, Game
from newangeles_gui.titles.new_angeles.rules.kinds import RICHEST
from newangeles_gui.titles.new_angeles.rules.promises import Promise
from newangeles_gui.titles.new_angeles.rules.state import (
    ANDROID,
    HUMAN_FIRST,
    OUTAGE,
    PRISEC,
    PROTEST,
    RESERVED,
    STRIKE,
    UNREST_RESERVE,
    State,
)
from newangeles_gui.titles.new_angeles.rules.steps.deal import ActionCard
from newangeles_gui.titles.new_angeles.rules.steps.turn import Turn
from tests.titles.new_angeles.rules.tables import hold, own, play_until, table

Edit = Callable[[State], None]


@pytest.fixture
def game(box: Box) -> Game:
    """Support is being laid, an asset is owned, an emergency action is the main offer."""
    game = table(box)
    own(game, 1, "coach_walden")
    hold(game, 1, "puff_piece")
    card = box.corporations["jinteki"].emergency
    play_until(game, "support", f"main_offer {card}", "counter puff_piece")
    assert problems(game) == []
    return game


def setting(name: str, value: object, place: int | None = None) -> Edit:
    """Put a value into a field, or into a place of it."""

    def edit(state: State) -> None:
        if place is None:
            setattr(state, name, value)
        else:
            getattr(state, name)[place] = value

    return edit


def standing(bits: int) -> Edit:
    """The pieces of the first district, taken from the reserve as if that were all right."""

    def edit(state: State) -> None:
        for place in range(len(RESERVED) - 1):
            state.reserve[place] += state.city[0] >> place & 1
            state.reserve[place] -= bits >> place & 1
            if state.reserve[place] < 0:  # all are in the city
                elsewhere = next(d for d, here in enumerate(state.city) if d and here >> place & 1)
                state.city[elsewhere] -= 1 << place
                state.reserve[place] = 0
        state.reserve[UNREST_RESERVE] += bool(state.city[0] & (PROTEST | STRIKE))
        state.reserve[UNREST_RESERVE] -= bool(bits & (PROTEST | STRIKE))
        state.city[0] = bits

    return edit


def cutting(name: str) -> Edit:
    """Take the last entry of a list away."""
    return lambda state: getattr(state, name).pop()


OPEN = Promise("jinteki", "nbn", "support")
KEPT = Promise("jinteki", "nbn", "support", fate=promises.KEPT)


def adding(name: str, value: object) -> Edit:
    """One entry too many in a list."""
    return lambda state: getattr(state, name).append(value)


def offering(pile: str, card: str) -> Edit:
    """One card too many on the table."""

    def edit(state: State) -> None:
        assert state.deal is not None
        getattr(state.deal, pile).append(card)
        getattr(state.deal, f"{pile}_by").append(0)
        if pile == "support":
            state.deal.support_side.append("main")
        else:
            state.deal.counter, state.deal.counter_by = card, 0

    return edit


def promising(**words: object) -> Edit:
    """A promise that is none."""
    given = {"by": "jinteki", "to": "nbn", "kind": "support", **words}
    return adding("promises", Promise(**given))  # type: ignore[arg-type]


DAMAGE: list[tuple[str, Edit, str]] = [
    ("players", setting("corporations", ["jinteki", "nbn", "weyland"]), "3 players"),
    ("twins", setting("corporations", "nbn", 0), "playing: "),
    ("stranger", setting("corporations", "acme", 0), "playing: "),
    ("capital list", cutting("capital"), "capital: 3 items, not 4"),
    ("hands list", cutting("hands"), "hands: 3 items"),
    ("rivals list", cutting("rivals"), "rivals: 3 items"),
    ("investments list", cutting("investments"), "investments: 3 items"),
    ("drawn list", cutting("drawn_investments"), "drawn_investments: 3 items"),
    ("holders list", cutting("emergency_holder"), "emergency_holder: 3 items"),
    ("faces list", cutting("emergency_up"), "emergency_up: 3 items"),
    ("active high", setting("active", 4), "active: 4 is not from 0 to 3"),
    ("active low", setting("active", -1), "active: -1 is not"),
    ("round low", setting("round_place", -1), "round_place: -1 is not"),
    ("round high", setting("round_place", 99), "round_place: 99 is not"),
    ("city list", cutting("city"), "city: "),
    ("reserve list", cutting("reserve"), "reserve: 7 items, not 8"),
    ("supply list", cutting("supply"), "supply: 4 items, not 5"),
    ("decks list", cutting("decks"), "decks: 4 items, not 5"),
    ("prisec", standing(PRISEC | HUMAN_FIRST), "prisec with an enemy unit"),
    ("dark unrest", standing(OUTAGE | PROTEST), "outage with unrest"),
    ("dark strike", standing(OUTAGE | STRIKE), "outage with unrest"),
    ("both sides", standing(PROTEST | STRIKE), "protest and strike at once"),
    ("a new piece", setting("city", 1 << len(RESERVED) + 1, 0), "city: 512 is not from 0 to 511"),
    ("token gone", setting("reserve", 0, 0), "human_first: "),
    ("unrest gone", setting("reserve", 0, UNREST_RESERVE), "unrest: "),
    ("card gone", lambda state: state.decks[0].pop(), "action cards do not add up"),
    ("hand card", lambda state: state.hands[2].append("puff_piece"), "action cards do not add up"),
    ("discard", adding("discards", "puff_piece"), "action cards do not add up"),
    ("pile", offering("pile", "puff_piece"), "action cards do not add up"),
    ("support", offering("support", "puff_piece"), "cards do not add up"),
    ("pile of nobody", lambda state: state.deal.pile_by.pop(), "Deal.pile_by: not as many as pile"),
    ("sides", lambda state: state.deal.support_side.append("main"), "not as many as support"),
    ("supporters", lambda state: state.deal.support_by.append(0), "not as many as support"),
    ("a side", lambda state: setattr(state.deal, "winning", "x"), "Deal.winning: 'x' is none of"),
    ("holder high", setting("emergency_holder", 4, 0), "emergency_holder: 4 is not from -1 to 3"),
    ("negative reserve", setting("reserve", -1, 0), "reserve: -1 is not from 0"),
    ("a frame", lambda state: setattr(state.stack[-1], "asked", 5), "Support.asked: 5 is not from"),
    ("a phase", setting("phase", "party"), "phase: 'party' is none of setup, "),
    ("an ending", setting("ended_by", "boredom"), "ended_by: 'boredom' is none of"),
    ("dice", setting("rng", 1 << 64), "rng: "),
    ("a counteroffer", lambda state: setattr(state.deal, "counter", ""), "another counteroffer"),
    ("whose counteroffer", lambda state: setattr(state.deal, "counter_by", 0), "another counter"),
    ("whose main offer", lambda state: setattr(state.deal, "main_by", -1), "main offer of nobody"),
    ("a turn in a turn", lambda state: state.stack.insert(1, Turn()), "cannot: turn on turn"),
    ("no ground", lambda state: state.stack.pop(0), "cannot: turn on the ground"),
    (
        "a card alone",
        lambda state: state.stack.append(ActionCard("puff_piece", 0)),
        "_card on support",
    ),
    ("a window below", lambda state: state.stack.insert(0, Window("claimed")), "on the ground"),
    ("no deal", setting("deal", None), "a deal on the table that nobody makes, or none"),
    ("nobody's deal", lambda state: state.stack.__delitem__(slice(2, None)), "that nobody makes"),
    ("resolving", setting("resolving", "puff_piece"), "puff_piece is resolved"),
    ("event", lambda state: setattr(state, "event", state.event_deck[0]), "event in progress is"),
    ("declared", lambda state: setattr(state.deal, "declared_main", ["x"]), "declared_main: 'x'"),
    (
        "no such card",
        adding("discards", "no_such_card"),
        "discards: 'no_such_card' is none",
    ),
    ("wrong deck", lambda state: state.decks.reverse(), "construction deck holds"),
    ("asset deck", cutting("asset_deck"), "assets do not add up"),
    ("turn track", cutting("turn_track"), "assets do not add up"),
    ("deal asset", lambda state: setattr(state.deal, "asset", ""), "assets do not add up"),
    ("owned twice", lambda state: state.owners.update(coach_walden=1, eiko=2), "assets do not"),
    ("events", cutting("event_deck"), "events do not add up"),
    ("demands", cutting("demand_deck"), "demands do not add up"),
    ("demand", setting("demand", ""), "demand: '' is none of the demands"),
    ("investment deck", cutting("investment_deck"), "investments do not add up"),
    ("investment", setting("investments", "", 0), "investments do not add up"),
    ("drawn", setting("drawn_investments", ["short_sale"], 0), "investments do not add up"),
    ("rivals", setting("rivals", "federalist", 0), "rivals do not add up"),
    ("under board", setting("rival_under_board", ""), "rivals do not add up"),
    ("debts", setting("capital", -1, 0), "capital: -1 is not from 0"),
    ("riches", setting("capital", RICHEST + 1, 0), "capital: 5001 is not"),
    ("negative threat", setting("threat", -1), "threat: -1 is not from 0 to 25"),
    ("threat", setting("threat", 26), "threat: 26 is not from 0 to 25"),
    ("not ended", setting("threat", 25), "threat 25, but ended by ''"),
    ("ended", setting("ended_by", "threat"), "but ended by 'threat'"),
    ("over", setting("ended_by", "demand"), "something is left to do after the end"),
    ("negative supply", setting("supply", -1, 2), "supply: -1 is not"),
    ("supply", setting("supply", 99, 0), "energy at 99"),
    ("nothing to do", lambda state: state.stack.clear(), "or nothing before it"),
    ("nobody asked", setting("pending", None), "or nothing before it"),
    (
        "owner high",
        lambda state: state.owners.update(coach_walden=4),
        "owners: 4 is not from 0",
    ),
    ("owner low", lambda state: state.owners.update(coach_walden=-1), "owners: -1 is not"),
    ("exhausted", adding("exhausted", "eiko"), "an exhausted asset that nobody has"),
    ("offered and held", setting("emergency_holder", 0, 0), "neither on the table nor with"),
    ("held by nobody", setting("emergency_holder", -1, 1), "neither on the table nor with"),
    ("promise by", promising(by="acme"), "promises: Promise.by: 'acme' is none of"),
    ("promise to", promising(to="acme"), "promises: Promise.to: 'acme'"),
    ("promise kind", promising(kind="love"), "promises: Promise.kind: 'love'"),
    ("promise until", promising(until="noon"), "promises: Promise.until: 'noon'"),
    ("promise fate", promising(fate="sold"), "promises: Promise.fate: 'sold'"),
    (
        "moment of nobody",
        lambda state: state.stack.append(Window("main_offer_proposed")),
        "main_offer_proposed is about nobody",
    ),
    (
        "too many open promises",
        lambda state: state.promises.extend([OPEN] * (promises.MOST_OPEN + 1)),
        f"{promises.MOST_OPEN + 1} open promises",
    ),
    (
        "too many promises",
        lambda state: state.promises.extend([OPEN] * (promises.MOST + 1)),
        f"promises: {promises.MOST + 1} items, not 0 to {promises.MOST}",
    ),
]


@pytest.mark.parametrize(
    ("edit", "message"), [one[1:] for one in DAMAGE], ids=[d[0] for d in DAMAGE]
)
def test_damage_is_seen(game: Game, edit: Edit, message: str) -> None:
    edit(game.state)
    found = problems(game)
    assert any(message in one for one in found), found


def test_the_turn_track_has_no_more_spaces(game: Game) -> None:
    state = game.state
    most = game.box.limits.turn_track_spaces
    while len(state.turn_track) < most:
        state.turn_track.append(state.asset_deck.pop())
    assert problems(game) == []
    state.turn_track.append(state.asset_deck.pop())
    assert problems(game) == [f"turn_track: {most + 1} items, not 0 to {most}"]


SOUND: list[tuple[str, Edit]] = [
    ("no capital", setting("capital", 0, 0)),
    ("very rich", setting("capital", RICHEST, 0)),
    ("threat 24", setting("threat", 24)),
    ("no threat", setting("threat", 0)),
    ("last player", setting("active", 3)),
    ("all at once", standing(HUMAN_FIRST | ANDROID | OUTAGE)),
    ("strike", standing(STRIKE | PRISEC)),
    ("full track", lambda state: setattr(state, "supply", [0] * len(state.supply))),
    ("promises", promising()),
    (
        "many promises",
        lambda state: state.promises.extend(
            [OPEN] * promises.MOST_OPEN + [KEPT] * (promises.MOST - promises.MOST_OPEN)
        ),
    ),
]


@pytest.mark.parametrize("edit", [one[1] for one in SOUND], ids=[one[0] for one in SOUND])
def test_what_is_at_the_edge_is_sound(game: Game, edit: Edit) -> None:
    edit(game.state)
    assert problems(game) == []


def test_full_resource_tracks_are_sound(game: Game) -> None:
    game.state.supply = list(game.box.track_ends)
    assert problems(game) == []
    game.state.round_place = len(game.box.rounds) - 1
    assert problems(game) == []
    game.state.round_place += 1
    last = len(game.box.rounds) - 1
    assert problems(game) == [f"round_place: {last + 1} is not from 0 to {last}"]


def test_prisec_with_an_enemy_unit_is_sound_where_threat_has_ended_the_game(game: Game) -> None:
    state = game.state
    standing(PRISEC | HUMAN_FIRST)(state)
    state.threat, state.ended_by, state.pending = 25, "threat", None
    state.stack.clear()
    assert problems(game) == []
