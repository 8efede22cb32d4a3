"""The council: talk, votes, speeches, ties, and the cards of any moment in it."""
