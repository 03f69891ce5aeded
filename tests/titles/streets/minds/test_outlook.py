"""What is hoped for counts what the modules bring: an own advisor, and business tokens."""

import pytest

from newangeles_gui.titles.streets.minds.builder import Builder
from newangeles_gui.titles.streets.minds.outlook import Prospect, tokens_worth
from newangeles_gui.titles.streets.minds.players import StreetsCrew
from newangeles_gui.titles.streets.rules import Box, Game, new_game, places, read_cell
from tests.titles.streets.minds.games import SEATS


@pytest.fixture(scope="module")
def crew(box: Box) -> StreetsCrew:
    return StreetsCrew(box)


@pytest.fixture
def prospect(crew: StreetsCrew) -> Prospect:
    return crew._skills.prospect


def started(box: Box, hand: list[str], advisor: str = "") -> Game:
    """The first seat has built a Squat beside the Station; it has this hand and this advisor."""
    game = new_game(box, SEATS[:2], 1, record=False)
    state = game.state
    state.hands[0], state.advisors = hand, [advisor, ""]
    state.city.put(read_cell("-1,0"), "squat", 0)
    state.city.owners[-1], state.city.signs[-1] = 0, 1
    return game


def test_the_entrepreneur_hopes_for_what_is_in_the_hand(box: Box, prospect: Prospect) -> None:
    """12.11: a Food Court would be worth a set there; a copying tile cannot be used."""
    plain, rich, copies = (
        prospect.worths(started(box, hand, "entrepreneur").state)[0]
        for hand in (["squat"], ["squat", "food_court"], ["squat", "karaoke_cave"])
    )
    assert rich >= plain + 3
    assert copies == plain
    others = [
        prospect.worths(started(box, hand, "investor").state)[0]
        for hand in (["squat"], ["squat", "food_court"])
    ]
    assert others[0] == others[1]


@pytest.mark.parametrize("advisor", ["hacker", "hipster_legend"])
def test_rules_of_thumb_count_the_symbols_of_an_advisor(box: Box, advisor: str) -> None:
    """12.9, 12.10: what is worth more by symbols is worth more to who has such an advisor."""
    name = "art_gallery"
    prices = []
    for one in ("investor", advisor):
        game = started(box, [name, "barber_shop"], one)
        builder = Builder(box, game.state, 0)
        prices.append({at: builder.at_site(*at, [name])[0] for at in places(game, 0)})
    assert all(prices[1][at] > price for at, price in prices[0].items())


def test_a_token_is_worth_what_it_decides(box: Box) -> None:
    """11.10, 11.12: at the end exactly; before it leads may be lost and sets completed."""
    state = new_game(box, SEATS[:2], 1, ("business",), record=False).state
    state.tokens = [[3, 1, 1, 0], [3, 0, 2, 4]]
    assert tokens_worth(state, 0, [3, 1, 1, 0], 0) == pytest.approx(5 + 10, abs=0.1)
    assert tokens_worth(state, 0, [3, 1, 1, 1], 0) == pytest.approx(5 + 10 + 10, abs=0.1)
    assert tokens_worth(state, 0, [4, 1, 2, 1], 0) == pytest.approx(10 + 10 + 5 + 10, abs=0.1)
    early = [tokens_worth(state, 0, held, 8) for held in ([3, 1, 1, 0], [3, 1, 2, 0], [3, 1, 1, 1])]
    assert early[0] < early[1] < early[2]
