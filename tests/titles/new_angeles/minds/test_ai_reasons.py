"""Reasons: one for every choice, in every language, and none that tells a secret."""

import random

import pytest

from newangeles_gui import paths
from newangeles_gui.engine.decisions import Choice
from newangeles_gui.i18n import Catalog
from newangeles_gui.titles.new_angeles.minds.reasons import Reasons, public
from newangeles_gui.titles.new_angeles.rules.resample import resample
from newangeles_gui.titles.new_angeles.rules.views import SPECTATOR, view
from newangeles_gui.titles.new_angeles.words import Wording
from newangeles_gui.titles.new_angeles.words.wording import remark as said
from tests.languages import LANGUAGES


@pytest.fixture(scope="module")
def reasons(ai_box):
    return Reasons(ai_box)


def questions(bench, seeds=6):
    for seed in range(seeds):
        game = bench.new(seed, 4 + seed % 3)
        dice = random.Random(seed)
        while (decision := game.pending) is not None:
            choice = Choice(decision.kind, dice.choice(decision.options))
            yield game, decision, choice
            game.apply(choice)


def test_every_reason_has_words_in_every_language(bench, reasons):
    folders = paths.words_folders()
    wordings = [Wording(Catalog.load(folders, one), bench.box) for one in LANGUAGES]
    keys = set()
    for game, decision, choice in questions(bench):
        remark = reasons.of(view(game, decision.seat), decision, choice)
        if not remark.key:  # nothing that others could see
            continue
        keys.add(remark.key)
        for words in wordings:
            text = said(words, remark.key, remark.values)
            assert not text.startswith("reason."), remark
            assert "{" not in text, text
    assert len(keys) > 20, keys


def test_a_reason_does_not_depend_on_what_is_hidden(bench, reasons):
    for number, (game, decision, choice) in enumerate(questions(bench, 3)):
        if number % 7:
            continue
        twin = resample(game, SPECTATOR, number)
        here = reasons.of(view(game, decision.seat), decision, choice)
        assert here == reasons.of(view(twin, decision.seat), decision, choice), decision


def test_a_hidden_card_is_not_named(bench, reasons):
    for game, decision, choice in questions(bench, 3):
        if decision.private and decision.kind != "main_offer":
            remark = reasons.of(view(game, decision.seat), decision, choice)
            assert choice.option not in remark.values.values(), decision


def test_the_public_part_has_no_secrets(bench):
    game = bench.until(2, "support")
    seen = public(view(game, game.pending.seat))
    assert (seen.hand, seen.rival, seen.investment, seen.seat) == ([], "", "", SPECTATOR)
