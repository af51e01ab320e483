import { recordPaths } from '@contract/grazing/recordPaths';
import type { FastifyInstance } from 'fastify';
import { signEnd, writeHistory, type Ask, type SigningDeps } from '../chain';
import { sendAsMade } from '../http/compression';
import type { RanchRoute } from '../http/pathParams';
import { notFound } from '../http/refusals';
import { turnsOf } from '../platform/turns';
import { readAskerWhoMay, sharersOf } from '../ranches';
import type { GrazingDeps } from './GrazingDeps';
import { holdForAnswer, inConnections } from './inShares';

/** Versions are asked for by keys of which there are many, and the data of a large group are held. */
const ANSWER_BYTES = 64 * 1024 * 1024;

/**
 * All that ever happened to a ranch's record, with what proves it, for who runs the ranch. No key opens it: it holds what was
 * deleted.
 */
export function historyFileRoute(app: FastifyInstance, deps: GrazingDeps & SigningDeps): void {
  const config = { key: { scope: 'none', inQuery: true } } as const;
  app.get<RanchRoute>(recordPaths.exported(':ranchUuid', 'history.jsonl'), { config }, async (request, reply) => {
    const asker = await readAskerWhoMay(deps, request, 'readHistory');
    const { ranchUuid } = asker;
    const sharers = sharersOf(asker);
    const gone = await holdForAnswer(deps, reply, sharers, ANSWER_BYTES);
    const sign = () => signEnd(deps, ranchUuid);
    const head = await sign();
    if (head === undefined) throw notFound();
    const turns = turnsOf(ranchUuid, { check: () => gone.throwIfAborted() });
    const ask: Ask = (query) => inConnections(deps, sharers, query, gone);
    const chunks = writeHistory({ ask, turns, ranchUuid, head, sign });
    reply.header('content-disposition', 'attachment; filename="history.jsonl"');
    return sendAsMade(request, reply, chunks, 'application/jsonl; charset=utf-8');
  });
}
