import { isId } from '@contract/grazing/recordFields';
import { invalid } from '../http/refusals';
import type { Writer } from '../ranches';
import type { GrazingDeps } from './GrazingDeps';
import { isKnownToRanch } from './groupsTable';
import { inConnections } from './inShares';

/** The person of a file whom the ranch doesn't know. No account has this uuid. */
const SOMEBODY = '00000000-0000-0000-0000-000000000000';

/** The person from whose device's file the groups of a call were read, null without one. Throws 422 for what isn't a uuid. */
export function readFileOf(value: string | string[] | undefined): string | null {
  if (value === undefined) return null;
  if (isId(value)) return value;
  throw invalid({ file_of: 'A UUID in lower case is needed, once' });
}

/**
 * What is kept of that person with the groups. Whom the ranch's team or record doesn't name becomes nobody in particular,
 * whether there is such an account or not: a history tells names, and must tell no outsider's. That the groups came by a
 * file is kept all the same.
 */
export async function keptFileOf(
  deps: Pick<GrazingDeps, 'db' | 'shares'>,
  { ranchUuid, sharers }: Pick<Writer, 'ranchUuid' | 'sharers'>,
  fileOf: string | null,
): Promise<string | null> {
  if (fileOf === null) return null;
  const isKnown = await inConnections(deps, sharers, (db) => isKnownToRanch(db, ranchUuid, fileOf));
  return isKnown ? fileOf : SOMEBODY;
}
