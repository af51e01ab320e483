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

/** Lists that may be empty, and fields that say yes or no. */
const TAKES_ODD = ['paddock_uuids', 'tags', 'heights_in', 'ours', 'extralabel', 'not_for_food', 'roughage'];

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
      if (answer.problems === undefined) expect(TAKES_ODD).toContain(field);
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
    ['note', 'The gate is\n\u202Enepo'],
    ['note', '\u2067\u2069'],
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

  it('a tag is as it was read, in upper case and without the spaces around it', () => {
    expect(readFields('treatment', { tags: ['  us\t12 ', 'b'] })).toEqual({ data: { tags: ['US 12', 'B'] } });
    expect(problems('transfer', { tags: ['us 12', 'US  12'] })).toEqual({
      tags: 'Enter at most 2,000 tags, each of them once',
    });
  });

  it('2,000 weights and 2,000 tags are taken', () => {
    const entries = Array.from({ length: 2_000 }, (_, index) => ({ tag: `T${index}`, lb: 600 }));
    expect(problems('weighing', { entries })).toBeUndefined();
    expect(problems('treatment', { head: null, tags: entries.map(({ tag }) => tag) })).toBeUndefined();
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
    ['ranch', { rain_normals_in: [1, 2] }, 'rain_normals_in'],
    ['confinement', { ends_at: '2026-04-20T11:59:59.999Z' }, 'ends_at'],
    ['grazing_season', { ends_on: '2026-04-30' }, 'ends_on'],
    ['demand', { dmd_lb: 24 }, 'dmd_percent'],
    ['attestation', { text: 'I managed \u202D100 acres' }, 'text'],
    ['use_reading', { mean_in: 4 }, 'mean_in'],
    ['use_reading', { readings: 12 }, 'readings'],
    ['use_reading', { heights_in: Array.from({ length: 201 }, () => 4) }, 'heights_in'],
    ['use_reading', { heights_in: [121] }, 'heights_in[0]'],
    ['photo_point', { bearing_deg: 360 }, 'bearing_deg'],
    ['photo_point', { due_on_day: '06-32' }, 'due_on_day'],
    ['photo_point', { due_on_day: '6-30' }, 'due_on_day'],
    ['transect_reading', { bare: -1 }, 'bare'],
    ['transect_reading', { bare: 919 }, 'bare'],
    ['unit', { paddock_uuids: [] }, 'paddock_uuids'],
    ['attestation', { year: 2025.5 }, 'year'],
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
    ['transfer', { tags: ['840', '840'] }, 'tags'],
    ['transfer', { tags: [null] }, 'tags[0]'],
    ['transfer', { tags: [{}] }, 'tags[0]'],
    ['transfer', { head: 1, tags: ['840', '841'] }, 'tags'],
    ['transfer', { party: 'x'.repeat(101) }, 'party'],
    ['feed', { herd_uuid: null, paddock_uuid: null }, 'herd_uuid'],
    ['product', { meat_days: 2_001 }, 'meat_days'],
    ['product', { milk_hours: 0.5 }, 'milk_hours'],
    ['product', { dose_per_lb: 0.5 }, 'dose_per_lb'],
    ['product', { organic: 'perhaps' }, 'organic'],
    ['treatment', { dose: -1 }, 'dose'],
    ['treatment', { head: 3, tags: ['840'] }, 'head'],
    ['treatment', { head: null, tags: Array.from({ length: 2_001 }, (_, index) => `T${index}`) }, 'tags'],
    ['treatment', { last_at: '2020-01-01T00:00:00.000Z' }, 'last_at'],
    ['treatment', { product: '' }, 'product'],
    ['treatment', { batch: 'x'.repeat(41) }, 'batch'],
    ['weighing', { entries: [] }, 'entries'],
    ['weighing', { entries: Array.from({ length: 2_001 }, () => ({ tag: '', lb: 600 })) }, 'entries'],
    ['weighing', { entries: [{ tag: '', lb: 0 }] }, 'entries[0].lb'],
    ['weighing', { entries: [{ tag: '', lb: 6_000 }] }, 'entries[0].lb'],
    ['weighing', { entries: [{ tag: 'x'.repeat(41), lb: 600 }] }, 'entries[0].tag'],
    ['animal', { ids: [] }, 'ids'],
    ['animal', { ids: [{ tag: ' ', type: 'eid', from: null, to: null }] }, 'ids[0].tag'],
    ['animal', { ids: [{ tag: '840', type: 'eid', from: '2026-02-01', to: '2026-01-31' }] }, 'ids[0].to'],
    ['animal', { at: null }, 'at'],
    ['animal', { herd_uuid: null }, 'at'],
    ['paddock_treatment', { what: 'paint' }, 'what'],
    ['paddock_treatment', { rate_unit: 'x'.repeat(21) }, 'rate_unit'],
    ['feed', { dm_percent: 0 }, 'dm_percent'],
    ['feed', { dm_percent: 100.1 }, 'dm_percent'],
    ['feed', { days: 0 }, 'days'],
    ['feed', { days: 367 }, 'days'],
    ['feed', { animal: 'llamas' }, 'animal'],
    ['feedstuff', { dm_percent: 0 }, 'dm_percent'],
    ['feedstuff', { status: 'certified' }, 'status'],
    ['feedstuff', { certificate: 'x'.repeat(101) }, 'certificate'],
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
