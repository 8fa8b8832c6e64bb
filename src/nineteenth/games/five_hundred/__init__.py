"""Five Hundred: bid, take the kitty, and play ten tricks, two to six at the table."""
