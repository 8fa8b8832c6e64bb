"""Exact answers: searches beside the games, checked against their rules."""
