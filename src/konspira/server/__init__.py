"""HTTP, sockets and the clock: the server joins room, log and wire, and knows no rules."""
