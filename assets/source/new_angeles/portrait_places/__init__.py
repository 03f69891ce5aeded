"""Where the assets sit for their portraits, and who they are."""
