import { signOutDue } from './signOutDue';
import { readItem } from './storage';

const COOKIE = 'has_session';
const A_YEAR_S = 365 * 24 * 60 * 60;

function writeCookie(value: string, maxAge: number, domain: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  const scope = domain === '' ? '' : `; Domain=${domain}`;
  document.cookie = `${COOKIE}=${value}; Path=/; SameSite=Lax; Max-Age=${maxAge}${scope}${secure}`;
}

function hasCookie(): boolean {
  return document.cookie.split('; ').includes(`${COOKIE}=1`);
}

function hasPersistedMe(): boolean {
  try {
    const persisted: unknown = JSON.parse(readItem('persist:user') ?? 'null');
    const me = persisted !== null && typeof persisted === 'object' && 'me' in persisted ? persisted.me : 'null';
    return typeof me === 'string' && me !== 'null';
  } catch {
    return false;
  }
}

/**
 * Whether it is worth asking the server who this is. The cookie holds no secret; the client writes it too, because a
 * server on another origin cannot.
 */
export const sessionHint = {
  hasCookie,
  exists: (): boolean => !signOutDue.is() && (hasCookie() || hasPersistedMe()),
  remember: (domain: string): void => writeCookie('1', A_YEAR_S, domain),
  forget: (domain: string): void => {
    writeCookie('', 0, domain);
    if (domain !== '') writeCookie('', 0, '');
  },
};

export type SessionHint = typeof sessionHint;
