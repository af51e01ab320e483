import type { Action } from '@reduxjs/toolkit';

const SECRET = /password|token/i;
const REDACTED = '[redacted]';

/** A copy in which the value of every key that names a password or a token is `[redacted]`. */
export function redact(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(redact);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, SECRET.test(key) && isText(entry) ? REDACTED : redact(entry)]),
  );
}

function isText(entry: unknown): boolean {
  return typeof entry === 'string';
}

export function redactAction<A extends Action>(action: A): A {
  return redact(action) as A;
}
