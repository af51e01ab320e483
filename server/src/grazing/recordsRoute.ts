import { recordPaths } from '@contract/grazing/recordPaths';
import { RECORDS_PAGE_MAX } from '@contract/http/limits';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../http/ApiError';
import { sendAsMade } from '../http/compression';
import type { RanchRoute } from '../http/pathParams';
import { invalid, notFound } from '../http/refusals';
import { readReader } from '../ranches';
import type { GrazingDeps } from './GrazingDeps';
import { standingColumn, type Standing } from './groupsTable';
import { holdForAnswer, sharedFind } from './inShares';
import { readPage } from './readSlices';
import type { Asked } from './slicesTable';

interface RecordsRoute extends RanchRoute {
  Querystring: { since?: string | string[]; limit?: string | string[]; epoch?: string | string[] };
}

const reset = () => new ApiError(409, 'reset', 'The record here is another one than before: read all of it again');

/** A whole number of a query; undefined when it is not there. Throws 422 with the sentence for anything else. */
function readWhole(field: string, value: string | string[] | undefined, sentence: string): number | undefined {
  if (value === undefined) return undefined;
  if (typeof value === 'string' && /^-?\d{1,15}$/.test(value)) return Number(value);
  throw invalid({ [field]: sentence });
}

function readLimit(value: string | string[] | undefined): number {
  const sentence = `A whole number from 1 to ${RECORDS_PAGE_MAX} is needed`;
  const limit = readWhole('limit', value, sentence) ?? RECORDS_PAGE_MAX;
  if (limit < 1 || limit > RECORDS_PAGE_MAX) throw invalid({ limit: sentence });
  return limit;
}

/**
 * Below the floor deleted records are told of no more, so a reader from there would keep what is gone. One on its first
 * reading has nothing to keep: its cursor below the floor is a negative number.
 */
function assertKnown({ epoch, revision, revision_floor }: Standing, since: number, known: unknown): void {
  if (known !== undefined && known !== epoch) throw reset();
  if (Math.abs(since) > revision || (since > 0 && since < revision_floor)) throw reset();
}

const cursorAt = (revision: number, since: number, { revision_floor }: Standing): number =>
  since <= 0 && revision < revision_floor ? -revision : revision;

interface Written {
  records: AsyncGenerator<string, number>;
  standing: Standing;
  since: number;
}

/** The cursor of the page is known when its records have been read, so it is at the end. */
async function* writePage({ records, standing, since }: Written): AsyncGenerator<string, void> {
  const { epoch, revision: head } = standing;
  yield `${JSON.stringify({ epoch, head }).slice(0, -1)},"records":[`;
  const last = yield* records;
  yield `],${JSON.stringify({ next: cursorAt(last, since, standing), has_more: last < head }).slice(1)}`;
}

/**
 * One page of a ranch's records, by revision, that never splits a revision. The records are read after the head, so that
 * none up to the head is missing; what is written meanwhile is told of by a later page.
 */
export function recordsRoute(app: FastifyInstance, deps: GrazingDeps): void {
  const config = { key: { scope: 'records' } } as const;
  app.get<RecordsRoute>(recordPaths.records(':ranchUuid'), { config }, async (request, reply) => {
    const reader = await readReader(deps, request, { ofRanch: standingColumn });
    const given = readWhole('since', request.query.since, 'A revision is needed');
    const limit = readLimit(request.query.limit);
    const { ranchUuid, sharers, ofRanch: standing } = reader;
    if (standing === null) throw notFound();
    const since = given ?? 0;
    assertKnown(standing, since, request.query.epoch);
    const head = standing.revision;
    const asked: Asked = { ranchUuid, after: Math.abs(since), head, withDeleted: given !== undefined };
    const gone = asked.after === head ? undefined : await holdForAnswer(deps, reply, sharers);
    const records = readPage(sharedFind(deps, sharers, gone), asked, limit);
    return sendAsMade(request, reply, writePage({ records, standing, since }));
  });
}
