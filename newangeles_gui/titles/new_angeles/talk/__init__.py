"""Bargaining in a match: who says what to whom, what it would take, who is waited for.

What was arranged is kept apart, in `arrangements`: saves need it where nobody bargains.
"""

from .bargaining import Coaching, Talks, VotePrice, VotePrices
from .call import MOST_VOTES, CallToSeveral
from .negotiation import (
    ACCEPTED,
    AS_IT_IS,
    BETTER,
    FIT,
    GIVE,
    INSTEAD,
    NOTHING,
    REFUSED,
    TAKE,
    Negotiation,
    TradeDraft,
    counts,
    later_voters,
    most,
)
from .parley import NOT_AGAIN, Parley
from .talking import Offer, OnTheSpot, Performer

__all__ = [
    "ACCEPTED",
    "AS_IT_IS",
    "BETTER",
    "CallToSeveral",
    "Coaching",
    "FIT",
    "GIVE",
    "INSTEAD",
    "MOST_VOTES",
    "NOTHING",
    "NOT_AGAIN",
    "Negotiation",
    "Offer",
    "OnTheSpot",
    "Parley",
    "Performer",
    "REFUSED",
    "TAKE",
    "Talks",
    "TradeDraft",
    "VotePrice",
    "VotePrices",
    "counts",
    "later_voters",
    "most",
]
