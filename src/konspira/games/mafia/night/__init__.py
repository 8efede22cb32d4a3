"""The night: every living phone does the same in every step, and no step ends early."""
