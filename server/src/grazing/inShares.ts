import type { FastifyReply } from 'fastify';
import type { Db } from '../db/Database';
import { senderGone } from '../http/senderGone';
import { turnsOf } from '../platform/turns';
import type { GrazingDeps } from './GrazingDeps';
import type { FindSlice } from './readSlices';
import { findSlice } from './slicesTable';

type Deps = Pick<GrazingDeps, 'db' | 'shares'>;

/** What an answer that is sent as it is made holds in memory: a slice, what it is compressed into, and what is on its way. */
const ANSWER_BYTES = 4 * 1024 * 1024;

/** Takes the memory of an answer until it has been sent. Answers the signal that it has, or that its reader is gone. */
export async function holdForAnswer(
  { shares }: Deps,
  reply: FastifyReply,
  sharers: readonly string[],
  bytes = ANSWER_BYTES,
): Promise<AbortSignal> {
  const gone = senderGone(reply);
  const turn = await shares.memory.enter(sharers, { weight: bytes, signal: gone });
  if (gone.aborted) turn.end();
  else gone.addEventListener('abort', turn.end);
  return gone;
}

/** A query, or a transaction, in the share of connections of who asks. */
export const inConnections = <T>(
  { db, shares }: Deps,
  sharers: readonly string[],
  ask: (db: Db) => Promise<T>,
  signal?: AbortSignal,
): Promise<T> => shares.connections.run(sharers, () => ask(db), { signal });

/** `findSlice` in the share of who asks. One slice at a time is handed on: what is done with it keeps the thread. */
export const sharedFind =
  (deps: Deps, sharers: readonly string[], signal?: AbortSignal): FindSlice =>
  async (asked, place) => {
    const find = () => inConnections(deps, sharers, (db) => findSlice(db, asked, place), signal);
    const slice = await deps.shares.slices.run(sharers, find, { signal });
    await turnsOf(sharers.join()).next();
    return slice;
  };
