import type { FastifyReply } from 'fastify';

/** Aborted once an answer has been sent, or nobody takes it any more. */
export function senderGone({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => gone.abort());
  return gone.signal;
}
