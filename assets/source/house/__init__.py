"""What any game uses: one module for each family of pictures; each has FAMILY and assets()."""
