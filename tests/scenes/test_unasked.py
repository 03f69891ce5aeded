"""What nobody is asked at the table, and how one sees it; what an asset does, in its question."""

import pytest

from newangeles_gui.engine.decisions import Choice
from newangeles_gui.titles.new_angeles.rules.views import SPECTATOR
from newangeles_gui.titles.new_angeles.talk.parley import NOT_AGAIN
from tests.languages import LANGUAGES

from .table_hands import begin, open_table, press_named, quick


@pytest.fixture
def supporting(make_app, monkeypatch):
    """A function: a deal that nobody has countered; seats are counted from the active player."""
    quick(monkeypatch)

    def make(people=(2,), main="arrest_orders", asked=2, eiko=None, **chosen):
        app = make_app(animation="off", **chosen)
        active = begin(app.services.box, 1, 4, set()).game.state.active
        match = begin(app.services.box, 1, 4, {(active + one) % 4 for one in people})
        game = match.game
        while (game.pending.kind, game.pending.seat) != ("support", (active + asked) % 4):
            pending = game.pending
            passes = {"counter": "pass", "support": "abstain"}.get(pending.kind)
            option = passes if passes in pending.options else pending.options[0]
            game.apply(Choice(pending.kind, option))
            game.state.owners.clear()
        assert game.state.active == active
        game.state.deal.main = main
        if eiko is not None:
            game.state.owners["eiko"] = (active + eiko) % 4
        return app, open_table(app, match)

    return make


@pytest.fixture
def offered(supporting):
    """A function: the first supporter has abstained, and the third one has Eiko."""

    def make(people=(3,), **chosen):
        app, table = supporting(people, asked=1, eiko=3, **chosen)
        table.match.game.apply(Choice("support", "abstain"))
        table = open_table(app, table.match)
        assert table.choosing.decision.source == "abstained"
        return app, table

    return make


def pass_time(app, table):
    """Until the next answer is given."""
    for _ in range(20):
        if table.match.record.choices:
            return
        app.stack.update(0.1)


def log(table):
    seat = table.shown.seat
    return [table.chronicle.words(one) for one in table.chronicle.entries(seat)]


@pytest.mark.rule("R.12")
def test_idle_support_is_answered_and_said(supporting):
    app, table = supporting()
    assert table.choosing is None
    pass_time(app, table)
    assert table.match.record.choices[0] == "support abstain"
    told = log(table)
    place = next(at for at, one in enumerate(told) if "was not asked" in one)
    name = table.say_name(table.shown.seat)
    assert told[place : place + 2] == [
        f"{name} was not asked: without a counteroffer nobody gains or loses by support.",
        f"{name} abstains.",
    ]


@pytest.mark.rule("R.12")
def test_support_that_pays_is_asked_for(supporting):
    _, table = supporting(main="vanity_project")
    assert table.choosing is not None and table.choosing.decision.kind == "support"


def test_an_offer_is_read_before(supporting):
    """Who wants to pay for it all the same is heard."""
    _, table = supporting()
    active = table.match.game.state.active
    table.director.parley.talking.offer_to_all(active, 1, 2)
    table.settle()
    assert table.choosing is not None and table.choosing.decision.kind == "support"


def test_no_curtain_falls_for_it(supporting):
    app, table = supporting(people=(2, 3))
    while not table.match.record.choices:
        assert app.stack.top is table
        app.stack.update(0.1)
    assert table.match.record.choices == ["support abstain"]


@pytest.mark.rule("R.12")
@pytest.mark.parametrize(("main", "held"), [("arrest_orders", False), ("vanity_project", True)])
def test_nobody_waits_for_a_person_where_an_opponents_support_is_idle(supporting, main, held):
    """The person has the main offer: an opponent is about to support it."""
    _, table = supporting(people=(0,), asked=1, main=main)
    assert table.director.heeding == (table.match.game.state.active if held else SPECTATOR)


def test_the_asset_says_what_it_does(offered):
    _, table = offered()
    told = table.root.named("prompt.detail.0").text
    assert told.startswith("Eiko: When a player abstains in the support step")


@pytest.mark.parametrize("confirm", [True, False])
def test_not_again_in_this_deal(offered, confirm):
    app, table = offered(confirm=confirm)
    press_named(table, f"option.{NOT_AGAIN}")  # to decline needs no second click
    assert table.match.record.choices == ["use done"]
    table.match.apply(Choice("support", "abstain"))
    pending = table.match.pending
    assert (pending.kind, pending.source) == ("use", "abstained")
    table.settle()
    assert table.choosing is None
    app.stack.update(0.1)
    assert table.match.record.choices[:3] == ["use done", "support abstain", "use done"]


def test_declined_once_it_is_offered_again(offered):
    _, table = offered()
    table.pick("done")
    table.choose("done")
    table.match.apply(Choice("support", "abstain"))
    table.settle()
    assert table.choosing is not None and table.choosing.decision.source == "abstained"


def test_taking_back_asks_again(offered):
    """Or else an answer that one wants to change would be given again by itself."""
    _, table = offered()
    table.director.parley.by_itself.skip(table.match.pending)
    assert not table.director.asks_person
    table.director.rewind(lambda: None)
    assert table.director.asks_person


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_the_text_of_an_asset_can_be_read(offered, size, language):
    _, table = offered(size=size, language=language)
    for chosen in ("", "eiko", NOT_AGAIN):
        table.picker.chosen = chosen
        table.rebuild()
        words = table.root.named("prompt.words")
        assert words.furthest == 0
        assert [one.clipped for one in table.parts.prompt.all() if one.clipped] == []
