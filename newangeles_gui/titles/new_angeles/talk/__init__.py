"""Bargaining in a match: who says what to whom, and what was arranged."""
