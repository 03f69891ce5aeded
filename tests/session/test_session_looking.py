"""Whoever looks at a match is told every event with the view of its moment."""

import pytest

from newangeles_gui.engine.conformance import Dice
from newangeles_gui.engine.decisions import Choice, Event, IllegalChoice
from newangeles_gui.session.match import Sight
from newangeles_gui.titles.new_angeles.rules.game import Box
from newangeles_gui.titles.new_angeles.rules.views import SPECTATOR
from tests.session.games import begin, some_choice


def test_who_looks_gets_the_view_of_each_moment(box: Box) -> None:
    match = begin(box, 4, "look")
    looking = 1
    sights: list[Sight] = []
    match.look(lambda: looking, sights.extend)
    dice = Dice("look")
    while not (match.can_undo and sights):
        sights.clear()
        match.apply(some_choice(match, dice))
    assert [(kind, facts) for kind, facts, _ in sights] == [
        (event.kind, event.facts(1)) for event in match.log[-len(sights) :]
    ]
    sights.clear()
    match.undo()
    assert [(kind, seen) for kind, _, seen in sights] == [("taken_back", match.view(1))]
    looking = 2
    match.note(Event("not_asked", {"player": match.game.name(2)}))
    kind, facts, seen = sights[-1]
    assert (kind, facts) == ("not_asked", {"player": match.game.name(2)})
    assert seen == match.view(2), "it may change seats"
    sights.clear()
    match.redo()
    assert sights and sights[-1][2].seat == 2


def test_a_choice_that_is_refused_leaves_nothing_to_be_told_later(box: Box) -> None:
    match = begin(box, 4, "refused")
    sights: list[Sight] = []
    match.look(lambda: SPECTATOR, sights.extend)
    with pytest.raises(IllegalChoice):
        match.apply(Choice("draw", "nothing"))
    choice = some_choice(match, Dice("refused"))
    told = match.game.clone(record=True).apply(choice)
    match.apply(choice)
    assert [kind for kind, _, _ in sights] == [event.kind for event in told]


def test_nobody_watches_the_game_unless_somebody_looks(box: Box) -> None:
    match = begin(box, 4, "blind")
    match.listen(0, lambda told: None)
    assert match.game.watch is None
    match.look(lambda: 0, lambda sights: None)
    assert match.game.watch is not None
    assert match.game.clone(record=True).watch is None
