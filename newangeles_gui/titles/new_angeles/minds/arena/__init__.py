"""Measuring what only bargainers have: beliefs about rivals, and talks."""
