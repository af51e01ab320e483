import type { Action } from '@reduxjs/toolkit';

const SECRET = /password|token|confirm/i;
const REDACTED = '[redacted]';
const LEFT_OUT = '[left out]';

/** The most values that are copied, the most entries of one list or object, and the most letters of one text. */
const MOST_VALUES = 2_000;
const MOST_ENTRIES = 50;
const MOST_LETTERS = 2_000;

interface LikeRequest {
  status?: unknown;
  failure?: { code?: unknown } | null;
}

/**
 * What is seen of a request in any place, since one named `passwordChange` holds no password: how it stands and by which
 * code it failed, both words of ours.
 */
function standOf({ status, failure }: LikeRequest): object {
  if (!/^(idle|pending|succeeded|failed)$/.test(String(status))) return {};
  const code = failure?.code;
  return typeof code === 'string' && /^[a-z_]+$/.test(code) ? { status, failure: { code } } : { status };
}

const shortened = (text: string) => (text.length > MOST_LETTERS ? text.slice(0, MOST_LETTERS) + LEFT_OUT : text);

/**
 * A copy in which every text at or below a key that names a password or a token is `[redacted]`. It stays small: of a
 * long list, a large object or a long text it holds the beginning, and says that there is more.
 */
export function redact(value: unknown): unknown {
  let left = MOST_VALUES;

  const copyOf = (from: unknown, isSecret: boolean): unknown => {
    left -= 1;
    if (typeof from === 'string') return isSecret ? REDACTED : shortened(from);
    if (typeof from !== 'object' || from === null) return from;
    if (left < 0) return LEFT_OUT;
    return Array.isArray(from) ? ofList(from, isSecret) : ofObject(from, isSecret);
  };
  const ofList = (from: readonly unknown[], isSecret: boolean) => {
    const copy = from.slice(0, MOST_ENTRIES).map((entry) => copyOf(entry, isSecret));
    const more = from.length - MOST_ENTRIES;
    return more > 0 ? [...copy, `[${more} more]`] : copy;
  };
  const ofObject = (from: object, isSecret: boolean) => {
    const entries = Object.entries(from);
    const more = entries.length - MOST_ENTRIES;
    const copy = Object.fromEntries(
      entries.slice(0, MOST_ENTRIES).map(([key, entry]) => [key, copyOf(entry, isSecret || SECRET.test(key))]),
    );
    return { ...copy, ...(isSecret && standOf(from)), ...(more > 0 && { [LEFT_OUT]: more }) };
  };
  return copyOf(value, false);
}

export const redactAction = <A extends Action>(action: A): A => redact(action) as A;

/** Longer than a UUID, as every token is. */
const LONG_PART = /[^/]{37,}/g;

/** A path as support may see it: the path of a damaged link may have a token in the middle. */
export const pathForSupport = (pathname: string): string => pathname.replace(LONG_PART, '[left out]');
