"""Setting up a game, rule by rule; what a setup card places is written out from the card."""

from collections import Counter

import pytest

from newangeles_gui.content.problems import ContentError
from newangeles_gui.engine import seeded
from newangeles_gui.engine.decisions import Choice
from newangeles_gui.scenario.files import LoadedScenario
from newangeles_gui.titles.new_angeles.rules import conservation
from newangeles_gui.titles.new_angeles.rules.game import Box, Game
from newangeles_gui.titles.new_angeles.rules.setup import (
    SetupError,
    lay_out,
    new_game,
    shuffle_decks,
)
from newangeles_gui.titles.new_angeles.rules.state import PIECES, RESERVED, TYPES, State
from newangeles_gui.titles.new_angeles.rules.steps.rounds import round_name
from newangeles_gui.titles.new_angeles.scenario.model import Scenario
from newangeles_gui.titles.new_angeles.scenario.situation import build
from tests.titles.new_angeles.rules.tables import first, play_until, table

CORPORATIONS = ["jinteki", "haas_bioroid", "nbn", "weyland", "globalsec", "melange"]
SEEDS = range(40)

# District by district, 1 to 10: the first letters of android, Human First, Orgcrime, Illness,
# Lights out (outage), Prisec, Development.
LETTERS = {
    "a": "android",
    "h": "human_first",
    "o": "orgcrime",
    "i": "illness",
    "l": "outage",
    "p": "prisec",
    "d": "development",
}
SETUPS = {
    "migrants": (4, ["h", "ai", "h", "ao", "i", "a", "d", "l", "ap", ""]),
    "shift_change": (4, ["o", "h", "a", "i", "al", "d", "ah", "a", "", "p"]),
    "brownout_season": (5, ["ai", "l", "o", "ad", "h", "ap", "l", "i", "", "a"]),
    "syndicate_summer": (3, ["o", "ao", "i", "hl", "a", "o", "ap", "", "ad", ""]),
    "flu_season": (4, ["ai", "id", "ahl", "", "o", "i", "i", "ap", "a", ""]),
    "quiet_quarter": (5, ["hd", "o", "", "ap", "i", "a", "a", "h", "l", "a"]),
}
FOUR_PLAYERS = {
    "jinteki": {"biotech": 2, "general": 1},
    "haas_bioroid": {"labor": 2, "general": 1},
    "nbn": {"media": 2, "general": 1},
    "weyland": {"construction": 2, "general": 1},
    "globalsec": {"security": 2, "general": 1},
    "melange": {"labor": 1, "general": 2},
}
MORE_PLAYERS = {
    "jinteki": {"biotech": 2, "labor": 1},
    "haas_bioroid": {"labor": 2, "biotech": 1},
    "nbn": {"media": 2, "labor": 1},
    "weyland": {"construction": 2, "media": 1},
    "globalsec": {"security": 2, "construction": 1},
    "melange": {"labor": 1, "general": 2},
}


def at_investments(box: Box, names: list[str], seed: int = 1) -> Game:
    """A game in which everybody has drawn action cards and nobody has kept an investment."""
    game = new_game(box, names, seed)
    play_until(game, "keep_investment")
    return game


def standing(game: Game) -> list[set[str]]:
    """What stands in each district."""
    return [
        {piece for place, piece in enumerate(PIECES) if here >> place & 1}
        for here in game.state.city
    ]


def unopened(box: Box, seed: int) -> State:
    """All decks of a game just after shuffling."""
    game = Game(box, State(rng=seeded(seed), corporations=CORPORATIONS[:4]))
    lay_out(game)
    shuffle_decks(game)
    return game.state


@pytest.mark.rule("S.1")
@pytest.mark.parametrize("deck", ["asset_deck", "event_deck", "demand_deck", "investment_deck"])
def test_every_deck_of_cards_is_shuffled(box: Box, deck: str) -> None:
    orders = {tuple(getattr(unopened(box, seed), deck)) for seed in SEEDS}
    assert len(orders) == len(SEEDS)
    assert len({tuple(sorted(order)) for order in orders}) == 1


@pytest.mark.rule("S.1")
def test_the_decks_have_their_cards_once_each(box: Box) -> None:
    state = unopened(box, 1)
    decks = [state.asset_deck, state.event_deck, state.demand_deck, state.investment_deck]
    assert [len(deck) for deck in decks] == [34, 16, 9, 12]
    assert all(len(set(deck)) == len(deck) for deck in decks)


@pytest.mark.rule("S.2")
@pytest.mark.parametrize("place", range(5))
def test_action_cards_are_five_shuffled_decks_of_twenty(box: Box, place: int) -> None:
    orders = set()
    for seed in SEEDS:
        deck = unopened(box, seed).decks[place]
        assert {box.type_of[card] for card in deck} == {TYPES[place]}
        assert sorted(Counter(deck).values()) == [5, 5, 5, 5]
        orders.add(tuple(deck))
    assert len(orders) == len(SEEDS)


@pytest.mark.rule("S.3", "19.0", "R.17")
@pytest.mark.parametrize("name", SETUPS)
def test_a_setup_card_places_what_it_lists(box: Box, name: str) -> None:
    turns, districts = SETUPS[name]
    game = new_game(box, CORPORATIONS[:4], 1, setup=name)
    assert standing(game) == [{LETTERS[letter] for letter in listed} for listed in districts]
    assert len(game.state.turn_track) == turns
    assert game.state.threat == 0


@pytest.mark.rule("S.3")
def test_the_setup_card_is_drawn_at_random(box: Box) -> None:
    cities = Counter(tuple(new_game(box, CORPORATIONS[:4], seed).state.city) for seed in range(120))
    assert len(cities) == len(SETUPS)
    assert min(cities.values()) >= 8  # 20 each on average


@pytest.mark.rule("S.3", "51.3", "52.3")
def test_the_first_assets_are_the_top_ones_lowest_space_first(box: Box) -> None:
    deck = unopened(box, 7).asset_deck
    game = new_game(box, CORPORATIONS[:4], 7, setup="brownout_season")
    assert game.state.turn_track == deck[:-6:-1]
    assert game.state.asset_deck == deck[:-5]


@pytest.mark.rule("51.0")
def test_the_turn_track_has_five_spaces(box: Box) -> None:
    laid = [*box.events.values(), *box.content.setups.values()]
    assert {card.turns for card in laid} == {3, 4, 5}
    names = list(box.assets)
    for count in (5, 6):
        game = table(box)
        game.state.turn_track = names[:count]
        found = [one for one in conservation.wrong_contents(game) if one.startswith("turn_track: ")]
        assert bool(found) == (count == 6)


@pytest.mark.rule("51.0")
def test_six_assets_are_refused_for_the_turn_track(box: Box) -> None:
    class Unmarked(LoadedScenario):
        def wrong(self, path: tuple[str | int, ...], message: str) -> ContentError:
            raise ValueError(message)

    scenario = Scenario.model_validate(
        {"title": "x", "do": [], "expect": {}, "given": {"turn_track": list(box.assets)[:6]}}
    )
    with pytest.raises(ValueError, match="too few spaces"):
        build(box, Unmarked(scenario, None, ""))  # type: ignore[arg-type]


@pytest.mark.rule("S.4", "44.1")
def test_the_game_starts_in_round_one(box: Box) -> None:
    game = table(box)
    assert game.state.round_place == 0
    names = [round_name(game, place) for place in range(len(box.rounds))]
    assert names == ["1", "2", "demand_1", "3", "4", "demand_2", "5", "6", "demand_3"]


@pytest.mark.rule("S.5", "69.0")
def test_the_top_demand_is_revealed_and_nothing_is_produced_yet(box: Box) -> None:
    for seed in SEEDS:
        deck = unopened(box, seed).demand_deck
        state = new_game(box, CORPORATIONS[:4], seed).state
        assert state.supply == [0, 0, 0, 0, 0]
        assert [*state.demand_deck, state.demand] == deck


@pytest.mark.rule("S.6", "17.1")
@pytest.mark.parametrize("players", [4, 5, 6])
def test_each_player_has_a_corporation_with_its_emergency_action_face_up(
    box: Box, players: int
) -> None:
    names = CORPORATIONS[6 - players :]
    game = new_game(box, names, 3)
    assert game.state.corporations == names
    assert game.state.emergency_holder == list(range(players))
    assert game.state.emergency_up == [True] * players


@pytest.mark.rule("S.6", "S.9", "2.1", "2.3", "31.0", "31.1")
@pytest.mark.parametrize("players", [4, 5, 6])
@pytest.mark.parametrize("start", range(6))
def test_the_first_draw_is_that_of_the_sheet(box: Box, players: int, start: int) -> None:
    names = (CORPORATIONS * 2)[start : start + players]
    game = new_game(box, names, 5)
    asked = Counter[str]()
    while game.pending is not None and game.pending.kind == "draw":
        asked[game.name(game.pending.seat)] += 1
        game.apply(first(game.pending))
    assert game.pending is not None and game.pending.kind == "keep_investment"
    for seat, name in enumerate(names):
        listed = dict((FOUR_PLAYERS if players == 4 else MORE_PLAYERS)[name])
        # 31.0: all the cards of a General line come from one deck, so it is one question.
        assert asked[name] == ("general" in listed)
        listed.pop("general", None)
        drawn = Counter(box.type_of[card] for card in game.state.hands[seat])
        assert sum(drawn.values()) == 3
        assert drawn & Counter(listed) == Counter(listed)
        assert sorted(drawn.values()) == [1, 2]


@pytest.mark.rule("S.9")
def test_the_first_draw_begins_with_the_active_player(box: Box) -> None:
    game = new_game(box, CORPORATIONS[:4], 5, first="nbn")
    order = []
    while game.pending is not None and game.pending.kind == "draw":
        order.append(game.name(game.pending.seat))
        game.apply(first(game.pending))
    assert order == ["nbn", "weyland", "jinteki", "haas_bioroid"]


@pytest.mark.rule("S.7")
@pytest.mark.parametrize("players", [4, 5, 6])
def test_the_first_player_is_drawn_at_random(box: Box, players: int) -> None:
    names = CORPORATIONS[:players]
    starts = Counter(new_game(box, names, seed).state.active for seed in range(150))
    assert sorted(starts) == list(range(players))
    assert min(starts.values()) >= 12


@pytest.mark.rule("S.8")
@pytest.mark.parametrize("players", [4, 5, 6])
@pytest.mark.parametrize("start", range(4))
def test_capital_grows_clockwise_from_the_first_player(box: Box, players: int, start: int) -> None:
    names = CORPORATIONS[:players]
    state = new_game(box, names, 1, first=names[start]).state
    assert state.threat == 0
    assert state.active == start
    for place in range(players):
        assert state.capital[(start + place) % players] == 10 + place


@pytest.mark.rule("S.10", "11.3")
@pytest.mark.parametrize("players", [4, 5, 6])
def test_rivals_are_those_in_play_and_the_federalist(box: Box, players: int) -> None:
    names = CORPORATIONS[6 - players :]
    left = Counter[str]()
    held = Counter[str]()
    for seed in range(150):
        state = at_investments(box, names, seed).state
        assert len(state.rivals) == players
        assert sorted([*state.rivals, state.rival_under_board]) == sorted([*names, "federalist"])
        left[state.rival_under_board] += 1
        held[state.rivals[0]] += 1
    assert sorted(left) == sorted(held) == sorted([*names, "federalist"])
    assert min(*left.values(), *held.values()) >= 8


@pytest.mark.rule("S.9", "S.10")
def test_nobody_has_a_rival_before_all_have_drawn(box: Box) -> None:
    game = new_game(box, CORPORATIONS[:4], 5)
    events = game.events
    asked = 0
    while game.pending is not None and game.pending.kind == "draw":
        asked += 1
        assert [*game.state.rivals, game.state.rival_under_board] == [""] * 5
        assert conservation.problems(game) == []
        assert not any("rival" in event.kind for event in events)
        events = game.apply(first(game.pending))
    assert asked == 4
    dealt = [event for event in events if event.kind == "rival_dealt"]
    told = [event.facts(seat).get("rival") for seat, event in enumerate(dealt)]
    assert told == game.state.rivals


@pytest.mark.rule("S.10")
def test_the_rivals_come_by_chance_after_the_draw(box: Box) -> None:
    """The same table with another generator at the end of the draw gets other rivals."""
    rivals = set()
    for state in range(20):
        game = new_game(box, CORPORATIONS[:4], 5)
        game.state.rng = seeded(state)
        play_until(game, "keep_investment")
        rivals.add(tuple(game.state.rivals))
    assert len(rivals) > 5


@pytest.mark.rule("S.11", "18.0")
@pytest.mark.parametrize("players", [4, 5, 6])
def test_all_draw_two_investments_before_anybody_keeps_one(box: Box, players: int) -> None:
    game = at_investments(box, CORPORATIONS[:players])
    state = game.state
    assert [len(cards) for cards in state.drawn_investments] == [2] * players
    assert len(state.investment_deck) == 12 - 2 * players
    drawn = [cards[:] for cards in state.drawn_investments]
    below = state.investment_deck[:]
    order = game.clockwise(state.active)
    for seat in order:
        assert game.pending is not None
        assert (game.pending.kind, game.pending.seat) == ("keep_investment", seat)
        assert game.pending.options == drawn[seat]
        assert game.state.investment_deck == below  # 45.4: nothing is returned yet
        game.apply(Choice("keep_investment", drawn[seat][1]))
    assert state.investments == [cards[1] for cards in drawn]
    returned = {cards[0] for cards in drawn}
    assert state.investment_deck[: len(below)] == below
    assert set(state.investment_deck[len(below) :]) == returned


@pytest.mark.rule("S.12", "32.0")
@pytest.mark.parametrize("name", SETUPS)
def test_what_the_setup_does_not_use_is_the_reserve(box: Box, name: str) -> None:
    game = new_game(box, CORPORATIONS[:4], 1, setup=name)
    stock = {"human_first": 9, "orgcrime": 9, "prisec": 6, "android": 4}
    used = Counter(piece for here in standing(game) for piece in here)
    for place, piece in enumerate(RESERVED):
        assert game.state.reserve[place] == stock.get(piece, 14) - used[piece]


@pytest.mark.rule("S.6")
@pytest.mark.parametrize(
    "names", [CORPORATIONS[:3], ["nbn"] * 4, [*CORPORATIONS, "nbn"], ["x"] * 4]
)
def test_no_other_tables_are_set_up(box: Box, names: list[str]) -> None:
    with pytest.raises(SetupError):
        new_game(box, names, 1)


@pytest.mark.rule("S.3", "S.7")
def test_an_unknown_setup_or_first_player_is_refused(box: Box) -> None:
    with pytest.raises(SetupError, match="unknown setup"):
        new_game(box, CORPORATIONS[:4], 1, setup="holidays")
    with pytest.raises(SetupError, match="does not play"):
        new_game(box, CORPORATIONS[:4], 1, first="melange")
