"""What every turn is made of: how it begins and goes on, who goes, and how votes begin."""
