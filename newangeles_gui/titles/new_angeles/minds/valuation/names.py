"""The names of everything that a valuation looks at; weights are stored under them."""

from __future__ import annotations

from typing import Final

from .weights import FederalistWeights, LeadWeights, ThreatWeights

THREAT: Final = tuple(ThreatWeights.model_fields)
LEAD: Final = tuple(LeadWeights.model_fields)
FEDERALIST: Final = tuple(FederalistWeights.model_fields)
