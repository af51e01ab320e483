import type { Entered } from '@domain/entered/howEntered';
import type { Db } from '../db/Database';
import { ALL_DAYS, findEntered, markOf, type EnteredAsked, type EnteredRow } from './enteredTable';
import type { GrazingDeps } from './GrazingDeps';
import { inConnections } from './inShares';
import { NIL } from './recordSlices';

const SLICE = 1_000;

interface Reader {
  readonly ranchUuid: string;
  readonly sharers: readonly string[];
}

/** How the counts, transfers and moves of some time came (rule V7), a slice of them at a time. */
export async function* enteredSlices(
  deps: Pick<GrazingDeps, 'db' | 'shares'>,
  asked: EnteredAsked,
  sharers: readonly string[],
  gone: AbortSignal,
): AsyncGenerator<readonly EnteredRow[], void> {
  for (let behind = NIL; ;) {
    const find = (db: Db) => findEntered(db, asked, behind, SLICE);
    const rows = await inConnections(deps, sharers, find, gone);
    yield rows;
    const last = rows.at(-1);
    if (last === undefined) break;
    behind = last.uuid;
  }
}

/** How all of a ranch's counts, transfers and moves came, by their ids. */
export async function readEntered(
  deps: Pick<GrazingDeps, 'db' | 'shares'>,
  { ranchUuid, sharers }: Reader,
  gone: AbortSignal,
): Promise<(readonly [uuid: string, mark: Entered])[]> {
  const all: (readonly [string, Entered])[] = [];
  for await (const rows of enteredSlices(deps, { ranchUuid, ...ALL_DAYS }, sharers, gone))
    for (const row of rows) all.push([row.uuid, markOf(row)]);
  return all;
}
