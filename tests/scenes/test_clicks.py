"""How much has to be clicked: whole games with the mouse alone, counted."""

import pytest

from .clicks import Clicker, ThinkerMinding
from .table_hands import begin, open_table

MOST = 25  # clicks a round; before several cards went at once it were 42
FEW = [(4, 1), (5, 2)]  # players, seed
MANY = [(4, 1), (4, 2), (4, 3), (5, 1), (5, 2), (5, 3)]


def rounds(match):
    """How many rounds of turns a game had."""
    begun = [event.data["round"] for event in match.log if event.kind == "round_started"]
    return sum(not str(one).startswith("demand") for one in begun)


@pytest.mark.parametrize("games", [FEW, pytest.param(MANY, marks=pytest.mark.soak)])
def test_a_round_takes_few_clicks(make_app, monkeypatch, games):
    monkeypatch.setattr("newangeles_gui.table.director.Thinker", ThinkerMinding)
    clicks = played = 0
    for players, seed in games:
        app = make_app(animation="off")
        match = begin(app.services.box, seed, players, {0})
        open_table(app, match)
        person = Clicker(app, seed)
        person.play()
        assert app.settings.values["confirm"], "what cannot be undone is asked twice all the same"
        clicks, played = clicks + person.clicks.total(), played + rounds(match)
        print(players, seed, rounds(match), dict(person.clicks))  # seen where it fails
    assert clicks <= MOST * played, f"{clicks / played:.1f}"
