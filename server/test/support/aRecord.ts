import { DEFAULT_RANCH_SETTINGS } from '@contract/grazing/ranchSettings';
import type { RecordDataByKind, RecordKind } from '@contract/grazing/records';

/** What a herd or paddock that a sample names is called, where it need not be there. */
const SOMETHING = '0190a5b4-3c1e-7d7e-8b8f-4f9f3d1c2a00';
const AT = '2026-04-20T12:00:00.000Z';
const note = '';

const SAMPLES: RecordDataByKind = {
  ranch: { ...DEFAULT_RANCH_SETTINGS, time_zone: 'America/Denver' },
  season: { name: '1950', type: 'growing', starts_on: '1950-04-01', ends_on: '1950-10-31' },
  paddock: {
    name: 'Creek',
    shape: null,
    acres: 40.5,
    grazeable_percent: 90,
    rating: 7,
    parent_uuid: null,
    starts_at: null,
    retired_at: null,
    rest_target_days: null,
    grass_type: 'Blue grama',
    note,
  },
  herd: { name: 'Cows', color: '#8a4b2a', ours: true, retired_at: null, note },
  count: {
    herd_uuid: SOMETHING,
    at: AT,
    classes: [
      {
        animal: 'cows',
        head: 120,
        average_weight_lb: 1_150,
        gain_lb_per_day: 0.5,
        au_per_head: null,
        intake_percent: null,
      },
    ],
    reason: 'counted',
    note,
  },
  transfer: {
    at: AT,
    from_herd_uuid: null,
    to_herd_uuid: SOMETHING,
    animal: 'calves',
    head: 3,
    average_weight_lb: 90,
    reason: 'born',
    note,
  },
  move: {
    herd_uuid: SOMETHING,
    at: AT,
    paddock_uuids: [SOMETHING],
    off: null,
    strip_acres: null,
    planned_days: 3,
    plan_uuid: null,
    note,
  },
  plan: { herd_uuid: SOMETHING, paddock_uuids: [SOMETHING], at: AT, days: 4, note },
  forage: { paddock_uuid: SOMETHING, at: AT, lb_per_acre: 1_200, measure: 'standing', method: 'clipped', note },
  feed: { at: AT, lb: 800, what: 'hay', use: 'put_out', herd_uuid: SOMETHING, paddock_uuid: null, note },
  mark: { what: 'calving', starts_on: '2026-03-01', ends_on: '2026-04-15', paddock_uuid: null, lb: null, note },
  place: {
    what: 'water',
    name: 'Spring',
    shape: { type: 'Point', coordinates: [-105.5, 38.5] },
    retired_at: null,
    note,
  },
  task: {
    title: 'Mend the fence',
    due_on: '2026-06-20',
    assignee_uuid: null,
    paddock_uuid: null,
    herd_uuid: null,
    repeat_days: 14,
    done_at: null,
    note,
  },
  note: { at: AT, text: 'Elk on the hill', paddock_uuid: null, herd_uuid: null, point: null },
  rain: { on: '2026-04-20', inches: 0.25 },
  photo: {
    at: AT,
    sha256: 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    bytes: 400_000,
    width: 2_560,
    height: 1_920,
    caption: 'The broken gate',
    point: { type: 'Point', coordinates: [-105.5, 38.5] },
    bearing_deg: 359.5,
    paddock_uuid: null,
    subject_kind: 'note',
    subject_uuid: SOMETHING,
  },
};

/** A good record of a kind, with what is to differ. What it names need not be there. */
export function aRecord<Kind extends RecordKind>(
  kind: Kind,
  fields: Partial<RecordDataByKind[Kind]> = {},
): RecordDataByKind[Kind] {
  return { ...SAMPLES[kind], ...fields };
}
