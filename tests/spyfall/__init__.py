"""The rules of Spyfall 2 and Star Wars Spyfall."""
