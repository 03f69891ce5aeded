"""Examples of the screens of New Angeles: for pictures and for tests."""
