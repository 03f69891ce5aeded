"""How rounds, turns, threat, demands, events and investments are shown."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from newangeles_gui.table import Staging

from ..city.event_act import event_act
from ..words import own_words
from ..words.facts import cause

if TYPE_CHECKING:
    from newangeles_gui.table import Moment, Show, Target

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
    winners = moment.names("winners")
    words = moment.services.words
    names = ", ".join(words.name(f"corporation.{name}") for name in winners)
    ended = "won" if winners else "lost"
    title = moment.say(f"moment.banner.over_{ended}", winners=names)
    color = "good" if winners else "bad"
    by = moment.say(f"moment.banner.by_{moment.text('by')}")
    moment.banner(title, by, "star", color, seconds=1.6)


def _threat(color: str, sign: str) -> Show:
    def show(moment: Moment) -> None:
        why = cause(own_words(moment.services.words).names, moment.text("why"))
        amount = f"{sign}{moment.number('amount')}"
        words = moment.say("moment.change", amount=amount, why=why)
        moment.float_at(("threat",), words, color, "symbols/threat.white", below=True)
        moment.ring(("threat",), color, seconds=0.7)

    return show


def _capital(color: str, sign: str) -> Show:
    def show(moment: Moment) -> None:
        target = ("capital", moment.text("player"))
        amount = f"{sign}{moment.number('amount')}"
        moment.float_at(target, amount, color, "symbols/capital.white", below=True)
        moment.ring(target, color)

    return show


def _demand(moment: Moment) -> None:
    moment.card(moment.text("demand"), hides=(("demand",),))
    moment.ring(("demand",), "warning", delay=1.2)


def _checked(moment: Moment) -> None:
    met = bool(moment.facts["met"])
    title = moment.say("moment.banner.met" if met else "moment.banner.missed")
    color, icon = ("good", "check") if met else ("bad", "cross")
    moment.banner(title, moment.name("demand", "demand"), icon, color)


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


def _from_demand(moment: Moment) -> Target:
    return ("demand",)


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


def _rival(moment: Moment) -> None:
    moment.sign("rival", "text", text=moment.name("rival", "rival"))


COURSE: Final[Mapping[str, Staging]] = {
    "setup_revealed": Staging(_setup),
    "round_started": Staging(_round),
    "phase_started": Staging(_phase),
    "turn_started": Staging(_turn),
    "turn_track_filled": Staging(_track),
    "game_over": Staging(_over),
    "threat_rose": Staging(_threat("threat", "+")),
    "threat_fell": Staging(_threat("good", "-")),
    "capital_gained": Staging(_capital("capital", "+")),
    "capital_lost": Staging(_capital("bad", "-")),
    "demand_revealed": Staging(_demand),
    "demand_checked": Staging(_checked),
    "event_revealed": Staging(_event, opens=event_act),
    "event_buried": Staging(_event_moved, _from_seat),
    "event_ordered": Staging(_event_moved, _from_seat),
    "investments_drawn": Staging(_drawn, _from_demand),
    "investment_kept": Staging(_kept),
    "investment_revealed": Staging(_investment),
    "rival_dealt": Staging(_rival_dealt, _from_demand),
    "rival_seen": Staging(_rival_seen),
    "rival_revealed": Staging(_rival),
}
