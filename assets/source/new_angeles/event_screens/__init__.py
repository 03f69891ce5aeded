"""The full-screen pictures of the events, each with a light of its own."""
