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
