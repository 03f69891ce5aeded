"""The jokes on the roofs: drawings of 100 units, their foot at (0, 0), inked when they are put up."""
