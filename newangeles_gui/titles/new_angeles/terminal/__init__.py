"""New Angeles in a plain terminal: what a seat may see, and trades."""
