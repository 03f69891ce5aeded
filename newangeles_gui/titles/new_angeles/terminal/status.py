"""Round, threat, demand and supply of a view in a few lines."""

from __future__ import annotations

from typing import TYPE_CHECKING

from newangeles_gui.i18n import Name

from ..rules.pieces import RESOURCES
from ..words.vocabulary import corporation, piece, term

if TYPE_CHECKING:
    from ..rules.view import View
    from ..words import Wording


def lines(words: Wording, view: View) -> list[str]:
    """Where the game stands."""
    found = ["", f"== {_round(words, view)} ==", _threat(words, view)]
    if view.demand:
        found += [_demand(words, view), "  " + _supply(words, view)]
    return found


def _round(words: Wording, view: View) -> str:
    rounds = words.box.rounds
    place = min(view.round_place, len(rounds) - 1)
    demand = rounds[place] == "demand"
    number = rounds[: place + 1].count("demand") if demand else rounds[place]
    parts = [words.say(f"textgame.round.{'demand' if demand else 'standard'}", number=number)]
    if not demand:
        parts.append(words.say(f"textgame.phase.{view.phase}"))
    if view.phase == "action":
        active = corporation(view.corporations[view.active])
        parts.append(words.say("textgame.turn_of", player=active))
        parts.append(words.say("textgame.turns_left", count=view.turns_left))
    return ", ".join(parts)


def _threat(words: Wording, view: View) -> str:
    end = words.box.threat_end
    back = piece(view.top_event_back)
    return words.say("textgame.threat", threat=view.threat, end=end, back=back)


def _demand(words: Wording, view: View) -> str:
    threat = words.box.content.demands[view.demand].threat
    return words.say("textgame.demand", demand=Name(f"demand.{view.demand}"), threat=threat)


def _supply(words: Wording, view: View) -> str:
    return ", ".join(
        words.say("textgame.have_of", resource=term(name), have=have, want=want)
        for name, have, want in zip(RESOURCES, view.supply, view.targets, strict=True)
    )
