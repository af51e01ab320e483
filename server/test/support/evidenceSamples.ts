import type { RecordDataByKind } from '@contract/grazing/records';

/** What a herd or paddock that a sample names is called, where it need not be there. */
export const SOMETHING = '0190a5b4-3c1e-7d7e-8b8f-4f9f3d1c2a00';
export const AT = '2026-04-20T12:00:00.000Z';
export const POINT: NonNullable<RecordDataByKind['note']['point']> = { type: 'Point', coordinates: [-105.5, 38.5] };
const note = '';

type EvidenceKind =
  | 'grazing_season'
  | 'confinement'
  | 'demand'
  | 'key_area'
  | 'use_reading'
  | 'photo_point'
  | 'transect'
  | 'transect_reading'
  | 'unit'
  | 'attestation'
  | 'trigger'
  | 'decision';

/** Good records of the kinds that others ask a ranch for. What they name need not be there. */
export const EVIDENCE_SAMPLES: Pick<RecordDataByKind, EvidenceKind> = {
  grazing_season: { starts_on: '2026-05-01', ends_on: '2026-10-15', note },
  confinement: { herd_uuid: SOMETHING, animal: null, starts_at: AT, ends_at: null, reason: 'weather', note },
  demand: {
    animal: 'cows',
    herd_uuid: null,
    starts_on: '2026-05-01',
    stage: 'lactating',
    dmd_lb: null,
    dmd_percent: 2.3,
    exempt: 'none',
    source: 'Michigan notes',
  },
  key_area: {
    name: 'Below the spring',
    paddock_uuid: SOMETHING,
    point: POINT,
    plant: 'Blue grama',
    season_of_use: 'May to June',
    min_stubble_in: 4,
    max_use_percent: 40,
    retired_at: null,
    note,
  },
  use_reading: {
    key_area_uuid: SOMETHING,
    at: AT,
    heights_in: [4, 5.5, 3],
    mean_in: null,
    readings: null,
    use_percent: 35,
    method: 'stubble',
    by: 'Maria',
    cause: '',
    note,
  },
  photo_point: {
    name: 'Gate to the north',
    paddock_uuid: SOMETHING,
    point: POINT,
    bearing_deg: 12.5,
    camera_height_in: 60,
    lens: '26 mm',
    landmark: 'The lone juniper',
    purpose: 'Bare ground below the gate',
    due_on_day: '06-30',
    repeat_days: null,
    at_grazing: 'after',
    retired_at: null,
    note,
  },
  transect: {
    name: 'Hill',
    paddock_uuid: SOMETHING,
    point: POINT,
    bearing_deg: null,
    layout: 'spokes_100',
    due_on_day: '08-31',
    repeat_days: null,
    retired_at: null,
    note,
  },
  transect_reading: {
    transect_uuid: SOMETHING,
    at: AT,
    bare: 18,
    litter: 30,
    rock: 2,
    annual_grass: 5,
    perennial_grass: 40,
    forb: 3,
    shrub: 2,
    tree: 0,
    canopy: 61,
    gaps: 7,
    heights_in: [],
    by: 'Maria',
    note,
  },
  unit: { name: 'North side', paddock_uuids: [SOMETHING], starts_on: '2023-01-01', ends_on: null, note },
  attestation: {
    year: 2025,
    unit_uuid: null,
    text: 'I have managed this land.',
    name: 'Maria Gomez',
    at: AT,
    chain_n: 12,
    line_sha256: 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  },
  trigger: {
    name: 'June rain',
    on_day: '06-30',
    indicator: 'rain_percent',
    from_day: '05-01',
    to_day: '06-30',
    threshold: 75,
    side: 'below',
    action: 'Sell the yearlings',
    animal: 'steers',
    head_percent: 50,
    retired_at: null,
    note,
  },
  decision: { trigger_uuid: SOMETHING, on: '2025-06-30', at: AT, value: 71, what: 'done', by: 'Maria', note },
};
