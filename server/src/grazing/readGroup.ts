import { createHash } from 'node:crypto';
import type { ChangeBase, ChangeGroup } from '@contract/grazing/changes';
import { isFactAfter } from '@contract/grazing/isFactAfter';
import { isId } from '@contract/grazing/recordFields';
import { readFields, readRecord } from '@contract/grazing/readRecord';
import { isRecordKind, type RecordKind } from '@contract/grazing/records';
import { AHEAD_MAX_MS } from '@contract/http/limits';
import { canonicalJson } from '../platform/secrets';
import { invalidChange, refuse, type Refusal } from './Refusal';

/** A change whose form is good. `fields` are all of a new record, those that change of another; null deletes it. */
export interface FormedChange {
  kind: RecordKind;
  uuid: string;
  base: ChangeBase;
  fields: object | null;
}

/** A group is read in slices of this many milliseconds, and others are answered in between. */
const SLICE_MS = 10;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isBase = (value: unknown): value is ChangeBase =>
  value === null || isId(value) || (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0);

const FIELDS = ['kind', 'uuid', 'base', 'data'];

/** What is wrong with a change besides its data, by field. */
function envelopeProblems(change: Record<string, unknown>): Record<string, string> {
  const problems: Record<string, string> = {};
  for (const key of Object.keys(change)) if (!FIELDS.includes(key)) problems[key] = 'This field is not known here';
  if (!isRecordKind(change.kind)) problems.kind = 'This kind of record is not known here';
  if (!isId(change.uuid)) problems.uuid = 'A UUID in lower case is needed';
  if (!isBase(change.base)) problems.base = 'A revision, the uuid of a group, or null is needed';
  if (!isObject(change.data) && change.data !== null) problems.data = 'The fields are needed, or null';
  return problems;
}

function readChange(change: unknown, index: number, ranchUuid: string, now: Date): FormedChange | Refusal {
  if (!isObject(change)) return invalidChange(index, 'A change is an object with kind, uuid, base and data');
  const problems = envelopeProblems(change);
  const [name] = Object.keys(problems).slice(0, 1);
  const { kind, uuid, base, data } = change;
  if (name !== undefined || !isRecordKind(kind) || !isId(uuid) || !isBase(base)) return invalidChange(index, problems);
  if ((kind === 'ranch') !== (uuid === ranchUuid)) {
    return invalidChange(index, { uuid: "The ranch's own record, and nothing else, has the ranch's id" });
  }
  if (!isObject(data)) return { kind, uuid, base, fields: null };
  const read = base === null ? readRecord(kind, data) : readFields(kind, data);
  if (read.problems !== undefined) return invalidChange(index, read.problems);
  if (isFactAfter(kind, read.data, now.getTime() + AHEAD_MAX_MS)) {
    return refuse(index, 'in_future', { at: 'This lies ahead. What has not happened yet is a plan' });
  }
  return { kind, uuid, base, fields: read.data };
}

export interface ReadGroup {
  changes: readonly FormedChange[];
  /** SHA-256 of what was sent. */
  contentHash: Buffer;
}

/** Lets others be answered once this has worked for a slice of time. */
function slices(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since <= SLICE_MS) return;
    await new Promise((resolve) => setImmediate(resolve));
    since = performance.now();
  };
}

/**
 * Reads the changes of a group: all that can be judged without the ranch. Done in slices, so that the server goes on
 * answering others.
 */
export async function readGroup(
  { changes, ...head }: ChangeGroup<unknown>,
  { ranchUuid, now }: { ranchUuid: string; now: Date },
): Promise<ReadGroup | Refusal> {
  const formed: FormedChange[] = [];
  const seen = new Set<string>();
  const hash = createHash('sha256').update(canonicalJson(head));
  const nextSlice = slices();
  for (const [index, change] of changes.entries()) {
    await nextSlice();
    const read = readChange(change, index, ranchUuid, now);
    if ('code' in read) return read;
    if (seen.has(read.uuid)) return invalidChange(index, { uuid: 'A group changes a record once' });
    seen.add(read.uuid);
    formed.push(read);
    hash.update(canonicalJson(change as object));
  }
  return { changes: formed, contentHash: hash.digest() };
}
