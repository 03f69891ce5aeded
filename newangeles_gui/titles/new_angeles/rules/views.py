"""What a seat may know of a game, built up from nothing: the screen and opponents get only this.

Also a few public numbers of it for lists of saves, and what a choice has newly shown.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from newangeles_gui.engine import HIDDEN, Decision, Frame

from ..decisions import DECISIONS
from ..tellings import TELLINGS
from .promises import BROKEN, KEPT
from .state import NOBODY, Deal, State
from .steps import round_name
from .victory import FEDERALIST, beats_rival, rivals_dealt

if TYPE_CHECKING:
    from newangeles_gui.engine import Event

    from .game import Box, Game
    from .promises import Promise

SPECTATOR = NOBODY


@dataclass(slots=True)
class View:
    """A seat's knowledge, or a spectator's. Lists by seat, by district or by resource.

    `deal` holds a question mark for each face-down card of others; `pending` keeps its options
    only if this seat may see them; `stack` is what the game is in the middle of.
    """

    seat: int
    corporations: list[str]
    active: int
    round_place: int
    phase: str
    turns_taken: int
    turns_left: int
    threat: int
    city: list[int]
    reserve: list[int]
    supply: list[int]
    demand: str
    targets: tuple[int, ...]
    event: str
    top_event_back: str
    capital: list[int]
    hand: list[str]
    hand_sizes: list[int]
    rivals_dealt: bool
    rival: str
    rival_under_board: str
    investment: str
    drawn_investments: list[str]
    investments_to_draw: list[int]
    has_investment: list[bool]
    owners: dict[str, int]
    exhausted: list[str]
    emergency_holder: list[int]
    emergency_up: list[bool]
    deck_sizes: list[int]
    discard_size: int
    asset_deck_size: int
    event_deck_size: int
    deal: Deal | None
    resolving: str
    ill_involved: bool
    android_moved: bool
    used_this_turn: list[str]
    keeps_hand: bool
    promises: list[Promise]
    ended_by: str
    winners: list[int]
    revealed_rivals: list[str]
    stack: list[Frame]
    pending: Decision | None

    @property
    def seating(self) -> list[str]:
        """Who plays, by name, in seat order."""
        return self.corporations


def view(game: Game, seat: int = SPECTATOR) -> View:
    """The view of a seat; without one, what anybody may see."""
    state = game.state
    mine = seat != SPECTATOR
    return View(
        seat=seat,
        corporations=state.corporations[:],
        active=state.active,
        round_place=state.round_place,
        phase=state.phase,
        turns_taken=state.turns_taken,
        turns_left=len(state.turn_track),
        threat=state.threat,
        city=state.city[:],
        reserve=state.reserve[:],
        supply=state.supply[:],
        demand=state.demand,
        targets=game.box.targets.get(state.demand, ()),
        event=state.event,
        top_event_back=game.box.back_of[state.next_event],  # 20.2, R.27
        capital=state.capital[:],  # 15.2
        hand=state.hands[seat][:] if mine else [],  # 16.6
        hand_sizes=[len(hand) for hand in state.hands],  # 16.7
        rivals_dealt=rivals_dealt(state),
        rival=state.rivals[seat] if mine else "",  # 46.3
        rival_under_board=_rival_seen(state, seat),
        investment=state.investments[seat] if mine else "",  # 18.1
        drawn_investments=state.drawn_investments[seat][:] if mine else [],
        investments_to_draw=[len(cards) for cards in state.drawn_investments],
        has_investment=[card != "" for card in state.investments],
        owners=state.owners.copy(),  # 65.1
        exhausted=state.exhausted[:],
        emergency_holder=state.emergency_holder[:],
        emergency_up=state.emergency_up[:],
        deck_sizes=[len(deck) for deck in state.decks],
        discard_size=len(state.discards),
        asset_deck_size=len(state.asset_deck),
        event_deck_size=len(state.event_deck),
        deal=_deal(state, seat),
        resolving=state.resolving,
        ill_involved=state.ill_involved,
        android_moved=state.android_moved,
        used_this_turn=state.used_this_turn[:],
        keeps_hand=state.keeps_hand,
        promises=state.promises[:],
        ended_by=state.ended_by,
        winners=state.winners[:],
        revealed_rivals=state.rivals[:] if state.over else [],  # 67.0, 67.3
        stack=[frame.seen_by(game, seat) for frame in state.stack],
        pending=_pending(state, seat),
    )


def _deal(state: State, seat: int) -> Deal | None:
    if state.deal is None:
        return None
    deal = state.deal.copy()
    deal.support = [  # 57.1: the number is open, the faces are not
        card if by == seat != NOBODY else HIDDEN
        for card, by in zip(deal.support, deal.support_by, strict=True)
    ]
    return deal


def _rival_seen(state: State, seat: int) -> str:
    """Thomas Haas shows the card under the board to his owner, who then decides."""
    pending = state.pending
    looking = pending is not None and pending.kind == "swap_rival" and pending.seat == seat
    return state.rival_under_board if looking else ""


def _pending(state: State, seat: int) -> Decision | None:
    pending = state.pending
    if pending is None or not pending.private or pending.seat == seat:
        return pending
    return Decision(pending.kind, pending.seat, [], pending.source, private=True)


Thumbnail = dict[str, str | int | list[int]]


def rounds_begun(box: Box, place: int) -> int:
    """How many rounds have begun when the marker is at a place; demand rounds are none (44)."""
    return sum(kind != "demand" for kind in box.rounds[: place + 1])


def thumbnail(game: Game) -> Thumbnail:
    """Round, threat and capital: nothing that any player could not see."""
    state = game.state
    return {
        "round": round_name(game, state.round_place),
        "threat": state.threat,
        "capital": state.capital[:],
        "active": game.name(state.active),
        "ended_by": state.ended_by,
    }


# Facts that everybody could have foreseen from what was open, and face-down cards.
FORESEEABLE: Final = frozenset(kind for kind, row in TELLINGS.items() if row.foreseeable)
# Questions that show their player hidden cards.
LOOKING: Final = frozenset(kind for kind, row in DECISIONS.items() if row.looks)


def reveals(before: State, game: Game, events: Sequence[Event]) -> bool:
    """Whether chance, a hidden card or another player's turn lies between then and now."""
    state = game.state
    if state.rng != before.rng or state.pending is None:
        return True
    if before.pending is None or state.pending.seat != before.pending.seat:
        return True
    if state.pending.kind in LOOKING or before.pending.kind in LOOKING:
        return True
    if before.pending.kind == "support" and any(event.kind == "support_laid" for event in events):
        return True  # laid without a question: all cards of that hand are alike
    return any(event.kind not in FORESEEABLE for event in events)


def memories(game: Game, seat: int) -> dict[str, str | int | bool]:
    """The rival, whether it was beaten, what became of promises, and how long the game was."""
    state = game.state
    own = [one for one in state.promises if one.by == game.name(seat)]
    return {
        "rival": state.rivals[seat],
        "beat_rival": state.rivals[seat] != FEDERALIST and beats_rival(game, seat),
        "promises_kept": sum(one.fate == KEPT for one in own),
        "promises_broken": sum(one.fate == BROKEN for one in own),
        "rounds": rounds_begun(game.box, state.round_place),
    }
