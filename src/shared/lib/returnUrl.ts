import { linkPaths } from '@contract/http/links';
import { readUrl } from '@contract/http/readUrl';

const MAX_LENGTH = 2048;
const { join, partnerJoin, passwordReset, passwordResetRequest } = linkPaths;
/** `appPaths` has the first four by name; it stands on this file. */
const SIGN_IN_PAGES: readonly string[] = [
  '/login',
  '/',
  '/admin',
  '/mobile-join',
  join,
  partnerJoin,
  passwordReset,
  passwordResetRequest,
];
/** Any origin serves: only whether the parsed address stays on it counts. */
const HERE = 'https://here.invalid';

const FORBIDDEN = /[\u0000-\u001f\u007f-\u009f\\]/;

/** Parses a path of this site (path, query and hash), or gives undefined when it is not one. */
function parsePath(text: string): URL | undefined {
  if (text.length === 0 || text.length > MAX_LENGTH || FORBIDDEN.test(text)) return undefined;
  if (!/^\/(?![/\\])/.test(text)) return undefined;
  const url = readUrl(text, HERE);
  return url?.origin === HERE ? url : undefined;
}

/** Whether a parsed path is a sign-in page, in any case and spelling that the router takes for one. */
function isSignInPage(pathname: string): boolean {
  const plain = pathname.replace(/%([4-7][0-9a-f])/gi, (_all, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return SIGN_IN_PAGES.includes(plain.replace(/(?<=.)\/+$/, '').toLowerCase());
}

/**
 * Reads a `returnUrl` query value: a path of this site that is not a sign-in page. What the parser makes of it is
 * put through the same rule again, since `/..//evil.example` parses to `//evil.example`.
 *
 * @returns the parsed path with its query and hash, or undefined
 */
export function readReturnUrl(text: string | null): string | undefined {
  const url = text === null ? undefined : parsePath(text);
  if (url === undefined) return undefined;
  const path = url.pathname + url.search + url.hash;
  return parsePath(path) === undefined || isSignInPage(url.pathname) ? undefined : path;
}

export function isReturnUrl(text: string): boolean {
  return readReturnUrl(text) !== undefined;
}
