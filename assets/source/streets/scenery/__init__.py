"""Views as large as the screen."""
