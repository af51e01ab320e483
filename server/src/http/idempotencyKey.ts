import type { FastifyRequest } from 'fastify';
import { invalid } from './refusals';

const HEADER = 'idempotency-key';
/** Visible ASCII: a UUID, a ULID or whatever a client likes to make. */
const KEY = /^[\x21-\x7e]{1,255}$/;

/** The request's `Idempotency-Key`, or undefined without one. A key that is empty, too long or odd is refused. */
export function readIdempotencyKey(request: FastifyRequest): string | undefined {
  const key = request.headers[HEADER];
  if (key === undefined) return undefined;
  if (typeof key === 'string' && KEY.test(key)) return key;
  throw invalid({ 'Idempotency-Key': 'This key must be 1 to 255 visible ASCII characters' });
}
