"""The deal on one screen: its facts, what can be picked, and that it always fits."""

import pytest

from newangeles_gui.commands.shots.situation import Situation
from newangeles_gui.engine.decisions import Choice
from newangeles_gui.scenes.base import Scene
from newangeles_gui.table.layout import areas
from newangeles_gui.table.picker import Picker
from newangeles_gui.titles.new_angeles.facts import deal_facts
from newangeles_gui.titles.new_angeles.rules.state import NOBODY, Deal
from newangeles_gui.titles.new_angeles.table.deal import DealPanel, turn_step
from newangeles_gui.widgets.inputs import Input
from tests.languages import LANGUAGES


class Scratch(Scene):
    """Nothing but the deal."""

    def __init__(self, services, view, picker):
        super().__init__(services)
        self.view, self.picker = view, picker

    def build(self):
        self.deal = DealPanel(self.services, areas(self.kit).course, self.view, self.picker)
        self.root.add(self.deal)


@pytest.fixture
def show(make_app):
    def show_it(situation, lit=(), change=None, **window):
        app = make_app(**{"animation": "off", **window})
        match = situation.match(app.services.box)
        view = match.view(0)
        if change is not None:
            change(view)
        picked = []
        targets = {("side", side): side for side in lit}
        picker = Picker(targets, why_not=lambda target: "Not now.", on_pick=picked.append)
        scene = Scratch(app.services, view, picker)
        app.stack.replace(scene)
        app.settle()
        return app, scene, picked

    return show_it


def in_support(seed=2, players=6):
    return Situation(seed=seed, players=players, until="support")


def state_of(view, seat):
    return next(one for one in deal_facts.standings(view) if one.seat == seat)


@pytest.mark.parametrize(
    ("until", "step"),
    [
        ("main_offer", "main_offer"),
        ("counter", "counteroffers"),
        ("support", "support"),
        ("lay", "support"),
    ],
)
def test_the_step_of_the_deal(app, until, step):
    view = Situation(seed=3, after=30, until=until).match(app.services.box).view(0)
    assert deal_facts.step_of(view) == step
    mine = state_of(view, 0)
    assert mine.now and mine.state in ("deciding", "backs")


def test_everybody_stands_in_the_order_of_the_table(app):
    view = in_support().match(app.services.box).view(0)
    found = deal_facts.standings(view)
    seats = [one.seat for one in found]
    assert seats == [(view.active + n) % 6 for n in range(6)]
    assert state_of(view, view.deal.main_by).state == "main"
    states = [one.state for one in found if one.seat not in (view.deal.main_by,)]
    mine = states.index("deciding")
    assert "to_come" not in states[:mine]
    assert all(state in ("to_come", "counter") for state in states[mine + 1 :])


def test_counteroffers_that_were_beaten_or_not_made(app):
    view = Situation(seed=3, after=30, until="counter").match(app.services.box).view(0)
    others = [seat for seat in range(4) if seat not in (0, view.active)]
    view.deal.pile, view.deal.pile_by = ["live_feeds", "liquidation"], others
    view.deal.counter, view.deal.counter_by = "liquidation", others[1]
    assert state_of(view, others[0]).state == "beaten"
    assert state_of(view, others[1]).state == "counter"
    assert deal_facts.price(view) == 2


def test_support_is_counted_for_each_player():
    deal = Deal(main="live_feeds", main_by=0, counter="liquidation", counter_by=1)
    deal.support, deal.support_by = ["?"] * 4, [2, 3, 2, NOBODY]
    deal.support_side = ["main", "counter", "main", "main"]
    assert deal_facts.backers(deal, "main") == [(2, 2), (NOBODY, 1)]
    assert deal_facts.backers(deal, "counter") == [(3, 1)]


@pytest.mark.parametrize(
    ("card", "owner", "piece"),
    [
        ("clinical_trials", "jinteki", 16),
        ("gentrification", "weyland", 32),
        ("efficiency_experts", "haas_bioroid", 8),
        ("spin_doctors", "nbn", 128),
        ("riot_control", "globalsec", 1),
    ],
)
def test_whose_contract_may_pay(app, card, owner, piece):
    box = app.services.box
    view = Situation(seed=1, players=6).match(box).view(0)
    seat = view.corporations.index(owner)
    view.city = [0] * len(view.city)
    assert deal_facts.profiting(box, view, card) == []
    view.city[4] = piece
    assert deal_facts.profiting(box, view, card) == [seat]


def test_a_branch_of_a_card_counts_as_well(app):
    box = app.services.box
    view = Situation(seed=1, players=6).match(box).view(0)
    view.city = [128 | 2] + [0] * (len(view.city) - 1)
    names = {view.corporations[seat] for seat in deal_facts.profiting(box, view, "live_feeds")}
    assert names == {"nbn", "globalsec"}


def test_a_side_is_picked_by_pointer_and_by_key(show):
    _, scene, picked = show(in_support(), lit=("main", "counter"))
    pos = scene.root.named("side.main").rect.center
    for kind in ("move", "press", "release"):
        scene.handle(Input(kind, pos))
    scene.root.set_focus(scene.root.named("side.counter"))
    scene.handle(Input("action", name="confirm"))
    assert picked == ["main", "counter"]


def test_a_side_that_is_no_answer_shows_its_card(show):
    app, scene, picked = show(in_support(), lit=("main",))
    side = scene.root.named("side.counter")
    assert not side.focusable and side.tip_text.endswith("Not now.")
    for kind in ("move", "press", "release"):
        scene.handle(Input(kind, side.rect.center))
    assert not picked and app.stack.top.name == "card_zoom"


def test_a_side_says_everything_that_is_known(show):
    def change(view):
        deal = view.deal
        deal.support, deal.support_by, deal.support_side = ["?", "?"], [3, NOBODY], ["main"] * 2
        deal.bets = [(2, deal.main_by, 3, "jackson_howard")]
        deal.declared_main = [str(Choice("place", "manta"))]

    app, scene, _ = show(in_support(), change=change)
    words, deal = app.services.words, scene.view.deal
    tip = scene.root.named("side.main").tip_text
    for said in (
        words.card(deal.main),
        words.name("district.manta"),
        words.name(f"corporation.{scene.view.corporations[3]}"),
        words.say("screen.deal.unseen"),
        words.say("screen.deal.about.bet", player=scene.deal.main.player(2), amount=3),
    ):
        assert said in tip


def test_players_say_in_words_where_they_stand(show):
    def change(view):
        view.deal.barred_from_trade = [view.active]

    app, scene, _ = show(in_support(), change=change)
    words = app.services.words
    tip = scene.root.named("deal.order.0").tip_text
    name = scene.deal.main.player(scene.view.active)
    assert words.say("screen.deal.stands.main") in tip
    assert words.say("log.trading_barred", player=name) in tip


def test_the_sentence_says_who_decides_or_who_has_won(show):
    app, scene, _ = show(in_support())
    assert scene.deal.turn.text() == app.services.say("screen.deal.you_decide")
    deal = scene.view.deal
    deal.winning, deal.winner = "main", deal.main_by
    name = scene.deal.main.player(deal.main_by)
    assert scene.deal.turn.text() == app.services.say("screen.deal.won", player=name)
    assert scene.deal.main.won and not scene.deal.counter.won
    scene.root.dirty = True
    app.settle()


def test_places_for_what_flies_there(show):
    _, scene, _ = show(in_support())
    panel = scene.deal
    for target in (
        ("deal", "asset"),
        ("deal", "main"),
        ("deal", "counter"),
        ("deal", "pile"),
        ("support", "main"),
        ("support", "counter"),
    ):
        assert panel.rect.contains(panel.place(target)), target
    assert panel.place(("card", "live_feeds")) is None


def test_the_end_of_a_deal_makes_it_quiet(show):
    app, scene, _ = show(in_support())
    assert scene.root.named("deal.quiet") is None
    scene.view.deal = None
    scene.deal.refresh()
    app.settle()
    assert scene.root.named("deal.quiet") is not None
    assert scene.root.named("side.main") is None


@pytest.mark.parametrize(
    ("until", "step"), [("main_offer", "deal"), ("draw", "refresh"), ("discard", "end")]
)
def test_the_part_of_the_turn(app, until, step):
    view = Situation(seed=3, after=12, until=until).match(app.services.box).view(0)
    assert turn_step(view) == step


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scale", [75, 150, 200])
@pytest.mark.parametrize("size", [(1280, 720), (2560, 1440)])
def test_everything_lies_in_the_panel(show, language, scale, size):
    _, scene, _ = show(in_support(), lit=("main",), language=language, scale=scale, size=size)
    panel = scene.deal
    shown = [one for one in panel.all() if one is not panel]
    assert len(shown) > 6
    for one in shown:
        assert panel.rect.contains(one.rect), one.name
    assert panel.main.rect.bottom <= panel.scale.rect.top
    assert panel.main.card_rect().bottom <= panel.main.rect.bottom
    assert panel.asset.rect.bottom <= panel.main.rect.top
    assert panel.scale.rect.bottom <= panel.order.rect.top
