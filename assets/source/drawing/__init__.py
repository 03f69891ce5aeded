"""The drawing library: everything that more than one family of pictures needs."""
