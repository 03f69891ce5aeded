"""The coach at the table: what to do now, and why."""
