"""What is in the box of New Angeles: read, checked, and put together."""
