"""Hints of a first game: each comes at its moment, once, and has its words."""

import pytest

from newangeles_gui.engine import Choice
from newangeles_gui.i18n import Catalog
from newangeles_gui.minds import dice
from newangeles_gui.titles.streets.rules import Box, Game, new_game
from newangeles_gui.titles.streets.title import TITLE
from newangeles_gui.titles.streets.tutorial import ASKED, HINTS, TOLD, guided_start, hint_now
from tests.languages import LANGUAGES


def heard(game: Game) -> list[str]:
    """The hints that the first seat gets in a game that is played at random."""
    said: list[str] = []
    chance = dice(7)
    while (pending := game.pending) is not None:
        if pending.seat == 0:
            hint = hint_now(ASKED, pending.kind, TITLE.rules.view(game, 0), said)
            said += [hint.name] if hint else []
        option = chance.choice(pending.options)
        for event in game.apply(Choice(pending.kind, option)):
            hint = hint_now(TOLD, event.kind, TITLE.rules.view(game, 0), said)
            said += [hint.name] if hint else []
    return said


def test_a_guided_game_begins_with_easy_tiles_and_is_full_of_hints(box: Box) -> None:
    game = TITLE.rules.begin(box, guided_start("3"))
    assert game.state.hands[0] == ["starter_home", "art_gallery", "bakery"]
    assert game.state.active == 0
    said = heard(game)
    assert said[:2] == ["build", "grow"]
    assert len(said) == len({*said})
    assert {"closed", "seekers", "last_sign", "abandon", "move", "stack_empty"} <= {*said}
    assert "alone" not in said


def test_every_hint_is_given_in_some_game(box: Box) -> None:
    found = {*heard(TITLE.rules.begin(box, guided_start("1")))}
    for seed in range(1, 9):
        found |= {*heard(new_game(box, ["coral"], seed, ["business"]))}
        for advisor in ("investor", "entrepreneur"):
            advisors = {"coral": advisor}
            found |= {*heard(new_game(box, ["coral", "ivory"], seed, ["advisors"], advisors))}
        if {one.name for one in HINTS} <= found:
            break
    assert {one.name for one in HINTS} - found == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_hint_has_its_words(language: str) -> None:
    catalog = Catalog.load(TITLE.strings, language)
    for hint in HINTS:
        assert 5 <= len(catalog.translate(f"hint.{hint.name}.title")) <= 30
        assert 40 <= len(catalog.translate(f"hint.{hint.name}.text")) <= 180
