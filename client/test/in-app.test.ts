import { expect, test } from 'vitest'
import { isInApp } from '../src/lib/in-app'

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const ANDROID = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko)'
const VIEW =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8 Build/AP1A; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0'

test.each([
  ['Messenger on an iPhone', `${IPHONE} Mobile/15E148 [FBAN/MessengerForiOS;FBAV/450.0;FBDV/iPhone15,2]`],
  ['Facebook on Android', `${VIEW} Chrome/124.0.0.0 Mobile Safari/537.36 [FB_IAB/Orca-Android;FBAV/450.0;]`],
  ['Instagram', `${IPHONE} Mobile/15E148 Instagram 330.0.0.40.92 (iPhone15,2; iOS 17_5; en_GB)`],
  ['LINE', `${IPHONE} Mobile/15E148 Safari Line/14.6.0`],
  ['WeChat', `${ANDROID} Chrome/116.0.0.0 Mobile Safari/537.36 MicroMessenger/8.0.49`],
  ['Telegram on Android', `${ANDROID} Chrome/124.0.0.0 Mobile Safari/537.36 Telegram-Android/11.0.1`],
  ['any window on Android', `${VIEW} Chrome/124.0.0.0 Mobile Safari/537.36`],
  ['any window on an iPhone', `${IPHONE} Mobile/15E148`],
])('%s is the window of an app', (_, userAgent) => {
  expect(isInApp({ userAgent })).toBe(true)
})

test.each([
  ['Safari', `${IPHONE} Version/17.5 Mobile/15E148 Safari/604.1`],
  ['Chrome on an iPhone', `${IPHONE} CriOS/124.0.6367.88 Mobile/15E148 Safari/604.1`],
  ['Firefox on an iPhone', `${IPHONE} FxiOS/125.0 Mobile/15E148 Safari/605.1.15`],
  ['Chrome on Android', `${ANDROID} Chrome/124.0.0.0 Mobile Safari/537.36`],
  ['Firefox on Android', 'Mozilla/5.0 (Android 14; Mobile; rv:125.0) Gecko/125.0 Firefox/125.0'],
  ['Samsung', `${ANDROID} SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36`],
  ['a laptop', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5'],
])('%s is a browser', (_, userAgent) => {
  expect(isInApp({ userAgent })).toBe(false)
})

test('a page on the home screen of an iPhone keeps its seats, though it is no Safari', () => {
  expect(isInApp({ userAgent: `${IPHONE} Mobile/15E148`, standalone: true })).toBe(false)
})

test('Telegram on an iPhone is known by what it lets pages do', () => {
  expect(isInApp({ userAgent: `${IPHONE} Version/17.5 Mobile/15E148 Safari/604.1`, telegram: true })).toBe(true)
})
