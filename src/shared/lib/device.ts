export type MobilePlatform = 'android' | 'ios' | 'other';

/** Screens up to this size, either way round, count as tablets. */
const TABLET = { long: 1024, short: 768 };

// Windows Phone and BlackBerry 10 say Mobile as well.
const OTHER = /Mobile|Tablet|BlackBerry|webOS|Opera Mini|Silk/i;

/** An iPad that asks for desktop pages says that it is a Mac; no Mac has a touch screen. */
function isDisguisedIpad({ userAgent, maxTouchPoints }: Navigator, { width, height }: Screen): boolean {
  const isSmall = Math.max(width, height) <= TABLET.long && Math.min(width, height) <= TABLET.short;
  return userAgent.includes('Macintosh') && maxTouchPoints > 1 && isSmall;
}

/** What kind of phone or tablet this is; undefined on a desk. */
export function mobilePlatform(browser: Navigator, screen: Screen): MobilePlatform | undefined {
  const { userAgent } = browser;
  if (/Android/i.test(userAgent)) return 'android';
  if (/iPhone|iPad|iPod/.test(userAgent) || isDisguisedIpad(browser, screen)) return 'ios';
  return OTHER.test(userAgent) ? 'other' : undefined;
}

const COOKIE = 'seenMobileAppModal';
const A_YEAR_S = 365 * 24 * 60 * 60;

/** Whether the person has put the mobile prompt away in the last 365 days. */
export function hasSeenMobilePrompt(): boolean {
  return document.cookie.split('; ').includes(`${COOKIE}=true`);
}

export function rememberMobilePrompt(): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${COOKIE}=true; Path=/; SameSite=Lax; Max-Age=${A_YEAR_S}${secure}`;
}
