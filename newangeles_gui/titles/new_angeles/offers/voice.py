"""What is said of a trade and of a deal ahead: reasons, terms in signs, who votes, a refusal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from ..facts import SIDES, step_of
from ..rules import COUNTER, MAIN
from ..talk import later_voters
from ..words import corporation, own_words, trades
from ..words import reason as said

if TYPE_CHECKING:
    from newangeles_gui.scenes import Services

    from ..minds.bargaining import Reason
    from ..rules import Trade, View

METER: Final = ("bad", "bad", "warning", "media", "good")  # a colour for each of its words
TERM_SIGNS: Final[Mapping[str, tuple[str, str]]] = {
    trades.GIVES: ("symbols/capital.white", "capital"),
    trades.NOTHING: ("symbols/capital.white", "faint"),
    trades.BINDS: ("lock", "accent"),
    trades.PROMISES: ("promise", "warning"),
}


def signs_of(trade: Trade) -> list[tuple[str, str]]:
    """A picture and a colour for each line that the words of a trade have."""
    return [TERM_SIGNS[kind] for kind in trades.kinds(trade)]


def reason_text(services: Services, reason: Reason, pick: int = 0) -> str:
    """A reason as a sentence; on chips always the same one, so that a change of mind is seen."""
    return said(own_words(services.words), reason.code, reason.about, pick)


def votes_words(services: Services, view: View) -> str:
    """Who decides about the deal next; nothing while nobody does."""
    pending, step = view.pending, step_of(view)
    if pending is None or view.deal is None or pending.kind not in ("support", "lay", "counter"):
        return ""
    player = corporation(view.corporations[pending.seat])
    if step == "counteroffers":
        return services.say("screen.trade.votes_line.counter", player=player)
    more = len(later_voters(view, pending.seat))
    key = "next" if more else "last" if view.deal.counter else "alone"
    return services.say(f"screen.trade.votes_line.{key}", player=player, count=more)


def refused_words(services: Services, view: View) -> str:
    """What comes if nothing is agreed on."""
    deal = view.deal
    if deal is None or not deal.counter or step_of(view) != "support":
        return services.say("screen.trade.if_refused.nothing")
    main, counter = (deal.votes(side) for side in SIDES)
    side = COUNTER if counter > main else MAIN  # 54.5
    ours, others = max(main, counter), min(main, counter)
    return services.say(f"screen.trade.if_refused.{side}", ours=ours, others=others)
