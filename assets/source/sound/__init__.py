"""Every sound of the game, synthesised: `python -m assets.source.sound.build [NAME...]`."""
