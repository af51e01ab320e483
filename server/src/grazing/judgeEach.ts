import { hasFieldsSince, withAddedFields } from '@contract/grazing/addedFields';
import { referencesOf } from '@contract/grazing/references';
import { changedMeanwhile } from './groupRefusals';
import { findGroupRevisions } from './groupsTable';
import { judgeChange } from './judgeChange';
import type { Writing } from './judgeTogether';
import type { FormedChange } from './readGroup';
import { findDataAt, type StoredRecord } from './recordsTable';
import type { Refusal } from './Refusal';
import type { Work } from './Work';

type Revisions = ReadonlyMap<string, number>;
type Stored = ReadonlyMap<string, StoredRecord>;

const isText = (value: unknown): value is string => typeof value === 'string';

const baseOf = ({ base }: FormedChange, revisions: Revisions): number | undefined =>
  isText(base) ? revisions.get(base) : (base ?? undefined);

/** What the records were on which changes were made, of those that have changed since. */
function findBefore({ trx, ranchUuid }: Work, changes: readonly FormedChange[], stored: Stored, revisions: Revisions) {
  const bases = changes.flatMap((change) => {
    const revision = baseOf(change, revisions);
    const there = stored.get(change.uuid);
    if (revision === undefined || there === undefined || change.fields === null) return [];
    if (there.revision > revision) return [{ uuid: change.uuid, revision }];
    // It was deleted by its last version: the one before says what it was.
    const isReturn = there.data === null && hasFieldsSince(change.kind, change.schema);
    return isReturn ? [{ uuid: change.uuid, revision: there.revision - 1 }] : [];
  });
  return findDataAt(trx, ranchUuid, bases);
}

/** What a record names as a change leaves it. A new record names what the change does, which is known. */
const referencesAfter = ({ kind, base, references }: FormedChange, after: object | null) =>
  after === null ? [] : base === null ? references : referencesOf(kind, after);

/**
 * Judges each change by the record that it is about, and answers what the group writes. A change that was made on a
 * revision above the head saw what this record never was: phones have such bases after a backup was restored.
 */
export async function judgeEach(
  work: Work,
  changes: readonly FormedChange[],
  stored: Stored,
  head: number,
): Promise<Map<string, Writing> | Refusal> {
  const { trx, ranchUuid, turns } = work;
  const groups = new Set(changes.map(({ base }) => base).filter(isText));
  const revisions = await findGroupRevisions(trx, ranchUuid, [...groups]);
  const before = await findBefore(work, changes, stored, revisions);
  const writings = new Map<string, Writing>();
  for (const [index, change] of changes.entries()) {
    if (turns.isOver()) await turns.next();
    const { uuid, kind } = change;
    const there = stored.get(uuid);
    const base = baseOf(change, revisions);
    if (base !== undefined && base > head) return changedMeanwhile(index, there);
    const was = before.get(uuid);
    const dataAtBase = was && withAddedFields(kind, was);
    const outcome = judgeChange(index, change, { stored: there, base, dataAtBase });
    if ('code' in outcome) return outcome;
    const { data: after } = outcome;
    if (after === undefined) continue;
    const references = referencesAfter(change, after);
    writings.set(uuid, { index, uuid, kind, before: there?.data ?? null, after, references });
  }
  return writings;
}
