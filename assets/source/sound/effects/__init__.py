"""The effects, one small function each, by what they tell."""
