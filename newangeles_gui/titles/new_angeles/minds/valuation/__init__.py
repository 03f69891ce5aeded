"""The chance to win, fitted on games that were played out: the one opinion behind everything."""
