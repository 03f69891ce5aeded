"""Who may know what: each rule of information, proven by changing things out of sight.

`who_sees(game, change)` lists the seats (-1 is a spectator) whose view differs after a change.
"""

import pytest

from newangeles_gui.engine.conformance import Dice
from newangeles_gui.engine.decisions import Choice
from newangeles_gui.titles.new_angeles.rules import conformity
from newangeles_gui.titles.new_angeles.rules.game import Box, Game
from newangeles_gui.titles.new_angeles.rules.setup import new_game
from newangeles_gui.titles.new_angeles.rules.state import ORGCRIME, PLACE_IN_RESERVE, State
from newangeles_gui.titles.new_angeles.rules.steps.rounds import EventPhase, Rounds, fill_turn_track
from newangeles_gui.titles.new_angeles.rules.views import SPECTATOR, view
from tests.titles.new_angeles.rules.tables import (
    hold,
    knowing,
    own,
    play_until,
    seats,
    swap,
    table,
    who_sees,
)

EVERYBODY = [0, 1, 2, 3, SPECTATOR]


@pytest.fixture
def game(box: Box) -> Game:
    """Four players; the first one is about to propose the main offer."""
    game = table(box)
    play_until(game, "main_offer")
    return game


# ---------------------------------------------------------------- what is open to all


@pytest.mark.rule("15.2")
@pytest.mark.parametrize("seat", range(4))
def test_capital_is_open(game: Game, seat: int) -> None:
    def richer(state: State) -> None:
        state.capital[seat] += 1

    assert who_sees(game, richer) == EVERYBODY
    assert view(game, SPECTATOR).capital == game.state.capital


@pytest.mark.rule("65.1")
def test_assets_lie_open_before_their_owner(game: Game) -> None:
    game.events = []
    own(game, 1, "coach_walden")
    assert knowing(game, game.events, "coach_walden") == EVERYBODY

    def elsewhere(state: State) -> None:
        state.owners["coach_walden"] = 2

    def sideways(state: State) -> None:
        state.exhausted.append("coach_walden")

    assert who_sees(game, elsewhere) == EVERYBODY
    assert who_sees(game, sideways) == EVERYBODY
    assert view(game, SPECTATOR).owners == {"coach_walden": 1}


@pytest.mark.rule("54.1a")
def test_the_revealed_asset_is_open(box: Box) -> None:
    game = table(box)
    events = play_until(game, "main_offer")
    deal = game.state.deal
    assert deal is not None
    revealed = [event for event in events if event.kind == "asset_revealed"]
    assert knowing(game, revealed, deal.asset) == EVERYBODY

    def another(state: State) -> None:
        assert state.deal is not None
        state.deal.asset = state.asset_deck[-1]

    assert who_sees(game, another) == EVERYBODY


# ---------------------------------------------------------------- investments


@pytest.mark.rule("18.1")
@pytest.mark.parametrize("seat", range(4))
def test_a_chosen_investment_is_secret(game: Game, seat: int) -> None:
    def another(state: State) -> None:
        swap(state.investments, seat, state.investment_deck, 0)

    assert who_sees(game, another) == [seat]
    assert all(view(game, one).has_investment == [True] * 4 for one in seats(game))
    assert view(game, seat).investment == game.state.investments[seat]


@pytest.mark.rule("18.1", "18.2")
def test_choosing_an_investment_tells_the_others_nothing(box: Box) -> None:
    game = table(box)
    events = play_until(game, "keep_investment")
    drawn = [event for event in events if event.kind == "investments_drawn"]
    chooser = game.pending.seat
    kept, returned = game.pending.options
    assert knowing(game, drawn, kept) == knowing(game, drawn, returned) == [chooser]
    assert [seat for seat in seats(game) if view(game, seat).pending.options] == [chooser]
    events = game.apply(Choice("keep_investment", kept))
    assert knowing(game, events, kept) == [chooser]
    assert knowing(game, events, "investment_kept") == EVERYBODY


@pytest.mark.rule("18.2")
@pytest.mark.parametrize("seat", range(4))
def test_drawn_investments_are_seen_by_who_drew_them(box: Box, seat: int) -> None:
    game = table(box)
    play_until(game, "keep_investment")

    def another(state: State) -> None:
        swap(state.drawn_investments[seat], -1, state.investment_deck, 0)

    assert who_sees(game, another) == [seat]
    assert view(game, SPECTATOR).investments_to_draw == [2, 2, 2, 2]


@pytest.mark.rule("18.2", "18.3")
def test_returned_investments_and_the_deck_are_out_of_sight(game: Game) -> None:
    deck = game.state.investment_deck
    assert len(deck) == len(game.box.investments) - 4
    assert game.state.drawn_investments == [[], [], [], []]
    for place in range(1, len(deck)):

        def another(state: State, place: int = place) -> None:
            swap(state.investment_deck, 0, state.investment_deck, place)

        assert who_sees(game, another) == []
    assert all(view(game, seat).drawn_investments == [] for seat in seats(game))


# ---------------------------------------------------------------- rivals


@pytest.mark.rule("46.3", "S.10")
@pytest.mark.parametrize("seat", range(4))
def test_a_rival_is_known_to_its_holder_only(game: Game, seat: int) -> None:
    def with_the_one_under_the_board(state: State) -> None:
        own = state.rivals[seat]
        state.rivals[seat], state.rival_under_board = state.rival_under_board, own

    assert who_sees(game, with_the_one_under_the_board) == [seat]
    assert view(game, seat).rival == game.state.rivals[seat]
    assert view(game, SPECTATOR).rival == ""
    assert all(view(game, one).revealed_rivals == [] for one in seats(game))


@pytest.mark.rule("46.3", "S.10")
def test_nobody_knows_how_the_other_rivals_lie(game: Game) -> None:
    def exchanged(state: State) -> None:
        swap(state.rivals, 1, state.rivals, 2)

    assert who_sees(game, exchanged) == [1, 2]


@pytest.mark.rule("S.9", "S.10", "46.3")
def test_a_rival_is_known_to_its_owner_alone_and_to_nobody_before_the_draw_is_over(
    box: Box,
) -> None:
    game = table(box)
    while game.pending is not None and game.pending.kind == "draw":
        views = [view(game, seat) for seat in seats(game)]
        assert {(one.rival, one.rivals_dealt) for one in views} == {("", False)}
        game.apply(Choice("draw", game.pending.options[0]))
    views = [view(game, seat) for seat in seats(game)]
    assert [one.rival for one in views] == [*game.state.rivals, ""]
    assert all(one.rivals_dealt for one in views)


@pytest.mark.rule("S.10")
@pytest.mark.parametrize("players", [4, 5, 6])
def test_rivals_are_those_in_play_and_the_federalist(box: Box, players: int) -> None:
    names = list(box.corporations)[-players:]
    under = set()
    for seed in range(60):
        game = new_game(box, names, seed)
        play_until(game, "keep_investment")
        state = game.state
        assert sorted([*state.rivals, state.rival_under_board]) == sorted([*names, "federalist"])
        assert len(state.rivals) == players
        under.add(state.rival_under_board)
    assert under == {*names, "federalist"}


@pytest.mark.rule("46.3")
def test_thomas_haas_shows_the_card_under_the_board_to_his_owner_only(box: Box) -> None:
    game = table(box, seed=2)  # here the own rival is not the own corporation
    own(game, 0, "thomas_haas")
    events = play_until(game, "swap_rival", "use thomas_haas")
    under, mine = game.state.rival_under_board, game.state.rivals[0]
    assert view(game, 0).rival_under_board == under
    assert [view(game, seat).rival_under_board for seat in (1, 2, 3, SPECTATOR)] == [""] * 4

    def another(state: State) -> None:
        own = state.rivals[2]
        state.rivals[2], state.rival_under_board = state.rival_under_board, own

    assert who_sees(game, another) == [0, 2]
    game.apply(Choice("swap_rival", "yes"))
    seen = [event for event in [*events, *game.events] if event.kind == "rival_seen"]
    assert knowing(game, seen, under) == knowing(game, seen, mine) == [0]
    assert [event.facts(0)["under"] for event in seen] == [mine]
    assert knowing(game, seen, "rival_seen") == EVERYBODY
    assert view(game, 0).rival == under
    assert view(game, 0).rival_under_board == ""


@pytest.mark.rule("46.3", "67.3")
def test_all_rivals_are_revealed_at_the_end(game: Game) -> None:
    from newangeles_gui.titles.new_angeles.rules import victory

    victory.end_by_demand(game)
    game.run()
    for seat in seats(game):
        assert view(game, seat).revealed_rivals == game.state.rivals


# ---------------------------------------------------------------- events


def same_back(game: Game, wanted: bool) -> int:
    """Where in the event deck another card has the back of the top one, or another back."""
    deck, events = game.state.event_deck, game.box.events
    back = events[deck[-1]].back
    return next(at for at in range(len(deck) - 1) if (events[deck[at]].back == back) == wanted)


@pytest.mark.rule("20.2", "S.1")
def test_the_back_of_the_top_event_is_open(game: Game) -> None:
    place = same_back(game, False)

    def another_back(state: State) -> None:
        swap(state.event_deck, place, state.event_deck, -1)

    assert who_sees(game, another_back) == EVERYBODY
    back = game.box.events[game.state.event_deck[-1]].back
    assert view(game, SPECTATOR).top_event_back == back


@pytest.mark.rule("20.2")
def test_the_front_of_the_top_event_is_not(game: Game) -> None:
    place = same_back(game, True)

    def another_front(state: State) -> None:
        swap(state.event_deck, place, state.event_deck, -1)

    def another_below(state: State) -> None:
        swap(state.event_deck, 0, state.event_deck, -2)

    assert who_sees(game, another_front) == []
    assert who_sees(game, another_below) == []


def looking(box: Box) -> Game:
    """The first seat looks at the top three events."""
    game = table(box)
    play_until(game, "main_offer")
    hold(game, 0, "unorthodox_knowledge", "unorthodox_knowledge", "puff_piece")
    game.run()
    answers = ["main_offer unorthodox_knowledge", *["counter pass"] * 3, *["support abstain"] * 3]
    play_until(game, "bury_event", *answers)
    return game


@pytest.mark.rule("20.3")
def test_who_looks_at_events_looks_alone(box: Box) -> None:
    game = looking(box)
    deck, events = game.state.event_deck, box.events
    assert game.pending.options == deck[-3:][::-1]
    for seat in (1, 2, 3, SPECTATOR):
        assert view(game, seat).pending.options == []
    below = range(len(deck) - 3)
    same = next(at for at in below if events[deck[at]].back == events[deck[-1]].back)

    def another(state: State) -> None:
        swap(state.event_deck, same, state.event_deck, -1)

    assert who_sees(game, another) == [0]


@pytest.mark.rule("20.3")
def test_the_backs_of_reordered_events_are_open_and_the_fronts_are_not(box: Box) -> None:
    game = looking(box)
    looked = game.state.event_deck[-3:][::-1]
    told = []
    while game.pending is not None and game.pending.kind in ("bury_event", "order_event"):
        told += game.apply(Choice(game.pending.kind, game.pending.options[-1]))
    moved = [event for event in told if event.kind in ("event_buried", "event_ordered")]
    expected = {f"back={box.events[name].back}" for name in looked}
    for seat in (1, 2, 3, SPECTATOR):
        lines = [event.line(seat) for event in moved]
        assert {word for line in lines for word in line.split() if "back=" in word} == expected
        assert not [line for line in lines if any(name in line for name in box.events)]
    assert all(knowing(game, moved, name) == [0] for name in looked)


@pytest.fixture
def during_event(box: Box) -> Game:
    """Sunny LeBeau's player is asked in the middle of an event that raised threat.

    Under it lies an outage, as it does second from the bottom.
    """
    game = table(box)
    play_until(game, "keep_investment")
    own(game, 0, "sunny_lebeau")
    state = game.state
    outages = [one.id for one in box.events.values() if one.back == "outage"][:2]
    bottom, *rest = [one for one in box.events if one not in ("gang_wars", *outages)]
    state.event_deck[:] = [bottom, outages[0], *rest, outages[1], "gang_wars"]
    state.city[0] |= ORGCRIME
    state.reserve[PLACE_IN_RESERVE[ORGCRIME]] -= 1
    state.phase, state.stack[:] = "event", [Rounds("end"), EventPhase()]
    game.run()
    assert game.pending is not None
    assert (game.pending.kind, state.event) == ("use", "gang_wars")
    return game


@pytest.mark.rule("20.2", "R.27")
def test_the_next_back_is_open_and_the_front_is_not(during_event: Game) -> None:
    game = during_event

    def another_back(state: State) -> None:
        swap(state.event_deck, 0, state.event_deck, -2)

    def another_front(state: State) -> None:
        swap(state.event_deck, 1, state.event_deck, -2)

    assert [view(game, seat).top_event_back for seat in seats(game)] == ["outage"] * 5
    assert who_sees(game, another_back) == EVERYBODY
    assert who_sees(game, another_front) == []


@pytest.mark.rule("R.27")
def test_what_is_dealt_to_fit_the_view_has_that_back(during_event: Game) -> None:
    game = during_event
    for number in range(20):
        assert conformity.fits_view(game, Dice(number)) == []
        assert conformity.keeps_secrets(game, Dice(number)) == []


@pytest.mark.rule("20.2", "R.27")
def test_after_the_event_it_is_the_same_back(during_event: Game) -> None:
    game = during_event
    before = view(game).top_event_back
    assert game.pending is not None
    while game.state.event:
        game.apply(game.pending.choices()[-1])
    assert view(game).top_event_back == before


# ---------------------------------------------------------------- the turn track and set-up


@pytest.mark.rule("65.9")
def test_assets_on_the_turn_track_are_hidden(game: Game) -> None:
    for place in range(len(game.state.turn_track)):

        def another(state: State, place: int = place) -> None:
            swap(state.turn_track, place, state.asset_deck, 0)

        assert who_sees(game, another) == []

    def shorter(state: State) -> None:
        state.asset_deck.append(state.turn_track.pop())

    assert who_sees(game, shorter) == EVERYBODY


@pytest.mark.rule("65.9")
def test_filling_the_turn_track_names_no_asset(game: Game) -> None:
    game.state.asset_deck += game.state.turn_track
    game.state.turn_track.clear()
    game.events = []
    fill_turn_track(game, 4)
    assert [event.kind for event in game.events] == ["turn_track_filled"]
    assert all(knowing(game, game.events, name) == [] for name in game.state.turn_track)


@pytest.mark.rule("S.1")
def test_decks_are_shuffled_apart_and_the_top_events_back_is_open(box: Box) -> None:
    families = {
        "asset_deck": box.assets, "event_deck": box.events,
        "demand_deck": box.content.demands, "investment_deck": box.investments,
    }  # fmt: skip
    tops: dict[str, set[str]] = {name: set() for name in families}
    for seed in range(40):
        state = (game := table(box, 4, seed)).state
        for name, printed in families.items():
            deck = getattr(state, name)
            assert set(deck) <= set(printed)
            tops[name].add(deck[0])
        back = box.events[state.event_deck[-1]].back
        assert [view(game, seat).top_event_back for seat in seats(game)] == [back] * 5
    assert all(len(seen) > 5 for seen in tops.values()), tops
