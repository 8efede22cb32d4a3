"""How the NATS servers of a log are entered: addresses, passwords, credentials and TLS."""

import asyncio
import base64
import itertools
import secrets
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import nkeys
import pytest
from tools.nats_servers import NatsServers, free_ports

from konspira.log import LogError
from konspira.log.engines import open_log
from konspira.log.jetstream.address import Address, parse

numbers = itertools.count()


def url_of(servers: NatsServers, options: str = "", account: str = "") -> str:
    """Of a log that nobody else uses."""
    url = servers.url(f"log-{next(numbers)}", options)
    return url.replace("//", f"//{account}@") if account else url


def enter(url: str) -> None:
    """Open the log, and see that it takes an entry."""

    async def scenario() -> None:
        async with asyncio.timeout(60), open_log(url) as log:
            await log.append("ROOM", 0, [b"a"])

    asyncio.run(scenario())


def refusal(url: str) -> str:
    with pytest.raises(LogError) as refused:
        enter(url)
    return str(refused.value)


# Addresses


@pytest.mark.parametrize(
    ("place", "address"),
    [
        ("//a", Address(("nats://a:4222",))),
        ("//a:1,b:2/x", Address(("nats://a:1", "nats://b:2"), "x")),
        ("//[::1]:7", Address(("nats://[::1]:7",))),
        (
            "//u:p%40@a?replicas=1",
            Address(("nats://a:4222",), "konspira", "u", "p@", replicas=1),
        ),
    ],
)
def test_an_address_names_servers_and_log(place: str, address: Address) -> None:
    assert parse(place, {}) == address


@pytest.mark.parametrize(
    ("place", "problem"),
    [
        ("", "no address of NATS servers"),
        ("a:4222", "no address of NATS servers"),
        ("//", "no address of NATS servers"),
        ("//a:4222,", "no address of NATS servers"),
        ("//a:port", "no address of NATS servers"),
        ("//a/x.y", "names no log"),
        ("//a?colour=red", "colour is no option of a NATS log; there are user, password"),
        ("//a?replicas=2", "give 1, 3 or 5"),
        ("//a?credentials=/no/such/file", "credentials file /no/such/file"),
        ("//a?ca=/no/such/file", "ca file /no/such/file"),
        (f"//a?ca={__file__}", "The certificates for NATS cannot be used"),
        (f"//a?key={__file__}", "has no certificate"),
    ],
)
def test_an_address_that_is_none_is_refused(place: str, problem: str) -> None:
    with pytest.raises(LogError, match=problem):
        parse(place, {})


def test_options_come_from_the_environment_and_the_address_counts_for_more() -> None:
    environment = {
        "KONSPIRA_NATS_USER": "ada",
        "KONSPIRA_NATS_PASSWORD": "hush",
        "KONSPIRA_NATS_REPLICAS": "3",
    }
    address = parse("//bob@a?replicas=1", environment)
    assert (address.user, address.password, address.replicas) == ("bob", "hush", 1)
    assert "hush" not in str(address)


# Passwords


PASSWORDS = """
authorization { users: [
  { user: ada, password: "s3cret/&?" }
] }
"""


def test_wrong_credentials_are_refused_and_not_repeated(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with NatsServers(tmp_path, 1, PASSWORDS) as servers:
        enter(url_of(servers, account="ada:s3cret%2F%26%3F"))
        wrong = refusal(url_of(servers, account="ada:wr0ng"))
        assert "refuses these credentials: check user and password" in wrong
        assert "wr0ng" not in wrong
        assert "refuses" in refusal(url_of(servers))
        monkeypatch.setenv("KONSPIRA_NATS_USER", "ada")
        monkeypatch.setenv("KONSPIRA_NATS_PASSWORD", "s3cret/&?")
        enter(url_of(servers))


def test_a_refusal_counts_for_more_than_a_server_that_is_not_there(tmp_path: Path) -> None:
    with NatsServers(tmp_path, 1, PASSWORDS) as servers:
        (nobody,) = free_ports(1)
        for others in (f"127.0.0.1:{nobody},", f"127.0.0.1:{nobody}," * 5):
            url = url_of(servers, account="ada:wr0ng").replace("@", f"@{others}")
            assert "refuses these credentials" in refusal(url)


# Credentials files


class Authority:
    """An operator of NATS with an account, whose users enter with credentials files."""

    def __init__(self, storage: int | None = -1) -> None:
        """The storage of the account in bytes; -1 is without a limit, None no JetStream."""
        self.operator, self.account = key(b"O"), key(b"A")
        system = key(b"A")
        limits: dict[str, Any] = dict.fromkeys(("subs", "data", "payload", "conn"), -1)
        if storage is not None:
            limits |= dict.fromkeys(("mem_storage", "streams", "consumer"), -1)
            limits["disk_storage"] = storage
        own = token(self.operator, self.operator, type="operator")
        accounts = {
            name(self.account): token(
                self.operator, self.account, type="account", limits=limits
            ),
            name(system): token(self.operator, system, type="account", limits={}),
        }
        known = "\n".join(f"{account}: {jwt}" for account, jwt in accounts.items())
        self.configuration = (
            f"operator: {own}\nsystem_account: {name(system)}\nresolver: MEMORY\n"
            f"resolver_preload {{\n{known}\n}}"
        )

    def user(self, file: Path) -> Path:
        """The credentials of a new user, as NATS's own tools write them."""
        user = key(b"U")
        rights = dict.fromkeys(("subs", "data", "payload"), -1)
        jwt = token(self.account, user, type="user", **rights)
        file.write_text(
            f"-----BEGIN NATS USER JWT-----\n{jwt}\n------END NATS USER JWT------\n\n"
            f"-----BEGIN USER NKEY SEED-----\n{user._seed.decode()}\n"
            "------END USER NKEY SEED------\n"
        )
        return file


def key(kind: bytes) -> nkeys.KeyPair:
    prefixes = {
        b"O": nkeys.PREFIX_BYTE_OPERATOR,
        b"A": nkeys.PREFIX_BYTE_ACCOUNT,
        b"U": nkeys.PREFIX_BYTE_USER,
    }
    return nkeys.from_seed(nkeys.encode_seed(secrets.token_bytes(32), prefixes[kind]))


def name(of: nkeys.KeyPair) -> str:
    public: bytes = of.public_key
    return public.decode()


def token(by: nkeys.KeyPair, about: nkeys.KeyPair, **claims: Any) -> str:
    claim = {
        "jti": secrets.token_hex(8),
        "iat": 1,
        "iss": name(by),
        "sub": name(about),
        "name": "konspira",
        "nats": {"version": 2, **claims},
    }
    parts = [in_base64(each) for each in ({"typ": "JWT", "alg": "ed25519-nkey"}, claim)]
    signed = ".".join(parts)
    signature = base64.urlsafe_b64encode(by.sign(signed.encode())).rstrip(b"=")
    return f"{signed}.{signature.decode()}"


def in_base64(what: dict[str, Any]) -> str:
    return base64.urlsafe_b64encode(msgspec.json.encode(what)).rstrip(b"=").decode()


def test_a_credentials_file_opens_the_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    authority, stranger = Authority(), Authority()
    good = authority.user(tmp_path / "ada.creds")
    with NatsServers(tmp_path, 1, authority.configuration) as servers:
        enter(url_of(servers, f"?credentials={good}"))
        monkeypatch.setenv("KONSPIRA_NATS_CREDENTIALS", str(good))
        enter(url_of(servers))
        foreign = stranger.user(tmp_path / "bob.creds")
        assert "refuses these credentials" in refusal(
            url_of(servers, f"?credentials={foreign}")
        )


@pytest.mark.parametrize("junk", ["", "no credentials\n", "BEGIN USER NKEY SEED\nx\n"])
def test_a_file_that_holds_no_credentials_is_refused(tmp_path: Path, junk: str) -> None:
    authority, file = Authority(), tmp_path / "junk.creds"
    file.write_text(junk)
    with NatsServers(tmp_path, 1, authority.configuration) as servers:
        told = refusal(url_of(servers, f"?credentials={file}"))
    assert f"The credentials file {file} for NATS holds no key" in told


@pytest.mark.parametrize(
    ("storage", "problem"),
    [
        (None, "has no JetStream: enable it for the account"),
        (0, "or raise max_file_store in its configuration, and the account's limits"),
    ],
)
def test_an_account_without_storage_is_refused(
    tmp_path: Path, storage: int | None, problem: str
) -> None:
    authority = Authority(storage)
    good = authority.user(tmp_path / "ada.creds")
    with NatsServers(tmp_path, 1, authority.configuration) as servers:
        assert problem in refusal(url_of(servers, f"?credentials={good}"))


# TLS


class Papers:
    """An authority of certificates, and what it has signed."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.ca = folder / "ca.pem"
        self._openssl(
            *("req", "-x509", *NEW_KEY, "-subj", "/CN=authority"),
            *("-keyout", folder / "ca.key", "-out", self.ca),
        )

    def sign(self, who: str, where: str = "IP:127.0.0.1") -> tuple[Path, Path]:
        """A certificate and its key."""
        certificate, key = self.folder / f"{who}.pem", self.folder / f"{who}.key"
        self._openssl(
            *("req", "-x509", *NEW_KEY, "-subj", f"/CN={who}", "-keyout", key),
            *("-addext", f"subjectAltName={where}", "-out", certificate),
            *("-addext", "basicConstraints=critical,CA:FALSE"),
            *("-CA", self.ca, "-CAkey", self.folder / "ca.key"),
        )
        return certificate, key

    def _openssl(self, *words: object) -> None:
        openssl = shutil.which("openssl")
        if openssl is None:
            pytest.skip("openssl is not installed")
        subprocess.run([openssl, *map(str, words)], check=True, capture_output=True)


NEW_KEY = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes"]


@pytest.fixture(scope="module")
def papers(tmp_path_factory: pytest.TempPathFactory) -> Papers:
    return Papers(tmp_path_factory.mktemp("papers"))


def tls(papers: Papers, more: str = "", where: str = "IP:127.0.0.1") -> str:
    certificate, key = papers.sign("server", where)
    return f'tls {{ cert_file: "{certificate}", key_file: "{key}", {more} }}'


@pytest.fixture
def locked(papers: Papers, tmp_path: Path) -> Iterator[NatsServers]:
    """Servers that ask for TLS, and clients for a certificate."""
    everybody = f'ca_file: "{papers.ca}", verify: true'
    with NatsServers(tmp_path, 1, tls(papers, everybody)) as servers:
        yield servers


def test_certificates_let_both_sides_know_each_other(
    papers: Papers, locked: NatsServers, monkeypatch: pytest.MonkeyPatch
) -> None:
    certificate, key = papers.sign("konspira")
    enter(url_of(locked, f"?ca={papers.ca}&certificate={certificate}&key={key}"))
    monkeypatch.setenv("KONSPIRA_NATS_CA", str(papers.ca))
    monkeypatch.setenv("KONSPIRA_NATS_CERTIFICATE", str(certificate))
    monkeypatch.setenv("KONSPIRA_NATS_KEY", str(key))
    enter(url_of(locked))


def test_who_has_no_certificate_that_the_server_wants_is_refused(
    papers: Papers, locked: NatsServers
) -> None:
    told = refusal(url_of(locked, f"?ca={papers.ca}"))
    assert "wants to see a certificate: give one that it trusts" in told


def test_a_server_with_a_certificate_that_is_not_trusted_is_refused(
    papers: Papers, tmp_path: Path
) -> None:
    """Without a `ca` those authorities are trusted that the machine trusts."""
    with NatsServers(tmp_path, 1, tls(papers)) as servers:
        enter(url_of(servers, f"?ca={papers.ca}"))
        assert "is not trusted here: name the authority" in refusal(url_of(servers))


def test_a_server_under_another_name_is_refused(papers: Papers, tmp_path: Path) -> None:
    with NatsServers(tmp_path, 1, tls(papers, where="DNS:elsewhere")) as servers:
        told = refusal(url_of(servers, f"?ca={papers.ca}"))
    assert "the servers as it names them" in told


def test_a_password_is_not_told_to_a_server_without_tls(papers: Papers) -> None:
    """Somebody in between could pretend to be one."""
    heard: list[bytes] = []

    async def pretend(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b'INFO {"version":"2.12.0","max_payload":1048576}\r\n')
        heard.append(await reader.read(4096))
        writer.close()

    async def scenario() -> None:
        async with await asyncio.start_server(pretend, "127.0.0.1", 0) as server:
            port = server.sockets[0].getsockname()[1]
            url = f"nats://ada:s3cret@127.0.0.1:{port}?ca={papers.ca}"
            with pytest.raises(LogError, match="does not ask for TLS"):
                async with open_log(url):
                    pass

    asyncio.run(scenario())
    assert heard == [b""]
