"""Saves of older rules go on from where they stand: what was asked, declined and paid stays so."""

import pytest

from newangeles_gui.engine.decisions import Choice
from newangeles_gui.session.loading import load_bytes
from newangeles_gui.session.match import Match
from newangeles_gui.titles.new_angeles.rules.game import Box
from newangeles_gui.titles.new_angeles.rules.steps.turn import EndOfTurn
from tests.saves.test_saves_corpus import raw_of


def loaded(name: str, box: Box) -> Match:
    return load_bytes(raw_of(name), box).match


@pytest.mark.rule("S.10")
def test_rivals_that_were_dealt_before_the_draw_are_not_dealt_again(box: Box) -> None:
    match = loaded("first_draw", box)
    rivals = [*match.game.state.rivals, match.game.state.rival_under_board]
    assert "" not in rivals
    events = []
    while match.pending is not None and match.pending.kind == "draw":
        events += match.apply(Choice("draw", match.pending.options[0]))
    assert match.pending is not None and match.pending.kind == "keep_investment"
    assert [*match.game.state.rivals, match.game.state.rival_under_board] == rivals
    assert not any(event.kind == "rival_dealt" for event in events)


@pytest.mark.rule("R.21")
def test_the_end_of_a_turn_goes_on_as_a_moment(box: Box) -> None:
    match = loaded("end_of_turn", box)
    assert match.pending is not None and match.pending.moment
    match.apply(Choice("use", "done"))
    assert match.pending is None or match.pending.source != "end_of_turn"


@pytest.mark.rule("R.21", "22.2")
def test_what_was_declined_before_discarding_is_not_asked_for_again(box: Box) -> None:
    match = loaded("declined", box)
    top = match.game.state.stack[-1]
    assert isinstance(top, EndOfTurn) and top.declined
    while match.pending is not None and match.pending.source == "hand_size":
        match.apply(Choice("discard", match.pending.options[0]))
    assert match.pending is not None and match.pending.source != "end_of_turn"


@pytest.mark.rule("65.4")
def test_a_bet_that_stands_is_paid_once_and_one_that_was_paid_is_not(box: Box) -> None:
    standing, paid = (loaded(name, box).game.state.deal for name in ("bet_stands", "bet_won"))
    assert standing is not None and paid is not None
    assert [bet[3] for bet in standing.bets] == ["jackson_howard"]
    assert paid.bets == []
