import type { Right } from '../ranches/rights';
import type { RecordDataByKind, RecordKind } from './records';

/** What the app and the server need to know of a kind of record, besides its fields. */
export interface KindMeta<Field extends string = string> {
  /** What one is called, and several: "move", "moves". */
  readonly words: readonly [one: string, more: string];
  /** Who may write it. Subdivisions of paddocks need only `record`. */
  readonly right: Extract<Right, 'record' | 'shapeRanch'>;
  /** The view of its typed columns, for people who read the database with SQL. */
  readonly view: `grazing_${string}`;
  /** Whether it says what happened `at` a time, or last at `last_at`: that can't be in the future. */
  readonly isFact: boolean;
  /** Whether figures of herds and paddocks are computed from it. */
  readonly isFigured: boolean;
  /** Whether its date tells that the record was kept then: a rest over a year without any is unknown. */
  readonly isEntry: boolean;
  /** The device keeps its records by the first of these fields that is given, where a ranch has very many of them. */
  readonly keptBy: readonly Field[];
}

/** What is there over time, and no figure needs; the same of what happened, and of what tells that the record was kept then. */
const THING = { isFact: false, isFigured: false, isEntry: false, keptBy: [] } as const;
const FACT = { ...THING, isFact: true } as const;
const ENTRY = { ...FACT, isEntry: true } as const;

/* eslint-disable lingui/no-unlocalized-strings -- words are for the English of refusals */
/** Every kind has its line here: a kind without one is a type error. */
export const KIND_META: { readonly [K in RecordKind]: KindMeta<keyof RecordDataByKind[K] & string> } = {
  ranch: {
    words: ['setting', 'settings'],
    right: 'shapeRanch',
    view: 'grazing_ranches',
    isFact: false,
    isFigured: true,
    isEntry: false,
    keptBy: [],
  },
  season: {
    words: ['season', 'seasons'],
    right: 'shapeRanch',
    view: 'grazing_seasons',
    isFact: false,
    isFigured: true,
    isEntry: false,
    keptBy: [],
  },
  paddock: {
    words: ['paddock', 'paddocks'],
    right: 'shapeRanch',
    view: 'grazing_paddocks',
    isFact: false,
    isFigured: true,
    isEntry: false,
    keptBy: [],
  },
  herd: {
    words: ['herd', 'herds'],
    right: 'record',
    view: 'grazing_herds',
    isFact: false,
    isFigured: true,
    isEntry: true,
    keptBy: [],
  },
  move: {
    words: ['move', 'moves'],
    right: 'record',
    view: 'grazing_moves',
    isFact: true,
    isFigured: true,
    isEntry: true,
    keptBy: ['herd_uuid'],
  },
  plan: { words: ['planned move', 'planned moves'], right: 'record', view: 'grazing_plans', ...THING },
  count: {
    words: ['count', 'counts'],
    right: 'record',
    view: 'grazing_counts',
    isFact: true,
    isFigured: true,
    isEntry: true,
    keptBy: ['herd_uuid'],
  },
  transfer: {
    words: ['coming or going', 'comings and goings'],
    right: 'record',
    view: 'grazing_transfers',
    isFact: true,
    isFigured: true,
    isEntry: true,
    keptBy: ['from_herd_uuid', 'to_herd_uuid'],
  },
  feed: {
    words: ['feeding', 'feedings'],
    right: 'record',
    view: 'grazing_feed',
    isFact: true,
    isFigured: true,
    isEntry: true,
    keptBy: ['paddock_uuid', 'herd_uuid'],
  },
  forage: {
    words: ['forage measurement', 'forage measurements'],
    right: 'record',
    view: 'grazing_forage',
    isFact: true,
    isFigured: true,
    isEntry: true,
    keptBy: ['paddock_uuid'],
  },
  rain: {
    words: ['rainfall', 'rainfalls'],
    right: 'record',
    view: 'grazing_rain',
    isFact: false,
    isFigured: false,
    isEntry: true,
    keptBy: [],
  },
  mark: {
    words: ['mark', 'marks'],
    right: 'record',
    view: 'grazing_marks',
    isFact: false,
    isFigured: false,
    isEntry: true,
    keptBy: [],
  },
  place: { words: ['place', 'places'], right: 'record', view: 'grazing_places', ...THING },
  task: {
    words: ['task', 'tasks'],
    right: 'record',
    view: 'grazing_tasks',
    isFact: false,
    isFigured: false,
    isEntry: true,
    keptBy: [],
  },
  note: { words: ['note', 'notes'], right: 'record', view: 'grazing_notes', ...ENTRY },
  photo: {
    words: ['photo', 'photos'],
    right: 'record',
    view: 'grazing_photos',
    isFact: true,
    isFigured: false,
    isEntry: true,
    keptBy: ['subject_uuid'],
  },
  product: { words: ['product', 'products'], right: 'record', view: 'grazing_products', ...THING },
  treatment: {
    words: ['treatment', 'treatments'],
    right: 'record',
    view: 'grazing_treatments',
    isFact: true,
    isFigured: false,
    isEntry: true,
    keptBy: ['herd_uuid'],
  },
  weighing: {
    words: ['weighing', 'weighings'],
    right: 'record',
    view: 'grazing_weighings',
    isFact: true,
    isFigured: false,
    isEntry: true,
    keptBy: ['herd_uuid'],
  },
  animal: { words: ['animal', 'animals'], right: 'record', view: 'grazing_animals', ...THING },
  paddock_treatment: {
    words: ['paddock treatment', 'paddock treatments'],
    right: 'record',
    view: 'grazing_paddock_treatments',
    isFact: true,
    isFigured: false,
    isEntry: true,
    keptBy: ['paddock_uuid'],
  },
  feedstuff: { words: ['feed', 'feeds'], right: 'record', view: 'grazing_feedstuffs', ...THING },
  grazing_season: {
    words: ['grazing season', 'grazing seasons'],
    right: 'shapeRanch',
    view: 'grazing_grazing_seasons',
    ...THING,
  },
  confinement: {
    words: ['confinement', 'confinements'],
    right: 'record',
    view: 'grazing_confinements',
    isFact: true,
    isFigured: false,
    isEntry: false,
    keptBy: ['herd_uuid'],
  },
  demand: {
    words: ['dry matter demand', 'dry matter demands'],
    right: 'shapeRanch',
    view: 'grazing_demands',
    ...THING,
  },
  key_area: { words: ['key area', 'key areas'], right: 'record', view: 'grazing_key_areas', ...THING },
  use_reading: { words: ['use reading', 'use readings'], right: 'record', view: 'grazing_use_readings', ...ENTRY },
  photo_point: { words: ['photo point', 'photo points'], right: 'record', view: 'grazing_photo_points', ...THING },
  transect: { words: ['transect', 'transects'], right: 'record', view: 'grazing_transects', ...THING },
  transect_reading: {
    words: ['transect reading', 'transect readings'],
    right: 'record',
    view: 'grazing_transect_readings',
    ...ENTRY,
  },
  unit: { words: ['land unit', 'land units'], right: 'shapeRanch', view: 'grazing_land_units', ...THING },
  attestation: { words: ['attestation', 'attestations'], right: 'shapeRanch', view: 'grazing_attestations', ...FACT },
  trigger: { words: ['drought trigger', 'drought triggers'], right: 'shapeRanch', view: 'grazing_triggers', ...THING },
  decision: { words: ['drought decision', 'drought decisions'], right: 'record', view: 'grazing_decisions', ...FACT },
};
/* eslint-enable lingui/no-unlocalized-strings */

/** The same of a kind that may be one of a newer server: undefined then. */
export const metaOf = (kind: string): KindMeta | undefined =>
  Object.hasOwn(KIND_META, kind) ? KIND_META[kind as RecordKind] : undefined;

/** The kinds that figures are computed from. */
export const figuredKinds = (): readonly RecordKind[] =>
  // Every kind has its line, and nothing else has one.
  (Object.keys(KIND_META) as RecordKind[]).filter((kind) => KIND_META[kind].isFigured);
