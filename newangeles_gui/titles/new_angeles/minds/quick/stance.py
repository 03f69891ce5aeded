"""Whose capital a seat likes to see, and whether it wants calm: from its rival card."""

from __future__ import annotations

from typing import Final, NamedTuple

from ...rules.box import Box
from ...rules.state import State
from ...rules.steps.action_card import ILLNESS_THREAT
from ...rules.victory import FEDERALIST

RIVAL: Final = -0.9
FIELD: Final = -0.35  # each of those whom a seat has to leave behind
STRANGER: Final = -0.08
READY: Final = 22  # from here on a Federalist likes threat
EVENT: Final = 2.0  # threat that an event to come is likely to raise
DEMAND: Final = 1.8
LEAST_CARE: Final = 0.8
MOST_CARE: Final = 2.5
CARE: Final = 2.0
EASE: Final = 0.08  # less care for each threat that is to spare
PUSH: Final = -1.0
HIDE: Final = 0.15


class Stance(NamedTuple):
    """What a seat wants: for each seat's capital, and for calm in threat."""

    likes: tuple[float, ...]
    calm: float


def stance(box: Box, state: State, seat: int, rival: str) -> Stance:
    """The stance of a seat with this rival card; an empty one is unknown."""
    names = state.corporations
    likes = [STRANGER] * len(names)
    likes[seat] = 1.0
    if rival == FEDERALIST:
        near = state.threat + ILLNESS_THREAT >= box.threat_end  # the end comes before there is more
        pushes = state.capital[seat] >= (box.limits.federalist_capital if near else READY)
        return Stance(tuple(likes), PUSH if pushes else HIDE)
    if rival == names[seat]:
        likes = [FIELD] * len(names)
        likes[seat] = 1.0
    elif rival:
        likes[names.index(rival)] = RIVAL
    return Stance(tuple(likes), care(box, state))


def care(box: Box, state: State) -> float:
    """What one threat less is worth in capital to who wants the city to last."""
    rest = box.rounds[state.round_place :]
    demands = rest.count("demand")
    events = len(rest) - demands
    room = box.threat_end - state.threat - EVENT * events - DEMAND * demands
    return max(LEAST_CARE, min(MOST_CARE, CARE - EASE * room))
