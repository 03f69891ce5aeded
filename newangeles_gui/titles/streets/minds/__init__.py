"""The opponents of Streets."""
