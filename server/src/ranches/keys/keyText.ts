import { crc32 } from 'node:zlib';
import { newToken } from '../../platform/secrets';

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const CHECK_LENGTH = 6;
const KEY = /^(gwk_[A-Za-z0-9_-]{43})_([A-Za-z0-9]{6})$/;
/** Keys from before had no prefix and no check. */
const FORMER_KEY = /^[A-Za-z0-9_-]{43}$/;
const PREFIX_LENGTH = 8;

/** CRC-32 of a text in base 62, six characters: so a typing error is told without a query. */
function checkOf(text: string): string {
  let rest = crc32(text);
  let check = '';
  for (let place = 0; place < CHECK_LENGTH; place += 1) {
    check = `${DIGITS.charAt(rest % DIGITS.length)}${check}`;
    rest = Math.floor(rest / DIGITS.length);
  }
  return check;
}

/** The key of a token: `gwk_`, the token and their check, so that leaked ones are found by a pattern. */
export function keyTextOf(token: string): string {
  const text = `gwk_${token}`;
  return `${text}_${checkOf(text)}`;
}

/** A new key, of 256 random bits. */
export const newKeyText = (): string => keyTextOf(newToken());

/** Whether a text has the form of a key, with its check. */
export function isKeyText(text: string): boolean {
  const [, key, check] = KEY.exec(text) ?? [];
  return key === undefined ? FORMER_KEY.test(text) : checkOf(key) === check;
}

/** What is kept of a key to recognize it. */
export const prefixOfKey = (key: string): string => key.slice(0, PREFIX_LENGTH);
