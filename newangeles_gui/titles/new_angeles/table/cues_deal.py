"""How a deal, a trade and promises are shown."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.table import Grabbed, Staging

from .card_faces import HIDDEN_BACK
from .cues_cards import hand_of

if TYPE_CHECKING:
    from newangeles_gui.table import Moment, Show, Target

SIGN: Final = "symbols/capital.white"
MOST_COINS: Final = 5


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


def _from_counter(moment: Moment) -> Target:
    return ("deal", "counter")


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
            moment.add(Grabbed(moment.services.kit, rect, target, 1.4 if forward else 0.8, forward))


def _resolved(moment: Moment) -> None:
    moment.ring(("seat", moment.text("player")), "focus", seconds=0.6)


def _cleared(moment: Moment) -> None:
    moment.fly_card(("discard",), back=HIDDEN_BACK, seconds=0.3, vanishes=True)


def _from_main(moment: Moment) -> Target:
    return ("deal", "main")


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
    side = moment.services.kit.px(48)
    around = start.copy()
    around.size = (side, side)
    coin = moment.sprite(f"pieces/capital.{giver}", around)
    before, moment.start = moment.start, start
    for place in range(min(amount, MOST_COINS)):
        moment.fly(coin, ("capital", taker), 0.6, delay=place * 0.05, arc=0.15)
    moment.start = before


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

    return show


DEAL: Final[Mapping[str, Staging]] = {
    "asset_revealed": Staging(_revealed),
    "main_offer_proposed": Staging(_offered("main"), _offer_start),
    "counteroffer_proposed": Staging(_offered("counter"), _offer_start),
    "counteroffer_returned": Staging(_returned, _from_counter),
    "support_laid": Staging(_laid, _laid_start),
    "supported": Staging(_supported),
    "deal_won": Staging(_won),
    "card_resolved": Staging(_resolved),
    "table_cleared": Staging(_cleared, _from_main),
    "traded": Staging(_traded),
    "promise_made": Staging(_promised),
    "promise_kept": Staging(_promise("kept")),
    "promise_broken": Staging(_promise("broken")),
    "promise_void": Staging(_promise("void")),
}
