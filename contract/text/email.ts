import { EMAIL_LOCAL_MAX, EMAIL_MAX } from '../http/limits';
import { codePointLength } from './text';

/**
 * The rule of a browser's own `type=email` (HTML Standard, "valid e-mail address"), with at least one dot in the
 * domain. It admits only ASCII, so that no look-alike letter gets as far as the normalizer.
 */
const EMAIL =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/;

/** A word that readers of mail headers decode (RFC 2047 §2): behind it may stand quite another address. */
const ENCODED_WORD = /=\?[^?]*\?[bq]\?/i;

/** A dot at either end of what is before the @, or two in a row (RFC 5321 §4.1.2, Dot-string). */
const STRAY_DOT = /^\.|\.@|\.\.(?=.*@)/;

/** Whether a typed address, trimmed, can be the one of an account, which may be older than `isEmailAddress`. */
export function mayBeAccountEmail(typed: string): boolean {
  const trimmed = typed.trim();
  return codePointLength(trimmed) <= EMAIL_MAX && EMAIL.test(trimmed) && !ENCODED_WORD.test(trimmed);
}

/** Whether a typed address, trimmed, is one that mail servers take (RFC 5321 §4.5.3.1.1 for the length before the @). */
export function isEmailAddress(typed: string): boolean {
  const trimmed = typed.trim();
  return mayBeAccountEmail(trimmed) && !STRAY_DOT.test(trimmed) && trimmed.indexOf('@') <= EMAIL_LOCAL_MAX;
}

/** The one form in which addresses are stored, compared and hashed: NFKC, trimmed, lower case. */
export function normalizeEmail(typed: string): string {
  return typed.normalize('NFKC').trim().toLowerCase();
}
