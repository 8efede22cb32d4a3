"""Show a NATS server our credentials, and explain why it refuses them."""

from __future__ import annotations

from nats.aio.client import Client
from nats.errors import AuthorizationError, Error

from konspira.log.jetstream.address import Address
from konspira.log.jetstream.errors import Refused


class CarefulClient(Client):
    """Sends credentials only over TLS, if it was told how to verify the server."""

    def __init__(self, address: Address) -> None:
        super().__init__()
        self._address = address

    def _connect_command(self) -> bytes:
        """Return what is sent after the handshake of TLS, and holds every secret."""
        address, server = self._address, self._server_info
        if (address.ca or address.certificate) and not server.get("tls_required"):
            raise Refused(
                f"NATS at {address} does not ask for TLS, so nothing was sent there:"
                " configure tls on the server, or leave out ca and certificate."
            )
        if server.get("tls_verify") and not address.certificate:
            raise Refused(
                f"NATS at {address} wants to see a certificate: give one that it trusts"
                " with certificate and key."
            )
        try:
            return super()._connect_command()
        except Exception as error:  # there are many ways for a file to hold none
            raise Refused(
                f"The credentials file {address.credentials} for NATS holds no key: give"
                " the .creds file of a user."
            ) from error


def refusal(address: Address, error: BaseException) -> Refused | None:
    """Return why it makes no sense to try again after this error, or None."""
    text = str(error).lower()
    if isinstance(error, AuthorizationError) or (
        isinstance(error, Error) and "authorization violation" in text
    ):
        return Refused(
            f"NATS at {address} refuses these credentials: check user and password, or"
            " the credentials file, with those of the server."
        )
    if isinstance(error, OSError) and "certificate" in text:
        return Refused(
            f"NATS at {address} shows a certificate that is not trusted here: name the"
            " authority's file with ca, and the servers as it names them."
        )
    return None
