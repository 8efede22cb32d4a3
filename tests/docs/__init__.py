"""The documents: what they show is run, what they say is true."""
