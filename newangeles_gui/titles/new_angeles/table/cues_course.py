"""How rounds, turns, threat, demands, events and investments are shown."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from newangeles_gui.table.cue import Cue, Unseen

from ..words.facts import cause

if TYPE_CHECKING:
    from newangeles_gui.table.cue import Show
    from newangeles_gui.table.moment import Moment
    from newangeles_gui.table.picker import Target

PHASE_ICONS: Final[Mapping[str, str]] = {"production": "step", "event": "event"}


def _setup(moment: Moment) -> None:
    moment.card(moment.text("setup"))


def _round(moment: Moment) -> None:
    number = moment.text("round")
    demand = number.startswith("demand")
    key = "banner.demand_round" if demand else "banner.round"
    color = "warning" if demand else "accent"
    icon = "demand" if demand else "round"
    title = moment.say(key, number=number.removeprefix("demand_"))
    moment.banner(title, icon=icon, color=color)
    moment.ring(("round",), color)


def _phase(moment: Moment) -> None:
    phase = moment.text("phase")
    moment.banner(moment.say(f"banner.{phase}"), icon=PHASE_ICONS[phase], seconds=0.7)


def _turn(moment: Moment) -> None:
    mine = moment.mine()
    below = moment.say("banner.your_turn" if mine else "banner.turn")
    player = moment.text("player")
    color = "good" if mine else "accent"
    title = moment.name("corporation", "player")
    moment.banner(title, below, f"marks/{player}", color, seconds=0.7)
    moment.ring(("seat", player), color, seconds=0.7)


def _taken_back(moment: Moment) -> None:
    moment.sign("undo", "warning")


def _not_asked(moment: Moment) -> None:
    moment.sign("skip", "muted")


def _track(moment: Moment) -> None:
    moment.float_at(("turns",), str(moment.number("count")), "accent", "turn")
    moment.ring(("turns",), "accent")


def _over(moment: Moment) -> None:
    winners = moment.names("winners")
    words = moment.services.words
    names = ", ".join(words.name(f"corporation.{name}") for name in winners)
    title = moment.say("banner.over_won" if winners else "banner.over_lost", winners=names)
    color = "good" if winners else "bad"
    moment.banner(title, moment.say(f"banner.by_{moment.text('by')}"), "star", color, seconds=1.6)


def _threat(color: str, sign: str) -> Show:
    def show(moment: Moment) -> None:
        why = cause(moment.services.words.names, moment.text("why"))
        amount = f"{sign}{moment.number('amount')}"
        words = moment.say("change", amount=amount, why=why)
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
    title = moment.say("banner.met" if met else "banner.missed")
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


COURSE: Final[Mapping[str, Cue | Unseen]] = {
    "setup_revealed": Cue(1.2, _setup, reading=True),
    "round_started": Cue(0.9, _round, reading=True),
    "round_ended": Unseen("the next round has its banner, and so has the end of the game"),
    "phase_started": Cue(0.7, _phase, reading=True),
    "turn_started": Cue(0.7, _turn, reading=True),
    "turn_ended": Unseen("the next turn or phase has its banner"),
    "taken_back": Cue(0.3, _taken_back),
    "not_asked": Cue(0.4, _not_asked),
    "turn_track_filled": Cue(0.35, _track),
    "game_over": Cue(1.6, _over, reading=True),
    "threat_rose": Cue(0.45, _threat("threat", "+")),
    "threat_fell": Cue(0.45, _threat("good", "-")),
    "capital_gained": Cue(0.4, _capital("capital", "+"), lane="capital", stagger=0.12),
    "capital_lost": Cue(0.4, _capital("bad", "-"), lane="capital", stagger=0.12),
    "demand_revealed": Cue(1.2, _demand, reading=True),
    "demand_checked": Cue(0.9, _checked, reading=True),
    "event_revealed": Cue(1.2, _event, reading=True),
    "event_buried": Cue(0.3, _event_moved, _from_seat),
    "event_ordered": Cue(0.3, _event_moved, _from_seat),
    "investments_drawn": Cue(0.35, _drawn, _from_demand, lane="investments"),
    "investment_kept": Cue(0.2, _kept, lane="kept"),
    "investment_revealed": Cue(0.5, _investment),
    "rival_dealt": Cue(0.35, _rival_dealt, _from_demand, lane="dealing"),
    "rival_seen": Cue(0.4, _rival_seen),
    "rival_revealed": Cue(0.45, _rival, lane="rivals", stagger=0.2),
}
