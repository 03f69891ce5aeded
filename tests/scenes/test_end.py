"""The end of a game: rivals turn one by one, the verdict comes last, and what turned the game."""

from dataclasses import replace

import pygame
import pytest

from newangeles_gui.commands.shots.situation import Situation
from newangeles_gui.session.plan import Seat
from newangeles_gui.table.scenes.end import STEP
from newangeles_gui.titles.new_angeles.facts.game_facts import (
    OfferTold,
    Timeline,
    TurningDeal,
    timeline,
)
from newangeles_gui.titles.new_angeles.results.screen import CityResults
from newangeles_gui.titles.new_angeles.results.turning import RoundChart, TurningPanel
from newangeles_gui.widgets.inputs import Input
from tests.languages import LANGUAGES
from tests.scenes.table_hands import act, press_named
from tests.scenes.test_layout import problems

WHOLE = 10**6
FRAME = 1 / 20
ADA = 1


@pytest.fixture(scope="module")
def played():
    return {}


def finished(played, box, players=4, seed=2):
    """A finished game of one person against others; a copy, since a test may change it."""
    key = (players, seed)
    if key not in played:
        played[key] = Situation(seed=seed, players=players, after=WHOLE).match(box)
    match = played[key]
    match.game.state = match.game.state.clone()
    names = match.game.state.corporations
    faces = list(box.title.minds.characters)
    match.plan.seats[:] = [
        Seat("Ada", "person", "", faces[0]) if place == ADA
        else Seat(name, "opponent", "greedy", faces[place + 1])
        for place, name in enumerate(names)
    ]  # fmt: skip
    return match


class Ears:
    """Stands for the audio."""

    def __init__(self):
        self.heard = []

    def __getattr__(self, name):
        return lambda *told: None

    def play(self, name):
        self.heard.append(name)


def opened(app, match):
    app.services.audio.close()
    app.services.audio = Ears()
    scene = CityResults(app.services, match)
    app.stack.replace(scene)
    return scene


@pytest.mark.rule("67.3")
def test_rivals_turn_in_the_order_of_capital_and_the_own_last(make_app, played):
    app = make_app()
    match = finished(played, app.services.box)
    match.game.state.capital[:] = [20, 9, 31, 25]
    scene = opened(app, match)
    assert scene.order == [0, 3, 2, ADA]
    turned, seconds = [], 0.0
    while not scene.over:
        app.stack.update(FRAME)
        seconds += FRAME
        now = [seat for seat in scene.order if scene.cards[seat].turned]
        assert now == scene.order[: len(now)]
        turned = now
        assert scene.wait() is not None
    assert seconds == pytest.approx(4 * STEP, abs=0.3) and len(turned) == 4
    won = "win" if ADA in match.game.state.winners else "loss"
    assert app.services.audio.heard == ["rival_revealed"] * 4 + [won]


def test_nobody_knows_before_all_have_turned(make_app, played):
    app = make_app()
    match = finished(played, app.services.box)
    match.game.state.winners = [ADA]
    scene = opened(app, match)
    say = app.services.say
    for left in range(4, 0, -1):
        assert scene.root.named("head").text == say("screen.results.ended")
        assert say("screen.results.you_won") not in scene.root.named("how").text
        assert scene.root.named("results.again") is None and scene.root.named("hint")
        closed = [card for card in scene.cards.values() if not card.turned]
        assert len(closed) == left
        for card in closed:
            assert not any(one.startswith("rival.") for one in card.shown)
            assert card.mood == "calm" and not card.won
            assert card.verdict.text not in card.tip_text
        scene.turn()
    assert scene.root.named("head").text == say("screen.results.you_won")
    assert scene.cards[ADA].won and scene.cards[ADA].mood == "pleased"
    assert scene.root.named("results.again") is not None and scene.root.named("hint") is None


@pytest.mark.parametrize("given", [Input("press", (3, 3)), Input("action", name="space"),
                                   Input("action", name="confirm")])  # fmt: skip
def test_a_click_or_a_key_turns_the_next_one(make_app, played, given):
    app = make_app()
    scene = opened(app, finished(played, app.services.box))
    assert scene.handle(given) and scene.turned == 1
    assert scene.handle(given) and scene.turned == 2


def test_nothing_stays_face_down_for_who_does_not_wait(make_app, played):
    app = make_app()
    scene = opened(app, finished(played, app.services.box))
    while not scene.over:
        scene.turn()
    scene.update(1.0)
    assert [one.flip for one in scene.cards.values()] == [1.0] * len(scene.order)


def test_escape_turns_all(make_app, played):
    app = make_app()
    scene = opened(app, finished(played, app.services.box))
    assert act(scene, "cancel") and scene.over and app.stack.top is scene


@pytest.mark.parametrize(("speed", "share"), [("2x", 0.5), ("4x", 0.25)])
def test_faster_it_takes_less_time(make_app, played, speed, share):
    app = make_app(animation=speed)
    scene = opened(app, finished(played, app.services.box))
    seconds = 0.0
    while not scene.over:
        app.stack.update(0.01)
        seconds += 0.01
    assert seconds == pytest.approx(4 * STEP * share, abs=0.2)


def test_without_animations_all_is_there(app, played):
    scene = opened(app, finished(played, app.services.box))
    assert scene.over and app.services.audio.heard == []


def test_reduced_motion_turns_them_without_turning(make_app, played):
    app = make_app(reduced_motion=True)
    scene = opened(app, finished(played, app.services.box))
    while not scene.over:
        app.stack.update(FRAME)
        assert all(card.flip == 1.0 for card in scene.cards.values())


@pytest.mark.parametrize("players", [4, 5, 6])
def test_the_person_is_in_the_middle_and_marked(app, played, players):
    match = finished(played, app.services.box, players)
    scene = opened(app, match)
    cards = sorted(scene.cards.values(), key=lambda card: card.rect.x)
    places = [card.seat for card in cards]
    assert places.index(ADA) == (players - 1) // 2 and scene.cards[ADA].own
    capital = [match.game.state.capital[seat] for seat in places if seat != ADA]
    assert capital == sorted(capital, reverse=True)
    others = {card.rect.height for card in cards if not card.own}
    assert scene.cards[ADA].rect.height > max(others) and len(others) == 1


@pytest.mark.parametrize("players", [4, 5, 6])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (3440, 1440)])
def test_all_of_it_fits(make_app, played, players, size):
    for language in LANGUAGES:
        app = make_app(size=size, language=language, animation="off")
        scene = opened(app, finished(played, app.services.box, players))
        assert problems(scene) == []
        scene.draw(pygame.Surface(size))
        assert {"turning", "chart"} <= {one.name for one in scene.root.all()}


def test_with_several_people_nobody_is_marked(app, played):
    match = finished(played, app.services.box)
    match.plan.seats[2] = Seat("Borys")
    match.game.state.winners = [2]
    scene = opened(app, match)
    assert scene.person is None and not any(card.own for card in scene.cards.values())
    name = app.services.words.name(f"corporation.{match.game.state.corporations[2]}")
    assert name in scene.root.named("head").text


def test_a_card_shows_its_cards_large(app, played):
    match = finished(played, app.services.box)
    scene = opened(app, match)
    press_named(scene, "end.2")
    shown = app.stack.top.cards
    assert shown[0] == f"rival.{match.game.state.rivals[2]}"


# --- the deal that turned the game ------------------------------------------------------------


def deal(number, threat=0, capital=(0, 0), demand=0, **more):
    return TurningDeal(number, "nbn", "card", "asset", threat, capital, demand=demand, **more)


def test_the_panel_shows_the_weightiest_deal_and_its_votes(app, played):
    match = finished(played, app.services.box)
    scene = opened(app, match)
    panel = next(one for one in scene.root.all() if isinstance(one, TurningPanel))
    heaviest = max(scene.timeline.deals, key=lambda one: one.weight)
    assert panel.deal is heaviest
    chart = next(one for one in scene.root.all() if isinstance(one, RoundChart))
    assert chart.turning == heaviest.choices
    panel.click((0, 0))
    assert heaviest.card in app.stack.top.cards


def test_what_a_deal_moved_is_what_the_log_says(app, played):
    match = finished(played, app.services.box)
    found = timeline(app.services.box, match).deals
    told = [event for event in match.log if event.kind in ("deal_won", "supported")]
    votes = [0, 0]
    expected = []
    for event in told:
        if event.kind == "supported":
            votes[event.data["side"] == "counter"] += int(event.data["cards"])
        else:
            expected.append((event.data["player"], tuple(votes)))
            votes = [0, 0]
    seen = [(one.winner, (one.main.support, one.counter.support)) for one in found]
    assert seen == expected
    for one in found:
        owner = one.counter.owner if one.won_by_counter else one.main.owner
        assert owner == one.winner and one.turn and one.round


@pytest.mark.rule("45.2")
@pytest.mark.parametrize(
    ("turned", "met", "threat", "expected"),
    [
        ([1], True, 7, [7]),  # for it, and it was met
        ([1], False, 7, [0]),  # for it, and it was missed even so
        ([-1], False, 7, [-7]),  # against it, and it was missed
        ([1, -1], False, 7, [0, -7]),  # the last one counts
        ([-1, 1], True, 5, [0, 5]),
        ([1, 0], True, 7, [7, 0]),
    ],
)
def test_a_demand_hangs_on_the_last_deal_that_changed_it(turned, met, threat, expected):
    course = Timeline(deals=[deal(n, demand=one) for n, one in enumerate(turned)])
    course.judge(met, threat)
    assert [one.demand for one in course.deals] == expected
    course.deals.append(deal(9, demand=1))
    course.settle()
    assert [one.demand for one in course.deals] == [*expected, 0], "nobody has checked it"


def test_a_saved_demand_weighs_as_much_as_its_threat():
    saved, risen = deal(1, demand=7), deal(2, threat=7)
    assert saved.weight == risen.weight == 14
    assert replace(saved, demand=-7).weight == 14
    assert deal(3, capital=(5, -1)).weight == 6


def test_a_side_knows_its_support():
    assert OfferTold("card", "nbn", (("haas_bioroid", 2), ("jinteki", 1))).support == 3


def test_a_game_without_deals_says_so(app, played):
    match = finished(played, app.services.box)
    scene = opened(app, match)
    scene.timeline.deals.clear()
    scene.rebuild()
    panel = next(one for one in scene.root.all() if isinstance(one, TurningPanel))
    assert panel.deal is None and not panel.focusable
    scene.draw(pygame.Surface((1280, 720)))
