"""Positions of New Angeles in YAML, and what a scenario can do and expect there."""
