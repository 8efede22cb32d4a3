#!/usr/bin/python3
"""A window that is nothing but a page of WebKitGTK, for WebKitWebDriver to drive.

It needs Debian's packages python3-gi, gir1.2-gtk-3.0 and gir1.2-webkit2-4.1, which only
Debian's own Python finds: no other module of ours imports this one.
"""

import sys
from pathlib import Path
from typing import Any

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2  # noqa: E402 - only now the versions are known


def option(name: str) -> str:
    """The value of an option of the command line."""
    return next(each.split("=", 1)[1] for each in sys.argv if each.startswith(f"--{name}="))


def first_script() -> Any:
    """What runs before the scripts of any page."""
    script = Path(option("script")).read_text("utf-8")
    frames = WebKit2.UserContentInjectedFrames.TOP_FRAME
    start = WebKit2.UserScriptInjectionTime.START
    content = WebKit2.UserContentManager()
    content.add_script(WebKit2.UserScript.new(script, frames, start, None, None))
    return content


def open_window(context: Any) -> Any:
    """Show a page that the driver may command."""
    view = WebKit2.WebView(
        web_context=context,
        user_content_manager=first_script(),
        is_controlled_by_automation=True,
    )
    if "--flat" in sys.argv:
        never = WebKit2.HardwareAccelerationPolicy.NEVER
        view.get_settings().set_hardware_acceleration_policy(never)
    window = Gtk.Window(decorated=False)
    window.resize(*map(int, option("size").split("x")))
    window.add(view)
    window.show_all()
    view.grab_focus()
    return view


def started(context: Any, session: Any) -> None:
    about = WebKit2.ApplicationInfo()
    about.set_name("konspira")
    session.set_application_info(about)
    session.connect("create-web-view", lambda _: open_window(context))


def main() -> None:
    settings = Gtk.Settings.get_default()  # a calm page in the dark
    settings.set_property("gtk-application-prefer-dark-theme", True)
    settings.set_property("gtk-enable-animations", False)
    # Phones hint no letters, which makes words wider or narrower by a tenth.
    settings.set_property("gtk-xft-hinting", 0)
    settings.set_property("gtk-xft-hintstyle", "hintnone")
    context = WebKit2.WebContext.new_ephemeral()
    context.set_automation_allowed(True)
    context.set_preferred_languages(["en-GB"])
    context.connect("automation-started", started)
    Gtk.main()


if __name__ == "__main__" and "--check" not in sys.argv:
    main()
