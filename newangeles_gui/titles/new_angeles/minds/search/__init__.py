"""Monte Carlo: every answer is tried in many worlds that fit what is known."""
