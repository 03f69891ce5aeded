"""The cities on the slabs: one module for each district."""
