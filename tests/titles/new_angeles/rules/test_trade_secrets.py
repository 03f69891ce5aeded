"""What only one player may see cannot be a term of a trade (16.6, 18.1)."""

from collections.abc import Iterator

import pytest

from newangeles_gui.engine.conformance import Dice
from newangeles_gui.engine.decisions import Choice, IllegalChoice
from newangeles_gui.titles.new_angeles.rules.game import Box, Game
from newangeles_gui.titles.new_angeles.rules.setup import new_game
from newangeles_gui.titles.new_angeles.rules.trade import Goods, Now, Trade, is_secret
from tests.titles.new_angeles.rules.tables import own, play_until, table

CORPORATIONS = ["jinteki", "haas_bioroid", "nbn", "weyland"]
PRIVATE = {
    "bury_event", "counter", "discard", "forced_support", "give_card", "keep_investment", "lay",
    "main_offer", "order_event", "pay", "steal_card", "swap_rival",
}  # fmt: skip


def asked_for(box: Box, kind: str) -> Game:
    """A game that has come to a question of this kind."""
    for seed in range(40):
        game, dice = new_game(box, CORPORATIONS, seed), Dice(seed)
        while game.pending is not None and game.pending.kind != kind:
            game.apply(dice.choice(game.pending))
        if game.pending is not None:
            return game
    raise LookupError(kind)


def binding(game: Game, option: str) -> Trade:
    assert game.pending is not None
    me = game.name(game.pending.seat)
    other = next(name for name in CORPORATIONS if name != me)
    return Trade(me, other, Goods(), Goods(), Now(me, Choice(game.pending.kind, option)))


@pytest.mark.rule("18.1", "16.6")
@pytest.mark.parametrize("kind", ["keep_investment", "bury_event", "order_event", "main_offer"])
def test_nobody_is_bound_to_name_a_secret(box: Box, kind: str) -> None:
    game = asked_for(box, kind)
    assert game.pending is not None
    secrets = [one for one in game.pending.options if is_secret(box, game.pending, one)]
    assert secrets
    for option in secrets:
        with pytest.raises(IllegalChoice, match=r"only one player may see"):
            binding(game, option).check(game)


@pytest.mark.rule("14.2a")
def test_to_pass_can_be_bound(box: Box) -> None:
    game = asked_for(box, "counter")
    binding(game, "pass").check(game)


@pytest.mark.rule("R.28", "46.3")
@pytest.mark.parametrize("option", ["yes", "no"])
def test_thomas_haas_sells_no_proof_of_what_he_did(box: Box, option: str) -> None:
    game = table(box)
    own(game, 0, "thomas_haas")
    play_until(game, "swap_rival", "use thomas_haas")
    with pytest.raises(IllegalChoice, match=r"only one player may see"):
        game.apply(binding(game, option).choice())
    assert game.pending is not None
    assert game.pending.kind == "swap_rival"


@pytest.mark.rule("R.28", "16.6")
def test_no_answer_to_a_private_question_can_be_bound_but_those_that_all_see(box: Box) -> None:
    """And a refusal tells nobody which cards there would have been."""
    bound = set()
    kinds = set()
    for game in private_questions(box):
        pending = game.pending
        assert pending is not None
        kinds.add(pending.kind)
        for option in [*pending.options, "no_such_card", "done", "pass", "lose"]:
            try:
                binding(game, option).check(game)
            except IllegalChoice as refusal:
                told = [one for one in pending.options if one in box.cards and one in str(refusal)]
                assert told in ([], [option])
            else:
                bound.add((pending.kind, option))
    assert kinds >= PRIVATE
    cards = {option for _, option in bound} & set(box.type_of)
    assert not cards
    assert {one for one in bound if one[1] not in box.emergency_owner} == {
        ("counter", "pass"), ("lay", "done"), ("give_card", "done"), ("steal_card", "done"),
        ("forced_support", "lose"),
    }  # fmt: skip


def private_questions(box: Box) -> Iterator[Game]:
    """Those of many games."""
    for seed in range(40):
        game, dice = new_game(box, CORPORATIONS, seed), Dice(seed)
        while game.pending is not None:
            if game.pending.private:
                yield game
            game.apply(dice.choice(game.pending))
