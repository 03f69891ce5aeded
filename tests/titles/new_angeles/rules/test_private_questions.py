"""A question whose options are somebody's hand cards keeps them from everybody else (16.6)."""

import random
from collections.abc import Iterable, Iterator

import pytest

from newangeles_gui.engine.decisions import Choice, Decision
from newangeles_gui.titles.new_angeles.rules.game import Box, Game
from newangeles_gui.titles.new_angeles.rules.setup import new_game
from newangeles_gui.titles.new_angeles.rules.views import view
from tests.titles.new_angeles.rules.tables import seats

GAMES = 60
TELLING = (7, 57)  # games in which much is asked
# Every kind of question that names hand cards.
SHOWING_CARDS = {
    "counter of deal",
    "counter of the_fall_guy",
    "discard of elizabeth_mills.discard",
    "discard of hand_size",
    "forced_support of eiko",
    "give_card of bernice_mai",
    "lay of support",
    "main_offer of deal",
    "pay of counteroffer",
    "steal_card of mr_white",
}


def questions(box: Box, seeds: Iterable[int]) -> Iterator[tuple[Game, Decision]]:
    """The questions of many games whose options are hand cards, hidden ones among them."""
    names = list(box.corporations)
    for seed in seeds:
        game = new_game(box, names[: 4 + seed % 3], seed)
        dice = random.Random(seed)
        while (pending := game.pending) is not None:
            if any(option in box.type_of for option in pending.options):
                yield game, pending
            game.apply(Choice(pending.kind, dice.choice(pending.options)))


@pytest.mark.rule("16.6", "16.8")
@pytest.mark.parametrize("seed", TELLING)
def test_questions_about_hand_cards_are_private(box: Box, seed: int) -> None:
    for game, pending in questions(box, [seed]):
        who = f"{pending.kind} of {pending.source}"
        assert pending.private, who
        for seat in seats(game):
            seen = view(game, seat).pending
            assert seen is not None
            assert seen.options == (pending.options if seat == pending.seat else []), who


def test_these_questions_are_about_hand_cards(box: Box) -> None:
    asked = list(questions(box, range(GAMES)))
    assert all(pending.private for _, pending in asked)
    assert {f"{pending.kind} of {pending.source}" for _, pending in asked} == SHOWING_CARDS
