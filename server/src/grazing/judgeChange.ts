import { isDeepStrictEqual } from 'node:util';
import { withAddedFields } from '@contract/grazing/addedFields';
import { readRecord, wholeProblems } from '@contract/grazing/readRecord';
import { changedMeanwhile, ranchRecordStays } from './groupRefusals';
import type { FormedChange } from './readGroup';
import type { StoredRecord } from './recordsTable';
import { invalidChange, type Refusal } from './Refusal';

/** What a change is judged by. */
export interface Grounds {
  stored: StoredRecord | undefined;
  /** The revision that the change was made on; undefined for a new record. */
  base: number | undefined;
  /**
   * What the record was then, where it has changed since; undefined where it was not there yet. Of a deleted one that a
   * sender of an older version brings back, what it was before.
   */
  dataAtBase: object | null | undefined;
}

/** What a change leaves, null for a deleted record; undefined where everything is so already. */
export interface Outcome {
  data: object | null | undefined;
}

const valueOf = (data: object, field: string): unknown => (data as Readonly<Record<string, unknown>>)[field];

function judgeNew(index: number, fields: object, stored: StoredRecord | undefined): Outcome | Refusal {
  if (stored === undefined) return { data: fields };
  const isThere = stored.data !== null && isDeepStrictEqual(stored.data, fields);
  return isThere ? { data: undefined } : changedMeanwhile(index, stored);
}

function judgeDeletion(index: number, kind: string, { stored, base }: Grounds): Outcome | Refusal {
  if (kind === 'ranch') return ranchRecordStays(index);
  if (stored === undefined) return changedMeanwhile(index, stored);
  if (stored.data === null) return { data: undefined };
  const isSeen = base !== undefined && stored.revision <= base;
  return isSeen ? { data: null } : changedMeanwhile(index, stored);
}

/** A deleted record comes back with all the fields that its sender's version has: the others keep their last values. */
function judgeReturn(
  index: number,
  { kind, schema }: FormedChange,
  fields: object,
  stored: StoredRecord,
  { base, dataAtBase }: Grounds & { base: number },
): Outcome | Refusal {
  if (stored.revision > base) return changedMeanwhile(index, stored);
  const whole = readRecord(kind, withAddedFields(kind, fields, schema, dataAtBase ?? undefined));
  return whole.problems === undefined ? { data: whole.data } : invalidChange(index, whole.problems);
}

/** Fields of a record that is there. Only what others have changed in the same fields since is in the way. */
function judgeFields(
  index: number,
  { kind }: FormedChange,
  fields: object,
  stored: StoredRecord & { data: object },
  { base, dataAtBase }: Grounds & { base: number },
): Outcome | Refusal {
  const now = stored.data;
  const differing = Object.keys(fields).filter((key) => !isDeepStrictEqual(valueOf(now, key), valueOf(fields, key)));
  if (differing.length === 0) return { data: undefined };
  if (stored.revision > base) {
    const before = dataAtBase ?? undefined;
    const isTouched = (key: string) =>
      before === undefined || !isDeepStrictEqual(valueOf(before, key), valueOf(now, key));
    if (differing.some(isTouched)) return changedMeanwhile(index, stored);
  }
  const merged = { ...now, ...fields };
  const problems = wholeProblems(kind, merged);
  return problems === undefined ? { data: merged } : invalidChange(index, problems);
}

/** Judges a change by the record that it is about. */
export function judgeChange(index: number, change: FormedChange, grounds: Grounds): Outcome | Refusal {
  const { stored, base } = grounds;
  const { kind, fields } = change;
  if (stored !== undefined && stored.kind !== kind) {
    return invalidChange(index, { uuid: 'This ID belongs to another kind of record' });
  }
  if (fields === null) return judgeDeletion(index, kind, grounds);
  if (change.base === null) return judgeNew(index, fields, stored);
  if (stored === undefined || base === undefined) return changedMeanwhile(index, stored);
  const { data } = stored;
  if (data === null) return judgeReturn(index, change, fields, stored, { ...grounds, base });
  return judgeFields(index, change, fields, { ...stored, data }, { ...grounds, base });
}
