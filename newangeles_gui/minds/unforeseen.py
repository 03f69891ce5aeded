"""A question for which a player has no rule: a fault of the program that must not end a game."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from newangeles_gui.engine import Decision

LOG: Final = logging.getLogger(__name__)


def no_rule(who: str, decision: Decision) -> None:
    """Note that somebody has nothing to say about a question that nobody has told it of."""
    LOG.error("%s has no rule for the question '%s' of %s", who, decision.kind, decision.source)


def without_rule(player: str, decision: Decision) -> str:
    """The first answer, so that the game goes on; it is noted, and the tests let nothing be."""
    no_rule(player, decision)
    return decision.options[0]
