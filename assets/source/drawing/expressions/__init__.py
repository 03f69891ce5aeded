"""Faces that can be set: brows, eyes, lids, mouth and the lines that follow them."""
