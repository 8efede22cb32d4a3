"""Find the address under which phones reach this server."""

import ipaddress
import socket

EVERYWHERE = {"0.0.0.0": socket.AF_INET, "::": socket.AF_INET6}


def own_address(family: socket.AddressFamily = socket.AF_INET) -> str:
    """Return this machine's address in its network; the loopback address if it has none."""
    far, here = ("192.0.2.1", "127.0.0.1")
    if family == socket.AF_INET6:
        far, here = ("2001:db8::1", "::1")
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((far, 9))  # sends nothing: only asks which way it would go
            return str(probe.getsockname()[0])
    except OSError:
        return here


def is_here(name: str) -> bool:
    """Return whether a host name always means the machine that uses it.

    >>> is_here("localhost"), is_here("127.0.0.1"), is_here("[::1]"), is_here("10.0.0.7")
    (True, True, True, False)
    """
    try:
        return ipaddress.ip_address(name.strip("[]")).is_loopback
    except ValueError:
        return name == "localhost" or name.endswith(".localhost")


def split_host(host: str) -> tuple[str, str]:
    """Split a Host header into name and port, the port with its colon.

    >>> split_host("localhost:8000"), split_host("[::1]"), split_host("play.example.org")
    (('localhost', ':8000'), ('[::1]', ''), ('play.example.org', ''))
    """
    cut = host.find(":", host.rfind("]") + 1)
    return (host, "") if cut < 0 else (host[:cut], host[cut:])


def address_for_phones(scheme: str, host: str, client: str, listens: str) -> str | None:
    """Return the address for phones when this client asks for a page at this host.

    On the server's own machine the host is localhost, which would lead every phone to
    itself: then it is the machine's address in its network, if it listens there. Return
    None if no phone can reach it.

    >>> address_for_phones("http", "10.0.0.7:8000", "10.0.0.9", "0.0.0.0")
    'http://10.0.0.7:8000'
    """
    name, port = split_host(host)
    if not is_here(name):
        return f"{scheme}://{host}"
    family = EVERYWHERE.get(listens)
    if family is None or not is_here(client):  # a container forwards: it cannot know
        return None
    own = own_address(family)
    if is_here(own):
        return None
    return f"{scheme}://{f'[{own}]' if ':' in own else own}{port}"
