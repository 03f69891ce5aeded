"""The pictures of Streets: a sunny miniature city of paper and enamel."""
