import { randomUUID } from 'node:crypto';
import type { Change } from '../../contract/grazing/changes';
import { DAY_MS } from '../../domain/grazing/time';
import { newRecord } from '../../server/test/support/GrazingRanch';
import { changesCall, makeFieldRanch, write, type FieldRanch } from './fieldRanch';

const PADDOCKS = 300;
const HERDS = 6;
const DAYS = 400;
const DAYS_A_STAY = 2;
const PLANS = 20;
const COLORS = ['#8a4b2a', '#2a5c8a', '#6b8a2a', '#8a2a5c', '#b3541e', '#4d6b2c'] as const;

/** A herd that went round its own paddocks for all the days, and is planned to go on. */
function herdOf(paddocks: readonly string[], index: number, now: number): Change[] {
  const herd_uuid = randomUUID();
  const first = now - DAYS * DAY_MS;
  const placeOf = (step: number): string[] => paddocks.slice(step % paddocks.length).slice(0, 1);
  const steps = DAYS / DAYS_A_STAY;
  const at = (step: number) => new Date(first + step * DAYS_A_STAY * DAY_MS).toISOString();
  const moves = Array.from({ length: steps }, (_none, step) =>
    newRecord('move', { herd_uuid, at: at(step), paddock_uuids: placeOf(step), planned_days: DAYS_A_STAY }),
  );
  const plans = Array.from({ length: PLANS }, (_none, ahead) => {
    const step = steps + ahead;
    return newRecord('plan', { herd_uuid, at: at(step), paddock_uuids: placeOf(step), days: DAYS_A_STAY });
  });
  const color = COLORS[index % COLORS.length] ?? COLORS[0];
  return [
    newRecord('herd', { name: `Herd ${index + 1}`, color }, herd_uuid),
    newRecord('count', { herd_uuid, at: new Date(first).toISOString() }),
    ...moves,
    ...plans,
  ];
}

/** A ranch of 300 paddocks that six herds have grazed for 400 days, each with 20 planned moves. */
export async function makeChartRanch(address: string, email: string): Promise<FieldRanch> {
  const ranch = await makeFieldRanch(address, email);
  const paddocks = Array.from({ length: PADDOCKS }, (_none, index) =>
    newRecord('paddock', { name: `Paddock ${index + 1}`, acres: 40 + (index % 50) }),
  );
  const uuids = paddocks.map(({ uuid }) => uuid);
  const each = PADDOCKS / HERDS;
  const herds = Array.from({ length: HERDS }, (_none, index) =>
    herdOf(uuids.slice(index * each, (index + 1) * each), index, Date.now()),
  );
  await write(ranch, changesCall(ranch, [...paddocks, ...herds.flat()]));
  return ranch;
}
