"""What lies under the pieces: the streets, and the parts of the Root."""
