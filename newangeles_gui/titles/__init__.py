"""The games that this house has, a folder each."""
