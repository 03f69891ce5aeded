"""The table of New Angeles: the city, the deal, the players, and how events are shown."""
