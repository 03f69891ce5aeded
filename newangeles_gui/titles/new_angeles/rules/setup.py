"""Setting up a game (S.1-S.12), also with decks that are stacked, for games that teach."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final, TypeAlias

from newangeles_gui.engine import SetupError, Start, random_below, seed_of, seeded, shuffle

from .game import Box, Game
from .state import RESOURCES, TYPES, State
from .steps import Opening, fill_turn_track, put_pieces, reveal_demand

SETUP, FIRST = "setup", "first"
OPTIONS: Final = (SETUP, FIRST)
NOTHING: Final[Stacked] = MappingProxyType({})


def begin(box: Box, start: Start, record: bool = True) -> Game:
    """The game of a start at its first question; SetupError if it cannot be set up so."""
    unknown = start.options.keys() - OPTIONS
    if unknown:
        raise SetupError(f"unknown options: {', '.join(sorted(unknown))}")
    setup, first = (start.options.get(name, "") for name in OPTIONS)
    return new_game(
        box, start.players, seed_of(start.seed), setup, first, record, stacked=start.stacked
    )


def options(box: Box) -> dict[str, tuple[str, ...]]:
    """What can be chosen before a game: the setup card, and the first player."""
    return {SETUP: tuple(box.content.setups), FIRST: tuple(box.corporations)}


def new_game(
    box: Box,
    corporations: Sequence[str],
    seed: int | str,
    setup: str = "",
    first: str = "",
    record: bool = True,
    forced: bool = True,
    stacked: Stacked = NOTHING,
) -> Game:
    """A game ready for its first question; setup card and first player by chance unless named."""
    _check(box, corporations, setup, first)
    state = State(rng=seeded(seed), corporations=list(corporations))
    game = Game(box, state, record, forced)
    lay_out(game)
    shuffle_decks(game)
    _stack_decks(game, stacked)
    _first_player(game, first)
    _place_setup(game, setup)
    reveal_demand(game)
    state.stack.append(Opening())
    game.run()
    return game


def _check(box: Box, corporations: Sequence[str], setup: str, first: str) -> None:
    limits = box.limits.players
    if not limits.min <= len(corporations) <= limits.max:
        raise SetupError(f"{len(corporations)} players: {limits.min} to {limits.max} can play")
    if len(set(corporations)) != len(corporations):
        raise SetupError(f"a corporation plays twice: {', '.join(corporations)}")
    for name in corporations:
        if name not in box.corporations:
            known = ", ".join(box.corporations)
            raise SetupError(f"unknown corporation {name!r}; there are {known}")
    if setup and setup not in box.content.setups:
        raise SetupError(f"unknown setup {setup!r}; there are {', '.join(box.content.setups)}")
    if first and first not in corporations:
        raise SetupError(f"first player {first!r} does not play")


def lay_out(game: Game) -> None:
    """Everything in its place, decks in the order of the data, nobody active yet."""
    box, state = game.box, game.state
    players = game.players
    content = box.content
    state.city = [0] * len(box.district_ids)
    state.reserve = list(box.stock)
    state.supply = [0] * len(RESOURCES)
    state.capital = [content.box.capital.start] * players
    state.hands = [[] for _ in range(players)]
    state.rivals = [""] * players  # S.9: dealt after the first draws
    state.investments = [""] * players
    state.drawn_investments = [[] for _ in range(players)]
    state.emergency_holder = list(range(players))
    state.emergency_up = [True] * players  # 17.1
    state.decks = [
        [card.id for card in reversed(content.actions[name].values()) for _ in range(card.copies)]
        for name in TYPES
    ]
    state.asset_deck = list(reversed(content.assets))
    state.event_deck = list(reversed(content.events))
    state.demand_deck = list(reversed(content.demands))
    state.investment_deck = list(reversed(content.investments))


def shuffle_decks(game: Game) -> None:
    """Shuffle every deck (S.1, S.2)."""
    state = game.state
    decks = [
        *state.decks,
        state.asset_deck,
        state.event_deck,
        state.demand_deck,
        state.investment_deck,
    ]
    for deck in decks:
        state.rng = shuffle(deck, state.rng)


def _stack_decks(game: Game, stacked: Stacked) -> None:
    try:
        stack(game.state, stacked)
    except StackingError as error:
        raise SetupError(str(error)) from error


def _first_player(game: Game, first: str) -> None:
    state = game.state
    if first:
        state.active = game.seat_of(first)
    else:
        state.active, state.rng = random_below(state.rng, game.players)  # S.7
    capital = game.box.limits.capital
    for place, seat in enumerate(game.clockwise(state.active)):
        state.capital[seat] = capital.start + place * capital.step  # S.8


def _place_setup(game: Game, setup: str) -> None:
    state = game.state
    if not setup:
        names = list(game.box.content.setups)
        place, state.rng = random_below(state.rng, len(names))
        setup = names[place]
    card = game.box.content.setups[setup]
    game.tell("setup_revealed", setup=setup)
    put_pieces(game, card.place)
    fill_turn_track(game, card.turns)


Stacked: TypeAlias = "Mapping[str, Sequence[str]]"  # by deck the cards on top, the first topmost


class StackingError(ValueError):
    """A card that is not in the deck on which it should lie."""

    def __init__(self, deck: str, card: str) -> None:
        super().__init__(f"{card!r:.80} is not, or no more, in the deck {deck!r:.80}")
        self.deck = deck


def decks_of(state: State) -> dict[str, list[str]]:
    """Every deck by its name, the top card last."""
    named = {
        "events": state.event_deck,
        "assets": state.asset_deck,
        "demands": state.demand_deck,
        "investments": state.investment_deck,
    }
    return named | dict(zip(TYPES, state.decks, strict=True))


def stack(state: State, stacked: Stacked) -> None:
    """Put cards on top of their decks; StackingError if a deck or a card is not there."""
    decks = decks_of(state)
    for name, cards in stacked.items():
        deck = decks.get(name, [])
        for card in cards:
            if card not in deck:
                raise StackingError(name, card)
            deck.remove(card)
        deck += reversed(cards)
