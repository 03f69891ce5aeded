"""Who plays in Streets, and in which harmony."""
