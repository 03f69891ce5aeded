"""Pictures, films and measurements of the screens of New Angeles."""
