"""A rule-guided player that answers in a few microseconds: for playing on inside a search."""
