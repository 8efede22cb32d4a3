"""The server: HTTP, WebSockets, timers. It joins room, log and wire, and knows no rules."""
