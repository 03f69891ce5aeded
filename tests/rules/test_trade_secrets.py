"""What only one player may see cannot be a term of a trade (16.6, 18.1)."""

import pytest

from newangeles_gui.engine.conformance import Dice
from newangeles_gui.engine.decisions import Choice, IllegalChoice
from newangeles_gui.rules.box import Box
from newangeles_gui.rules.game import Game
from newangeles_gui.rules.setup import new_game
from newangeles_gui.rules.trade import Goods, Now, Trade, is_secret

CORPORATIONS = ["jinteki", "haas_bioroid", "nbn", "weyland"]


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
    secrets = [one for one in game.pending.options if is_secret(box, one)]
    assert secrets
    for option in secrets:
        with pytest.raises(IllegalChoice, match=r"only one player may see"):
            binding(game, option).check(game)


@pytest.mark.rule("14.2a")
def test_to_pass_can_be_bound(box: Box) -> None:
    game = asked_for(box, "counter")
    binding(game, "pass").check(game)
