"""What each player wanted, and whether they got it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from newangeles_gui.i18n import Name

from ..rules.victory import FEDERALIST, beats_rival

if TYPE_CHECKING:
    from newangeles_gui.scenes.base import Services

    from ..rules.game import Game

MET, MISSED, VAIN = "met", "missed", "vain"


class Verdict(NamedTuple):
    """What a player wanted, in words; `outcome` is met, missed or vain."""

    text: str
    outcome: str


def verdict(services: Services, game: Game, seat: int) -> Verdict:
    """The goal on the rival card and what became of it (46, 64.1, 67)."""
    outcome = outcome_of(game, seat)
    said = services.say(f"screen.results.outcome.{outcome}")
    rival, limits = game.state.rivals[seat], game.box.limits
    if rival == FEDERALIST:
        amount = limits.federalist_capital
        text = services.say("screen.results.goal.federalist", amount=amount, outcome=said)
    elif rival == game.name(seat):
        count = limits.own_rival_beats[game.players]
        text = services.say("screen.results.goal.own", count=count, outcome=said)
    else:
        named = Name(f"corporation.{rival}")
        text = services.say("screen.results.goal.rival", rival=named, outcome=said)
    return Verdict(text, outcome)


def outcome_of(game: Game, seat: int) -> str:
    """Won, lost, or rich enough when threat ended the game for everybody."""
    if seat in game.state.winners:
        return MET
    return VAIN if game.state.ended_by == "threat" and beats_rival(game, seat) else MISSED
