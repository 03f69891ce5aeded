"""The city as it is seen: one map, its districts, its paths, its plates."""
