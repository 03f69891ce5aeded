"""Measuring players against each other: the same deals, all seats in turn."""
