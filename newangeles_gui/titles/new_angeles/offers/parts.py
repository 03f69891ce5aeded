"""What a talk consists of: the strip, the offers, the other one, the two sides, the chips."""

from __future__ import annotations

from typing import TYPE_CHECKING

from newangeles_gui.widgets import FilledButton, Label

from ..city.rim import sitters
from ..words import own_words
from .behind import put_above
from .chips import put_chips
from .forecast import refused_words
from .grounds import Between
from .keys import KeyButton
from .opposite import Opinion, put_opposite
from .sides import put_side

if TYPE_CHECKING:
    from newangeles_gui.widgets import Widget

    from .screen import TradeScreen


def put_talk(screen: TradeScreen) -> list[Widget]:
    """Everything but the city behind it."""
    services, spots, draft = screen.services, screen.places, screen.draft
    found = put_above(services, spots, screen.view)
    found += [*put_opposite(services, spots.pane, _opinion(screen))]
    found += put_side(screen, draft.me, spots.heads[0], spots.trays[:2])
    found += put_side(screen, draft.partner, spots.heads[1], spots.trays[2:])
    found.append(Between(screen.kit, spots.between, not draft.empty))
    hint = screen.say("screen.trade.hint", count=len(screen.view.hand))
    return [*found, *_end(screen), *put_chips(services, spots.chips, screen.chips(), hint)]


def _opinion(screen: TradeScreen) -> Opinion:
    partner, talk = screen.draft.partner, screen.negotiation
    called = sitters(screen.services, screen.table.match)[screen.partner_seat].name
    return Opinion(
        partner, screen.character_of(partner), called, screen.said, talk.rating,
        screen.decider == partner, talk.with_opponent,
    )  # fmt: skip


def _end(screen: TradeScreen) -> list[Widget]:
    """What comes if it is refused, the offer itself, and the way back."""
    kit, spots, problem, say = screen.kit, screen.places, screen.problem(), screen.say
    why = say("screen.trade.empty") if screen.draft.empty else problem
    text = problem or refused_words(screen.services, screen.view)
    name, color = ("trade.problem", "bad") if problem else ("trade.refused", "muted")
    terms = own_words(screen.services.words).trade(screen.draft.trade, screen.view)
    lines = max(2, spots.refused.height // kit.type.line_height("small"))
    made = "screen.trade.do.offer" if screen.negotiation.theirs is None else "offer.answer.accept"
    back = f"trade.{screen.way_back}"
    return [
        Label(kit, spots.refused, text, "small", color, "center", lines, name=name, tip=text),
        FilledButton(
            kit, spots.offer, say(made), screen.offer, "trade", "accent",
            enabled=not why, lines=2, name="trade.offer", tip=why or "\n".join(terms),
        ),
        KeyButton(kit, spots.back, say(f"screen.trade.do.{screen.way_back}"), screen.back, "Esc",
                  back),
    ]  # fmt: skip
