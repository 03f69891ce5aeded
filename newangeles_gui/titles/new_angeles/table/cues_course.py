"""How rounds, turns, threat, demands, events and investments are shown."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.table import ALWAYS, SHOWN, Staging

from ..city.event_act import event_act
from ..city.happenings import LightsOut, SkyPulse
from ..rules import RESOURCES
from ..words import cause, own_words

if TYPE_CHECKING:
    from newangeles_gui.table import Moment, Show, Target

WEIGHING: Final = 0.45  # seconds from one resource to the next
WEIGHED: Final = WEIGHING * len(RESOURCES)
DARKENING: Final = 3.0  # seconds in which the lights go out
CONTRACT: Final = "contract"
COIN: Final = 48  # units
COINS: Final = 0.6  # seconds on their way
MOST_COINS: Final = 5
PULSING: Final = 0.8  # of the threat track, from where on the sky pulses
PHASE_ICONS: Final[Mapping[str, str]] = {"production": "step", "event": "event"}


def _setup(moment: Moment) -> None:
    moment.card(moment.text("setup"))


def _round(moment: Moment) -> None:
    number = moment.text("round")
    demand = number.startswith("demand")
    key = "demand_round" if demand else "round"
    color = "warning" if demand else "accent"
    icon = "demand" if demand else "round"
    title = moment.say(f"moment.banner.{key}", number=number.removeprefix("demand_"))
    moment.banner(title, icon=icon, color=color)
    moment.ring(("round",), color)


def _phase(moment: Moment) -> None:
    phase = moment.text("phase")
    moment.banner(moment.say(f"moment.banner.{phase}"), icon=PHASE_ICONS[phase], seconds=0.7)


def _turn(moment: Moment) -> None:
    mine = moment.mine()
    below = moment.say("moment.banner.your_turn" if mine else "moment.banner.turn")
    player = moment.text("player")
    color = "good" if mine else "accent"
    title = moment.name("corporation", "player")
    moment.banner(title, below, f"marks/{player}", color, seconds=0.7)
    moment.ring(("seat", player), color, seconds=0.7)


def _track(moment: Moment) -> None:
    moment.float_at(("turns",), str(moment.number("count")), "accent", "turn")
    moment.ring(("turns",), "accent")


def _over(moment: Moment) -> None:
    """Who has won is told at the end, when rivals turn."""
    by = moment.text("by")
    color = "bad" if by == "threat" else "accent"
    moment.banner(moment.say(f"moment.banner.by_{by}"), icon="star", color=color, seconds=1.2)


def _threat(color: str, sign: str) -> Show:
    def show(moment: Moment) -> None:
        why = cause(own_words(moment.services.words).names, moment.text("why"))
        amount = f"{sign}{moment.number('amount')}"
        words = moment.say("moment.change", amount=amount, why=why)
        moment.float_at(("threat",), words, color, "symbols/threat.white", below=True)
        moment.ring(("threat",), color, seconds=0.7)

    return show


def _risen(moment: Moment) -> None:
    """From a certain threat on the sky pulses; at the limit the lights go out (64.0)."""
    kit, box = moment.services.kit, moment.services.box
    _threat("threat", "+")(moment)
    if _is_lost(moment):
        title = moment.say("moment.banner.lost")
        below = moment.say("moment.banner.by_threat")
        moment.add(LightsOut(kit, moment.screen, DARKENING, title, below))
    elif moment.number("to") >= box.threat_end * PULSING and not kit.calm:
        moment.add(SkyPulse(kit, moment.screen, 0.6))


def _is_lost(moment: Moment) -> str:
    return ALWAYS if moment.number("to") >= moment.services.box.threat_end else ""


def _capital(color: str, sign: str, delay: float = 0.0) -> Show:
    def show(moment: Moment) -> None:
        target = ("capital", moment.text("player"))
        amount = f"{sign}{moment.number('amount')}"
        moment.float_at(target, amount, color, "symbols/capital.white", below=True, delay=delay)
        moment.ring(target, color, delay)

    return show


def _contract(moment: Moment) -> Target | None:
    """Where the piece was, or the unrest, for which a contract pays (24)."""
    return moment.lately if moment.text("why") == CONTRACT else None


def _gained(moment: Moment) -> None:
    """What a contract pays flies from the city to the face."""
    player, start, kit = moment.text("player"), moment.start, moment.services.kit
    if moment.text("why") == CONTRACT and start is not None and not kit.calm:
        slide_coins(moment, player, start, ("capital", player), moment.number("amount"))
        _capital("capital", "+", delay=COINS)(moment)
    else:
        _capital("capital", "+")(moment)


def slide_coins(moment: Moment, owner: str, start: pygame.Rect, goal: Target, amount: int) -> None:
    """Coins in the colours of a player go from one place to another."""
    around = pygame.Rect((0, 0), [moment.services.kit.px(COIN)] * 2)
    coin = moment.sprite(f"pieces/capital.{owner}", around)
    before, moment.start = moment.start, start
    for place in range(min(amount, MOST_COINS)):
        moment.fly(coin, goal, COINS, delay=place * 0.05, arc=0.15)
    moment.start = before


def _demand(moment: Moment) -> None:
    moment.card(moment.text("demand"), hides=(("demand",),), goal=("demand",))
    moment.ring(("demand",), "warning", delay=1.2)


def _checked(moment: Moment) -> None:
    """The resources are weighed one by one, then the verdict (45.2)."""
    view = moment.view
    weighed = zip(RESOURCES, view.supply, view.targets, strict=True)
    for place, (resource, have, want) in enumerate(weighed):
        after, enough = place * WEIGHING, have >= want
        color, icon = ("good", "check") if enough else ("bad", "cross")
        moment.float_at(("supply", resource), f"{have}/{want}", color, icon, True, after)
        moment.ring(("supply", resource), color, delay=after, seconds=0.6)
        moment.play("resource_weighed", after)
    met = bool(moment.facts["met"])
    title = moment.say("moment.banner.met" if met else "moment.banner.missed")
    color, icon = ("good", "check") if met else ("bad", "cross")
    below = moment.name("demand", "demand")
    moment.banner(title, below, icon, color, seconds=1.2, delay=WEIGHED)


def _missed(moment: Moment) -> str:
    return "" if moment.facts["met"] else SHOWN


def _event(moment: Moment) -> None:
    moment.card(moment.text("event"))


def _event_moved(moment: Moment) -> None:
    moment.sign("event", "consumables")
    back = moment.text("back")
    moment.fly_card(("event",), back=f"cards_event_backs/{back}", seconds=0.3)


def _from_seat(moment: Moment) -> Target:
    return ("seat", moment.text("player"))


def _drawn(moment: Moment) -> None:
    goal = ("own", "investment") if moment.mine() else ("hand", moment.text("player"))
    moment.fly_card(goal, back="cards_frames/investment.back", seconds=0.35)


def _kept(moment: Moment) -> None:
    moment.sign("investment", "capital")


def _investment(moment: Moment) -> None:
    moment.sign("investment", "capital", text=moment.name("investment", "investment"))
    moment.ring(("seat", moment.text("player")), "capital", seconds=0.7)


def _rival_dealt(moment: Moment) -> None:
    goal = ("own", "rival") if moment.mine() else ("hand", moment.text("player"))
    moment.fly_card(goal, back="cards_frames/rival.back", seconds=0.35)


def _rival_seen(moment: Moment) -> None:
    moment.sign("rival", "text")


COURSE: Final[Mapping[str, Staging]] = {
    "setup_revealed": Staging(_setup),
    "round_started": Staging(_round),
    "phase_started": Staging(_phase),
    "turn_started": Staging(_turn),
    "turn_track_filled": Staging(_track),
    "game_over": Staging(_over),
    "threat_rose": Staging(_risen, waits=_is_lost),
    "threat_fell": Staging(_threat("good", "-")),
    "capital_gained": Staging(_gained, _contract),
    "capital_lost": Staging(_capital("bad", "-")),
    "demand_revealed": Staging(_demand),
    "demand_checked": Staging(_checked, waits=_missed, late=WEIGHED),
    "event_revealed": Staging(_event, opens=event_act),
    "event_buried": Staging(_event_moved, _from_seat),
    "event_ordered": Staging(_event_moved, _from_seat),
    "investments_drawn": Staging(_drawn, lambda moment: ("demand",)),
    "investment_kept": Staging(_kept),
    "investment_revealed": Staging(_investment),
    "rival_dealt": Staging(_rival_dealt, lambda moment: ("demand",)),
    "rival_seen": Staging(_rival_seen),
}
