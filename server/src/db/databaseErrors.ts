/** The code of a foreign key that points to a row that isn't there. */
export const NO_SUCH_ROW = '23503';

/** PostgreSQL's five-letter code of an error, or Node's code of a connection that failed. */
export function pgCodeOf(error: unknown): string | undefined {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : undefined;
}

const SYSTEM_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
]);
/** pg gives these no code. */
const MESSAGES =
  /connection terminated|connection timeout|exceeded when trying to connect|query read timeout|not queryable|client was closed/i;
/** Classes of codes: connection, resources (too many connections, memory, disk), an operator's shutdown. */
const CLASSES = /^(?:08|53|57|58)/;
/** A role or database that an operator has closed or taken away: no login, no such database, no connections. */
const CLOSED = new Set(['28000', '3D000', '55000']);

/** Whether an error says that the database is away or too busy, and not that a query is wrong. */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isDatabaseAway);
  const code = pgCodeOf(error);
  if (code !== undefined && SYSTEM_CODES.has(code)) return 'syscall' in (error as object);
  if (code !== undefined && (CLASSES.test(code) || CLOSED.has(code))) return true;
  return error instanceof Error && MESSAGES.test(error.message);
}
