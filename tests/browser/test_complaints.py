"""The checks of these tests are awake: what should end a test does."""

import pytest
from server_harness import until

from browser.evening import Evening
from browser.screen_checks import barriers, cut_off, look, settled, untranslated

FAULTS = {
    "an error on the console": "console.error('oh')",
    "an error nobody caught": "setTimeout(() => { throw new Error('oh') })",
    "a request that failed": "fetch('/api/nowhere')",
    "another host": "fetch('http://192.0.2.1/').catch(() => 0)",
    "a picture from another host": "document.body.append(Object.assign(new Image(), "
    "{ src: 'http://192.0.2.1/a.png' }))",
    "a style that the policy forbids": "document.body.setAttribute('style', 'color: red')",
}


@pytest.mark.parametrize("script", FAULTS.values(), ids=FAULTS)
async def test_a_screen_complains(evening: Evening, script: str) -> None:
    phone = await evening.phone()
    await phone.goto("/")
    await phone.button("home-open").wait_for()
    assert not evening.complaints
    await phone.page.evaluate(f"() => {{ {script} }}")
    await until(lambda: bool(evening.complaints))
    await evening.end()  # and whatever else there is to complain about
    phone.complaints.clear()


async def test_a_bad_layout_is_noticed(evening: Evening) -> None:
    phone = await evening.phone()
    await phone.goto("/")
    await phone.button("home-open").wait_for()
    assert not await cut_off(phone.page)
    await phone.page.evaluate(
        """() => {
          const button = document.querySelector('.doors > button')
          button.style.minHeight = button.style.height = '20px'
          document.querySelector('#app').style.width = '900px'
          document.querySelector('.hero p').textContent = 'home-tagline'
          document.querySelector('.hero p').style.color = '#333'
        }"""
    )
    await settled(phone.page)
    found = "\n".join(await cut_off(phone.page))
    assert "only" in found
    assert "the page is 9" in found
    assert await untranslated(phone.page) == ["untranslated P: home-tagline"]
    assert any("color-contrast" in fault for fault in await barriers(phone.page))


async def test_pages_that_differ_by_more_than_words_and_sizes_are_told_apart(
    evening: Evening,
) -> None:
    """What was judged once is not judged again: see test_every_screen.py."""
    phone = await evening.phone()
    await phone.goto("/")
    await phone.button("home-open").wait_for()
    line = "document.querySelector('.hero p')"

    async def changed(how: str) -> bool:
        before = await look(phone.page, "kinds")
        await phone.page.evaluate(f"() => {{ {line}.{how} }}")
        return bool({*await look(phone.page, "kinds")} - {*before})

    assert not await changed("textContent = 'Other words'")
    assert await changed("style.width = '80px'")
    assert not await changed("style.width = '90px'")
    assert await changed("style.color = '#333'")
    assert await changed("style.color = '#444'")
    assert await changed("textContent = ''")
    assert await changed("tabIndex = 0")
    assert await changed("innerHTML = '<button></button>'")
    assert not await changed("append(document.createElement('button'))")
