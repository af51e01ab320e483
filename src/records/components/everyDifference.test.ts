import type { AnySchema } from '@contract/text/yup';
import { TAG_TYPES } from '@contract/grazing/animal';
import { RECORD_KINDS, rulesOf } from '@contract/grazing/records';
import { unitsOf } from '@contract/people/units';
import type { Wording } from '../valueWords';
import { differencesBetween } from './differences';

const UUID = '5f0e8a52-7c1b-4d2f-9a3e-0c9d8b7a6f5e';

const wording: Wording = {
  nameOf: () => 'Creek',
  personOf: () => 'Miguel Ortiz',
  zone: 'America/Denver',
  units: unitsOf({}),
  now: Date.parse('2026-06-02T18:00:00.000Z'),
};

interface Json {
  readonly format?: string;
  readonly enum?: readonly string[];
  readonly type?: string;
  readonly pattern?: string;
  readonly items?: { readonly type?: string };
  readonly properties?: { readonly type: { readonly enum: readonly string[] } };
}

const CORNERS = [
  [-101, 42],
  [-100.99, 42],
  [-100.99, 42.01],
  [-101, 42],
];
const DRAWN: Readonly<Record<string, unknown>> = {
  Point: CORNERS[0],
  LineString: CORNERS,
  Polygon: [CORNERS],
  MultiPolygon: [[CORNERS]],
};

const jsonOf = (kind: (typeof RECORD_KINDS)[number], field: string): Json =>
  rulesOf(kind)[field]?.spec.meta?.json ?? {};

/** Values that a field can have, one for each of its codes and shapes. */
function valuesOf(field: string, { spec }: AnySchema): readonly unknown[] {
  const json: Json = spec.meta?.json ?? {};
  const drawn = json.properties?.type.enum;
  if (spec.meta?.refers !== undefined) return [json.type === 'array' ? [UUID] : UUID];
  if (json.enum !== undefined) return json.enum;
  if (json.format === 'date-time') return ['2026-06-02T12:00:00.000Z'];
  if (json.format === 'date') return ['2026-06-02'];
  if (json.type === 'boolean') return [true, false];
  if (json.type === 'number' || json.type === 'integer') return [1.5];
  if (json.pattern?.startsWith('^#') === true) return ['#cc0000'];
  if (drawn !== undefined) return drawn.map((type) => ({ type, coordinates: DRAWN[type] }));
  if (field === 'time_zone') return ['America/Denver'];
  if (field === 'classes') {
    return (jsonOf('transfer', 'animal').enum ?? []).map((animal) => [
      { animal, head: 3, average_weight_lb: 900, gain_lb_per_day: 1.5, au_per_head: null, intake_percent: null },
    ]);
  }
  if (field === 'tags') return [['840'], Array.from({ length: 30 }, (_, index) => `T${index}`)];
  if (field === 'entries') return [[{ tag: '840', lb: 612 }], [{ tag: '', lb: 598.5 }]];
  if (json.type === 'array' && json.items?.type === 'number') return [[4, 1.5], [2]];
  if (field === 'ids') return TAG_TYPES.map((type) => [{ tag: '840', type, from: null, to: null }]);
  if (json.type === 'string') return ['Up the hill'];
  throw new Error(`What ${field} holds is unknown to this test`);
}

/** What no person reads: ids, codes with underscores, instants and days of the protocol, numbers of colors, raw objects. */
const RAW = /[0-9a-f]{8}-[0-9a-f]{4}|_|\d{4}-\d{2}-\d{2}|T\d{2}:\d{2}|#[0-9a-f]{6}|[{}]|object|undefined|cannot show/i;

const fields = RECORD_KINDS.flatMap((kind) =>
  Object.entries(rulesOf(kind)).map(([field, rule]) => [kind, field, valuesOf(field, rule)] as const),
);

it.each(fields)('a conflict about %s, %s, is told in words', (kind, field, values) => {
  expect(values.length).toBeGreaterThan(0);
  for (const value of values) {
    const record = { kind, uuid: UUID };
    // Where a herd is takes two fields.
    const data = { paddock_uuids: [], off: null, [field]: value };
    const other = { paddock_uuids: [], off: null, [field]: Array.isArray(value) ? [] : null };
    const [told, ...more] = differencesBetween(record, data, other, wording, [field]);
    expect(more).toEqual([]);
    const words = [told?.field, told?.one, told?.other].join('|');
    expect(words).not.toMatch(RAW);
    expect(words).toMatch(/^[A-Z][^|]+\|[^|]+\|[^|]*$/);
    const codes: readonly unknown[] = jsonOf(kind, field).enum ?? [];
    if (codes.includes(value)) expect(told?.one).not.toBe('other');
  }
});
