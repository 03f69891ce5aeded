"""Six ways in which a game may begin: a season of the city each."""
