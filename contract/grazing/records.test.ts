import type {
  CountData,
  FeedData,
  ForageData,
  HerdData,
  MoveData,
  PaddockData,
  RanchData,
  SeasonData,
  TransferData,
} from '@domain/grazing/records';
import { aRecord } from '../../server/test/support/aRecord';
import { ANIMALS } from './animals';
import { readFields, readRecord } from './readRecord';
import { RECORD_KINDS, type RecordKind } from './records';
import { referenceFields, referencesOf } from './references';

const UUID = '0190a5b4-3c1e-7d7e-8b8f-4f9f3d1c2a01';

const problems = (kind: RecordKind, fields: object) => readRecord(kind, { ...aRecord(kind), ...fields }).problems;

describe.each(RECORD_KINDS)('a record of kind %s', (kind) => {
  it('comes back as it was written', () => {
    expect(readRecord(kind, aRecord(kind))).toEqual({ data: aRecord(kind) });
  });

  it('needs all its fields, and knows no other', () => {
    const fields = Object.keys(aRecord(kind));
    expect(Object.keys(readRecord(kind, {}).problems ?? {})).toEqual(expect.arrayContaining(fields));
    expect(problems(kind, { acre: 1 })).toEqual({ acre: 'We don’t know this field' });
    expect(readFields(kind, { acre: 1 }).problems).toEqual({ acre: 'We don’t know this field' });
  });

  it.each([{}, [], 'a\0b', '\uD800', 1e999, NaN, true, -7, { a: 1 }])('takes %p in no field it is not for', (value) => {
    for (const field of Object.keys(aRecord(kind))) {
      const answer = readFields(kind, { [field]: value });
      if (answer.problems === undefined) expect(['paddock_uuids', 'ours']).toContain(field);
      else expect(Object.keys(answer.problems)[0]).toContain(field);
    }
  });
});

describe('fields', () => {
  it('names are trimmed and folded, notes are trimmed and keep their line breaks', () => {
    const typed = { name: '  North \n  creek ', note: '  one\n\n two ' };
    expect(readFields('paddock', typed)).toEqual({ data: { name: 'North creek', note: 'one\n\n two' } });
  });

  it.each([
    ['name', ''],
    ['name', ' \n '],
    ['name', '🐄'.repeat(101)],
    ['name', '\u202Egnp'],
    ['note', 'x'.repeat(2_001)],
    ['grazeable_percent', 100.5],
    ['grazeable_percent', null],
    ['acres', 1_000_001],
    ['acres', '12'],
    ['rating', 0],
    ['rating', 1.5],
    ['rest_target_days', 30.5],
    ['parent_uuid', UUID.toUpperCase()],
    ['retired_at', '2026-06-01'],
    ['retired_at', '2026-06-01T00:00:00Z'],
    ['retired_at', '2026-02-30T00:00:00.000Z'],
    ['retired_at', '0000-01-01T00:00:00.000Z'],
    ['retired_at', '+010000-01-01T00:00:00.000Z'],
    ['retired_at', '1899-12-31T23:59:59.999Z'],
    ['retired_at', '2201-01-01T00:00:00.000Z'],
  ])('a paddock has no %s of %j', (field, value) => {
    expect(Object.keys(problems('paddock', { [field]: value }) ?? {})).toEqual([field]);
  });

  it('a name of 100 cows and a note of 2,000 characters are taken', () => {
    expect(problems('paddock', { name: '🐄'.repeat(100), note: 'x'.repeat(2_000) })).toBeUndefined();
  });

  it.each([
    ['season', { ends_on: '2026-13-01' }, 'ends_on'],
    ['season', { starts_on: '2026-06-01', ends_on: '2026-05-31' }, 'ends_on'],
    ['ranch', { time_zone: 'Denver' }, 'time_zone'],
    ['ranch', { time_zone: '+07:00' }, 'time_zone'],
    ['ranch', { standard_intake_lb: 0.5 }, 'standard_intake_lb'],
    ['ranch', { standard_weight_lb: 5_001 }, 'standard_weight_lb'],
    ['herd', { color: 'red' }, 'color'],
    ['herd', { ours: 1 }, 'ours'],
    ['move', { paddock_uuids: [] }, 'off'],
    ['move', { off: 'corral' }, 'off'],
    ['move', { paddock_uuids: Array.from({ length: 65 }, () => UUID) }, 'paddock_uuids'],
    ['move', { paddock_uuids: ['here'] }, 'paddock_uuids[0]'],
    ['move', { planned_days: 0 }, 'planned_days'],
    ['plan', { paddock_uuids: [] }, 'paddock_uuids'],
    ['plan', { days: 0 }, 'days'],
    ['transfer', { from_herd_uuid: null, to_herd_uuid: null }, 'to_herd_uuid'],
    ['transfer', { head: -1 }, 'head'],
    ['feed', { herd_uuid: null, paddock_uuid: null }, 'herd_uuid'],
    ['mark', { starts_on: '2026-06-02', ends_on: '2026-06-01' }, 'ends_on'],
    ['note', { text: ' ' }, 'text'],
    ['note', { text: 'x'.repeat(4_001) }, 'text'],
    ['note', { point: { type: 'Point', coordinates: [200, 0] } }, 'point'],
    ['rain', { on: '2026-6-1' }, 'on'],
    ['place', { shape: null }, 'shape'],
    ['paddock', { shape: { type: 'Polygon', coordinates: [] }, acres: null }, 'shape'],
    ['count', { classes: [] }, 'classes'],
    ['count', { classes: Array.from({ length: 9 }, () => aRecord('count').classes[0]) }, 'classes'],
    ['count', { classes: [null] }, 'classes[0]'],
    ['count', { classes: [{ ...aRecord('count').classes[0], head: -1 }] }, 'classes[0].head'],
    ['count', { classes: [{ ...aRecord('count').classes[0], gain_lb_per_day: -21 }] }, 'classes[0].gain_lb_per_day'],
    ['count', { classes: [{ ...aRecord('count').classes[0], color: 'red' }] }, 'classes[0]'],
  ] as const)('%s refuses %j beside %s', (kind, fields, field) => {
    expect(Object.keys(problems(kind, fields) ?? {})).toEqual([field]);
  });

  it('acres are written only where there is no shape', () => {
    const corners = [
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 0],
    ];
    const shape = { type: 'Polygon', coordinates: [corners] };
    expect(problems('paddock', { shape })).toEqual({ acres: expect.stringContaining('measured') as unknown });
    expect(problems('paddock', { shape, acres: null })).toBeUndefined();
  });

  it('each kind of animal is known, and minus nothing is nothing', () => {
    for (const animal of ANIMALS) {
      const classes = [{ ...aRecord('count').classes[0], animal, gain_lb_per_day: -0 }];
      expect(readFields('count', { classes }).problems).toBeUndefined();
    }
    expect(readFields('rain', { inches: -0 })).toEqual({ data: { inches: 0 } });
  });
});

test('what the figures are computed from is what is written down, as the compiler finds', () => {
  const records: [
    RanchData,
    SeasonData,
    PaddockData,
    HerdData,
    CountData,
    TransferData,
    MoveData,
    ForageData,
    FeedData,
  ] = [
    aRecord('ranch'),
    aRecord('season'),
    aRecord('paddock'),
    aRecord('herd'),
    aRecord('count'),
    aRecord('transfer'),
    aRecord('move'),
    aRecord('forage'),
    aRecord('feed'),
  ];
  expect(records).not.toContain(undefined);
});

describe('what a record names', () => {
  it('is found in its fields, lists too', () => {
    const [one, other] = [UUID, UUID.replace('0190', '0191')];
    const named = referencesOf('move', { ...aRecord('move'), herd_uuid: one, paddock_uuids: [one, other] });
    expect(named.map(({ field, refers, uuid }) => [field, refers, uuid])).toEqual([
      ['herd_uuid', 'herd', one],
      ['paddock_uuids', 'paddock', one],
      ['paddock_uuids', 'paddock', other],
    ]);
  });

  it.each(RECORD_KINDS)('%s: every field that ends in uuid refers to something', (kind) => {
    const fields = Object.keys(aRecord(kind)).filter((field) => /_uuids?$/.test(field));
    expect(referenceFields(kind).map(({ field }) => field)).toEqual(fields);
  });
});
