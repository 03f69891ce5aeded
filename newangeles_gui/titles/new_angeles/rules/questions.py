"""What hangs on a question: nothing, time to trade in, or a promise that an answer breaks."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, Final

from ..decisions import DECISIONS
from .cards import COUNTER, MAIN
from .promises import OPEN
from .state import DONE, LOSE, NOBODY
from .steps import PASS, Abstention, Support

if TYPE_CHECKING:
    from collections.abc import Sequence

    from newangeles_gui.engine import Decision

    from .game import Box
    from .promises import Promise
    from .views import View

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
