"""What a position and its parts are worth: shared by every opponent that judges."""
