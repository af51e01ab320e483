import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { ChangeBase, ChangeGroup } from '@contract/grazing/changes';
import { hasFieldsSince, withAddedFields } from '@contract/grazing/addedFields';
import { isFactAfter } from '@contract/grazing/isFactAfter';
import { isId } from '@contract/grazing/recordFields';
import { readFields, readRecord } from '@contract/grazing/readRecord';
import { isRecordKind, type RecordKind } from '@contract/grazing/records';
import { referencesOf, type Reference } from '@contract/grazing/references';
import { AHEAD_MAX_MS } from '@contract/http/limits';
import { salted, type Salted } from '../chain';
import { LEFT_OUT, readKept } from '../http/LargeJson';
import { canonicalJson } from '../platform/secrets';
import { inTurns, type Turns } from '../platform/turns';
import { changeTooLarge, timeAhead } from './groupRefusals';
import { invalidChange, type Refusal } from './Refusal';

/** A change whose form is good. `fields` are all of a new record, those that change of another; null deletes it. */
export interface FormedChange {
  kind: RecordKind;
  uuid: string;
  base: ChangeBase;
  fields: object | null;
  /** The fields are as they were sent: nothing was trimmed, folded, or added for a sender of an older version. */
  isAsSent: boolean;
  /** With which version of the fields it was recorded. */
  schema: number;
  /** What these fields name. */
  references: readonly Reference[];
  /** The hash of a new record, whose data are final; null for any other. */
  sealed: Salted | null;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isBase = (value: unknown): value is ChangeBase =>
  value === null || isId(value) || (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0);

const UNKNOWN_NAMED_MAX = 20;
const FIELDS = ['kind', 'uuid', 'base', 'data'];

/** What is wrong with a change besides its data, by field. */
function envelopeProblems(change: Record<string, unknown>): Record<string, string> {
  const problems: Record<string, string> = {};
  const unknown = Object.keys(change).filter((key) => !FIELDS.includes(key));
  for (const key of unknown.slice(0, UNKNOWN_NAMED_MAX)) problems[key] = 'We don’t know this field';
  if (!isRecordKind(change.kind)) problems.kind = 'We don’t know this kind of record';
  if (!isId(change.uuid)) problems.uuid = 'A UUID in lower case is needed';
  if (!isBase(change.base)) problems.base = 'A revision, the uuid of a group, or null is needed';
  if (!isObject(change.data) && change.data !== null) problems.data = 'The fields are needed, or null';
  return problems;
}

/** What a group is read with: of which ranch, with which version of the fields, and when. */
interface Reading {
  ranchUuid: string;
  schema: number;
  now: Date;
}

function readChange(sent: unknown, index: number, { ranchUuid, schema, now }: Reading): FormedChange | Refusal {
  const change = readKept(sent);
  if (change === LEFT_OUT) return changeTooLarge(index);
  if (!isObject(change)) return invalidChange(index, 'A change is an object with kind, uuid, base and data');
  const problems = envelopeProblems(change);
  const [name] = Object.keys(problems).slice(0, 1);
  const { kind, uuid, base, data } = change;
  if (name !== undefined || !isRecordKind(kind) || !isId(uuid) || !isBase(base)) return invalidChange(index, problems);
  if ((kind === 'ranch') !== (uuid === ranchUuid)) {
    return invalidChange(index, { uuid: "The ranch's own record, and nothing else, has the ranch's id" });
  }
  if (!isObject(data)) return { kind, uuid, base, fields: null, schema, isAsSent: true, references: [], sealed: null };
  const read = base === null ? readRecord(kind, withAddedFields(kind, data, schema)) : readFields(kind, data);
  if (read.problems !== undefined) return invalidChange(index, read.problems);
  if (isFactAfter(kind, read.data, now.getTime() + AHEAD_MAX_MS)) return timeAhead(index);
  const mayBeAddedTo = base !== null && hasFieldsSince(kind, schema);
  const isAsSent = !mayBeAddedTo && isDeepStrictEqual(read.data, data);
  const references = referencesOf(kind, read.data);
  const sealed = base === null ? salted(read.data) : null;
  return { kind, uuid, base, fields: read.data, schema, isAsSent, references, sealed };
}

/**
 * SHA-256 of a group as it was sent, whatever it says: a group is known by it when it comes again. Without anything `said`
 * it is the same whether that is null or left out.
 */
export async function hashOfGroup({ changes, said, ...rest }: ChangeGroup<unknown>, turns: Turns): Promise<Buffer> {
  const head = said === null || said === undefined ? rest : { ...rest, said };
  const hash = createHash('sha256').update(canonicalJson(head));
  await inTurns(changes, turns, (sent) => {
    const change = readKept(sent);
    hash.update(typeof change === 'object' && change !== null ? canonicalJson(change) : String(change));
  });
  return hash.digest();
}

/** Reads the changes of a group: all that can be judged without the ranch. */
export async function readGroup(
  { changes }: ChangeGroup<unknown>,
  { turns, ...reading }: Reading & { turns: Turns },
): Promise<readonly FormedChange[] | Refusal> {
  const formed: FormedChange[] = [];
  const seen = new Set<string>();
  for (const [index, change] of changes.entries()) {
    if (turns.isOver()) await turns.next();
    const read = readChange(change, index, reading);
    if ('code' in read) return read;
    if (seen.has(read.uuid)) return invalidChange(index, { uuid: 'A group changes a record once' });
    seen.add(read.uuid);
    formed.push(read);
  }
  return formed;
}
