"""New Angeles itself: the state of a game and every rule that changes it."""
