"""What can be said ahead of a deal: who votes next, what a refusal comes to, whom a card pays."""

from __future__ import annotations

from typing import TYPE_CHECKING

from newangeles_gui.widgets import Mark, RowPart, RowText, Space

from ..facts import SIDES, future, step_of
from ..rules import COUNTER, MAIN
from ..talk.negotiation import later_voters

if TYPE_CHECKING:
    from newangeles_gui.scenes import Services

    from ..rules import View


def votes_words(services: Services, view: View) -> str:
    """Who decides about the deal next; nothing while nobody does."""
    pending, step = view.pending, step_of(view)
    if pending is None or view.deal is None or pending.kind not in ("support", "lay", "counter"):
        return ""
    player = services.words.name(f"corporation.{view.corporations[pending.seat]}")
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


def gains_of(services: Services, view: View, card: str, player: int, side: str) -> list[RowPart]:
    """Whose capital the card changes, and by how much; up to so much if somebody chooses."""
    coming = future(services.box, view, card, player, side)
    most: dict[str, tuple[int, bool]] = {}
    for change in (*coming.certain, *coming.may("capital")):
        if change.what == "capital":
            more, known = change.after - change.before, most.get(change.where)
            if known is None or abs(more) > abs(known[0]):
                most[change.where] = (more, change in coming.certain)
    found: list[RowPart] = []
    for name, (more, certain) in most.items():
        color = "capital" if more > 0 else "bad"
        text = f"{more:+d}".replace("-", "−")
        found += [Mark(f"marks/{name}", 24), Mark("symbols/capital", 20)]
        found += [RowText(text if certain else f"≤ {text}", "number", color), Space(10)]
    return found
