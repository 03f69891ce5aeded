"""Flat signs in one colour: marks of the corporations, symbols of the rules, interface icons."""
