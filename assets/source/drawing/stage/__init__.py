"""Full-screen scenes: a sky, a deep city, bodies, fire and weather, in layers for a parallax."""
