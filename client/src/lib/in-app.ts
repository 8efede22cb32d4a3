/**
 * The windows that messengers open for links. They forget everything when they are closed, and share nothing with the
 * phone's own browser: a seat that is taken in one is lost.
 */

/** How apps with a window of their own call themselves. */
const APPS =
  /\b(?:FBAN|FBAV|FB_IAB|Instagram|Line\/|MicroMessenger|WhatsApp|Telegram|Viber|Snapchat|KAKAOTALK|VKAndroidApp|VKClient|musical_ly|BytedanceWebview|Twitter for|LinkedInApp|Discord|Slack)/
const ANDROID_VIEW = /; wv\)/
const IPHONE = /\b(?:iPhone|iPad|iPod)\b.*AppleWebKit/
const BROWSER = /\bSafari\// // every browser of an iPhone says so, and a mere window of an app does not

interface Surroundings {
  userAgent: string
  standalone?: boolean // a page that was put on the home screen of an iPhone
  telegram?: boolean // its window looks like Safari, but lets pages talk to it
}

export function isInApp({ userAgent, standalone = false, telegram = false }: Surroundings): boolean {
  if (telegram || APPS.test(userAgent) || ANDROID_VIEW.test(userAgent)) return true
  return IPHONE.test(userAgent) && !BROWSER.test(userAgent) && !standalone
}

/** Whether this page is in the window of an app. */
export function isInAppHere(): boolean {
  const { userAgent, standalone } = navigator as Navigator & { standalone?: boolean }
  return isInApp({ userAgent, standalone, telegram: 'TelegramWebviewProxy' in globalThis })
}
