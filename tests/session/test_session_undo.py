"""Taking back: to the last reveal, chance or other seat's decision, never across."""

import pytest

from newangeles_gui.engine import random_bits
from newangeles_gui.engine.conformance import Dice, refused
from newangeles_gui.engine.decisions import Choice, IllegalChoice
from newangeles_gui.minds.agent import History as AsHeard
from newangeles_gui.minds.agent import heard
from newangeles_gui.session.loading import load_bytes, save_bytes
from newangeles_gui.session.match import Match
from newangeles_gui.session.plan import REDO, UNDO, Agreements
from newangeles_gui.session.preview import can_be_taken_back
from newangeles_gui.titles.new_angeles.minds.belief import believe
from newangeles_gui.titles.new_angeles.minds.tuned import load_reading
from newangeles_gui.titles.new_angeles.rules.codec import to_dict
from newangeles_gui.titles.new_angeles.rules.conformity import differences
from newangeles_gui.titles.new_angeles.rules.game import Box, Game
from newangeles_gui.titles.new_angeles.rules.resample import resample
from newangeles_gui.titles.new_angeles.rules.views import SPECTATOR, reveals
from newangeles_gui.titles.new_angeles.tellings import TELLINGS
from tests.session.games import begin, play, played, some_choice, tables


def wander(match: Match, dice: Dice) -> int:
    """Play at random, taking back and making again; how often something was taken back."""
    states = [to_dict(match.game.state)]
    seats = [match.pending.seat if match.pending else -1]
    undone = 0
    while not match.over:
        if match.can_undo and dice.below(3) == 0:
            match.undo()
            undone += 1
            states.pop()
            seats.pop()
            assert to_dict(match.game.state) == states[-1], "not the state from before"
            if match.can_redo and dice.below(2):
                choice = match.record.marks[-1][2]
                match.redo()
                assert match.record.choices[-1] == choice
                states.append(to_dict(match.game.state))
                seats.append(match.pending.seat if match.pending else -1)
            continue
        match.apply(some_choice(match, dice))
        states.append(to_dict(match.game.state))
        seats.append(match.pending.seat if match.pending else -1)
        if match.can_undo:
            assert seats[-1] == seats[-2], "somebody else is to decide"
            assert states[-1]["rng"] == states[-2]["rng"], "chance has spoken"
    return undone


@pytest.mark.parametrize(("players", "seed"), list(tables(12)))
def test_back_and_forth(players: int, seed: str, box: Box) -> None:
    match = begin(box, players, seed)
    assert wander(match, Dice(seed)) > 10
    loaded = load_bytes(save_bytes(match, 1), box)  # the choices that stayed lead to the end
    assert loaded.match.record.marks == match.record.marks


def unforeseen(box: Box, players: int, seed: str, times: int) -> tuple[int, list[str]]:
    """Choices that `reveals` lets be taken back, and by which a seat learned something after all.

    For a seat everything that it cannot know is dealt anew; the same choice must then look the
    same. Where the choice is not open in the other deal, the seat could not have foreseen the
    options either, which only a private question may do. And a question with a single answer is
    not asked: so that one is asked tells everybody that there are two, which `resample` grants.
    """
    match, dice = begin(box, players, seed), Dice(seed)
    looked, found = 0, []
    while not match.over:
        before = match.game.clone()
        choice = some_choice(match, dice)
        events = match.apply(choice)
        if reveals(before.state, match.game, events):
            continue
        for seat in (SPECTATOR, *range(players)):
            for _ in range(times):
                learned = _learned(before, match.game, choice, seat, dice)
                looked += learned is not None
                if learned:
                    number = len(match.record.choices)
                    found.append(f"{seed} {number} '{choice}': seat {seat} learned {learned}")
    return looked, found


def _learned(before: Game, after: Game, choice: Choice, seat: int, dice: Dice) -> str | None:
    twin = resample(before, seat, random_bits(dice.below(1 << 60)))
    assert differences(before, twin, seat) == []
    private = before.pending is not None and before.pending.private
    if refused(twin, choice):
        return None if private and before.pending.seat != seat else "that it is legal"
    if after.pending is not None and after.pending.private and not _asks_too(twin, after):
        return None
    return ", ".join(differences(after, twin, seat))


def _asks_too(twin: Game, after: Game) -> bool:
    assert after.pending is not None
    laid = [one.state.deal.support if one.state.deal else [] for one in (twin, after)]
    same_kind = twin.pending is not None and twin.pending.kind == after.pending.kind
    return same_kind and len(laid[0]) == len(laid[1])


def test_nobody_learns_anything_from_what_can_be_taken_back(box: Box) -> None:
    looked = 0
    for players, seed in tables(18):
        count, found = unforeseen(box, players, seed, 1)
        assert found == []
        looked += count
    assert looked > 5_000


@pytest.mark.soak
def test_nobody_learns_anything_in_many_games(box: Box) -> None:
    for players, seed in tables(500):
        assert unforeseen(box, players, "soak " + seed, 2)[1] == []


def test_undo_and_redo_leave_marks(box: Box) -> None:
    match = undoable(box, "marks")
    number, choice = len(match.record.choices), match.record.choices[-1]
    told: list[str] = []
    match.listen(0, lambda news: told.extend(kind for kind, _ in news))
    match.undo()
    assert match.record.marks[-1] == (number - 1, UNDO, choice)
    assert told == ["taken_back"] and match.log[-1].kind == "taken_back"
    match.redo()
    assert match.record.marks[-1] == (number - 1, REDO, choice)
    assert match.record.choices[-1] == choice and len(match.record.choices) == number


def all_heard(match: Match) -> list[AsHeard]:
    return [heard(match.log, seat, TELLINGS) for seat in (SPECTATOR, *range(len(match.plan.seats)))]


@pytest.mark.parametrize(("players", "seed"), list(tables(6)))
def test_opponents_hear_only_what_has_led_here(players: int, seed: str, box: Box) -> None:
    """What was taken back is no evidence, what was made again is none twice, as in a save."""
    match, dice = begin(box, players, f"hear {seed}"), Dice(seed)
    told, told_back = [all_heard(match)], 0
    while not match.over:
        if match.can_undo and dice.below(2):
            match.undo()
            forgotten = told.pop()
            told_back += forgotten != told[-1]
            assert all_heard(match) == told[-1]
            if match.can_redo and dice.below(3):
                match.redo()
                assert all_heard(match) == forgotten
                told.append(forgotten)
            continue
        match.apply(some_choice(match, dice))
        told.append(all_heard(match))
        if dice.below(20) == 0:
            loaded = load_bytes(save_bytes(match, 1), box).match
            assert all_heard(loaded) == told[-1]
    assert told_back > 0


def test_no_belief_is_pumped_by_taking_back(box: Box) -> None:
    """Somebody lets the threat rise once, whatever is taken back and made again."""
    reading, checked = load_reading(), 0
    for seed in range(20):
        match, dice = begin(box, 4, f"pump {seed}"), Dice(seed)
        while match.pending is not None and checked < 3:
            seat, before = match.pending.seat, len(match.log)
            match.apply(some_choice(match, dice))
            if not match.can_undo or all(one.kind != "threat_rose" for one in match.log[before:]):
                continue
            other = (seat + 1) % 4
            once = believe(match.view(other), heard(match.log, other, TELLINGS), reading)
            for _ in range(6):
                match.undo()
                match.redo()
            again = believe(match.view(other), heard(match.log, other, TELLINGS), reading)
            assert again.rival_of(seat) == once.rival_of(seat)
            checked += 1
    assert checked


def undoable(box: Box, seed: str) -> Match:
    match, dice = begin(box, 4, seed), Dice(seed)
    while not match.can_undo:
        match.apply(some_choice(match, dice))
    return match


def test_another_choice_after_undo_ends_redo(box: Box) -> None:
    match = undoable(box, "other")
    match.undo()
    assert match.can_redo and match.pending is not None
    match.apply(match.pending.choices()[-1])
    assert not match.can_redo
    with pytest.raises(IllegalChoice):
        match.redo()


def test_a_loaded_game_cannot_be_taken_back(box: Box) -> None:
    loaded = load_bytes(save_bytes(undoable(box, "load"), 1), box).match
    assert not loaded.can_undo and not loaded.can_redo
    with pytest.raises(IllegalChoice):
        loaded.undo()


@pytest.mark.parametrize("agreements", [Agreements(iron=True), Agreements(undo=False)])
def test_where_it_was_agreed_nothing_is_taken_back(box: Box, agreements: Agreements) -> None:
    match, dice = begin(box, 4, "iron", agreements), Dice("iron")
    while not match.over:
        match.apply(some_choice(match, dice))
        assert not match.can_undo
    with pytest.raises(IllegalChoice):
        match.undo()


def test_an_illegal_choice_changes_nothing(box: Box) -> None:
    match = undoable(box, "illegal")
    before, choices = to_dict(match.game.state), match.record.choices[:]
    for text in ("draw nothing", "no such", "trade from=x to=y", "trade from=nbn"):
        with pytest.raises(IllegalChoice):
            match.apply(Choice.parse(text))
    assert to_dict(match.game.state) == before
    assert match.record.choices == choices and match.can_undo


def test_whoever_takes_back_all_day_can_still_save(box: Box) -> None:
    match = undoable(box, "all day")
    for _ in range(6_000):
        match.undo()
        match.redo()
    assert load_bytes(save_bytes(match, 1), box).match.record.marks == match.record.marks


def test_trades_without_end_leave_room_for_the_game(box: Box) -> None:
    match = played(box, 4, "trades", 10)
    one, two = match.plan.start.players[:2]
    swap = Choice("trade", f"from={one} to={two} give=1 get=1")
    with pytest.raises(IllegalChoice, match="too many trades"):
        for _ in range(10_000):
            match.apply(swap)
    dice = Dice("on")
    while match.pending is not None:
        match.apply(dice.choice(match.pending))
    assert load_bytes(save_bytes(match, 1), box).match.over


def test_listeners_hear_what_their_seat_may_know(box: Box) -> None:
    match = begin(box, 4, "listen")
    heard_by: dict[int, list[object]] = {seat: [] for seat in (SPECTATOR, 0, 1, 2, 3)}
    for seat, told in heard_by.items():
        match.listen(seat, told.extend)
    start = len(match.log)
    play(match, Dice("listen"))
    for seat, told in heard_by.items():
        assert told == [(event.kind, event.facts(seat)) for event in match.log[start:]]
    assert heard_by[0] != heard_by[1] != heard_by[SPECTATOR]


def test_what_is_foreseen_as_taken_back_can_be_taken_back(box: Box) -> None:
    promised = barred = 0
    for players, seed in list(tables(3)):
        match, dice = begin(box, players, seed), Dice(seed)
        while not match.over and promised + barred < 400:
            assert match.pending is not None
            choice, seen = some_choice(match, dice), match.view(match.pending.seat)
            asked = match.pending.kind == choice.kind and can_be_taken_back(box, seen, choice)
            match.apply(choice)
            if asked:
                assert match.can_undo, choice
            promised, barred = promised + asked, barred + (not match.can_undo)
    assert promised > 30 and barred > 30
