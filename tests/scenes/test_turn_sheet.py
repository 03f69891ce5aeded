"""The steps of the turn: open at a click on the rounds, closed by the next one."""

import pytest

from newangeles_gui.engine.decisions import Choice
from newangeles_gui.titles.new_angeles.city.turn_sheet import COMING, GONE, NOW, TurnSheet, lines
from newangeles_gui.titles.new_angeles.facts.deal_facts import STEPS, TURN_STEPS, turn_step
from newangeles_gui.widgets.inputs import Input

from .table_hands import begin, open_table, quick


@pytest.fixture
def table(make_app, monkeypatch):
    quick(monkeypatch)
    app = make_app(animation="off", size=(1920, 1080))
    return open_table(app, begin(app.services.box, 2, 4, {0}))


def press(scene, pos):
    for kind in ("move", "press", "release"):
        scene.handle(Input(kind, pos))


@pytest.mark.parametrize("way", ["click", "enter"])
@pytest.mark.parametrize("end", ["click", "escape", "enter"])
def test_the_rounds_open_the_steps_and_the_next_click_closes_them(table, way, end):
    stack, rounds = table.services.stack, table.parts.bar.rounds
    if way == "click":
        press(table, rounds.rect.center)
    else:
        table.root.set_focus(rounds)
        table.handle(Input("action", name="confirm"))
    sheet = stack.top
    assert isinstance(sheet, TurnSheet)
    spoken = [one.text for one in sheet.root.all() if getattr(one, "text", "")]
    assert any("Round 1" in one for one in spoken)
    assert not [one.clipped for one in sheet.root.all() if one.clipped]
    if end == "click":
        press(sheet, (900, 700))
    else:
        sheet.handle(Input("action", name={"escape": "cancel", "enter": "confirm"}[end]))
    assert stack.top is table


def states(table, view):
    return [(one.depth, one.when) for one in lines(table.services, view)]


def test_every_step_says_whether_it_is_gone_now_or_coming(table):
    seen = set()
    while not {"deal", "end"} <= seen:
        pending = table.match.pending
        table.match.game.apply(Choice(pending.kind, pending.options[-1]))
        view = table.match.view(0)
        step = turn_step(view)
        if view.phase != "action" or step in seen:
            continue
        seen.add(step)
        found = states(table, view)
        turn = [when for depth, when in found if depth == 1]
        place = TURN_STEPS.index(step)
        assert turn == [GONE] * place + [NOW] + [COMING] * (len(TURN_STEPS) - place - 1)
        deal = [when for depth, when in found if depth == 2]
        assert len(deal) == (len(STEPS) if step == "deal" else 0)
        assert deal.count(NOW) == (step == "deal")
        assert found[0] == (0, NOW) and found[-3:] == [(0, COMING)] * 3


def test_after_the_turns_come_production_event_and_the_next_round(table):
    view = table.shown
    view.phase, view.round_place = "production", 1
    said = [one.words for one in lines(table.services, view)]
    assert said == ["Actions", "Production", "Event", "Demand round 1"]
    assert states(table, view) == [(0, GONE), (0, NOW), (0, COMING), (0, COMING)]
    view.phase, view.round_place = "demand", 2
    said = [one.words for one in lines(table.services, view)]
    assert said == ["The demand is checked", "Round 3 of 6"]
