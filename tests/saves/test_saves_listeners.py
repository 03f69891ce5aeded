"""Whoever hears of a choice may fail: it is saved all the same, and everybody else hears of it."""

from pathlib import Path

import pytest

from newangeles_gui.engine import Told
from newangeles_gui.engine.conformance import Dice
from newangeles_gui.session.journal import JOURNAL as NAME
from newangeles_gui.session.journal import Autosaver, recover
from newangeles_gui.session.match import Match
from newangeles_gui.session.store import GAMES, SaveStore
from newangeles_gui.titles.new_angeles.rules.game import Box
from newangeles_gui.titles.new_angeles.rules.views import SPECTATOR
from newangeles_gui.titles.new_angeles.talk.arrangements import Arrangements
from tests.session.games import begin, play, played, same, some_choice

KINDS_AT_LEAST = 40  # of events in a whole game


class FellError(Exception):
    """What the listeners of these tests raise."""


class Faulty:
    """A listener that falls when it hears of a kind of event."""

    def __init__(self, kind: str = "") -> None:
        self.kind = kind

    def __call__(self, told: list[Told]) -> None:
        if not self.kind or self.kind in {kind for kind, _ in told}:
            raise FellError(self.kind)


def kept(store: SaveStore, match: Match, box: Box) -> tuple[Match, Match]:
    """What the journal and the newest save of a match tell."""
    folder = store.folder / GAMES / match.identity
    newest = store.newest_good(match.identity, box)
    assert newest is not None
    return recover(folder / NAME, box, match.identity), newest.match


def test_a_choice_is_saved_whatever_kind_of_event_a_listener_falls_at(
    box: Box, tmp_path: Path
) -> None:
    kinds = {event.kind for event in played(box, 5, "every kind").log}
    assert len(kinds) > KINDS_AT_LEAST
    store = SaveStore(tmp_path)
    match, dice = begin(box, 5, "every kind"), Dice("every kind")
    told_before = {event.kind for event in match.log}
    Autosaver(store, match)
    listener = Faulty("nothing yet")
    match.listen(0, listener)
    seen: set[str] = set()
    while not match.over:
        choice = some_choice(match, dice)
        twin = match.game.clone(record=True)
        fresh = {event.kind for event in twin.apply(choice)} - seen
        listener.kind = min(fresh, default="nothing yet")
        if not fresh:
            match.apply(choice)
            continue
        seen |= fresh
        with pytest.raises(FellError):
            match.apply(choice)
        assert len(match.record.choices) == match_lines(store, match), choice
    assert seen >= kinds - told_before
    assert all(same(one, match) for one in kept(store, match, box))


def match_lines(store: SaveStore, match: Match) -> int:
    """How many choices there are in the journal, which is only ever added to here."""
    path = store.folder / GAMES / match.identity / NAME
    return len(path.read_text(encoding="utf-8").splitlines()) - 1


def test_undo_redo_and_what_was_said_are_saved_as_well(box: Box, tmp_path: Path) -> None:
    store = SaveStore(tmp_path)
    match = play(begin(box, 4, "undone"), Dice("undone"), 30)
    while not match.can_undo:
        match.apply(some_choice(match, Dice(len(match.record.choices))))
    Autosaver(store, match)
    match.listen(SPECTATOR, Faulty())
    for step in (match.undo, match.redo):
        with pytest.raises(FellError):
            step()
        assert all(one.record.choices == match.record.choices for one in kept(store, match, box)), (
            step
        )
    match.keep(Arrangements({(0, 2)}))
    assert kept(store, match, box)[1].extras == match.extras


def test_savers_come_before_listeners_in_whatever_order_they_came(box: Box) -> None:
    match = begin(box, 4, "order")
    order: list[str] = []
    match.listen(0, lambda told: order.append("told"))
    match.after_change(lambda match: order.append("saved"))
    match.look(lambda: 1, lambda sights: order.append("seen"))
    match.listen(1, lambda told: order.append("told"))
    match.apply(some_choice(match, Dice(1)))
    assert order == ["saved", "told", "seen", "told"]


def test_one_that_falls_keeps_nothing_from_the_others(box: Box) -> None:
    match = begin(box, 4, "others")
    heard: list[int] = []
    saved: list[int] = []

    def fall(match: Match) -> None:
        raise FellError("saver")

    match.after_change(fall)
    match.after_change(lambda match: saved.append(len(match.record.choices)))
    match.listen(0, lambda told: heard.append(0))
    match.listen(1, Faulty())
    match.look(lambda: 2, lambda sights: heard.append(2))
    with pytest.raises(FellError) as fell:
        match.apply(some_choice(match, Dice(1)))
    assert saved == [1] and heard == [0, 2]
    # Both faults are in the report: the second tells of the first.
    assert isinstance(fell.value.__context__, FellError)
    assert {str(fell.value), str(fell.value.__context__)} == {"", "saver"}


def test_the_match_goes_on_after_a_fault_as_if_there_had_been_none(box: Box) -> None:
    quiet, loud = begin(box, 4, "on"), begin(box, 4, "on")
    loud.listen(0, Faulty())
    dice = Dice("on")
    for _ in range(60):
        choice = some_choice(quiet, dice)
        quiet.apply(choice)
        with pytest.raises(FellError):
            loud.apply(choice)
    assert same(quiet, loud) and [str(one) for one in quiet.log] == [str(one) for one in loud.log]
    assert quiet.can_undo == loud.can_undo
