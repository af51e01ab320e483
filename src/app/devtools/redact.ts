import type { Action } from '@reduxjs/toolkit';

const SECRET = /password|token|confirm/i;
const REDACTED = '[redacted]';

/** A copy in which every text at or below a key that names a password or a token is `[redacted]`. */
export function redact(value: unknown): unknown {
  return copyOf(value, false);
}

function copyOf(value: unknown, isSecret: boolean): unknown {
  if (typeof value === 'string') return isSecret ? REDACTED : value;
  if (Array.isArray(value)) return value.map((entry) => copyOf(entry, isSecret));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, copyOf(entry, isSecret || SECRET.test(key))]),
  );
}

export function redactAction<A extends Action>(action: A): A {
  return redact(action) as A;
}
