"""An ability is offered only where it could do something (R.25)."""

from collections.abc import Callable

import pytest

from newangeles_gui.titles.new_angeles.rules.effect import Effect
from newangeles_gui.titles.new_angeles.rules.game import Box, Game
from newangeles_gui.titles.new_angeles.rules.state import ILLNESS, Deal, State
from tests.titles.new_angeles.rules.tables import play_until, table

pytestmark = pytest.mark.rule("R.25")
# They give an asset away, show a card, decide, bet or forbid, or pay from nowhere.
ALWAYS = {
    "alex_westlund", "chief_gorman", "coach_walden", "elizabeth_mills", "jackson_howard",
    "mark_yale", "midori", "saul_eustecio", "susan_chen", "tanaka", "thomas_haas",
    "wong_ya_ching",
}  # fmt: skip


def holding(seat: int) -> Callable[[State], None]:
    return lambda state: state.hands[seat].append("puff_piece")


def capital(seat: int) -> Callable[[State], None]:
    return lambda state: state.capital.__setitem__(seat, 1)


def discarded(state: State) -> None:
    state.discards.append("puff_piece")


# The least that lets each of the others do something; the first seat has it.
NEEDED: dict[str, tuple[Callable[[State], None], ...]] = {
    "bernice_mai": (holding(0),),
    "caprice_nisei": (lambda state: state.city.__setitem__(0, ILLNESS),),
    "eiko": (holding(1), capital(1)),
    "fumiko_yamamori": (lambda state: state.supply.__setitem__(2, 1),),
    "isabel_mcguire": (discarded,),
    "lily_lockwell": (holding(1),),
    "locust_company": (holding(3),),
    "marco_cubrero": (capital(1), capital(3)),
    "monica_singh": (capital(2),),
    "mr_li": (capital(0), capital(3), discarded),
    "mr_white": (holding(1), holding(3)),
    "rachel_beckmann": (discarded, lambda state: state.decks[1].append("clean_slate")),
    "sunny_lebeau": (discarded,),
    "the_fall_guy": (holding(0), lambda state: state.emergency_up.__setitem__(0, True)),
}
# What helps somebody else, and not these.
USELESS = {
    "bernice_mai": holding(1),
    "lily_lockwell": holding(0),
    "locust_company": holding(2),
    "marco_cubrero": capital(0),
    "monica_singh": capital(1),
    "mr_white": holding(0),
    "rachel_beckmann": lambda state: state.decks[0].append("ark_construction"),
}


@pytest.fixture
def barren(box: Box) -> Game:
    """No capital, no card to draw, an empty city; two offers that would do nothing."""
    game = table(box)
    play_until(game, "main_offer")
    state, players = game.state, range(game.players)
    state.capital[:], state.hands[:] = [0 for _ in players], [[] for _ in players]
    state.decks[:], state.supply[:] = [[] for _ in state.decks], [0 for _ in state.supply]
    state.city[:], state.emergency_up[:] = [0 for _ in state.city], [False for _ in players]
    card = "clinical_trials"
    state.deal = Deal(main=card, main_by=1, counter=card, counter_by=2, pile=[card], pile_by=[2])
    return game


def could_do_something(game: Game, asset: str) -> bool:
    game.state.owners = {asset: 0, "braintrust": 1}
    window = game.box.abilities[asset].window
    subject = 2 if window == "counteroffer_proposed" else 1
    return Effect(asset, 0, subject, window).would_do(game)


def test_nearly_nothing_can_be_used_where_there_is_nothing(barren: Game) -> None:
    abilities = barren.box.abilities
    optional = {name for name, one in abilities.items() if one.window != "claimed"}
    assert {name for name in optional if could_do_something(barren, name)} == ALWAYS
    assert optional - ALWAYS == NEEDED.keys()


@pytest.mark.parametrize("asset", NEEDED)
def test_a_little_is_enough(barren: Game, asset: str) -> None:
    for provide in NEEDED[asset]:
        game = barren.clone()
        provide(game.state)
        assert could_do_something(game, asset)


@pytest.mark.parametrize("asset", USELESS)
def test_what_somebody_else_has_is_not(barren: Game, asset: str) -> None:
    USELESS[asset](barren.state)
    assert not could_do_something(barren, asset)
