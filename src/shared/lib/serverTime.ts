let newest = 0;

/**
 * Notes when an answer of the server was made.
 *
 * @param date its header `Date` (RFC 9110, 6.6.1); null where it has none
 */
export function noteServerTime(date: string | null): void {
  const at = Date.parse(date ?? '');
  if (at > newest) newest = at;
}

/** The newest instant that an answer of the server was made at, ms since 1970; 0 before the first one. */
export const newestServerTime = (): number => newest;
