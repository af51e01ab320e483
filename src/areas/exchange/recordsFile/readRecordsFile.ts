import { SCHEMA_VERSION } from '@contract/grazing/changes';
import { withAddedFields } from '@contract/grazing/addedFields';
import { readRecord } from '@contract/grazing/readRecord';
import { isId } from '@contract/grazing/recordFields';
import { isRecordKind } from '@contract/grazing/records';
import { isTooDeep } from '@contract/http/jsonDepth';
import { withoutDirectionMarks } from '@contract/text/text';
import { decodeText } from '@domain/formats/shapes/decodeText';
import { FileRefused } from '@domain/formats/shapes/FileRefused';
import { t } from '@domain/words';
import { firstProblem } from '../bringing/firstProblem';
import type { FileAsked, WorkerAnswer } from '@shared/fileWorker/WorkerAnswer';
import { leftOutOf, type Outside } from './leftOutOf';
import type { FileRecord, RecordsFile } from './RecordsFile';

const NOT_OURS = t`This isn’t a Grazewell records.json. You can download one under Settings, Data`;
const BROKEN = t`This file breaks off or is damaged: it cannot be read as JSON`;
const TOO_NEW = t`This file comes from a newer version of Grazewell. Reload the page, and choose it again`;
const TOO_DEEP = t`Its fields are nested too deep`;
const EMPTY = t`There are no records in this file`;

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new FileRefused(/^\s*[[{]/.test(text) ? BROKEN : NOT_OURS);
  }
}

const nameIn = (data: unknown): string => {
  if (!isObject(data)) return '';
  const name = data.name ?? data.title ?? data.at ?? data.on;
  return typeof name === 'string' ? name.slice(0, 100) : '';
};

/** Fields without the marks that turn the direction of a text: notes could have them once, and no text is worth its record. */
const withoutMarks = (data: Fields): Fields =>
  Object.fromEntries(
    Object.entries(data).map(([field, value]) => [
      field,
      typeof value === 'string' ? withoutDirectionMarks(value) : value,
    ]),
  );

/** A record as the ranch may have it, or why it stays out. */
function readOne(value: unknown, ranchUuid: string, schema: number): FileRecord | Outside {
  if (!isObject(value)) return { why: t`It isn’t a record`, what: '' };
  const { kind, uuid, data } = value;
  const what = [typeof kind === 'string' ? kind.slice(0, 30) : '', nameIn(data)].filter(Boolean).join(' ');
  if (!isRecordKind(kind)) return { why: t`This version of Grazewell does not know what it is`, what };
  if (!isId(uuid) || (kind === 'ranch') !== (uuid === ranchUuid)) return { why: t`Its ID isn’t valid`, what };
  if (!isObject(data)) return { why: t`It has no fields`, what };
  if (isTooDeep(value)) return { why: TOO_DEEP, what };
  const read = readRecord(kind, withAddedFields(kind, withoutMarks(data), schema));
  if (read.problems !== undefined) return { why: firstProblem(read.problems), what };
  // The schema of this kind has read it.
  return { kind, uuid, data: read.data } as FileRecord;
}

function readText(text: string): RecordsFile {
  const file = parsed(text);
  if (!isObject(file) || !Array.isArray(file.records) || typeof file.schema !== 'number')
    throw new FileRefused(NOT_OURS);
  if (file.schema > SCHEMA_VERSION) throw new FileRefused(TOO_NEW);
  const ranchUuid = isId(file.ranch_uuid) ? file.ranch_uuid : '';
  const records = new Map<string, FileRecord>();
  const outside: Outside[] = [];
  for (const value of file.records as unknown[]) {
    const read = readOne(value, ranchUuid, file.schema);
    if ('why' in read) outside.push(read);
    else if (records.has(read.uuid)) outside.push({ why: t`It is in the file twice`, what: read.kind });
    else records.set(read.uuid, read);
  }
  if (records.size === 0) throw new FileRefused(EMPTY);
  const exportedAt = typeof file.exported_at === 'string' ? file.exported_at : '';
  return { ranchUuid, exportedAt, records: [...records.values()], leftOut: leftOutOf(outside) };
}

/** Reads a `records.json`: what the worker does. It never throws, and sends nothing anywhere. */
export async function readRecordsFile({ file }: FileAsked): Promise<WorkerAnswer<RecordsFile>> {
  try {
    return { read: readText(decodeText(new Uint8Array(await file.arrayBuffer()))) };
  } catch (error) {
    return { problem: error instanceof FileRefused ? error.message : BROKEN };
  }
}
