"""What a view tells, in facts and words, for whoever shows it."""
