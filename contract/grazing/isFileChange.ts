import { isTooDeep } from '../http/jsonDepth';
import { withAddedFields } from './addedFields';
import type { ChangeBase } from './changes';
import type { FileGroup } from './changesFile';
import { readFields, readRecord } from './readRecord';
import { isId } from './recordFields';
import { isRecordKind, type RecordKind } from './records';

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isBase = (value: unknown): value is ChangeBase =>
  value === null || isId(value) || (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0);

const FIELDS: ReadonlySet<string> = new Set(['kind', 'uuid', 'base', 'data']);

/** Whether the fields of a change are of their kinds: what they are is shown before the server judges it. */
export function areFields(kind: RecordKind, base: ChangeBase, data: Fields, schema: number): boolean {
  if (Object.hasOwn(data, '__proto__') || isTooDeep(data)) return false;
  const read = base === null ? readRecord(kind, withAddedFields(kind, data, schema)) : readFields(kind, data);
  return read.problems === undefined;
}

/** Whether a value is a change as a device sends it, on that ranch and with that version of the fields. */
export function isFileChange(
  value: unknown,
  schema: number,
  ranchUuid: string,
): value is FileGroup['group']['changes'][number] {
  if (!isObject(value) || Object.keys(value).some((field) => !FIELDS.has(field))) return false;
  const { kind, uuid, base, data } = value;
  if (!isRecordKind(kind) || !isId(uuid) || !isBase(base)) return false;
  // The ranch's own record, and nothing else, has the ranch's id.
  if ((kind === 'ranch') !== (uuid === ranchUuid)) return false;
  return data === null || (isObject(data) && areFields(kind, base, data, schema));
}
