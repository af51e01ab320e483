import { SCHEMA_VERSION } from '@contract/grazing/changes';
import { readSlices, type FindSlice } from './readSlices';

interface Whole {
  ranchUuid: string;
  /** The revision that the ranch is told at, whatever is written while it is read. */
  revision: number;
  /** ms since 1970 UTC. */
  at: number;
}

/** `records.json`: everything that lives on a ranch, as it can be read in again. A record is as the call `records` has it. */
export async function* writeRecords(find: FindSlice, { ranchUuid, revision, at }: Whole): AsyncGenerator<string, void> {
  const head = { schema: SCHEMA_VERSION, ranch_uuid: ranchUuid, exported_at: new Date(at).toISOString() };
  let before = `${JSON.stringify(head).slice(0, -1)},"records":[\n`;
  const wanted = { ranchUuid, after: 0, head: revision, withDeleted: false, asAtHead: true };
  for await (const slice of readSlices(find, wanted)) {
    yield before + slice;
    before = ',\n';
  }
  yield `${before === ',\n' ? '' : before}\n]}\n`;
}
