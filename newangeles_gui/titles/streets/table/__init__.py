"""The table of Streets."""
