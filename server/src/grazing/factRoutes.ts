import { recordPaths } from '@contract/grazing/recordPaths';
import { isExternalId, type FactAnswer } from '@contract/keys/fact';
import { KEY_KINDS, type KeyKind } from '@contract/keys/keyKinds';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RanchRoute } from '../http/pathParams';
import { invalid, keyOfOtherUse, notFound } from '../http/refusals';
import { bodyBytes } from '../http/senderGone';
import { WritingCalls } from '../limits/WritingCalls';
import { readKeyWriter } from '../ranches';
import { leavingOf } from './changesRoute';
import type { GrazingDeps } from './GrazingDeps';
import { Facts, type Fact } from './putFact';

interface FactRoute {
  Params: RanchRoute['Params'] & { kind: string; externalId: string };
}

const isKeyKind = (kind: string): kind is KeyKind => (KEY_KINDS as readonly string[]).includes(kind);

function readFact({ params: { kind, externalId } }: FastifyRequest<FactRoute>): Fact {
  if (!isKeyKind(kind)) throw notFound();
  if (!isExternalId(externalId))
    throw invalid({ external_id: 'A name of 1 to 100 of these is needed: A-Z a-z 0-9 . _ : -' });
  return { kind, externalId };
}

function readFields(body: unknown): object {
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body;
  throw invalid({ body: 'The fields of the record are needed, as an object' });
}

/** One fact by the sender's own name for it, for programs that can't make ids: written again it is the same one. By key alone. */
export function factRoutes(app: FastifyInstance, deps: GrazingDeps): void {
  const calls = new WritingCalls(deps);
  const config = { key: { scope: 'write' } } as const;
  const path = recordPaths.fact(':ranchUuid', ':kind', ':externalId');

  /** The fact that a call names, and those of the key's source. A person writes by `POST changes`. */
  async function readCall(request: FastifyRequest<FactRoute>, reply: FastifyReply) {
    const writer = readKeyWriter(request);
    const { key } = writer;
    const fact = readFact(request);
    if (!key.kinds.includes(fact.kind)) throw keyOfOtherUse();
    await calls.count(writer.ranchUuid);
    const sender = { ...writer, signal: leavingOf(reply.raw), bytes: bodyBytes(request) };
    return { fact, facts: new Facts(deps, request, sender) };
  }

  app.put<FactRoute>(path, { config }, async (request, reply): Promise<FactAnswer> => {
    const { fact, facts } = await readCall(request, reply);
    const answer = await facts.put(fact, readFields(request.body));
    reply.code(answer.status === 'created' ? 201 : 200);
    return answer;
  });

  app.delete<FactRoute>(path, { config }, async (request, reply) => {
    const { fact, facts } = await readCall(request, reply);
    await facts.delete(fact);
    return reply.code(204).send();
  });
}
