"""What became of everybody's games."""
