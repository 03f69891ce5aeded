"""The skyline behind the table in its lights."""
