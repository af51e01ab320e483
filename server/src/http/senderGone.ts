import type { FastifyReply } from 'fastify';

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
