"""A question for which a player has no rule: a fault of the program that must not end a game."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from newangeles_gui.engine.decisions import Decision

LOG: Final = logging.getLogger(__name__)


def without_rule(player: str, decision: Decision) -> str:
    """The first answer, so that the game goes on; it is noted, and the tests let nothing be."""
    LOG.error("%s has no rule for the question '%s' of %s", player, decision.kind, decision.source)
    return decision.options[0]
