"""The game in a plain terminal: what a seat may see, numbered choices, talks, hot-seat."""
