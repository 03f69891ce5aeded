"""Every event and every decision that the rules can tell or ask has words in every language."""

import pytest

from newangeles_gui import paths
from newangeles_gui.i18n import read_words
from newangeles_gui.titles.new_angeles.content.specs import Window
from newangeles_gui.titles.new_angeles.rules.decisions import DECISIONS
from newangeles_gui.titles.new_angeles.rules.promises import KINDS, UNTIL
from newangeles_gui.titles.new_angeles.tellings import TELLINGS
from newangeles_gui.titles.new_angeles.words import facts, questions
from newangeles_gui.titles.new_angeles.words.wording import event_keys
from newangeles_gui.titles.telling import OF_A_MATCH
from tests.languages import LANGUAGES
from tests.titles.new_angeles.told import constants

CAUSED = {"rise": 2, "fall": 2, "gain": 3, "lose": 3, "steal": 4}
EVENTS = sorted({*TELLINGS, *OF_A_MATCH})


@pytest.fixture(scope="module", params=LANGUAGES)
def strings(request):
    return read_words(paths.words_folders(), request.param)


def test_the_kinds_were_found():
    assert {"card_stolen", "asset_swapped", "unrest_fell", "game_over", "promise_made"} <= set(
        EVENTS
    )
    assert {"counter", "lay", "move_to", "swap_rival", "forced_support"} <= set(DECISIONS)
    assert len(EVENTS) > 60
    assert len(DECISIONS) > 30


@pytest.mark.parametrize("kind", EVENTS)
def test_every_event_has_a_sentence(strings, kind):
    assert not [key for key in event_keys(kind) if key not in strings]


@pytest.mark.parametrize("kind", DECISIONS)
def test_every_decision_has_a_prompt(strings, kind):
    assert not [key for key in questions.keys(kind) if key not in strings]


def test_no_sentence_is_for_nothing(strings):
    wanted = {key for kind in EVENTS for key in event_keys(kind)}
    parts = ("log.why.", "log.goods.", "log.promise.", "log.until.")
    logged = {key for key in strings if key.startswith("log.") and not key.startswith(parts)}
    assert logged == wanted


def test_every_window_is_a_moment(strings):
    # Claimed is never asked about.
    windows = {*Window.__args__, "end_of_turn"} - {"claimed", "offer_proposed"}
    assert not [name for name in windows if f"decision.moment.{name}" not in strings]


def test_every_promise_and_term_has_words(strings):
    wanted = [f"log.promise.{kind}" for kind in KINDS] + [f"log.until.{end}" for end in UNTIL]
    wanted += [f"textgame.trade.template.{kind}" for kind in KINDS]
    assert not [key for key in wanted if key not in strings]


def test_every_plain_cause_has_words(strings):
    named = constants(CAUSED) - {""}
    assert named <= facts.CAUSES, "a new cause of threat or capital"
    assert not [cause for cause in facts.CAUSES if f"log.why.{cause}" not in strings]


def test_every_plain_answer_has_words(strings, box):
    answers = {"pass", "abstain", "done", "lose", "pay", "return", "yes", "no", "main", "counter"}
    for name, program in box.programs.items():
        answers |= {name.partition(".")[2]} if "." in name else set()
        assert program
    assert not [one for one in answers if f"decision.option.{one}" not in strings]
