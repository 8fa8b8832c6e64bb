"""The terminal: a match in plain lines, for eyes, pipes and screen readers alike."""
