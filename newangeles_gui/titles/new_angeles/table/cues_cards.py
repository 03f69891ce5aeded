"""How hands, decks, assets and emergency actions are shown."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from newangeles_gui.table import SHORT, Ring, Staging

from .card_faces import HIDDEN_BACK

if TYPE_CHECKING:
    from newangeles_gui.table import Moment, Show, Target

MOST_CARDS: Final = 4  # of one draw are seen flying
APART: Final = 0.08  # seconds


def hand_of(moment: Moment, fact: str = "player") -> Target:
    """The card in the own hand where it is known, otherwise the player's hand."""
    card = moment.text("card")
    if moment.mine(fact) and card and moment.place(("card", card)) is not None:
        return ("card", card)
    return moment.hand(fact)


def _from_deck(moment: Moment) -> Target:
    return ("deck", moment.text("type"))


def _drawn(moment: Moment) -> None:
    kind, known = moment.text("type"), moment.names("cards")
    goal, count = moment.hand(), moment.number("count")
    if moment.start is None:
        moment.sign("hand", "text", text=f"+{count}")
    for place in range(min(count, MOST_CARDS)):
        card = known[place] if place < len(known) else ""
        moment.fly_card(goal, card, f"cards_frames/{kind}.back", delay=place * APART)
    if not moment.mine():
        moment.float_at(("hand", moment.text("player")), f"+{count}", "text", "hand")


def _reshuffled(moment: Moment) -> None:
    for kind in ("construction", "biotech", "labor", "media", "security"):
        moment.fly_card(("deck", kind), back=f"cards_frames/{kind}.back", seconds=0.35)


def _from_discards(moment: Moment) -> Target:
    return ("discard",)


def _discarded(moment: Moment) -> None:
    moment.fly_card(("discard",), moment.text("card"), HIDDEN_BACK, 0.3)


def _handed(moment: Moment) -> None:
    moment.fly_card(moment.hand("to"), moment.text("card"), HIDDEN_BACK)


def _seen(moment: Moment) -> None:
    moment.sign("eye", "warning", "of")
    moment.ring(("hand", moment.text("of")), "warning")


def _asset(moment: Moment) -> Target:
    return ("asset", moment.text("asset"))


def _claim_start(moment: Moment) -> Target:
    deal = moment.view.deal
    if deal is not None and deal.asset == moment.text("asset"):
        return ("deal", "asset")
    return ("turns",)


def _goes_to(fact: str) -> Show:
    def show(moment: Moment) -> None:
        asset, owner = moment.text("asset"), moment.text(fact)
        goal: Target = ("asset", asset)
        if moment.place(goal) is None:
            goal = ("seat", owner)
        moment.fly_card(goal, asset, seconds=0.45, hides=(("asset", asset),))
        moment.ring(("seat", owner), "accent", seconds=0.7)

    return show


def _from_asset(moment: Moment) -> Target:
    if moment.place(_asset(moment)) is not None:
        return _asset(moment)
    return ("seat", moment.text("player"))


def _from_deal(moment: Moment) -> Target:
    return ("deal", "asset")


def _to_deck(moment: Moment) -> None:
    moment.fly_card(("turns",), moment.text("asset"), seconds=0.4, vanishes=True)


def _lit(color: str) -> Show:
    def show(moment: Moment) -> None:
        moment.ring(_asset(moment), color)

    return show


def _used(moment: Moment) -> None:
    moment.ring(_asset(moment), "focus", seconds=0.7)
    moment.sign("asset", "focus", text=moment.name("asset", "asset"))


def _from_offer(moment: Moment) -> Target:
    deal = moment.view.deal
    main = deal is not None and deal.main == moment.text("card")
    return ("deal", "main" if main else "pile")


def _emergency(moment: Moment) -> Target:
    return ("emergency", moment.services.box.emergency_owner[moment.text("card")])


def _emergency_moves(moment: Moment) -> None:
    moment.fly_card(_emergency(moment), moment.text("card"), seconds=0.35)


def _from_emergency(moment: Moment) -> Target:
    return _emergency(moment)


def _emergency_up(moment: Moment) -> None:
    rect = moment.place(_emergency(moment))
    if rect is not None:
        moment.add(Ring(moment.services.kit, rect, "threat", SHORT * 3))


CARDS: Final[Mapping[str, Staging]] = {
    "cards_drawn": Staging(_drawn, _from_deck),
    "discards_reshuffled": Staging(_reshuffled, _from_discards),
    "card_discarded": Staging(_discarded, hand_of),
    "card_given": Staging(_handed, hand_of),
    "card_stolen": Staging(_handed, hand_of),
    "counter_price_taken": Staging(_handed, hand_of),
    "hand_seen": Staging(_seen),
    "asset_claimed": Staging(_goes_to("player"), _claim_start),
    "asset_returned": Staging(_to_deck, _from_deal),
    "asset_traded": Staging(_goes_to("to"), _from_asset),
    "asset_given": Staging(_goes_to("to"), _from_asset),
    "asset_stolen": Staging(_goes_to("to"), _from_asset),
    "asset_swapped": Staging(_goes_to("to"), _from_asset),
    "asset_discarded": Staging(_to_deck, _from_asset),
    "asset_exhausted": Staging(_lit("muted")),
    "asset_readied": Staging(_lit("good")),
    "ability_used": Staging(_used),
    "emergency_returned": Staging(_emergency_moves, _from_offer),
    "emergency_stolen": Staging(_emergency_moves, _from_emergency),
    "emergency_turned_up": Staging(_emergency_up),
}
