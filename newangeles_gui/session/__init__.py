"""One running match: seats, history, undo, saves, replays. No screen, no rules."""
