"""What the strip at the top says: the round, whose turn it is, the demand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from newangeles_gui.i18n import Name

from ..rules import RESOURCES
from ..words import corporation

if TYPE_CHECKING:
    from newangeles_gui.scenes import Services

    from ..rules import Box, View

DEMAND: Final = "demand"


def tension(box: Box, view: View) -> float:
    """How near the end of the game is, 0 to 1: at the limit of the threat it ends (64.0)."""
    return view.threat / box.threat_end


def due(services: Services, view: View) -> str:
    """In how many rounds the demand is checked, and what it adds if it fails."""
    demand = services.box.content.demands.get(view.demand)
    if demand is None:
        return ""
    rounds = services.box.rounds[view.round_place :]
    count = rounds.index(DEMAND) if DEMAND in rounds else 0
    key = "due" if count else "due_now"
    return services.say(f"screen.board.supply.{key}", count=count, amount=demand.threat)


def demand_words(services: Services, view: View) -> str:
    """The demand, when it is checked, and what it asks for."""
    demand = services.box.content.demands.get(view.demand)
    if demand is None:
        return ""
    wants = ", ".join(
        f"{services.words.name(f'term.{name}')} {want}"
        for name, want in zip(RESOURCES, view.targets, strict=True)
        if want
    )
    name = Name(f"demand.{view.demand}")
    return services.say(
        "screen.board.supply.demand", demand=name, wants=wants, amount=demand.threat
    )


def phase_words(services: Services, view: View) -> tuple[str, str]:
    """Which round it is, and whose turn or which phase."""
    rounds = services.box.rounds
    place = min(view.round_place, len(rounds) - 1)
    if rounds[place] == DEMAND:
        number = rounds[: place + 1].count(DEMAND)
        return services.say("screen.board.bar.demand_round", number=number), ""
    count = sum(one != DEMAND for one in rounds)
    said = services.say("screen.board.bar.round_of", number=int(rounds[place]), count=count)
    if view.phase != "action":
        return said, services.say(f"screen.board.bar.phase.{view.phase}")
    key = "your_turn" if view.active == view.seat else "turn_of"
    player = corporation(view.corporations[view.active])
    return said, services.say(f"screen.board.bar.{key}", player=player)
