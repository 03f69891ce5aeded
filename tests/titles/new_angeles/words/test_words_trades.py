"""A trade is told in one sentence with all its terms: what was bought is never left out."""

import pytest

from newangeles_gui import paths
from newangeles_gui.engine.decisions import Choice, Event
from newangeles_gui.i18n import Catalog
from newangeles_gui.titles.new_angeles.rules.promises import Promise
from newangeles_gui.titles.new_angeles.rules.setup import new_game
from newangeles_gui.titles.new_angeles.rules.trade import Goods, Now, Trade
from newangeles_gui.titles.new_angeles.words import Wording, signs_of
from newangeles_gui.titles.new_angeles.words.trades import of_facts, of_trade
from tests.languages import LANGUAGES

WRITTEN = ("en", "ru", "pl")  # the order of the texts below
NBN, SEC = "nbn", "globalsec"


@pytest.fixture(scope="module")
def say(box):
    folders = paths.words_folders()
    return {lang: Wording(Catalog.load(folders, lang), box) for lang in LANGUAGES}


def bound(by, kind, option, cards=0):
    return Now(by, Choice(kind, option), cards)


def word(by, kind, amount=1, about="", until="deal"):
    return Promise(by, SEC if by == NBN else NBN, kind, amount, about, until)


VOTE = bound(SEC, "support", "main", 1)
# What each trade is called once it is made.
MADE = {
    "a vote": (
        Trade(NBN, SEC, Goods(5), Goods(), VOTE),
        "NBN pays Globalsec 5 capital for its vote on the main offer.",
        "NBN платит Globalsec 5 активов за голос в пользу основного предложения.",
        "NBN płaci graczowi Globalsec 5 kapitału za głos na główną ofertę.",
    ),
    "a vote, asked for by who sells it": (
        Trade(SEC, NBN, Goods(), Goods(1), bound(SEC, "support", "counter", 2)),
        "NBN pays Globalsec 1 capital for its vote on the counteroffer with at least 2 cards.",
        "NBN платит Globalsec 1 актив за голос в пользу контрпредложения (не меньше 2 карт).",
        "NBN płaci graczowi Globalsec 1 kapitału za głos na kontrofertę (co najmniej 2 karty).",
    ),
    "an abstention": (
        Trade(NBN, SEC, Goods(21), Goods(), bound(SEC, "support", "abstain")),
        "NBN pays Globalsec 21 capital for its agreement to abstain.",
        "NBN платит Globalsec 21 актив за согласие воздержаться.",
        "NBN płaci graczowi Globalsec 21 kapitału za zgodę na wstrzymanie się.",
    ),
    "silence": (
        Trade(NBN, SEC, Goods(2, ("eiko",)), Goods(), bound(SEC, "counter", "pass")),
        "NBN gives Globalsec 2 capital and Eiko in return for its agreement to make no "
        "counteroffer.",
        "NBN даёт Globalsec 2 актива и «Эйко» в обмен на согласие не делать контрпредложения.",
        "NBN daje graczowi Globalsec 2 kapitału i „Eiko” w zamian za zgodę na rezygnację z "
        "kontroferty.",
    ),
    "silence for nothing": (
        Trade(NBN, SEC, Goods(), Goods(), bound(SEC, "counter", "pass")),
        "Globalsec gives NBN its agreement to make no counteroffer and asks nothing in return.",
        "Globalsec даёт NBN согласие не делать контрпредложения и ничего не требует взамен.",
        "Globalsec daje graczowi NBN zgodę na rezygnację z kontroferty i nie chce nic w zamian.",
    ),
    "a counteroffer": (
        Trade(NBN, SEC, Goods(3), Goods(), bound(SEC, "counter", "ruthless_tactics")),
        "NBN pays Globalsec 3 capital for its agreement to make the counteroffer {card}.",
        "NBN платит Globalsec 3 актива за согласие сделать контрпредложение «{card}».",
        "NBN płaci graczowi Globalsec 3 kapitału za zgodę na złożenie kontroferty „{card}”.",
    ),
    "a choice": (
        Trade(NBN, SEC, Goods(3), Goods(), bound(SEC, "choose_player", "jinteki")),
        "NBN pays Globalsec 3 capital for its choice of Jinteki.",
        "NBN платит Globalsec 3 актива за выбор «Jinteki».",
        "NBN płaci graczowi Globalsec 3 kapitału za wybór „Jinteki”.",
    ),
    "a decision": (
        Trade(NBN, SEC, Goods(3), Goods(), bound(SEC, "remove", "done")),
        "NBN pays Globalsec 3 capital for its decision “remove no more”.",
        "NBN платит Globalsec 3 актива за решение «больше не удалять».",
        "NBN płaci graczowi Globalsec 3 kapitału za decyzję „nie usuwać więcej”.",
    ),
    "an asset used": (
        Trade(NBN, SEC, Goods(3), Goods(), bound(SEC, "use", "eiko")),
        "NBN pays Globalsec 3 capital for its agreement to use Eiko.",
        "NBN платит Globalsec 3 актива за согласие использовать преимущество «Эйко».",
        "NBN płaci graczowi Globalsec 3 kapitału za zgodę na użycie zasobu ludzkiego „Eiko”.",
    ),
    "no asset used": (
        Trade(NBN, SEC, Goods(3), Goods(), bound(SEC, "use", "done")),
        "NBN pays Globalsec 3 capital for its agreement to use no asset.",
        "NBN платит Globalsec 3 актива за согласие не использовать преимущества.",
        "NBN płaci graczowi Globalsec 3 kapitału za zgodę na niewykorzystanie zasobów ludzkich.",
    ),
    "a gift": (
        Trade(NBN, SEC, Goods(2), Goods()),
        "NBN gives Globalsec 2 capital and asks nothing in return.",
        "NBN даёт Globalsec 2 актива и ничего не требует взамен.",
        "NBN daje graczowi Globalsec 2 kapitału i nie chce nic w zamian.",
    ),
    "an asset": (
        Trade(NBN, SEC, Goods(0, ("eiko",)), Goods(4)),
        "Globalsec pays NBN 4 capital for Eiko.",
        "Globalsec платит NBN 4 актива за «Эйко».",
        "Globalsec płaci graczowi NBN 4 kapitału za „Eiko”.",
    ),
    "an asset and a promise for all sorts of things": (
        Trade(
            NBN,
            SEC,
            Goods(0, ("eiko",)),
            Goods(4, ("floyd",)),
            None,
            (word(NBN, "support", 2, "", "round"), word(SEC, "pay", 3, "", "turn")),
        ),
        "NBN gives Globalsec Eiko and a promise to support Globalsec’s next offer with at least "
        "2 cards (until the round ends) in return for 4 capital, Floyd 2X3A7C and a promise to "
        "pay NBN 3 capital (by the end of the turn).",
        "NBN даёт Globalsec «Эйко» и обещание поддержать следующее предложение Globalsec не "
        "меньше чем 2 картами (до конца раунда) в обмен на 4 актива, «Флойд 2X3A7C» и обещание "
        "отдать NBN 3 актива (до конца хода).",
        "NBN daje graczowi Globalsec „Eiko” i obietnicę wsparcia następnej oferty gracza "
        "Globalsec co najmniej 2 kartami (do końca rundy) w zamian za 4 kapitału, „Floyd "
        "2X3A7C” i obietnicę zapłacenia graczowi NBN 3 kapitału (do końca tury).",
    ),
    "promises for a vote": (
        Trade(
            SEC,
            NBN,
            Goods(),
            Goods(),
            bound(SEC, "support", "main", 5),
            (word(NBN, "no_counter"), word(NBN, "spare", 1, "eiko", "game")),
        ),
        "NBN gives Globalsec a promise to make no counteroffer (until the deal ends) and a "
        "promise to leave Eiko alone (until the game ends) in return for its vote on the main "
        "offer with at least 5 cards.",
        "NBN даёт Globalsec обещание не делать контрпредложений (до конца торгов) и обещание не "
        "трогать преимущество «Эйко» (до конца игры) в обмен на голос в пользу основного "
        "предложения (не меньше 5 карт).",
        "NBN daje graczowi Globalsec obietnicę nieskładania kontrofert (do końca umowy) i "
        "obietnicę nietykania zasobu ludzkiego „Eiko” (do końca gry) w zamian za głos na główną "
        "ofertę (co najmniej 5 kart).",
    ),
    "nothing": (
        Trade(NBN, SEC),
        "NBN and Globalsec agree, and nothing changes hands.",
        "NBN и Globalsec договариваются, но никто ничего не отдаёт.",
        "NBN i Globalsec zawierają układ, ale nikt niczego nie oddaje.",
    ),
}


def as_told(trade):
    """The event of a trade, as the rules tell it."""
    return Event(
        "traded",
        {
            "player": trade.giver,
            "to": trade.taker,
            "give": trade.give.capital,
            "get": trade.get.capital,
            "given": list(trade.give.assets),
            "got": list(trade.get.assets),
            "now": str(trade.now) if trade.now else "",
            "later": [str(one) for one in trade.later],
        },
    )


@pytest.mark.rule("14.0")
@pytest.mark.parametrize("language", WRITTEN)
@pytest.mark.parametrize("name", MADE)
def test_a_trade_that_was_made_is_one_sentence_with_all_its_terms(say, language, name):
    trade, *texts = MADE[name]
    words = say[language]
    expected = texts[WRITTEN.index(language)]
    expected = expected.replace("{card}", words.name("emergency.ruthless_tactics"))
    assert words.agreed(trade) == expected
    assert words.event(as_told(trade)) == expected, "the log says the same"


OFFERED = {
    "a vote is bought": (
        Trade(NBN, SEC, Goods(5), Goods(), VOTE),
        NBN,
        "NBN offers Globalsec 5 capital for its vote on the main offer.",
        "NBN предлагает Globalsec 5 активов за голос в пользу основного предложения.",
        "NBN proponuje graczowi Globalsec 5 kapitału za głos na główną ofertę.",
    ),
    "a vote is sold": (
        Trade(NBN, SEC, Goods(5), Goods(), VOTE),
        SEC,
        "Globalsec offers NBN its vote on the main offer for 5 capital.",
        "Globalsec предлагает NBN голос в пользу основного предложения за 5 активов.",
        "Globalsec proponuje graczowi NBN głos na główną ofertę za 5 kapitału.",
    ),
    "a gift": (
        Trade(NBN, SEC, Goods(0, ("eiko",))),
        NBN,
        "NBN offers Globalsec Eiko and asks nothing in return.",
        "NBN предлагает Globalsec «Эйко» и ничего не требует взамен.",
        "NBN proponuje graczowi Globalsec „Eiko” i nie chce nic w zamian.",
    ),
    "a wish": (
        Trade(NBN, SEC, Goods(), Goods(1), bound(SEC, "support", "abstain")),
        NBN,
        "NBN asks Globalsec for 1 capital and its agreement to abstain and offers nothing in "
        "return.",
        "NBN просит у Globalsec 1 актив и согласие воздержаться и ничего не предлагает взамен.",
        "NBN prosi gracza Globalsec o 1 kapitału i zgodę na wstrzymanie się i nie daje nic w "
        "zamian.",
    ),
    "nothing yet": (
        Trade(NBN, SEC),
        NBN,
        "NBN and Globalsec have put nothing on the table yet.",
        "NBN и Globalsec: на столе пока ничего нет.",
        "NBN i Globalsec: na stole nic jeszcze nie leży.",
    ),
}


@pytest.mark.parametrize("language", WRITTEN)
@pytest.mark.parametrize("name", OFFERED)
def test_an_offer_is_told_from_the_side_of_who_makes_it(say, language, name):
    trade, by, *texts = OFFERED[name]
    assert say[language].offered(trade, by) == texts[WRITTEN.index(language)]


@pytest.mark.parametrize(
    ("language", "counts"),
    [
        ("en", {1: "1 card", 2: "2 cards", 5: "5 cards", 21: "21 cards"}),
        ("ru", {1: "1 картой", 2: "2 картами", 5: "5 картами", 21: "21 картой"}),
        ("pl", {1: "1 kartą", 2: "2 kartami", 5: "5 kartami", 21: "21 kartami"}),
    ],
)
def test_promised_cards_have_their_forms(say, language, counts):
    for amount, text in counts.items():
        trade = Trade(NBN, SEC, Goods(1), Goods(), None, (word(SEC, "support", amount),))
        assert text in say[language].agreed(trade)


@pytest.mark.parametrize(
    ("language", "counts"),
    [
        ("en", {2: "2 cards.", 5: "5 cards.", 21: "21 cards."}),
        ("ru", {2: "2 карт)", 5: "5 карт)", 21: "21 карты)"}),
        ("pl", {2: "2 karty)", 5: "5 kart)", 21: "21 kart)"}),
    ],
)
@pytest.mark.parametrize("side", ["main", "counter"])
def test_sold_cards_have_their_forms(say, language, counts, side):
    for amount, text in counts.items():
        trade = Trade(NBN, SEC, Goods(1), Goods(), bound(SEC, "support", side, amount))
        assert text in say[language].agreed(trade)


def test_the_rules_tell_what_was_bound_and_promised(box):
    """The log lives off the event alone, so all terms are in it, for everybody."""
    game = new_game(box, ["nbn", "globalsec", "jinteki", "melange"], 1, first="nbn")
    while game.pending.kind != "counter":
        game.apply(game.pending.choices()[0])
    seller = game.name(game.pending.seat)
    buyer = next(one for one in ("nbn", "jinteki") if one != seller)
    later = (Promise(buyer, seller, "no_counter", 1, "", "round"),)
    trade = Trade(buyer, seller, Goods(2), Goods(), bound(seller, "counter", "pass"), later)
    made = next(one for one in game.apply(trade.choice()) if one.kind == "traded")
    assert of_facts(made.facts()) == of_trade(trade)
    assert made.secret is None


def test_a_record_of_old_without_bindings_and_promises_is_told_as_well(say):
    facts = {"player": "nbn", "to": "globalsec", "give": 5, "get": 0, "given": [], "got": []}
    told = say["en"].event(Event("traded", facts))
    assert told == "NBN gives Globalsec 5 capital and asks nothing in return."


@pytest.mark.parametrize("name", MADE)
def test_every_line_of_the_terms_has_its_sign(say, name):
    trade = MADE[name][0]
    assert len(say["en"].trade(trade)) == len(signs_of(trade)) > 0


def test_who_sells_a_vote_does_not_give_nothing(say):
    lines = say["en"].trade(Trade(NBN, SEC, Goods(5), Goods(), VOTE))
    assert lines == [
        "NBN gives 5 capital.",
        "Binding: Globalsec gives its vote on the main offer.",
    ]
