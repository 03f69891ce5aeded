"""What the players at the rim of the board are made of: plates, faces, moods, secrets."""
