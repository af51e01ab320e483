import { aMe, RANCH_UUID } from './factories';

let revisions = 0;

/** An id that is made of a name of up to 16 letters. */
function uuidOf(name: string): string {
  const hex = Buffer.from(name).toString('hex').padEnd(32, '0');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-');
}

/** Ids of records that a test speaks of by name. */
export const CREEK = uuidOf('creek');
export const MESA = uuidOf('mesa');
export const COWS = uuidOf('cows');

interface Values {
  uuid?: string;
  revision?: number;
}

/** A record as the server sends it, each with a later revision than those before it. */
function record<Data extends object>(
  kind: string,
  name: string,
  data: Data,
  { uuid = uuidOf(name), revision }: Values,
) {
  revisions = revision ?? revisions + 1;
  return { kind, uuid, revision: revisions, changed_at: '2026-06-01T12:00:00.000Z', changed_by: aMe().uuid, data };
}

export const aRanchRecord = (data: object = {}, values: Values = {}) =>
  record(
    'ranch',
    'ranch',
    {
      time_zone: 'America/Denver',
      standard_weight_lb: 1_000,
      standard_intake_lb: 30,
      rest_target_growing_days: 45,
      rest_target_dormant_days: 90,
      utilisation_percent: 50,
      ...data,
    },
    { uuid: RANCH_UUID, ...values },
  );

export const aSeasonRecord = (name: string, data: object = {}, values: Values = {}) =>
  record('season', name, { name, type: 'year', starts_on: '2026-01-01', ends_on: null, ...data }, values);

export const aPaddockRecord = (name: string, data: object = {}, values: Values = {}) =>
  record(
    'paddock',
    name,
    {
      name,
      shape: null,
      acres: 100,
      grazeable_percent: 100,
      rating: null,
      parent_uuid: null,
      starts_at: null,
      retired_at: null,
      rest_target_days: null,
      grass_type: '',
      note: '',
      ...data,
    },
    values,
  );

export const aHerdRecord = (name: string, data: object = {}, values: Values = {}) =>
  record('herd', name, { name, color: '#336699', ours: true, retired_at: null, note: '', ...data }, values);

export const countData = (head: number, at = '2026-06-01T12:00:00.000Z', herd_uuid = COWS) => ({
  herd_uuid,
  at,
  classes: [
    {
      animal: 'cows' as const,
      head,
      average_weight_lb: 1_000,
      gain_lb_per_day: 0,
      au_per_head: null,
      intake_percent: null,
    },
  ],
  reason: 'counted' as const,
  note: '',
});

export const aCountRecord = (head: number, data: object = {}, values: Values = {}) =>
  record('count', `count${revisions}`, { ...countData(head), ...data }, values);

export const moveData = (paddock: string, at = '2026-06-02T12:00:00.000Z', herd_uuid = COWS) => ({
  herd_uuid,
  at,
  paddock_uuids: [paddock],
  off: null,
  strip_acres: null,
  planned_days: null,
  plan_uuid: null,
  note: '',
});

export const aMoveRecord = (paddock: string, data: object = {}, values: Values = {}) =>
  record('move', `move${revisions}`, { ...moveData(paddock), ...data }, values);

/** Rio Seco's record: two paddocks, and a herd of 120 cows in the creek. */
export function aRecord() {
  revisions = 0;
  return [
    aRanchRecord(),
    aPaddockRecord('creek'),
    aPaddockRecord('mesa'),
    aHerdRecord('cows'),
    aCountRecord(120),
    aMoveRecord(CREEK),
  ];
}

export const EPOCH = 'epoch-1';
