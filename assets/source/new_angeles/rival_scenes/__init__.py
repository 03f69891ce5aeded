"""The seven powers that somebody may have to beat."""
