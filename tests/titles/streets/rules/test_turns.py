"""Who is next, and who is advised: what scenarios cannot show."""

import pytest

from newangeles_gui.engine import Choice, Start
from newangeles_gui.titles.streets.rules import Box, new_game
from newangeles_gui.titles.streets.title import TITLE


@pytest.mark.rule("4.6")
def test_the_turn_passes_to_who_has_tiles(box: Box) -> None:
    game = new_game(box, ["coral", "ivory", "slate"], 4, first="coral")
    state = game.state
    state.pile.clear()
    state.gone += state.hands[1]
    state.hands[1].clear()
    assert game.pending is not None
    told = game.apply(Choice("build", game.pending.options[0]))
    passed = [event.facts()["player"] for event in told if event.kind == "turn_passed"]
    assert passed == ["slate"]
    assert state.active == 2


@pytest.mark.rule("12.1", "13.12")
def test_only_who_plays_alone_picks_an_advisor(box: Box) -> None:
    chosen = {"advisor": "investor"}
    several = TITLE.rules.begin(box, Start(["coral", "ivory"], "1", chosen))
    assert several.state.advisors == ["", ""]
    alone = TITLE.rules.begin(box, Start(["coral"], "1", chosen))
    assert alone.state.advisors == ["investor", ""]
    assert alone.state.money == [0, 40]


@pytest.mark.rule("13.10")
def test_what_is_remembered_of_a_game_alone(box: Box) -> None:
    game = new_game(box, ["coral"], 3)
    game.state.money[0] = 500
    while game.pending is not None:
        game.take(game.pending.options[0])
    told = TITLE.rules.memories(game, 0)
    assert told["sneak_beaten"] == 1
    assert told["money"] == game.state.money[0]
    assert told["level"] == "easy"
    assert TITLE.rules.memories(new_game(box, ["coral", "ivory"], 3), 0)["sneak_beaten"] == 0
