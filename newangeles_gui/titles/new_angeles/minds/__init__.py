"""Opponents of New Angeles: what they see, want, play and agree to."""
