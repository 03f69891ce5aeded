"""New Angeles: one module for each family of pictures; each has FAMILY and assets()."""
