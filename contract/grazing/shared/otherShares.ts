import { AT, NOTE, open, USED, type SharesOf } from './shareParts';

type Kinds =
  | 'plan'
  | 'place'
  | 'task'
  | 'note'
  | 'photo'
  | 'product'
  | 'treatment'
  | 'weighing'
  | 'animal'
  | 'key_area'
  | 'use_reading'
  | 'photo_point'
  | 'transect'
  | 'transect_reading'
  | 'attestation'
  | 'trigger'
  | 'decision';

const LABEL = open(
  'active',
  'reg_no',
  'dose',
  'dose_unit',
  'dose_per_lb',
  'route',
  'meat_days',
  'milk_hours',
  'export_days',
  'organic',
);
const PLACED = { ...open('name', 'paddock_uuid', 'retired_at'), point: 'position', ...NOTE } as const;

/** Of the kinds that have a part of their own, go with every share, or with none. */
export const OTHER_SHARES: SharesOf<Kinds> = {
  plan: {
    part: 'plans',
    dated: AT,
    fields: { ...open('herd_uuid', 'paddock_uuids', 'at', 'days'), ...NOTE },
  },
  place: {
    part: 'places',
    dated: 'lasting',
    fields: { ...open('what', 'name'), shape: 'position', ...open('retired_at'), ...NOTE },
  },
  task: {
    part: 'tasks',
    dated: { due: 'due_on', done: 'done_at' },
    fields: {
      ...open('title', 'due_on'),
      assignee_uuid: 'person',
      ...open('paddock_uuid', 'herd_uuid', 'repeat_days', 'done_at'),
      ...NOTE,
    },
  },
  note: {
    part: 'notes',
    dated: AT,
    fields: { ...open('at', 'text', 'paddock_uuid', 'herd_uuid'), point: 'position' },
  },
  photo: {
    part: 'photos',
    dated: AT,
    fields: {
      ...open('at', 'sha256', 'bytes', 'width', 'height', 'caption'),
      point: 'position',
      ...open('bearing_deg', 'paddock_uuid', 'subject_kind', 'subject_uuid'),
    },
  },
  product: {
    part: 'animals',
    dated: 'lasting',
    fields: { ...open('name', 'what'), ...LABEL, ...open('graze_days', 'retired_at'), ...NOTE },
  },
  treatment: {
    part: 'animals',
    dated: AT,
    fields: {
      ...open('herd_uuid', 'at', 'last_at', 'animal', 'head', 'tags'),
      ...USED,
      ...LABEL,
      ...open('expires_on', 'reason', 'total', 'site'),
      by: 'person',
      vet: 'person',
      ...open('prescription'),
      supplier: 'person',
      ...open('proof', 'extralabel', 'not_for_food', 'cost'),
      ...NOTE,
    },
  },
  weighing: {
    part: 'animals',
    dated: AT,
    fields: { ...open('herd_uuid', 'at', 'animal', 'entries'), ...NOTE },
  },
  animal: {
    part: 'animals',
    dated: { holdsFrom: 'at', by: ['uuid'] },
    fields: { ...open('name', 'animal', 'ids', 'herd_uuid', 'at', 'born_on', 'dam_uuid'), ...NOTE },
  },
  key_area: {
    part: 'monitoring',
    dated: 'lasting',
    fields: { ...PLACED, ...open('plant', 'season_of_use', 'min_stubble_in', 'max_use_percent') },
  },
  use_reading: {
    part: 'monitoring',
    dated: AT,
    fields: {
      ...open('key_area_uuid', 'at', 'heights_in', 'mean_in', 'readings', 'use_percent', 'method'),
      by: 'person',
      ...open('cause'),
      ...NOTE,
    },
  },
  photo_point: {
    part: 'monitoring',
    dated: 'lasting',
    fields: {
      ...PLACED,
      ...open(
        'bearing_deg',
        'camera_height_in',
        'lens',
        'landmark',
        'purpose',
        'due_on_day',
        'repeat_days',
        'at_grazing',
      ),
    },
  },
  transect: {
    part: 'monitoring',
    dated: 'lasting',
    fields: { ...PLACED, ...open('bearing_deg', 'layout', 'due_on_day', 'repeat_days') },
  },
  transect_reading: {
    part: 'monitoring',
    dated: AT,
    fields: {
      ...open(
        'transect_uuid',
        'at',
        'bare',
        'litter',
        'rock',
        'annual_grass',
        'perennial_grass',
        'forb',
        'shrub',
        'tree',
        'canopy',
        'gaps',
        'heights_in',
      ),
      by: 'person',
      ...NOTE,
    },
  },
  attestation: {
    part: 'always',
    dated: { year: 'year' },
    fields: { ...open('year', 'unit_uuid', 'text', 'name', 'at', 'chain_n', 'line_sha256') },
  },
  trigger: {
    part: 'never',
    dated: 'lasting',
    fields: {
      ...open(
        'name',
        'on_day',
        'indicator',
        'from_day',
        'to_day',
        'threshold',
        'side',
        'action',
        'animal',
        'head_percent',
        'retired_at',
      ),
      ...NOTE,
    },
  },
  decision: {
    part: 'never',
    dated: AT,
    fields: { ...open('trigger_uuid', 'on', 'at', 'value', 'what'), by: 'person', ...NOTE },
  },
};
