"""Each kind of damage is seen, by name; what is at the very edge is still sound."""

from collections.abc import Callable

import pytest

from newangeles_gui.rules import promises
from newangeles_gui.rules.box import Box
from newangeles_gui.rules.conservation import RICHEST, problems
from newangeles_gui.rules.game import Game
from newangeles_gui.rules.pieces import (
    ANDROID,
    HUMAN_FIRST,
    OUTAGE,
    PRISEC,
    PROTEST,
    RESERVED,
    STRIKE,
    UNREST_RESERVE,
)
from newangeles_gui.rules.promises import Promise
from newangeles_gui.rules.state import State
from tests.rules.tables import hold, own, play_until, table

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
        state.reserve[UNREST_RESERVE] += bool(state.city[0] & (PROTEST | STRIKE))
        state.reserve[UNREST_RESERVE] -= bool(bits & (PROTEST | STRIKE))
        state.city[0] = bits

    return edit


def cutting(name: str) -> Edit:
    """Take the last entry of a list away."""
    return lambda state: getattr(state, name).pop()


def adding(name: str, value: object) -> Edit:
    """One entry too many in a list."""
    return lambda state: getattr(state, name).append(value)


def promising(**words: object) -> Edit:
    """A promise that is none."""
    given = {"by": "jinteki", "to": "nbn", "kind": "support", **words}
    return adding("promises", Promise(**given))  # type: ignore[arg-type]


DAMAGE: list[tuple[str, Edit, str]] = [
    ("players", setting("corporations", ["jinteki", "nbn", "weyland"]), "3 players"),
    ("twins", setting("corporations", "nbn", 0), "playing: "),
    ("stranger", setting("corporations", "acme", 0), "playing: "),
    ("capital list", cutting("capital"), "3 capital"),
    ("hands list", cutting("hands"), "3 hands"),
    ("rivals list", cutting("rivals"), "3 rivals"),
    ("investments list", cutting("investments"), "3 investments"),
    ("drawn list", cutting("drawn_investments"), "3 drawn investments"),
    ("holders list", cutting("emergency_holder"), "3 emergency holders"),
    ("faces list", cutting("emergency_up"), "3 emergency faces"),
    ("active high", setting("active", 4), "active player 4"),
    ("active low", setting("active", -1), "active player -1"),
    ("round low", setting("round_place", -1), "round -1"),
    ("round high", setting("round_place", 99), "round 99"),
    ("city list", cutting("city"), "sizes"),
    ("reserve list", cutting("reserve"), "sizes"),
    ("supply list", cutting("supply"), "sizes"),
    ("decks list", cutting("decks"), "sizes"),
    ("prisec", standing(PRISEC | HUMAN_FIRST), "prisec with an enemy unit"),
    ("dark unrest", standing(OUTAGE | PROTEST), "outage with unrest"),
    ("dark strike", standing(OUTAGE | STRIKE), "outage with unrest"),
    ("both sides", standing(PROTEST | STRIKE), "protest and strike at once"),
    ("a new piece", setting("city", 1 << len(RESERVED) + 1, 0), "unknown piece 0x200"),
    ("token gone", setting("reserve", 0, 0), "human_first: "),
    ("unrest gone", setting("reserve", 0, UNREST_RESERVE), "unrest: "),
    ("card gone", lambda state: state.decks[0].pop(), "action cards do not add up"),
    ("hand card", lambda state: state.hands[2].append("puff_piece"), "action cards do not add up"),
    ("discard", adding("discards", "puff_piece"), "action cards do not add up"),
    ("pile", lambda state: state.deal.pile.append("puff_piece"), "action cards do not add up"),
    ("support", lambda state: state.deal.support.append("puff_piece"), "cards do not add up"),
    ("no such card", adding("discards", "no_such_card"), "action cards do not add up: ['no_such"),
    ("wrong deck", lambda state: state.decks.reverse(), "construction deck holds"),
    ("asset deck", cutting("asset_deck"), "assets do not add up"),
    ("turn track", cutting("turn_track"), "assets do not add up"),
    ("deal asset", lambda state: setattr(state.deal, "asset", ""), "assets do not add up"),
    ("owned twice", lambda state: state.owners.update(coach_walden=1, eiko=2), "assets do not"),
    ("events", cutting("event_deck"), "events do not add up"),
    ("demands", cutting("demand_deck"), "demands do not add up"),
    ("demand", setting("demand", ""), "demands do not add up"),
    ("investment deck", cutting("investment_deck"), "investments do not add up"),
    ("investment", setting("investments", "", 0), "investments do not add up"),
    ("drawn", setting("drawn_investments", ["short_sale"], 0), "investments do not add up"),
    ("rivals", setting("rivals", "federalist", 0), "rivals do not add up"),
    ("under board", setting("rival_under_board", ""), "rivals do not add up"),
    ("debts", setting("capital", -1, 0), "capital out of range"),
    ("riches", setting("capital", RICHEST + 1, 0), "capital out of range"),
    ("negative threat", setting("threat", -1), "threat -1"),
    ("threat", setting("threat", 26), "threat 26"),
    ("not ended", setting("threat", 25), "threat 25, but ended by ''"),
    ("ended", setting("ended_by", "threat"), "but ended by 'threat'"),
    ("over", setting("ended_by", "last_demand"), "something is left to do after the end"),
    ("negative supply", setting("supply", -1, 2), "tech at -1"),
    ("supply", setting("supply", 99, 0), "energy at 99"),
    ("nothing to do", lambda state: state.stack.clear(), "or nothing before it"),
    ("nobody asked", setting("pending", None), "or nothing before it"),
    ("owner high", lambda state: state.owners.update(coach_walden=4), "belongs to nobody"),
    ("owner low", lambda state: state.owners.update(coach_walden=-1), "belongs to nobody"),
    ("exhausted", adding("exhausted", "eiko"), "an exhausted asset that nobody has"),
    ("offered and held", setting("emergency_holder", 0, 0), "neither on the table nor with"),
    ("held by nobody", setting("emergency_holder", -1, 1), "neither on the table nor with"),
    ("promise by", promising(by="acme"), "no promises"),
    ("promise to", promising(to="acme"), "no promises"),
    ("promise kind", promising(kind="love"), "no promises"),
    ("promise until", promising(until="noon"), "no promises"),
    ("promise fate", promising(fate="sold"), "no promises"),
    (
        "too many promises",
        lambda state: state.promises.extend(
            [Promise("jinteki", "nbn", "support")] * (promises.MOST + 1)
        ),
        f"{promises.MOST + 1} promises",
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
    assert problems(game) == [f"{most + 1} assets on the turn track"]


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
        lambda state: state.promises.extend([Promise("jinteki", "nbn", "support")] * promises.MOST),
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
    assert problems(game) == [f"round {len(game.box.rounds)}"]


def test_prisec_with_an_enemy_unit_is_sound_where_threat_has_ended_the_game(game: Game) -> None:
    state = game.state
    standing(PRISEC | HUMAN_FIRST)(state)
    state.threat, state.ended_by, state.pending = 25, "threat", None
    state.stack.clear()
    assert problems(game) == []
