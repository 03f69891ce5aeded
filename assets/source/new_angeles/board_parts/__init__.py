"""What lies under the pieces: the night, the conduits, the Root, the tracks."""
