"""A game that is saved and loaded after every decision is the game that never was."""

from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from typing import Any
from unittest.mock import patch

import pytest

from newangeles_gui import paths
from newangeles_gui.engine.conformance import Dice
from newangeles_gui.session import loading, savefile
from newangeles_gui.session.journal import Journal, recover
from newangeles_gui.session.loading import load_bytes, save_bytes
from newangeles_gui.session.match import Match
from newangeles_gui.titles.new_angeles.content.loader import load_content
from newangeles_gui.titles.new_angeles.rules.game import Box, Game
from tests.session.games import begin, played, same, some_choice, tables

# What only checks and changes nothing costs most, so it is done after every so many decisions;
# that a state is what its choices lead to is seen there for all decisions before.
CHECK_EVERY = 60
WORKERS = 2


def differences(box: Box, players: int, seed: str) -> tuple[int, list[str]]:
    """Play one match on from its save after every decision.

    The game that never was saved is the one that the check plays again from the choices.
    """
    match, dice = begin(box, players, seed), Dice(seed)
    found = []
    while not match.over:
        match.apply(some_choice(match, dice))
        saved, match = match, load_bytes(save_bytes(match, 1), box).match
        if match.game.state != saved.game.state or match.record != saved.record:
            found.append(f"{players} players, seed {seed!r}, after {len(match.record.choices)}")
    return len(match.record.choices), found


def sometimes(check: Callable[..., Any], due: Callable[..., bool]) -> Callable[..., Any]:
    """A check that is only made when it is due."""
    return lambda *args: check(*args) if due(*args) else []


def _replay_is_due(match: Match, *_: object) -> bool:
    return match.over or len(match.record.choices) % CHECK_EVERY == 0


def _state_is_due(game: Game, _: object) -> bool:
    return game.state.over or game.state.rng % CHECK_EVERY == 0


def _share(number: int, games: int) -> tuple[int, list[str]]:
    box = Box(load_content(paths.data_folder()))
    replays = sometimes(loading._check_replay, _replay_is_due)
    states = sometimes(loading._check_state, _state_is_due)
    # How well it is packed changes nothing in it.
    with (
        patch.multiple(loading, _check_replay=replays, _check_state=states),
        patch.object(savefile, "PACKED", 1),
    ):
        results = [differences(box, *table) for table in list(tables(games))[number::WORKERS]]
    return sum(count for count, _ in results), [one for _, found in results for one in found]


def _all(games: int) -> Iterator[tuple[int, list[str]]]:
    with ProcessPoolExecutor(WORKERS, get_context("spawn")) as pool:
        yield from pool.map(partial(_share, games=games), range(WORKERS))


def test_games_saved_after_every_decision() -> None:
    shares = list(_all(60))
    assert sum(count for count, _ in shares) > 6_000
    assert [line for _, found in shares for line in found] == []


@pytest.mark.soak
def test_2000_games_saved_after_every_decision() -> None:
    assert [line for _, found in _all(2_000) for line in found] == []


def test_a_difference_is_seen(box: Box) -> None:
    match, twin = played(box, 4, "seen", 30), played(box, 4, "seen", 30)
    assert same(match, twin)
    match.game.state.capital[2] += 1
    assert not same(match, twin)


@pytest.mark.parametrize("players", [4, 5, 6])
def test_every_decision_of_one_game_is_verified_by_replay(box: Box, players: int) -> None:
    match, dice = begin(box, players, "verified"), Dice("verified")
    while not match.over:
        match.apply(some_choice(match, dice))
        loaded = load_bytes(save_bytes(match, 1), box)
        assert loaded.notes == []
        assert same(loaded.match, match)
        match = loaded.match


def test_what_happened_is_known_after_loading(box: Box) -> None:
    match = played(box, 5, "log")
    again = load_bytes(save_bytes(match, 1), box).match
    assert [event.to_dict() for event in again.log] == [event.to_dict() for event in match.log]


def test_the_bytes_do_not_depend_on_when_a_game_was_loaded(box: Box) -> None:
    match = played(box, 6, "bytes", 90)
    assert save_bytes(load_bytes(save_bytes(match, 7), box).match, 7) == save_bytes(match, 7)


def test_the_journal_alone_brings_a_game_back(box: Box, tmp_path) -> None:
    for players in (4, 5, 6):
        match, dice = begin(box, players, "told"), Dice("told")
        journal = Journal(tmp_path / str(players))
        while not match.over:
            journal.write(match)
            match.apply(some_choice(match, dice))
        journal.write(match)
        assert same(recover(journal.path, box, match.identity), match)
