"""Words for any title: ways of saying the same thing, and troubles with the disk."""
