"""Commands that only New Angeles has."""
