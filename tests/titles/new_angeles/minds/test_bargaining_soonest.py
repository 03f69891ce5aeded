"""Promises are preset to the shortest time in which they can matter, and not to a shorter one."""

import random
from dataclasses import replace

import pytest

from newangeles_gui.engine.decisions import Choice
from newangeles_gui.titles.new_angeles.minds.bargaining.lines import (
    for_all,
    lasting,
    longer,
    soonest,
)
from newangeles_gui.titles.new_angeles.rules.promises import (
    BROKEN,
    KEPT,
    KINDS,
    OPEN,
    UNTIL,
    Promise,
)
from newangeles_gui.titles.new_angeles.rules.setup import new_game
from newangeles_gui.titles.new_angeles.rules.views import view

pytestmark = pytest.mark.rule("14.2")
NAMES = ("jinteki", "haas_bioroid", "nbn", "weyland", "globalsec")
MINE, THEIRS = "haas_bioroid", "nbn"


def playing(box, seed=1, players=4):
    return new_game(box, NAMES[:players], seed, first="jinteki")


def on(game, until, *answers, chance=None):
    """Play on to a question: these answers where they fit, else the first or any."""
    answers = list(answers)
    while game.pending is not None and not until(game):
        pending = game.pending
        if answers and answers[0] in pending.options:
            option = answers.pop(0)
        elif chance is not None:
            option = chance.choice(pending.options)
        else:
            option = pending.options[-1] if pending.kind in ("counter", "support") else None
            option = option or pending.options[0]
        game.apply(Choice(pending.kind, option))
    return game


def asks(kind, name):
    return lambda game: (game.pending.kind, game.name(game.pending.seat)) == (kind, name)


def first(game, kind, by=MINE, to=THEIRS):
    return soonest(game.box, view(game), by, to, kind)


def test_in_the_first_deal_everything_can_matter_at_once(box):
    game = on(playing(box), asks("main_offer", "jinteki"))
    assert {kind: first(game, kind) for kind in KINDS} == dict.fromkeys(KINDS, "deal")
    assert first(game, "no_counter", by="jinteki") == "round", "nobody counters themselves"
    assert first(game, "support", by="jinteki") == "round"
    assert first(game, "support", to="jinteki") == "deal"


def test_who_has_passed_cannot_have_an_offer_any_more(box):
    """What the newcomer met: 'support the next offer' until the deal ends, when none can come."""
    game = on(playing(box), asks("counter", "nbn"))
    assert first(game, "support", by="jinteki", to=MINE) == "round"
    assert first(game, "support", by="weyland", to=MINE) == "round", "Haas-Bioroid has passed"
    assert first(game, "no_counter", by=MINE) == "round"
    assert first(game, "no_counter", by=THEIRS, to=MINE) == "deal", "it is being asked now"
    assert first(game, "support", by=MINE, to="weyland") == "deal", "may still counter"
    on(game, asks("counter", "weyland"))
    assert first(game, "support", by=MINE, to=THEIRS) == "round"


def test_who_has_supported_has_supported(box):
    game = on(playing(box), asks("support", "nbn"))
    assert first(game, "support", by=MINE, to="jinteki") == "round"
    assert first(game, "support", by=THEIRS, to="jinteki") == "deal"
    assert first(game, "support", by="weyland", to="jinteki") == "deal"
    assert first(game, "support", by="weyland", to=MINE) == "round", "it has no offer"
    assert first(game, "no_counter", by="weyland", to=MINE) == "round"
    assert first(game, "pay") == "deal"


def test_who_has_an_offer_does_not_support(box):
    game = on(playing(box), asks("counter", MINE))
    game.apply(Choice("counter", game.pending.options[0]))
    assert first(game, "support", by=MINE, to="jinteki") == "deal", "23.1: if another counters"
    assert first(game, "support", by="weyland", to=MINE) == "deal"
    on(game, lambda game: game.pending.kind == "support")
    assert first(game, "support", by=MINE, to="jinteki") == "round"
    assert first(game, "support", by="weyland", to=MINE) == "deal"


def test_the_last_deal_of_a_round_is_the_last_chance_of_the_round(box):
    game = on(playing(box), lambda game: not game.state.turn_track and _supports(game))
    active = game.name(game.state.active)
    by, to = [name for name in NAMES[:4] if name != active][:2]
    assert view(game).turns_left == 0
    assert first(game, "no_counter", by=by, to=to) == "game"
    assert first(game, "pay", by=by, to=to) == "deal"


def _supports(game):
    return game.pending.kind == "support"


def test_the_players_own_next_deal_is_no_chance(box):
    """One more deal in this round, and it is the player's own: nobody backs there."""
    game = playing(box)
    on(game, lambda game: len(game.state.turn_track) == 1 and game.pending.kind == "counter")
    active = game.state.active
    following = game.name((active + 1) % 4)
    others = [name for name in NAMES[:4] if name not in (following, game.name(active))]
    game.state.deal.straight_to_support = True  # nobody counters any more
    assert first(game, "no_counter", by=following, to=others[0]) == "game"
    assert first(game, "no_counter", by=others[0], to=others[1]) == "round"


def test_who_may_not_trade_can_pay_after_the_deal(box):
    game = on(playing(box), asks("support", "nbn"))
    game.state.deal.barred_from_trade.append(2)
    assert first(game, "pay", by=MINE, to=THEIRS) == "turn"
    assert first(game, "pay", by=MINE, to="weyland") == "deal"


def test_in_the_last_deal_of_all_only_the_end_is_left(box):
    game = playing(box)
    last = len(box.rounds) - 2
    game.state.round_place = last
    on(game, lambda game: not game.state.turn_track and game.pending.kind == "support")
    by = next(n for n in NAMES[:4] if n not in (game.name(game.state.active), "jinteki"))
    assert first(game, "no_counter", by=by, to="jinteki") == "game"


@pytest.mark.parametrize("seed", range(12))
def test_shorter_would_never_matter(box, seed):
    """Whatever is played: a promise that ends before the earliest useful end comes to nothing."""
    chance = random.Random(seed)
    game = playing(box, seed, 4 + seed % 2)
    for deck in (game.state.asset_deck, game.state.turn_track):
        deck[:] = [one for one in deck if one != "the_fall_guy"]  # R.13: counters itself
    looked = 0
    while game.pending is not None and looked < 60:
        if game.state.deal is not None and chance.random() < 0.3:
            looked += 1
            _check_shorter(game, chance)
        game.apply(Choice(game.pending.kind, chance.choice(game.pending.options)))
    assert looked > 20


def _check_shorter(game, chance):
    by, to = chance.sample(list(game.state.corporations), 2)
    for kind in ("support", "no_counter"):
        found = first(game, kind, by, to)
        for until in UNTIL[: UNTIL.index(found)]:
            fates = {_fate(game, Promise(by, to, kind, 1, "", until), chance) for _ in range(3)}
            harmless = {"void", OPEN} if kind == "support" else {KEPT, "void", OPEN}
            assert fates <= harmless, (found, until, kind, by, to, fates, game.pending)


def _fate(game, promise, chance):
    """What becomes of it by chance; who promised a silence counters if it can."""
    twin = game.clone()
    twin.state.promises = [promise]
    while twin.pending is not None and twin.state.promises[0].fate == OPEN:
        pending = twin.pending
        mine = twin.name(pending.seat) == promise.by
        options = [one for one in pending.options if one not in ("pass", "abstain")]
        wild = mine and pending.kind in ("counter", "support") and options
        twin.apply(Choice(pending.kind, chance.choice(options if wild else pending.options)))
    return twin.state.promises[0].fate


def test_what_is_said_to_several_can_matter_with_each(box):
    game = on(playing(box), asks("counter", "nbn"))
    seen = replace(view(game), seat=3)
    assert for_all(box, seen, [THEIRS], True, "support")[0] == "deal"
    assert for_all(box, seen, [THEIRS, MINE], True, "support")[0] == "round"


def test_longer_goes_round_and_never_shorter_than_what_matters(box):
    game = on(playing(box), asks("support", "nbn"))
    ends = lasting(box, view(game), MINE, "jinteki", "support")
    assert ends == ("round", "game")
    assert [longer(one, ends) for one in ("round", "game", "deal")] == ["game", "round", "round"]
    assert BROKEN not in ends
