import { SCHEMA_VERSION } from '@contract/grazing/changes';
import type { Db } from '../db/Database';
import { invalid, notFound } from '../http/refusals';
import { typeOfExport, writeExport, type ExportAsked } from './exportFiles';
import type { ExportThread } from './ExportThread';
import { FIGURED } from './grazingRecords';
import type { ExportedFile } from './KeptExports';
import { findPage } from './pagesTable';
import { findLiveJson } from './recordsTable';

/** A file of more records is written beside the server: what is less holds others up for a tenth of a second at most. */
const RECORDS_HERE_MAX = 1_000;

interface Reading {
  db: Db;
  thread: ExportThread;
  ranchUuid: string;
  asked: ExportAsked;
}

/** Everything that lives on a ranch, as it can be read in again. A record is written as the call `records` has it. */
async function readRecords({ db, ranchUuid, asked }: Reading): Promise<ExportedFile> {
  const records = await findPage(db, { ranchUuid, after: 0, head: Number.MAX_SAFE_INTEGER, withDeleted: false });
  const head = { schema: SCHEMA_VERSION, ranch_uuid: ranchUuid, exported_at: new Date(asked.at).toISOString() };
  const body = `${JSON.stringify(head).slice(0, -1)},"records":[\n${records.join(',\n')}\n]}\n`;
  return { type: 'application/json; charset=utf-8', body: Buffer.from(body) };
}

/** A ranch's record or its figures as a file. Throws 404 for a file that there is none of, 422 for an unknown season. */
export async function readExport(reading: Reading): Promise<ExportedFile> {
  const { db, thread, ranchUuid, asked } = reading;
  if (asked.name === 'records.json') return readRecords(reading);
  const type = typeOfExport(asked.name);
  if (type === undefined) throw notFound();
  const kinds = asked.name === 'grazing.xlsx' ? ([...FIGURED, 'rain'] as const) : FIGURED;
  const records = await findLiveJson(db, ranchUuid, kinds);
  const lines = records.join(',\n');
  const written = await (records.length > RECORDS_HERE_MAX ? thread.write(asked, lines) : writeExport(asked, lines));
  if (written === null) throw invalid({ season: 'There is no such season on this ranch' });
  return { type, body: Buffer.from(written.buffer, written.byteOffset, written.byteLength) };
}
