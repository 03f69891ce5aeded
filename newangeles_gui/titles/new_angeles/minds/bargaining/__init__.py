"""Bargaining: what a trade is worth to a seat, what it answers, proposes and keeps."""
