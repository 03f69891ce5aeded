"""Games by mouse, keyboard or gamepad alone: nothing that is wanted is out of reach."""

from collections import Counter

import pytest

from newangeles_gui.minds.agent import dice
from newangeles_gui.scenes.title import TitleScreen
from newangeles_gui.titles.new_angeles.table.scene import TableScene

from .alone import HANDS, Alone
from .table_hands import begin, play, quick

SHORT = 40  # choices
LAST = 9
SPEEDS = ("off", "1x", "2x", "4x")


@pytest.fixture(autouse=True)
def quickly(monkeypatch):
    quick(monkeypatch)


def begun(app, device, seed, **how):
    """Somebody who sits before the title."""
    app.stack.replace(TitleScreen(app.services))
    return Alone(app, dice(seed), device, str(seed), 4 + seed % 3, **how)


@pytest.mark.parametrize("device", HANDS)
def test_a_game_is_begun_and_played(make_app, device):
    person = begun(make_app(animation="off"), device, 4, talks=0.6)
    match = person.play(enough=lambda one: len(one.match.record.choices) >= SHORT)
    assert match.plan.people == [0] and {"trade", "tray"} <= set(person.visited)
    assert any(one.startswith("trade ") for one in match.record.choices)


@pytest.mark.parametrize("device", HANDS)
def test_the_end_is_seen_and_left(make_app, device):
    app = make_app(animation="off")
    whole, match = (begin(app.services.box, 1, 4, {0}) for _ in range(2))
    play(match, dice(1), play(whole, dice(1)) - LAST)
    person = begun(app, device, 1)
    app.stack.push(TableScene(app.services, match))
    assert person.play() is match and match.over
    assert person.visited["results"] and person.top.name == "title"


@pytest.mark.soak
@pytest.mark.parametrize("device", HANDS)
def test_whole_games(make_app, device):
    done = Counter()
    for seed in range(1, 9):
        person = begun(make_app(animation=SPEEDS[seed % 4]), device, seed)
        match = person.play()
        assert match.over and person.top.name == "title"
        done += Counter(agreed=person.agreed, accepted=person.accepted, **person.visited)
    assert done["agreed"] and done["accepted"] and done["act"] and done["results"], done
