import { randomUUID } from 'node:crypto';
import { newRecord } from '../../server/test/support/GrazingRanch';
import { changesCall, makeFieldRanch, write, type FieldRanch } from '../field/fieldRanch';
import { aLargeRecord, herdUuid, paddockUuid } from '../field/largeRecord';
import { madeLand } from '../field/madeLand';

/** Changes of one call: with their shapes they come to some MiB. */
const AT_ONCE = 4_000;
const MADE_ID = /0000000\d-0000-7000-8000-[0-9a-f]{12}/g;

export interface KeptRanch extends FieldRanch {
  herdAt: (index: number) => string;
  paddockAt: (index: number) => string;
}

/** Other ids in place of those that count up, which a disk would take less for than for what people record. */
function ownIds() {
  const ids = new Map<string, string>();
  return (made: string): string => {
    const id = ids.get(made) ?? randomUUID();
    ids.set(made, id);
    return id;
  };
}

/** The large record with ids of chance and the shapes of its paddocks: about what OFFLINE.md was measured with. */
function changesOf(idOf: (made: string) => string): unknown[] {
  const { paddocks, herds, counts, moves } = aLargeRecord();
  const shapes = madeLand(paddocks.length);
  const changes = [
    ...paddocks.map(({ uuid, data }, index) =>
      newRecord('paddock', { ...data, acres: null, shape: shapes[index] ?? null }, uuid),
    ),
    ...herds.map(({ uuid, data }) => newRecord('herd', { ...data }, uuid)),
    ...counts.map(({ uuid, data }) => newRecord('count', { ...data, classes: [...data.classes] }, uuid)),
    ...[...moves.values()]
      .flat()
      .map(({ uuid, data }) => newRecord('move', { ...data, paddock_uuids: [...data.paddock_uuids] }, uuid)),
  ];
  return JSON.parse(JSON.stringify(changes).replace(MADE_ID, idOf)) as unknown[];
}

/** A ranch of 10,000 paddocks with shapes, 200 herds and counts, and 100,000 moves. */
export async function makeKeptRanch(address: string, email: string): Promise<KeptRanch> {
  const ranch = await makeFieldRanch(address, email);
  const idOf = ownIds();
  const changes = changesOf(idOf);
  for (let start = 0; start < changes.length; start += AT_ONCE) {
    await write(ranch, changesCall(ranch, changes.slice(start, start + AT_ONCE)));
  }
  return { ...ranch, herdAt: (index) => idOf(herdUuid(index)), paddockAt: (index) => idOf(paddockUuid(index)) };
}
