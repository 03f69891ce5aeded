"""Watching a game again: every state, as who may see it, and on from any point."""

import pytest

from newangeles_gui.commands.shots.situation import Situation
from newangeles_gui.engine.decisions import Choice
from newangeles_gui.profiles import remember
from newangeles_gui.scenes.replay.reel import Reel, choice_told, turn_told
from newangeles_gui.scenes.replay.screen import PLAYING, ReplayPicker, ReplayRow, ReplayScreen
from newangeles_gui.session.plan import BRANCHED, Seat
from newangeles_gui.titles.new_angeles.facts import foreseeing, offers_open
from newangeles_gui.titles.new_angeles.facts.futures import finished, next_events
from newangeles_gui.titles.new_angeles.rules.codec import state_hash
from newangeles_gui.titles.new_angeles.rules.setup import begin
from newangeles_gui.titles.new_angeles.rules.trade import Goods, Trade
from newangeles_gui.titles.new_angeles.rules.views import SPECTATOR
from newangeles_gui.titles.new_angeles.table.scene import TableScene
from newangeles_gui.widgets.inputs import Input
from newangeles_gui.widgets.widget import can_focus

from .system_hands import texts
from .table_hands import act, press_named, quick

WHOLE = 10**6


@pytest.fixture(scope="module")
def kept():
    """A finished game and its reel, made once."""
    return {}


@pytest.fixture
def whole(app, kept):
    if not kept:
        match = Situation(seed=2, after=WHOLE).match(app.services.box)
        kept["match"], kept["reel"] = match, Reel.of(app.services.box, match)
    return kept["match"], kept["reel"]


@pytest.fixture
def running(app):
    """A game that is not over."""
    return Situation(seed=2, after=120).match(app.services.box)


def watch(app, match, at=0):
    scene = ReplayScreen(app.services, match, at)
    app.stack.push(scene)
    return scene


def test_every_state_is_that_of_the_game(app, whole):
    match, reel = whole
    assert not reel.broken
    assert reel.last == len(match.record.choices)
    game = begin(app.services.box, match.plan.start)
    assert state_hash(reel.games[0].state) == state_hash(game.state)
    for number, text in enumerate(match.record.choices, 1):
        game.apply(Choice.parse(text))
        assert state_hash(reel.games[number].state) == state_hash(game.state), number
    assert state_hash(reel.games[-1].state) == state_hash(match.game.state)


def test_a_record_of_other_data_ends_where_it_breaks(app, running):
    running.record.choices[30] = "support nonsense"
    reel = Reel.of(app.services.box, running)
    assert reel.broken
    assert reel.last == 30


def test_stops_are_turns_and_demand_rounds(whole):
    match, reel = whole
    started = [event.data["player"] for event in match.log if event.kind == "turn_started"]
    assert [stop.player for stop in reel.stops if stop.player] == started
    demands = [stop.round for stop in reel.stops if not stop.player]
    assert demands == [f"demand_{n + 1}" for n in range(len(demands))] and demands
    assert [stop.at for stop in reel.stops] == sorted(stop.at for stop in reel.stops)
    for place, stop in enumerate(reel.stops[:-1]):
        after = reel.stops[place + 1]
        assert reel.turn_after(stop.at, 1) == max(after.at, reel.turn_after(stop.at, 1))
        assert reel.turn_after(after.at, -1) <= stop.at
        if stop.player:
            event = next(e for e in reel.events[stop.at] if e.kind == "turn_started")
            assert event.data["player"] == stop.player
    assert reel.turn_after(reel.last, 1) == reel.last
    assert reel.turn_after(0, -1) == 0


def test_words_of_a_stop(app):
    services, room = app.services, app.services.room
    name = services.words.name("corporation.nbn")
    turn = services.say("screen.replay.turn", n=2, player=name)
    assert room.milestone(services, "2", "nbn").words == turn
    demand = services.say("standing.round.demand", n=1)
    assert room.milestone(services, "demand_1", "").words == demand


def test_the_choice_in_words(app, whole):
    match, reel = whole
    services = app.services
    at = next(n for n, one in enumerate(reel.choices, 1) if one.kind == "support")
    told = choice_told(services, reel, at)
    pending = reel.games[at - 1].pending
    assert told.player == match.game.name(pending.seat)
    option = services.words.option(pending, reel.choices[at - 1].option, reel.view(at - 1))
    assert told.answer == option[:1].upper() + option[1:]
    assert told.question == services.words.prompt(pending, reel.view(at - 1))
    assert choice_told(services, reel, 0).question == services.say("screen.replay.beginning")


def test_what_was_chosen_in_secret_stays_one_for_others(app, whole):
    _, reel = whole
    at = next(n for n, one in enumerate(reel.choices, 1) if one.kind == "lay")
    seat = reel.games[at - 1].pending.seat
    card = app.services.words.card(reel.choices[at - 1].option)
    for who in [SPECTATOR, *(one for one in range(4) if one != seat)]:
        told = choice_told(app.services, reel, at, who)
        assert told.answer == "" and card not in told.question
        assert not any(card in text for text in turn_told(app.services, reel, at, who)[-1])
    assert choice_told(app.services, reel, at, seat).answer


def test_a_trade_in_words(app, running):
    names = running.game.state.corporations
    trade = Trade(names[0], names[1], Goods(1))
    running.apply(trade.choice())
    reel = Reel.of(app.services.box, running)
    told = choice_told(app.services, reel, reel.last)
    assert told.player == names[0]
    assert told.answer == app.services.words.agreed(trade)


def test_the_turn_so_far(app, whole):
    _, reel = whole
    stop = reel.stops[5]
    told = turn_told(app.services, reel, stop.at + 3)
    assert len(told) == 4
    assert told[-1] == [app.services.words.event(one) for one in reel.events[stop.at + 3]]


def test_steps_and_jumps(app, whole):
    match, reel = whole
    scene = watch(app, match, 50)
    press_named(scene, "replay.forward")
    assert scene.at == 51
    press_named(scene, "replay.back")
    press_named(scene, "replay.back")
    assert scene.at == 49
    press_named(scene, "replay.to_next_turn")
    assert scene.at in [stop.at for stop in reel.stops]
    assert scene.view.capital == reel.games[scene.at].state.capital
    scene.go(-5)
    assert scene.at == 0
    scene.go(WHOLE)
    assert scene.at == reel.last


@pytest.mark.parametrize("scale", [100, 200])
def test_the_list_of_turns_opens_over_the_city_and_jumps(make_app, scale):
    app = make_app(size=(1920, 1080), scale=scale, animation="off")
    match = Situation(seed=2, after=200).match(app.services.box)
    scene = watch(app, match, 10)
    assert scene.root.named("turns.title") is None
    press_named(scene, "replay.side")
    stop = scene.reel.stops[3]
    scene.root.named(f"turn.{stop.at}").click((0, 0))
    assert scene.at == stop.at
    assert scene.root.named(f"turn.{stop.at}").chosen
    act(scene, "cancel")
    assert scene.root.named("turns.title") is None and app.stack.top is scene


@pytest.mark.parametrize("size", [(1920, 1080), (1280, 720), (900, 506)])
def test_what_is_shown_leaves_the_controls_free(make_app, whole, size):
    app = make_app(size=size, animation="off")
    match, reel = whole
    dealing = next(n for n, game in enumerate(reel.games) if reel.view(n).deal is not None)
    scene = watch(app, match, dealing + 3)
    for _ in range(2):
        named = [one for one in scene.root.all() if one.name.startswith("replay.")]
        controls = [one for one in named if can_focus(one)]
        assert len(controls) >= 9
        for one in controls:
            assert scene.root.at(one.rect.center) is one, one.name
        scene.next_seat()


def test_the_knob_can_be_pulled_all_along(app, whole):
    match, reel = whole
    scene = watch(app, match)
    track = scene.root.named("replay.slider")
    left, right, y = track.rect.left + 12, track.rect.right - 8, track.rect.centery
    scene.handle(Input("move", (left, y)))
    scene.handle(Input("press", (left, y)))
    seen = set()
    for x in range(left, right, 30):
        scene.handle(Input("move", (x, y)))
        seen.add(scene.at)
        assert scene.view.threat == reel.games[scene.at].state.threat
    assert len(seen) > 8, "it stays in the hand"
    scene.handle(Input("move", (right + 40, y)))
    scene.handle(Input("release", (right + 40, y)))
    assert scene.at == reel.last
    assert scene.root.named("replay.slider").value == reel.last


def test_it_goes_on_by_itself_and_stops_at_the_end(app, whole):
    match, reel = whole
    scene = watch(app, match, reel.last - 2)
    press_named(scene, "replay.play")
    assert scene.wait() is not None
    scene.update(PLAYING)
    assert scene.at == reel.last - 1 and scene.playing
    scene.update(PLAYING)
    assert scene.at == reel.last and not scene.playing


def test_seats_only_of_a_game_that_is_over(app, whole, running):
    scene = watch(app, running)
    seat = scene.root.named("replay.seat")
    assert not seat.enabled and not scene.root.named("replay.from_here").enabled
    assert scene.say("screen.replay.not_over") in seat.tip_text
    assert scene.view.seat == SPECTATOR and scene.view.hand == []
    app.stack.pop()
    match, reel = whole
    scene = watch(app, match, 60)
    seen = []
    for _ in range(5):
        scene.next_seat()
        seen.append(scene.seat)
    assert seen == [0, 1, 2, 3, SPECTATOR]
    scene.next_seat()
    assert scene.view.hand == reel.games[60].state.hands[0]
    assert scene.view.rival == reel.games[60].state.rivals[0]


def test_playing_on_branches_there(app, whole, monkeypatch):
    quick(monkeypatch)
    match, reel = whole
    before = match.record.choices[:]
    scene = watch(app, match, 70)
    scene.play_on()
    table = app.stack.top
    assert isinstance(table, TableScene)
    new = table.match
    assert new is not match and new.identity != match.identity
    assert new.record.choices[:70] == before[:70]
    assert any(what == BRANCHED for _, what, _ in new.record.marks)
    assert match.record.choices == before
    assert state_hash(reel.games[70].state) == state_hash(
        Reel.of(app.services.box, new).games[70].state
    )


def test_escape_closes(app, running):
    scene = watch(app, running)
    assert act(scene, "cancel")
    assert app.stack.top is not scene


def test_the_picker_lists_games_and_opens_them(app, running):
    app.services.store.autosave(running)
    picker = ReplayPicker(app.services)
    app.stack.push(picker)
    assert len(picker.saves) == 1
    picker.watch(picker.saves[0])
    assert isinstance(app.stack.top, ReplayScreen)
    assert app.stack.top.reel.last == len(running.record.choices)


def test_the_picker_tells_of_a_game_who_won_how_long_it_was_and_its_seed(app):
    match = Situation(seed=2, after=10**6).match(app.services.box)
    match.plan.seats[1] = Seat("Ada")
    match.game.state.winners = [1]
    app.services.store.autosave(match)
    picker = ReplayPicker(app.services)
    app.stack.push(picker)
    app.settle()
    say, name = app.services.say, app.services.words.name
    words = texts(picker)
    corporation = name(f"corporation.{match.plan.start.players[1]}")
    ada = say("standing.seat", name="Ada", role=corporation)
    others = [name(f"corporation.{one}") for one in match.plan.start.players]
    assert ada in words and all(other in words for other in others if other != corporation)
    assert say("standing.winners", names=ada) in words
    assert say("seed.named", seed="2") in words
    choices = say("standing.choices", n=len(match.record.choices))
    rounds = remember(match, 1, 0).number("rounds")
    assert f"{say('standing.rounds', n=rounds)}, {choices}" in words
    (row,) = [one for one in picker.root.all() if isinstance(one, ReplayRow)]
    assert row.texts[0].startswith(ada), "people before opponents"
    assert ada in row.texts[1] and choices in row.texts[2]


def test_a_save_is_chosen_first_and_watched_then(app, running):
    app.services.store.autosave(running)
    picker = ReplayPicker(app.services)
    app.stack.push(picker)
    row = next(one for one in picker.root.all() if isinstance(one, ReplayRow))
    row.click((0, 0))
    assert app.stack.top is picker and picker.chosen is picker.saves[0]
    press_named(picker, "watch")
    assert isinstance(app.stack.top, ReplayScreen)


def test_without_saves_it_says_so(app):
    picker = ReplayPicker(app.services)
    app.stack.push(picker)
    assert picker.root.named("nothing").text == picker.say("screen.replay.nothing")


def known_next(reel, at):
    """Where an offer lies open: what may come next, with and without what has been."""
    view = reel.view(at)
    if not offers_open(view):
        return None
    seen = {one.data["event"] for one in reel.so_far(at) if one.kind == "event_revealed"}
    return [next_events(reel.box, view, known) for known in (seen, frozenset())], view, seen


def test_events_that_have_been_are_not_to_come(app, whole):
    match, reel = whole
    scene = watch(app, match)
    places = ((at, known_next(reel, at)) for at in range(reel.last))
    at, (_, view, seen) = next((at, one) for at, one in places if one and one[0][0] != one[0][1])
    scene.go(at)
    foresight = scene.shown.parts.previews.foresight
    foresight.finish()
    deal = view.deal
    (told, all_of_them) = (
        finished(foreseeing(reel.box, view, deal.main, deal.main_by, "main", known))
        for known in (seen, frozenset())
    )
    assert foresight.futures["main"] == told != all_of_them
    scene.slide(0)
    assert foresight.seen() == frozenset()
