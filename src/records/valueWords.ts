import { areaAcres } from '@domain/geometry/area';
import type { Shape } from '@domain/geometry/Position';
import { listed } from '@domain/language/language';
import { plural, t } from '@domain/words';
import { PLACE_LOOKS } from '@features/mapSettings/placeLooks';
import { dayInWords } from '@shared/lib/dates';
import { daysInWords } from '@shared/lib/daysInWords';
import { wordOf } from '@shared/lib/wording';
import { timeAt } from '@shared/time/ranchTime';
import { ANY_OF_KIND } from '@shared/kindWords';
import { inUnit, numberInWords, unitOf, type Units } from '@shared/units/units';
import { animalWords } from './animalWords';
import { colorInWords } from './colorWords';
import {
  FEED_IN_WORDS,
  FEED_SOURCES,
  FEED_STATUSES,
  FORAGE_IN_WORDS,
  MARKS_IN_WORDS,
  SEASON_TYPE_NAMES,
  USE_IN_WORDS,
} from './entryWords';
import {
  AT_GRAZING_NAMES,
  CONFINEMENT_REASON_NAMES,
  DECISION_NAMES,
  EXEMPTION_NAMES,
  INDICATOR_NAMES,
  LAYOUT_NAMES,
  SIDE_NAMES,
  USE_METHOD_NAMES,
} from './evidenceWords';
import { ANIMAL_NAMES, OFF_NAMES, REASON_WORDS, type NameOf } from './herdWords';
import type { DataOf, Kind } from './kinds';
import {
  DOSE_UNIT_NAMES,
  ORGANIC_NAMES,
  PADDOCK_TREATMENT_NAMES,
  PRODUCT_USE_NAMES,
  ROUTE_NAMES,
  RULE_SET_NAMES,
  TAG_TYPE_NAMES,
} from './treatmentWords';

/** What the person who reads is called. */
export const YOU = t`You`;

/** What values are told by: what is called how, and how the person reads times and amounts. */
export interface Wording {
  /** Herds and paddocks by id. */
  readonly nameOf: NameOf;
  /** People by id; "You" for the person who reads. */
  readonly personOf: (uuid: string | null) => string;
  /** The ranch's time zone. */
  readonly zone: string | null;
  readonly units: Units;
  /** ms since 1970. */
  readonly now: number;
}

type Codes<Value> = Value extends string ? (string extends Value ? never : Value) : never;

/** The fields of a kind that hold a code, each with words for all its codes: a missing one is an error of types. */
type CodeWords<K extends Kind> = {
  readonly [F in keyof DataOf<K> as Codes<DataOf<K>[F]> extends never ? never : F]: Readonly<
    Record<Codes<DataOf<K>[F]>, string>
  >;
};

const { season_estimate, standing, residual } = FORAGE_IN_WORDS;
const { water, trough, gate, fence, corral, hazard, other } = PLACE_LOOKS;

/** Only of kinds that have such fields. */
const CODES: { readonly [K in Kind as keyof CodeWords<K> extends never ? never : K]: CodeWords<K> } = {
  season: { type: SEASON_TYPE_NAMES },
  count: { reason: REASON_WORDS },
  transfer: { animal: ANIMAL_NAMES, reason: REASON_WORDS },
  move: { off: OFF_NAMES },
  forage: {
    measure: { season_estimate: season_estimate.option, standing: standing.option, residual: residual.option },
  },
  feed: { what: FEED_IN_WORDS, use: USE_IN_WORDS, animal: ANIMAL_NAMES },
  feedstuff: { what: FEED_IN_WORDS, source: FEED_SOURCES, status: FEED_STATUSES },
  mark: { what: MARKS_IN_WORDS },
  place: {
    what: {
      water: water.label,
      trough: trough.label,
      gate: gate.label,
      fence: fence.label,
      corral: corral.label,
      hazard: hazard.label,
      other: other.label,
    },
  },
  photo: { subject_kind: ANY_OF_KIND },
  ranch: { rule_set: RULE_SET_NAMES },
  product: { what: PRODUCT_USE_NAMES, dose_unit: DOSE_UNIT_NAMES, route: ROUTE_NAMES, organic: ORGANIC_NAMES },
  treatment: {
    animal: ANIMAL_NAMES,
    dose_unit: DOSE_UNIT_NAMES,
    route: ROUTE_NAMES,
    organic: ORGANIC_NAMES,
  },
  weighing: { animal: ANIMAL_NAMES },
  animal: { animal: ANIMAL_NAMES },
  paddock_treatment: { what: PADDOCK_TREATMENT_NAMES },
  confinement: { animal: ANIMAL_NAMES, reason: CONFINEMENT_REASON_NAMES },
  demand: { animal: ANIMAL_NAMES, exempt: EXEMPTION_NAMES },
  use_reading: { method: USE_METHOD_NAMES },
  photo_point: { at_grazing: AT_GRAZING_NAMES },
  transect: { layout: LAYOUT_NAMES },
  trigger: { animal: ANIMAL_NAMES, indicator: INDICATOR_NAMES, side: SIDE_NAMES },
  decision: { what: DECISION_NAMES },
};

/** The same for a kind that is only known at run time, which may be one of a newer version. */
const CODES_BY_KIND: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>> = CODES;

type Class = DataOf<'count'>['classes'][number];

function classInWords({ animal, head, average_weight_lb: lb, gain_lb_per_day: gain }: Class, units: Units): string {
  const animals = animalWords(animal).counted(head);
  const weight = lb === null ? '' : inUnit(lb, unitOf('weight', units));
  const counted = lb === null ? animals : t`${animals} at ${weight}`;
  const gained = inUnit(gain, unitOf('gain', units));
  return gain === 0 ? counted : t`${counted}, gaining ${gained}`;
}

function drawnInWords(shape: { readonly type: string; readonly coordinates: unknown }, units: Units): string {
  if (shape.type === 'Point' && Array.isArray(shape.coordinates)) {
    const [longitude = '', latitude = ''] = shape.coordinates.map((degrees) => Number(degrees).toFixed(5));
    return t`at ${latitude}, ${longitude}`;
  }
  if (!/Polygon/.test(shape.type)) return t`a line`;
  // The schemas of the contract have checked what the server sent.
  const area = inUnit(areaAcres(shape as Shape), unitOf('area', units));
  return t`a shape of ${area}`;
}

function amountInWords(field: string, value: number, units: Units): string {
  if (field === 'lb_per_acre') return inUnit(value, unitOf('yield', units));
  if (field === 'gain_lb_per_day') return inUnit(value, unitOf('gain', units));
  if (/(^|_)acres$/.test(field)) return inUnit(value, unitOf('area', units));
  if (/(^|_)lb$/.test(field)) return inUnit(value, unitOf('weight', units));
  if (field === 'inches' || field.endsWith('_in')) return inUnit(value, unitOf('rain', units));
  if (/(^|_)days$/.test(field)) return daysInWords(value, 2);
  return field.endsWith('_percent') ? `${numberInWords(value, 2)} %` : numberInWords(value, 4);
}

function textInWords(kind: string, field: string, value: string, { nameOf, personOf, zone }: Wording): string {
  const codes = CODES_BY_KIND[kind]?.[field];
  // A code that only a newer version knows.
  if (codes !== undefined) return codes[value] ?? t`other`;
  if (field === 'assignee_uuid') return personOf(value);
  if (field === 'plan_uuid') return t`a planned move`;
  if (field.endsWith('_uuid')) return nameOf(value);
  if (/(^|_)at$/.test(field)) return timeAt(Date.parse(value), zone);
  if (/(^|_)on$/.test(field)) return dayInWords(`${value}T12:00:00`);
  if (field.endsWith('sha256')) return value.slice(0, 8);
  if (field === 'color') return colorInWords(value);
  return field === 'name' || field === 'time_zone' ? value.replaceAll('_', ' ') : `“${value}”`;
}

/** How many tags or weights are told one by one. */
const TOLD_MAX = 12;

type Id = DataOf<'animal'>['ids'][number];

const idInWords = ({ tag, type }: Id) => {
  const of = wordOf(TAG_TYPE_NAMES, type);
  return t`${tag} (${of})`;
};

/** A list of tags, weights or ids, as far as it isn't too long to be read. */
function listInWords(field: string, values: readonly unknown[], { units }: Wording): string {
  if (values.length === 0) return t({ message: 'nothing', context: 'a value' });
  const told = values.slice(0, TOLD_MAX).map((value) => {
    if (field === 'ids') return idInWords(value as Id);
    if (field.endsWith('_in')) return inUnit(Number(value), unitOf('rain', units));
    if (field !== 'entries') return String(value);
    const { tag, lb } = value as DataOf<'weighing'>['entries'][number];
    const weight = inUnit(lb, unitOf('weight', units));
    return tag === '' ? weight : `${tag}: ${weight}`;
  });
  const more = values.length - told.length;
  if (more === 0) return listed(told);
  const first = told.join(', ');
  return t`${first} and ${plural(more, { one: '# more', other: '# more' })}`;
}

/** What a field of a record holds, as a person reads it: names, not ids; the ranch's time; the person's units. */
export function valueInWords(kind: string, field: string, value: unknown, wording: Wording): string {
  if (value === null || value === undefined || value === '') return t({ message: 'nothing', context: 'a value' });
  if (field === 'ours') return value === true ? t`ours` : t`someone else’s`;
  if (typeof value === 'boolean') return value ? t`yes` : t`no`;
  if (typeof value === 'number') return amountInWords(field, value, wording.units);
  if (typeof value === 'string') return textInWords(kind, field, value, wording);
  if (field === 'classes') return listed((value as Class[]).map((each) => classInWords(each, wording.units)));
  if (field === 'paddock_uuids') return listed((value as string[]).map(wording.nameOf));
  if (Array.isArray(value)) return listInWords(field, value, wording);
  if (typeof value === 'object' && 'type' in value && 'coordinates' in value) {
    return drawnInWords(value as { type: string; coordinates: unknown }, wording.units);
  }
  return t`something this version of Grazewell cannot show`;
}
