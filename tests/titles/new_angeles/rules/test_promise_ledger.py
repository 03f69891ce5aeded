"""What the game says of every promise is what its log says of it."""

import random
from collections import Counter
from collections.abc import Callable

import pytest

from newangeles_gui.engine.conformance import Dice
from newangeles_gui.engine.decisions import Choice
from newangeles_gui.minds.agent import heard
from newangeles_gui.titles.new_angeles.minds.registry import make_agent
from newangeles_gui.titles.new_angeles.minds.talks import Chat
from newangeles_gui.titles.new_angeles.rules import codec, conservation
from newangeles_gui.titles.new_angeles.rules.conformity import sound_trade
from newangeles_gui.titles.new_angeles.rules.game import Box, Game
from newangeles_gui.titles.new_angeles.rules.promises import (
    BROKEN,
    FATES,
    KEPT,
    KINDS,
    OPEN,
    Promise,
)
from newangeles_gui.titles.new_angeles.rules.setup import new_game
from newangeles_gui.titles.new_angeles.rules.trade import TRADE
from newangeles_gui.titles.new_angeles.rules.views import view
from newangeles_gui.titles.new_angeles.tellings import TELLINGS
from tests.titles.new_angeles.rules.ledger import Ledger, Line, Step
from tests.titles.new_angeles.rules.tables import hold, own, play_until, table

pytestmark = pytest.mark.rule("14.2")
TRADE_EVERY = 4  # decisions, on average
LEVELS = ("intern", "greedy", "manager", "intern", "greedy", "intern")

Played = tuple[Game, list[Step]]


def step(game: Game, choice: Choice) -> Step:
    """Make a choice; one that a trade binds is made by whoever it binds."""
    assert game.pending is not None
    kind = game.pending.kind if choice.kind == TRADE and "now=" in choice.option else choice.kind
    return Step(game.name(game.pending.seat), kind, game.apply(choice))


def by_chance(box: Box, players: int, seed: str) -> Played:
    """Any legal answers, and trades full of promises that nobody thinks of."""
    dice = Dice(seed)
    game = new_game(box, list(box.corporations)[:players], seed)
    steps = [Step("", "", game.events)]
    while game.pending is not None:
        trades = dice.below(TRADE_EVERY) == 0
        choice = sound_trade(game, dice).choice() if trades else dice.choice(game.pending)
        steps.append(step(game, choice))
    return game, steps


def by_opponents(box: Box, players: int, seed: str) -> Played:
    """Opponents that talk, and know what they and others have promised.

    They promise little themselves, so that words are put into their mouths now and then.
    """
    game = new_game(box, list(box.corporations)[:players], seed)
    agents = [make_agent(level, box) for level in LEVELS[:players]]
    chance, dice = random.Random(seed), Dice(seed)
    steps = [Step("", "", game.events)]
    log = list(game.events)

    def note(one: Step) -> None:
        steps.append(one)
        log.extend(one.events)

    chat = Chat(game, agents, log, lambda events: note(Step("", TRADE, events)))
    while True:
        chat.before()
        if (pending := game.pending) is None:
            return game, steps
        if dice.below(TRADE_EVERY) == 0:
            note(step(game, sound_trade(game, dice).choice()))
            continue
        seat = pending.seat
        choice = agents[seat].choose(view(game, seat), pending, chance, heard(log, seat, TELLINGS))
        note(step(game, choice))


def compared(box: Box, play: Callable[[Box, int, str], Played], games: range) -> Counter:
    """How many promises of each kind had which fate, after every one has been compared."""
    counts: Counter = Counter()
    for number in games:
        players = 4 + number % 3
        game, steps = play(box, players, f"promises {number}")
        lines = Ledger().read(steps)
        told = [
            Line(one.by, one.to, one.kind, one.amount, one.about or "-", one.until, one.fate)
            for one in game.state.promises
        ]
        assert lines == told, f"{players} players, seed 'promises {number}'"
        counts.update((one.kind, one.fate) for one in lines)
    return counts


def test_the_ledger_of_150_games_by_chance(box: Box) -> None:
    counts = compared(box, by_chance, range(150))
    assert sum(counts.values()) > 1_000
    assert counts.keys() == {(kind, fate) for kind in KINDS for fate in FATES if fate != OPEN}


def test_the_ledger_of_opponents_that_bargain(box: Box) -> None:
    assert sum(compared(box, by_opponents, range(2)).values()) > 30


@pytest.mark.soak
def test_the_ledger_of_2000_games(box: Box) -> None:
    counts = compared(box, by_chance, range(1_900)) + compared(box, by_opponents, range(100))
    print(sorted(counts.items()))
    assert sum(counts.values()) > 40_000


def test_a_wrong_ledger_is_seen(box: Box, monkeypatch: pytest.MonkeyPatch) -> None:
    """Promises whose time is over would all pass as kept."""
    monkeypatch.setattr(
        "newangeles_gui.titles.new_angeles.rules.promises._at_the_end", lambda promise: "kept"
    )
    with pytest.raises(AssertionError):
        compared(box, by_chance, range(3))


@pytest.mark.rule("R.26")
def test_a_game_in_which_eiko_may_yet_force_a_card_can_be_kept_and_gone_on_with(box: Box) -> None:
    """The promise of whoever abstained waits until she has been asked."""
    game = table(box)
    own(game, 3, "eiko")
    play_until(game, "main_offer")
    for seat in (0, 1):
        hold(game, seat, "puff_piece", "live_feeds")
    game.run()
    promise = Promise(game.name(1), game.name(0), "support", 1)
    game.state.promises.append(promise)
    play_until(game, "use", *["counter pass"] * 3, "support abstain")
    assert game.state.promises == [promise]
    assert conservation.problems(game) == []
    for answer, fate in (("eiko", KEPT), ("done", BROKEN)):
        again = Game(box, codec.from_dict(codec.to_dict(game.state)))
        again.run()
        again.apply(Choice("use", answer))
        if answer == "eiko":
            again.apply(Choice("forced_support", "puff_piece"))
        assert [one.fate for one in again.state.promises] == [fate]
