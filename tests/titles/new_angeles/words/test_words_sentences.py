"""Sentences, prompts and labels as a person reads them."""

import pytest

from newangeles_gui import paths
from newangeles_gui.engine.decisions import Choice, Decision, Event
from newangeles_gui.i18n import Catalog
from newangeles_gui.titles.new_angeles.rules.promises import Promise
from newangeles_gui.titles.new_angeles.rules.setup import new_game
from newangeles_gui.titles.new_angeles.rules.trade import Goods, Now, Trade
from newangeles_gui.titles.new_angeles.rules.views import view
from newangeles_gui.titles.new_angeles.words import Wording
from newangeles_gui.titles.new_angeles.words.wording import tidy
from tests.languages import LANGUAGES


@pytest.fixture(scope="session")
def say(box):
    folders = paths.words_folders()
    return {lang: Wording(Catalog.load(folders, lang), box) for lang in LANGUAGES}


DRAWN = Event(
    "cards_drawn",
    {"player": "nbn", "type": "media", "count": 2},
    {"cards": ["puff_piece", "puff_piece"]},
    (1,),
)


@pytest.mark.parametrize(
    ("language", "seat", "text"),
    [
        ("en", 1, "NBN draws from media: Puff Piece ×2."),
        ("en", 0, "NBN draws from media: 2 cards."),
        ("en", None, "NBN draws from media: 2 cards."),
        ("ru", 0, "NBN берёт 2 карты (массмедиа)."),
        ("pl", 0, "NBN dobiera 2 karty (media)."),
    ],
)
def test_secrets_are_for_those_who_know(say, language, seat, text):
    assert say[language].event(DRAWN, seat) == text


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Illness moves from Manta to Nihongai."),
        ("ru", "Из Манты в Нихонгай перемещается болезнь."),
        ("pl", "Z Manty do Nihongai przesunięto żeton choroby."),
    ],
)
def test_names_stand_in_their_cases(say, language, text):
    event = Event("piece_moved", {"piece": "illness", "district": "manta", "to": "nihongai"})
    assert say[language].event(event) == text


@pytest.mark.parametrize(
    ("amount", "text"),
    [(1, "1 актив"), (3, "3 актива"), (5, "5 активов"), (21, "21 актив")],
)
def test_numbers_have_their_forms(say, amount, text):
    event = Event("capital_gained", {"player": "nbn", "amount": amount, "why": "contract"})
    assert say["ru"].event(event) == f"NBN получает {text} (контракт)."


def test_a_branch_of_a_card_is_that_card(say):
    facts = {"player": "nbn", "amount": 2, "why": "hernando_cortez.gain"}
    assert say["en"].event(Event("capital_gained", facts)).endswith("(Hernando Cortez).")


def test_a_declaration_names_what_was_declared(say):
    answers = ["choose_player weyland", "remove illness@manta", "place quinde"]
    event = Event("resolution_declared", {"player": "nbn", "answers": answers})
    assert say["en"].event(event).endswith(": Weyland Consortium, illness, Manta, Quinde.")


def test_a_trade_is_told_term_by_term(say):
    later = Promise("weyland", "nbn", "support", 2, "", "turn")
    now = Now("weyland", Choice("support", "main"), 2)
    trade = Trade("nbn", "weyland", Goods(3, ("eiko",)), Goods(), now, (later,))
    assert say["en"].trade(trade) == [
        "NBN gives 3 capital and Eiko.",
        "Binding: Weyland Consortium gives its vote on the main offer with at least 2 cards.",
        "Weyland Consortium promises: support for the next offer with at least 2 cards, "
        "until the turn ends.",
    ]


def test_a_prompt_names_the_card_that_asks(say, box):
    game = new_game(box, ["nbn", "weyland", "jinteki", "melange"], 1)
    decision = Decision("choose_player", 0, ["nbn"], "vanity_project")
    assert say["en"].prompt(decision, view(game, 0)) == "Vanity Project. Choose a player."
    branch = Decision("steal_asset", 0, ["eiko"], "hernando_cortez.steal")
    assert say["en"].prompt(branch, view(game, 0)).startswith("Hernando Cortez. ")


def test_offers_are_named_with_card_and_player(say, box):
    game = new_game(box, ["nbn", "weyland", "jinteki", "melange"], 1, first="nbn")
    while game.pending and game.pending.kind != "counter":
        game.apply(game.pending.choices()[0])
    seen = view(game, 1)
    decision = Decision("support", 1, ["main", "abstain"], "deal")
    card = say["en"].card(seen.deal.main)
    assert say["en"].option(decision, "main", seen) == f"main offer: {card} (NBN)"
    assert say["en"].option(decision, "abstain", seen) == "abstain"
    assert say["en"].explanation(decision, "main", seen)


@pytest.mark.parametrize(("language", "start"), [("ru", "«Мистер Уайт»."), ("pl", "„Pan White”.")])
def test_a_nickname_is_quoted_once(say, box, language, start):
    game = new_game(box, ["nbn", "weyland", "jinteki", "melange"], 1)
    decision = Decision("steal_card", 0, ["puff_piece"], "mr_white")
    assert say[language].prompt(decision, view(game, 0)).startswith(start)


@pytest.mark.parametrize(
    ("player", "seat", "text"),
    [
        ("nbn", 2, "NBN lays Puff Piece face down (main offer)."),
        ("nbn", 0, "NBN lays a card face down (main offer)."),
        ("", 0, "A card that nobody has seen is laid face down (main offer)."),
    ],
)
def test_support_is_face_down(say, player, seat, text):
    known_to = (2,) if player else ()
    secret = {"card": "puff_piece"}
    event = Event("support_laid", {"player": player, "side": "main"}, secret, known_to)
    assert say["en"].event(event, seat) == text


@pytest.mark.parametrize(
    ("text", "tidied"),
    [
        ("«Рота «Саранча»» свободна", "«Рота „Саранча“» свободна"),
        ("««Мистер Уайт»» и «Эйко»", "«Мистер Уайт» и «Эйко»"),
        ("«А «Б» В», «Г»", "«А „Б“ В», «Г»"),
        ("„„Mr. White””", "„Mr. White”"),
        ("Рота «Саранча»", "Рота «Саранча»"),
    ],
)
def test_names_with_quotation_marks_of_their_own(text, tidied):
    assert tidy(text) == tidied
