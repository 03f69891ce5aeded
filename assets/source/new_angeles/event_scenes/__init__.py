"""The sixteen pieces of bad news, four for each danger."""
