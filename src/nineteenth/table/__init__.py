"""A live table: who sits, what is played, what each of them may know; and the log it all follows from."""
