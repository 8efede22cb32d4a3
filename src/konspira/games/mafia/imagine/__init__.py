"""Other states that a seat cannot tell from the true one, said independently of `views`."""
