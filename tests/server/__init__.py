"""The server, its commands and its clusters, as real processes or in this one."""
