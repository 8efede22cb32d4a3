"""Tells which engines are missing, and installs them where continuous integration may.

`python3 dev.py test engines` and `python3 dev.py test all` run it first.
"""

import os
import shutil
import subprocess

from browser.engines.firefox import Firefox
from browser.engines.tab import Engine
from browser.engines.webkitgtk import WebKitGTK

ENGINES: tuple[type[Engine], ...] = (WebKitGTK, Firefox)
INSTALL = ("apt-get", "install", "-y", "--no-install-recommends")


def missing() -> list[str]:
    """Return the packages of Debian without which tests are skipped."""
    return " ".join(kind.missing() for kind in ENGINES).split()


def may_install() -> bool:
    """Whether this machine is nobody's own, and lets us."""
    is_root = hasattr(os, "geteuid") and os.geteuid() == 0
    return bool(os.environ.get("CI") and is_root and shutil.which("apt-get"))


def main() -> None:
    if not (packages := missing()):
        return
    command = [*INSTALL, *packages]
    if may_install():
        subprocess.run(["apt-get", "update"], check=False)
        subprocess.run(command, check=False)
    if missing():
        told = " ".join(command)
        print(f"Engines are missing, and their tests skipped. To have them: {told}")


if __name__ == "__main__":
    main()
