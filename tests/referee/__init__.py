"""The referee, which judges clues."""
