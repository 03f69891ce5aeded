"""Tables to test at: games in a wanted place, and who sees a difference."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from newangeles_gui.engine.decisions import Choice, Decision, Event
from newangeles_gui.titles.new_angeles.rules import assets
from newangeles_gui.titles.new_angeles.rules.game import Box, Game
from newangeles_gui.titles.new_angeles.rules.setup import new_game
from newangeles_gui.titles.new_angeles.rules.state import TYPES, State
from newangeles_gui.titles.new_angeles.rules.views import SPECTATOR, view

Change = Callable[[State], None]


def table(box: Box, players: int = 4, seed: int = 1) -> Game:
    """A new game whose first seat is active."""
    names = list(box.corporations)[:players]
    return new_game(box, names, seed, first=names[0])


def first(decision: Decision) -> Choice:
    """The first legal answer."""
    return Choice(decision.kind, decision.options[0])


def play_until(game: Game, kind: str, *answers: str) -> list[Event]:
    """Play on until a question of that kind; `answers` ("kind option") go before the first option.

    An answer is given once; the events of all of it come back.
    """
    left = [Choice.parse(text) for text in answers]
    events: list[Event] = []
    for _ in range(2000):
        decision = game.pending
        assert decision is not None, f"the game ended before any {kind!r}"
        given = next((one for one in left if one in decision.choices()), None)
        if given is not None:
            left.remove(given)
        elif decision.kind == kind:
            return events
        events += game.apply(given or first(decision))
    raise AssertionError(f"no {kind!r} in 2000 decisions")


def seats(game: Game) -> list[int]:
    """All seats and the spectator."""
    return [*range(game.players), SPECTATOR]


def who_sees(game: Game, change: Change) -> list[int]:
    """The seats whose view differs when this is changed behind their backs."""
    twin = game.clone()
    change(twin.state)
    twin.run()
    assert twin.pending is not None or game.pending is None
    return [seat for seat in seats(game) if view(game, seat) != view(twin, seat)]


def knowing(game: Game, events: Iterable[Event], word: str) -> list[int]:
    """The seats whose log has a word in it."""
    return [seat for seat in seats(game) if any(word in one.line(seat) for one in events)]


def hold(game: Game, seat: int, *wanted: str) -> None:
    """Give a player just these cards; what they held goes back to the decks."""
    state = game.state
    for card in state.hands[seat]:
        deck_of(game, card).insert(0, card)
    state.hands[seat] = []
    for card in wanted:
        if card not in deck_of(game, card):
            other = next(hand for hand in state.hands if card in hand)
            other[other.index(card)] = next(deck for deck in state.decks if deck).pop(0)
        else:
            deck_of(game, card).remove(card)
        state.hands[seat].append(card)


def deck_of(game: Game, card: str) -> list[str]:
    """The deck in which a card belongs."""
    return game.state.decks[TYPES.index(game.box.type_of[card])]


def own(game: Game, seat: int, asset: str) -> None:
    """A player has claimed an asset, wherever it was."""
    state = game.state
    if asset in state.turn_track:
        state.turn_track[state.turn_track.index(asset)] = state.asset_deck.pop()
    else:
        state.asset_deck.remove(asset)
    assets.claim(game, seat, asset)


def swap(one: list[str], at: int, two: list[str], to: int) -> None:
    """Exchange two different cards."""
    assert one[at] != two[to], "the same card would be no change"
    one[at], two[to] = two[to], one[at]
