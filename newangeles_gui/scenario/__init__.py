"""Scenarios: a situation, what is done, what must hold afterwards."""
