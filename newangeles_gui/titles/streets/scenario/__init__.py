"""Scenarios of Streets: a city as it is given, what is done in it, and what must come of that."""
