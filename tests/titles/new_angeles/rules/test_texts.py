"""The text forms of trades, promises and typed lines: what is no trade is refused with a reason."""

import pytest

from newangeles_gui.engine.decisions import Choice, IllegalChoice
from newangeles_gui.titles.new_angeles.rules.game import Box, Game
from newangeles_gui.titles.new_angeles.rules.setup import new_game
from newangeles_gui.titles.new_angeles.rules.state import NOBODY
from newangeles_gui.titles.new_angeles.rules.steps.rounds import round_name
from newangeles_gui.titles.new_angeles.rules.trade import Goods, Now, Trade, parse_line
from newangeles_gui.titles.new_angeles.rules.views import thumbnail
from tests.titles.new_angeles.rules.tables import play_until, table

PAIR = "from=jinteki to=nbn"


@pytest.fixture
def game(box: Box) -> Game:
    return table(box)


@pytest.mark.parametrize(
    ("line", "choices"),
    [
        ("remove quinde", ["remove quinde"]),
        ("counter card=puff_piece", ["counter card=puff_piece"]),
        (
            "counter puff_piece pay=clean_slate,arrest_orders",
            ["counter puff_piece", "pay clean_slate", "pay arrest_orders"],
        ),
        ("counter puff_piece pay=clean_slate,,", ["counter puff_piece", "pay clean_slate"]),
        ("support main lay=a,b lay=c", ["support main", "lay a", "lay b", "lay c"]),
        (f"trade {PAIR} give=2", [f"trade {PAIR} give=2"]),
    ],
)
def test_a_line_stands_for_several_choices(line: str, choices: list[str]) -> None:
    assert parse_line(line) == [Choice.parse(one) for one in choices]


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "needs from= and to="),
        ("from=jinteki", "needs from= and to="),
        ("to=jinteki", "needs from= and to="),
        ("jinteki", "'jinteki' is no part of a trade"),
        ("from", "'from' is no part of a trade"),
        ("by=jinteki", "'by=jinteki' is no part of a trade"),
        (f"{PAIR} to=weyland", "'to' stands twice"),
        (f"{PAIR} give=2,3", "names capital twice"),
        (f"{PAIR} give=2,eiko,3,4", "names capital twice"),
        (f"{PAIR} now=nbn:support:main", "expected 'who:kind:option:cards'"),
        (f"{PAIR} now=nbn:support:main:2:3", "expected 'who:kind:option:cards'"),
        (f"{PAIR} now=nbn:support:main:two", "two"),
        (f"{PAIR} later=nbn:support:2:-", "is no promise"),
        (f"{PAIR} later=nbn:support:2:-:deal:x", "is no promise"),
        (f"{PAIR} later=weyland:support:2:-:deal", "is no promise"),
        (f"{PAIR} later=nbn:support:two:-:deal", "two"),
        (f"{PAIR} later=nbn:love:2:-:deal", "a promise is one of"),
        (f"{PAIR} later=nbn:support:2:-:noon", "a promise is one of"),
        (f"{PAIR} later=nbn:support:0:-:deal", "at least 1"),
        (f"{PAIR} later=nbn:pay:0:-:deal", "at least 1"),
        (f"{PAIR} later=nbn:spare:0:eiko:deal", "has no asset"),
    ],
)
def test_what_is_no_trade_is_refused(game: Game, text: str, reason: str) -> None:
    with pytest.raises(IllegalChoice, match=reason):
        Trade.parse(text, game)


@pytest.mark.parametrize(
    "text",
    [
        f"{PAIR} give=- get=-",
        f"{PAIR} give=2,eiko get=midori",
        f"{PAIR} give=2 get=- now=nbn:support:main:2",
        f"{PAIR} give=- get=1 later=nbn:support:1:-:deal,jinteki:no_counter:0:-:game",
    ],
)
def test_a_trade_reads_back(game: Game, text: str) -> None:
    assert str(Trade.parse(text, game)) == text


def test_what_a_trade_leaves_out_is_nothing(game: Game) -> None:
    trade = Trade.parse(PAIR, game)
    assert (trade.give, trade.get, trade.now, trade.later) == (Goods(), Goods(), None, ())
    assert str(Goods()) == "-"
    assert Now("nbn", Choice("support", "main")).cards == 0


def test_names_and_numbers_of_a_game(box: Box) -> None:
    names = list(box.corporations)[:4]
    game = new_game(box, names, 1, setup="migrants", first=names[2])
    setups = [one.data["setup"] for one in game.events if one.kind == "setup_revealed"]
    assert setups == ["migrants"]
    assert (game.name(NOBODY), game.name(0)) == ("", names[0])
    seen = thumbnail(game)
    assert seen == {
        "round": "1", "threat": 0, "capital": game.state.capital, "active": names[2],
        "ended_by": "",
    }  # fmt: skip
    assert seen["capital"] is not game.state.capital


def test_turns_are_counted_and_rounds_named(game: Game) -> None:
    state = game.state
    assert (state.turns_taken, state.phase) == (0, "setup")
    play_until(game, "main_offer")
    assert (state.turns_taken, state.phase) == (1, "action")
    game.apply(Choice("main_offer", game.pending.options[0]))
    play_until(game, "main_offer")
    assert (state.turns_taken, state.phase) == (2, "action")
    assert [round_name(game, at) for at in (1, 2, 5, 8)] == [
        "2",
        "demand_1",
        "demand_2",
        "demand_3",
    ]
