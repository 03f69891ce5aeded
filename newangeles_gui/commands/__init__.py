"""The sub-commands of `newangeles`, one a file."""
