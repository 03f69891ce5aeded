"""The coach: what a person could do now, and why, from what the person knows."""
