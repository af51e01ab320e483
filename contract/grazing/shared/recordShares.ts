import { AT, DAYS, NOTE, open, USED, type SharesOf } from './shareParts';

type Kinds =
  | 'ranch'
  | 'season'
  | 'paddock'
  | 'herd'
  | 'count'
  | 'transfer'
  | 'move'
  | 'forage'
  | 'feed'
  | 'rain'
  | 'mark'
  | 'paddock_treatment'
  | 'feedstuff'
  | 'grazing_season'
  | 'confinement'
  | 'demand'
  | 'unit';

/** Of the kinds that the part `records` has. */
export const RECORD_SHARES: SharesOf<Kinds> = {
  ranch: {
    part: 'records',
    dated: 'lasting',
    fields: {
      ...open(
        'time_zone',
        'standard_weight_lb',
        'standard_intake_lb',
        'rest_target_growing_days',
        'rest_target_dormant_days',
        'utilisation_percent',
        'rule_set',
        'rain_normals_in',
      ),
    },
  },
  season: {
    part: 'records',
    dated: DAYS,
    fields: { ...open('name', 'type', 'starts_on', 'ends_on') },
  },
  paddock: {
    part: 'records',
    dated: 'lasting',
    fields: {
      ...open('name'),
      shape: 'position',
      ...open(
        'acres',
        'grazeable_percent',
        'rating',
        'parent_uuid',
        'starts_at',
        'retired_at',
        'rest_target_days',
        'grass_type',
      ),
      ...NOTE,
    },
  },
  herd: {
    part: 'records',
    dated: 'lasting',
    fields: { ...open('name', 'color', 'ours', 'retired_at'), ...NOTE },
  },
  count: {
    part: 'records',
    dated: AT,
    fields: { ...open('herd_uuid', 'at', 'classes', 'reason'), ...NOTE },
  },
  transfer: {
    part: 'records',
    dated: AT,
    fields: {
      ...open('at', 'from_herd_uuid', 'to_herd_uuid', 'animal', 'head', 'average_weight_lb', 'reason'),
      ...NOTE,
      tags: 'animals',
      document: 'animals',
      party: 'person',
    },
  },
  move: {
    part: 'records',
    dated: AT,
    fields: { ...open('herd_uuid', 'at', 'paddock_uuids', 'off', 'strip_acres', 'planned_days', 'plan_uuid'), ...NOTE },
  },
  forage: {
    part: 'records',
    dated: AT,
    fields: { ...open('paddock_uuid', 'at', 'lb_per_acre', 'measure', 'method'), ...NOTE },
  },
  feed: {
    part: 'records',
    dated: AT,
    fields: {
      ...open('at', 'lb', 'what', 'use', 'herd_uuid', 'paddock_uuid'),
      ...NOTE,
      ...open('dm_percent', 'animal', 'days', 'feedstuff_uuid'),
    },
  },
  rain: { part: 'records', dated: { fact: 'on' }, fields: { ...open('on', 'inches') } },
  mark: {
    part: 'records',
    dated: DAYS,
    fields: { ...open('what', 'starts_on', 'ends_on', 'paddock_uuid', 'lb'), ...NOTE },
  },
  paddock_treatment: {
    part: 'records',
    dated: AT,
    fields: {
      ...open('paddock_uuid', 'at', 'acres', 'what'),
      ...USED,
      ...open('rate', 'rate_unit', 'lb', 'n_percent', 'graze_days', 'export_days'),
      by: 'person',
      ...NOTE,
    },
  },
  feedstuff: {
    part: 'records',
    dated: 'lasting',
    fields: {
      ...open('name', 'what', 'dm_percent', 'roughage', 'source', 'status', 'certificate'),
      supplier: 'person',
      ...open('retired_at'),
      ...NOTE,
    },
  },
  grazing_season: { part: 'records', dated: DAYS, fields: { ...open('starts_on', 'ends_on'), ...NOTE } },
  confinement: {
    part: 'records',
    dated: { from: 'starts_at', to: 'ends_at' },
    fields: { ...open('herd_uuid', 'animal', 'starts_at', 'ends_at', 'reason'), ...NOTE },
  },
  demand: {
    part: 'records',
    dated: { holdsFrom: 'starts_on', by: ['animal', 'herd_uuid'] },
    fields: { ...open('animal', 'herd_uuid', 'starts_on', 'stage', 'dmd_lb', 'dmd_percent', 'exempt', 'source') },
  },
  unit: {
    part: 'records',
    dated: DAYS,
    fields: { ...open('name', 'paddock_uuids', 'starts_on', 'ends_on'), ...NOTE },
  },
};
