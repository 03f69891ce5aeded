"""What is warned of before an answer is given: waste has its own tests, promises are here."""

import pytest

from newangeles_gui import paths
from newangeles_gui.engine.decisions import Choice
from newangeles_gui.i18n import Catalog
from newangeles_gui.titles.new_angeles.rules.promises import Promise
from newangeles_gui.titles.new_angeles.rules.setup import new_game
from newangeles_gui.titles.new_angeles.rules.views import view
from newangeles_gui.titles.new_angeles.words import Wording
from newangeles_gui.titles.new_angeles.words.facts import corporation
from tests.languages import LANGUAGES

NAMES = ["globalsec", "jinteki", "nbn", "weyland"]


@pytest.fixture(scope="module", params=LANGUAGES)
def wording(request, box):
    return Wording(Catalog.load(paths.words_folders(), request.param), box)


@pytest.fixture
def countering(box):
    """The first question for a counteroffer, and whose main offer it would be against."""
    game = new_game(box, NAMES, 4, "shift_change", "globalsec")
    while game.pending.kind != "counter":
        game.apply(Choice(game.pending.kind, game.pending.options[0]))
    return game


def warned(wording, game, option):
    return wording.warning(game.pending, option, view(game, game.pending.seat))


def test_an_answer_that_breaks_a_promise_names_to_whom_it_was_given(wording, countering):
    game = countering
    assert not any(warned(wording, game, one) for one in game.pending.options)
    game.state.promises.append(Promise("jinteki", "globalsec", "support", 1, "", "deal"))
    said = wording.say("decision.breaks_word", player=corporation("globalsec"))
    for option in game.pending.options:
        assert warned(wording, game, option) == ("" if option == "pass" else said)


def test_several_who_are_let_down_are_each_named_once(wording, countering):
    game = countering
    for to in ("globalsec", "nbn"):
        game.state.promises.append(Promise("jinteki", to, "no_counter", 1, "", "deal"))
    game.state.promises.append(Promise("jinteki", "globalsec", "support", 1, "", "deal"))
    sentences = [
        wording.say("decision.breaks_word", player=corporation(one)) for one in ("globalsec", "nbn")
    ]
    assert warned(wording, game, game.pending.options[0]) == " ".join(sentences)
    assert warned(wording, game, "pass") == ""


def test_promises_of_others_and_old_ones_are_nobodys_concern(wording, countering):
    game = countering
    kept = Promise("jinteki", "globalsec", "no_counter", 1, "", "deal", "kept")
    game.state.promises += [kept, Promise("weyland", "globalsec", "no_counter", 1, "", "deal")]
    assert not any(warned(wording, game, one) for one in game.pending.options)
