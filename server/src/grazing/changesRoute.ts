import type { ServerResponse } from 'node:http';
import { recordPaths } from '@contract/grazing/recordPaths';
import {
  changesCallSchema,
  OLDEST_SCHEMA_VERSION,
  SCHEMA_VERSION,
  type ChangesAnswer,
  type ChangesCall,
} from '@contract/grazing/changes';
import { CHANGES_BODY_MAX_BYTES, CHANGES_MAX, CLOCK_OFF_MAX_MS, GROUPS_MAX } from '@contract/http/limits';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { numberInWords } from '@domain/language/formats';
import { ApiError } from '../http/ApiError';
import { parseBody } from '../http/parseBody';
import type { RanchRoute } from '../http/pathParams';
import { appTooOld, clockWrong, invalid, notFound, serverUpdating } from '../http/refusals';
import { bodyBytes, takenInDuring } from '../http/senderGone';
import { WritingCalls } from '../limits/WritingCalls';
import { readWriter, type Writer } from '../ranches';
import { applyChanges } from './applyChanges';
import { keptFileOf, readFileOf } from './fileOf';
import type { GrazingDeps } from './GrazingDeps';

const tooLarge = (sentence: string) => new ApiError(413, 'too_large', sentence);

const notByKey = () => invalid({ file_of: 'A key sends no file of a device' });

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/**
 * Judged before the groups: one with a field that is newer than this server waits for the other process of an update,
 * and is never invalid for it. What isn't a whole number is for the envelope to refuse.
 */
function assertVersion(body: unknown): void {
  const version: unknown = isObject(body) ? body.schema : undefined;
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 0) return;
  if (version < OLDEST_SCHEMA_VERSION) throw appTooOld();
  if (version > SCHEMA_VERSION) throw serverUpdating();
}

/** Sizes are judged before the groups one by one. */
function assertSize(body: unknown): void {
  const groups: unknown = isObject(body) ? body.groups : undefined;
  if (!Array.isArray(groups)) return;
  if (groups.length > GROUPS_MAX) throw tooLarge(`A call has at most ${GROUPS_MAX} groups`);
  let changes = 0;
  for (const group of groups as { changes?: unknown }[]) {
    if (Array.isArray(group?.changes)) changes += group.changes.length;
  }
  if (changes > CHANGES_MAX) throw tooLarge(`A call has at most ${numberInWords(CHANGES_MAX)} changes`);
}

interface ChangesRoute extends RanchRoute {
  Querystring: { file_of?: string | string[] };
}

interface ReadCall extends ChangesCall<unknown> {
  fileOf: string | null;
}

async function readCall({ body, query }: FastifyRequest<ChangesRoute>, now: Date): Promise<ReadCall> {
  assertVersion(body);
  assertSize(body);
  const fileOf = readFileOf(query.file_of);
  const call = (await parseBody(changesCallSchema, body)) as ChangesCall<unknown>;
  if (Math.abs(Date.parse(call.sent_at) - now.getTime()) > CLOCK_OFF_MAX_MS) throw clockWrong(now);
  return { ...call, fileOf };
}

/** Aborted once the connection is gone on which the answer is awaited. */
export function leavingOf(answer: ServerResponse): AbortSignal {
  const leaving = new AbortController();
  answer.once('close', () => leaving.abort());
  if (answer.destroyed) leaving.abort();
  return leaving.signal;
}

/** Who asks, found before a large body is read. */
const askers = new WeakMap<FastifyRequest, Writer>();

export function changesRoute(app: FastifyInstance, deps: GrazingDeps): void {
  const calls = new WritingCalls(deps);
  app.post<ChangesRoute>(
    recordPaths.changes(':ranchUuid'),
    {
      bodyLimit: CHANGES_BODY_MAX_BYTES,
      config: { key: { scope: 'write' } },
      preParsing: (request, _reply, payload) =>
        takenInDuring(request, payload, async () => {
          const asker = await readWriter(deps, request);
          await calls.count(asker.ranchUuid);
          askers.set(request, asker);
        }),
    },
    async (request, { raw }): Promise<ChangesAnswer> => {
      const asker = askers.get(request);
      if (asker === undefined) throw notFound();
      const call = await readCall(request, deps.clock.now());
      const signal = leavingOf(raw);
      if (asker.key !== null && call.fileOf !== null) throw notByKey();
      const fileOf = await keptFileOf(deps, asker, call.fileOf);
      const sender = { ...asker, fileOf, signal, bytes: bodyBytes(request) };
      return applyChanges(deps, request, sender, call);
    },
  );
}
