import type { Entry, GrazingRecords, MoveData } from '../../domain/grazing/records';
import { DAY_MS } from '../../domain/grazing/time';

const PADDOCKS = 10_000;
const HERDS = 200;
const MOVES = 100_000;
const DAYS = 14 * 30;
const FIRST = Date.UTC(2025, 8, 1);
/** Far from every multiple of the number of paddocks, so that herds come everywhere. */
const STRIDE = 7_919;

/** After this instant nothing was recorded (ms since 1970). */
export const MOST_RECENT = FIRST + DAYS * DAY_MS;

/** An id of the form that clients make, the same in each run. */
const uuidOf = (kind: number, index: number) => `0000000${kind}-0000-7000-8000-${index.toString(16).padStart(12, '0')}`;
export const paddockUuid = (index: number) => uuidOf(1, index);
export const herdUuid = (index: number) => uuidOf(2, index);

const iso = (at: number) => new Date(at).toISOString();
const each = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_none, at) => make(at));

const paddock = (index: number) => ({
  uuid: paddockUuid(index),
  data: {
    name: `Paddock ${index}`,
    acres: 10 + (index % 50),
    grazeable_percent: 100,
    parent_uuid: null,
    starts_at: null,
    retired_at: null,
    rest_target_days: null,
  },
});

const cows = { animal: 'cows', head: 120, average_weight_lb: 1_000, gain_lb_per_day: 0 } as const;

const count = (herd: number) => ({
  uuid: uuidOf(3, herd),
  data: { herd_uuid: herdUuid(herd), at: iso(FIRST), classes: [{ ...cows, au_per_head: null, intake_percent: null }] },
});

function movesOf(herd: number): Entry<MoveData>[] {
  const moves = MOVES / HERDS;
  return each(moves, (index) => ({
    uuid: uuidOf(4, herd * moves + index),
    data: {
      herd_uuid: herdUuid(herd),
      at: iso(FIRST + (index / moves) * DAYS * DAY_MS + herd * 1_000),
      paddock_uuids: [paddockUuid(((index * HERDS + herd) * STRIDE) % PADDOCKS)],
      off: null,
      strip_acres: null,
      planned_days: 1,
      plan_uuid: null,
    },
  }));
}

/** A ranch of 10,000 paddocks with 100,000 moves of 200 herds in 14 months. */
export const aLargeRecord = (): GrazingRecords => ({
  ranch: {
    time_zone: 'America/Denver',
    standard_weight_lb: 1_000,
    standard_intake_lb: 30,
    rest_target_growing_days: 45,
    rest_target_dormant_days: 90,
    utilisation_percent: 50,
  },
  seasons: [{ uuid: 'season', data: { name: '2026', type: 'year', starts_on: '2026-01-01', ends_on: null } }],
  paddocks: each(PADDOCKS, paddock),
  herds: each(HERDS, (herd) => ({
    uuid: herdUuid(herd),
    data: { name: `Herd ${herd}`, ours: true, retired_at: null },
  })),
  counts: each(HERDS, count),
  transfers: [],
  moves: new Map(each(HERDS, (herd) => [herdUuid(herd), movesOf(herd)])),
  forage: new Map(),
  feed: [],
});
