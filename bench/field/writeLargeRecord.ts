import { newRecord } from '../../server/test/support/GrazingRanch';
import { changesCall, write, type FieldRanch } from './fieldRanch';
import { aLargeRecord } from './largeRecord';

/** The most changes that a call may hold. */
const AT_ONCE = 20_000;

/** Writes the large record into a ranch through the product's own call. */
export async function writeLargeRecord(ranch: FieldRanch): Promise<void> {
  const { paddocks, herds, counts, moves } = aLargeRecord();
  const changes = [
    ...paddocks.map(({ uuid, data }) => newRecord('paddock', { ...data }, uuid)),
    ...herds.map(({ uuid, data }) => newRecord('herd', { ...data }, uuid)),
    ...counts.map(({ uuid, data }) => newRecord('count', { ...data, classes: [...data.classes] }, uuid)),
    ...[...moves.values()]
      .flat()
      .map(({ uuid, data }) => newRecord('move', { ...data, paddock_uuids: [...data.paddock_uuids] }, uuid)),
  ];
  for (let start = 0; start < changes.length; start += AT_ONCE) {
    await write(ranch, changesCall(ranch, changes.slice(start, start + AT_ONCE)));
  }
}
