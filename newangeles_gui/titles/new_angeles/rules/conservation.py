"""The invariants of every state: nothing appears, nothing disappears, limits hold."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache
from typing import TYPE_CHECKING

from newangeles_gui.engine import Measures, WrongShapeError, check_shapes, misplaced

from . import promises
from .assets import OF_NOBODY, Window
from .effect import Effect
from .state import (
    BIT,
    ENEMY,
    FEDERALIST,
    NOBODY,
    OUTAGE,
    PRISEC,
    RESERVED,
    RESOURCES,
    TYPES,
    UNREST,
)
from .steps import ActionCard, DealStep, EventPhase, Opening

if TYPE_CHECKING:
    from .game import Box, Game


def problems(game: Game) -> list[str]:
    """Everything that is wrong with a game in play; empty for a sound one."""
    state = game.state
    found = wrong_contents(game)
    if state.over != (not state.stack) or state.over != (state.pending is None):
        found.append("something is left to do after the end, or nothing before it")
    return found if state.over else [*found, *_course(game)]


def wrong_contents(game: Game) -> list[str]:
    """What is wrong with the pieces, cards and numbers, whatever is going on."""
    misshapen = _shape(game)
    if misshapen:
        return misshapen  # the other checks rely on the shape
    found = [*_city(game), *_tokens(game), *_action_cards(game), *_other_cards(game)]
    return [
        *found,
        *_numbers(game),
        *_places(game),
        *_offers(game),
        *_promises(game),
        *_moments(game),
    ]


def _course(game: Game) -> list[str]:
    """What is in progress lies in order, and what it has on the table is there."""
    state = game.state
    wrong = misplaced(state.stack)
    found = [f"a frame lies where it cannot: {wrong}"] if wrong else []
    frames = {one.KIND: one for one in state.stack}
    deal, card, event = frames.get("deal"), frames.get("action_card"), frames.get("event_phase")
    dealing = isinstance(deal, DealStep) and deal.stage not in ("reveal", "after")
    if dealing != (state.deal is not None):
        found.append("a deal on the table that nobody makes, or none where one is made")
    if state.resolving != (card.card if isinstance(card, ActionCard) and card.resolved else ""):
        found.append(f"{state.resolving or 'nothing'} is resolved")
    revealed = isinstance(event, EventPhase) and event.stage != "reveal"
    if revealed != (state.event != ""):
        found.append(f"the event in progress is {state.event!r}")
    return found


@lru_cache(maxsize=8)
def _of_box(box: Box) -> Measures:
    """What is the same in all games with these contents."""
    content = box.content
    return {
        "threat_end": box.threat_end,
        "last_round": len(box.rounds) - 1,
        "districts": len(box.district_ids),
        "turn_track_spaces": box.limits.turn_track_spaces,
        "longest_sheet": box.longest_sheet,
        "longest_program": max(map(len, box.lines.values())),
        "actions": frozenset(box.type_of),
        "assets": frozenset(box.assets),
        "events": frozenset(box.events),
        "demands": frozenset(content.demands),
        "investments": frozenset(box.investments),
        "programs": frozenset(box.programs),
        "windows": frozenset(box.windows),
    }


@lru_cache(maxsize=64)
def measures(box: Box, corporations: tuple[str, ...]) -> Measures:
    """The numbers and names of a game between these corporations."""
    playing = frozenset(corporations)
    emergencies = {box.corporations[name].emergency for name in corporations}
    fixed = _of_box(box)
    return {
        **fixed,
        "seats": len(corporations),
        "last_seat": len(corporations) - 1,
        "corporations at the table": playing,
        "rivals": playing | {FEDERALIST},
        "cards": fixed["actions"] | emergencies,
    }


def _shape(game: Game) -> list[str]:
    """What its fields cannot be by their declaration, which hangs on who plays."""
    playing, box = game.state.corporations, game.box
    limits = box.limits.players
    if not limits.min <= len(playing) <= limits.max:
        return [f"{len(playing)} players"]
    if len(set(playing)) < len(playing) or set(playing) - set(box.corporations):
        return [f"playing: {playing}"]
    try:
        check_shapes(game.state, measures(box, tuple(playing)))
    except WrongShapeError as error:
        return [str(error)]
    return []


def _city(game: Game) -> list[str]:
    found = []
    for district, here in enumerate(game.state.city):
        name = game.box.district_ids[district]
        # 38.1; but R.6: threat 25 stops everything, also while an enemy unit makes room.
        if here & PRISEC and here & ENEMY and game.state.ended_by != "threat":
            found.append(f"{name}: prisec with an enemy unit")
        if here & OUTAGE and here & UNREST:
            found.append(f"{name}: outage with unrest")  # 53.3
        if here & UNREST == UNREST:
            found.append(f"{name}: protest and strike at once")
    return found


def _tokens(game: Game) -> list[str]:
    state = game.state
    found = []
    for place, name in enumerate(RESERVED):
        mask = BIT.get(name, UNREST)
        standing = sum(1 for here in state.city if here & mask)
        if standing + state.reserve[place] != game.box.stock[place]:
            found.append(f"{name}: {standing} on the board, {state.reserve[place]} in reserve")
    return found


def _action_cards(game: Game) -> list[str]:
    state, box = game.state, game.box
    cards = Counter(state.discards)
    for hand in state.hands:
        cards.update(hand)
    for deck, action_type in zip(state.decks, TYPES, strict=True):
        cards.update(deck)
        wrong = [card for card in deck if box.type_of.get(card) != action_type]
        if wrong:
            return [f"{action_type} deck holds {wrong}"]
    if state.deal:
        played = [*state.deal.pile, state.deal.main, *state.deal.support]
        cards.update(card for card in played if card in box.type_of)
    printed = {
        action.id: action.copies
        for actions in box.content.actions.values()
        for action in actions.values()
    }
    differing = {card for card in {*cards, *printed} if cards[card] != printed.get(card)}
    return [f"action cards do not add up: {sorted(differing)}"] if differing else []


def _other_cards(game: Game) -> list[str]:
    state, content = game.state, game.box.content
    deal_asset = [state.deal.asset] if state.deal and state.deal.asset else []
    families: dict[str, tuple[Iterable[str], Iterable[str]]] = {
        "assets": (
            [*state.owners, *state.asset_deck, *state.turn_track, *deal_asset],
            content.assets,
        ),
        "events": (state.event_deck, content.events),
        "demands": ([*state.demand_deck, state.demand], content.demands),
        "investments": (
            [
                *state.investment_deck,
                *filter(None, state.investments),
                *(card for cards in state.drawn_investments for card in cards),
            ],
            content.investments,
        ),
        "rivals": ([*state.rivals, state.rival_under_board], _rivals(game)),
    }
    return [
        f"{name} do not add up"
        for name, (there, printed) in families.items()
        if sorted(there) != sorted(printed)
    ]


def _rivals(game: Game) -> list[str]:
    """All that belong to this game; empty places until they are dealt (S.10)."""
    state = game.state
    if state.rivals_dealt or not any(isinstance(one, Opening) for one in state.stack):
        return [*state.corporations, FEDERALIST]
    return [""] * (game.players + 1)


def _numbers(game: Game) -> list[str]:
    state, box = game.state, game.box
    found = []
    for place, name in enumerate(RESOURCES):
        if state.supply[place] > box.track_ends[place]:
            found.append(f"{name} at {state.supply[place]}")
    if (state.threat == box.threat_end) != (state.ended_by == "threat"):
        found.append(f"threat {state.threat}, but ended by {state.ended_by!r}")
    return found


def _places(game: Game) -> list[str]:
    state = game.state
    found = []
    if any(asset not in state.owners for asset in state.exhausted):
        found.append("an exhausted asset that nobody has")
    on_offer = [state.deal.main, *state.deal.pile] if state.deal else []
    for owner, holder in enumerate(state.emergency_holder):
        card = game.box.corporations[game.name(owner)].emergency
        if (holder < 0) != (card in on_offer):
            found.append(f"{card} is neither on the table nor with a player")
    return found


def _offers(game: Game) -> list[str]:
    deal = game.state.deal
    if deal is None:
        return []
    found = []
    if (deal.main == "") != (deal.main_by == NOBODY):
        found.append("a main offer of nobody, or none of somebody")
    # 25.8: what was taken back revives nothing that lies below.
    top = (deal.pile[-1], deal.pile_by[-1]) if deal.pile else ("", NOBODY)
    if (deal.counter, deal.counter_by) not in (top, ("", NOBODY)):
        found.append(f"another counteroffer, {deal.counter!r}, than lies on top")
    return found


def _promises(game: Game) -> list[str]:
    still_open = sum(one.fate == promises.OPEN for one in game.state.promises)
    return [f"{still_open} open promises"] if still_open > promises.MOST_OPEN else []


def _moments(game: Game) -> list[str]:
    """Every moment is about somebody, but a rise of threat is about all."""
    return [
        f"{name} is about nobody"
        for one in game.state.stack
        if isinstance(one, Window | Effect) and one.subject == NOBODY
        if (name := one.name if isinstance(one, Window) else one.window) not in OF_NOBODY
    ]
