import pytest
from .clicks import Clicker, ThinkerMinding
from .table_hands import begin, open_table
import time

@pytest.mark.parametrize("seed", [1, 2, 3])
@pytest.mark.parametrize("players", [4, 5])
def test_count(make_app, monkeypatch, seed, players):
    monkeypatch.setattr("newangeles_gui.table.director.Thinker", ThinkerMinding)
    app = make_app(animation="off")
    match = begin(app.services.box, seed, players, {0})
    open_table(app, match)
    robot = Clicker(app, seed)
    t = time.time()
    robot.play()
    rounds = sum(e.kind == "round_started" for e in match.log)
    print(f"\nseed {seed} players {players} rounds {rounds} clicks {robot.clicks.total()} a round {robot.clicks.total()/rounds:.1f} {time.time()-t:.0f}s", robot.clicks.most_common())
