"""Saves changed by chance that can be loaded can be looked at on the table as well."""

import pytest

from newangeles_gui.session.loading import load_bytes
from newangeles_gui.session.savefile import BadSaveError
from tests.saves.fuzzing import Fuzzer, bases, names_in

from .table_hands import open_table, quick

FILES = 3_000  # of which every eighth or so can be loaded


@pytest.mark.soak
def test_a_changed_save_is_shown_to_every_seat(app, monkeypatch):
    quick(monkeypatch)
    box = app.services.box
    fuzzer, shown = Fuzzer(box, bases(box, 6), names_in(box)), 0
    for number in range(FILES):
        raw, told = fuzzer.file(f"shown {number}")
        try:
            match = load_bytes(raw, box).match
        except BadSaveError:
            continue
        match.identity = f"shown-{number}"
        try:
            scene = open_table(app, match)
            for seat in range(match.game.players):
                scene.director.look(seat)
                scene.settle()
                app.step(0.1)
        except Exception as error:
            raise AssertionError(f"{told}: {error!r}") from error
        scene.leave()
        shown += 1
    assert shown > FILES / 20
