import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { FastifyReply, FastifyRequest, RequestPayload } from 'fastify';
import { callerLeft } from './refusals';

/**
 * A call that is no larger is finished also for a sender who has left: it costs little, and it is what a person wrote who
 * pressed "Move" or opened a sample ranch, and closed the page. In bytes.
 */
export const FINISHED_MAX_BYTES = 512 * 1024;

/** Aborted once an answer has been sent, or nobody takes it any more. */
export function senderGone({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => gone.abort());
  return gone.signal;
}

/** The bytes of a body as its sender announces them; Infinity if they do not. */
export function bodyBytes({ headers }: FastifyRequest): number {
  return Number(headers['content-length'] ?? Infinity);
}

/**
 * The body to read once `wait` is done. A small one is read meanwhile: Node throws away what it has not read of a call
 * when its sender leaves.
 * @throws ApiError 499 when the sender leaves before its body is whole
 */
export async function takenInDuring(
  request: FastifyRequest,
  payload: RequestPayload,
  wait: () => Promise<void>,
): Promise<RequestPayload> {
  if (bodyBytes(request) > FINISHED_MAX_BYTES) {
    await wait();
    return payload;
  }
  const readWhole = buffer(payload).catch(() => Promise.reject(callerLeft()));
  const [body] = await Promise.all([readWhole, wait()]);
  return Object.assign(Readable.from(body, { objectMode: false }), { receivedEncodedLength: body.length });
}
