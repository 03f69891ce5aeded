"""What a card would bring about: true to the rules, and blind to what is hidden."""

import random
from collections.abc import Iterator

import pytest

from newangeles_gui.engine import Choice
from newangeles_gui.titles.new_angeles.facts import futures
from newangeles_gui.titles.new_angeles.facts.futures import Difference, Future, future
from newangeles_gui.titles.new_angeles.rules import ActionCard, Box, Deal, Game
from newangeles_gui.titles.new_angeles.rules.setup import new_game
from newangeles_gui.titles.new_angeles.rules.views import view

PLAYERS = ["jinteki", "nbn", "weyland", "globalsec", "haas_bioroid"]
MOMENTS = (30, 120)
ROLLOUTS = 12


@pytest.fixture(scope="module")
def games(box: Box) -> list[Game]:
    """Moments of a random game."""
    game, chance = new_game(box, PLAYERS, "futures"), random.Random(1)
    found = []
    for number in range(max(MOMENTS) + 1):
        assert game.pending is not None
        if number in MOMENTS:
            found.append(game.clone())
        game.take(chance.choice(game.pending.options))
    return found


def resolved(game: Game, card: str, seat: int, chance: random.Random) -> Game:
    """The true game after the card, with any answers."""
    twin = game.clone()
    twin.state.deal = twin.state.deal or Deal()
    twin.state.promises = []
    twin.state.stack = [ActionCard(card, seat)]
    twin.run()
    while twin.pending is not None:
        twin.take(chance.choice(twin.pending.options))
    return twin


def changes(before: Game, after: Game, foreseen: Future) -> Iterator[Difference]:
    seen = view(before, 0)
    shown = (*seen.owners, *([seen.deal.asset] if seen.deal and seen.deal.asset else []))
    names = futures._names(before.box, seen, shown)
    values = (futures._open(game.state, shown) for game in (before, after))
    for name, was, value in zip(names, *values, strict=True):
        yield from futures._changes(name, was, value)


def test_what_is_foreseen_comes_and_nothing_else(box, games) -> None:
    chance, certain, chosen = random.Random(2), 0, 0
    for game in games:
        for card in box.cards:
            foreseen = future(box, view(game, 0), card, 0)
            for _ in range(ROLLOUTS):
                came = {*changes(game, resolved(game, card, 0, chance), foreseen)}
                assert came >= {*foreseen.certain}, card
                if foreseen.whole:
                    assert came <= {*foreseen.certain, *foreseen.choices}, card
            certain += len(foreseen.certain)
            chosen += len(foreseen.choices)
    assert certain and chosen


def test_what_is_hidden_changes_nothing(box, games, monkeypatch) -> None:
    for game in games:
        seen = view(game, 1)
        first = [future(box, seen, card, 1) for card in box.cards]
        monkeypatch.setattr(futures, "WORLD", futures.WORLD + 1)
        assert [future(box, seen, card, 1) for card in box.cards] == first


def test_a_single_place_is_certain_and_several_are_a_choice(box, games) -> None:
    game = games[0].clone()
    game.state.city = [16, *[0] * 9]  # one illness, in the first district
    (gone,) = (
        one
        for one in future(box, view(game, 0), "clinical_trials", 0).certain
        if one.what == "illness"
    )
    assert gone == Difference("illness", box.district_ids[0], 1, 0)
    game.state.city[4] |= 16
    two = future(box, view(game, 0), "clinical_trials", 0)
    assert {one.where for one in two.may("illness")} == {box.district_ids[0], box.district_ids[4]}
    paid = Difference("capital", "jinteki", game.state.capital[0], game.state.capital[0] + 2)
    assert game.name(0) != "jinteki" or paid in two.certain


def test_who_has_declared_is_bound(box, games) -> None:
    game = games[0].clone()
    game.state.city = [16, 0, 0, 0, 16, *[0] * 5]
    game.state.deal = Deal(main="clinical_trials", main_by=0)
    assert future(box, view(game, 1), "clinical_trials", 0, "main").may("illness")
    twin = game.clone()
    twin.state.stack = [ActionCard("clinical_trials", 0)]
    twin.run()
    assert twin.pending is not None
    game.state.deal.declared_main = [f"{twin.pending.kind} {twin.pending.options[1]}"]
    bound = future(box, view(game, 1), "clinical_trials", 0, "main")
    assert Difference("illness", box.district_ids[4], 1, 0) in bound.certain
    assert not bound.choices


def test_more_ways_than_are_looked_at_are_said_to_be_more(box, games) -> None:
    many = future(box, view(games[1], 0), "labor_solutions", 0)
    assert not many.whole
    assert not many.certain
    assert many.may("android")


def test_every_moment_that_is_shown_can_be_looked_ahead_from(box) -> None:
    looked = 0

    def look(game: Game) -> None:
        nonlocal looked
        deal = game.state.deal
        if deal is not None and deal.main and not game.state.resolving:
            for seat in (0, -1):
                assert future(box, view(game, seat), deal.main, deal.main_by, "main").after
            looked += 1

    for seed in range(3):
        game, chance = new_game(box, PLAYERS, f"moments {seed}"), random.Random(seed)
        game.watch = look
        for _ in range(250):
            if game.pending is None:
                break
            game.apply(Choice(game.pending.kind, chance.choice(game.pending.options)))
    assert looked > 100
