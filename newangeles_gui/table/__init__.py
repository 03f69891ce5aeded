"""The table: the board scene and its parts, one view per family of decisions."""
