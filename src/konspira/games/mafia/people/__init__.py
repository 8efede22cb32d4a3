"""Who leads, who is there, and what a person enters for phones that are dark."""
