"""Questions about an amount: nothing is given by mistake, and waste is said before it happens."""

import pytest

from newangeles_gui import paths
from newangeles_gui.engine.decisions import Choice
from newangeles_gui.i18n import Catalog
from newangeles_gui.titles.new_angeles.rules.steps.deal import ActionCard
from newangeles_gui.titles.new_angeles.words import Wording
from tests.languages import LANGUAGES

from .table_hands import act, begin, open_table, play, press_named, quick, tab_to

MINE = 29  # what the person has


@pytest.fixture
def paying(make_app, monkeypatch):
    """A function: the last of four is asked, and so much is paid; the table of it."""
    quick(monkeypatch)

    def make(paid=(1, 1, 1), capital=9, **chosen):
        app = make_app(animation="off", **chosen)
        seat = len(paid)
        match = begin(app.services.box, 1, 4, {seat})
        play(match, _first(), until=lambda match: match.pending.kind == "main_offer")
        state = match.game.state
        state.active, state.threat = 0, 15
        state.capital[:] = [MINE if one == seat else capital for one in range(4)]
        del state.stack[1:]
        state.stack.append(ActionCard("information_procurement", 0))
        match.game.run()
        for amount in paid:
            match.apply(Choice("spend", str(amount)))
        table = open_table(app, match)
        assert table.choosing is not None and table.choosing.decision.kind == "spend"
        return table

    return make


def _first():
    class First:
        def choice(self, options):
            return options[0]

    return First()


def spent(table):
    return [one for one in table.match.record.choices if one.startswith("spend")][-1]


def test_it_begins_with_nothing(paying):
    table = paying()
    slider = table.root.named("prompt.slider")
    assert (slider.value, slider.least, slider.most) == (0, 0, MINE)
    press_named(table, "prompt.amount")
    press_named(table, "prompt.confirm")
    assert spent(table) == "spend 0"


@pytest.mark.parametrize(
    ("paid", "told"),
    [
        ((1, 1, 1), "Needed in all: 4, paid: 3, missing: 1."),
        ((0,), "Needed in all: 4, paid: 0, missing: 4."),
        ((5,), "Needed in all: 4, paid: 5. Nothing is missing."),
    ],
)
def test_the_question_says_what_is_needed_paid_and_missing(paying, paid, told):
    assert told in paying(paid).root.named("prompt.title").text


def test_what_is_missing_has_a_button_and_a_mark(paying):
    table = paying((1, 1, 0))
    assert table.root.named("prompt.slider").mark == 2
    press_named(table, "option.2")
    assert table.picker.chosen == "2"
    assert table.root.named("prompt.warning") is None
    press_named(table, "prompt.confirm")
    assert spent(table) == "spend 2"


def test_there_is_no_such_button_where_it_makes_no_sense(paying):
    assert paying((4,)).root.named("option.0") is None
    assert paying((4,)).root.named("prompt.slider").mark is None


@pytest.mark.parametrize(
    ("paid", "capital", "amount", "told"),
    [
        ((1, 1, 1), 9, 1, ""),
        ((1, 1, 1), 9, 3, "2 more than is missing: that much would be wasted."),
        ((4,), 9, 3, "Nothing is missing any more: all of it would be wasted."),
        ((0, 1, 0), 9, 2, "All of it would be wasted: nobody pays after you, and 3 are missing."),
        (
            (0, 0),
            1,
            1,
            "All of it would be wasted: 4 are missing, and those after you do not have the rest.",
        ),
    ],
)
def test_waste_is_said_on_the_line_and_before_it_is_confirmed(paying, paid, capital, amount, told):
    table = paying(paid, capital)
    tab_to(table, "prompt.slider")
    for _ in range(amount):
        act(table, "right")
    assert table.root.named("prompt.slider").value == amount
    assert table.root.named("prompt.warning").text == told
    press_named(table, "prompt.amount")
    warning = table.root.named("prompt.warning")
    assert ("" if warning is None else warning.text) == told


def test_waste_is_confirmed_even_where_nothing_else_is(paying):
    table = paying(confirm=False)
    table.pick("3")
    assert table.picker.chosen == "3" and spent(table) == "spend 1"
    table.unpick()
    before = len(table.match.record.choices)
    table.pick("1")
    assert table.match.record.choices[before:] == ["spend 1"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_all_of_it_can_be_read(paying, size, language):
    table = paying((0, 1, 0), size=size)
    services = table.services
    services.words = Wording(Catalog.load(paths.words_folders(), language), services.box)
    for chosen in ("", "2", "29"):
        table.picker.chosen = chosen
        table.rebuild()
        if not chosen:
            table.root.named("prompt.slider")._set(2)
        words = table.root.named("prompt.words")
        assert words is None or words.furthest == 0
        assert [one.clipped for one in table.parts.prompt.all() if one.clipped] == []
