"""The score: harmony and melody as data, one module a player, and the mixes."""
