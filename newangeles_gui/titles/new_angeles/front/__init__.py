"""The city behind the front screens."""
