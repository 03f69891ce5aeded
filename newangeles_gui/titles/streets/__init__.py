"""Streets: one city that all build together, in which a street pays when it is closed."""
