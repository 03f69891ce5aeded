"""How a deal, a trade, promises, cards and assets are shown."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.table import SHORT, Grabbed, Ring, Staging

from .card_faces import HIDDEN_BACK
from .cues_course import slide_coins
from .ribbon import Ribbon

if TYPE_CHECKING:
    from newangeles_gui.table import Moment, Show, Start, Target


MOST_CARDS: Final = 4  # of one draw are seen flying
APART: Final = 0.08  # seconds


def hand_of(moment: Moment, fact: str = "player") -> Target:
    """The card in the own hand where it is known, otherwise the player's hand."""
    card = moment.text("card")
    if moment.mine(fact) and card and moment.place(("card", card)) is not None:
        return ("card", card)
    return moment.hand(fact)


def _at(*target: str) -> Start:
    """It always comes from there."""
    return lambda moment: target


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


def _emergency_up(moment: Moment) -> None:
    rect = moment.place(_emergency(moment))
    if rect is not None:
        moment.add(Ring(moment.services.kit, rect, "threat", SHORT * 3))


CARDS: Final[Mapping[str, Staging]] = {
    "cards_drawn": Staging(_drawn, _from_deck),
    "discards_reshuffled": Staging(_reshuffled, _at("discard")),
    "card_discarded": Staging(_discarded, hand_of),
    "card_given": Staging(_handed, hand_of),
    "card_stolen": Staging(_handed, hand_of),
    "counter_price_taken": Staging(_handed, hand_of),
    "hand_seen": Staging(_seen),
    "asset_claimed": Staging(_goes_to("player"), _claim_start),
    "asset_returned": Staging(_to_deck, _at("deal", "asset")),
    "asset_traded": Staging(_goes_to("to"), _from_asset),
    "asset_given": Staging(_goes_to("to"), _from_asset),
    "asset_stolen": Staging(_goes_to("to"), _from_asset),
    "asset_swapped": Staging(_goes_to("to"), _from_asset),
    "asset_discarded": Staging(_to_deck, _from_asset),
    "asset_exhausted": Staging(_lit("muted")),
    "asset_readied": Staging(_lit("good")),
    "ability_used": Staging(_used),
    "emergency_returned": Staging(_emergency_moves, _from_offer),
    "emergency_stolen": Staging(_emergency_moves, _emergency),
    "emergency_turned_up": Staging(_emergency_up),
}


SIGN: Final = "symbols/capital.white"
ENDS: Final = ("kept", "broken")


def _revealed(moment: Moment) -> None:
    stake = ("deal", "asset")
    moment.card(moment.text("asset"), seconds=0.9, hides=(stake,), goal=stake)
    moment.ring(stake, "accent", delay=0.9)


def _offer_start(moment: Moment) -> Target:
    owner = moment.services.box.emergency_owner.get(moment.text("card"))
    return hand_of(moment) if owner is None else ("emergency", owner)


def _offered(side: str) -> Show:
    def show(moment: Moment) -> None:
        goal = ("deal", side)
        moment.fly_card(goal, moment.text("card"), seconds=0.45, hides=(goal,))
        moment.ring(goal, side, delay=0.0 if moment.services.kit.calm else 0.4)
        moment.ring(("seat", moment.text("player")), side)

    return show


def _returned(moment: Moment) -> None:
    moment.fly_card(_offer_start(moment), moment.text("card"))


def _laid(moment: Moment) -> None:
    side = moment.text("side")
    moment.fly_card(("support", side), back=HIDDEN_BACK, seconds=0.35)


def _laid_start(moment: Moment) -> Target:
    return hand_of(moment) if moment.text("player") else ("discard",)


def _supported(moment: Moment) -> None:
    side, cards = moment.text("side"), moment.number("cards")
    icon = "main_offer" if side == "main" else "counter"
    moment.sign(icon, side, text=f"+{cards}")
    moment.ring(("support", side), side)


def _won(moment: Moment) -> None:
    side = moment.text("side")
    mine, other = ("main", "counter") if side == "main" else ("counter", "main")
    title = moment.say("moment.banner.deal_won", player=moment.name("corporation", "player"))
    score = moment.say("moment.banner.score", own=moment.number(mine), other=moment.number(other))
    player = moment.text("player")
    moment.banner(title, score, f"marks/{player}", side, seconds=1.6)
    moment.ring(("deal", side), side, seconds=1.6)
    loser: Target = ("deal", "counter" if side == "main" else "main")
    for target, forward in ((loser, False), (("deal", side), True)):
        rect = moment.place(target)
        if rect is not None and not moment.services.kit.calm:
            moment.add(Grabbed(moment.services.kit, rect, target, 1.4 if forward else 1.8, forward))


def _resolved(moment: Moment) -> None:
    moment.ring(("seat", moment.text("player")), "focus", seconds=0.6)


def _cleared(moment: Moment) -> None:
    moment.fly_card(("discard",), back=HIDDEN_BACK, seconds=0.3, vanishes=True)


def _traded(moment: Moment) -> None:
    player, to = moment.text("player"), moment.text("to")
    for giver, taker, amount in (
        (player, to, moment.number("give")),
        (to, player, moment.number("get")),
    ):
        _coins(moment, giver, taker, amount)
        moment.ring(("seat", giver), "capital", seconds=0.7)
        if not amount:
            moment.float_at(("seat", giver), "", "capital", "trade")


def _coins(moment: Moment, giver: str, taker: str, amount: int) -> None:
    start = moment.place(("capital", giver))
    if not amount or start is None:
        return
    moment.float_at(("capital", giver), f"-{amount}", "bad", SIGN, below=True)
    moment.float_at(("capital", taker), f"+{amount}", "capital", SIGN, below=True)
    slide_coins(moment, giver, start, ("capital", taker), amount)


def _promised(moment: Moment) -> None:
    """The ribbon slides from who gives the word to who has it."""
    _promise("made")(moment)
    player, to = (("seat", moment.text(fact)) for fact in ("player", "to"))
    start = moment.place(player)
    if start is None or not moment.text("to"):
        return
    side = moment.services.kit.px(44)
    around = pygame.Rect(0, 0, side, side)
    before, moment.start = moment.start, start
    moment.fly(moment.sprite("icons/promise", around), to, 0.6, arc=0.15, vanishes=True)
    moment.start = before


def _promise(fate: str) -> Show:
    def show(moment: Moment) -> None:
        icon, color = moment.known.sign, moment.known.color
        player = moment.text("player")
        seat: Target = ("promises", player)
        target = seat if moment.place(seat) is not None else ("seat", player)
        moment.float_at(target, moment.say(f"moment.promise.{fate}"), color, icon)
        moment.ring(target, color)
        plate = moment.place(("seat", player))
        if fate in ENDS and plate is not None:
            kept = fate == "kept"
            moment.add(Ribbon(moment.services.kit, plate, moment.screen, kept))

    return show


DEAL: Final[Mapping[str, Staging]] = {
    "asset_revealed": Staging(_revealed),
    "main_offer_proposed": Staging(_offered("main"), _offer_start),
    "counteroffer_proposed": Staging(_offered("counter"), _offer_start),
    "counteroffer_returned": Staging(_returned, _at("deal", "counter")),
    "support_laid": Staging(_laid, _laid_start),
    "supported": Staging(_supported),
    "deal_won": Staging(_won),
    "card_resolved": Staging(_resolved),
    "table_cleared": Staging(_cleared, _at("deal", "main")),
    "traded": Staging(_traded),
    "promise_made": Staging(_promised),
    "promise_kept": Staging(_promise("kept")),
    "promise_broken": Staging(_promise("broken")),
    "promise_void": Staging(_promise("void")),
}
