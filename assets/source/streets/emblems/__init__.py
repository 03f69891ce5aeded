"""Colours and glyphs of Streets: what each colour of people, seat and business is known by."""
