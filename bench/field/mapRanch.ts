import { randomUUID } from 'node:crypto';
import type { Change } from '../../contract/grazing/changes';
import { DAY_MS } from '../../domain/grazing/time';
import { newRecord } from '../../server/test/support/GrazingRanch';
import { changesCall, makeFieldRanch, write, type FieldRanch } from './fieldRanch';
import { madeLand } from './madeLand';

/** Changes of one call: with their shapes they come to some MiB. */
const AT_ONCE = 4_000;
/** A herd has so many paddocks to itself. */
const PADDOCKS_A_HERD = 100;
const DAYS_A_STAY = 2;
const COLORS = ['#8a4b2a', '#2a5c8a', '#6b8a2a', '#8a2a5c'] as const;

/** A herd that went through its paddocks one after the other, and is in the last one now. */
function herdOf(paddocks: readonly string[], index: number, now: number): Change[] {
  const herd_uuid = randomUUID();
  const moves = paddocks.slice(0, Math.ceil(paddocks.length * 0.8)).map((paddock, place, all) => {
    const at = new Date(now - (all.length - place) * DAYS_A_STAY * DAY_MS).toISOString();
    return newRecord('move', { herd_uuid, at, paddock_uuids: [paddock], planned_days: DAYS_A_STAY });
  });
  const at = new Date(now - paddocks.length * DAYS_A_STAY * DAY_MS).toISOString();
  const color = COLORS[index % COLORS.length] ?? COLORS[0];
  return [
    newRecord('herd', { name: `Herd ${index + 1}`, color }, herd_uuid),
    newRecord('count', { herd_uuid, at }),
    ...moves,
  ];
}

/** A ranch of so many paddocks with shapes, most of them grazed one after the other. */
export async function makeMapRanch(address: string, email: string, count: number): Promise<FieldRanch> {
  const ranch = await makeFieldRanch(address, email);
  const shapes = madeLand(count);
  const paddocks = shapes.map((shape, index) =>
    newRecord('paddock', { name: `Paddock ${index + 1}`, shape, acres: null }),
  );
  const uuids = paddocks.map(({ uuid }) => uuid);
  const now = Date.now();
  const herds = Array.from({ length: count / PADDOCKS_A_HERD }, (_, index) =>
    herdOf(uuids.slice(index * PADDOCKS_A_HERD, (index + 1) * PADDOCKS_A_HERD), index, now),
  );
  const changes = [...paddocks, ...herds.flat()];
  for (let start = 0; start < changes.length; start += AT_ONCE) {
    await write(ranch, changesCall(ranch, changes.slice(start, start + AT_ONCE)));
  }
  return ranch;
}
