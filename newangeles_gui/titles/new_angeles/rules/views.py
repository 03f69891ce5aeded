"""What a seat may know of a game, built up from nothing: the screen and opponents get only this.

Also a few public numbers of it for lists of saves, what a choice has newly shown, and what hangs on
a question: nothing, time to trade in, or a promise that an answer breaks.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from newangeles_gui.engine import HIDDEN, Decision, Frame

from ..tellings import TELLINGS
from .cards import COUNTER, MAIN
from .decisions import DECISIONS
from .promises import BROKEN, KEPT, OPEN
from .state import DONE, FEDERALIST, LOSE, NOBODY, Deal, State
from .steps import PASS, Abstention, Support, round_name
from .victory import beats_rival

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
        rivals_dealt=state.rivals_dealt,
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


# Moments that can come more than once in a deal.
REPEATED: Final = frozenset(
    {
        "main_offer_proposed",
        "counteroffer_proposed",
        "abstained",
        "threat_rose",
        "illness_raised_threat",
    }
)
BY_OTHER = "by_other"
EMPTY_HAND = "empty_hand"


def can_be_skipped(decision: Decision) -> bool:
    """Whether the same assets may be offered again in this deal, so that one may not want that."""
    repeated = decision.kind == "use" and decision.source in REPEATED
    return repeated and DONE in decision.options[1:]


def support_matters(box: Box, view: View, seat: int) -> bool:
    """Whether supporting, or abstaining, can bring or cost a player anything in this deal (R.12).

    With a counteroffer it always may. Without one the main offer wins, also with no support.
    """
    deal = view.deal
    if deal is None or deal.counter_by != NOBODY or rewards_support(box, deal.main):
        return True
    return _is_promised(view, seat, deal.main_by) or any(
        _hangs_on_it(box, view, asset, seat) for asset in view.owners
    )


def can_tip(view: View, seat: int) -> bool:
    """Whether this hand can make the offer win that is behind so far, and none after it (58.0).

    A tie goes to the main offer. Without a counteroffer there is nothing to decide.
    """
    deal, players = view.deal, len(view.corporations)
    if deal is None or deal.counter_by == NOBODY:
        return False
    place = (seat - view.active) % players
    later = ((view.active + after) % players for after in range(place + 1, players))
    if any(view.hand_sizes[one] for one in later if one not in (deal.main_by, deal.counter_by)):
        return False
    ahead = deal.votes(MAIN) - deal.votes(COUNTER)
    missing = ahead + 1 if ahead >= 0 else -ahead
    return view.hand_sizes[seat] >= missing


def rewards_support(box: Box, card: str) -> bool:
    """Whether a card gives more to those who supported it; its verbs say so."""
    programs = [name for name in box.programs if name.partition(".")[0] == card]
    return any(
        getattr(verb, "if_supported", None) is not None
        for name in programs
        for verb in box.programs[name]
    )


def _is_promised(view: View, seat: int, friend: int) -> bool:
    """Whether a word given would be kept or broken by it."""
    by, to = view.corporations[seat], view.corporations[friend]
    return any(
        (one.by, one.to, one.kind, one.fate) == (by, to, "support", OPEN) for one in view.promises
    )


def _hangs_on_it(box: Box, view: View, asset: str, seat: int) -> bool:
    """Whether an asset in play answers to abstaining, or to a hand that is laid down whole."""
    ability = box.abilities.get(asset)
    if ability is None or (ability.cost == "exhaust" and asset in view.exhausted):
        return False
    mine = view.owners[asset] == seat
    if ability.condition == EMPTY_HAND:
        return mine
    return ability.window == "abstained" and not (mine and ability.condition == BY_OTHER)


def listeners(box: Box, view: View, people: Collection[int]) -> list[int]:
    """The people who may want to trade before the pending moment is over, clockwise.

    Several at one screen would hand it round at every end of a turn, so of them only those are
    waited for whose turn is next, or who have something to sell to the player whose turn ends.
    """
    pending, players = view.pending, len(view.corporations)
    if pending is None or not pending.moment:
        return []
    around = [(pending.seat + step) % players for step in range(1, players)]
    others = [seat for seat in around if seat in people]
    if len(people) == 1:
        return others
    sellers = {view.owners[asset] for asset in _usable(box, view)}
    return [seat for seat in others if seat == around[0] or seat in sellers]


def _usable(box: Box, view: View) -> list[str]:
    """The assets with an ability that somebody could still use in this end of turn (22.1)."""
    return [
        asset
        for asset in box.windows.get("end_of_turn", ())
        if asset in view.owners and asset not in view.used_this_turn
    ]


NOT_SAID: Final = -1  # how many cards will support


def broken(view: View, decision: Decision, option: str, cards: int = NOT_SAID) -> list[Promise]:
    """The promises of who decides that an answer breaks; with support also by too few cards."""
    me = view.corporations[decision.seat]
    mine = [one for one in view.promises if one.fate == OPEN and one.by == me]
    return [one for one in mine if _breaks(view, decision, one, option, cards)]


def side_of(view: View, name: str) -> str:
    """Which offer of this deal is a player's, if any; the main offer of one who has both."""
    return next(iter(_sides(view, name)), "")


def _sides(view: View, name: str) -> list[str]:
    deal = view.deal
    if deal is None:
        return []
    seat = view.corporations.index(name)
    owners = {MAIN: deal.main_by if deal.main else NOBODY}
    owners[COUNTER] = deal.counter_by if deal.counter else NOBODY
    return [side for side, owner in owners.items() if owner == seat]


def cannot_be_kept(view: View, promise: Promise) -> bool:
    """Whether a promise of support for an offer of this deal is void as things are (R.26)."""
    by = view.corporations.index(promise.by)
    barred = view.deal is not None and by in view.deal.barred_from_counter
    if barred and side_of(view, promise.to) == COUNTER:
        return True
    return promise.amount > view.hand_sizes[by] + promise.spent


def _breaks(view: View, decision: Decision, promise: Promise, option: str, cards: int) -> bool:
    kind = decision.kind
    if promise.kind == "no_counter":
        return kind == "counter" and option != PASS
    if promise.kind == "spare":
        return DECISIONS[kind].takes and option == promise.about
    sides = _sides(view, promise.to) if promise.kind == "support" else []
    if sides and kind == "counter":
        return option != PASS  # R.26: that is against the very offer
    if not sides or cannot_be_kept(view, promise):
        return False
    if kind == "support":
        return option not in sides or NOT_SAID < cards < promise.amount
    if kind == "forced_support":
        kept = option != LOSE and MAIN in sides and promise.amount == 1
        return _was_due(view, promise) and not kept
    return kind == "lay" and _stops_short(view, promise, sides, option, cards)


def _was_due(view: View, promise: Promise) -> bool:
    """Whether a promise was there when its player abstained: its fate hangs on the forced card."""
    known = next((one.given for one in view.stack if isinstance(one, Abstention)), 0)
    return promise in view.promises[:known]


def _stops_short(
    view: View, promise: Promise, sides: Sequence[str], option: str, cards: int
) -> bool:
    """Whether somebody will have laid fewer cards than promised."""
    top = view.stack[-1] if view.stack else None
    if not isinstance(top, Support) or top.side not in sides:
        return False
    laid = top.laid if option == DONE else cards
    return NOT_SAID < laid < promise.amount
