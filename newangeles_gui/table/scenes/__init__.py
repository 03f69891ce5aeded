"""Whole screens made of the parts of the table: one plays a match, one tells how it ended."""
