"""The ledger foretells to the dollar what the rules then pay, and looks at nothing hidden."""

import random
import time

import pytest

from newangeles_gui.titles.streets.rules import (
    Box,
    Foresight,
    Game,
    Ledger,
    cell_text,
    guess,
    new_game,
    read_cell,
    read_lying,
    view,
    worth,
)

SEATS = ["coral", "ivory", "slate", "lilac", "teal"]
BUILDS = ("build", "sneak_build")
MODULES = ((), ("business",), ("advisors",), ("business", "advisors"))


def games(box: Box) -> list[Game]:
    """Some of every kind: numbers of seats, modules, alone."""
    found = []
    for seed in range(16):
        players = SEATS[: 1 + seed % 5]
        found.append(new_game(box, players, seed, MODULES[seed % 4], level="normal"))
    return found


def told_of(game: Game, choice_option: str, order: list[str], dice: random.Random) -> list:
    """Everything that is told of a tile from its placing on until something else is built."""
    events = []
    option = choice_option
    while True:
        (choice,) = (one for one in game.pending.choices() if one.option == option)
        events += game.apply(choice)
        asked = game.pending
        if asked is None or asked.kind in (*BUILDS, "abandon", "discard"):
            return events
        if asked.kind == "street":  # as the ledger has them, so that a scout counts the same
            option = next(one for one in order if one in asked.options)
        elif asked.kind in ("double", "score_instead"):
            option = asked.options[-1]
        else:
            option = dice.choice(asked.options)


def check(game: Game, found: Ledger, events: list) -> None:
    facts = [(one.kind, one.data) for one in events]
    later = [n for n, (kind, _) in enumerate(facts) if kind in ("tile_built", "tile_covered")]
    facts = facts[: later[1]] if len(later) > 1 else facts  # a question with one answer is none
    facts = [one for one in facts if one[0] != "final_income"]
    where = f"{found.name} at {cell_text(found.cell)}"
    lines = [line for street in found.streets for line in street.lines]
    paid = {(one["cell"], one["player"]): (one["value"], one["people"])
            for kind, one in facts if kind == "income"}  # fmt: skip
    assert paid == {
        (cell_text(line.cell), game.name(line.seat)): (line.value, line.people) for line in lines
    }, where
    closed = [one["cell"] for kind, one in facts if kind == "street_closed"]
    assert sorted(closed) == sorted(cell_text(one.cell) for one in found.streets), where
    back = {one["player"]: 0 for kind, one in facts if kind == "signs_returned"}
    for kind, one in facts:
        if kind == "signs_returned":
            back[one["player"]] += one["count"]
    assert back == {game.name(n): count for n, count in enumerate(found.back) if count}, where
    check_people(found, facts, where)


def check_people(found: Ledger, facts: list, where: str) -> None:
    for kind, one in facts:
        if kind == "people_moved":
            (move,) = (m for m in found.moves if colour_name(m.colour) == one["colour"])
            assert one["cell"] in [cell_text(cell) for cell in move.targets], where
    moved = {colour_name(m.colour): m.number for m in found.moves if m.targets}
    seeking = {colour_name(m.colour): m.number for m in found.moves if not m.targets}
    for kind, wanted in (("people_moved", moved), ("became_seekers", seeking)):
        told: dict[str, int] = {}
        for name, one in facts:
            if name == kind:
                told[one["colour"]] = told.get(one["colour"], 0) + one["count"]
        assert told == wanted, (kind, where)
    settled = {one["colour"]: one["count"] for kind, one in facts if kind == "seekers_moved_in"}
    if found.settled:
        assert settled == {colour_name(n): count for n, count in found.settled}, where


def colour_name(colour: int) -> str:
    return ("tourist", "hipster", "parent", "shopper")[colour]


@pytest.mark.rule("6.1", "6.2", "7.1", "8.1")
def test_what_is_foretold_is_what_the_rules_pay(box: Box) -> None:
    dice, closings = random.Random(5), 0
    for game in games(box):
        while game.pending:
            asked = game.pending
            option = dice.choice(asked.options)
            if asked.kind not in BUILDS:
                game.take(option)
                continue
            seat = asked.seat if asked.kind == "build" else game.state.sneak
            name, cell, quarter = read_lying(option)
            seen = view(game, asked.seat)
            found = Foresight(box, seen).ledger(name, cell, quarter, seat)
            order = [cell_text(one.cell) for one in found.streets]
            check(game, found, told_of(game, option, order, dice))
            closings += len(found.streets)
    assert closings > 120


@pytest.mark.rule("7.5", "7.6", "7.7", "7.8", "7.10", "7.11", "7.12", "7.13")
def test_every_sum_is_explained_by_things_that_lie_there(box: Box) -> None:
    dice, kinds = random.Random(2), set()
    for game in games(box):
        scouts = {"location_scout", "hacker", "hipster_legend"} & set(game.state.advisors)
        while game.pending:
            if game.pending.kind == "build":
                foresight = Foresight(box, view(game, game.pending.seat))
                for street in foresight.now():
                    for line in street.lines:
                        count = foresight.explained(line)
                        worth_of_it = count.each * count.amount * (2 if line.signs > 1 else 1)
                        assert worth_of_it == line.value, (line, count)
                        kinds.add(count.kind)
                        if count.copied or count.kind in ("encloses", "copy") or scouts:
                            continue
                        lying = sum(spot.number for spot in count.spots)
                        per_set = len(count.of) if count.kind == "set" else 1
                        assert lying == count.amount * per_set, (line, count)
            game.take(dice.choice(game.pending.options))
    assert kinds >= {"symbols", "people", "set", "signs", "size", "adjacent", "encloses", "copy"}


@pytest.mark.rule("14.1", "14.2")
def test_hidden_tiles_change_nothing(box: Box) -> None:
    dice = random.Random(9)
    for game in games(box)[4:9]:
        for _ in range(40):
            game.take(dice.choice(game.pending.options))
        if game.pending.kind not in BUILDS:
            continue
        seat = game.pending.seat
        seen = view(game, seat)
        builder = seat if game.pending.kind == "build" else game.state.sneak
        places = [read_lying(one) for one in dice.sample(game.pending.options, 5)]
        told = [Foresight(box, seen).ledger(*one, builder) for one in places]
        for chance in range(3):
            other = view(guess(box, seen, chance), seat)
            again = [Foresight(box, other).ledger(*one, builder) for one in places]
            assert [(one.streets, one.moves, one.standing) for one in again] == [
                (one.streets, one.moves, one.standing) for one in told
            ]
            assert worth(box, other) == worth(box, seen)


def test_a_whole_hand_is_foreseen_at_once(box: Box) -> None:
    game, dice = new_game(box, SEATS[:4], 4, ["business", "advisors"]), random.Random(4)
    while len(game.state.city.cells) < 32 or game.pending.kind != "build":
        game.take(dice.choice(game.pending.options))
    places = [read_lying(one) for one in game.pending.options]
    seen = view(game, game.pending.seat)

    def measured() -> float:
        begun = time.perf_counter()
        foresight = Foresight(box, seen)
        for one in places:
            foresight.ledger(*one, seen.seat)
        return (time.perf_counter() - begun) / len(places)

    assert min(measured() for _ in range(5)) < 0.0004  # a loaded machine: the aim is half of it


def paid_for(game: Game, option: str, cell: str) -> int:
    """What is counted for a building in the street that is scored, after this answer."""
    trial = game.clone(record=True)
    (choice,) = (one for one in trial.pending.choices() if one.option == option)
    told = [one.data for one in trial.apply(choice) if one.kind == "income"]
    return next(one["value"] for one in told if one["cell"] == cell)


def test_what_a_building_counts_by_a_tile_in_hand_is_foretold(box: Box) -> None:
    seen = 0
    for seed in range(12):
        game, dice = new_game(box, SEATS[:3], seed, ("advisors",)), random.Random(seed)
        while game.pending is not None and seen < 60:
            pending = game.pending
            if pending.kind == "score_instead":
                foresight = Foresight(box, view(game, pending.seat))
                for option in pending.options[:-1]:
                    name, _, place = option.partition(" for=")
                    built, valued = foresight.instead(name, read_cell(place))
                    assert valued == paid_for(game, option, place), (seed, option)
                    assert built == paid_for(game, "none", place), (seed, option)
                    seen += 1
            game.apply(dice.choice(pending.choices()))
    assert seen >= 40
