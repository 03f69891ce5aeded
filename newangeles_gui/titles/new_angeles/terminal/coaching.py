"""The coach at the prompt."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from newangeles_gui.terminal.menu import number_of

from ..talk.coaching import Coaching
from ..words import counsel_label, counsel_reason, reason

if TYPE_CHECKING:
    from newangeles_gui.engine import Decision
    from newangeles_gui.session import Match

    from ..minds.coach import Counsel
    from ..rules import Trade
    from ..talk.talking import Offer, Performer
    from ..words import Wording

HINT: Final = "hint"  # what is typed, in every language
PROPOSE: Final = "p"  # and then, where it knows of something better


def lines(words: Wording, match: Match, decision: Decision, performer: Performer) -> list[str]:
    """The best answers with their numbers, how good they are, and why."""
    visit = _finished(Coaching(match, performer, decision.seat, decision))
    assert visit.advice is not None
    summary = words.say(f"coach.summary.{visit.advice.summary}")
    found = ["", words.say("coach.text.title", summary=summary)]
    for counsel in visit.advice.counsels:
        found += _choice(words, match, decision, counsel)
    return found


def offer_lines(
    words: Wording, match: Match, offer: Offer, performer: Performer
) -> tuple[list[str], Trade | None]:
    """Whether to accept an offer of an opponent, and why; and what to propose instead, if so."""
    visit = _finished(Coaching(match, performer, offer.to, None, offer.trade))
    assert visit.rating is not None
    verdict = words.say(f"coach.offer.m{visit.rating.meter}")
    found = [words.say("coach.text.title", summary=verdict)]
    for one in visit.rating.reasons:
        text = reason(words, one.code, one.about)
        found.append("  " + _signed(words, one.sign, text))
    better = visit.better
    if better is not None:
        found.append("  " + words.say("coach.offer.better"))
        name = match.game.name(offer.to)
        found.append("    " + words.offered(better, name, match.view(offer.to)))
        found.append("  " + words.say("coach.text.propose"))
    return found, better


def _finished(visit: Coaching) -> Coaching:
    while visit.waiting:
        visit.update()
    return visit


def _signed(words: Wording, sign: int, text: str) -> str:
    return words.say(f"bargain.text.{'for_it' if sign > 0 else 'against_it'}", reason=text)


def _choice(words: Wording, match: Match, decision: Decision, counsel: Counsel) -> list[str]:
    seen = match.view(decision.seat)
    label = counsel_label(words, decision, counsel.option, counsel.cards, seen)
    number = number_of(decision, counsel.option)
    grade = words.say(f"coach.grade.{counsel.grade}")
    found = ["  " + words.say("coach.text.choice", number=number, label=label, grade=grade)]
    for point in counsel.reasons:
        found.append("     " + _signed(words, point.sign, counsel_reason(words, *point)))
    return found
