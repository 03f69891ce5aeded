"""What the results of a match of New Angeles show."""
