"""The address of the NATS servers of a log, with the credentials for them.

    nats://10.0.0.1:4222,10.0.0.2:4222/konspira?ca=/etc/nats/ca.pem&replicas=3

Everything but the servers may be left out. What stands after the last slash names the
log, for several may share the servers. Secrets need not stand in a process's arguments,
where others could read them: every option may come from the environment instead.
"""

from __future__ import annotations

import os
import re
import ssl
from collections.abc import Mapping
from dataclasses import dataclass
from urllib.parse import parse_qsl, unquote, urlsplit

from konspira.log import LogError

USUAL_NAME = "konspira"
USUAL_PORT = 4222
OPTIONS = ("user", "password", "credentials", "ca", "certificate", "key", "replicas")
VARIABLE = "KONSPIRA_NATS_"  # and the option's name in capitals
EXAMPLE = "nats://127.0.0.1:4222 or nats://a:4222,b:4222,c:4222/konspira"
_NAME = re.compile(r"[A-Za-z0-9_-]{1,32}")  # it stands in streams and in subjects


@dataclass(frozen=True, slots=True)
class Address:
    servers: tuple[str, ...]  # as nats://host:port, without any secret
    name: str = USUAL_NAME
    user: str | None = None
    password: str | None = None
    credentials: str | None = None  # a file, as NATS's own tools write it
    ca: str | None = None
    certificate: str | None = None
    key: str | None = None
    replicas: int | None = None  # None: three if the servers are a cluster, else one

    def __str__(self) -> str:
        """Return the address for people, without secrets."""
        return f"{','.join(server.removeprefix('nats://') for server in self.servers)}"

    def tls(self) -> ssl.SSLContext | None:
        """Return the TLS settings; None leaves it to the server whether to encrypt.

        Then a certificate must be one that this machine trusts anyway.
        """
        if not (self.ca or self.certificate):
            return None
        try:
            context = ssl.create_default_context(cafile=self.ca)
            if self.certificate:
                context.load_cert_chain(self.certificate, self.key)
        except OSError as error:  # SSLError is one, too
            reason = getattr(error, "reason", None) or error.strerror or error
            raise LogError(
                f"The certificates for NATS cannot be used ({reason}): give PEM files as"
                " ca, certificate and key."
            ) from None
        return context


def parse(place: str, environment: Mapping[str, str] = os.environ) -> Address:
    """Parse what follows `nats:` in the URL of a log, or raise LogError."""
    try:
        parts = urlsplit(f"nats:{place}")
        account, _, hosts = parts.netloc.rpartition("@")
        servers = tuple(server_of(host) for host in hosts.split(","))
        given = dict(parse_qsl(parts.query, strict_parsing=bool(parts.query)))
    except ValueError:
        raise LogError(f"This is no address of NATS servers: give {EXAMPLE}.") from None
    name = parts.path.removeprefix("/") or USUAL_NAME
    if not _NAME.fullmatch(name):
        raise LogError(f"{name!r} names no log: use 1 to 32 of A-Z a-z 0-9 - _.")
    if unknown := sorted(given.keys() - set(OPTIONS)):
        known = ", ".join(OPTIONS)
        raise LogError(f"{unknown[0]} is no option of a NATS log; there are {known}.")
    user, _, password = account.partition(":")
    inside = {"user": unquote(user), "password": unquote(password)}
    outside = {name: environment.get(VARIABLE + name.upper(), "") for name in OPTIONS}
    options = {
        name: value
        for source in (outside, given, inside)  # the address counts for more
        for name, value in source.items()
        if value
    }
    replicas = options.pop("replicas", None)
    if replicas not in (None, "1", "3", "5"):
        raise LogError(f"replicas is {replicas}: give 1, 3 or 5, or leave it out.")
    number = int(replicas) if replicas else None
    address = Address(servers, name, replicas=number, **options)
    check_files(address)
    return address


def server_of(host: str) -> str:
    host = host.strip().removeprefix("nats://")
    parts = urlsplit(f"nats://{host}")
    if not parts.hostname or parts.path:
        raise ValueError(host)
    name = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
    return f"nats://{name}:{parts.port or USUAL_PORT}"


def check_files(address: Address) -> None:
    for option in ("credentials", "ca", "certificate", "key"):
        path = getattr(address, option)
        if path and not os.access(path, os.R_OK):
            raise LogError(f"The {option} file {path} for NATS cannot be read.")
    if address.key and not address.certificate:
        raise LogError("The key for NATS has no certificate: give both, or neither.")
    address.tls()
