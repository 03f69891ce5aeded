"""The kernel: flow as a stack of frames, questions, answers, events, dice and plain data."""
