import { EMAIL_MAX } from './limits';
import { codePointLength } from './text';

/**
 * The rule of a browser's own `type=email` (HTML Standard, "valid e-mail address"), with at least one dot in the
 * domain. It admits ASCII alone, so that no look-alike letter gets as far as the normaliser.
 */
const EMAIL =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/;

/** A word that readers of mail headers decode (RFC 2047 §2): behind it may stand quite another address. */
const ENCODED_WORD = /=\?[^?]*\?[bq]\?/i;

/** Whether a typed address, trimmed, is one we can write to. */
export function isEmailAddress(typed: string): boolean {
  const trimmed = typed.trim();
  return codePointLength(trimmed) <= EMAIL_MAX && EMAIL.test(trimmed) && !ENCODED_WORD.test(trimmed);
}

/** The one form in which addresses are stored, compared and hashed: NFKC, trimmed, lower case. */
export function normalizeEmail(typed: string): string {
  return typed.normalize('NFKC').trim().toLowerCase();
}
